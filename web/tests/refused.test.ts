// SPDX-License-Identifier: MIT
// A game that the referee refuses leads back to what was on the board, and to storage only if the game itself is to
// blame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, newGame } from "../src/defaults";
import type { Effect } from "../src/message";
import type { State } from "../src/state";
import { fromWritten } from "../src/tree";
import type { About, Both, Position } from "../src/types";
import { update } from "../src/update/update";

const about = {
  rules: [{ id: "spanish", cells: [], win: "", draw: "", loss: "" }],
  levels: [],
  terms: [{ name: "man", weight: 100, means: { es: "", en: "" } }],
  max_weight: 3000,
  max_depth: 40,
} as unknown as About;
const position = {
  rules: "spanish",
  start: "",
  fen: "",
  turn: "white",
  ply: 0,
  pieces: "w.b",
  moves: [],
  must: [],
  touch: [],
  last: null,
  counters: {},
  result: { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } },
} as Position;
const game = (id: string, rules = "spanish") => ({
  ...newGame(rules, { white: { kind: "human" }, black: { kind: "human" } }, null, 1, "2026-01-01"),
  id,
  tree: fromWritten({ moves: [{ move: "10-14" }, { move: "1-32" }] }),
});
const wrong: Both = { es: "mal", en: "wrong" };
const asked = (state: State, error?: Both) =>
  update(state, {
    type: "reply",
    as: "position",
    context: { serial: state.serial },
    now: 0,
    ...(error === undefined ? { reply: position } : { error }),
  });
const started = (): State =>
  asked(update({ ...firstState(1, "2026-01-01", "spanish"), game: game("a") }, { type: "ready", about })[0])[0];
const refusals = (effects: Effect[]) => effects.filter((effect) => effect.kind === "refuse");

test("at the start: a new game, and what was kept is set aside", () => {
  const [first] = update({ ...firstState(1, "2026-01-01", "spanish"), game: game("bad") }, { type: "ready", about });
  const [next, effects] = asked(first, wrong);
  assert.equal(next.game.tree.length, 1);
  assert.deepEqual(refusals(effects), [{ kind: "refuse", game: first.game, rulesKnown: true }]);
});

test("later: the game that was on the board", () => {
  const [loaded] = update(started(), { type: "loaded", game: game("bad") });
  const [next, effects] = asked(loaded, wrong);
  assert.equal(next.game.id, "a");
  assert.equal(refusals(effects).length, 1);
});

test("a game of rules that nobody knows here is not to blame", () => {
  const [loaded] = update(started(), { type: "loaded", game: game("newer", "frisian") });
  const [next, effects] = asked(loaded, wrong);
  assert.equal(next.game.id, "a");
  assert.deepEqual(refusals(effects), [{ kind: "refuse", game: loaded.game, rulesKnown: false }]);
});

test("a bad move further on leads back to the node before it; nothing is set aside", () => {
  const state = started();
  const [there] = update(asked(update(state, { type: "forward" })[0])[0], { type: "forward" });
  const [next, effects] = asked(there, wrong);
  assert.equal(next.game.at, 1);
  assert.deepEqual(next.game.tree, state.game.tree);
  assert.deepEqual(refusals(effects), []);
});

test("an engine that is broken says nothing about the game", () => {
  const [first] = update({ ...firstState(1, "2026-01-01", "spanish"), game: game("a") }, { type: "ready", about });
  const [next, effects] = asked({ ...first, engine: { ...first.engine, broken: "memory" } }, wrong);
  assert.equal(next.game.id, "a");
  assert.deepEqual(effects, []);
});

test("weights that are kept count for the terms that there are", () => {
  const state = firstState(1, "2026-01-01", "spanish");
  state.inside.settings = { ...state.inside.settings, depth: 7, weights: { man: 130, smile: 3 } };
  const { settings } = update(state, { type: "ready", about })[0].inside;
  assert.deepEqual([settings.depth, settings.weights], [7, { man: 130 }]);
});

test("whoever refuses everything is not asked for ever", () => {
  let [state, effects] = asked(
    update({ ...firstState(1, "2026-01-01", "spanish"), game: game("bad") }, { type: "ready", about })[0],
    "no",
  );
  [state, effects] = asked(state, wrong);
  assert.deepEqual(
    effects.map(({ kind }) => kind),
    ["timer"],
  );
  [state, effects] = asked(update(started(), { type: "forward" })[0], wrong);
  [state, effects] = asked(state, wrong);
  assert.deepEqual(
    effects.map(({ kind }) => kind),
    ["timer"],
  );
});

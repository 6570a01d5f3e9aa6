// SPDX-License-Identifier: MIT
// Touched, played: what a person may do with a piece in hand, and that nothing lets them put it back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import type { VNode } from "../src/dom";
import type { Effect, Message } from "../src/message";
import { bound } from "../src/selectors";
import { parts as settings } from "../src/settings/settings";
import type { State } from "../src/state";
import type { About, Move, Position, RuleSet, Ruling } from "../src/types";
import { update } from "../src/update/update";
import { touches } from "./touches";

const move = (text: string, path: number[], captured: number[] = []): Move => ({ text, hub: text, path, captured });
const nothing = { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } } as const;
const moves = [move("9-13", [9, 13]), move("9-14", [9, 14]), move("10-14", [10, 14]), move("10-15", [10, 15])];
const at: Position = {
  rules: "spanish",
  start: "",
  fen: "",
  turn: "white",
  ply: 0,
  pieces: "w".repeat(12) + ".".repeat(8) + "b".repeat(12),
  must: [],
  touch: touches(moves, [9, 10]),
  last: null,
  counters: {},
  result: nothing,
  moves,
};
const rules = (id: string, touch_move: number): RuleSet => ({
  id,
  name: { es: id, en: id },
  width: 8,
  height: 8,
  light: true,
  tiles: [],
  start: "",
  pieces: "",
  compulsory: 20,
  touch_move,
  forzosa: 0,
  win: "1-0",
  draw: "1/2-1/2",
  loss: "0-1",
  examples: [],
});
const about: About = {
  rules: [rules("spanish", 10), rules("entrenamiento", 0), rules("international", 8)],
  levels: [],
  terms: [],
  max_weight: 3000,
  max_depth: 40,
};

/** White to move, by touch-move unless told otherwise. */
function ready(touchMove = true, id = "spanish", position: Position = at): State {
  const first = firstState(1, "2026-01-01T00:00:00", "spanish");
  const [asked] = update(
    { ...first, about, game: { ...first.game, rules: id }, settings: { ...first.settings, touchMove } },
    { type: "go", node: 0 },
  );
  return update(asked, {
    type: "reply",
    as: "position",
    reply: position,
    context: { serial: asked.serial },
    now: 0,
  })[0];
}
const after = (state: State, ...messages: Message[]): [State, Effect[]] =>
  messages.reduce<[State, Effect[]]>(([s], m) => update(s, m), [state, []]);
const asked = (effects: Effect[]) =>
  effects.flatMap((effect) => (effect.kind === "referee" && effect.as === "attempt" ? [effect.request] : []));
const touched = (square: number): Message[] => [
  { type: "press", square, now: 0 },
  { type: "release", square, now: 0 },
];
const no: Ruling = {
  legal: false,
  law: "touch_move",
  article: 10,
  sentence: { es: "Tocada", en: "Touched" },
  squares: [9],
  asked: ["9-13"],
  touched: 9,
};
const answer = (state: State, ruling: Ruling): State =>
  update(state, { type: "reply", as: "attempt", reply: ruling, context: { serial: state.serial }, now: 0 })[0];

test("a touched piece is kept in mind, with the place in the game, and the game is saved", () => {
  const [state, effects] = update(ready(), { type: "press", square: 9, now: 0 });
  assert.deepEqual(state.game.touched, { at: 0, square: 9 });
  assert.ok(effects.some((effect) => effect.kind === "save"));
  assert.equal(bound(state), 9);
});

test("Escape does not put it back", () => {
  const [state] = after(ready(), ...touched(9), { type: "cancel" });
  assert.equal(bound(state), 9);
  assert.deepEqual(state.touched, [9]);
});

test("another piece is the referee's matter, by pointer and by keyboard, and the first one stays in hand", () => {
  for (const other of [touched(10), [{ type: "touch", square: 10, now: 0 } as Message]]) {
    const [state, effects] = after(ready(), ...touched(9), { type: "cancel" }, other[0]!);
    assert.deepEqual(
      asked(effects).map((request) => [request["squares"], request["touched"]]),
      [[[10], 9]],
    );
    const refused = answer(state, no);
    assert.equal(refused.refusal?.text.es, "Tocada");
    assert.deepEqual(refused.touched, [9]);
    const [played] = after(refused, { type: "press", square: 13, now: 0 });
    assert.equal(played.game.tree[1]?.move, "9-13");
    assert.equal(played.game.touched, undefined);
  }
});

test("a typed move goes to the referee with the piece in hand, and typing is touching", () => {
  const [, effects] = after(
    ready(),
    ...touched(9),
    { type: "cancel" },
    { type: "typed", text: "10-14" },
    { type: "type_move", now: 0 },
  );
  assert.deepEqual(
    asked(effects).map((request) => [request["text"], request["touched"]]),
    [["10-14", 9]],
  );
  const [typing, first] = after(ready(), { type: "typed", text: "9-18" }, { type: "type_move", now: 0 });
  assert.deepEqual(
    asked(first).map((request) => request["touched"]),
    [0],
  );
  assert.equal(bound(answer(typing, { ...no, law: "too_far", touched: 9 })), 9);
});

test("dropping it elsewhere, going back and forth and a new start of the page do not help", () => {
  const [dropped] = after(
    ready(),
    { type: "press", square: 9, now: 0 },
    { type: "drag", x: 3, y: 3 },
    { type: "release", square: 0, now: 0 },
  );
  assert.equal(bound(dropped), 9);
  const [gone] = update(dropped, { type: "first" });
  const [back] = update(
    { ...gone, serial: 7 },
    { type: "reply", as: "position", reply: at, context: { serial: 7 }, now: 0 },
  );
  assert.deepEqual(back.touched, [9]);
  const kept = ready();
  assert.equal(
    bound({ ...kept, game: { ...kept.game, ...(JSON.parse(JSON.stringify(dropped.game)) as State["game"]) } }),
    9,
  );
});

test("an only capture of another piece does not play with one click", () => {
  const captures = [move("9x18", [9, 18], [13]), move("10x17", [10, 17], [14])];
  const both = { ...at, moves: captures, must: [9, 10], touch: touches(captures, [9, 10]) };
  const state = { ...ready(true, "spanish", both) };
  const [held] = after({ ...state, settings: { ...state.settings, oneClick: false } }, ...touched(9));
  const [next, effects] = update(
    { ...held, settings: { ...held.settings, oneClick: true } },
    { type: "touch", square: 10, now: 0 },
  );
  assert.equal(next.game.at, 0);
  assert.equal(asked(effects).length, 1);
});

test("no piece binds that cannot be played, without the setting, without such an article, or in study", () => {
  assert.equal(bound(after(ready(), ...touched(5))[0]), 0);
  for (const state of [
    ready(false),
    ready(true, "entrenamiento"),
    { ...ready(), game: { ...ready().game, playing: false } },
  ]) {
    const [held, effects] = after(state, ...touched(9));
    assert.equal(bound(held), 0);
    assert.equal(held.game.touched, undefined);
    assert.ok(effects.every((effect) => effect.kind !== "save"));
    const [other] = after(held, ...touched(10));
    assert.deepEqual(other.touched, [10]);
    const [, typed] = after(held, { type: "typed", text: "10-14" }, { type: "type_move", now: 0 });
    assert.ok(asked(typed).every((request) => !("touched" in request)));
    assert.deepEqual(after(held, { type: "cancel" })[0].touched, []);
  }
});

test("the setting is offered with its article, and only where the rules have one", () => {
  const all = (node: VNode): VNode[] => [
    node,
    ...node.children.flatMap((child) => (typeof child === "string" ? [] : all(child))),
  ];
  const text = (id: string) =>
    all(
      settings.panel!(
        ready(true, id),
        () => undefined,
        () => ({ now: 0, seed: 1, date: "" }),
      ),
    )
      .flatMap((node) => node.children.filter((child) => typeof child === "string"))
      .join(" ");
  assert.match(text("spanish"), /Pieza tocada, pieza jugada \(artículo 10\)/);
  assert.match(text("international"), /Pieza tocada, pieza jugada \(artículo 8\)/);
  assert.doesNotMatch(text("entrenamiento"), /tocada/);
});

test("a hint for a piece in hand is a move of that piece", () => {
  const [thinking, effects] = after(ready(), ...touched(9), { type: "hint" });
  assert.ok(effects.some((effect) => effect.kind === "engine" && effect.request["lines"] === 10));
  const [state] = update(thinking, {
    type: "reply",
    as: "hint",
    reply: [{ moves: ["10-14"] }, { moves: ["9-13"] }],
    context: { serial: thinking.serial },
    now: 0,
  });
  assert.equal(state.hint?.move, "9-13");
});

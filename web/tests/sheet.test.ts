// SPDX-License-Identifier: MIT
// The score sheet without a browser: what it draws anew, what is previewed, what is past; and marks of the board that
// must not reach other drawings.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import type { VNode } from "../src/dom";
import { canMove, isPast, previewed } from "../src/selectors";
import type { State } from "../src/state";
import { fromWritten } from "../src/tree";
import type { Position } from "../src/types";
import { update } from "../src/update/update";
import { moveList, moveStrip } from "../src/view/moves";
import { moveName } from "../src/view/moves_rows";

const send = () => undefined;
const line = ["9-13", "22-18", "10-14", "26-22", "5-9"];

/** A game of these moves, at the end of it. */
function game(part: Partial<State["game"]> = {}): State {
  const state = firstState(1, "2026-01-01T00:00:00", "spanish");
  const tree = fromWritten({ moves: line.map((move) => ({ move })) });
  const position = {
    turn: "black",
    moves: [],
    must: [],
    touch: [],
    result: { outcome: "none" },
  } as unknown as Position;
  return { ...state, position, game: { ...state.game, tree, at: 5, ...part } };
}
const rows = (node: VNode) => node.children.filter((child): child is VNode => typeof child !== "string");
const said = (node: VNode | string): string => (typeof node === "string" ? node : node.children.map(said).join(" "));

test("the sheet has a row for each two moves, and a move of Black that begins stands in its column", () => {
  assert.deepEqual(rows(moveList(game(), send)).map(said), ["1. 9-13 22-18", "2. 10-14 26-22", "3. 5-9 "]);
  const black = rows(moveList(game({ start: "B:W1:B32" }), send)).map(said);
  assert.deepEqual(black, ["1…  9-13", "2. 22-18 10-14", "3. 26-22 5-9"]);
  assert.equal(moveName(game(), 4), "2… 26-22");
  assert.equal(moveName(game({ start: "B:W1:B32" }), 4), "3. 26-22");
});

test("a row that has not changed is the same as before; a sheet that has not is the same altogether", () => {
  const state = game();
  const first = moveList(state, send);
  assert.equal(moveList({ ...state, cursor: 7 }, send), first);
  const back = moveList({ ...state, game: { ...state.game, at: 4 } }, send);
  assert.notEqual(back, first);
  assert.equal(rows(back)[0], rows(first)[0]);
  assert.notEqual(rows(back)[1], rows(first)[1]);
  const dark = moveList({ ...state, settings: { ...state.settings, language: "en" } }, send);
  assert.notEqual(rows(dark)[0], rows(back)[0]);
});

test("the strip shows the moves around the current one", () => {
  const strip = moveStrip(game({ at: 2 }), send);
  assert.equal(said(strip), "1. 9-13 22-18 2. 10-14 26-22 3. 5-9");
  const here = rows(strip).filter((child) => child.attrs["aria-current"]);
  assert.deepEqual(here.map(said), ["22-18"]);
});

test("what is looked at is asked of the referee once, shown until it is left, and nobody can move meanwhile", () => {
  const state = game({ playing: false });
  const [looking, effects] = update(state, { type: "peek", moves: line.slice(0, 2), node: 2 });
  const [asked] = effects;
  assert.ok(asked?.kind === "referee" && asked.as === "peek");
  assert.deepEqual(asked.request.moves, ["9-13", "22-18"]);
  assert.deepEqual(update(looking, { type: "peek", moves: line.slice(0, 2), node: 2 })[1], []);
  const there = { ...state.position!, pieces: "there" };
  const answer = { type: "reply", as: "peek", reply: there, now: 0 } as const;
  const [shown] = update(looking, { ...answer, context: asked.context });
  assert.equal(previewed(shown)?.pieces, "there");
  assert.equal(canMove(shown), false);
  assert.equal(previewed(update(shown, { type: "unpeek" })[0]), null);
  // An answer about a move that is no longer looked at is not heard.
  const [other] = update(shown, { type: "peek", moves: line.slice(0, 1), node: 1 });
  assert.equal(previewed(update(other, { ...answer, context: asked.context })[0])?.pieces, "there");
  assert.equal(update(update(other, { type: "unpeek" })[0], { ...answer, context: asked.context })[0].peek, null);
  assert.equal(update(shown, { type: "back" })[0].peek, null);
});

test("the past is before the last move of a game that is being played", () => {
  assert.equal(isPast(game()), false);
  assert.equal(isPast(game({ at: 3 })), true);
  assert.equal(isPast(game({ at: 3, playing: false })), false);
});

test("a mark of the board is styled on the board alone", () => {
  for (const name of readdirSync("styles", { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".css")) continue;
    const text = readFileSync(`styles/${name}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, selectors] of text.matchAll(/([^{}]+)\{/g))
      for (const selector of selectors!.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "").split(","))
        assert.doesNotMatch(
          selector.trim(),
          /^\.(wrong|right|here|on)(?![-\w])/,
          `${name}: ${selector.trim()} is everywhere`,
        );
  }
});

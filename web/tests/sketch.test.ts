// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import { parts } from "../src/editor/editor";
import { late } from "../src/late";
import type { Message } from "../src/message";
import { proseOf, type Shape, shapesOf, toggled, withShapes } from "../src/sketches";
import type { State } from "../src/state";
import type { Position, Setup } from "../src/types";
import { update } from "../src/update/update";
import { touches } from "./touches";

const nothing = { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } } as const;
const move = { text: "10-14", hub: "10-14", path: [10, 14], captured: [] };
const position: Position = {
  rules: "spanish",
  start: "",
  fen: "",
  turn: "white",
  ply: 0,
  pieces: "w".repeat(12) + ".".repeat(8) + "b".repeat(12),
  moves: [move],
  must: [],
  touch: touches([move]),
  last: null,
  counters: {},
  result: nothing,
};
const ready = (part: Partial<State> = {}): State => ({
  ...firstState(1, "2026-01-01T00:00:00", "spanish"),
  position,
  ...part,
});
const after = (state: State, ...messages: Message[]): State =>
  messages.reduce((now, message) => update(now, message)[0], state);
const comment = ({ game }: State) => game.tree[game.at]!.comment;

test("shapes go into a comment and come out of it, and its words stay as they are", () => {
  const shapes: Shape[] = [
    { pen: "G", from: 9, to: 13 },
    { pen: "R", from: 9, to: 9 },
    { pen: "Y", from: 50, to: 5 },
  ];
  const text = withShapes("Bien jugado [sic].", shapes);
  assert.equal(text, "Bien jugado [sic]. [%csl R09][%cal G0913,Y5005]");
  assert.equal(proseOf(text), "Bien jugado [sic].");
  assert.deepEqual(shapesOf(text), [shapes[1], shapes[0], shapes[2]]);
  assert.equal(withShapes("", []), "");
  assert.equal(proseOf("[%clock 0:01]"), "[%clock 0:01]");
  assert.deepEqual(shapesOf("[%csl G9,X3,,G999][%cal G0913,G9,G09-14] [%cal ]"), [
    { pen: "G", from: 9, to: 9 },
    { pen: "G", from: 9, to: 13 },
    { pen: "G", from: 9, to: 14 },
  ]);
});

test("a shape that is drawn again goes; in another colour it changes", () => {
  const one: Shape = { pen: "G", from: 9, to: 13 };
  assert.deepEqual(toggled([one], one), []);
  assert.deepEqual(toggled([one], { ...one, pen: "R" }), [{ ...one, pen: "R" }]);
});

test("what is drawn stays with its position; a press erases it in a game, in a study where no piece is played", () => {
  const draw: Message[] = [{ type: "sketch", part: { from: 9, to: 13, pen: "B" } }, { type: "sketched" }];
  const drawn = after(ready(), { type: "comment", text: "Ojo" }, ...draw);
  assert.equal(comment(drawn), "Ojo [%cal B0913]");
  assert.equal(drawn.sketch.from, 0);
  assert.equal(comment(after(drawn, { type: "comment", text: "Otra" })), "Otra [%cal B0913]");
  assert.equal(comment(after(drawn, { type: "press", square: 10, now: 0 })), "Ojo");
  const study = { ...drawn, game: { ...drawn.game, playing: false } };
  assert.equal(comment(after(study, { type: "press", square: 10, now: 0 })), "Ojo [%cal B0913]");
  assert.equal(comment(after(study, { type: "press", square: 17, now: 0 })), "Ojo");
  assert.equal(comment(after(study, { type: "erase_sketch" })), "Ojo");
  assert.equal(comment(after(ready(), { type: "sketch", part: { from: 9, to: 0 } }, { type: "sketched" })), "");
});

const setup = (reason: string): Setup => ({
  fen: "x",
  wrong: [],
  result: { ...nothing, outcome: reason === "none" ? "none" : "white", reason },
});
late.editor = parts;
const editing = (): State => after(ready({ late: { editor: "here" } }), { type: "edit" });
const drag = (from: number, to: number, off = false): Message[] => [
  { type: "press", square: from, now: 0 },
  { type: "drag", x: 1, y: 1 },
  { type: "release", square: to, now: 0, off },
];
const there = (state: State, square: number) => state.editor!.pieces[square - 1];

test("in the editor a piece is dragged to another square, off the board it goes, and all of it comes back", () => {
  const moved = after(editing(), ...drag(1, 15));
  assert.deepEqual([there(moved, 1), there(moved, 15)], [".", "w"]);
  const gone = after(moved, ...drag(32, 0, true));
  assert.equal(there(gone, 32), ".");
  assert.equal(there(after(moved, ...drag(32, 0)), 32), "b");
  assert.equal(there(after(moved, ...drag(32, 32)), 32), "b");
  assert.equal(there(after(gone, { type: "edit_undo" }), 32), "b");
  assert.deepEqual(after(gone, { type: "undo" }, { type: "undo" }).editor!.pieces, position.pieces);
});

test("in the editor a touch puts the chosen piece, the other button that of the other side", () => {
  const king = after(editing(), { type: "editor", part: { tool: "W" } });
  const put = after(king, { type: "press", square: 14, now: 0 });
  assert.equal(there(put, 14), "W");
  const tap: Message[] = [
    { type: "press", square: 14, now: 0 },
    { type: "release", square: 14, now: 0 },
  ];
  assert.equal(there(after(put, ...tap), 14), ".");
  assert.equal(
    there(after(king, { type: "press", square: 1, now: 0 }, { type: "release", square: 1, now: 0 }), 1),
    "W",
  );
  assert.equal(there(after(king, { type: "put", square: 14, letter: "B" }), 14), "B");
  assert.equal(there(after(king, { type: "touch", square: 14, now: 0 }), 14), "W");
});

test("a position in which a side has no pieces is not played, whoever has the move", () => {
  const reply = (state: State, to: string, reason: string): State =>
    update(state, { type: "reply", as: "setup", reply: setup(reason), context: { to }, now: 0 })[0];
  const done: Message = { type: "edit_done", playing: true, now: 0, seed: 1, date: "2026-01-01T00:00:00" };
  const [, asked] = update(editing(), { type: "put", square: 14, letter: "w" });
  const turns = asked.flatMap((one) => (one.kind === "referee" && one.as === "setup" ? [one.request.turn] : []));
  assert.deepEqual(turns, ["white", "black"]);
  const good = reply(reply(editing(), "mover", "none"), "other", "no_moves");
  assert.equal(after(good, done).editor, null);
  const bare = reply(reply(editing(), "mover", "none"), "other", "no_pieces");
  assert.notEqual(after(bare, done).editor, null);
});

// SPDX-License-Identifier: MIT
// Inside the search and the trainer of endings: games from the board, settings from a file, and no promise after the
// end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import { parts } from "../src/inside/inside";
import { late } from "../src/late";
import type { Message } from "../src/message";
import type { State } from "../src/state";
import type { Position, Result } from "../src/types";
import { seatOptions } from "../src/update/arrival";
import { update } from "../src/update/update";

late.inside = parts;

const at = (turn: "white" | "black", outcome: Result["outcome"] = "none"): Position => ({
  rules: "spanish",
  start: "",
  fen: "B:W9:B22",
  turn,
  ply: 1,
  pieces: ".".repeat(32),
  moves: [],
  must: [],
  touch: [],
  last: null,
  counters: {},
  result: { outcome, reason: "none", article: 0, sentence: { es: "", en: "" } },
});
/** A game with one move played, studied, at a position. */
function studied(position: Position): State {
  const state = firstState(1, "2026-01-01T00:00:00", "spanish");
  const tree = [
    { id: 0, parent: -1, move: "", nags: [], comment: "", children: [1] },
    { id: 1, parent: 0, move: "9-13", nags: [], comment: "", children: [] },
  ];
  return { ...state, game: { ...state.game, tree, at: 1, playing: false }, position };
}
const stamp = { now: 0, seed: 2, date: "2026-01-02T00:00:00" };

test("a game against the settings begins on the board, and the person has the side to move", () => {
  const [black] = update(studied(at("black")), { type: "play_settings", ...stamp });
  assert.equal(black.game.start, "B:W9:B22");
  assert.deepEqual([black.game.seats.white.kind, black.game.seats.black.kind], ["textbook", "human"]);
  assert.equal(black.flipped, true);
  const [white] = update(studied(at("white")), { type: "play_settings", ...stamp });
  assert.deepEqual([white.game.seats.white.kind, white.game.seats.black.kind], ["human", "textbook"]);
  const [over] = update(studied(at("black", "white")), { type: "play_settings", ...stamp });
  assert.deepEqual([over.game.start, over.game.seats.white.kind], ["", "human"]);
});

test("limits, seed and leaves only reach the engine", () => {
  const { settings } = firstState(1, "", "spanish").inside;
  const options = seatOptions(
    { kind: "textbook", settings: { ...settings, depth: 12, nodes: 500, time: 0.5, seed: 7, leaves_only: true } },
    1,
    true,
  );
  assert.deepEqual(
    ["search", "depth", "nodes", "time", "seed", "leaves_only"].map((name) => options[name]),
    ["textbook", 12, 500, 0.5, 7, true],
  );
});

test("a settings file is read by the referee, and a wrong one changes nothing but the message", () => {
  const [asked, effects] = update(studied(at("white")), { type: "read_settings", text: "{}" });
  assert.ok(effects.some((effect) => effect.kind === "referee" && effect.request["do"] === "settings"));
  const [wrong] = update(asked, {
    type: "reply",
    as: "settings",
    reply: undefined,
    error: { es: "depth: se esperaba un número entero de 1 a 40", en: "depth: expected a whole number from 1 to 40" },
    context: {},
    now: 0,
  });
  assert.deepEqual(wrong.inside.error, {
    es: "Esos ajustes no valen: depth: se esperaba un número entero de 1 a 40.",
    en: "These settings cannot be used: depth: expected a whole number from 1 to 40.",
  });
  // It goes when the settings are changed by hand, and with the position.
  const later: Message[] = [
    { type: "inside_settings", part: { depth: 4 } },
    { type: "weight", name: "man", value: 90 },
    { type: "default_weights" },
    { type: "run_tree" },
    { type: "go", node: 0 },
  ];
  for (const message of later) assert.equal(update(wrong, message)[0].inside.error, null, message.type);
  assert.deepEqual(wrong.inside.settings, asked.inside.settings);
  const [read] = update(wrong, {
    type: "reply",
    as: "settings",
    reply: { ...asked.inside.settings, depth: 9 },
    context: {},
    now: 0,
  });
  assert.deepEqual([read.inside.settings.depth, read.inside.error], [9, null]);
});

test("with other settings nothing is compared any more", () => {
  const state = studied(at("white"));
  const compared = { ...state, inside: { ...state.inside, compared: [] } };
  assert.equal(update(compared, { type: "default_weights" })[0].inside.compared, null);
});

test("too big a file of settings is said where it was chosen", () => {
  const [state] = update(studied(at("white")), { type: "file_too_big", what: "settings" });
  assert.deepEqual(state.inside.error, {
    es: "El fichero es demasiado grande: caben 3 MB.",
    en: "The file is too big: 3 MB is the most.",
  });
  assert.equal(state.library.reading.error, null);
});

// SPDX-License-Identifier: MIT
// What the browser keeps: how long games are, and that no tab writes over what another has played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import type { Game } from "../src/game";
import type { State } from "../src/state";
import { fromWritten } from "../src/tree";
import { Memory } from "./memory";

const world = globalThis as unknown as { localStorage: Memory; sessionStorage: Memory };
const shared = new Memory();
let own = new Memory();
world.localStorage = shared;
world.sessionStorage = own;
const { currentGame, saveGame, savedGames } = await import("../src/storage");

const played = (id: string, ...moves: string[]): State => {
  const state = firstState(1, "2026-01-01T00:00:00", "spanish");
  const tree = fromWritten({ moves: moves.map((move) => ({ move })) });
  return { ...state, game: { ...state.game, id, tree, at: tree.length - 1 } };
};
/** What another tab does, seen from here: the shared memory changes, this tab's does not. */
const elsewhere = (state: State) => shared.setItem("damas.game." + state.game.id, JSON.stringify(state.game));
const movesOf = (id: string) =>
  (JSON.parse(shared.getItem("damas.game." + id)!) as Game).tree.slice(1).map((node) => node.move);

test("a kept game is as long as its plies, also if an older page kept it", () => {
  saveGame(played("a", "10-14", "22-18", "5-10"), "A – B");
  assert.equal(savedGames().find((saved) => saved.id === "a")!.plies, 3);
  shared.setItem(
    "damas.games",
    JSON.stringify([{ id: "a", title: "A – B", rules: "spanish", moves: 2, result: "", date: "" }]),
  );
  assert.deepEqual(savedGames(), [{ id: "a", title: "A – B", rules: "spanish", plies: 3, result: "", date: "" }]);
});

test("a tab goes on under its own name while nobody else does", () => {
  assert.equal(saveGame(played("b", "10-14", "22-18"), "").id, "b");
  assert.equal(saveGame(played("b", "10-14", "22-18", "5-10"), "").id, "b");
  assert.deepEqual(movesOf("b"), ["10-14", "22-18", "5-10"]);
});

test("where another tab has gone on, this one goes on as a game of its own", () => {
  saveGame(played("c", "10-14", "22-18"), "");
  elsewhere(played("c", "10-14", "22-18", "12-15"));
  const { id, list } = saveGame(played("c", "10-14", "22-18", "5-10"), "");
  assert.notEqual(id, "c");
  assert.deepEqual(movesOf("c"), ["10-14", "22-18", "12-15"]);
  assert.deepEqual(movesOf(id), ["10-14", "22-18", "5-10"]);
  assert.equal(list.filter((saved) => [id, "c"].includes(saved.id)).length, 2);
  assert.equal(currentGame()!.id, id, "a reload finds this tab's game");
});

test("a file that is opened again is the game that is kept, as long as that has not changed", () => {
  const read = (id: string, date: string, ...moves: string[]): State => {
    const state = played(id, ...moves);
    const source = { pdn: "the file", line: "" };
    return { ...state, game: { ...state.game, date, source, tags: [["Result", "0-1"]], playing: false, at: 0 } };
  };
  const first = saveGame(read("f1", "2026-01-01T00:00:00", "10-14", "22-18"), "Ana – Luis");
  assert.equal(first.list.find(({ id }) => id === "f1")!.result, "0-1");
  const again = saveGame(read("f2", "2026-01-02T00:00:00", "10-14", "22-18"), "Ana – Luis");
  assert.deepEqual([again.id, again.twin], ["f1", true]);
  assert.deepEqual(
    again.list.filter(({ id }) => id.startsWith("f")).map(({ id, date }) => [id, date]),
    [["f1", "2026-01-01T00:00:00"]],
  );
  // From here on it is that game, and what is added to it is kept there.
  assert.equal(saveGame(read("f1", "2026-01-02T00:00:00", "10-14", "22-18", "5-10"), "Ana – Luis").id, "f1");
  assert.deepEqual(movesOf("f1"), ["10-14", "22-18", "5-10"]);
  const other = saveGame(read("f3", "2026-01-03T00:00:00", "10-14", "22-18"), "Ana – Luis");
  assert.deepEqual([other.id, other.twin], ["f3", false]);
});

test("looking at a game that another tab plays changes nothing", () => {
  saveGame(played("d", "10-14", "22-18"), "");
  const further = played("d", "10-14", "22-18", "12-15");
  elsewhere(further);
  const looking = played("d", "10-14", "22-18");
  assert.equal(saveGame({ ...looking, game: { ...looking.game, at: 0 } }, "").id, "d");
  assert.deepEqual(movesOf("d"), ["10-14", "22-18", "12-15"]);
});

test("a new tab takes the last game of any, and what is no game is not taken", () => {
  saveGame(played("e", "10-14", "22-18"), "");
  own = world.sessionStorage = new Memory();
  assert.equal(currentGame()!.id, "e");
  own.setItem("damas.current", '{"tree":1}');
  assert.equal(currentGame()!.id, "e");
});

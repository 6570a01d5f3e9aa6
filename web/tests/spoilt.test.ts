// SPDX-License-Identifier: MIT
// What a browser may hold: everything is read without a throw, what is bad is set aside and can be saved, the next
// visit is clean, and what a newer page wrote survives being used by this one.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { defaultSettings, firstState } from "../src/defaults";
import type { Game } from "../src/game";
import type { State } from "../src/state";
import { Memory } from "./memory";
import { aGame, aKit, aLesson, aListed, goodTree, node, spoilt } from "./spoilt";

const world = globalThis as unknown as { localStorage: unknown; sessionStorage: unknown };
let shared: Memory, own: Memory;
beforeEach(() => {
  world.localStorage = shared = new Memory();
  world.sessionStorage = own = new Memory();
  aside.discardAsides();
});
Object.defineProperty(globalThis, "navigator", { value: { language: "es" }, configurable: true });
const aside = await import("../src/aside");
const storage = await import("../src/storage");
const stored = await import("../src/stored");
const memory = await import("../src/puzzles/memory");
const { fromOlder } = await import("../src/puzzles/kept");
const { decodeText } = await import("../src/decode");

const put = (key: string, value: unknown) =>
  shared.setItem("damas." + key, typeof value === "string" ? value : JSON.stringify(value));
const kept = <T>(key: string): T => JSON.parse(shared.getItem("damas." + key)!) as T;
const asideTexts = () => aside.setAsides().map(({ text }) => text);

/** What the page does when it starts and is used a little. */
function visit(): State {
  const state = firstState(1, "2026-01-01T00:00:00", "spanish");
  state.settings = storage.loadSettings();
  state.library.saved = storage.savedGames();
  memory.loadPuzzles();
  state.game = storage.currentGame() ?? state.game;
  state.inside.settings = storage.loadTextbook() ?? state.inside.settings;
  storage.loadKit();
  for (const { id } of state.library.saved) storage.loadGame(id, false);
  return state;
}
function use(state: State): void {
  storage.saveSettings(state);
  memory.keepPuzzles(fromOlder(["spanish:W:W5:B6"]));
  storage.saveGame(state, "A – B");
}

for (const state of spoilt)
  test(`spoilt: ${state.name}`, () => {
    for (const [key, text] of Object.entries(state.local ?? {})) put(key, text);
    for (const [key, text] of Object.entries(state.tab ?? {})) own.setItem("damas." + key, text);
    const before = [...shared.items.values(), ...own.items.values()];
    const first = visit();
    const set = aside.setAsides();
    for (const { text } of set) assert.ok(before.includes(text), "as it was");
    if (state.quiet) assert.deepEqual(set, []);
    // Only the referee and the desk of training draughts can tell what is wrong with some of them.
    else if (set.length === 0)
      assert.match(state.name, /nobody may play|no move|position that is|nobody knows|rules|nobody has/);
    use(first);
    const again = visit();
    assert.equal(aside.setAsides().length, set.length, "the next visit is clean");
    assert.deepEqual(again.settings, first.settings);
    assert.equal(again.game.tree.length, first.game.tree.length);
  });

test("there are enough of them", () => assert.ok(spoilt.length >= 50, String(spoilt.length)));

test("the good parts stay: of settings, of a list of games, of a game", () => {
  put("settings", { theme: "dark", volume: "loud", board: "slate" });
  put("games", [aListed(), null, aListed({ id: "h", title: 7 })]);
  put("game.h", aGame({ id: "h" }));
  put(
    "current",
    aGame({ tree: [...goodTree().slice(0, 4), node(4, { parent: 9 })], tags: [["White", "Ana"], 7], pace: "5+3" }),
  );
  const { settings, game, library } = visit();
  assert.deepEqual(settings, { ...defaultSettings(), theme: "dark", board: "slate" });
  assert.deepEqual(
    library.saved.map(({ id }) => id),
    ["g", "h"],
  );
  assert.deepEqual(
    game.tree.map(({ move }) => move),
    ["", "10-14", "22-18", "5-10"],
  );
  assert.deepEqual(
    game.tree.map(({ children }) => children),
    [[1], [2], [3], []],
  );
  assert.equal(game.at, 3);
  assert.deepEqual(game.tags, [["White", "Ana"]]);
  assert.equal(game.pace, null);
});

test("a list of games that is lost is made again from the games", () => {
  put("games", "[{");
  put("game.g", aGame());
  put("game.bad", "{");
  assert.deepEqual(storage.savedGames(), [
    { id: "g", title: "Ana – Bea", rules: "spanish", plies: 4, result: "", date: "2026-01-01T00:00:00" },
  ]);
  assert.deepEqual(asideTexts().sort(), ["[{", "{"]);
  assert.equal(kept<unknown[]>("games").length, 1);
});

test("what a newer page wrote survives load, use and save", () => {
  const newer = {
    settings: { language: "en", theme: "sepia", haptics: { strength: 2 }, board: "walnut" },
    textbook: { depth: 5, order: "by_magic", null_move: true, weights: { man: 120, smile: 3 } },
    games: [aListed({ stars: 5 })],
    game: aGame({
      ending: "adjourned",
      seats: { white: { kind: "human" }, black: { kind: "remote", at: "x" } },
      weather: "rain",
      tree: goodTree().map((one) => ({ ...one, clock: 9 })),
      lesson: aLesson({ kit: aKit({ version: 2, music: "x" }) }),
    }),
    kit: aKit({ version: 2, music: "x" }),
    tournaments: [1, 2],
  };
  put("settings", newer.settings);
  put("textbook", newer.textbook);
  put("games", newer.games);
  put("game.g", newer.game);
  put("current", newer.game);
  put("kit", newer.kit);
  put("tournaments", newer.tournaments);
  const state = visit();
  assert.deepEqual(
    [
      state.settings.theme,
      state.settings.language,
      state.inside.settings.order,
      state.game.ending,
      state.game.seats.black.kind,
      state.game.lesson,
    ],
    ["auto", "en", "generated", "", "human", undefined],
  );
  const weights = { man: 130 }; // Those that there are; one has been changed.
  use({
    ...state,
    settings: { ...state.settings, board: "slate" },
    inside: { ...state.inside, settings: { ...state.inside.settings, weights } },
    game: { ...state.game, tree: state.game.tree.map((one) => (one.id === 2 ? { ...one, comment: "!" } : one)) },
  });
  assert.deepEqual(asideTexts(), []);
  const settings = kept<Record<string, unknown>>("settings");
  assert.deepEqual(
    [settings["theme"], settings["haptics"], settings["board"], settings["language"]],
    ["sepia", { strength: 2 }, "slate", "en"],
  );
  const textbook = kept<Record<string, unknown>>("textbook");
  assert.deepEqual(
    [textbook["order"], textbook["null_move"], textbook["weights"], textbook["depth"]],
    ["by_magic", true, { man: 130, smile: 3 }, 5],
  );
  assert.equal(kept<{ stars?: number }[]>("games")[0]!.stars, 5);
  for (const key of ["game.g", "current"]) {
    const { tree, ...game } = kept<Game & Record<string, unknown>>(key);
    const { tree: _, ...before } = newer.game;
    assert.deepEqual(game, before, key);
    assert.deepEqual(
      tree.map((one) => (one as unknown as { clock: number }).clock),
      [9, 9, 9, 9, 9],
    );
    assert.equal(tree[2]!.comment, "!");
  }
  assert.deepEqual([kept("kit"), kept("tournaments")], [newer.kit, newer.tournaments]);
});

test("two tabs with other settings: each writes only what it has changed", () => {
  put("settings", { theme: "dark" });
  const state = visit();
  put("settings", { theme: "light", haptics: true });
  storage.saveSettings({ ...state, settings: { ...state.settings, coordinates: "inside" } });
  const now = kept<Record<string, unknown>>("settings");
  assert.deepEqual([now["theme"], now["coordinates"], now["haptics"]], ["light", "inside", true]);
});

test("a browser that forbids its storage, has none, or is full", () => {
  const forbidden = {
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
    configurable: true,
  };
  for (const how of [
    forbidden,
    { value: null, configurable: true, writable: true },
    { value: undefined, configurable: true, writable: true },
  ]) {
    Object.defineProperty(globalThis, "localStorage", how);
    Object.defineProperty(globalThis, "sessionStorage", how);
    use(visit());
    storage.deleteGame("g");
    storage.refuseGame(aGame() as unknown as Game, true);
    aside.setAllAside();
  }
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { value: new Memory(0), configurable: true, writable: true });
  use(visit());
  const full = new Memory();
  world.localStorage = shared = full;
  put("settings", "{" + "x".repeat(500));
  put("current", "y".repeat(500));
  full.room = 1100;
  use(visit());
  assert.equal(asideTexts().length, 2, "what has no room is there until the page is left");
});

test("little is set aside, once, and the oldest goes first", () => {
  for (let i = 0; i < 30; i++) aside.setAside("solved", "bad " + i);
  aside.setAside("solved", "bad 29");
  assert.deepEqual(
    asideTexts(),
    Array.from({ length: 20 }, (_, i) => "bad " + (i + 10)),
  );
  aside.setAside("current", "z".repeat(999_990));
  assert.ok(asideTexts().length <= 2);
  aside.setAside("current", "w".repeat(1_500_000));
  assert.deepEqual(
    asideTexts().map((text) => text.length),
    [1_500_000],
    "the newest stays",
  );
  const file = JSON.parse(aside.exported(aside.setAsides())) as { set_aside: { key: string; text: string }[] };
  assert.deepEqual(
    file.set_aside.map(({ key, text }) => [key, text.length]),
    [["current", 1_500_000]],
  );
  aside.discardAsides();
  assert.deepEqual([aside.setAsides(), shared.length], [[], 0]);
});

test("everything can be set aside as one", () => {
  put("settings", { theme: "dark" });
  put("tournaments", [1]);
  own.setItem("damas.current", "{}");
  shared.setItem("another page's", "x");
  aside.setAllAside();
  assert.deepEqual([aside.keysOf(aside.shared), own.length, shared.getItem("another page's")], [[], 0, "x"]);
  const file = JSON.parse(asideTexts()[0]!) as { set_aside: { key: string }[] };
  assert.deepEqual(
    file.set_aside.map(({ key }) => key),
    ["settings", "tournaments", "tab.current"],
  );
});

test("a game that the referee refuses is set aside wherever it is kept; of unknown rules it waits in the list", () => {
  const refused = aGame({ id: "r" }),
    frisian = aGame({ id: "f", rules: "frisian" });
  put("games", [aListed({ id: "r" }), aListed({ id: "f" })]);
  put("game.r", refused);
  put("game.f", frisian);
  put("current", refused);
  own.setItem("damas.current", JSON.stringify(refused));
  assert.deepEqual(
    storage.refuseGame(refused as unknown as Game, true).map(({ id }) => id),
    ["f"],
  );
  assert.deepEqual(
    [shared.getItem("damas.current"), own.getItem("damas.current"), shared.getItem("damas.game.r")],
    [null, null, null],
  );
  assert.equal(aside.setAsides().length, 3);
  put("current", frisian);
  assert.deepEqual(
    storage.refuseGame(frisian as unknown as Game, false).map(({ id }) => id),
    ["f"],
  );
  assert.equal(aside.setAsides().length, 3);
});

test("the kits that come with the page are kits", () => {
  for (const name of readdirSync("../data/kits").filter((name) => /^\w+\.(es|en)\.json$/.test(name)))
    assert.deepEqual(decodeText(readFileSync("../data/kits/" + name, "utf8"), stored.kit).wrong, [], name);
});

test("numbers that would be written otherwise than they were read", () => {
  const read = decodeText('{"volume":-0,"newer":1e999,"newest":[-0]}', stored.settings);
  assert.deepEqual(
    [read.wrong, Object.is(read.value?.volume, 0), read.keep],
    [[], true, { volume: 0, newer: null, newest: [0] }],
  );
  assert.deepEqual(decodeText('{"volume":1e999}', stored.settings).wrong, [".volume"]);
});

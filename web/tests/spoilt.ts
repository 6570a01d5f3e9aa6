// SPDX-License-Identifier: MIT
// What a browser may hold that no page of ours would have written, each by its name: for the tests in Node and in the
// browser.

export interface Spoilt {
  name: string;
  /** By the names under which the page keeps things, as text. */
  local?: Record<string, string>;
  tab?: Record<string, string>;
  hash?: string;
  /** Nothing is wrong with it: an older or newer page wrote it, or nobody kept it. */
  quiet?: true;
}

type Json = Record<string, unknown>;
const moves = ["10-14", "22-18", "5-10", "23-20"];
export const node = (id: number, more: Json = {}): Json => ({
  id,
  parent: id - 1,
  move: id === 0 ? "" : moves[id - 1],
  nags: [],
  comment: "",
  children: id < moves.length ? [id + 1] : [],
  ...more,
});
export const goodTree = (): Json[] => [0, 1, 2, 3, 4].map((id) => node(id));
/** A game between two people that the page may have kept, with something changed. */
export const aGame = (more: Json = {}): Json => ({
  id: "g",
  rules: "spanish",
  start: "",
  tree: goodTree(),
  at: 4,
  tags: [
    ["White", "Ana"],
    ["Black", "Bea"],
  ],
  ending: "",
  seats: { white: { kind: "human" }, black: { kind: "human" } },
  pace: null,
  playing: true,
  seed: 7,
  date: "2026-01-01T00:00:00",
  ...more,
});
export const aKit = (more: Json = {}): Json => ({
  format: "damas-kit",
  version: 1,
  language: "es",
  name: "Clase",
  description: "",
  rules: "entrenamiento",
  amounts: { man_moves: 5, man_captures: 10, king_moves: 10, king_captures: 20, several_captured: 10 },
  exercises: Array.from({ length: 12 }, (_, i) => ({
    id: "e" + i,
    name: "Ejercicio " + i,
    emoji: "🐸",
    kind: "repetitions",
    description: "",
    muscles: "",
    adaptation: { name: "", description: "", percent: 100 },
  })),
  teams: {
    white: { name: "A", exercises: Array.from({ length: 12 }, (_, i) => "e" + i) },
    black: { name: "B", exercises: Array.from({ length: 12 }, (_, i) => "e" + i) },
  },
  hidden: false,
  ...more,
});
export const aLesson = (more: Json = {}): Json => ({
  kit: aKit(),
  computer: "",
  computerDuties: "opponent",
  wait: false,
  signs: "emoji",
  marks: {},
  ...more,
});
export const aListed = (more: Json = {}): Json => ({
  id: "g",
  title: "Ana – Bea",
  rules: "spanish",
  plies: 4,
  result: "",
  date: "2026-01-01T00:00:00",
  ...more,
});

const text = JSON.stringify;
const current = (name: string, more: Json, quiet?: true): Spoilt => ({
  name: "current game: " + name,
  local: { current: text(aGame(more)) },
  ...(quiet ? { quiet } : {}),
});
const plain = (key: string, value: string): Spoilt => ({
  name: `${key}: ${value.slice(0, 30)}`,
  local: { [key]: value },
});
const lesson = (name: string, more: Json): Spoilt =>
  current("lesson, " + name, {
    rules: "entrenamiento",
    tree: [node(0, { children: [] })],
    at: 0,
    lesson: aLesson(more),
  });
const changed = (at: number, more: Json): Json => ({
  tree: goodTree().map((one, i) => (i === at ? { ...one, ...more } : one)),
});

export const spoilt: Spoilt[] = [
  // Texts that are no value at all, or one of another kind.
  ...["settings", "textbook", "solved", "puzzles", "games", "current", "kit"].flatMap((key) =>
    ['{"a', "null", "17"].map((value) => plain(key, value)),
  ),
  plain("games", "{}"),
  plain("games", '"games"'),
  plain("solved", '{"length":3}'),
  plain("settings", "[]"),
  plain("current", "[[]]"),
  plain("current", "["),
  plain("current", "\u0000\u0001\ufffe"),
  plain("settings", "undefined"),
  plain("current", "[object Object]"),
  plain("current", "[".repeat(100_000) + "]".repeat(100_000)),
  {
    name: "settings: a field nested without end",
    local: { settings: '{"theme":"dark","deep":' + '{"a":'.repeat(50_000) + "1" + "}".repeat(50_000) + "}" },
  },
  plain("current", "x".repeat(1_500_000)),
  // Settings.
  {
    name: "settings: every field of another type",
    local: {
      settings: text({
        language: 1,
        theme: [],
        board: {},
        pieces: null,
        squares: true,
        numbers: "yes",
        sound: 1,
        volume: "loud",
        motion: "no",
        touchMove: 0,
        oneClick: [],
        autoFlip: {},
        shortcuts: null,
        coach: 3,
        book: "x",
      }),
    },
  },
  { name: "settings: a volume beyond all bounds", local: { settings: '{"volume":1e999,"theme":"dark"}' } },
  { name: "settings: a negative volume", local: { settings: '{"volume":-4}' } },
  { name: "settings: a language as a long text", local: { settings: text({ language: "es".repeat(5000) }) } },
  { name: "settings: a prototype", local: { settings: '{"__proto__":{"theme":"dark"},"language":"es"}' } },
  { name: "settings: a theme that is markup", local: { settings: text({ theme: "<b>x</b> y" }) } },
  { name: "textbook: weights that are none", local: { textbook: text({ depth: 3, weights: null }) } },
  { name: "textbook: weights as a list", local: { textbook: text({ depth: 3, weights: [1, 2, 3] }) } },
  { name: "textbook: a depth without end", local: { textbook: '{"depth":1e400,"weights":{"man":100}}' } },
  { name: "textbook: weights as texts", local: { textbook: text({ depth: 4, weights: { man: "100", king: null } }) } },
  { name: "solved: other things among them", local: { solved: text(["spanish:W:W1:B2", 7, null, {}]) } },
  { name: "puzzles: what became of them as a list", local: { puzzles: text({ tried: [1, 2] }) } },
  {
    name: "puzzles: times that are none, ids that are markup",
    local: {
      puzzles: text({
        tried: { spanish: { a1: { first: "x", last: 1 }, "<b>": { first: 1, last: 1 }, b2: { first: 1, last: -1 } } },
      }),
    },
  },
  { name: "puzzles: days that are none", local: { puzzles: text({ days: { "spanish:tomorrow": true } }) } },
  { name: "puzzles: strength without end", local: { puzzles: '{"before":{"spanish":{"rating":1e400}}}' } },
  // The list of games.
  { name: "games: nothing among them", local: { games: text([null, aListed()]), "game.g": text(aGame()) } },
  { name: "games: without titles", local: { games: text([{ id: "g" }, { title: "x" }]), "game.g": text(aGame()) } },
  { name: "games: a number as a name", local: { games: text([aListed({ id: 5 })]) } },
  {
    name: "games: dates that are numbers",
    local: { games: text([aListed({ date: 20260101, title: 7, result: null })]) },
  },
  { name: "games: the same twice", local: { games: text([aListed(), aListed()]) } },
  { name: "games: fewer than no plies", local: { games: text([aListed({ plies: -3 })]) } },
  { name: "games: a list in a list", local: { games: text([[aListed()]]) } },
  // The game on the board.
  current("no seats", { seats: {} }, true),
  current("seats that are nothing", { seats: { white: null, black: null } }),
  current("a seat of another type", { seats: { white: "human", black: { kind: "human" } } }),
  current("a level of the moon", { seats: { white: { kind: "human" }, black: { kind: "level", level: "moon" } } }),
  current("a textbook without settings", {
    seats: { white: { kind: "human" }, black: { kind: "textbook", settings: 5 } },
  }),
  current("tags that are numbers", { tags: [1, 2, 3] }),
  current("tags that are nothing", { tags: [null] }),
  current("a tag without a value", { tags: [["White"], ["Black", "Bea"]] }),
  current("a tag that is an object", {
    tags: [
      ["White", { x: 1 }],
      ["Black", "Bea"],
    ],
  }),
  current("an ending that is a number", { ending: 3 }),
  current("a date that is a number", { date: 20260101 }),
  current("no date", { date: null }),
  current("a pace that is text", { pace: "5+3" }),
  current("a pace without end", { pace: { minutes: 1e308, increment: -1 } }),
  current("clocks that are text", { pace: { minutes: 5, increment: 3 }, left: { white: "5", black: null } }),
  current("beyond the tree", { at: 99 }),
  current("at half a node", { at: 1.5 }),
  current("before the tree", { at: -1 }),
  current("an empty tree", { tree: [] }),
  current("a tree of nothing", { tree: [null] }),
  current("a node that is its own child", changed(2, { children: [2] })),
  current("a node that comes before its parent", changed(2, { parent: 4 })),
  current("a node without a move", changed(2, { move: 7 })),
  current("a comment that is a list", changed(2, { comment: [1] })),
  current("signs that are nothing", changed(2, { nags: null })),
  current("signs that are texts", changed(1, { nags: ["!", {}] })),
  current("children who are nobody's", changed(1, { children: [2, 77, -1] })),
  current("children who are nothing", changed(1, { children: null })),
  current("a move that nobody may play", changed(3, { move: "1-32" })),
  current("a move that is no move", changed(1, { move: "<img src=x>" })),
  current("a position that is none", { start: "W:W99:B100" }),
  current("a position that is text", { start: "once upon a time" }),
  current("a position that is a number", { start: 5 }),
  current("rules that are a number", { rules: 8 }),
  current("a profile that nobody knows", { profile: "moon" }),
  current("touched in no place", { touched: { at: 77, square: 1 } }),
  current("touched as text", { touched: "10" }),
  current("a source that is text", { source: "1. 10-14", playing: false }),
  current("an infringement without words", { infringement: { text: null }, playing: false }),
  current("rules that are an object's own names", { rules: "constructor" }),
  current("a prototype as its name", { id: "__proto__" }, true),
  lesson("no kit", { kit: null }),
  lesson("a kit without exercises", { kit: aKit({ exercises: [] }) }),
  lesson("a kit without teams", { kit: aKit({ teams: { white: null, black: null } }) }),
  lesson("exercises that nobody has", {
    kit: aKit({ teams: { white: { name: "A", exercises: ["x"] }, black: { name: "B", exercises: ["y"] } } }),
    wait: true,
  }),
  lesson("marks as text", { marks: { 1: "done" } }),
  lesson("amounts as texts", { kit: aKit({ amounts: { man_moves: "5" } }) }),
  { name: "tab's game: broken", tab: { current: '{"tree":' } },
  { name: "tab's game and the shared one: both broken", tab: { current: "{" }, local: { current: "}" } },
  { name: "kit: half a kit", local: { kit: text(aKit({ teams: 3 })) } },
  // Older and newer pages, and links.
  {
    name: "an older page's state",
    quiet: true,
    local: {
      settings: text({ language: "es", theme: "dark", coach: true }),
      textbook: text({ depth: 3, pruning: true, order: "generated", tie_break: "first", seed: 1, weights: {} }),
      games: text([
        { id: "g", title: "Ana – Bea", rules: "spanish", moves: 2, result: "", date: "2026-01-01T00:00:00" },
      ]),
      "game.g": text(aGame()),
      current: text(aGame()),
    },
  },
  {
    name: "a newer page's state",
    quiet: true,
    local: {
      settings: text({ language: "es", theme: "sepia", haptics: { on: true } }),
      current: text(
        aGame({
          ending: "adjourned",
          seats: { white: { kind: "human" }, black: { kind: "remote", at: "wss://x" } },
          playing: false,
          weather: "rain",
        }),
      ),
      tournaments: text([1]),
    },
  },
  {
    name: "a newer page's game of unknown rules",
    local: {
      current: text(
        aGame({
          rules: "frisian",
          tree: goodTree()
            .slice(0, 1)
            .map((one) => ({ ...one, children: [] })),
          at: 0,
        }),
      ),
    },
  },
  { name: "a link of nothing", quiet: true, hash: "#%%%&&&===" },
  { name: "a link with moves that nobody may play", quiet: true, hash: "#rules=spanish&moves=1-32.xx" },
  { name: "a link without end", quiet: true, hash: "#rules=spanish&moves=" + "10-14.".repeat(3000) },
  { name: "a link to rules that nobody has", quiet: true, hash: "#rules=moonish&moves=10-14" },
  { name: "a link with a bad position", quiet: true, hash: "#rules=spanish&fen=%00%ff" },
];

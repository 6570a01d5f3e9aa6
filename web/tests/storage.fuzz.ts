// SPDX-License-Identifier: MIT
// Spoils what the browser keeps, by chance, in its text and in its structure, and reads it: nothing throws, what is
// kept is clean, says the same when it is read again, and has lost nothing that a newer page wrote. Short in `npm
// test`; `npm run fuzz -- SECONDS [SEED]` goes on.
import assert from "node:assert/strict";
import { Session } from "node:inspector";
import { blend, type Decoder, decodeText } from "../src/decode";
import { fromOlder, keptShape } from "../src/puzzles/kept";
import * as stored from "../src/stored";
import { play } from "../src/tree";
import { readShare } from "../src/update/share";
import { Memory } from "./memory";
import { aGame, aKit, aLesson, aListed, goodTree } from "./spoilt";

type Chance = () => number;
function chanceFrom(seed: number): Chance {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let x = Math.imul(at ^ (at >>> 15), at | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
const below = (chance: Chance, n: number) => Math.floor(chance() * n);
const one = <T>(chance: Chance, of: readonly T[]): T => of[below(chance, of.length)]!;

const settings = {
  language: "es",
  theme: "dark",
  board: "slate",
  pieces: "flat",
  squares: "auto",
  coordinates: "inside",
  sound: false,
  volume: 0.3,
  motion: true,
  touchMove: false,
  oneClick: true,
  autoFlip: false,
  shortcuts: true,
  coach: true,
  book: true,
};
const textbook = {
  depth: 4,
  pruning: true,
  order: "generated",
  tie_break: "random",
  seed: 3,
  nodes: 1000,
  time: 2.5,
  leaves_only: true,
  weights: { man: 100, king: 300 },
};
const rich = aGame({
  seats: { white: { kind: "textbook", settings: textbook }, black: { kind: "level", level: 4 } },
  pace: { minutes: 5, increment: 3 },
  left: { white: 1000, black: 2000.5 },
  touched: { at: 4, square: 10 },
  source: { pdn: "1. 10-14", line: "{}" },
  profile: "club",
  infringement: { text: { es: "a", en: "b" } },
  lesson: aLesson({ marks: { 1: ["done"], 2: ["pending", "skipped"] } }),
  tree: [
    ...goodTree().map((node) => (node["id"] === 1 ? { ...node, children: [2, 5] } : node)),
    { id: 5, parent: 1, move: "21-17", nags: [1, 14], comment: "c", children: [], strength: "N", before: "b" },
  ],
});
const subjects: { name: string; decoder: Decoder<unknown>; good: unknown }[] = [
  { name: "settings", decoder: stored.settings, good: settings },
  { name: "textbook", decoder: stored.textbook, good: textbook },
  { name: "solved", decoder: stored.solved, good: ["spanish:W:W1:B2", "spanish:B:W3:B4"] },
  {
    name: "puzzles",
    decoder: keptShape,
    good: {
      tried: {
        spanish: {
          a1: { first: 1e12, last: 2e12, rating: 1400, rated: true, won: false, stage: 2 },
          b2: { first: 0, last: 0, rating: 0, rated: false, won: true, stage: -1 },
        },
      },
      before: { spanish: { rating: 1234.5, deviation: 80, at: 5 } },
      days: { "spanish:2026-11-19": true },
    },
  },
  { name: "games", decoder: stored.games, good: [aListed(), aListed({ id: "h", moves: 3 })] },
  { name: "game", decoder: stored.game, good: rich },
  { name: "plain game", decoder: stored.game, good: aGame() },
  { name: "kit", decoder: stored.kit, good: aKit() },
];

const oddities: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  99,
  1e308,
  -1e308,
  2 ** 53,
  "",
  "x",
  "human",
  "__proto__",
  "constructor",
  "es",
  "\u0000\ud800",
  "1-32",
  "y".repeat(3000),
  [],
  {},
  [null],
  [[]],
  { kind: "human" },
  { kind: "robot", x: 1 },
  { length: 3 },
  JSON.parse("[".repeat(60) + "]".repeat(60)),
];
type Path = (string | number)[];
function places(value: unknown, path: Path, out: Path[]): Path[] {
  out.push(path);
  if (typeof value === "object" && value !== null)
    for (const key of Object.keys(value)) places((value as Record<string, unknown>)[key], [...path, key], out);
  return out;
}
/** A copy with something else in a place, or without it, or twice, or moved elsewhere. */
function spoil(value: unknown, chance: Chance): unknown {
  const copy: unknown = structuredClone(value);
  const all = places(copy, [], []);
  const path = one(chance, all),
    key = path.at(-1);
  const at = (way: Path) => way.reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], copy);
  const other = () => (chance() < 0.7 ? structuredClone(one(chance, oddities)) : structuredClone(at(one(chance, all))));
  if (key === undefined) return chance() < 0.2 ? other() : copy;
  const parent = at(path.slice(0, -1)) as Record<string, unknown>;
  if (typeof parent !== "object" || parent === null) return copy;
  const how = below(chance, 5);
  if (how === 0) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else if (how === 1 && Array.isArray(parent)) parent.splice(Number(key), 0, other());
  else if (how === 2 && !Array.isArray(parent))
    Object.defineProperty(parent, one(chance, ["__proto__", "new", "constructor", "toString", "id", "kind"]), {
      value: other(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (typeof parent[key] === "number" && chance() < 0.5)
    parent[key] = (parent[key] as number) + one(chance, [-1, 1, 0.5, 1e9, -1e9]);
  else Object.defineProperty(parent, key, { value: other(), enumerable: true, configurable: true, writable: true });
  return copy;
}
/** A text with some letters changed, cut out, doubled or moved. */
function scratch(text: string, chance: Chance): string {
  const at = below(chance, text.length),
    end = at + below(chance, 20);
  const letter = one(chance, [...'{}[],:"\\0919eE-.tfn \u0000', "1e999", "\ud800", '"__proto__":{},', "[".repeat(200)]);
  switch (below(chance, 5)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 3:
      return text.slice(0, end) + text.slice(at);
    default:
      return text.slice(0, at);
  }
}

/** The fields of `newer`, put into every object that the decoder lets through, are still there. */
const mark = "a_newer_field";
const count = (text: string) => text.split(`"${mark}"`).length - 1;

function law(subject: (typeof subjects)[number], text: string): void {
  const first = decodeText(text, subject.decoder);
  if (first.wrong.length === 0 && first.value === undefined && first.keep === undefined)
    assert.fail("nothing, and nobody says why");
  if (first.keep === undefined) return;
  const kept = JSON.stringify(first.keep);
  const second = decodeText(kept, subject.decoder);
  assert.deepEqual(second.wrong, [], "what is kept is clean");
  assert.deepEqual(second.value, first.value, "and says the same");
  assert.deepEqual(second.keep, first.keep, "and stays the same");
  assert.deepEqual(blend(first.keep, first.value, first.value), first.keep, "what is not changed is written as it was");
  if (first.wrong.length === 0)
    assert.deepEqual(first.keep, JSON.parse(JSON.stringify(JSON.parse(text))), "nothing is lost of what is good");
  assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
}

/**
 * What whole visits do with it, one after another in the same browser, which may have little room, or forbid everything
 * for a while.
 */
async function visits(): Promise<(key: string, text: string, chance: Chance) => void> {
  const world = globalThis as unknown as { localStorage: Memory; sessionStorage: Memory };
  Object.defineProperty(globalThis, "navigator", { value: { language: "es" }, configurable: true });
  const empty = () => {
    world.localStorage = new Memory();
    world.sessionStorage = new Memory();
  };
  empty();
  const storage = await import("../src/storage");
  const memory = await import("../src/puzzles/memory");
  const aside = await import("../src/aside");
  const { firstState } = await import("../src/defaults");
  let news = 0;
  aside.onAside(() => news++);
  return (key, text, chance) => {
    if (chance() < 0.1) empty();
    if (chance() < 0.05) aside.discardAsides();
    const { localStorage: shared, sessionStorage: own } = world;
    shared.room = one(chance, [5_000_000, 5_000_000, 10_000, 3000, 0]);
    for (const place of chance() < 0.3 ? [shared, own] : [shared]) place.items.set("damas." + key, text);
    if (chance() < 0.05) shared.items.set("damas.aside.nonsense", text);
    if (chance() < 0.05) world.localStorage = undefined as never;
    for (let i = 0; i < 2; i++) {
      const state = firstState(1, "2026-01-01T00:00:00", "spanish");
      const before = news;
      state.settings = storage.loadSettings();
      state.library.saved = storage.savedGames();
      state.game = [storage.currentGame(), storage.loadGame("g"), state.game].find((game) => game !== null)!;
      state.inside.settings = storage.loadTextbook() ?? state.inside.settings;
      memory.loadPuzzles();
      storage.loadKit();
      if (i > 0) assert.equal(news, before, "the next visit is clean");
      const asides = aside.setAsides().map(({ text }) => text);
      assert.ok(asides.length <= 40 && asides.slice(0, -1).join("").length <= 1_000_000, "little is set aside");
      JSON.parse(aside.exported(aside.setAsides()));
      const { tree, at } = chance() < 0.5 ? play(state.game.tree, state.game.at, "1-2", true) : state.game;
      storage.saveSettings(state);
      storage.saveGame({ ...state, game: { ...state.game, tree: [...tree], at } }, "A – B");
      memory.keepPuzzles(fromOlder(["spanish:W:W5:B6"]));
      if (chance() < 0.1) storage.refuseGame(state.game, chance() < 0.5);
      if (chance() < 0.02) aside.setAllAside();
    }
    world.localStorage = shared;
  };
}
const keys: Record<string, string> = {
  settings: "settings",
  textbook: "textbook",
  solved: "solved",
  puzzles: "puzzles",
  games: "games",
  game: "current",
  "plain game": "game.g",
  kit: "kit",
};

/** Runs until `enough` says so; the seed and the number of a run that fails are said. */
export async function fuzz(
  seed: number,
  enough: (runs: number) => boolean,
): Promise<{ runs: number; clean: number; partly: number; refused: number }> {
  const visit = await visits();
  const outcome = { runs: 0, clean: 0, partly: 0, refused: 0 };
  for (; !enough(outcome.runs); outcome.runs++) {
    const chance = chanceFrom(seed + outcome.runs);
    const subject = one(chance, subjects);
    let value: unknown = subject.good;
    for (let n = below(chance, 4); n > 0; n--) value = spoil(value, chance);
    let text = JSON.stringify(value);
    if (chance() < 0.4) for (let n = 1 + below(chance, 3); n > 0 && text.length > 0; n--) text = scratch(text, chance);
    try {
      law(subject, text);
      // A field that nobody knows yet, wherever objects are open, stays.
      if (chance() < 0.2 && typeof subject.good === "object" && !Array.isArray(subject.good)) {
        const newer = JSON.stringify({ ...(subject.good as object), [mark]: { x: [1] } });
        const read = decodeText(newer, subject.decoder);
        assert.equal(
          count(JSON.stringify(blend(read.keep, read.value, { ...(read.value as object), language: "en" }))),
          1,
        );
      }
      if (chance() < 0.2) visit(keys[subject.name]!, text, chance);
      if (chance() < 0.1) {
        const game = readShare(
          "#" + scratch("rules=spanish&moves=10-14.22-18&ply=1&fen=W:W1:B32&white=Ana", chance),
          1,
          "2026-01-01",
        );
        if (game)
          assert.deepEqual(decodeText(JSON.stringify(game), stored.game).wrong, [], "what a link makes can be kept");
      }
      const { wrong, keep } = decodeText(text, subject.decoder);
      outcome[wrong.length === 0 ? "clean" : keep === undefined ? "refused" : "partly"]++;
    } catch (error) {
      throw new Error(`seed ${seed}, run ${outcome.runs}, ${subject.name}: ${text.slice(0, 2000)}`, { cause: error });
    }
  }
  return outcome;
}

/**
 * How many of the pieces of code of decode.ts, stored.ts, aside.ts and storage.ts have been run, by the engine's own
 * count.
 */
export async function covered<T>(
  work: () => Promise<T>,
): Promise<{ result: T; reached: number; blocks: number; missed: string[] }> {
  const session = new Session();
  session.connect();
  const post = (method: string, params: object = {}) =>
    new Promise<{
      result: {
        url: string;
        functions: { functionName: string; ranges: { startOffset: number; endOffset: number; count: number }[] }[];
      }[];
    }>((done, fail) => session.post(method, params, (error, value) => (error ? fail(error) : done(value as never))));
  await post("Profiler.enable");
  await post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const result = await work();
  const { result: scripts } = await post("Profiler.takePreciseCoverage");
  session.disconnect();
  const script = scripts.find(({ url }) => url === import.meta.url)!;
  const { readFileSync } = await import("node:fs");
  const source = readFileSync(new URL(import.meta.url), "utf8");
  // The bundler names the file that each part of the bundle comes from.
  const files = [...source.matchAll(/^\/\/ ((?:src|tests)\/[\w/.]+)$/gm)].map((found) => ({
    name: found[1]!,
    at: found.index,
  }));
  const of = (at: number) => files.findLast((file) => file.at <= at)?.name ?? "";
  const ours = script.functions.filter(({ ranges }) =>
    /^src\/(decode|stored|aside|storage)\.ts$/.test(of(ranges[0]!.startOffset)),
  );
  const blocks = ours.flatMap(({ functionName, ranges }) => ranges.map((range) => ({ ...range, name: functionName })));
  const missed = blocks
    .filter((block) => block.count === 0)
    .map(({ startOffset, endOffset, name }) => {
      const text = source.slice(startOffset, endOffset).replace(/\s+/g, " ").slice(0, 90);
      return `${of(startOffset)} ${name}: ${text}`;
    });
  return { result, reached: blocks.length - missed.length, blocks: blocks.length, missed };
}

const seconds = Number(process.argv[2]);
if (seconds > 0) {
  const end = Date.now() + seconds * 1000,
    seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
  let told = Date.now();
  const { result, reached, blocks, missed } = await covered(() =>
    fuzz(seed, (runs) => {
      if (runs % 500 === 0 && Date.now() - told > 60_000) {
        console.log(`${runs} runs`);
        told = Date.now();
      }
      return runs % 100 === 0 && Date.now() >= end;
    }),
  );
  console.log(
    `storage: seed ${seed}, ${result.runs} runs in ${seconds} s: ${result.clean} clean, ` +
      `${result.partly} kept in part, ${result.refused} set aside; ${reached} of ${blocks} blocks of code reached`,
  );
  for (const block of missed) console.log("  not reached: " + block);
}

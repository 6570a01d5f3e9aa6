// SPDX-License-Identifier: MIT
// What puzzles follow from: ratings, what comes back, the puzzle of the day, the next one, what tabs keep, the line.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { findKnown, findNew } from "../src/puzzles/choice";
import { readIndex } from "../src/puzzles/collection";
import { dailyPlace, idOf } from "../src/puzzles/daily";
import { fromOlder, merged, mostTries, nothingKept, standingOf } from "../src/puzzles/kept";
import { factsOf, judge, refutation, wholeLine } from "../src/puzzles/line";
import { after, expected, newcomer } from "../src/puzzles/rating";
import { endOf, tryOf } from "../src/puzzles/record";
import { due, isDue, nextStage, over, returns } from "../src/puzzles/repetition";
import type { Index, KeptPuzzles, Puzzle, PuzzlesState, Task, Tried } from "../src/puzzles/state";
import { emptyTree } from "../src/tree";
import type { Line, Position } from "../src/types";

const drawnFrom = JSON.parse(readFileSync("../data/puzzles/daily.json", "utf8")) as Record<string, number>;
const day = 86_400_000;
const now = Date.UTC(2026, 10, 19);
const tried = (part: Partial<Tried> = {}): Tried => ({
  first: now,
  last: now,
  rating: 1200,
  rated: true,
  won: true,
  stage: over,
  ...part,
});
const keptOf = (all: Record<string, Tried>): KeptPuzzles => ({ ...nothingKept(), tried: { spanish: all } });

test("ratings: even chances at the same rating, the first results move a lot, later ones little", () => {
  assert.equal(expected(1200, 1200), 0.5);
  assert.ok(expected(1400, 1200) > 0.7 && expected(1000, 1200) < 0.3);
  const won = after(newcomer, 1200, true, now),
    lost = after(newcomer, 1200, false, now);
  assert.ok(won.rating > 1290 && won.rating < 1330, String(won.rating));
  assert.ok(Math.abs(won.rating + lost.rating - 2400) < 1e-9);
  assert.ok(won.deviation < 230);
  let strength = newcomer;
  for (let i = 0; i < 200; i++) strength = after(strength, strength.rating, i % 2 === 0, now + i);
  assert.ok(strength.deviation <= 50, String(strength.deviation));
  assert.ok(after(strength, strength.rating, true, now + 200).rating - strength.rating < 10);
  // Who was away for long is known less well.
  assert.ok(after(strength, 1200, true, now + 700 * day).deviation > strength.deviation * 2);
});

test("ratings: somebody as strong as 1700 comes near it, and stays within the scale", () => {
  let strength = newcomer;
  for (let i = 0; i < 400; i++) {
    const puzzle = Math.round(strength.rating);
    // As often as such a solver finds one of this kind, without chance.
    strength = after(strength, puzzle, (i * 0.61803) % 1 < expected(1700, puzzle), now + i);
  }
  assert.ok(Math.abs(strength.rating - 1700) < 90, String(strength.rating));
  for (let i = 0; i < 300; i++) strength = after(strength, 600, false, now + i);
  assert.ok(strength.rating >= 100);
});

test("what was failed comes back after some puzzles, then after days, and goes when it was found each time", () => {
  const failed = tried({ won: false, stage: 0 });
  const others = (n: number) => Array.from({ length: n }, (_, i) => tried({ last: now + i + 1 }));
  assert.ok(!isDue(failed, others(7), now + 100));
  assert.ok(isDue(failed, others(8), now + 100));
  let one = failed;
  for (const [stage, wait] of returns.entries()) {
    assert.equal(one.stage, stage);
    const time = one.last + ("days" in wait ? wait.days * day : 0);
    if ("days" in wait) assert.ok(!isDue(one, others(20), time - 1));
    assert.ok(isDue(one, others(8), time));
    one = { ...one, last: time, stage: nextStage(one, true, true) };
  }
  assert.equal(one.stage, over);
  assert.ok(!isDue(one, others(50), now + 1000 * day));
  // Found before it was due it waits on; failed again it begins anew.
  assert.equal(nextStage(tried({ stage: 2 }), true, false), 2);
  assert.equal(nextStage(tried({ stage: 3 }), false, true), 0);
  assert.deepEqual(due({ b: tried({ stage: 1, last: now }), a: tried({ stage: 1, last: now - day }) }, now + day), [
    "a",
    "b",
  ]);
});

test("a try counts once: not after a hint, and not when the puzzle comes back", () => {
  const first = tryOf(undefined, [], 1500, { lost: false, helped: false }, now);
  assert.deepEqual(first, tried({ rating: 1500 }));
  assert.deepEqual(
    tryOf(undefined, [], 1500, { lost: true, helped: false }, now),
    tried({ rating: 1500, won: false, stage: 0 }),
  );
  const helped = tryOf(undefined, [], 1500, { lost: false, helped: true }, now);
  assert.deepEqual([helped.rated, helped.stage], [false, 0]);
  assert.deepEqual([first, helped, tried({ won: false })].map(endOf), ["won", "helped", "failed"]);
  const again = tryOf(tried({ won: false, stage: 1 }), [], 1200, { lost: false, helped: false }, now + 2 * day);
  assert.deepEqual(again, tried({ won: false, stage: 2, last: now + 2 * day }));
  const kept = keptOf({ a: tried({ won: false, stage: 1 }) });
  const changed = merged(kept, keptOf({ a: again }));
  assert.equal(standingOf(changed, "spanish", "2026-11-19").rating, standingOf(kept, "spanish", "2026-11-19").rating);
});

test("two tabs: whatever they keep in whatever order, the same follows", () => {
  const a = keptOf({ a: tried({ first: now, won: true }), b: tried({ first: now + 2, won: false, stage: 0 }) });
  const b = keptOf({
    c: tried({ first: now + 1, rating: 1500 }),
    b: tried({ first: now + 2, last: now + 9, won: false, stage: 1 }),
  });
  b.days["spanish:2026-11-19"] = true;
  const both = merged(a, b);
  assert.deepEqual(merged(b, a), both);
  assert.deepEqual(merged(both, a), both);
  assert.equal(both.tried["spanish"]!["b"]!.stage, 1);
  const { solved, streak, best, tried: count, days } = standingOf(both, "spanish", "2026-11-19");
  assert.deepEqual({ solved, streak, best, count, days }, { solved: 3, streak: 0, best: 2, count: 3, days: 1 });
});

test("what is kept is bounded, and the rating stays what it was", () => {
  const all: Record<string, Tried> = {};
  for (let i = 0; i < mostTries + 50; i++)
    all["p" + i] = tried({ first: now + i, last: now + i, rating: 1000 + (i % 700), won: i % 3 > 0 });
  const kept = merged(nothingKept(), keptOf(all));
  assert.equal(Object.keys(kept.tried["spanish"]!).length, mostTries);
  const whole = standingOf(keptOf(all), "spanish", "2026-11-19"),
    less = standingOf(kept, "spanish", "2026-11-19");
  assert.ok(Math.abs(whole.rating - less.rating) < 1e-6);
  assert.deepEqual(merged(kept, keptOf(all)), kept);
});

test("what an older page kept as solved is solved, and does not count for the rating", () => {
  const older = fromOlder(["spanish:W:W1:B30", "international:B:W1:B30", "nonsense", "UP:x"]);
  assert.deepEqual(Object.keys(older.tried), ["spanish", "international"]);
  assert.deepEqual(Object.keys(older.tried["spanish"]!), [idOf("W:W1:B30")]);
  const standing = standingOf(older, "spanish", "2026-11-19");
  assert.deepEqual([standing.solved, standing.rating, standing.streak], [1, 1200, 0]);
});

const chapter = (file: string, from: number, to: number, count: number, themes: Record<string, number> = {}) => ({
  file,
  from,
  to,
  count,
  themes,
});
const index: Index = {
  count: 5000,
  chapters: [
    chapter("01.pdn", 600, 1000, 2000),
    chapter("02.pdn", 1000, 1400, 1000),
    chapter("03.pdn", 1400, 2600, 2000),
  ],
};

test("the puzzle of the day: the same for everybody, another one each day, and the same when puzzles are added", () => {
  const places = Array.from({ length: 365 }, (_, i) =>
    dailyPlace("spanish", new Date(now + i * day).toISOString().slice(0, 10), index, 3000),
  );
  assert.deepEqual(places[0], { chapter: 0, place: 1829 });
  const grown = { count: 9000, chapters: [...index.chapters, chapter("04.pdn", 600, 2600, 4000)] };
  for (const [i, place] of places.entries()) {
    assert.deepEqual(dailyPlace("spanish", new Date(now + i * day).toISOString().slice(0, 10), grown, 3000), place);
    assert.ok(place.chapter < 2 && place.place < index.chapters[place.chapter]!.count);
  }
  assert.ok(new Set(places.map((place) => JSON.stringify(place))).size > 330);
  // Small collections have one, too.
  assert.deepEqual(dailyPlace("x", "2026-11-19", { count: 1, chapters: [chapter("01.pdn", 1, 1, 1)] }), {
    chapter: 0,
    place: 0,
  });
});

test("collections lie in chapters whose index is true", () => {
  for (const name of Object.keys(drawnFrom)) {
    const file = `../data/puzzles/${name}/index.json`;
    if (!existsSync(file)) continue;
    const read = readIndex(readFileSync(file, "utf8"));
    assert.ok(read, file);
    let count = 0;
    const ids = new Set<string>();
    for (const one of read.chapters) {
      const text = readFileSync(`../data/puzzles/${name}/${one.file}`, "utf8");
      const fens = [...text.matchAll(/^\[FEN "(.*)"\]$/gm)].map(([, fen]) => fen!);
      assert.equal(fens.length, one.count);
      for (const fen of fens) ids.add(idOf(fen));
      count += fens.length;
    }
    assert.equal(count, read.count);
    assert.equal(ids.size, count, "no two have the same id");
  }
  assert.equal(readIndex("<h1>"), null);
  assert.equal(readIndex('{"count":1,"chapters":[]}'), null);
});

const puzzle = (id: string, rating: number, part: Partial<Puzzle> = {}): Puzzle => ({
  id,
  fen: id,
  turn: "white",
  goal: "win",
  themes: ["shot"],
  rating,
  proof: "tables",
  line: ["1-5", "30-26", "5x14"],
  ...part,
});
const stateWith = (part: Partial<PuzzlesState>): PuzzlesState => ({
  collections: ["spanish"],
  daily: {},
  chosen: "spanish",
  indexes: { spanish: { ...index, chapters: index.chapters.map((one) => ({ ...one, themes: { shot: 5 } })) } },
  chapters: {},
  theme: "",
  wanted: null,
  failed: false,
  missing: "",
  kept: nothingKept(),
  standings: {},
  task: null,
  before: null,
  ...part,
});

test("the next puzzle is a new one near the solver's rating, of the theme that was chosen", () => {
  const chapters = {
    "spanish/02.pdn": [puzzle("a", 1010), puzzle("b", 1190), puzzle("c", 1390, { themes: ["trap"] })],
    "spanish/01.pdn": [puzzle("d", 700)],
  };
  const bare = stateWith({});
  assert.equal((findNew(bare, "spanish", 1200, 1) as { load: { file: string } }).load.file, "02.pdn");
  const found = (state: PuzzlesState, seed = 0) => findNew(state, "spanish", 1200, seed);
  assert.deepEqual(found(stateWith({ chapters })), { puzzle: chapters["spanish/02.pdn"][1] });
  const kept = keptOf({ a: tried(), b: tried(), c: tried() });
  // What is left is in the other chapters: the nearer of them comes first.
  assert.ok("load" in findNew(stateWith({ chapters, kept }), "spanish", 1300, 0)!);
  const themed = stateWith({
    chapters,
    theme: "trap",
    indexes: { spanish: { ...index, chapters: [chapter("02.pdn", 1000, 1400, 3, { trap: 1 })] } },
  });
  assert.deepEqual(found(themed), { puzzle: chapters["spanish/02.pdn"][2] });
  assert.equal(found({ ...themed, kept }), null);
  // A known one is looked for where its rating says.
  assert.deepEqual(findKnown(stateWith({ chapters }), "spanish", "a", 1010), { puzzle: chapters["spanish/02.pdn"][0] });
  assert.ok("load" in findKnown(stateWith({ chapters }), "spanish", "z", 1010)!);
});

test("the line: right, wrong and known moves, whatever somebody has looked at in between", () => {
  const task = { puzzle: puzzle("a", 1200), nodes: [0] } as Task;
  const tree = emptyTree();
  tree[0]!.children = [1, 2];
  tree.push(
    { ...tree[0]!, id: 1, parent: 0, move: "1-5", children: [] },
    { ...tree[0]!, id: 2, parent: 0, move: "2-6", children: [] },
  );
  assert.equal(judge(task, tree, 0), "known");
  assert.equal(judge(task, tree, 1), "right");
  assert.equal(judge(task, tree, 2), "wrong");
  const whole = wholeLine(task.puzzle, tree, [0, 1]);
  assert.deepEqual(
    whole.nodes.map((node) => whole.tree[node]!.move),
    ["", "1-5", "30-26", "5x14"],
  );
});

test("a refutation goes to the last piece that is taken, and says what it has cost", () => {
  const line = (...moves: string[]) => refutation({ moves } as Line);
  assert.deepEqual(line("23x16", "12x19", "22x15", "9-13", "30-26", "1x2"), ["23x16", "12x19", "22x15"]);
  assert.deepEqual(line("23-19", "9-13"), ["23-19"]);
  // What the solver takes is not the end of it: the blow is seen, or at least the answer.
  const offered = ["25-7", "16-23", "24-20", "23x16", "7-12", "16x7", "3x12"];
  assert.deepEqual(line(...offered), offered);
  assert.deepEqual(line("25-7", "16-23", "24-20", "23x16", "7-12", "16-19"), offered.slice(0, 5));
  assert.deepEqual(refutation(undefined), []);
  const now = (pieces: string, outcome: Position["result"]["outcome"] = "none") =>
    ({ pieces, result: { outcome } }) as Position;
  const wrong = { move: "", back: 0, tree: [], pieces: "ww.bb", line: [], facts: null };
  assert.deepEqual(factsOf(wrong, "white", now("w..bb")), { lost: 1, crowned: false, end: "" });
  assert.deepEqual(factsOf(wrong, "white", now("ww.bB")), { lost: 0, crowned: true, end: "" });
  assert.deepEqual(factsOf(wrong, "black", now("ww...", "white")).end, "loss");
});

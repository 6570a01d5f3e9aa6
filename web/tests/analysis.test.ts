// SPDX-License-Identifier: MIT
// The analysis room: what is known of a game, lines that are walked, why a move is bad, mistakes to learn from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts } from "../src/analysis/analysis";
import { costOf, expects, phases, points } from "../src/analysis/values";
import { sentence } from "../src/analysis/view/why";
import { firstState } from "../src/defaults";
import { late } from "../src/late";
import type { Effect, Message, Purposes } from "../src/message";
import type { Requests } from "../src/requests";
import type { State } from "../src/state";
import { fromWritten } from "../src/tree";
import type { Line, Move, MoveReview, Position, Review } from "../src/types";
import { update } from "../src/update/update";

late.analysis = parts;

const nothing = { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } } as const;
const full = "w".repeat(12) + ".".repeat(8) + "b".repeat(12);
const position = (part: Partial<Position> = {}): Position => ({
  rules: "spanish",
  start: "",
  fen: "W:W1:B2",
  turn: "white",
  ply: 0,
  pieces: full,
  moves: [],
  must: [],
  touch: [],
  last: null,
  counters: {},
  result: nothing,
  ...part,
});
const move = (text: string, captured: number[] = []): Move & { crowned: boolean } => ({
  text,
  hub: text,
  path: text.split(/[-x]/).map(Number),
  captured,
  crowned: false,
});
const line = (score: number, moves: string[], rank = 1): Line => ({
  rank,
  depth: 9,
  score,
  expectancy: 1 / (1 + Math.exp(-score / 100)),
  plies: null,
  nodes: 1000,
  seconds: 1,
  moves,
});
const review = (ply: number, text: string, before: number, after: number, best: string, nag: number | null) =>
  ({
    ply,
    side: ply % 2 === 1 ? "white" : "black",
    move: text,
    fen: `W:W${Array.from({ length: 30 - 8 * ply }, (_, i) => i + 1).join(",")}:B`,
    forced: false,
    depth: 9,
    score_before: before,
    score_after: after,
    best,
    best_line: [best, "21-17", "10-14"],
    loss: 0.3,
    nag,
  }) as MoveReview;

/** A game of three moves in the room; White's second is a mistake. */
function room(reviewed = true): State {
  const tree = fromWritten({ moves: [{ move: "10-14" }, { move: "22-18" }, { move: "14-19" }] });
  const first = firstState(1, "2026-01-01T00:00:00", "spanish");
  const state: State = {
    ...first,
    panel: "analysis",
    position: position(),
    game: { ...first.game, tree, playing: false },
    late: { analysis: "here" },
  };
  const [next] = update(state, { type: "late_ready", area: "analysis" });
  if (!reviewed) return next;
  const moves = [
    review(1, "10-14", 10, 10, "10-14", null),
    review(2, "22-18", 10, 12, "22-18", null),
    review(3, "14-19", 12, -160, "12-16", 4),
  ];
  const none = { moves: 1, accuracy: 50, average_loss: 0.1, inaccuracies: 0, mistakes: 0, blunders: 1, only_moves: 0 };
  const data = { moves, summary: { white: none, black: none } } as unknown as Review;
  return { ...next, review: { data, nodes: [1, 2, 3] } };
}
const after = (state: State, ...messages: Message[]): [State, Effect[]] =>
  messages.reduce<[State, Effect[]]>(
    ([s, all], m) => {
      const [next, more] = update(s, m);
      return [next, [...all, ...more]];
    },
    [state, []],
  );
const answer = <P extends keyof Purposes>(as: P, reply: Requests[Purposes[P]]["reply"], context: object): Message =>
  ({ type: "reply", as, reply, context, now: 0 }) as unknown as Message;
const asked = (effects: Effect[], as: string) =>
  effects.filter((effect): effect is Extract<Effect, { as: string }> => "as" in effect && effect.as === as);

test("the graph knows the whole game after a review, and before it what the engine has said", () => {
  assert.deepEqual(
    points(room()).map(({ value }) => value?.score),
    [10, 10, 12, -160],
  );
  const fresh = room(false);
  assert.ok(points(fresh).every(({ value }) => value === undefined));
  const on: State = { ...fresh, analysis: { ...fresh.analysis, on: true, run: 3 }, serial: 7 };
  const told = { line: line(80, ["10-14"]) };
  const [next] = after(on, { type: "tell", as: "analysis", told, context: { run: 3, serial: 7 } });
  assert.deepEqual(
    points(next).map(({ value }) => value?.score),
    [80, undefined, undefined, undefined],
  );
  const [other] = after({ ...next, game: { ...next.game, id: "another" } }, { type: "flip" });
  assert.ok(points(other).every(({ value }) => value === undefined));
});

test("what the other side threatens is not what the position is worth", () => {
  const fresh = room(false);
  const on: State = { ...fresh, analysis: { ...fresh.analysis, on: true, threat: true, run: 3 }, serial: 7 };
  const [next, effects] = after(on, {
    type: "tell",
    as: "analysis",
    told: { line: line(80, ["22-18"]) },
    context: { run: 3, serial: 7 },
  });
  assert.ok(points(next).every(({ value }) => value === undefined));
  const question = asked(effects, "threatened")[0]!;
  assert.equal((question.request as { fen: string }).fen, "B:W1:B2");
  const [known] = after(next, answer("threatened", position({ last: move("22x13", [18, 9]) }), question.context));
  assert.deepEqual(known.room!.threat, { move: "22-18", pieces: 2 });
});

test("a game has phases by what is left on the board", () => {
  const place = (pieces: number) => ({ node: 0, value: undefined, review: undefined, pieces });
  assert.deepEqual(phases([24, 24, 16, 10, 8, 4].map(place)), [2, 4]);
  assert.deepEqual(phases([8, 7, 6].map(place)), []);
});

test("a line is walked on the board, and stays as it was while it is", () => {
  const fresh = room(false);
  const lines = [line(30, ["10-14", "22-18", "14-19"]), line(10, ["9-13"], 2)];
  const on: State = { ...fresh, analysis: { ...fresh.analysis, on: true, lines, run: 3 }, serial: 7 };
  const [walked, effects] = after(on, { type: "walk", rank: 1, step: 2 });
  assert.deepEqual(walked.peek?.moves, ["10-14", "22-18"]);
  assert.equal(asked(effects, "peek").length, 1);
  const told = { line: line(90, ["11-15"]) };
  const [later] = after(walked, { type: "tell", as: "analysis", told, context: { run: 3, serial: 7 } });
  assert.deepEqual(later.room!.walk!.lines, lines);
  const [left] = after(later, { type: "walk", rank: 0, step: 0 });
  assert.equal(left.peek, null);
  assert.equal(left.room!.walk, null);
  const [away] = after(later, { type: "unpeek" });
  assert.equal(away.room!.walk, null);
});

test("the book is asked once about each position while somebody is in the room", () => {
  const [state, effects] = after(room(), { type: "flip" }, { type: "flip" });
  assert.ok(asked(effects, "book").length <= 1);
  const [, more] = after(state, { type: "go", node: 1 });
  assert.equal(asked(more, "book").length, 1);
  const [, none] = after({ ...state, panel: "game" }, { type: "go", node: 2 });
  assert.equal(asked(none, "book").length, 0);
});

/** A state in which the courses of the mistake are known. */
function explained(): State {
  const state = { ...room(), settings: { ...room().settings, motion: false } };
  const [begun, effects] = after(state, { type: "why", node: 3 });
  assert.equal(begun.game.at, 3);
  // The review has no move after the last: the engine is asked for what answers it, and for nothing else.
  const question = asked(effects, "why");
  assert.deepEqual(
    question.map(({ context }) => context.to),
    ["bad"],
  );
  const [looked, more] = after(begun, answer("why", [line(-160, ["23x14", "9x18"])], question[0]!.context));
  const states = [...asked(effects, "why_at"), ...asked(more, "why_at")];
  assert.equal(states.length, 4 + 4);
  const lost = full.replace("w", ".");
  return after(
    looked,
    ...states.map(({ context }) =>
      answer(
        "why_at",
        position({ last: move("23x14", [19]), pieces: context.to === "bad" && context.node! > 1 ? lost : full }),
        context,
      ),
    ),
  )[0];
}

test("why a move is bad is played step by step, then the better one, and the board comes back", () => {
  const state = explained();
  const why = state.room!.why!;
  assert.deepEqual(why.bad?.moves, ["14-19", "23x14", "9x18"]);
  assert.deepEqual(why.good?.moves, ["12-16", "21-17", "10-14"]);
  assert.deepEqual(state.peek?.moves, ["10-14", "22-18"]);
  assert.equal(sentence(state, why), "Pierde 1 pieza. Responde 23x14.");
  const tick = { type: "why_tick", turn: why.turn } as const;
  const [one] = after(state, tick);
  assert.deepEqual(one.peek?.moves, ["10-14", "22-18", "14-19"]);
  const [end, effects] = after(one, tick, tick, tick);
  assert.equal(end.room!.why!.step, 3);
  assert.ok(!end.room!.why!.running);
  assert.equal(effects.filter(({ kind }) => kind === "timer").length, 1);
  const [good] = after(end, { type: "why_show", part: "good" });
  assert.equal(good.room!.why!.step, 0);
  assert.ok(good.room!.why!.running);
  const [still] = after(good, tick);
  assert.equal(still.room!.why!.step, 0, "a tick of what was stopped is not heard");
  const [kept] = after(good, { type: "why_keep" });
  assert.equal(kept.room!.why, null);
  assert.equal(kept.peek, null);
  assert.equal(kept.game.tree[kept.game.tree[2]!.children[1]!]!.move, "12-16");
  const [gone] = after(good, { type: "go", node: 1 });
  assert.equal(gone.room!.why, null);
});

test("a move that wins nothing less than the best is no mistake; what decides the game is said", () => {
  const state = explained();
  const why = state.room!.why!;
  const bad = (score: number, plies: number | null = null) => ({ ...why, bad: { ...why.bad!, score, plies } });
  assert.match(sentence(state, bad(10)), /no es un error/);
  assert.match(sentence(state, bad(-29_990, 10)), /Pierde la partida: ganan las negras en 5 jugadas/);
  assert.match(sentence(state, bad(-28_400)), /tablas de finales/);
  const win = { ...bad(0), good: { ...why.good!, score: 29_990, plies: 10 } };
  assert.match(sentence(state, { ...win, bad: { ...win.bad, positions: [] } }), /Deja escapar la victoria/);
  assert.deepEqual(
    costOf({ ...why.bad!, positions: [position(), position({ pieces: full.replace("b", "B") })] }, "white"),
    {
      lost: 0,
      kings: 0,
      taken: 0,
      crowned: true,
    },
  );
});

/** A move is tried on the board. */
const tries = (state: State, text: string): [State, Effect[]] => {
  const known: State = { ...state, position: position({ moves: [move(text)] }) };
  const ruling = { legal: true, law: "", article: 0, sentence: { es: "", en: "" }, squares: [], asked: [], taken: 0 };
  return after(
    known,
    answer("attempt", { ...ruling, required: 0, touched: 0, move: move(text) }, { serial: state.serial }),
  );
};

test("mistakes are learnt from one after the other, and what was tried leaves no trace", () => {
  const [asks] = after(room(), { type: "lesson", side: "white" });
  assert.equal(asks.game.at, 2);
  assert.deepEqual(asks.room!.lesson!.plies, [3]);
  const [same] = tries(asks, "14-19");
  assert.equal(same.room!.lesson!.stage, "wrong");
  const [again] = after(same, { type: "lesson_again", run: 0 });
  const [judging, effects] = tries(again, "9-13");
  assert.equal(judging.room!.lesson!.stage, "judging");
  const question = asked(effects, "judged")[0]!;
  const [wrong] = after(judging, answer("judged", [line(-90, ["23x16"])], question.context));
  assert.equal(wrong.room!.lesson!.stage, "wrong");
  assert.equal(wrong.room!.lesson!.answer, "23x16");
  const [back] = after(wrong, { type: "lesson_again", run: wrong.room!.lesson!.run });
  assert.equal(back.game.at, 2);
  assert.equal(back.game.tree.length, room().game.tree.length);
  const [other, more] = tries(back, "11-15");
  const [good] = after(other, answer("judged", [line(8, ["22x13"])], asked(more, "judged")[0]!.context));
  assert.deepEqual(good.room!.lesson!.done, ["other"]);
  const [over] = after(good, { type: "lesson_next" });
  assert.equal(over.room!.lesson!.stage, "over");
  assert.equal(over.game.tree.length, room().game.tree.length);
  assert.equal(after(over, { type: "lesson_end" })[0].room!.lesson, null);
});

test("a hint shows the piece, then the move; the solution is played; the best move counts at once", () => {
  const [asks] = after(room(), { type: "lesson", side: "both" });
  const known: State = { ...asks, position: position({ moves: [move("12-16")] }) };
  const [one] = after(known, { type: "lesson_hint" });
  assert.deepEqual([one.hint?.step, one.room!.lesson!.hint], [1, 1]);
  const [two] = after(one, { type: "lesson_hint" });
  assert.equal(two.hint?.step, 2);
  assert.deepEqual(tries(two, "12-16")[0].room!.lesson!.done, ["hinted"]);
  assert.deepEqual(tries(asks, "12-16")[0].room!.lesson!.done, ["found"]);
  const [shown] = after(asks, { type: "lesson_solution" });
  assert.equal(shown.game.tree[shown.game.at]!.move, "12-16");
  assert.deepEqual(shown.room!.lesson!.done, ["shown"]);
});

test("a side without mistakes is told so", () => {
  const [none] = after(room(), { type: "lesson", side: "black" });
  assert.deepEqual([none.room!.lesson!.stage, none.room!.lesson!.plies], ["over", []]);
});

test("expectations are those of the side that asks", () => {
  assert.equal(expects("white", 29_900), 1);
  assert.equal(expects("black", 29_900), 0);
  assert.ok(Math.abs(expects("white", 100) + expects("black", 100) - 1) < 1e-9);
});

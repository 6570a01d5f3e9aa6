// SPDX-License-Identifier: MIT
// The school's updates: lessons, endings and coordinates, with the referee's answers given by hand or by the module.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";
import { decodeText } from "../src/decode";
import { firstState } from "../src/defaults";
import { late } from "../src/late";
import type { Effect, Message } from "../src/message";
import { classesOf, readClasses } from "../src/school/classes";
import { goOnAt, judged, readChapter, stepOf } from "../src/school/course";
import { slipOf } from "../src/school/endings";
import { joined, noProgress, progress } from "../src/school/stored";
import { after, update as schoolUpdate } from "../src/school/update";
import type { State } from "../src/state";
import type { About, Ending, Probe } from "../src/types";
import { update } from "../src/update/update";
import { openModule } from "./module";

const desk = await openModule("damas");
for (const rules of ["spanish", "entrenamiento", "international"])
  desk.provide(`tables/${rules}.tables`, readFileSync(`../data/tables/${rules}.tables`));
const stamp = { now: 5, seed: 7, date: "2026-01-01T00:00:00" };
const endings = readFileSync("../data/endings/classes.json", "utf8");
const classes = readClasses(endings);
const course = ["1-men", "2-captures"].map((name) => readFileSync(`../data/lessons/${name}.json`, "utf8"));

beforeEach(() => {
  late.school = { update: schoolUpdate, after };
});
afterEach(() => {
  delete late.school;
});

/** Sends messages; the referee's questions are answered at once by the module, timers are left to the test. */
function run(state: State, ...messages: Message[]): [State, Effect[]] {
  const left: Effect[] = [];
  const queue = [...messages];
  let now = state;
  for (let message = queue.shift(); message; message = queue.shift()) {
    const [next, effects] = update(now, message);
    now = next;
    for (const effect of effects) {
      if (effect.kind !== "referee") left.push(effect);
      else {
        const { reply } = desk.ask(effect.request);
        queue.push({ type: "reply", as: effect.as, context: effect.context, now: 0, reply } as Message);
      }
    }
  }
  return [now, left];
}
/** Lets the last timer ring. */
function ring([state, effects]: [State, Effect[]]): [State, Effect[]] {
  const timer = effects.filter((effect) => effect.kind === "timer" && effect.message.type !== "motion").pop();
  assert.ok(timer?.kind === "timer");
  return run(state, timer.message);
}
function school(): State {
  const about = desk.ask({ do: "about" }).reply as About;
  const first = firstState(1, stamp.date, "spanish");
  const still = { ...first, settings: { ...first.settings, motion: false, oneClick: false } };
  return run(
    still,
    { type: "ready", about },
    { type: "panel", panel: "learn" },
    { type: "late_ready", area: "school" },
    { type: "school_course", texts: course, classes: endings },
  )[0];
}
const play = (state: State, from: number, to: number): [State, Effect[]] =>
  run(
    state,
    { type: "press", square: from, now: 0 },
    { type: "release", square: from, now: 0 },
    { type: "press", square: to, now: 0 },
  );
const lesson = (state: State, id: string, step = 0) => run(state, { type: "school_lesson", id, step, ...stamp })[0];

test("a move that is asked for leads on, another one is explained and taken back", () => {
  const begun = lesson(school(), "start", 1);
  assert.equal(begun.panel, "learn");
  const wrong = play(begun, 9, 13);
  assert.equal(wrong[0].school!.lesson!.stage, "wrong");
  assert.match(wrong[0].school!.lesson!.fault!.es, /9-13 es legal/);
  const [back] = ring(wrong);
  assert.equal(back.game.at, 0);
  assert.equal(back.game.tree.length, 1);
  assert.equal(back.school!.lesson!.stage, "open");
  const [answered] = ring(play(back, 10, 14));
  assert.equal(answered.game.tree[answered.game.at]!.move, "21-17");
  const [done] = play(answered, 12, 16);
  assert.equal(done.school!.lesson!.stage, "right");
  // The last step: the lesson is over, and the next one begins where somebody goes on.
  const [over] = run(done, { type: "school_next", ...stamp });
  assert.equal(over.school!.lesson!.stage, "end");
  assert.equal(over.school!.progress.lessons["start"], 2);
  assert.equal(goOnAt(over.school!)?.lesson.id, "board");
});

test("what is not allowed is answered by the referee", () => {
  const [refused] = play(lesson(school(), "compulsory"), 12, 16);
  assert.match(refused.refusal!.text.es, /obligatorio/);
  assert.equal(refused.school!.lesson!.stage, "open");
  assert.equal(play(refused, 9, 18)[0].school!.lesson!.stage, "right");
});

test("squares are touched, and those that are wrong are told", () => {
  let state = lesson(school(), "board", 2);
  [state] = run(state, { type: "press", square: 2, now: 0 });
  assert.equal(state.school!.lesson!.missed, 2);
  for (const square of [1, 5, 10, 14, 19, 23, 28]) [state] = run(state, { type: "touch", square, now: 0 });
  assert.equal(state.school!.lesson!.stage, "open");
  [state] = run(state, { type: "touch", square: 32, now: 0 });
  assert.equal(state.school!.lesson!.stage, "right");
});

test("a game gives way to a lesson and comes back", () => {
  const [game] = play(school(), 10, 14);
  const taught = lesson(run(game, { type: "panel", panel: "learn" })[0], "men");
  assert.equal(taught.game.drill?.of, "school");
  const [back] = run(taught, { type: "panel", panel: "game" });
  assert.equal(back.game.id, game.game.id);
  assert.equal(back.game.at, 1);
  assert.equal(back.school!.lesson, null);
});

test("a line is judged as far as it goes", () => {
  const line = [["a", "b"], ["c"], ["d"]];
  assert.equal(judged(line, ["b"]), "on");
  assert.equal(judged(line, ["b", "c", "d"]), "done");
  assert.equal(judged(line, ["b", "x"]), "wrong");
  assert.equal(judged(line, ["a", "c", "d", "e"]), "wrong");
});

test("every class of endings has positions, and the tables say what it promises", () => {
  assert.ok(classes.filter(({ rules }) => rules === "spanish").length >= 10);
  assert.ok(classes.filter(({ rules }) => rules === "international").length >= 8);
  for (const { id, rules, material, side: turn, goal, least, most, forzosa } of classes) {
    const found = desk.ask({ do: "ending", rules, material, turn, goal, least, most, forzosa, seed: 11 })
      .reply as Ending | null;
    assert.ok(found, id);
    const probe = desk.ask({ do: "probe", rules, fen: found.fen }).reply as Probe;
    assert.equal(probe.result, goal, id);
    assert.equal(probe.forzosa_plies > 0, forzosa, id);
  }
});

test("a game with the same moves as another has its endings", () => {
  const first = school();
  const portuguese: State = { ...first, game: { ...first.game, rules: "portuguese" } };
  const own = classesOf(portuguese);
  assert.equal(own.length, classesOf(first).length);
  assert.ok(own.every(({ id, rules }) => rules === "portuguese" && id.startsWith("portuguese.")));
  const [begun] = run(portuguese, { type: "school_train", id: "portuguese.forzosa", ...stamp });
  assert.equal(begun.game.rules, "portuguese");
  assert.equal(begun.school!.ending!.standing[0]!.result, "win");
});

/** Plays the best or the worst move by the tables, and their answer. */
function playTables(state: State, best: boolean): State {
  const { rules, start: fen } = state.game;
  const moves = state.game.tree.slice(1).map(({ move }) => move);
  const probe = desk.ask({ do: "probe", rules, fen, moves }).reply as Probe;
  const move = best ? probe.moves[0]! : probe.moves[probe.moves.length - 1]!;
  return run(state, { type: "typed", text: move.move }, { type: "type_move", now: 0 })[0];
}

test("an ending is won against the tables, and it counts", () => {
  let [state] = run(school(), { type: "school_train", id: "spanish.forzosa", ...stamp });
  const plies = state.school!.ending!.standing[0]!.plies!;
  assert.ok(plies >= 9);
  for (let i = 0; i < plies; i += 2) {
    assert.equal(slipOf(state), null);
    state = playTables(state, true);
  }
  assert.equal(state.position!.result.outcome, "white");
  assert.equal(state.school!.ending!.stage, "done");
  assert.deepEqual(state.school!.progress.endings["spanish.forzosa"], { done: 1, clean: 1 });
});

test("a win that slips is told with the move that would have won, and can be taken back", () => {
  const [begun] = run(school(), { type: "school_train", id: "spanish.forzosa", ...stamp });
  const best = begun.school!.ending!.standing[0]!.best;
  const slipped = playTables(begun, false);
  assert.deepEqual([slipOf(slipped)!.node, slipOf(slipped)!.was.best], [0, best]);
  assert.match(slipped.said.text, /escapado/);
  const [back] = run(slipped, { type: "school_take_back" });
  assert.equal(back.game.at, 0);
  assert.equal(slipOf(back), null);
});

test("holding long enough is enough", () => {
  let [state] = run(school(), { type: "school_train", id: "spanish.one-v-two", ...stamp });
  for (let i = 0; i < 10 && state.school!.ending!.stage === "playing"; i++) state = playTables(state, true);
  assert.equal(state.school!.ending!.stage, "done");
});

test("coordinates: twenty squares, of which those count that were right at once", () => {
  const quiz = { type: "school_quiz", kind: "find", mode: "count", side: "black", ...stamp } as const;
  let [state] = run(school(), quiz);
  assert.ok(state.flipped);
  for (let i = 0; i < 20; i++) {
    const asked = state.school!.quiz!.asked[0]!;
    if (i === 0) [state] = run(state, { type: "press", square: (asked % 32) + 1, now: 0 });
    [state] = run(state, { type: "touch", square: asked, now: 0 });
  }
  const { over, right, wrong, record } = state.school!.quiz!;
  assert.deepEqual([over, right, wrong, record], [true, 19, 1, true]);
  assert.equal(state.school!.progress.quizzes["spanish.find.count.black"], 19);
});

test("coordinates: moves are played as they are written; half a minute ends", () => {
  let [state] = run(school(), { type: "school_quiz", kind: "move", mode: "time", side: "white", ...stamp });
  const other = state.position!.moves.find(({ path }) => path.join() !== state.school!.quiz!.asked.join())!;
  [state] = play(state, other.path[0]!, other.path[other.path.length - 1]!);
  assert.deepEqual([state.school!.quiz!.wrong, state.game.at], [1, 0]);
  for (let i = 0; i < 4; i++) {
    const [from, to] = state.school!.quiz!.asked as [number, number];
    [state] = play(state, from, to);
  }
  assert.equal(state.school!.quiz!.right, 3);
  [state] = run(state, { type: "school_tick", now: stamp.now + 30_000 });
  assert.ok(state.school!.quiz!.over);
});

test("coordinates: a square is named", () => {
  const [state] = run(school(), { type: "school_quiz", kind: "name", mode: "time", side: "white", ...stamp });
  const asked = state.school!.quiz!.asked[0]!;
  const [right] = run(state, { type: "school_number", square: asked, now: 0 });
  assert.equal(right.school!.quiz!.right, 1);
  assert.notEqual(right.school!.quiz!.asked[0], asked);
});

test("what is kept is read with whatever of it is good, and two tabs lose nothing", () => {
  const text = '{"lessons":{"men":3,"board":9},"at":{"lesson":"men","step":1},"endings":{"x":1},"newer":true}';
  const read = decodeText(text, progress);
  assert.deepEqual(read.value, { ...noProgress(), lessons: { men: 3 }, at: { lesson: "men", step: 1 } });
  assert.equal((read.keep as { newer: boolean }).newer, true);
  const one = { ...noProgress(), lessons: { men: 3 }, quizzes: { a: 2 }, endings: { f: { done: 3, clean: 1 } } };
  const other = {
    ...noProgress(),
    lessons: { men: 1, board: 2 },
    quizzes: { a: 5 },
    endings: { f: { done: 2, clean: 2 } },
  };
  assert.deepEqual(joined(one, other), {
    lessons: { men: 3, board: 2 },
    at: null,
    endings: { f: { done: 3, clean: 1 } },
    quizzes: { a: 5 },
  });
});

test("where somebody goes on is where the lesson was left", () => {
  const chapters = course.map(readChapter);
  const begun = { ...school().school!, chapters, progress: { ...noProgress(), at: { lesson: "men", step: 2 } } };
  assert.deepEqual([goOnAt(begun)?.lesson.id, goOnAt(begun)?.step], ["men", 2]);
  assert.equal(stepOf({ ...begun, lesson: null }), undefined);
});

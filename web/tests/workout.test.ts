// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import { late } from "../src/late";
import type { Effect, Message } from "../src/message";
import { canMove, held } from "../src/selectors";
import type { State } from "../src/state";
import type { Position, Side } from "../src/types";
import { update } from "../src/update/update";
import type { Kit, LessonReply, Task } from "../src/workout/types";
import { update as updateWorkout } from "../src/workout/update";
import { after } from "../src/workout/update_lesson";
import { touches } from "./touches";

late.workout = { update: updateWorkout, after } as unknown as typeof late.workout;

const kit: Kit = {
  format: "damas-kit",
  version: 1,
  language: "es",
  name: "Clase",
  description: "",
  rules: "entrenamiento",
  amounts: { man_moves: 2, man_captures: 10, king_moves: 10, king_captures: 20, several_captured: 10 },
  exercises: [
    {
      id: "squat",
      name: "Sentadillas",
      emoji: "🏋️",
      kind: "repetitions",
      description: "",
      muscles: "",
      adaptation: { name: "", description: "", percent: 50 },
    },
  ],
  teams: {
    white: { name: "Leones", exercises: Array(12).fill("squat") as string[] },
    black: { name: "Tigres", exercises: Array(12).fill("squat") as string[] },
  },
  hidden: false,
};
const moves = [{ text: "10-14", hub: "10-14", path: [10, 14], captured: [] }];
const position: Position = {
  rules: "entrenamiento",
  start: "",
  fen: "",
  turn: "white",
  ply: 0,
  pieces: "w".repeat(12) + ".".repeat(8) + "b".repeat(12),
  moves,
  must: [],
  touch: touches(moves),
  last: null,
  counters: {},
  result: { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } },
};
const task: Task = { side: "white", piece: 10, exercise: "squat", amount: 2, adapted: 1, mark: "pending" };
const reply = (tasks: Task[], does: "white" | null = "white"): LessonReply => ({
  pieces: [],
  totals: [],
  duties: [
    {
      move: "10-14",
      mover: "white",
      row: "man_moves",
      crowned: false,
      owes: "white",
      does,
      reason: { es: "", en: "" },
      sentence: { es: "Leones", en: "Lions" },
      tasks,
    },
  ],
});

const run = (state: State, ...messages: Message[]): [State, Effect[]] =>
  messages.reduce<[State, Effect[]]>(([s], m) => update(s, m), [state, []]);

/** A lesson that may begin. */
const setUp = (wait = true): State =>
  run(
    firstState(1, "2026-01-01T00:00:00", "spanish"),
    { type: "late_ready", area: "workout" },
    { type: "kits", list: [{ id: "class", kit }], of: "es" },
    { type: "setup", part: { wait } },
  )[0];

/** A lesson in which White has just moved and the desk has said what is owed. */
function moved(wait = true, duties = reply([task])): State {
  let state = update(setUp(wait), { type: "begin_lesson", now: 0, seed: 2, date: "2026-01-01" })[0];
  const arrive = (s: State): State =>
    update(s, { type: "reply", as: "position", reply: { ...position }, context: { serial: s.serial }, now: 0 })[0];
  state = arrive(state);
  assert.ok(canMove(state));
  state = arrive(
    run(
      state,
      { type: "press", square: 10, now: 0 },
      { type: "release", square: 10, now: 0 },
      { type: "press", square: 14, now: 0 },
    )[0],
  );
  return update(state, {
    type: "workout_reply",
    as: "lesson",
    reply: duties,
    context: { node: state.game.at, id: state.game.id },
  })[0];
}

test("the next move waits until the exercise is counted", () => {
  const state = moved();
  assert.ok(held(state) && !canMove(state));
  const [one] = run(state, { type: "work_tap" });
  assert.equal(one.workout!.work!.count, 1);
  const [done, effects] = run(one, { type: "work_tap" });
  assert.deepEqual(done.game.lesson!.marks[done.game.at], ["done"]);
  assert.ok(!held(done));
  assert.ok(effects.some((effect) => effect.kind === "sound" && effect.name === "beep"));
});

test("without waiting the game goes on", () => {
  assert.ok(canMove(moved(false)));
});

test("what nobody does is settled at once", () => {
  const state = moved(true, reply([task], null));
  assert.ok(!held(state));
  assert.deepEqual(state.game.lesson!.marks[state.game.at], ["skipped"]);
});

test("a countdown can be paused, and ends by itself", () => {
  const state = moved();
  const [running] = run(state, { type: "work_start", now: 1000 }, { type: "work_tick", now: 1500 });
  assert.equal(running.workout!.work!.left, 1500);
  const [paused] = run(running, { type: "work_start", now: 1600 }, { type: "work_tick", now: 9000 });
  assert.equal(paused.workout!.work!.left, 1500);
  const [done] = run(paused, { type: "work_start", now: 10_000 }, { type: "work_tick", now: 11_500 });
  assert.deepEqual(done.game.lesson!.marks[done.game.at], ["done"]);
});

test("an adapted exercise is less, and is remembered as adapted; a skipped one as skipped", () => {
  const [adapted] = run(moved(), { type: "work_adapt" }, { type: "work_tap" });
  assert.deepEqual(adapted.game.lesson!.marks[adapted.game.at], ["adapted"]);
  const [skipped] = run(moved(), { type: "work_mark", mark: "skipped" });
  assert.deepEqual(skipped.game.lesson!.marks[skipped.game.at], ["skipped"]);
});

test("changes of a kit are made to the kit as it is, however old the view that asks for them", () => {
  const rename =
    (side: Side, name: string) =>
    (old: Kit): Kit => ({ ...old, teams: { ...old.teams, [side]: { ...old.teams[side], name } } });
  const [state] = run(
    firstState(1, "", "spanish"),
    { type: "late_ready", area: "workout" },
    { type: "kits", list: [{ id: "class", kit }], of: "es" },
    { type: "edit_kit", edit: rename("white", "Osos") },
    { type: "edit_kit", edit: rename("black", "Lobos") },
  );
  const { teams } = state.workout!.setup.kit!;
  assert.deepEqual([teams.white.name, teams.black.name], ["Osos", "Lobos"]);
});

test("a bad kit changes nothing but the message", () => {
  const [state] = run(
    firstState(1, "", "spanish"),
    { type: "late_ready", area: "workout" },
    { type: "kits", list: [{ id: "class", kit }], of: "es" },
  );
  const error = { line: 1, column: 1, path: "name", text: { es: "mal", en: "wrong" } };
  const [next] = run(state, { type: "workout_reply", as: "import", reply: { error }, context: {} });
  assert.equal(next.workout!.setup.kit, state.workout!.setup.kit);
  assert.equal(next.workout!.setup.refused!.en, "wrong");
});

test("too big a file is said in the panel that wanted it, changes nothing, and goes with the next action", () => {
  const state = setUp();
  const most = { kit: "256 KB", lesson: "3 MB" } as const;
  for (const what of ["kit", "lesson"] as const) {
    const [told] = update(state, { type: "file_too_big", what });
    assert.deepEqual(told.workout!.setup, {
      ...state.workout!.setup,
      refused: {
        es: `El fichero es demasiado grande: caben ${most[what]}.`,
        en: `The file is too big: ${most[what]} is the most.`,
      },
    });
    assert.equal(told.library.reading.error, null);
    assert.equal(update(told, { type: "setup", part: { step: "places" } })[0].workout!.setup.refused, null);
    const [begun] = update(told, { type: "begin_lesson", now: 0, seed: 1, date: "2026-01-01" });
    assert.equal(begun.workout!.setup.refused, null);
  }
  const [games] = update(state, { type: "file_too_big", what: "games" });
  assert.equal(games.library.reading.error?.line, 0);
});

// SPDX-License-Identifier: MIT
// A lesson under way: after every move its duty, the exercise being done, and what has been done.
import type { Effect, Step } from "../message";
import { held, isOver } from "../selectors";
import type { State } from "../state";
import { movesTo, pathTo } from "../tree";
import { position } from "../update/position";
import { type Of, say } from "../update/step";
import { aboutLesson, effect, type WorkoutHandlers, type WorkoutReplies } from "./handlers";
import type { WorkoutContext } from "./message";
import type { LessonRequest } from "./requests";
import { amountOf, worked } from "./selectors";
import type { Work, WorkoutState } from "./state";
import type { Kit, LessonReply, Mark } from "./types";

const tickTime = 100;
const flashTime = 900;

const describe = (state: State): Omit<LessonRequest, "kit"> & { kit: Kit } => {
  const { game } = state;
  const lesson = game.lesson!;
  return {
    rules: game.rules,
    fen: game.start,
    moves: movesTo(game.tree, game.at),
    kit: lesson.kit,
    computer: lesson.computer,
    computer_duties: lesson.computerDuties,
    marks: pathTo(game.tree, game.at).map((node) => lesson.marks[node] ?? []),
  };
};

/** Asks what is owed at the position on the board, and what has been done. */
export const lessonRequest = (state: State): Effect =>
  aboutLesson({
    as: "lesson",
    request: { do: "lesson", ...describe(state) },
    context: { node: state.game.at, id: state.game.id },
  });

const withWork = (state: State, part: Partial<WorkoutState>): State => ({
  ...state,
  workout: { ...state.workout!, ...part },
});

/** The first exercise that waits, along the moves that led here. */
function nextWork(state: State): Work | null {
  const { game, workout } = state;
  for (const [i, node] of pathTo(game.tree, game.at).entries()) {
    const duty = workout!.lesson?.duties[i];
    const task = (game.lesson!.marks[node] ?? []).indexOf("pending");
    if (!duty || task < 0) continue;
    const old = workout!.work;
    if (old && old.node === node && old.task === task) return old;
    return {
      node,
      task,
      adapt: false,
      running: false,
      begun: false,
      left: duty.tasks[task]!.amount * 1000,
      seen: 0,
      count: 0,
    };
  }
  return null;
}

/** What the desk says about the lesson: new moves get their marks, and the first that waits goes on the card. */
function described(state: State, reply: LessonReply, node: number, id: string): Step {
  const { game } = state;
  if (!game.lesson || id !== game.id || node !== game.at) return [state, []];
  const wasHeld = held(state);
  const marks = { ...game.lesson.marks };
  const path = pathTo(game.tree, game.at);
  reply.duties.forEach((duty, i) => {
    const at = path[i];
    if (at === undefined) return;
    // What nobody does is settled at once; so are earlier moves of a game that was only looked at.
    if (marks[at]?.length !== duty.tasks.length)
      marks[at] = duty.tasks.map((): Mark => (duty.does === null ? "skipped" : "pending"));
  });
  const workout = state.workout!;
  let next: State = {
    ...state,
    game: { ...game, lesson: { ...game.lesson, marks } },
    workout: {
      ...workout,
      lesson: reply,
      of: { game: game.id, node },
      badges: { ...workout.badges, [node]: reply.pieces },
    },
  };
  const work = nextWork(next);
  const isNew = work !== null && (workout.work?.node !== work.node || workout.work.task !== work.task);
  next = withWork(next, { work, view: isOver(next) && !work ? "summary" : workout.view });
  if (isNew) next = say(next, worked(next)!.duty.sentence[state.settings.language]);
  if (wasHeld && !held(next)) return position(next, false, true);
  return [next, isNew ? [{ kind: "save" }] : []];
}

/** A lesson that was kept and is none: the game goes on without it. */
function refused(state: State, id: string): Step {
  const { lesson, ...game } = state.game;
  if (!lesson || id !== game.id || state.engine.broken !== "") return [state, []];
  const [next, effects] = position(
    { ...state, game, workout: { ...state.workout!, view: "setup", lesson: null, work: null } },
    false,
    true,
  );
  return [next, [{ kind: "refuse", game: state.game, rulesKnown: true }, ...effects]];
}

/** A task is done, adapted or skipped: the next one, or the game goes on. */
function settle(state: State, mark: Mark): Step {
  const { game, workout } = state;
  const work = workout!.work;
  if (!game.lesson || !work) return [state, []];
  const row = [...(game.lesson.marks[work.node] ?? [])];
  row[work.task] = mark;
  const flash = mark === "skipped" ? workout!.flash : workout!.flash + 1;
  const wasHeld = held(state);
  let next: State = {
    ...state,
    game: { ...game, lesson: { ...game.lesson, marks: { ...game.lesson.marks, [work.node]: row } } },
    workout: { ...workout!, work: null, flash },
  };
  next = withWork(next, { work: nextWork(next) });
  if (isOver(next) && !next.workout!.work) next = withWork(next, { view: "summary" });
  const effects: Effect[] = [lessonRequest(next), { kind: "save" }];
  if (mark !== "skipped")
    effects.push(
      { kind: "sound", name: "beep" },
      { kind: "timer", wait: flashTime, message: { type: "flash_gone", flash } },
    );
  if (!wasHeld || held(next)) return [next, effects];
  const [after, more] = position(next, false, true);
  return [after, [...effects, ...more]];
}

function tick(state: State, now: number): Step {
  const work = state.workout!.work;
  if (!work?.running) return [state, []];
  const left = Math.max(0, work.left - (now - work.seen));
  if (left === 0) return settle(state, work.adapt ? "adapted" : "done");
  const next = withWork(state, { work: { ...work, left, seen: now } });
  // The last three seconds are counted aloud.
  const second = (ms: number) => Math.ceil(ms / 1000);
  const effects: Effect[] = [{ kind: "timer", wait: tickTime, message: { type: "work_tick", now: 0 } }];
  if (second(left) !== second(work.left) && second(left) <= 3) effects.push({ kind: "sound", name: "clock" });
  return [next, effects];
}

function setOption(state: State, { part }: Of<"lesson_option">): Step {
  if (!state.game.lesson) return [state, []];
  const wasHeld = held(state);
  const next: State = { ...state, game: { ...state.game, lesson: { ...state.game.lesson, ...part } } };
  return wasHeld && !held(next) ? position(next, false, true) : [next, [{ kind: "save" }]];
}

/** The time of a hold runs, or stands still. */
function start(state: State, { now }: Of<"work_start">): Step {
  const { work } = state.workout!;
  if (!work) return [state, []];
  const running = !work.running;
  return [
    withWork(state, { work: { ...work, running, begun: true, seen: now } }),
    running ? [{ kind: "timer", wait: tickTime, message: { type: "work_tick", now: 0 } }] : [],
  ];
}

/** One repetition more. */
function tap(state: State): Step {
  const { work } = state.workout!;
  const now = worked(state);
  if (!work || !now) return [state, []];
  const count = work.count + 1;
  if (count >= amountOf(work, now.task)) return settle(state, work.adapt ? "adapted" : "done");
  return [withWork(state, { work: { ...work, count, begun: true } }), [{ kind: "sound", name: "clock" }]];
}

/** The exercise in its adapted form, or as it was. */
function adapt(state: State): Step {
  const { work } = state.workout!;
  const now = worked(state);
  if (!work || !now) return [state, []];
  const next = { ...work, adapt: !work.adapt, count: 0, running: false };
  return [withWork(state, { work: { ...next, left: amountOf(next, now.task) * 1000 } }), []];
}

function setMark(state: State, { mark }: Of<"work_mark">): Step {
  return settle(state, mark === "done" && state.workout!.work?.adapt ? "adapted" : mark);
}

/** Asks for the lesson as PDN; undefined: the game is none. */
export function saveLesson(state: State, context: WorkoutContext): Step | undefined {
  const { lesson, playing, date } = state.game;
  if (!lesson || !playing) return undefined;
  const outcome = state.position?.result.outcome ?? "none";
  const request = { do: "record" as const, ...describe(state), outcome, date: date.slice(0, 10).replaceAll("-", ".") };
  return [state, [aboutLesson({ as: "record", request, context })]];
}

export const lesson = {
  lesson_view: (state, { view }) => [withWork(state, { view }), []],
  lesson_option: setOption,
  work_start: start,
  work_tick: (state, { now }) => tick(state, now),
  work_tap: tap,
  work_adapt: adapt,
  work_mark: setMark,
  flash_gone: (state, { flash }) => [state.workout!.flash === flash ? withWork(state, { flash: 0 }) : state, []],
  awake: (state, message) => [withWork(state, { awake: message.state }), []],
  save_lesson: (state) => saveLesson(state, {}) ?? [state, []],
} satisfies Partial<WorkoutHandlers>;

export const lessonReplies = {
  lesson: (state, { reply, context }) =>
    reply ? described(state, reply, context.node!, context.id!) : refused(state, context.id!),
} satisfies Partial<WorkoutReplies>;

/** Whatever led to another position: the lesson is looked at again. */
export function after(before: State, next: State, effects: Effect[]): Step {
  if (before.game.lesson && !next.game.lesson) return [next, [...effects, effect({ kind: "awake", on: false })]];
  if (!next.workout || !next.game.lesson || next.position === before.position || next.position === null)
    return [next, effects];
  if (next.workout.of.game === next.game.id && next.workout.of.node === next.game.at)
    return [isOver(next) && !next.workout.work ? withWork(next, { view: "summary" }) : next, effects];
  const fresh =
    next.game.id === before.game.id ? next : withWork(next, { lesson: null, badges: {}, work: null, view: "lesson" });
  return [fresh, [...effects, lessonRequest(fresh)]];
}

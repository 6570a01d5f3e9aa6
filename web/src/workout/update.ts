// SPDX-License-Identifier: MIT
// Training draughts: a lesson begins, is opened and saved. Setting it up is in update_setup.ts, what happens during it
// in update_lesson.ts.
import { newGame } from "../defaults";
import type { Game, Seat } from "../game";
import { inBoth } from "../lang/words";
import type { Message, Step } from "../message";
import type { State } from "../state";
import { fromWritten, mainLine } from "../tree";
import type { Side } from "../types";
import { begin } from "../update/course";
import { tooBig } from "../update/reading";
import { notify, type Of } from "../update/step";
import { ask, effect, type Overrides, type WorkoutHandlers, type WorkoutReplies } from "./handlers";
import type { WorkoutContext, WorkoutPurpose, WorkoutReply } from "./message";
import type { Lesson } from "./state";
import type { Kit, Mark, OpenReply } from "./types";
import { lesson, lessonReplies, lessonRequest, saveLesson } from "./update_lesson";
import { firstWorkout, setup, setupReplies, withSetup } from "./update_setup";

/** It has been loaded, perhaps because the game on the board is a lesson. */
function ready(state: State): Step {
  const { lesson } = state.game;
  return fetched({ ...state, workout: { ...firstWorkout(), view: lesson ? "lesson" : "setup" } });
}

/** Asks for all that it begins with, for the first time or once more. */
function fetched(state: State): Step {
  return [
    { ...state, workout: { ...state.workout!, failed: false } },
    [
      ask({ as: "table", request: { do: "table" }, context: {} }),
      effect({ kind: "kits", language: state.settings.language }),
      effect({ kind: "kept" }),
      ...(state.game.lesson ? [lessonRequest(state), effect({ kind: "awake", on: true })] : []),
    ],
  ];
}

function seatsOf(computer: "" | Side, level: number): Record<Side, Seat> {
  const seats: Record<Side, Seat> = { white: { kind: "human" }, black: { kind: "human" } };
  if (computer) seats[computer] = { kind: "level", level };
  return seats;
}

/** Plays a lesson: the board, the card and the totals from now on. */
function enter(state: State, game: Game, now: number): Step {
  const empty = { lesson: null, of: { game: "", node: -1 }, badges: {}, work: null };
  const workout = { ...state.workout!, view: "lesson" as const, ...empty };
  const [next, effects] = begin(withSetup({ ...state, workout }, { refused: null }), game, now);
  return [{ ...next, panel: "workout" }, [...effects, effect({ kind: "awake", on: true })]];
}

/** A lesson takes along what its pieces carry, however much there was to choose from. */
const used = (kit: Kit): Kit => ({
  ...kit,
  exercises: kit.exercises.filter(({ id }) => sides.some((side) => kit.teams[side].exercises.includes(id))),
});
const sides: Side[] = ["white", "black"];

/** The lesson that was set up. */
function beginLesson(state: State, { now, seed, date }: Of<"begin_lesson">): Step {
  const { kit, error, opponent, side, level, computerDuties, wait, signs } = state.workout!.setup;
  if (!kit || error) return [state, []];
  const computer = opponent === "computer" ? side : "";
  const tags: [string, string][] = [
    ["Event", kit.name],
    ["White", kit.teams.white.name],
    ["Black", kit.teams.black.name],
  ];
  const game: Game = {
    ...newGame(kit.rules, seatsOf(computer, level), null, seed, date),
    lesson: { kit: used(kit), computer, computerDuties, wait, signs, marks: {} },
    tags,
  };
  const [next, effects] = enter(state, game, now);
  return [next, [...effects, effect({ kind: "keep", kit })]];
}

/** A lesson from a PDN file goes on where it stood. */
function opened(state: State, reply: OpenReply, context: WorkoutContext): Step {
  if (reply.error) return [withSetup(state, { refused: reply.error.text }), []];
  const { kit, computer, rules } = reply;
  const tree = fromWritten({ moves: reply.moves.map((move) => ({ move })) });
  const marks: Record<number, Mark[]> = {};
  mainLine(tree).forEach((node, i) => {
    marks[node] = reply.marks[i] ?? [];
  });
  const lesson: Lesson = {
    kit,
    computer,
    computerDuties: reply.computer_duties,
    wait: true,
    signs: "emoji",
    marks,
  };
  const seats = seatsOf(computer, state.workout!.setup.level);
  const game = newGame(rules, seats, null, context.seed ?? 1, context.date ?? "");
  const tags: [string, string][] = [
    ["White", kit.teams.white.name],
    ["Black", kit.teams.black.name],
  ];
  return enter(state, { ...game, tree, at: tree.length - 1, start: reply.fen, tags, lesson }, context.now ?? 0);
}

function openReply(state: State, { error, reply, context }: WorkoutReply<"open">): Step {
  return reply ? opened(state, reply, context) : [withSetup(state, { refused: error }), []];
}

/** The PDN of a lesson is ready: copied or saved. */
function recorded(state: State, { error, reply, context }: WorkoutReply<"record">): Step {
  if (!reply) return notify(state, error, "bad");
  const { pdn } = reply;
  if (context.id !== "copy")
    return [state, [{ kind: "file", name: "clase.pdn", text: pdn, mime: "application/x-draughts-pdn" }]];
  const [told, effects] = notify(
    state,
    inBoth((w) => w.copied),
    "good",
  );
  return [told, [{ kind: "copy", text: pdn }, ...effects]];
}

const replies: WorkoutReplies = {
  ...setupReplies,
  ...lessonReplies,
  table: (state, { reply }) => [{ ...state, workout: { ...state.workout!, table: reply ?? [] } }, []],
  record: recorded,
  open: openReply,
};

/** The message's purpose chooses who takes it, so the types of both belong together. */
function answered(state: State, message: WorkoutReply<WorkoutPurpose>): Step {
  const take = replies[message.as] as (state: State, message: WorkoutReply<WorkoutPurpose>) => Step;
  return take(state, message);
}

const handlers: WorkoutHandlers = {
  ...setup,
  ...lesson,
  begin_lesson: beginLesson,
  open_lesson: (state, { text, now, seed, date }) => [
    state,
    [ask({ as: "open", request: { do: "open", text }, context: { now, seed, date } })],
  ],
  workout_reply: answered,
  workout_failed: (state) => [{ ...state, workout: { ...state.workout!, failed: true } }, []],
  workout_again: fetched,
};

/** A lesson once more is a lesson, with the same teams on the same sides. */
function rematch(state: State, { now, seed, date }: Of<"rematch">): Step | undefined {
  const { lesson, rules, tags, seats } = state.game;
  if (!lesson) return undefined;
  return enter(state, { ...newGame(rules, seats, null, seed, date), lesson: { ...lesson, marks: {} }, tags }, now);
}

/** The ready-made kits are fetched again in another language. */
function settings(state: State, { part }: Of<"settings">): Step | undefined {
  if (!part.language || part.language === state.workout!.kitsOf) return undefined;
  return [
    { ...state, settings: { ...state.settings, ...part } },
    [{ kind: "save_settings" }, effect({ kind: "kits", language: part.language })],
  ];
}

const overrides: Overrides = {
  rematch,
  file_too_big: (state, { what }) =>
    what === "kit" || what === "lesson" ? [withSetup(state, { refused: tooBig(what) }), []] : undefined,
  settings,
  // Back on the network what is missing is asked for without being told.
  offline: (state, { offline }) => (!offline && state.workout!.failed ? fetched({ ...state, offline }) : undefined),
  // Also from the panel of games: with its duties.
  write: (state, { to }) => saveLesson(state, { id: to }),
};

const known: Partial<Record<Message["type"], unknown>> = { ...overrides, ...handlers };

export function update(state: State, message: Message): Step | undefined {
  if (message.type === "late_ready" && message.area === "workout") return ready(state);
  if (!state.workout) return undefined;
  const handler = known[message.type] as ((state: State, message: Message) => Step | undefined) | undefined;
  return handler?.(state, message);
}

// SPDX-License-Identifier: MIT
// How training draughts answers messages: its own, answers of its desk, and some that it takes from the page.
import type { Effect, Message, Step } from "../message";
import type { State } from "../state";
import type { Handlers, Of } from "../update/step";
import type {
  LessonQuestion,
  WorkoutEffect,
  WorkoutMessage,
  WorkoutPurpose,
  WorkoutQuestion,
  WorkoutReply,
} from "./message";

/** For each of its own messages what it makes of a state, which has a workout by then. */
export type WorkoutHandlers = Handlers<WorkoutMessage["type"]>;

/** For each purpose of a request what the desk's answer makes of a state. */
export type WorkoutReplies = { [P in WorkoutPurpose]: (state: State, message: WorkoutReply<P>) => Step };

/** Messages of the page that it may answer first; undefined: not now. */
export type Overrides = { [K in Message["type"]]?: (state: State, message: Of<K>) => Step | undefined };

export const effect = (what: WorkoutEffect): Effect => ({ kind: "late", area: "workout", effect: what });

/** Asks the desk of training draughts. */
export const ask = (question: WorkoutQuestion): Effect => effect({ kind: "ask", ...question });

/** Asks it about a lesson. */
export const aboutLesson = (question: LessonQuestion): Effect => effect({ kind: "ask_lesson", ...question });

// SPDX-License-Identifier: MIT
// What happens at school, and what it asks of the world.
import type { Side } from "../types";
import type { Progress } from "./state";
import type { QuizKind } from "./types";

interface Stamped {
  now: number;
  seed: number;
  date: string;
}

export type SchoolMessage =
  /** The files of the course, in their order, and that of the classes of endings. */
  | { type: "school_course"; texts: string[]; classes: string }
  | { type: "school_failed" }
  | { type: "school_progress"; progress: Progress }
  | { type: "school_load" }
  /** A lesson begins, or goes on at a step. */
  | ({ type: "school_lesson"; id: string; step: number } & Stamped)
  | ({ type: "school_next" } & Stamped)
  | { type: "school_again" }
  | { type: "school_hint" }
  | { type: "school_answer"; answer: number }
  /** After a while: the wrong move is taken back, or the other side answers. */
  | { type: "school_go_on"; serial: number; now: number }
  /** Back to the list, and to the game that stood on the board. */
  | { type: "school_leave"; to: "home" | "course" | "endings" | "coordinates" }
  | ({ type: "school_train"; id: string } & Stamped)
  | { type: "school_take_back" }
  | ({ type: "school_quiz"; kind: QuizKind; mode: "time" | "count"; side: Side } & Stamped)
  | { type: "school_number"; square: number; now: number }
  | { type: "school_tick"; now: number };

export type SchoolEffect = { do: "fetch" } | { do: "recall" } | { do: "keep"; progress: Progress };

// SPDX-License-Identifier: MIT
// What can happen in training draughts, and what it asks of the world.

import type { Request } from "../requests";
import type { Both, Language, Side } from "../types";
import type { Missing, WorkoutRequests } from "./requests";
import type { Lesson, Setup, WorkoutState } from "./state";
import type { Kit, Mark } from "./types";

export type WorkoutMessage =
  | { type: "kits"; list: { id: string; kit: Kit }[]; of: Language }
  | { type: "workout_failed" }
  | { type: "workout_again" }
  | { type: "setup"; part: Partial<Setup> }
  | { type: "choose_kit"; id: string }
  /** What becomes of the kit as it is by then, not as it was drawn: two changes may come in one frame. */
  | { type: "edit_kit"; edit: (kit: Kit) => Kit }
  | { type: "import_kit"; text: string }
  | { type: "export_kit" }
  | { type: "new_setup" }
  | { type: "arrange"; how: "order" | "random" | "mirror"; team: Side; seed: number }
  | { type: "place"; index: number }
  | { type: "begin_lesson"; now: number; seed: number; date: string }
  | { type: "lesson_view"; view: WorkoutState["view"] }
  | { type: "lesson_option"; part: { wait?: boolean; signs?: Lesson["signs"] } }
  | { type: "work_start"; now: number }
  | { type: "work_tap" }
  | { type: "work_adapt" }
  | { type: "work_mark"; mark: Mark }
  | { type: "work_tick"; now: number }
  | { type: "flash_gone"; flash: number }
  | { type: "awake"; state: WorkoutState["awake"] }
  | { type: "save_lesson" }
  | { type: "open_lesson"; text: string; now: number; seed: number; date: string }
  | WorkoutReply<WorkoutPurpose>;

/** What the desk of training draughts is asked for, and which request that is. */
export interface WorkoutPurposes {
  kit: "kit";
  import: "kit";
  kept: "kit";
  arrange: "arrange";
  lesson: "lesson";
  record: "record";
  open: "open";
  table: "table";
}
export type WorkoutPurpose = keyof WorkoutPurposes;
/** The purposes that are about a lesson: their requests hold its kit until they are sent. */
type LessonPurpose = "lesson" | "record";

export type WorkoutQuestion<P extends WorkoutPurpose = Exclude<WorkoutPurpose, LessonPurpose>> = {
  [K in P]: { as: K; request: Request<WorkoutRequests, WorkoutPurposes[K]>; context: WorkoutContext };
}[P];
export type LessonQuestion<P extends LessonPurpose = LessonPurpose> = {
  [K in P]: {
    as: K;
    request: Omit<Request<WorkoutRequests, K>, "kit"> & { do: K; kit: Kit };
    context: WorkoutContext;
  };
}[P];

/** The answer to a question: a reply, or an error. */
export type WorkoutAnswer<P extends WorkoutPurpose = WorkoutPurpose> =
  | { reply: Exclude<WorkoutRequests[WorkoutPurposes[P]]["reply"], Missing>; error?: undefined }
  | { reply?: undefined; error: Both };
export type WorkoutReply<P extends WorkoutPurpose> = {
  [K in P]: { type: "workout_reply"; as: K; context: WorkoutContext } & WorkoutAnswer<K>;
}[P];

/** What has to be known again when its answer comes. */
export interface WorkoutContext {
  serial?: number;
  node?: number;
  team?: Side;
  now?: number;
  seed?: number;
  date?: string;
  id?: string;
}

export type WorkoutEffect =
  | ({ kind: "ask" } & WorkoutQuestion)
  | ({ kind: "ask_lesson" } & LessonQuestion)
  | { kind: "kits"; language: Language }
  | { kind: "kept" }
  | { kind: "refuse_kept" }
  | { kind: "keep"; kit: Kit }
  | { kind: "awake"; on: boolean };

// SPDX-License-Identifier: MIT
// Every request to the desk of training draughts and what it is answered with: as ../requests.ts for the other desk.
import type { Asked } from "../requests";
import type { Side } from "../types";
import type { Kit, KitReply, LessonReply, Mark, OpenReply, Row } from "./types";

/** A lesson up to a move. `kit` is the name under which the desk was given it. */
export interface LessonRequest {
  kit: string;
  rules: string;
  fen?: string;
  moves?: string[];
  /** For each move what became of its tasks. */
  marks?: Mark[][];
  /** The side that the computer plays; empty: none. */
  computer?: "" | Side;
  computer_duties?: "opponent" | "nobody";
}
export interface RecordRequest extends LessonRequest {
  outcome?: Side | "draw" | "none";
  date?: string;
}
/** The desk does not have the kit of the lesson. */
export interface Missing {
  missing: "kit";
}

/** What the desk of training draughts understands, by the name that stands in `do`. */
export interface WorkoutRequests {
  kit: Asked<({ text: string } | { kit: Kit }) & { name?: string }, KitReply>;
  arrange: Asked<
    { rules: string; how: "order" | "random" | "mirror"; seed?: number; other?: number[] },
    { arrangement: number[] }
  >;
  lesson: Asked<LessonRequest, LessonReply | Missing>;
  record: Asked<RecordRequest, { pdn: string } | Missing>;
  open: Asked<{ text: string }, OpenReply>;
  table: Asked<object, Row[]>;
}

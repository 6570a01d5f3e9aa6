// SPDX-License-Identifier: MIT
// What can happen in the analysis room.
import type { Side } from "../types";

export type AnalysisMessage =
  /** A line is shown whole, or in one row again. */
  | { type: "line_open"; move: string }
  /** A line is walked up to a move; 0: no longer. */
  | { type: "walk"; rank: number; step: number }
  /** Why is the move of this node bad? */
  | { type: "why"; node: number }
  | { type: "why_show"; part: "bad" | "good" }
  | { type: "why_step"; step: number }
  | { type: "why_run"; on: boolean }
  | { type: "why_tick"; turn: number }
  /** What is shown becomes a variation of the game. */
  | { type: "why_keep" }
  | { type: "why_close" }
  /** The mistakes of a side one after the other, or one of them. */
  | { type: "lesson"; side: Side | "both"; ply?: number }
  | { type: "lesson_hint" }
  | { type: "lesson_solution" }
  | { type: "lesson_next" }
  | { type: "lesson_again"; run: number }
  | { type: "lesson_end" };

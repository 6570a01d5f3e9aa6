// SPDX-License-Identifier: MIT
// The names of the areas that are loaded when they are wanted: late.ts says how to make one.
import type { InsideEffect } from "./inside/message";
import type { OfflineEffect } from "./offline/message";
import type { PuzzlesEffect } from "./puzzles/message";
import type { SchoolEffect } from "./school/message";
import type { WorkoutEffect } from "./workout/message";

/** Each area with what it asks of the world, beside the effects of the page; `never`: nothing. */
export interface LateEffects {
  analysis: never;
  workout: WorkoutEffect;
  offline: OfflineEffect;
  school: SchoolEffect;
  inside: InsideEffect;
  puzzles: PuzzlesEffect;
  editor: never;
  settings: never;
}
export type LateArea = keyof LateEffects;

/** How far an area has come; undefined: nobody has wanted it. */
export type LateStage = "loading" | "failed" | "here";

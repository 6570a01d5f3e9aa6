// SPDX-License-Identifier: MIT
// What is loaded only when it is wanted. The page works without it; once it is here it takes part in every step and
// drawing.
import type { VNode } from "./dom";
import type { Effect, Message, Send, Stamp, Step } from "./message";
import type { State } from "./state";
import type { WorkoutEffect } from "./workout/message";
import type { WorkoutPaper } from "./workout/state";

/** Training draughts, as workout/workout.ts offers it. */
export interface WorkoutParts {
  update(state: State, message: Message): Step | undefined;
  /** Looks at a step that has been made, and may add to it. */
  after(before: State, next: State, effects: Effect[]): Step;
  run(effect: WorkoutEffect, send: (message: Message) => void, state: () => State): void;
  panel(state: State, send: Send, stamp: Stamp): VNode;
  card(state: State, send: Send, stamp: Stamp): VNode | null;
  /** What a piece on a square carries, drawn on it and in words. */
  badge(state: State, square: number, letter: string): VNode[];
  note(state: State, square: number): string;
  paper(state: State, what: WorkoutPaper): VNode;
}

export const late: { workout: WorkoutParts | null; failed: boolean } = { workout: null, failed: false };

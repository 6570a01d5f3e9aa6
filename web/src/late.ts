// SPDX-License-Identifier: MIT
// What is loaded only when it is wanted. The page works without it; once it is here it takes part in every step and drawing.
import type { VNode } from "./dom";
import type { Effect, Message } from "./message";
import type { State } from "./state";
import type { Step } from "./update";
import type { Stamp } from "./view/app";
import type { Send } from "./view/board";
import type { WorkoutEffect, WorkoutPaper } from "./workout/types";

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

let loading: Promise<void> | null = null;

/** Loads training draughts once; its first message says that it is there. */
export function loadWorkout(send: (message: Message) => void, wanted: boolean): void {
  if (!wanted || loading) return;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "workout/style.css";
  document.head.appendChild(style);
  loading = import("./workout/workout").then(({ workout }) => {
    late.workout = workout;
    send({ type: "workout_ready" });
  }).catch(() => {
    late.failed = true;  // Browsers remember modules that did not come: only loading the page again helps.
    send({ type: "workout_failed" });
  });
}

// SPDX-License-Identifier: MIT
// Training draughts is loaded when it is wanted: its script, which holds everything but its module, and its style.
import { late } from "../late";
import type { Send } from "../message";

let loading: Promise<void> | null = null;

/** Loads training draughts once; its first message says that it is there. */
export function loadWorkout(send: Send, wanted: boolean): void {
  if (!wanted || loading) return;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "workout/style.css";
  document.head.appendChild(style);
  loading = import("../workout/workout")
    .then(({ workout }) => {
      late.workout = workout;
      send({ type: "workout_ready" });
    })
    .catch(() => {
      late.failed = true; // Browsers remember modules that did not come: only loading the page again helps.
      send({ type: "workout_failed" });
    });
}

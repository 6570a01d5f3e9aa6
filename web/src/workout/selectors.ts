// SPDX-License-Identifier: MIT
// What can be told from the state of a lesson, for updates and views alike.
import type { State } from "../state";
import { pathTo } from "../tree";
import type { Side } from "../types";
import type { Setup, Work } from "./state";
import type { Duty } from "./types";

/** The duty and the task that a piece of work is about. */
export function worked(state: State): { duty: Duty; task: Duty["tasks"][number] } | null {
  const { work, lesson } = state.workout!;
  if (!work || !lesson) return null;
  const duty = lesson.duties[pathTo(state.game.tree, state.game.at).indexOf(work.node)];
  const task = duty?.tasks[work.task];
  return duty && task ? { duty, task } : null;
}

export const amountOf = (work: Work, task: Duty["tasks"][number]): number => (work.adapt ? task.adapted : task.amount);

export const arrangementOf = (setup: Setup, team: Side): number[] =>
  setup.kit?.teams[team].arrangement ?? setup.squares[team].map((_, i) => i + 1);

// SPDX-License-Identifier: MIT
// What was failed comes back, later each time: the table says when.
import type { Tried } from "./state";

/** When a failed puzzle comes back, by how often it has been found since: after so many others, or so many days. */
export const returns: readonly ({ puzzles: number } | { days: number })[] = [
  { puzzles: 8 },
  { days: 1 },
  { days: 3 },
  { days: 7 },
  { days: 16 },
];
const day = 86_400_000;
/** It does not come back. */
export const over = -1;

/** How many puzzles were tried since one was. */
const since = (all: readonly Tried[], last: number): number => all.filter((other) => other.last > last).length;

/** Whether a puzzle has to come back now; `all`: what was tried of its collection. */
export function isDue(tried: Tried, all: readonly Tried[], now: number): boolean {
  const wait = returns[tried.stage];
  if (!wait) return false;
  return "days" in wait ? now - tried.last >= wait.days * day : since(all, tried.last) >= wait.puzzles;
}

/** The ids of what has to come back, what has waited longest first. */
export function due(tried: Readonly<Record<string, Tried>>, now: number): string[] {
  const all = Object.values(tried);
  return Object.entries(tried)
    .filter(([, one]) => isDue(one, all, now))
    .sort(([, a], [, b]) => a.last - b.last)
    .map(([id]) => id);
}

/** How many will come back at some time. */
export const waiting = (tried: Readonly<Record<string, Tried>>): number =>
  Object.values(tried).filter(({ stage }) => stage !== over).length;

/** What a try makes of the stage: found once more, or it begins again. */
export function nextStage(before: Tried | undefined, won: boolean, isDueNow: boolean): number {
  if (!won) return 0;
  if (!before || before.stage === over) return over;
  if (!isDueNow) return before.stage;
  return before.stage + 1 < returns.length ? before.stage + 1 : over;
}

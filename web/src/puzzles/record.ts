// SPDX-License-Identifier: MIT
// What becomes of a try: it is noted once for each time that a puzzle is opened, and only the first one ever changes
// the rating.
import type { Step } from "../message";
import type { State } from "../state";
import { type Of, say } from "../update/step";
import { collectionNow } from "./collection";
import { nothingKept } from "./kept";
import { dictionary } from "./lang/words";
import { newcomer } from "./rating";
import { isDue, nextStage, over } from "./repetition";
import type { Task, Tried } from "./state";
import { change, effect, taskOf, withKept } from "./update";

type Came = Pick<Task, "lost" | "helped">;

/** The first try, or another one. */
export function tryOf(
  before: Tried | undefined,
  all: readonly Tried[],
  rating: number,
  { lost, helped }: Came,
  now: number,
): Tried {
  const found = !lost && !helped;
  if (!before) return { first: now, last: now, rating, rated: !helped, won: !lost, stage: found ? over : 0 };
  return { ...before, last: now, rating, stage: nextStage(before, found, isDue(before, all, now)) };
}

/** How the first try ended: a hint leaves it found, and out of the rating. */
export const endOf = ({ won, rated }: Tried): "won" | "helped" | "failed" =>
  won ? (rated ? "won" : "helped") : "failed";

export const signed = (n: number): string => (n > 0 ? "+" : n < 0 ? "−" : "±") + Math.abs(n);

/** What is said when a puzzle is over. */
export function endText(state: State, { lost, helped, shown }: Task): string {
  const w = dictionary(state.settings.language);
  return shown ? w.shown : lost ? w.wonLate : helped ? w.wonHelped : w.won;
}

/** The solver hears how it ended, and what it did to the rating. */
export function sayEnd(state: State, task: Task): State {
  const w = dictionary(state.settings.language);
  const { rating } = state.puzzles!.standings[collectionNow(state)] ?? newcomer;
  const change = task.change === null ? "" : ` ${w.changeSaid(signed(task.change), String(Math.round(rating)))}`;
  return say(state, endText(state, task) + change, true);
}

/** The world has said when: the try is noted. */
export function note(state: State, { now }: Of<"puzzle_noted">): Step {
  const { kept } = state.puzzles!;
  const task = taskOf(state);
  if (!task) return [state, []];
  const name = collectionNow(state);
  const tried = kept.tried[name] ?? {};
  const { id, rating } = task.puzzle;
  const one = tryOf(tried[id], Object.values(tried), rating, task, now);
  const news = nothingKept();
  news.tried[name] = { [id]: one };
  if (task.day !== "") news.days[`${name}:${task.day}`] = !task.lost && !task.helped;
  const next = withKept(state, news, new Date(now).toISOString().slice(0, 10));
  const before = state.puzzles!.standings[name]?.rating ?? newcomer.rating;
  const rated = !tried[id] && one.rated;
  const by = rated ? Math.round(next.puzzles!.standings[name]!.rating) - Math.round(before) : null;
  const noted = { ...task, change: by };
  const known = change(next, { task: noted });
  const spoken = task.stage === "done" && !task.shown ? sayEnd(known, noted) : known;
  return [spoken, [effect({ kind: "keep", kept: news })]];
}

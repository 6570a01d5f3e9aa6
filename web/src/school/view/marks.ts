// SPDX-License-Identifier: MIT
// What the school shows on the board: squares that were right or wrong, and the one that is asked for.
import type { BoardMark } from "../../late";
import type { State } from "../../state";
import { stepOf } from "../course";
import { words } from "./words";

export function marks(state: State): BoardMark[] {
  const { lesson, quiz } = state.school!;
  if (state.panel !== "learn") return [];
  if (quiz) {
    const asked = quiz.kind === "name" && !quiz.over ? [{ square: quiz.asked[0]!, kind: "asked" as const }] : [];
    const missed = quiz.missed > 0 && quiz.kind === "find" ? [{ square: quiz.missed, kind: "bad" as const }] : [];
    return [...asked, ...missed];
  }
  const kind = lesson && stepOf(state.school!)?.task.kind;
  if (!lesson || (kind !== "touch" && kind !== "pick")) return [];
  const found = lesson.found.map((square) => ({ square, kind: "good" as const }));
  return lesson.missed > 0 ? [...found, { square: lesson.missed, kind: "bad" }] : found;
}

/** The same for those who listen. */
export function note(state: State, square: number): string {
  const w = words(state);
  const mark = marks(state).find((one) => one.square === square);
  return mark ? { good: w.noteFound, bad: w.noteMissed, asked: w.noteAsked }[mark.kind] : "";
}

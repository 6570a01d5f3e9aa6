// SPDX-License-Identifier: MIT
// What each piece carries: its picture or number on the board, its exercise in words.
import { h, type VNode } from "../../dom";
import type { State } from "../../state";
import type { Badge, Exercise, Kit } from "../types";
import { onPiece } from "./pictures";

export const exerciseOf = (kit: Kit, id: string): Exercise =>
  kit.exercises.find((exercise) => exercise.id === id) ?? kit.exercises[0]!;

/** The pieces of the board that is drawn: while a piece is on its way, that of the move before. */
function badges(state: State): Badge[] {
  const { game, workout } = state;
  if (!game.lesson || !workout || state.editor) return [];
  const known = workout.badges;
  const before = game.at > 0 ? (known[game.tree[game.at]!.parent] ?? []) : [];
  if (state.motion) return before;
  if (known[game.at]) return known[game.at]!;
  // The desk has not answered yet: the piece takes its badge along.
  const path = state.position?.last?.path ?? [];
  return before.map((badge) => (badge.square === path[0] ? { ...badge, square: path[path.length - 1]! } : badge));
}

const on = (state: State, square: number, side?: "white" | "black"): Badge | undefined =>
  badges(state).find((badge) => badge.square === square && (!side || badge.side === side));

export function badge(state: State, square: number, letter: string): VNode[] {
  if (!state.game.lesson) return [];
  const found = on(state, square, letter.toLowerCase() === "w" ? "white" : "black");
  if (!found) return [];
  const king = letter === "W" || letter === "B";
  const { signs, kit } = state.game.lesson;
  const y = king ? 39 : 48;
  if (signs === "emoji") return [onPiece(exerciseOf(kit, found.exercise), 50, y)];
  return [h("text", { class: "sign number", x: 50, y }, String(found.number))];
}

export function note(state: State, square: number): string {
  const found = state.game.lesson && on(state, square);
  return found ? exerciseOf(state.game.lesson!.kit, found.exercise).name : "";
}

// SPDX-License-Identifier: MIT
// The picture of an exercise: its figure, or the emoji that a teacher gave it, or the first letter of its name.
import { h, type VNode } from "../../dom";
import { isFigure, moving, picture, positions, sign } from "../figures/draw";
import type { Exercise } from "../types";

type Pictured = Pick<Exercise, "name" | "figure" | "emoji">;
const letter = ({ name, emoji }: Pictured): string => emoji || (name.at(0) ?? "?");

/** Small, beside its name in a list. */
export const small = (exercise: Pictured): VNode =>
  h(
    "span",
    { class: "picture", "aria-hidden": "true" },
    isFigure(exercise.figure) ? picture(exercise.figure) : letter(exercise),
  );

/** Large: it moves, or shows where it begins and ends. The style takes one of the two. */
export const large = (exercise: Pictured): VNode =>
  h(
    "div",
    { class: "duty-picture", "aria-hidden": "true" },
    ...(isFigure(exercise.figure)
      ? [moving(exercise.figure), h("div", { class: "positions" }, ...positions(exercise.figure))]
      : [h("span", { class: "letter" }, letter(exercise))]),
  );

/** Where it begins and ends, for paper. */
export const both = (exercise: Pictured): VNode =>
  h(
    "div",
    { class: "paper-picture positions" },
    ...(isFigure(exercise.figure) ? positions(exercise.figure) : [h("span", {}, letter(exercise))]),
  );

/** On a piece of the board, around a point of its 100 by 100. */
export const onPiece = (exercise: Pictured, x: number, y: number): VNode =>
  isFigure(exercise.figure)
    ? sign(exercise.figure, [x, y], 62)
    : h("text", { class: "sign emoji", x, y }, letter(exercise));

/** What is done in its adapted form: its own figure if it has one. */
export const adapted = ({ name, figure, emoji, adaptation }: Exercise): Pictured => ({
  name: adaptation.name || name,
  emoji,
  ...(adaptation.figure || figure ? { figure: adaptation.figure || figure! } : {}),
});

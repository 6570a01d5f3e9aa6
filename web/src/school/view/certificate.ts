// SPDX-License-Identifier: MIT
// What somebody gets who has finished the course: a card, and a sheet for the printer.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button } from "../../view/common";
import { lessonsOf } from "../course";
import { stars, words } from "./words";

/** How many lessons are finished, and with how many stars. */
function result(state: State): { done: number; all: number; stars: number } {
  const { progress } = state.school!;
  const lessons = lessonsOf(state.school!);
  const won = lessons.map(({ id }) => progress.lessons[id] ?? 0);
  return { done: won.filter((n) => n > 0).length, all: lessons.length, stars: won.reduce((sum, n) => sum + n, 0) };
}

export function certificateCard(state: State, send: Send): VNode | null {
  const w = words(state);
  const { done, all, stars: won } = result(state);
  if (all === 0 || done < all) return null;
  return h(
    "section",
    { class: "school-certificate" },
    h("h3", {}, w.certificate),
    stars(state, Math.max(1, Math.round(won / all))),
    h("p", {}, w.certificateText(done, won, 3 * all)),
    button(w.printIt, () => send({ type: "print", what: "certificate" }), { class: "primary" }),
  );
}

/** The sheet, with a line for a name. */
export function paper(state: State): VNode {
  const w = words(state);
  const { done, all, stars: won } = result(state);
  return h(
    "div",
    { class: "paper-certificate" },
    h("h1", {}, w.certificate),
    h("p", { class: "certificate-course" }, w.certificateFor),
    h("p", { class: "certificate-line" }, `${w.certificateName}:`),
    h("p", {}, w.certificateText(done, won, 3 * all)),
    h("p", { class: "certificate-line" }, `${w.certificateSign}:`),
  );
}

// SPDX-License-Identifier: MIT
// Small things that the views of the school share.
import { type Child, h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button } from "../../view/common";
import { dictionary } from "../lang/words";

export const words = (state: State) => dictionary(state.settings.language);

/** The head of a part: the way back, and what it is. */
export const head = (back: string, leave: () => void, title: string, ...more: Child[]): VNode =>
  h(
    "header",
    { class: "school-head" },
    button("‹", leave, { class: "school-back", "aria-label": back, title: back }),
    h("h2", {}, title),
    ...more,
  );

/** Up to three stars, in words for those who listen. */
export const stars = (state: State, n: number): VNode =>
  h(
    "span",
    { class: "stars", role: "img", "aria-label": words(state).stars(n) },
    ...[1, 2, 3].map((i) =>
      h("span", { class: i <= n ? "star on" : "star", "aria-hidden": "true" }, i <= n ? "★" : "☆"),
    ),
  );

/** How much of something has been done, as a bar; the words are beside it. */
export const bar = (done: number, all: number): VNode =>
  h("progress", { class: "school-bar", max: String(Math.max(1, all)), value: String(done), "aria-hidden": "true" });

/** Leaves what is under way. */
export const leaveTo = (send: Send, to: "home" | "course" | "endings" | "coordinates") => () =>
  send({ type: "school_leave", to });

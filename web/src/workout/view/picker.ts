// SPDX-License-Identifier: MIT
// Choosing the figure of an exercise among all that are drawn, by their pictures and the names of the catalogue.
import { h, type VNode } from "../../dom";
import type { State } from "../../state";
import { figures } from "../figures/all";
import { dictionary } from "../lang/words";
import type { Exercise, Kit } from "../types";
import { small } from "./pictures";

/** The kit that has all of them. */
const catalogue = (state: State): Kit | undefined => state.workout!.kits.find((entry) => entry.id === "catalogue")?.kit;

/** The exercise of the catalogue that a figure shows. */
export const known = (state: State, figure: string): Exercise | undefined =>
  catalogue(state)?.exercises.find((exercise) => exercise.figure === figure);

type Shown = Pick<Exercise, "name" | "figure" | "emoji">;

/**
 * All figures behind the one that is chosen; `none` is what there is without a figure. It closes when one is picked.
 */
export function picker(
  state: State,
  label: string,
  chosen: string,
  none: Shown,
  pick: (figure: string) => void,
): VNode {
  const w = dictionary(state.settings.language);
  const named = (figure: string): Shown =>
    figure ? { name: known(state, figure)?.name ?? figure, figure, emoji: "" } : none;
  const choose = (figure: string) => (event: Event) => {
    (event.currentTarget as HTMLElement).closest("details")?.removeAttribute("open");
    pick(figure);
  };
  const option = (figure: string): VNode =>
    h(
      "button",
      {
        type: "button",
        class: figure === chosen ? "figure-option on" : "figure-option",
        "aria-pressed": figure === chosen ? "true" : "false",
        "data-figure": figure,
        onclick: choose(figure),
      },
      small(named(figure)),
      h("span", {}, named(figure).name),
    );
  return h(
    "details",
    { class: "figure-picker", key: "picker" + label },
    h(
      "summary",
      {},
      small(named(chosen)),
      h("span", {}, `${label}: `, h("b", {}, named(chosen).name)),
      h("span", { class: "chip" }, w.edit),
    ),
    h("div", { class: "figure-options" }, ...["", ...Object.keys(figures)].map(option)),
  );
}

// SPDX-License-Identifier: MIT
// What each team has done so far, and the summary at the end.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import { isOver } from "../../selectors";
import type { State } from "../../state";
import type { Side } from "../../types";
import { button } from "../../view/common";
import { resultSentence, resultTitle } from "../../view/game";
import { dictionary } from "../lang/words";
import type { Total } from "../types";
import { exerciseOf } from "./badges";
import { small } from "./pictures";

export const sides: Side[] = ["white", "black"];

/** Repetitions and seconds of a team. */
export function sums(state: State, side: Side): { reps: number; seconds: number } {
  const kit = state.game.lesson!.kit;
  const sum = { reps: 0, seconds: 0 };
  for (const total of state.workout!.lesson?.totals ?? [])
    if (total.team === side) sum[exerciseOf(kit, total.exercise).kind === "hold" ? "seconds" : "reps"] += total.amount;
  return sum;
}

function notes(state: State, total: Total): string {
  const w = dictionary(state.settings.language);
  return [
    total.adapted ? w.adaptedCount(total.adapted) : "",
    total.skipped ? w.skippedCount(total.skipped) : "",
    total.pending ? w.pendingCount(total.pending) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function totalsTable(state: State, side: Side): VNode {
  const w = dictionary(state.settings.language);
  const kit = state.game.lesson!.kit;
  const rows = (state.workout!.lesson?.totals ?? []).filter((total) => total.team === side);
  const { reps, seconds } = sums(state, side);
  return h(
    "table",
    { class: "figures-table totals", "data-team": side },
    h("caption", {}, kit.teams[side].name),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, w.exercise), h("th", { scope: "col" }, w.amount))),
    h(
      "tbody",
      {},
      ...(rows.length === 0
        ? [h("tr", {}, h("td", { colspan: 2, class: "left" }, w.none))]
        : rows.map((total) => {
            const exercise = exerciseOf(kit, total.exercise);
            const note = notes(state, total);
            return h(
              "tr",
              { "data-exercise": exercise.id, "data-amount": total.amount },
              h("th", { scope: "row" }, small(exercise), " ", exercise.name, note ? h("small", {}, note) : null),
              h("td", {}, exercise.kind === "hold" ? `${total.amount} s` : `${total.amount} ×`),
            );
          })),
    ),
    h(
      "tfoot",
      {},
      h("tr", { class: "total" }, h("th", { scope: "row" }, w.total), h("td", {}, `${reps} × · ${seconds} s`)),
    ),
  );
}

export function summaryCard(state: State, send: Send): VNode {
  const w = dictionary(state.settings.language);
  return h(
    "section",
    { class: `duty over${state.workout!.flash > 0 ? " flash" : ""}`, key: "duty", "aria-label": w.summary },
    h(
      "div",
      { class: "duty-who" },
      h("strong", { class: "duty-team" }, isOver(state) ? resultTitle(state) : w.summary),
      h("span", { class: "duty-phase" }, isOver(state) ? resultSentence(state) : w.summaryIntro),
    ),
    h(
      "dl",
      { class: "duty-sums" },
      ...sides.flatMap((side) => {
        const { reps, seconds } = sums(state, side);
        return [
          h("dt", {}, state.game.lesson!.kit.teams[side].name),
          h("dd", {}, h("span", {}, `${reps} ${w.reps(reps)}`), h("span", {}, `${seconds} ${w.seconds(seconds)}`)),
        ];
      }),
    ),
    h(
      "div",
      { class: "duty-actions" },
      button(w.savePdn, () => send({ type: "save_lesson" })),
      button(`${w.print}: ${w.printClass.toLowerCase()}`, () => send({ type: "print", what: "class" })),
      button(
        w.newLesson,
        () => {
          send({ type: "projector", on: false });
          send({ type: "panel", panel: "workout" });
          send({ type: "new_setup" });
        },
        { class: "primary" },
      ),
    ),
  );
}

// SPDX-License-Identifier: MIT
// Endings: the classes of a game, and the one under way with its counts and what the tables say.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { ruleSet } from "../../selectors";
import type { State } from "../../state";
import { button, row } from "../../view/common";
import { classesOf } from "../classes";
import { slipOf } from "../endings";
import type { EndingClass } from "../types";
import { said } from "./said";
import { head, leaveTo, words } from "./words";

/** The counts that run, from their first move on. */
export function endingCounts(state: State): VNode | null {
  const w = words(state);
  const c = state.position?.counters ?? {};
  const rows = [
    [c.forzosa, w.countForzosa],
    [c.sixteen, w.countSixteen],
    [c.five, w.countFive],
    [c.forzosa ? undefined : c.idle, w.countIdle],
  ] as const;
  const shown = rows.flatMap(([count, text]) =>
    count ? [{ at: Math.ceil(count.at / 2), of: count.of / 2, text }] : [],
  );
  if (shown.length === 0) return null;
  return h(
    "ul",
    { class: "counters", "aria-label": w.counting },
    ...shown.map(({ at, of, text }) =>
      h(
        "li",
        {},
        h("span", {}, text(at, of)),
        h("progress", { max: String(of), value: String(at), "aria-hidden": "true" }),
      ),
    ),
  );
}

/** Where the goal has slipped: the way back. */
export const takeBackRow = (state: State, send: Send): VNode | null =>
  slipOf(state)
    ? button(words(state).takeBack, () => send({ type: "school_take_back" }), { class: "primary school-take-back" })
    : null;

export function endingView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { of, stage, hold, goal } = state.school!.ending!;
  const again = (id: string) => () => send({ type: "school_train", id, ...stamp() });
  const slip = slipOf(state);
  return h(
    "section",
    { class: "school-ending", key: "ending" },
    head(w.endings, leaveTo(send, "endings"), of?.name[state.settings.language] ?? w.endings),
    h("p", { class: "school-say" }, of?.help[state.settings.language] ?? ""),
    h("p", { class: "muted" }, goal === "win" ? w.goalWin : w.goalHold(hold)),
    said(state),
    endingCounts(state),
    row(
      takeBackRow(state, send),
      of ? button(w.another, again(of.id), { class: stage === "done" && !slip ? "primary" : "" }) : null,
    ),
  );
}

function classRow(state: State, send: Send, stamp: Stamp, one: EndingClass): VNode {
  const w = words(state);
  const { language } = state.settings;
  const record = state.school!.progress.endings[one.id] ?? { done: 0, clean: 0 };
  return h(
    "li",
    { key: one.id },
    h(
      "button",
      {
        type: "button",
        class: "school-row" + (record.done > 0 ? " done" : ""),
        "data-ending": one.id,
        disabled: state.school!.looking,
        onclick: () => send({ type: "school_train", id: one.id, ...stamp() }),
      },
      h("span", {}, one.name[language]),
      h("span", { class: "muted" }, w.recordLine(record.done, record.clean)),
    ),
  );
}

/** The classes of the game on the board, those to win before those to hold. */
export function endingsView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const all = classesOf(state);
  const part = (goal: EndingClass["goal"], title: string) =>
    h(
      "section",
      { key: goal },
      h("h3", {}, title),
      h(
        "ul",
        { class: "school-rows" },
        ...all.filter((one) => one.goal === goal).map((one) => classRow(state, send, stamp, one)),
      ),
    );
  return h(
    "div",
    { class: "school-endings", key: "endings" },
    head(w.back, leaveTo(send, "home"), w.endings),
    h("p", {}, w.endingsHelp, " ", ruleSet(state)?.name[state.settings.language] ?? ""),
    all.length === 0 ? h("p", {}, w.noEndings) : null,
    h("p", { class: "muted", role: "status" }, state.school!.looking ? w.looking : ""),
    ...(all.length > 0 ? [part("win", w.toWin), part("draw", w.toHold)] : []),
  );
}

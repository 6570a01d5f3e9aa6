// SPDX-License-Identifier: MIT
// The card: who does what, how many or how long, in digits for a whole room; start, pause, skip, adapt, done.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { isOver, opponent } from "../../selectors";
import type { State } from "../../state";
import type { Side } from "../../types";
import { button } from "../../view/common";
import { piece } from "../../view/pieces";
import { dictionary } from "../lang/words";
import { amountOf, worked } from "../selectors";
import type { Work } from "../state";
import type { Duty, Exercise, Task } from "../types";
import { exerciseOf } from "./badges";
import { adapted, large } from "./pictures";
import { summaryCard } from "./totals";

const who = (state: State, side: Side, phase: string, named = true): VNode =>
  h(
    "div",
    { class: "duty-who" },
    h(
      "svg",
      { class: `badge set-${state.settings.pieces}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
      h("g", { class: "piece " + side }, ...piece(side === "white" ? "w" : "b", state.settings.pieces)),
    ),
    named ? h("strong", { class: "duty-team" }, state.game.lesson!.kit.teams[side].name) : null,
    phase ? h("span", { class: "duty-phase" }, phase) : null,
  );

function phaseOf(work: Work, w: ReturnType<typeof dictionary>): [string, string] {
  if (work.running) return ["running", w.phaseRunning];
  if (work.begun && work.count === 0 && work.seen > 0) return ["paused", w.phasePaused];
  return work.begun ? ["running", w.phaseRunning] : ["ready", w.phaseReady];
}

/** Nobody works: whose turn it is. */
function waiting(state: State): VNode {
  const w = dictionary(state.settings.language);
  const side = state.position?.turn ?? "white";
  const flash = state.workout!.flash > 0;
  return h(
    "section",
    { class: `duty idle${flash ? " flash" : ""}`, key: "duty", "aria-label": w.card },
    who(state, side, flash ? w.phaseDone : "", false),
    h("p", { class: "duty-name" }, w.toMove(state.game.lesson!.kit.teams[side].name)),
    h("p", { class: "duty-why" }, w.touch),
  );
}

function actions(state: State, send: Send, work: Work, hold: boolean): VNode {
  const w = dictionary(state.settings.language);
  const start = work.running ? w.pause : work.begun ? w.resume : w.start;
  return h(
    "div",
    { class: "duty-actions" },
    hold
      ? button(start, () => send({ type: "work_start", now: Date.now() }), {
          class: work.running ? "" : "primary",
          id: "work-start",
        })
      : null,
    button(w.done, () => send({ type: "work_mark", mark: "done" }), {
      class: hold && !work.running ? "" : "primary",
      id: "work-done",
    }),
    button(work.adapt ? w.adapted : w.adapt, () => send({ type: "work_adapt" }), {
      class: work.adapt ? "on" : "",
      "aria-pressed": work.adapt ? "true" : "false",
      id: "work-adapt",
    }),
    button(w.skip, () => send({ type: "work_mark", mark: "skipped" }), { id: "work-skip" }),
  );
}

/** What is to be done, how, and why. */
function what(state: State, duty: Duty, work: Work, exercise: Exercise): VNode[] {
  const w = dictionary(state.settings.language);
  const { adaptation } = exercise;
  const name = work.adapt && adaptation.name ? adaptation.name : exercise.name;
  const how = work.adapt && adaptation.description ? adaptation.description : exercise.description;
  const several = duty.tasks.length > 1;
  return [
    large(work.adapt ? adapted(exercise) : exercise),
    h(
      "div",
      { class: "duty-words" },
      h("h2", { class: "duty-name" }, name),
      h("p", { class: "duty-how" }, how),
      h(
        "p",
        { class: "duty-why" },
        several ? h("strong", {}, w.taskOf(work.task + 1, duty.tasks.length) + " · ") : null,
        duty.reason[state.settings.language],
      ),
    ),
  ];
}

/** How much is left: a clock for a hold, a big button to count repetitions. */
function amountLeft(state: State, send: Send, hold: boolean, left: number): VNode {
  const w = dictionary(state.settings.language);
  const unit = hold ? w.seconds(left) : w.reps(left);
  const digits = [h("span", { class: left > 99 ? "digits many" : "digits" }, left), h("span", { class: "unit" }, unit)];
  if (hold) return h("div", { class: "duty-amount", role: "timer" }, ...digits);
  const attrs = { type: "button", class: "duty-amount tap", id: "work-tap", "aria-label": w.tap(left) };
  return h("button", { ...attrs, onclick: () => send({ type: "work_tap" }) }, ...digits);
}

function doing(state: State, send: Send, work: Work, { duty, task }: { duty: Duty; task: Task }): VNode {
  const w = dictionary(state.settings.language);
  const exercise = exerciseOf(state.game.lesson!.kit, task.exercise);
  const hold = exercise.kind === "hold";
  const amount = amountOf(work, task);
  const left = hold ? Math.ceil(work.left / 1000) : amount - work.count;
  const [phase, phaseWord] = phaseOf(work, w);
  const flash = state.workout!.flash > 0 ? " flash" : "";
  const [most, done] = hold ? [amount * 1000, amount * 1000 - work.left] : [amount, work.count];
  return h(
    "section",
    {
      class: `duty ${phase} team-${duty.does ?? opponent(duty.owes)}${flash}`,
      key: "duty",
      "data-work": `${work.node}.${work.task}`,
      "aria-label": w.card,
    },
    who(state, duty.does ?? duty.owes, phaseWord),
    ...what(state, duty, work, exercise),
    amountLeft(state, send, hold, left),
    actions(state, send, work, hold),
    h("progress", { class: "duty-progress", max: most, value: String(done), "aria-label": w.left }),
  );
}

export function card(state: State, send: Send, _stamp: Stamp): VNode | null {
  const { workout, game } = state;
  if (!workout || !game.lesson || !game.playing) return null;
  const now = worked(state);
  if (workout.work && now) return doing(state, send, workout.work, now);
  return isOver(state) || workout.view === "summary" ? summaryCard(state, send) : waiting(state);
}

// SPDX-License-Identifier: MIT
// A lesson: where one is, what is explained and asked, what the referee says, and the way on.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import { button, row } from "../../view/common";
import { lessonAfter, lessonOf, lessonsOf, starsOf, stepOf } from "../course";
import type { LessonUnderWay } from "../state";
import type { LessonStep } from "../types";
import { endingCounts, takeBackRow } from "./ending";
import { said } from "./said";
import { bar, head, leaveTo, stars, words } from "./words";

/** The answers to choose from. */
function answers(state: State, send: Send, lesson: LessonUnderWay, { task }: LessonStep): VNode | null {
  if (task.kind !== "ask") return null;
  const kind = (i: number) =>
    lesson.stage === "right" && i === task.right ? " right" : lesson.missed === i ? " missed" : "";
  return h(
    "div",
    { class: "school-answers", role: "group" },
    ...task.answers.map((text, i) =>
      button(text[state.settings.language], () => send({ type: "school_answer", answer: i }), {
        class: "school-answer" + kind(i),
        disabled: lesson.stage === "right" && i !== task.right,
      }),
    ),
  );
}

function steps(state: State, send: Send, stamp: Stamp, lesson: LessonUnderWay, step: LessonStep): VNode[] {
  const w = words(state);
  const on = lesson.stage === "right" || step.task.kind === "read";
  return [
    h("p", { class: "school-say" }, step.say[state.settings.language]),
    ...[answers(state, send, lesson, step)].flatMap((node) => node ?? []),
    said(state),
    ...(step.task.kind === "end" ? [endingCounts(state), takeBackRow(state, send)].flatMap((node) => node ?? []) : []),
    h(
      "div",
      { class: "row school-foot" },
      button(w.next, () => send({ type: "school_next", ...stamp() }), { class: "primary school-next", disabled: !on }),
      button(w.again, () => send({ type: "school_again" }), { disabled: step.task.kind === "read" }),
      step.hint ? button(w.hint, () => send({ type: "school_hint" }), { disabled: lesson.stage !== "open" }) : null,
    ),
  ];
}

/** The lesson is over: its stars, and what comes next. */
function ended(state: State, send: Send, stamp: Stamp, lesson: LessonUnderWay): VNode[] {
  const w = words(state);
  const after = lessonAfter(state.school!, lesson.id);
  const go = () => send({ type: "school_lesson", id: after!.id, step: 0, ...stamp() });
  return [
    h("p", { class: "school-done" }, w.lessonDone),
    stars(state, starsOf(lesson)),
    row(
      after
        ? button(w.nextLesson(after.title[state.settings.language]), go, { class: "primary school-next" })
        : button(w.certificate, leaveTo(send, "course"), { class: "primary school-next" }),
      button(w.toCourse, leaveTo(send, "course")),
    ),
  ];
}

export function lessonView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const lesson = state.school!.lesson!;
  const step = stepOf(state.school!)!;
  const whole = lessonOf(state.school!, lesson.id)!;
  const number = lessonsOf(state.school!).findIndex(({ id }) => id === lesson.id) + 1;
  const over = lesson.stage === "end";
  const count = w.step(lesson.step + 1, whole.steps.length);
  return h(
    "section",
    { class: "school-lesson", key: "lesson", "aria-label": w.course },
    head(
      w.toCourse,
      leaveTo(send, "course"),
      w.lessonNumber(number, whole.title[state.settings.language]),
      h("span", { class: "muted school-count" }, over ? "" : count),
    ),
    bar(lesson.step + (over || lesson.stage === "right" ? 1 : 0), whole.steps.length),
    ...(over ? ended(state, send, stamp, lesson) : steps(state, send, stamp, lesson, step)),
  );
}

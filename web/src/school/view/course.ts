// SPDX-License-Identifier: MIT
// The lessons of the course, a chapter after the other, each with its stars.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import { notLoaded } from "../../view/common";
import { lessonsOf } from "../course";
import type { SchoolLesson } from "../types";
import { certificateCard } from "./certificate";
import { courseCard } from "./home";
import { head, leaveTo, stars, words } from "./words";

function lessonRow(state: State, send: Send, stamp: Stamp, lesson: SchoolLesson, number: number): VNode {
  const { progress } = state.school!;
  const won = progress.lessons[lesson.id] ?? 0;
  const here = progress.at?.lesson === lesson.id;
  return h(
    "li",
    { key: lesson.id },
    h(
      "button",
      {
        type: "button",
        class: "school-row" + (won > 0 ? " done" : "") + (here ? " here" : ""),
        "data-lesson": lesson.id,
        onclick: () => send({ type: "school_lesson", id: lesson.id, step: 0, ...stamp() }),
      },
      h("span", { class: "school-number", "aria-hidden": "true" }, String(number)),
      h("span", {}, lesson.title[state.settings.language]),
      won > 0 ? stars(state, won) : null,
    ),
  );
}

export function courseView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { chapters, failed } = state.school!;
  if (failed) return notLoaded(state, () => send({ type: "school_load" }));
  const all = lessonsOf(state.school!);
  return h(
    "div",
    { class: "school-course", key: "course" },
    head(w.back, leaveTo(send, "home"), w.course),
    courseCard(state, send, stamp),
    certificateCard(state, send),
    ...(chapters ?? []).map((chapter) =>
      h(
        "section",
        { key: chapter.title.es },
        h("h3", {}, chapter.title[state.settings.language]),
        h(
          "ol",
          { class: "school-rows" },
          ...chapter.lessons.map((lesson) => lessonRow(state, send, stamp, lesson, all.indexOf(lesson) + 1)),
        ),
      ),
    ),
  );
}

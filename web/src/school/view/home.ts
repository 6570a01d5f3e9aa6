// SPDX-License-Identifier: MIT
// The front page of learning: go on with the course, or one of the other rooms.
import { type Child, h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import { button } from "../../view/common";
import { classesOf } from "../classes";
import { goOnAt, lessonsOf } from "../course";
import { bar, words } from "./words";

/** Signs drawn in a square of 24. */
const signs: Record<string, string> = {
  endings: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 20v-2a6 6 0 0 1 12 0v2z",
  puzzles: "M4 9h5a2.5 2.500 0 1 1 4 0h5v4a2.500 2.500 0 1 0 0 4v4H4z",
  coordinates: "M4 4h16v16H4zM4 12h16M12 4v16M6.500 8h3M14.500 16h3",
  rules: "M5 4h11l3 3v13H5zM8 9h7M8 13h8M8 17h5",
  openings: "M12 20V5M12 5c-3-2-6-2-8-1v14c2-1 5-1 8 2 3-3 6-3 8-2V4c-2-1-5-1-8 1z",
};

/** A card that leads somewhere. */
const card = (id: string, title: string, help: string, go: () => void, ...more: Child[]): VNode =>
  h(
    "button",
    { type: "button", class: "school-card", "data-room": id, "aria-label": title, onclick: go },
    h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: signs[id] ?? "" })),
    h("strong", {}, title),
    h("span", { class: "muted" }, help),
    ...more,
  );

/** The course, with the lesson that comes next. */
export function courseCard(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const school = state.school!;
  const all = lessonsOf(school);
  const finished = all.filter(({ id }) => school.progress.lessons[id]).length;
  const next = goOnAt(school);
  const number = next ? all.indexOf(next.lesson) + 1 : 0;
  const go = () => send({ type: "school_lesson", id: next!.lesson.id, step: next!.step, ...stamp() });
  return h(
    "section",
    { class: "school-course-card" },
    h("h2", {}, w.course),
    h(
      "p",
      {},
      next && finished + next.step > 0
        ? w.lessonNumber(number, next.lesson.title[state.settings.language])
        : w.courseHelp,
    ),
    bar(finished, all.length),
    h(
      "div",
      { class: "row" },
      next
        ? button(finished + next.step > 0 ? w.courseGoOn : w.courseBegin, go, { class: "primary school-go-on" })
        : h("strong", {}, w.courseDone),
      button(w.courseCount(finished, all.length), () => send({ type: "learn", section: "course" }), {
        class: "school-list-button",
      }),
    ),
  );
}

export function homeView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { progress } = state.school!;
  const classes = classesOf(state);
  const trained = classes.filter(({ id }) => progress.endings[id]).length;
  const best = Math.max(0, ...Object.values(progress.quizzes));
  const to = (section: State["learn"]["section"]) => () => send({ type: "learn", section });
  const small = (text: string) => h("span", { class: "school-small" }, text);
  return h(
    "div",
    { class: "school-home", key: "home" },
    courseCard(state, send, stamp),
    h(
      "div",
      { class: "school-cards" },
      card("endings", w.endings, w.endingsHelp, to("endings"), small(w.endingsCount(trained, classes.length))),
      card("puzzles", w.puzzles, w.puzzlesHelp, () => send({ type: "panel", panel: "puzzles" })),
      card("coordinates", w.coordinates, w.coordinatesHelp, to("coordinates"), best > 0 ? small(w.best(best)) : null),
      card("openings", w.openings, w.openingsHelp, to("openings")),
      card("rules", w.rules, w.rulesHelp, to("rules")),
    ),
  );
}

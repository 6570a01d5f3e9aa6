// SPDX-License-Identifier: MIT
// The panel of learning: what is under way, or one of its rooms.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import { notLoaded, words as pageWords } from "../../view/common";
import { learnSection } from "../../view/learn";
import { courseView } from "./course";
import { endingsView, endingView } from "./ending";
import { homeView } from "./home";
import { lessonView } from "./lesson";
import { quizChoices, quizView } from "./quiz";
import { head, leaveTo, words } from "./words";

/** What has the board. */
function underWay(state: State, send: Send, stamp: Stamp): VNode | null {
  const { lesson, ending, quiz } = state.school!;
  if (lesson) return lessonView(state, send, stamp);
  if (ending) return endingView(state, send, stamp);
  return quiz ? quizView(state, send, stamp) : null;
}

function room(state: State, send: Send, stamp: Stamp): VNode[] {
  const w = words(state);
  const { section } = state.learn;
  const course = section === "home" || section === "course";
  if (course && state.school!.failed) return [notLoaded(state, () => send({ type: "school_load" }))];
  if (course && !state.school!.chapters) return [h("p", { class: "muted" }, pageWords(state).fetching)];
  switch (section) {
    case "home":
      return [homeView(state, send, stamp)];
    case "course":
      return [courseView(state, send, stamp)];
    case "endings":
      return [endingsView(state, send, stamp)];
    case "coordinates":
      return [quizChoices(state, send, stamp)];
    default:
      return [
        head(w.back, leaveTo(send, "home"), { rules: w.rules, openings: w.openings }[section]),
        ...learnSection(state, send, stamp),
      ];
  }
}

export function panel(state: State, send: Send, stamp: Stamp): VNode {
  const task = underWay(state, send, stamp);
  const { lesson } = state.school!;
  // Each page begins at its top.
  const page = task ? `task-${lesson?.id ?? ""}-${lesson?.step ?? ""}` : state.learn.section;
  return h(
    "div",
    { class: "panel-body learn school" + (task ? " school-task" : ""), key: "learn-" + page },
    ...(task ? [task] : room(state, send, stamp)),
  );
}

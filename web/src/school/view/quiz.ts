// SPDX-License-Identifier: MIT
// Coordinates: what to train, and the quiz under way with its clock and a pad of numbers.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { ruleSet } from "../../selectors";
import type { State } from "../../state";
import { button, row } from "../../view/common";
import { quizCount, quizKey } from "../quiz";
import type { Quiz } from "../state";
import type { QuizKind } from "../types";
import { askedNow } from "./said";
import { bar, head, leaveTo, words } from "./words";

/** One way to train, with its record. */
function choice(state: State, send: Send, stamp: Stamp, kind: QuizKind, title: string, help: string): VNode {
  const w = words(state);
  const start = (mode: Quiz["mode"], side: Quiz["side"], label: string): VNode => {
    const best = state.school!.progress.quizzes[quizKey(state.game.rules, { kind, mode, side })] ?? 0;
    const who = side === "white" ? w.quizWhite : w.quizBlack;
    return button(
      label,
      () => send({ type: "school_quiz", kind, mode, side, ...stamp() }),
      { "aria-label": `${title}: ${label}, ${who}`, "data-quiz": `${kind}-${mode}-${side}` },
      h("span", {}, label),
      h("span", { class: "school-small" }, best > 0 ? `${who} · ${w.best(best)}` : who),
    );
  };
  return h(
    "section",
    { key: kind },
    h("h3", {}, title),
    h("p", { class: "muted" }, help),
    h(
      "div",
      { class: "school-starts" },
      start("time", "white", w.quizTime),
      start("time", "black", w.quizTime),
      start("count", "white", w.quizCount),
      start("count", "black", w.quizCount),
    ),
  );
}

export function quizChoices(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  return h(
    "div",
    { class: "school-quizzes", key: "quizzes" },
    head(w.back, leaveTo(send, "home"), w.coordinates),
    choice(state, send, stamp, "find", w.quizFind, w.quizFindHelp),
    choice(state, send, stamp, "name", w.quizName, w.quizNameHelp),
    choice(state, send, stamp, "move", w.quizMove, w.quizMoveHelp),
  );
}

/** All numbers of the board to choose from, and a field for those who type. */
function pad(state: State, send: Send): VNode {
  const w = words(state);
  const squares = (ruleSet(state)?.pieces ?? "").length;
  const give = (square: number) => send({ type: "school_number", square, now: Date.now() });
  return h(
    "div",
    { class: "school-pad" },
    h(
      "form",
      {
        class: "typed",
        onsubmit: (e: Event) => {
          e.preventDefault();
          const field = (e.target as HTMLFormElement).querySelector("input")!;
          const square = Number(field.value);
          field.value = "";
          if (square > 0) give(square);
        },
      },
      h("input", {
        id: "school-number",
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        maxlength: 2,
        "aria-label": w.quizNumber,
      }),
    ),
    h(
      "div",
      { class: "school-numbers", role: "group", "aria-label": w.quizNumber },
      ...Array.from({ length: squares }, (_, i) => button(String(i + 1), () => give(i + 1), { "data-number": i + 1 })),
    ),
  );
}

/** Under way: what is asked is large, how it stands is beside it. */
function running(state: State, send: Send, quiz: Quiz): VNode[] {
  const w = words(state);
  const [done, all] = quiz.mode === "time" ? [quiz.seconds, 30] : [quiz.answered, quizCount];
  return [
    h("p", { class: "school-asked" + (quiz.missed > 0 ? " bad" : "") }, askedNow(state, quiz)),
    h(
      "p",
      { class: "school-score" },
      h("span", {}, quiz.mode === "time" ? w.quizSeconds(quiz.seconds) : `${quiz.answered} / ${quizCount}`),
      h("span", {}, w.quizScore(quiz.right, quiz.wrong)),
    ),
    bar(done, all),
    ...(quiz.kind === "name" ? [pad(state, send)] : []),
    row(button(w.quizStop, leaveTo(send, "coordinates"))),
  ];
}

function over(state: State, send: Send, stamp: Stamp, quiz: Quiz): VNode[] {
  const w = words(state);
  const { kind, mode, side } = quiz;
  const best = state.school!.progress.quizzes[quizKey(state.game.rules, quiz)] ?? 0;
  return [
    h("p", { class: "school-done" }, w.quizDone(quiz.right, quiz.wrong)),
    h("p", {}, quiz.record ? w.quizRecord : w.quizNoRecord(best)),
    row(
      button(w.quizAgain, () => send({ type: "school_quiz", kind, mode, side, ...stamp() }), { class: "primary" }),
      button(w.coordinates, leaveTo(send, "coordinates")),
    ),
  ];
}

export function quizView(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const quiz = state.school!.quiz!;
  const title = { name: w.quizName, find: w.quizFind, move: w.quizMove }[quiz.kind];
  return h(
    "section",
    { class: "school-quiz", key: "quiz" },
    head(w.coordinates, leaveTo(send, "coordinates"), title),
    ...(quiz.over ? over(state, send, stamp, quiz) : running(state, send, quiz)),
  );
}

// SPDX-License-Identifier: MIT
// The card of who learns from the mistakes of a game.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button, row } from "../../view/common";
import { mistakeOf, waitsAt } from "../lesson";
import type { Lesson } from "../state";
import { own } from "../words";

/** What is to be said now. */
function said(state: State, lesson: Lesson): { text: string; kind: string } {
  const w = own(state);
  const mistake = mistakeOf(state, lesson);
  if (!mistake) return { text: w.lessonNone, kind: "" };
  const { stage, tried, answer } = lesson;
  if (stage === "judging") return { text: w.lessonJudging(tried), kind: "" };
  // What is wrong with a move is said until another is tried.
  if (stage === "wrong" || (stage === "ask" && tried !== "" && lesson.hint === 0))
    return { text: tried === mistake.move ? w.lessonSame(tried) : w.lessonWrong(tried, answer), kind: "bad" };
  if (stage === "right") {
    const done = lesson.done[lesson.at];
    if (done === "shown") return { text: w.lessonShown(mistake.best), kind: "" };
    return {
      text: tried === mistake.best ? w.lessonFound(tried) : w.lessonOther(tried, mistake.best),
      kind: "good",
    };
  }
  const from = state.hint?.path[0];
  if (lesson.hint === 2) return { text: w.lessonHintMove(mistake.best), kind: "" };
  if (lesson.hint === 1 && from) return { text: w.lessonHint(from), kind: "" };
  return { text: w.lessonAsk(mistake.move, mistake.side), kind: "" };
}

/** How each mistake was done with, as a row of dots. */
const dots = (lesson: Lesson): VNode =>
  h(
    "div",
    { class: "lesson-dots", "aria-hidden": "true" },
    ...lesson.done.map((done, i) =>
      h("span", { class: `dot ${done || "open"}` + (i === lesson.at && lesson.stage !== "over" ? " now" : "") }),
    ),
  );

function over(state: State, send: Send, lesson: Lesson): VNode {
  const w = own(state);
  const found = lesson.done.filter((done) => done === "found" || done === "other" || done === "hinted").length;
  const hinted = lesson.done.filter((done) => done === "hinted").length;
  return h(
    "section",
    { class: "referee lesson over", "data-appear": "over" },
    h("h2", {}, w.learn),
    h("p", { role: "status" }, lesson.plies.length === 0 ? w.lessonNone : w.lessonOver(found, lesson.plies.length)),
    hinted > 0 ? h("p", { class: "muted" }, w.lessonHinted(hinted)) : null,
    dots(lesson),
    row(
      lesson.plies.length > 0 ? button(w.again, () => send({ type: "lesson", side: lesson.side })) : null,
      button(w.close, () => send({ type: "lesson_end" }), { class: "primary" }),
    ),
  );
}

export function lesson(state: State, send: Send): VNode | null {
  const now = state.room?.lesson;
  if (!now) return null;
  if (now.stage === "over") return over(state, send, now);
  const w = own(state);
  const { text, kind } = said(state, now);
  const node = state.review!.nodes[now.plies[now.at]! - 1]!;
  const away = now.stage === "ask" && state.game.at !== waitsAt(state);
  const last = now.at + 1 >= now.plies.length;
  return h(
    "section",
    { class: `referee lesson ${kind}`, "data-appear": `${now.at} ${now.stage}` },
    h("div", { class: "row spread" }, h("h2", {}, w.lessonAt(now.at + 1, now.plies.length)), dots(now)),
    h("p", { role: "status" }, text),
    now.stage === "right"
      ? row(
          button(last ? w.finish : w.next, () => send({ type: "lesson_next" }), {
            class: "primary",
            id: "lesson-next",
          }),
          button(w.why, () => send({ type: "why", node }), { class: "quiet" }),
        )
      : row(
          away ? button(w.back, () => send({ type: "go", node: waitsAt(state) }), { class: "primary" }) : null,
          now.stage === "wrong" ? button(w.again, () => send({ type: "lesson_again", run: 0 })) : null,
          now.stage === "ask" && !away
            ? button(w.hint, () => send({ type: "lesson_hint" }), { disabled: now.hint === 2 })
            : null,
          button(w.solution, () => send({ type: "lesson_solution" })),
        ),
    row(button(w.close, () => send({ type: "lesson_end" }), { class: "quiet" })),
  );
}

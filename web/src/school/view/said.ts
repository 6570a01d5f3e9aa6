// SPDX-License-Identifier: MIT
// What is said to what somebody has done: in the panel, and on a phone in the line under the board.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import { isOver } from "../../selectors";
import type { State } from "../../state";
import { pathTo } from "../../tree";
import { action } from "../../view/common";
import { resultSentence } from "../../view/game";
import { stepOf } from "../course";
import { ownMoves, slipOf, standingHere } from "../endings";
import { askedText } from "../quiz";
import type { LessonUnderWay, Quiz } from "../state";
import type { LessonStep } from "../types";
import { words } from "./words";

interface Said {
  kind: "good" | "bad" | "hint" | "task" | "still";
  text: string;
}

/** How many of one's own moves lead to a node, and the move that was played there. */
function moveAfter(state: State, node: number): { number: number; move: string } {
  const all = [0, ...pathTo(state.game.tree, state.game.at)];
  const at = all.indexOf(node);
  return { number: Math.floor(at / 2) + 1, move: state.game.tree[all[at + 1] ?? 0]?.move ?? "" };
}

/** By which move the goal slipped, and which would have kept it. */
function slippedText(state: State, { node, was }: NonNullable<ReturnType<typeof slipOf>>): string {
  const w = words(state);
  const { goal } = state.school!.ending!;
  const { number, move } = moveAfter(state, node);
  const better =
    was.plies === null || goal === "draw" ? w.heldBy(was.best) : w.wonBy(was.best, Math.ceil(was.plies / 2));
  return [w.slipped(goal), w.slippedWith(number, move), better].join(" ");
}

/** What can still be reached, what has slipped, or how it ended. */
function ofEnding(state: State): Said {
  const w = words(state);
  const ending = state.school!.ending!;
  const over = isOver(state) ? resultSentence(state) : "";
  if (ending.stage === "done")
    return { kind: "good", text: `${ending.goal === "win" ? w.endingWon : w.endingHeld} ${over}` };
  const slip = slipOf(state);
  if (slip) return { kind: "bad", text: slippedText(state, slip) };
  if (ending.stage === "lost") return { kind: "bad", text: `${w.endingLost} ${over}` };
  const here = standingHere(state);
  if (!here) return { kind: "still", text: "…" };
  if (ending.goal === "win")
    return { kind: "good", text: here.plies === null ? w.stillWonSomehow : w.stillWon(Math.ceil(here.plies / 2)) };
  const held = ending.hold > 0 ? w.stillHeld(ownMoves(state), ending.hold) : "";
  return { kind: "good", text: here.result === "win" ? `${held} ${w.stillHeldToWin}` : held };
}

function ofLesson(state: State, lesson: LessonUnderWay, step: LessonStep): Said {
  const { language } = state.settings;
  const w = words(state);
  if (lesson.stage === "end") return { kind: "good", text: w.lessonDone };
  if (lesson.stage === "right") return { kind: "good", text: step.right?.[language] ?? w.right };
  if (lesson.fault) return { kind: "bad", text: lesson.fault[language] };
  if (lesson.hinted && step.hint) return { kind: "hint", text: step.hint[language] };
  if (step.task.kind === "end") return ofEnding(state);
  const { kindRead: read, kindPlay: play, kindTouch: touch, kindPick: pick, kindAsk: ask } = w;
  return { kind: "task", text: { read, play, touch, pick, ask }[step.task.kind] };
}

/** What a quiz asks now. */
export function askedNow(state: State, quiz: Quiz): string {
  const w = words(state);
  if (quiz.kind === "name") return w.quizAskName;
  return quiz.kind === "find" ? w.quizAsk(askedText(quiz)) : w.quizAskMove(askedText(quiz));
}

/** The law where it was broken, else what belongs to what is under way. */
export function saidNow(state: State): Said {
  const { lesson, ending, quiz } = state.school!;
  const { hint } = state;
  if (ending && hint)
    return {
      kind: "hint",
      text: hint.step === 1 ? words(state).hintPiece(hint.path[0]!) : words(state).hintMove(hint.move),
    };
  if (state.refusal) return { kind: "bad", text: state.refusal.text[state.settings.language] };
  const step = stepOf(state.school!);
  if (lesson && step) return ofLesson(state, lesson, step);
  if (ending) return ofEnding(state);
  if (!quiz) return { kind: "still", text: "" };
  if (quiz.over) return { kind: "good", text: words(state).quizDone(quiz.right, quiz.wrong) };
  return { kind: quiz.missed > 0 ? "bad" : "task", text: askedNow(state, quiz) };
}

/** In the panel. */
export function said(state: State): VNode {
  const { kind, text } = saidNow(state);
  return h("p", { class: "school-said " + kind, key: "said" }, text);
}

/** Under the board. */
export function sentence(state: State): VNode {
  const { kind, text } = saidNow(state);
  return h("section", { class: "referee school-line " + kind }, h("p", {}, text));
}

/** The row of actions under the board. */
export function actions(state: State, send: Send): VNode {
  const w = words(state);
  const { lesson, ending } = state.school!;
  const step = stepOf(state.school!);
  const plays = Boolean(ending) || step?.task.kind === "play";
  return h(
    "div",
    { class: "actions school-actions", role: "toolbar", "aria-label": w.school },
    action("undo", ending ? w.undo : w.again, () => send({ type: "undo" }), {
      disabled: !plays || state.game.at === 0,
    }),
    action("hint", w.hint, () => send({ type: "hint" }), {
      disabled: lesson && !ending ? !step?.hint || lesson.stage !== "open" : ending?.stage !== "playing",
    }),
    action("flip", w.flip, () => send({ type: "flip" })),
  );
}

// SPDX-License-Identifier: MIT
// A puzzle on the board: what is to be reached, what has just happened, what can be done, at the end the whole line.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import { action, button, numbered, row } from "../../view/common";
import { navigation } from "../../view/moves";
import { endText, signed } from "../record";
import type { Task } from "../state";
import { taskOf } from "../update";
import { rounded, standing, words } from "./common";

/** What has just happened, or what is to be done. */
function news(state: State, task: Task): { text: string; kind: string } {
  const w = words(state);
  const { puzzle, wrong, stage, nodes, hint, noted } = task;
  if (stage === "done" && task.walking) return { text: w.walking, kind: "info" };
  if (stage === "done")
    return { text: endText(state, task), kind: task.shown || task.lost || task.helped ? "info" : "good" };
  if (stage === "wrong" && !wrong?.facts) return { text: w.thinking(wrong!.move), kind: "bad" };
  if (hint > 0 && state.hint)
    return { text: hint === 1 ? w.hintPiece(state.hint.path[0]!) : w.hintMove(state.hint.move), kind: "info" };
  if (wrong?.facts) return { text: w.wrong(wrong.move, wrong.line, wrong.facts, puzzle.goal), kind: "bad" };
  if (nodes.length > 1) return { text: w.goesOn, kind: noted ? "" : "good" };
  return { text: w.yourMove, kind: "" };
}

/** What the try did to the rating, in short; empty: nothing, or it is not over. */
function changed(state: State, { change, stage }: Task): string {
  if (change === null || stage !== "done") return "";
  return words(state).change(signed(change), rounded(state, standing(state).rating));
}

/** In the referee's corner: the goal, and below it what has just happened. */
export function sentence(state: State, _send: Send, _stamp: Stamp): VNode {
  const task = taskOf(state);
  if (!task) return h("section", { class: "referee still" });
  const { text, kind } = news(state, task);
  const score = changed(state, task);
  return h(
    "section",
    { class: `referee puzzle-says ${kind}`, key: "puzzle-says" },
    h("p", { class: "puzzle-goal" }, words(state).goal(task.puzzle)),
    h("p", {}, text, score ? h("span", { class: "puzzle-change" }, ` ${score}`) : null),
  );
}

const next = (send: Send, stamp: Stamp): void => send({ type: "puzzle_open", why: "next", ...stamp() });

/** One row of large actions under the board. */
export function actions(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const task = taskOf(state);
  const { tree, at } = state.game;
  const solving = task?.stage === "solve";
  const over = task?.stage === "done";
  return h(
    "div",
    { class: "actions puzzle-actions", role: "toolbar", "aria-label": w.actions },
    action("hint", w.hint, () => send({ type: "hint" }), { disabled: !solving }),
    action("back", w.stepBack, () => send({ type: "undo" }), { disabled: at === 0 || task?.stage === "wrong" }),
    action("forward", w.stepOn, () => send({ type: "redo" }), {
      disabled: tree[at]!.children.length === 0 || task?.stage === "wrong",
    }),
    over
      ? action("run", w.again, () => send({ type: "puzzle_walk" }))
      : action("search", w.solution, () => send({ type: "puzzle_solution" }), { disabled: !task }),
    action("flip", w.flip, () => send({ type: "flip" })),
    action("last", w.next, () => next(send, stamp), {
      class: "action puzzle-next" + (over ? " ready" : ""),
      title: w.nextTitle,
    }),
  );
}

/** What the try did to the rating. */
function score(state: State, task: Task): VNode {
  const w = words(state);
  const { change, puzzle } = task;
  return h(
    "p",
    { class: "puzzle-score" },
    change === null
      ? h("span", { class: "muted" }, w.unchanged)
      : h(
          "strong",
          { class: change >= 0 ? "up" : "down" },
          w.change(signed(change), rounded(state, standing(state).rating)),
        ),
    h("span", { class: "muted" }, w.difficulty(rounded(state, puzzle.rating))),
    ...puzzle.themes.map((theme) => h("span", { class: "puzzle-theme", title: w.themeHelp[theme] }, w.themes[theme])),
  );
}

/** The line as far as it has come; once it is over, with how it was proved. */
function line(state: State, task: Task): VNode | null {
  const w = words(state);
  const { puzzle, nodes, stage } = task;
  const moves = puzzle.line.slice(0, nodes.length - 1);
  if (moves.length === 0) return null;
  const depth = /depth (\d+)/.exec(puzzle.proof)?.[1];
  return h(
    "div",
    { class: "puzzle-line" },
    h("p", { "aria-label": w.line }, numbered(moves, puzzle.turn === "white" ? 0 : 1)),
    stage === "done"
      ? h("details", {}, h("summary", {}, w.proof), h("p", {}, depth === undefined ? w.byTables : w.bySearch(depth)))
      : null,
  );
}

/** Beside the board, in place of the game's panel. */
export function drill(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const task = taskOf(state);
  const over = task?.stage === "done";
  return h(
    "div",
    { class: "panel-body puzzle", key: "puzzle" },
    h(
      "div",
      { class: "puzzle-head" },
      h("h2", {}, task ? w.why[task.why] : w.title),
      button(w.all, () => send({ type: "panel", panel: "puzzles" }), { class: "quiet" }),
    ),
    sentence(state, send, stamp),
    task?.stage === "wrong" && task.wrong?.facts
      ? row(button(w.back, () => send({ type: "puzzle_back" }), { class: "primary" }))
      : null,
    task && over ? score(state, task) : null,
    task ? line(state, task) : null,
    over ? navigation(state, send) : null,
    over ? null : h("p", { class: "muted" }, w.soFar(rounded(state, standing(state).rating), standing(state).streak)),
    row(
      button(w.next, () => next(send, stamp), { class: over ? "primary" : "", title: w.nextTitle }),
      over ? button(w.study, () => send({ type: "puzzle_study" })) : null,
    ),
    row(
      button(w.share, () => send({ type: "puzzle_share" }), { class: "quiet" }),
      button(w.leave, () => send({ type: "puzzle_leave" }), { class: "quiet" }),
    ),
  );
}

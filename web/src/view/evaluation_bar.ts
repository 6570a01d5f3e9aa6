// SPDX-License-Identifier: MIT
// What the position is worth, in the upper edge of the board's frame: a bar that grows from the side of whoever sits
// below, and a number. It has its place whether it is there or not, so that nothing moves when it comes.
import { h, type VNode } from "../dom";
import { isOver, opponent } from "../selectors";
import type { State } from "../state";
import { score, words } from "./common";

/** White's share, from 0 to 1, and what is said of it. */
function worth(state: State): { share: number; text: string; waiting?: boolean } {
  const w = words(state);
  const { position, analysis } = state;
  if (position && isOver(state)) {
    const { outcome } = position.result;
    return {
      share: { white: 1, black: 0, draw: 0.5, none: 0.5 }[outcome],
      text: outcome === "draw" ? w.draw : outcome === "white" ? w.whiteWins : w.blackWins,
    };
  }
  const { probe } = analysis;
  if (position && probe && !analysis.threat) {
    if (probe.result === "draw") return { share: 0.5, text: w.tableDraw };
    const winner = probe.result === "win" ? position.turn : opponent(position.turn);
    if (probe.plies !== null)
      return { share: winner === "white" ? 1 : 0, text: w.winsInLong(winner, Math.ceil(probe.plies / 2)) };
  }
  const best = analysis.lines[0];
  return best
    ? { share: best.expectancy, text: score(best, state, true) }
    : { share: 0.5, text: w.thinking, waiting: true };
}

export function evaluationBar(state: State): VNode | null {
  if (!state.analysis.on || state.editor) return null;
  const { share, text, waiting } = worth(state);
  const below = state.flipped ? 1 - share : share;
  return h(
    "div",
    {
      key: "bar",
      class:
        "bar" + (state.flipped ? " flipped" : "") + (below < 0.5 ? " behind" : "") + (isOver(state) ? " over" : ""),
      role: "meter",
      "aria-label": words(state).evaluationBar(text),
      "aria-valuemin": 0,
      "aria-valuemax": 100,
      "aria-valuenow": Math.round(share * 100),
      title: text,
    },
    h("div", { class: "bar-below", style: { transform: `scaleX(${below.toFixed(3)})` } }),
    h("span", { class: waiting ? "bar-text waiting" : "bar-text", "aria-hidden": "true" }, text),
  );
}

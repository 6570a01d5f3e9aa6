// SPDX-License-Identifier: MIT
// What endgame tables know: the verdict with the counts that run, and all moves by what they lead to.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { Probe, Verdict } from "../../types";
import { button, words } from "../../view/common";
import { counters } from "../../view/game";
import { own } from "../words";

const movesOf = ({ plies }: Verdict): number | null => (plies === null ? null : Math.ceil(plies / 2));

/** "Won in 5 moves"; a draw that would be none without a count says so. */
function verdictText(state: State, verdict: Verdict): string {
  const w = words(state);
  const { tooLateWin, tooLateLoss } = own(state);
  if (verdict.too_late) return `${w.tableDraw} (${verdict.on_board === "win" ? tooLateWin : tooLateLoss})`;
  const n = movesOf(verdict);
  return verdict.result === "win" ? w.tableWin(n) : verdict.result === "loss" ? w.tableLoss(n) : w.tableDraw;
}

/** All moves with one result, in the order of the tables. */
function group(state: State, send: Send, probe: Probe, result: Verdict["result"]): VNode | null {
  const w = own(state);
  const moves = probe.moves.filter((move) => move.result === result);
  if (moves.length === 0) return null;
  const item = (move: Probe["moves"][number]): VNode => {
    const n = movesOf(move);
    const more = move.too_late ? w.late : result !== "draw" && n !== null ? w.inMoves(n) : "";
    return h(
      "li",
      {},
      button(
        move.move,
        () => send({ type: "play_line", moves: [move.move] }),
        { class: "move", "aria-label": `${move.move}: ${verdictText(state, move)}` },
        h("span", {}, move.move),
        more ? h("span", { class: "muted" }, more) : null,
      ),
    );
  };
  return h(
    "div",
    { class: `table-moves ${result}` },
    h("h2", {}, w.results[result](moves.length)),
    h("ul", {}, ...moves.map(item)),
  );
}

export function tables(state: State, send: Send): VNode | null {
  const { probe } = state.analysis;
  if (!probe) return null;
  const { tables: name } = own(state);
  return h(
    "section",
    { class: `table-verdict ${probe.result}` },
    h("strong", { role: "status" }, `${name}: ${verdictText(state, probe)}`),
    counters(state),
    ...(["win", "draw", "loss"] as const).map((result) => group(state, send, probe, result)),
  );
}

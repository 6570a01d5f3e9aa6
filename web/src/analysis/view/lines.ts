// SPDX-License-Identifier: MIT
// The engine's lines: each in one row, or whole; every move of them can be looked at and played.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import { firstPly, isOver } from "../../selectors";
import type { State } from "../../state";
import { pathTo } from "../../tree";
import type { Line } from "../../types";
import { entered, figure, score, toggle, words } from "../../view/common";
import { numberOf } from "../../view/moves_rows";
import { own } from "../words";
import { listeners } from "./touch";

/** How much the engine has looked at, and how fast. */
function searchFigures(state: State): string {
  const w = own(state);
  const { language } = state.settings;
  const best = state.analysis.lines[0];
  if (!best) return isOver(state) ? "" : words(state).thinking;
  const speed = figure(Math.round(best.nodes / best.seconds), language);
  return [
    `${words(state).depth} ${best.depth}`,
    `${figure(best.nodes, language)} ${words(state).nodes.toLowerCase()}`,
    ...(best.seconds > 0.05 ? [`${speed} ${w.speed.toLowerCase()}`] : []),
  ].join(" · ");
}

/** Who thinks, and if it is not the program, why. */
function source(state: State): string {
  const w = own(state);
  const { busy, gone, threads } = state.engine;
  if (state.analysis.program) return w.engineProgram;
  return (busy ? `${w.programBusy} · ` : gone ? `${w.programClosed} · ` : "") + w.enginePage(threads);
}

/** A move of a line, with its number where one belongs. */
function lineMove(state: State, line: Line, i: number, ply: number): VNode {
  const { walk } = state.room!;
  const { threat } = state.analysis;
  const walked = walk?.rank === line.rank && i < walk.step;
  const half = ply + i;
  return h(
    "button",
    {
      type: "button",
      class: "line-move" + (walked ? " walked" : "") + (walked && i === walk.step - 1 ? " here" : ""),
      "data-rank": line.rank,
      "data-step": threat ? 0 : i + 1,
      disabled: threat,
      tabindex: i === (walk?.rank === line.rank ? walk.step - 1 : 0) ? 0 : -1,
    },
    half % 2 === 0 || i === 0 ? h("span", { class: "ply" }, numberOf(half)) : null,
    line.moves[i]!,
  );
}

function lineRow(state: State, send: Send, line: Line): VNode {
  const w = own(state);
  const { threat } = state.analysis;
  const first = line.moves[0] ?? "";
  const open = state.room!.open.includes(first);
  const side = line.score > 0 ? " for-white" : line.score < 0 ? " for-black" : "";
  const ply = firstPly(state) + pathTo(state.game.tree, state.game.at).length + (threat ? 1 : 0);
  return h(
    "li",
    { class: "line-row" + (line.rank === 1 ? " best" : "") + (open ? " open" : "") },
    h(
      "button",
      {
        type: "button",
        class: "line-score",
        "aria-expanded": open ? "true" : "false",
        "aria-label": w.openLine(score(line, state, true)),
        title: `${words(state).depth} ${line.depth}`,
        onclick: () => send({ type: "line_open", move: first }),
      },
      h("strong", { class: "score" + side }, score(line, state)),
      h("span", { class: "line-depth" }, `${line.depth}`),
    ),
    h(
      "div",
      { class: "line-moves", role: "group", "aria-label": w.lineMoves(line.rank) },
      ...line.moves.slice(0, open ? undefined : 12).map((_, i) => lineMove(state, line, i, ply)),
    ),
  );
}

/** What the other side would play, and what that takes. */
function threat(state: State): VNode | null {
  const move = state.analysis.threat ? state.analysis.lines[0]?.moves[0] : undefined;
  if (!move || !state.position) return null;
  const w = own(state);
  const known = state.room!.threat;
  const taken = known?.move === move ? known.pieces : 0;
  const other = state.position.turn === "white" ? "black" : "white";
  return h(
    "p",
    { class: "threat-said", role: "status" },
    w.threatHelp(other, move) + (taken > 0 ? ` ${w.threatTakes(taken)}` : ""),
  );
}

export function lines(state: State, send: Send): VNode {
  const { error } = state.analysis;
  const shown = state.room!.walk?.lines ?? state.analysis.lines;
  return h(
    "div",
    { class: "analysis-lines" },
    error ? h("p", { class: "error" }, error[state.settings.language]) : null,
    threat(state),
    h("ol", listeners(state, send), ...shown.map((line) => lineRow(state, send, line))),
    h(
      "p",
      { class: "figures" },
      searchFigures(state),
      state.analysis.lines.length > 0 ? h("span", { class: "source" }, source(state)) : null,
    ),
  );
}

/** The engine on or off, how many lines, and what is threatened. */
export function controls(state: State, send: Send): VNode {
  const w = own(state);
  const a = state.analysis;
  // While a game is reviewed, or a move is asked why, the engine has no time for this.
  const busy = state.thinking === "review" || state.room?.why != null;
  const count = h(
    "select",
    {
      value: String(a.count),
      onchange: (e: Event) => send({ type: "analysis_lines", count: Number(entered(e)) }),
    },
    ...[1, 2, 3, 4, 5].map((n) => h("option", { value: String(n), selected: n === a.count }, n)),
  );
  return h(
    "div",
    { class: "row spread engine-row", title: busy ? w.engineWaits : null },
    toggle(w.analysisOn, a.on, (on) => send({ type: "analysis", on }), { id: "engine-toggle", disabled: busy }),
    h("label", { class: "field inline" }, w.lines, count),
    toggle(w.threat, a.threat, (on) => send({ type: "threat", on }), { id: "threat-toggle", disabled: !a.on }),
  );
}

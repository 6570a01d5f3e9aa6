// SPDX-License-Identifier: MIT
// Analysis: the lines, what tables know, the course of a game with its mistakes.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import { isOver } from "../selectors";
import type { State } from "../state";
import type { Line, MoveReview, Probe, Side, Verdict } from "../types";
import { button, entered, figure, icon, nagSigns, numbered, row, score, toggle, words } from "./common";
import { moveList, navigation } from "./moves";
import { sketchTools } from "./sketch";

function tableRow(state: State, verdict: Verdict): string {
  const w = words(state);
  const n = verdict.plies === null ? null : Math.ceil(verdict.plies / 2);
  if (verdict.too_late) return `${w.tableDraw} (${verdict.on_board === "win" ? w.tooLateWin : w.tooLateLoss})`;
  return verdict.result === "win" ? w.tableWin(n) : verdict.result === "loss" ? w.tableLoss(n) : w.tableDraw;
}

/** How deep the engine has looked, how much, and how fast. */
function searchFigures(state: State): string {
  const w = words(state);
  const { language } = state.settings;
  const best = state.analysis.lines[0];
  if (!best) return isOver(state) ? "" : w.thinking;
  const speed = figure(Math.round(best.nodes / best.seconds), language);
  return [
    `${w.depth} ${best.depth}`,
    `${figure(best.nodes, language)} ${w.nodes.toLowerCase()}`,
    ...(best.seconds > 0.05 ? [`${speed} ${w.speed.toLowerCase()}`] : []),
  ].join(" · ");
}

/** Who thinks, and if it is not the program, why. */
function source(state: State): string {
  const w = words(state);
  const { busy, gone, threads } = state.engine;
  if (state.analysis.program) return w.engineProgram;
  return (busy ? `${w.programBusy} · ` : gone ? `${w.programClosed} · ` : "") + w.enginePage(threads);
}

/** What endgame tables know, with the best moves. */
function tableVerdict(state: State, send: Send, probe: Probe): VNode {
  const item = (move: Probe["moves"][number]): VNode =>
    h(
      "li",
      {},
      button(move.move, () => send({ type: "play_line", moves: [move.move] }), { class: "move" }),
      " ",
      tableRow(state, move),
    );
  return h(
    "div",
    { class: "table-verdict" },
    h("strong", {}, `${words(state).tables}: ${tableRow(state, probe)}`),
    h("ul", {}, ...probe.moves.slice(0, 6).map(item)),
  );
}

/** A line of the engine; its first move can be played. */
function lineRow(state: State, send: Send, line: Line): VNode {
  const { threat } = state.analysis;
  const ply = state.position?.ply ?? 0;
  const shift = state.position?.start.startsWith("B") ? 1 : 0;
  const side = line.score > 0 ? "for-white" : line.score < 0 ? "for-black" : "";
  return h(
    "li",
    { class: line.rank === 1 ? "line-row best" : "line-row" },
    h(
      "button",
      {
        type: "button",
        class: "line-button",
        disabled: threat,
        onclick: () => send({ type: "play_line", moves: line.moves.slice(0, 1) }),
      },
      h("strong", { class: "score " + side }, score(line, state)),
      h("span", {}, numbered(line.moves.slice(0, 12), threat ? ply + 1 : ply + shift)),
    ),
  );
}

function lines(state: State, send: Send): VNode {
  const a = state.analysis;
  return h(
    "div",
    { class: "analysis-lines" },
    h("p", { class: "figures" }, searchFigures(state), h("span", { class: "source" }, source(state))),
    a.probe ? tableVerdict(state, send, a.probe) : null,
    a.error ? h("p", { class: "error" }, a.error[state.settings.language]) : null,
    h("ol", {}, ...a.lines.map((line) => lineRow(state, send, line))),
  );
}

/** White's expectation along the game as a graph; a click goes there. */
function graph(state: State, send: Send): VNode | null {
  const w = words(state);
  const review = state.review;
  if (!review) return null;
  const points = review.data.moves.map(
    (move) => 1 / (1 + Math.exp(-Math.max(-1500, Math.min(1500, move.score_after)) / 100)),
  );
  const n = Math.max(points.length, 2);
  const x = (i: number) => (i * 600) / (n - 1);
  const y = (p: number) => 150 - p * 140 - 5;
  const at = review.nodes.indexOf(state.game.at);
  return h(
    "svg",
    {
      class: "graph",
      viewBox: "0 0 600 150",
      role: "img",
      "aria-label": w.graph,
      onclick: (e: MouseEvent) => {
        const box = (e.currentTarget as Element).getBoundingClientRect();
        const node = review.nodes[Math.round(((e.clientX - box.left) / box.width) * (n - 1))];
        if (node !== undefined) send({ type: "go", node });
      },
    },
    h("rect", { class: "graph-back", x: 0, y: 0, width: 600, height: 150 }),
    h("polygon", { class: "graph-area", points: `0,150 ${points.map((p, i) => `${x(i)},${y(p)}`).join(" ")} 600,150` }),
    h("line", { class: "graph-middle", x1: 0, x2: 600, y1: 75, y2: 75 }),
    h("polyline", { class: "graph-line", points: points.map((p, i) => `${x(i)},${y(p)}`).join(" ") }),
    ...review.data.moves
      .filter((move) => move.nag !== null && move.nag !== 1)
      .map((move) =>
        h("circle", {
          class: "graph-mark nag-" + move.nag,
          cx: x(move.ply - 1),
          cy: y(points[move.ply - 1] ?? 0.5),
          r: move.nag === 4 ? 7 : 5,
        }),
      ),
    at >= 0 ? h("line", { class: "graph-here", x1: x(at), x2: x(at), y1: 0, y2: 150 }) : null,
  );
}

/** A move that was not the best, and what was. */
function mistake(state: State, send: Send, move: MoveReview): VNode {
  const w = words(state);
  const number = `${Math.ceil(move.ply / 2)}${move.side === "white" ? "." : "…"}`;
  return h(
    "li",
    {},
    button(
      `${number} ${move.move}${nagSigns[move.nag!] ?? ""}`,
      () => send({ type: "go", node: state.review!.nodes[move.ply - 1]! }),
      { class: "move nag-" + move.nag },
    ),
    h("span", { class: "better" }, `${w.best}: ${move.best}`),
    button(w.retry, () => send({ type: "retry", ply: move.ply }), { class: "chip" }),
  );
}

function reviewed(state: State, send: Send): VNode | null {
  const w = words(state);
  const review = state.review?.data;
  if (!review) return null;
  const wrong = review.moves.filter((move) => move.nag !== null && move.nag !== 1);
  const line = (label: string, get: (side: Side) => string) =>
    h("tr", {}, h("th", { scope: "row" }, label), h("td", {}, get("white")), h("td", {}, get("black")));
  return h(
    "section",
    { class: "review" },
    graph(state, send),
    h(
      "table",
      { class: "figures-table" },
      h("thead", {}, h("tr", {}, h("td", {}), h("th", { scope: "col" }, w.white), h("th", { scope: "col" }, w.black))),
      h(
        "tbody",
        {},
        line(w.accuracy, (s) => `${figure(review.summary[s].accuracy, state.settings.language, 0)} %`),
        line(w.inaccuracies, (s) => String(review.summary[s].inaccuracies)),
        line(w.mistakes, (s) => String(review.summary[s].mistakes)),
        line(w.blunders, (s) => String(review.summary[s].blunders)),
      ),
    ),
    wrong.length === 0
      ? h("p", {}, w.reviewNone)
      : h("ul", { class: "mistakes" }, ...wrong.map((move) => mistake(state, send, move))),
  );
}

/** The engine on or off, how many lines, and what is threatened. */
function controls(state: State, send: Send): VNode {
  const w = words(state);
  const a = state.analysis;
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
    { class: "row spread" },
    toggle(w.analysisOn, a.on, (on) => send({ type: "analysis", on }), { id: "engine-toggle" }),
    h("label", { class: "field inline" }, w.lines, count),
    toggle(w.threat, a.threat, (on) => send({ type: "threat", on })),
  );
}

function retrying(state: State, send: Send): VNode {
  const w = words(state);
  return h(
    "section",
    { class: "referee" },
    h("p", {}, w.retryAsk),
    row(
      button(w.retryGiveUp, () => send({ type: "give_up" })),
      button(w.cancel, () => send({ type: "end_retry" }), { class: "quiet" }),
    ),
  );
}

/** The review can be asked for, or is on its way. */
function reviewing(state: State, send: Send): VNode {
  const w = words(state);
  const { progress } = state;
  const empty = state.game.tree.length < 2;
  if (!progress) return button(w.review, () => send({ type: "review" }), { disabled: empty }, icon("search"), w.review);
  return row(
    h("progress", { max: progress.total, value: progress.done, "aria-label": w.review }),
    h("span", {}, w.reviewing(progress.done, progress.total)),
    button(w.stop, () => send({ type: "stop" }), { class: "quiet" }),
  );
}

export function analysisPanel(state: State, send: Send): VNode {
  const { notice } = state;
  return h(
    "div",
    { class: "panel-body analysis", key: "analysis" },
    controls(state, send),
    sketchTools(state, send),
    state.analysis.on ? lines(state, send) : h("p", { class: "muted" }, words(state).analysisHelp),
    state.retry ? retrying(state, send) : null,
    notice ? h("p", { class: "notice " + notice.kind }, notice.text[state.settings.language]) : null,
    row(
      reviewing(state, send),
      button(words(state).paste, () => send({ type: "paste" }), { id: "paste" }),
    ),
    reviewed(state, send),
    moveList(state, send),
    navigation(state, send),
  );
}

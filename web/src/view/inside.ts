// SPDX-License-Identifier: MIT
// Inside the search, for students and teachers: settings, the tree, one node at a time, minimax beside alpha-beta.
import { h, type VNode } from "../dom";
import type { State, TextbookSettings } from "../state";
import { movesToNode, scoreGuesses } from "../update_inside";
import type { Stamp } from "./app";
import type { Send } from "./board";
import { button, choice, figure, icon, toggle, words } from "./common";
import { chosenText } from "../text_file";
import { treeDrawing, windowText } from "./tree";

const maxSlider = 400;

function weights(state: State, send: Send): VNode {
  const w = words(state);
  const set = state.inside.settings.weights;
  return h("details", { class: "weights" }, h("summary", {}, w.weights),
    ...(state.about?.terms ?? []).map((term) => {
      const value = set[term.name] ?? term.weight;
      const id = "weight-" + term.name;
      return h("div", { class: "weight" }, h("label", { for: id }, term.means[state.settings.language]),
        h("input", { id, type: "range", min: -maxSlider, max: maxSlider, step: 1, value: String(value), oninput: (e: Event) => send({ type: "weight", name: term.name, value: Number((e.target as HTMLInputElement).value) }) }),
        h("output", { class: value === term.weight ? "" : "changed", for: id }, value));
    }),
    button(w.defaultWeights, () => send({ type: "default_weights" }), { class: "quiet" }));
}

/** The orders that the settings allow: one of them evaluates inner nodes. */
function orders(state: State): [TextbookSettings["order"], string][] {
  const w = words(state);
  const all: [TextbookSettings["order"], string][] = [["generated", w.orderGenerated], ["captures_first", w.orderCaptures], ["by_evaluation", w.orderEvaluation]];
  return state.inside.settings.leaves_only ? all.slice(0, 2) : all;
}

/** The most that a number of the settings may be, seconds of a day excepted. */
const most = Number.MAX_SAFE_INTEGER, day = 86_400;

/** A field for a number that is not negative, whole unless its step is smaller. */
function number(id: string, label: string, value: number, step: number, set: (value: number) => void): VNode {
  const read = (text: string) => {
    const given = Math.max(0, Math.min(Number(text), step < 1 ? day : most));
    if (text.trim() !== "" && Number.isFinite(given)) set(step < 1 ? given : Math.floor(given));
  };
  return h("label", { class: "field", for: id }, label, h("input", { id, type: "number", min: 0, step: step < 1 ? "any" : step, value: String(value), onchange: (e: Event) => read((e.target as HTMLInputElement).value) }));
}

async function openSettings(input: HTMLInputElement, send: Send): Promise<void> {
  const file = input.files?.[0];
  if (file) send({ type: "read_settings", text: (await chosenText(file, input)) ?? "" });
}

function controls(state: State, send: Send): VNode {
  const w = words(state);
  const s = state.inside.settings;
  const set = (part: Partial<TextbookSettings>) => send({ type: "inside_settings", part });
  return h("div", { class: "inside-controls" },
    h("div", { class: "level" }, h("label", { for: "depth" }, w.depth, h("strong", {}, s.depth)), h("input", { id: "depth", type: "range", min: 1, max: state.about?.max_depth ?? 9, step: 1, value: String(s.depth), oninput: (e: Event) => set({ depth: Number((e.target as HTMLInputElement).value) }) })),
    toggle(w.pruning, s.pruning, (pruning) => set({ pruning }), { id: "pruning" }),
    choice(w.order, "order", orders(state), s.order, (order) => set({ order })),
    toggle(w.leavesOnly, s.leaves_only, (leaves_only) => set(leaves_only && s.order === "by_evaluation" ? { leaves_only, order: "generated" } : { leaves_only }), { id: "leaves-only" }),
    choice(w.tieBreak, "tie", [["first", w.tieFirst], ["last", w.tieLast], ["random", w.tieRandom]], s.tie_break, (tie_break) => set({ tie_break })),
    h("div", { class: "numbers" }, number("seed", w.seed, s.seed, 1, (seed) => set({ seed })), number("node-limit", w.nodeLimit, s.nodes, 1, (nodes) => set({ nodes })), number("time-limit", w.timeLimit, s.time, 0.1, (time) => set({ time }))),
    weights(state, send),
    h("div", { class: "row" }, h("label", { class: "file" }, w.settingsOpen, h("input", { id: "open-settings", type: "file", accept: ".json", onchange: (e: Event) => void openSettings(e.target as HTMLInputElement, send) })),
      button(w.settingsSave, () => send({ type: "write_settings" }), { class: "quiet" })));
}

function compared(state: State): VNode | null {
  const rows = state.inside.compared;
  if (!rows) return null;
  const w = words(state);
  const language = state.settings.language;
  const orderNames: Record<string, string> = { generated: w.orderGenerated, captures_first: w.orderCaptures, by_evaluation: w.orderEvaluation };
  const most = Math.max(...rows.map((row) => row.nodes));
  const best = Math.min(...rows.slice(1).map((row) => row.nodes));
  const percent = figure((1 - best / rows[0]!.nodes) * 100, language, 1) + " %";
  return h("section", { class: "compared" },
    h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": w.compare }, h("table", { class: "figures-table" }, h("thead", {}, h("tr", {}, ...[w.searchName, w.nodes, w.leafEvaluations, w.otherEvaluations, w.cutoffs, w.branching, w.value].map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", {}, ...rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.search === "minimax" ? w.minimax : `${w.alphaBeta}, ${orderNames[row.order]}`),
        h("td", {}, figure(row.nodes, language) + (row.complete ? "" : " ?"), h("span", { class: "share", style: { width: `${Math.max(1, (row.nodes / most) * 100)}%` } })), h("td", {}, figure(row.evaluations, language)), h("td", {}, figure(row.inner_evaluations, language)), h("td", {}, figure(row.cutoffs, language)), h("td", {}, figure(row.branching, language, 2)), h("td", {}, row.value)))))),
    rows.every((row) => row.complete) ? h("p", {}, w.saved(percent)) : null);
}

function nodeCard(state: State, send: Send): VNode | null {
  const { tree, selected, terms } = state.inside;
  const node = selected === null ? undefined : tree?.tree[selected];
  if (!tree || !node) return null;
  const w = words(state);
  const kinds = { inner: "", leaf: w.leaf, game_over: w.gameOver, stopped: w.stoppedNode };
  return h("section", { class: "node-card" },
    h("h3", {}, `${node.player === "max" ? w.maxNode : w.minNode} · ${node.move ?? w.root} ${kinds[node.kind] ? "· " + kinds[node.kind] : ""}`),
    h("dl", {}, h("dt", {}, w.window), h("dd", { class: "num" }, windowText(node)), h("dt", {}, w.value), h("dd", { class: "num" }, node.value), node.reason ? h("dt", {}, w.cutoffs) : null, node.reason ? h("dd", {}, node.reason) : null,
      node.pruned.length ? h("dt", {}, w.leftOut) : null, node.pruned.length ? h("dd", {}, node.pruned.slice(0, 12).join(", ")) : null),
    movesToNode(tree, node.id).length ? button(w.showOnBoard, () => send({ type: "play_line", moves: movesToNode(tree, node.id) }), { class: "chip" }) : null,
    terms ? h("table", { class: "figures-table terms" }, h("thead", {}, h("tr", {}, ...[w.term, w.count, w.weight, w.product].map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", {}, ...terms.terms.filter((term) => term.count !== 0).map((term) => h("tr", {}, h("th", { scope: "row" }, state.about?.terms.find((t) => t.name === term.name)?.means[state.settings.language] ?? term.name), h("td", {}, term.count), h("td", {}, term.weight), h("td", {}, term.count * term.weight))),
        h("tr", { class: "total" }, h("th", { scope: "row" }, w.total), h("td", {}), h("td", {}), h("td", {}, terms.score)))) : null);
}

function steps(state: State, send: Send): VNode {
  const w = words(state);
  const { tree, step, running } = state.inside;
  const most = tree!.tree.length;
  return h("div", { class: "steps" },
    h("button", { type: "button", class: "nav", "aria-label": w.stepBack, title: w.stepBack, disabled: step <= 1, onclick: () => send({ type: "tree_step", step: step - 1 }) }, icon("back")),
    h("input", { type: "range", min: 1, max: most, value: String(step), "aria-label": w.nodeOf(step, most), oninput: (e: Event) => send({ type: "tree_step", step: Number((e.target as HTMLInputElement).value) }) }),
    h("button", { type: "button", class: "nav", "aria-label": w.stepForward, title: w.stepForward, disabled: step >= most, onclick: () => send({ type: "tree_step", step: step + 1 }) }, icon("forward")),
    button(running ? w.halt : w.grow, () => { if (!running && step >= most) send({ type: "tree_step", step: 1 }); send({ type: "tree_run", on: !running }); }),
    h("span", { class: "num" }, w.nodeOf(step, most)));
}

export function insidePanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const language = state.settings.language;
  const { tree, busy, predict, error, other } = state.inside;
  const scored = predict.checked ? scoreGuesses(state.inside) : null;
  return h("div", { class: "panel-body inside", key: "inside" }, h("p", { class: "muted" }, w.insideIntro), controls(state, send),
    h("div", { class: "row" }, button(w.insideRun, () => send({ type: "run_tree" }), { class: "primary", id: "run-tree", disabled: busy }), button(w.compare, () => send({ type: "compare" }), { disabled: busy }), busy ? button(w.stop, () => send({ type: "stop" }), { class: "quiet" }) : null as never),
    error ? h("p", { class: "error", role: "alert" }, error) : null,
    compared(state),
    tree ? h("section", { class: "tree" },
      h("p", { class: "tree-summary" }, h("strong", {}, tree.best ? w.treeBest(tree.best, tree.value) : ""), " ", w.treeSummary(tree.nodes, tree.evaluations, tree.inner_evaluations, tree.cutoffs, (n) => figure(n, language)), tree.truncated ? " · " + w.treeTruncated(tree.tree.length) : ""),
      steps(state, send),
      h("div", { class: "row" }, toggle(w.predict, predict.on, (on) => send({ type: "predict", on })), predict.on && !predict.checked ? button(w.check, () => send({ type: "check_guesses" }), { class: "chip" }) : null, scored ? h("strong", {}, w.predictScore(scored.right, scored.missed, scored.wrong)) : null),
      predict.on && !predict.checked ? h("p", { class: "muted" }, w.predictHelp) : null,
      h("div", { class: "tree-scroll", tabindex: 0, role: "region", "aria-label": w.tree }, treeDrawing(state, send)),
      nodeCard(state, send),
      h("div", { class: "row" }, button(w.exportSvg, () => send({ type: "export_tree", format: "svg" }), { class: "quiet" }), button(w.exportJson, () => send({ type: "export_tree", format: "json" }), { class: "quiet" }))) : null,
    h("section", {}, h("div", { class: "row" }, button(w.playSettings, () => send({ type: "play_settings", ...stamp() })), button(w.keepOther, () => send({ type: "keep_other" }), { class: other ? "on" : "" }), button(w.duel, () => send({ type: "duel", ...stamp() }), { disabled: !other })), h("p", { class: "muted" }, w.playSettingsHelp), h("p", { class: "muted" }, w.duelHelp)));
}

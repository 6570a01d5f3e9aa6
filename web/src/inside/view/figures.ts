// SPDX-License-Identifier: MIT
// What a search has cost and found, in figures: minimax beside alpha-beta, and one node of the tree.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { Compared, Terms, TreeNode } from "../../types";
import { button, words as common, figure } from "../../view/common";
import { windowText, wonText } from "../caption";
import { type Scene, sceneOf } from "../scene";
import { movesToNode } from "../selectors";
import { words } from "../words";

const headings = (...texts: string[]): VNode =>
  h("thead", {}, h("tr", {}, ...texts.map((text) => h("th", { scope: "col" }, text))));

/** What is counted of each search, in the order of the columns. */
const counted = (state: State): string[] => [
  common(state).nodes,
  words(state).leafEvaluations,
  words(state).otherEvaluations,
  words(state).cutoffs,
  words(state).branching,
  common(state).value,
];

/**
 * One search among those compared; a bar shows its share of the `most` nodes. Where a panel has no room for columns,
 * each figure has its heading beside it.
 */
function comparedRow(state: State, row: Compared, most: number): VNode {
  const w = words(state);
  const share = h("span", { class: "share", style: { width: `${Math.max(1, (row.nodes / most) * 100)}%` } });
  const { language } = state.settings;
  const orderNames: Record<string, string> = {
    generated: w.orderGenerated,
    captures_first: w.orderCaptures,
    by_evaluation: w.orderEvaluation,
  };
  const figures = [
    figure(row.nodes, language) + (row.complete ? "" : " ?"),
    figure(row.evaluations, language),
    figure(row.inner_evaluations, language),
    figure(row.cutoffs, language),
    figure(row.branching, language, 2),
    wonText(row.value, language),
  ];
  const name = row.search === "minimax" ? w.minimax : `${w.alphaBeta}, ${orderNames[row.order]}`;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, name),
    ...counted(state).map((heading, i) => h("td", { "data-heading": heading }, figures[i], i === 0 ? share : null)),
  );
}

export function compared(state: State): VNode | null {
  const rows = state.inside.compared;
  if (!rows) return null;
  const w = words(state);
  const most = Math.max(...rows.map((row) => row.nodes));
  const best = Math.min(...rows.slice(1).map((row) => row.nodes));
  const percent = common(state).percent(figure((1 - best / rows[0]!.nodes) * 100, state.settings.language, 1));
  return h(
    "section",
    { class: "compared" },
    h(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": w.compare },
      h(
        "table",
        { class: "figures-table" },
        headings(w.searchName, ...counted(state)),
        h("tbody", {}, ...rows.map((row) => comparedRow(state, row, most))),
      ),
    ),
    rows.every((row) => row.complete) ? h("p", {}, w.saved(percent)) : null,
  );
}

/** What the evaluation of a node is made of. */
function termsTable(state: State, terms: Terms): VNode {
  const w = words(state);
  const means = (name: string) =>
    state.about?.terms.find((t) => t.name === name)?.means[state.settings.language] ?? name;
  const counted = terms.terms.filter((term) => term.count !== 0);
  return h(
    "table",
    { class: "figures-table terms" },
    headings(w.term, w.count, w.weight, w.product),
    h(
      "tbody",
      {},
      ...counted.map(({ name, count, weight }) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, means(name)),
          h("td", {}, count),
          h("td", {}, weight),
          h("td", {}, count * weight),
        ),
      ),
      h(
        "tr",
        { class: "total" },
        h("th", { scope: "row" }, w.total),
        h("td", {}),
        h("td", {}),
        h("td", {}, terms.score),
      ),
    ),
  );
}

/** Window and value of a node, and what was left out there: no more than is known at the step that is shown. */
function nodeFacts(state: State, scene: Scene, node: TreeNode): VNode {
  const w = words(state);
  const { known } = scene;
  const [done, cut] = [known.done[node.id], known.cut[node.id]];
  return h(
    "dl",
    {},
    h("dt", {}, w.window),
    h("dd", { class: "num" }, windowText(known.alpha[node.id] ?? null, known.beta[node.id] ?? null)),
    h("dt", {}, common(state).value),
    h("dd", { class: "num" }, done ? wonText(node.value, state.settings.language) : "…"),
    cut && node.reason ? h("dt", {}, w.cutoffs) : null,
    cut && node.reason ? h("dd", {}, node.reason) : null,
    cut && node.pruned.length ? h("dt", {}, w.leftOut) : null,
    cut && node.pruned.length ? h("dd", {}, node.pruned.slice(0, 12).join(", ")) : null,
  );
}

/** The node that was selected. */
export function nodeCard(state: State, send: Send): VNode | null {
  const { tree, selected, terms } = state.inside;
  const node = selected === null ? undefined : tree?.tree[selected];
  const scene = sceneOf(state.inside);
  if (!tree || !node || !scene) return null;
  const w = words(state);
  const kind = { inner: "", leaf: w.leaf, game_over: w.gameOver, stopped: w.stoppedNode }[node.kind];
  const moves = movesToNode(tree, node.id);
  return h(
    "section",
    { class: "node-card" },
    h(
      "h3",
      {},
      `${node.player === "max" ? w.maxNode : w.minNode} · ${node.move ?? w.root} ` + (kind ? "· " + kind : ""),
    ),
    nodeFacts(state, scene, node),
    moves.length ? button(w.showOnBoard, () => send({ type: "play_line", moves }), { class: "chip" }) : null,
    terms ? termsTable(state, terms) : null,
  );
}

// SPDX-License-Identifier: MIT
// The search tree as a drawing that grows from left to right: MAX square, MIN round, cut branches as stubs.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { SearchTree, TreeNode } from "../../types";
import type { Inside } from "../state";
import { words } from "../words";

const columnWidth = 132,
  rowHeight = 24,
  boxWidth = 104,
  boxHeight = 19,
  left = 6;

interface Placed {
  node: TreeNode;
  x: number;
  y: number;
  last: number;
}

/**
 * Where each node lies and which is the last node below it. Leaves take a row each, a parent stands beside its first
 * child.
 */
export function place(tree: SearchTree): Placed[] {
  const children: number[][] = tree.tree.map(() => []);
  for (const node of tree.tree) if (node.parent !== null) children[node.parent]!.push(node.id);
  const placed: Placed[] = tree.tree.map((node) => ({ node, x: left + node.ply * columnWidth, y: 0, last: node.id }));
  let row = 0;
  const visit = (id: number): void => {
    const here = placed[id]!;
    const below = children[id]!;
    if (below.length === 0) {
      here.y = 4 + row++ * rowHeight;
      return;
    }
    below.forEach(visit);
    here.y = placed[below[0]!]!.y;
    here.last = placed[below[below.length - 1]!]!.last;
  };
  if (tree.tree.length > 0) visit(0);
  return placed;
}

const bound = (value: number | null, sign: string): string => (value === null ? sign + "∞" : String(value));
export const windowText = (node: TreeNode): string => `[${bound(node.alpha, "−")}, ${bound(node.beta, "+")}]`;

/** The nodes of best play. */
function onLine(tree: SearchTree): Set<number> {
  const result = new Set<number>([0]);
  let at = 0;
  for (const move of tree.line) {
    const next = tree.tree.find((node) => node.parent === at && node.move === move);
    if (!next) break;
    at = next.id;
    result.add(at);
  }
  return result;
}

function nodeGroup(p: Placed, inside: Inside, best: Set<number>, send: Send, title: string): VNode {
  const { node, x, y, last } = p;
  const hideCuts = inside.predict.on && !inside.predict.checked;
  const done = last < inside.step;
  const guessed = inside.predict.guesses.includes(node.id);
  const right = inside.predict.checked && guessed && node.cut,
    wrong = inside.predict.checked && guessed && !node.cut;
  const showCut = node.cut && done && !hideCuts;
  const kind = [
    "node",
    node.player,
    node.kind,
    showCut ? "cut" : "",
    done && !hideCuts && best.has(node.id) ? "best" : "",
    inside.selected === node.id ? "selected" : "",
    guessed ? "guessed" : "",
    right ? "right" : "",
    wrong ? "wrong" : "",
  ]
    .filter(Boolean)
    .join(" ");
  const value = done && (!hideCuts || node.kind !== "inner") ? String(node.value) : "…";
  return h(
    "g",
    {
      class: kind,
      "data-id": node.id,
      onclick: () => send(hideCuts ? { type: "guess", node: node.id } : { type: "select_node", node: node.id }),
    },
    h("title", {}, title),
    h("rect", { x, y, width: boxWidth, height: boxHeight, rx: node.player === "max" ? 2 : 9 }),
    h("text", { class: "node-move", x: x + 6, y: y + 14 }, node.move ?? "●"),
    h("text", { class: "node-value", x: x + boxWidth - 6, y: y + 14 }, value),
    showCut ? h("path", { class: "stub", d: `M${x + boxWidth} ${y + boxHeight / 2}h12m-4 -5l8 10m0 -10l-8 10` }) : null,
    showCut
      ? h("text", { class: "stub-count", x: x + boxWidth + 19, y: y + 14 }, String(node.moves - node.searched))
      : null,
  );
}

let memory: { inside: Inside; language: string; drawing: VNode; placed: Placed[]; tree: SearchTree } | null = null;

export function treeDrawing(state: State, send: Send): VNode | null {
  const inside = state.inside;
  const tree = inside.tree;
  if (!tree) return null;
  if (memory && memory.inside === inside && memory.language === state.settings.language) return memory.drawing;
  const w = words(state);
  const placed = memory?.tree === tree ? memory.placed : place(tree);
  const best = onLine(tree);
  const shown = placed.slice(0, inside.step);
  const width = left * 2 + (Math.max(...placed.map((p) => p.node.ply)) + 1) * columnWidth;
  const height = Math.max(...placed.map((p) => p.y)) + rowHeight + 8;
  const links = shown
    .filter((p) => p.node.parent !== null)
    .map((p) => {
      const parent = placed[p.node.parent!]!;
      const x1 = parent.x + boxWidth,
        y1 = parent.y + boxHeight / 2,
        y2 = p.y + boxHeight / 2;
      return h("path", { class: "link", d: `M${x1} ${y1}C${x1 + 16} ${y1} ${p.x - 16} ${y2} ${p.x} ${y2}` });
    });
  const title = (node: TreeNode) =>
    `${node.player === "max" ? w.maxNode : w.minNode} ${windowText(node)}` +
    (node.reason && !(inside.predict.on && !inside.predict.checked) ? " " + node.reason : "");
  const drawing = h(
    "svg",
    { class: "tree-svg", width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": w.tree },
    h("g", {}, ...links),
    h("g", {}, ...shown.map((p) => nodeGroup(p, inside, best, send, title(p.node)))),
  );
  memory = { inside, language: state.settings.language, drawing, placed, tree };
  return drawing;
}

// SPDX-License-Identifier: MIT
// A search as a sequence of steps, one for each thing that a teacher would say: a node is entered, a leaf is worth
// something, a value comes back and moves a bound, the rest is cut. The tree says what was found; when it was found
// follows from the order of its nodes.
import type { SearchTree, TreeNode } from "../types";

/** A bound of a window that has moved; null: there was none. */
export interface Moved {
  bound: "alpha" | "beta";
  from: number | null;
  to: number;
}

/** `node`: where it happens. */
export type TreeStep =
  | { kind: "enter" | "leaf" | "below" | "cut" | "end"; node: number }
  /** The value of a child comes back. `better`: none was as good; `left`: moves not looked at yet. */
  | { kind: "back"; node: number; child: number; better: boolean; moved: Moved | null; left: number; ask: boolean };

/** What is known of each node after some steps, by its number. */
export interface Known {
  /** How many nodes have been entered. */
  entered: number;
  /** Nothing more happens in them. */
  done: boolean[];
  /** Their cut-off has happened. */
  cut: boolean[];
  /** The best value so far. */
  best: (number | null)[];
  /** The windows as they have closed. */
  alpha: (number | null)[];
  beta: (number | null)[];
}

/** What a search is told by: its steps, the children of each node, and the last node below each. */
export interface Story {
  steps: TreeStep[];
  children: number[][];
  last: number[];
}

/** Its value comes from the evaluation or from the rules, not from below. */
const valued = (node: TreeNode): boolean => node.kind === "leaf" || node.kind === "game_over";

const better = (node: TreeNode, value: number, best: number | null): boolean =>
  best === null || (node.player === "max" ? value > best : value < best);

/** The window of a node whose best value so far is known. */
function closed(tree: SearchTree, node: TreeNode, best: number | null): { alpha: number | null; beta: number | null } {
  const { alpha, beta } = node;
  if (best === null || !tree.settings.pruning) return { alpha, beta };
  // A tie-break that may take a later move wants equal values to be exact: at the root the window stays open by one.
  const floor = node.parent === null && tree.settings.tie_break !== "first" ? best - 1 : best;
  if (node.player === "max") return { alpha: alpha === null ? floor : Math.max(alpha, floor), beta };
  return { alpha, beta: beta === null ? best : Math.min(beta, best) };
}

function movedFrom(tree: SearchTree, node: TreeNode, before: number | null, after: number | null): Moved | null {
  const bound = node.player === "max" ? "alpha" : "beta";
  const from = closed(tree, node, before)[bound];
  const to = closed(tree, node, after)[bound];
  return to === null || from === to ? null : { bound, from, to };
}

function childrenOf(tree: SearchTree): number[][] {
  const children: number[][] = tree.tree.map(() => []);
  for (const node of tree.tree) if (node.parent !== null) children[node.parent]!.push(node.id);
  return children;
}

/** Whether a cut-off could follow: something is left, and the other side already has something. */
const mayCut = (tree: SearchTree, node: TreeNode, left: number): boolean =>
  tree.settings.pruning && left > 0 && (node.player === "max" ? node.beta : node.alpha) !== null;

function told(tree: SearchTree): Story {
  const children = childrenOf(tree);
  const last = tree.tree.map((node) => node.id);
  const steps: TreeStep[] = [];
  const visit = (id: number): void => {
    const node = tree.tree[id]!;
    const below = children[id]!;
    steps.push({ kind: valued(node) ? "leaf" : "enter", node: id });
    let best: number | null = null;
    below.forEach((child, i) => {
      visit(child);
      last[id] = last[child]!;
      // What a limit ended says nothing, unless there is nothing else.
      const { value, kind } = tree.tree[child]!;
      const counts = kind !== "stopped" || best === null;
      const isBetter: boolean = counts && better(node, value, best);
      const after: number | null = isBetter ? value : best;
      const moved = movedFrom(tree, node, best, after);
      best = after;
      const left = node.moves - i - 1;
      const ask = mayCut(tree, node, left) && node.kind === "inner" && (i + 1 < below.length || node.cut);
      steps.push({ kind: "back", node: id, child, better: isBetter, moved, left, ask });
    });
    if (!valued(node) && below.length < node.searched) steps.push({ kind: "below", node: id });
    if (node.cut) steps.push({ kind: "cut", node: id });
  };
  if (tree.tree.length > 0) {
    visit(0);
    steps.push({ kind: "end", node: 0 });
  }
  return { steps, children, last };
}

const stories = new WeakMap<SearchTree, Story>();

/** The story of a tree, told once. */
export function storyOf(tree: SearchTree): Story {
  const story = stories.get(tree) ?? told(tree);
  stories.set(tree, story);
  return story;
}

/** What is known after so many steps. */
export function knownAt(tree: SearchTree, count: number): Known {
  const { steps } = storyOf(tree);
  const nodes = tree.tree;
  const known: Known = {
    entered: 0,
    done: nodes.map(() => false),
    cut: nodes.map(() => false),
    best: nodes.map(() => null),
    alpha: nodes.map((node) => node.alpha),
    beta: nodes.map((node) => node.beta),
  };
  const settle = (id: number, best: number | null): void => {
    known.best[id] = best;
    const { alpha, beta } = closed(tree, nodes[id]!, best);
    known.alpha[id] = alpha;
    known.beta[id] = beta;
  };
  for (const step of steps.slice(0, count)) {
    const node = nodes[step.node]!;
    if (step.kind === "enter" || step.kind === "leaf") known.entered = step.node + 1;
    if (step.kind === "back") {
      known.done[step.child] = true;
      if (step.better) settle(step.node, nodes[step.child]!.value);
    }
    if (step.kind === "below") settle(step.node, node.value);
    if (step.kind === "cut") known.cut[step.node] = true;
    if (step.kind !== "enter" && step.kind !== "back") known.done[step.node] = true;
  }
  return known;
}

/** What a value says that lies outside the window of its node: only that it is so much at least, or at most. */
export function reach(node: TreeNode): "exact" | "least" | "most" {
  if (node.kind !== "inner") return "exact";
  if (node.beta !== null && node.value >= node.beta) return "least";
  return node.alpha !== null && node.value <= node.alpha ? "most" : "exact";
}

/** The nodes from the root to one. */
export function pathTo(tree: SearchTree, node: number): number[] {
  const path: number[] = [];
  for (let at: number | null = node; at !== null; at = tree.tree[at]!.parent) path.unshift(at);
  return path;
}

/** The nodes of best play. */
export function onLine(tree: SearchTree): Set<number> {
  const { children } = storyOf(tree);
  const result = new Set<number>([0]);
  let at: number | undefined = 0;
  for (const move of tree.line) {
    at = children[at]?.find((id) => tree.tree[id]!.move === move);
    if (at === undefined) break;
    result.add(at);
  }
  return result;
}

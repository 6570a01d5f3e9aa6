// SPDX-License-Identifier: MIT
// A game as a tree of moves. Node 0 is the start; the first child goes on the main line, the others are variations.
import type { WrittenLine, WrittenNode } from "./types";

export interface GameNode {
  id: number;
  parent: number;
  move: string;
  nags: number[];
  comment: string;
  children: number[];
  /** A mark of strength that is no NAG, and what a variation says before this first move of its own. */
  strength?: string;
  before?: string;
}
export type Tree = readonly GameNode[];

export const emptyTree = (): GameNode[] => [{ id: 0, parent: -1, move: "", nags: [], comment: "", children: [] }];

const change = (tree: Tree, id: number, part: Partial<GameNode>): GameNode[] =>
  tree.map((node) => (node.id === id ? { ...node, ...part } : node));

/** The nodes from the first move to `id`. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at = id; at > 0; at = tree[at]!.parent) path.unshift(at);
  return path;
}
export const movesTo = (tree: Tree, id: number): string[] => pathTo(tree, id).map((node) => tree[node]!.move);

/** The nodes after `id` along first children. */
export function lineAfter(tree: Tree, id: number): number[] {
  const line: number[] = [];
  for (let at = tree[id]!.children[0]; at !== undefined; at = tree[at]!.children[0]) line.push(at);
  return line;
}
export const mainLine = (tree: Tree): number[] => lineAfter(tree, 0);

/** A game with its main line, by which its end is known again. */
export const wholeLine = ({ id, rules, tree }: { id: string; rules: string; tree: Tree }): string =>
  [id, rules, ...mainLine(tree).map((node) => tree[node]!.move)].join(" ");

/** Plays a move after `id`: an old child, or a new one that becomes the main continuation if `main`. */
export function play(tree: Tree, id: number, move: string, main: boolean): { tree: GameNode[]; at: number } {
  const known = tree[id]!.children.find((child) => tree[child]!.move === move);
  const at = known ?? tree.length;
  const others = tree[id]!.children.filter((child) => child !== at);
  const children =
    main || others.length === 0 ? [at, ...others] : known !== undefined ? tree[id]!.children : [...others, at];
  const next = change(tree, id, { children });
  if (known === undefined) next.push({ id: at, parent: id, move, nags: [], comment: "", children: [] });
  return { tree: next, at };
}

/** Without a node and what follows it; ids are given anew. Returns the tree and where its parent went. */
export function remove(tree: Tree, id: number): { tree: GameNode[]; at: number } {
  const next = emptyTree();
  next[0]!.comment = tree[0]!.comment;
  let parentNow = 0;
  const copy = (from: number, to: number): void => {
    if (from === tree[id]!.parent) parentNow = to;
    for (const child of tree[from]!.children) {
      if (child === id) continue;
      const at = next.length;
      next.push({ ...tree[child]!, id: at, parent: to, children: [] });
      next[to]!.children.push(at);
      copy(child, at);
    }
  };
  copy(0, 0);
  return { tree: next, at: parentNow };
}

/** Makes the variation that holds `id` the main continuation at each branch. */
export function promote(tree: Tree, id: number): GameNode[] {
  let next = [...tree];
  for (let at = id; at > 0; at = tree[at]!.parent) {
    const parent = next[tree[at]!.parent]!;
    next = change(next, parent.id, { children: [at, ...parent.children.filter((child) => child !== at)] });
  }
  return next;
}

export const annotate = (tree: Tree, id: number, part: { nags?: number[]; comment?: string }): GameNode[] =>
  change(tree, id, part);

const strengths: Record<string, number> = { "!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6 };

/** From what the desk has read. */
export function fromWritten(line: WrittenLine): GameNode[] {
  const tree = emptyTree();
  const add = (written: WrittenLine, parent: number): void => {
    let at = parent;
    const before = (written.comments ?? []).join("\n");
    if (tree.length === 1) tree[0]!.comment = before;
    const first = tree.length;
    for (const node of written.moves) {
      const id = tree.length;
      const nags = [...(node.nags ?? [])];
      const strength = strengths[node.strength ?? ""];
      if (strength !== undefined && !nags.includes(strength)) nags.unshift(strength);
      tree.push({
        id,
        parent: at,
        move: node.move,
        nags,
        comment: (node.comments ?? []).join("\n"),
        children: [],
        ...(node.strength && strength === undefined ? { strength: node.strength } : {}),
        ...(id === first && first > 1 && before ? { before } : {}),
      });
      tree[at]!.children.push(id);
      for (const variation of node.variations ?? []) add(variation, at);
      at = id;
    }
  };
  add(line, 0);
  return tree;
}

/** For the desk to write. */
export function toWritten(tree: Tree): WrittenLine {
  const line = (parent: number, first: number): WrittenNode[] => {
    const nodes: WrittenNode[] = [];
    for (let at: number | undefined = first, above = parent; at !== undefined; above = at, at = tree[at]!.children[0]) {
      const node: GameNode = tree[at]!;
      const isFirst = tree[above]!.children[0] === at;
      const others = isFirst ? tree[above]!.children.slice(1) : [];
      nodes.push({
        move: node.move,
        ...(node.strength ? { strength: node.strength } : {}),
        nags: node.nags,
        comments: node.comment ? [node.comment] : [],
        variations: others.map((other) => ({
          ...(tree[other]!.before ? { comments: [tree[other]!.before!] } : {}),
          moves: line(above, other),
        })),
      });
    }
    return nodes;
  };
  const first = tree[0]!.children[0];
  return { comments: tree[0]!.comment ? [tree[0]!.comment] : [], moves: first === undefined ? [] : line(0, first) };
}

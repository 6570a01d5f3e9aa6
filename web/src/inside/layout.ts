// SPDX-License-Identifier: MIT
// Where the nodes of a tree lie as it grows from left to right: a parent stands beside its first child, every other
// child begins a row. A node stays where it is while others come, so that nothing jumps and nothing is given away.
import type { SearchTree } from "../types";
import type { Known } from "./steps";

export const column = 244;
export const boxWidth = 200;
const gap = 10;
const heights = { inner: 62, leaf: 38, ghost: 34 };

/** A node, or what was cut below it (`ghost`). */
export interface Box {
  node: number;
  x: number;
  y: number;
  width: number;
  height: number;
  ghost: boolean;
  /** How many nodes are folded away below it; 0: it is open. */
  folded: number;
  /** It has children to fold. */
  parent: boolean;
}

export interface Layout {
  /** From the top to the bottom, a parent before its children. */
  boxes: Box[];
  /** The box of each node that can be seen. */
  of: Map<number, Box>;
  width: number;
  height: number;
}

/** Places nodes one after another; rows are as high as what begins them. */
class Rows {
  readonly boxes: Box[] = [];
  readonly of = new Map<number, Box>();
  width = 0;
  private top = 0;
  private next = 0;

  put(node: number, ply: number, kind: keyof typeof heights, sameRow: boolean): Box {
    const height = heights[kind];
    if (!sameRow) {
      this.top = this.next;
      this.next += height + gap;
    }
    const room = this.next - this.top - gap;
    const y = this.top + (room - height) / 2;
    const x = ply * column;
    const box = { node, x, y, width: boxWidth, height, ghost: kind === "ghost", folded: 0, parent: false };
    this.boxes.push(box);
    this.width = Math.max(this.width, box.x + boxWidth);
    if (kind !== "ghost") this.of.set(node, box);
    return box;
  }
  get height(): number {
    return Math.max(0, this.next - gap);
  }
}

/** Lays out what has been entered; `folded`: nothing below it is shown. */
export function layout(tree: SearchTree, known: Known, folded: (node: number) => boolean): Layout {
  const rows = new Rows();
  const nodes = tree.tree;
  /** The open nodes above the next one, and whether anything stands below each yet. */
  const above: { id: number; empty: boolean }[] = [];
  const close = (): void => {
    const { id, empty } = above.pop()!;
    if (known.cut[id] && !folded(id)) rows.put(id, nodes[id]!.ply + 1, "ghost", empty);
  };
  for (let id = 0; id < known.entered; id++) {
    const node = nodes[id]!;
    while (above.length > 0 && above.at(-1)!.id !== node.parent) close();
    const parent = above.at(-1);
    const box = parent ? rows.of.get(parent.id) : undefined;
    if (parent && box) box.parent = true;
    if (parent && (!box || folded(parent.id))) {
      hide(rows, nodes[id]!.parent!, tree);
      above.push({ id, empty: true });
      continue;
    }
    const leaf = node.kind === "leaf" || node.kind === "game_over";
    rows.put(id, node.ply, leaf ? "leaf" : "inner", parent?.empty ?? false);
    if (parent) parent.empty = false;
    above.push({ id, empty: true });
  }
  while (above.length > 0) close();
  return { boxes: rows.boxes, of: rows.of, width: rows.width, height: rows.height };
}

/** Counts a hidden node at the box that stands for it. */
function hide(rows: Rows, parent: number, tree: SearchTree): void {
  for (let at: number | null = parent; at !== null; at = tree.tree[at]!.parent) {
    const box = rows.of.get(at);
    if (!box) continue;
    box.folded++;
    return;
  }
}

/** The box that stands for a node: its own, or that of the folded one above it. */
export function boxFor(drawn: Layout, tree: SearchTree, node: number): Box | undefined {
  for (let at: number | null = node; at !== null; at = tree.tree[at]?.parent ?? null) {
    const box = drawn.of.get(at);
    if (box) return box;
  }
  return undefined;
}

/** The box at a place of the drawing, and whether the place is its sign for folding. `slack`: how near is near. */
export function hit(drawn: Layout, x: number, y: number, slack: number): { box: Box; sign: boolean } | null {
  for (const box of drawn.boxes) {
    const right = box.x + box.width;
    const sign = box.parent && Math.hypot(x - right, y - (box.y + box.height / 2)) <= Math.max(16, slack);
    const inside = x >= box.x && x <= right && y >= box.y && y <= box.y + box.height;
    if (sign || inside) return { box, sign };
  }
  return null;
}

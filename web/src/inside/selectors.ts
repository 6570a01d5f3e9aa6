// SPDX-License-Identifier: MIT
// What can be told from a tree.
import type { SearchTree } from "../types";

/** The moves from the position on the board to a node of the tree. */
export function movesToNode(tree: SearchTree, node: number): string[] {
  const moves: string[] = [];
  for (let at: number | null = node; at !== null; at = tree.tree[at]!.parent) {
    const move = tree.tree[at]!.move;
    if (move !== null) moves.unshift(move);
  }
  return moves;
}

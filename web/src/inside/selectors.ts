// SPDX-License-Identifier: MIT
// What can be told from a tree and from the guesses about it.
import type { SearchTree } from "../types";
import type { Inside } from "./state";

/** The moves from the position on the board to a node of the tree. */
export function movesToNode(tree: SearchTree, node: number): string[] {
  const moves: string[] = [];
  for (let at: number | null = node; at !== null; at = tree.tree[at]!.parent) {
    const move = tree.tree[at]!.move;
    if (move !== null) moves.unshift(move);
  }
  return moves;
}

/** What each guess of "predict the cut" is worth: inner nodes that were cut, against those that were marked. */
export function scoreGuesses(inside: Inside): { right: number; missed: number; wrong: number } {
  const cut = new Set((inside.tree?.tree ?? []).filter((node) => node.cut).map((node) => node.id));
  const right = inside.predict.guesses.filter((id) => cut.has(id)).length;
  return { right, missed: cut.size - right, wrong: inside.predict.guesses.length - right };
}

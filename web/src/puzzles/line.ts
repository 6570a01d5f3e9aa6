// SPDX-License-Identifier: MIT
// What a move of a puzzle means: how far the right line has come, what a wrong move has cost. No rule is in here: the
// referee has said what stands on the board.
import type { Game } from "../game";
import { opponent } from "../selectors";
import { type GameNode, play } from "../tree";
import type { Line, Position, Side } from "../types";
import type { Facts, Puzzle, Task, Wrong } from "./state";

/** How a move that has just been played stands to the line. */
export type Judged = "known" | "right" | "wrong";
export function judge({ puzzle, nodes }: Task, tree: Game["tree"], at: number): Judged {
  if (nodes.includes(at)) return "known";
  const ply = nodes.indexOf(tree[at]!.parent);
  return ply === nodes.length - 1 && tree[at]!.move === puzzle.line[ply] ? "right" : "wrong";
}

/** The whole line in a tree that holds its beginning, and its nodes. */
export function wholeLine(
  puzzle: Puzzle,
  tree: GameNode[],
  nodes: readonly number[],
): Pick<Task, "nodes"> & { tree: GameNode[] } {
  const all = [...nodes];
  let grown = tree;
  for (const move of puzzle.line.slice(nodes.length - 1)) {
    const next = play(grown, all[all.length - 1]!, move, true);
    grown = next.tree;
    all.push(next.at);
  }
  return { tree: grown, nodes: all };
}

/** Of a refutation so much is played, and so much if the solver only takes what is offered and the blow comes later. */
const usualPlies = 5,
  mostPlies = 9;

/** What is shown of a refutation: the answer, and what is taken and taken back after it, up to the defence's blow. */
export function refutation(line: Line | undefined): string[] {
  const moves = (line?.moves ?? []).slice(0, mostPlies);
  let last = 0;
  for (const [i, move] of moves.slice(0, usualPlies).entries()) if (move.includes("x")) last = i;
  if (last % 2 === 1) {
    const blow = moves.findIndex((move, i) => i > last && i % 2 === 0 && move.includes("x"));
    last = blow > 0 ? blow : last + 1;
  }
  return moves.slice(0, last + 1);
}

const count = (pieces: string, of: string): number => [...pieces].filter((piece) => of.includes(piece)).length;
const piecesOf = (side: Side): string => (side === "white" ? "wW" : "bB");
const kingOf = (side: Side): string => (side === "white" ? "W" : "B");

/** What a wrong move has come to, where its refutation ends. */
export function factsOf({ pieces }: Wrong, solver: Side, now: Position): Facts {
  const other = opponent(solver);
  const lead = (board: string): number => count(board, piecesOf(solver)) - count(board, piecesOf(other));
  const { outcome } = now.result;
  return {
    lost: lead(pieces) - lead(now.pieces),
    crowned: count(now.pieces, kingOf(other)) > count(pieces, kingOf(other)),
    end: outcome === other ? "loss" : outcome === "draw" ? "draw" : "",
  };
}

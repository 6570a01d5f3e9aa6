// SPDX-License-Identifier: MIT
// What is known of the positions of a game: from its review, or from what the engine said when somebody was there.
import type { State } from "../state";
import { mainLine } from "../tree";
import type { MoveReview, Side } from "../types";
import { afterMove } from "../view/common";
import type { Course, Known } from "./state";

/** Beyond this many hundredths of a man somebody has won. */
const known = 28_000;
const decided = 29_000;
const win = 30_000;

/** What White can expect with a score, as the engine's own curve has it. */
export const expectancyOf = (score: number): number =>
  Math.abs(score) > decided ? Number(score > 0) : 1 / (1 + Math.exp(-Math.max(-1500, Math.min(1500, score)) / 100));

/** The same for a side. */
export const expects = (side: Side, score: number): number =>
  side === "white" ? expectancyOf(score) : 1 - expectancyOf(score);

/** How many plies a forced win takes that a score tells of; null: there is none. */
export const pliesOf = (score: number): number | null => (Math.abs(score) > decided ? win - Math.abs(score) : null);

/** Who has won, as far as a score tells; by tables too. */
export const winner = (score: number): Side | null => (Math.abs(score) <= known ? null : score > 0 ? "white" : "black");

/** A move that gives away less than this of what could be expected is as good as the best. */
export const small = 0.05;

export const isMistake = ({ nag }: MoveReview): boolean => nag === 2 || nag === 4 || nag === 6;

/** The review of the move that leads to a node; undefined: it was not reviewed. */
export function reviewOf(state: State, node: number): MoveReview | undefined {
  const index = state.review?.nodes.indexOf(node) ?? -1;
  return index < 0 ? undefined : state.review!.data.moves[index];
}

/** A place in the graph: a node of the main line. */
export interface Point {
  node: number;
  /** What the position is worth; undefined: nobody has looked. */
  value: Pick<Known, "score" | "plies" | "expectancy"> | undefined;
  review: MoveReview | undefined;
  /** How many pieces are on the board; 0: nobody knows. */
  pieces: number;
}

const fromScore = (score: number): Point["value"] => ({
  score,
  plies: pliesOf(score),
  expectancy: expectancyOf(score),
});

/** How many pieces a written position has. */
const piecesIn = (fen: string): number => (fen.slice(fen.indexOf(":")).match(/\d+/g) ?? []).length;

/** The main line from its start, with what is known of each position. */
export function points(state: State): Point[] {
  const reviews = state.review?.data.moves ?? [];
  const learnt = state.room?.game === state.game.id ? state.room.known : {};
  return [0, ...mainLine(state.game.tree)].map((node, i) => {
    const same = state.review?.nodes[i - 1] === node;
    const review = same ? reviews[i - 1] : undefined;
    const score = i === 0 ? reviews[0]?.score_before : review && afterMove(review.score_after);
    const next = reviews[i];
    return {
      node,
      review,
      value: score !== undefined ? fromScore(score) : learnt[node],
      pieces: next && (i === 0 || same) ? piecesIn(next.fen) : 0,
    };
  });
}

/** Where the middle game and the ending begin, as places in the graph: when a third and two thirds are gone. */
export function phases(all: readonly Point[]): number[] {
  const first = all[0]?.pieces ?? 0;
  if (first < 12) return [];
  const from = (share: number) => all.findIndex(({ pieces }) => pieces > 0 && pieces <= first * share);
  return [from(2 / 3), from(1 / 3)].filter((at) => at > 0);
}

/** What a course costs the side that began it. */
export interface Cost {
  /** Own pieces that went, and kings among them. */
  lost: number;
  kings: number;
  /** Pieces of the other side that went. */
  taken: number;
  /** The other side has more kings than before. */
  crowned: boolean;
}

const count = (pieces: string, letters: string): number => [...pieces].filter((one) => letters.includes(one)).length;

export function costOf({ positions }: Course, side: Side): Cost | null {
  const before = positions[0]?.pieces;
  const after = positions.at(-1)?.pieces;
  if (before === undefined || after === undefined) return null;
  const gone = (letters: string) => count(before, letters) - count(after, letters);
  const [own, other] = side === "white" ? ["wW", "bB"] : ["bB", "wW"];
  const lost = gone(own);
  return {
    lost,
    kings: Math.max(0, Math.min(lost, gone(own[1]!))),
    taken: gone(other),
    crowned: gone(other[1]!) < 0,
  };
}

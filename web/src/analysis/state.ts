// SPDX-License-Identifier: MIT
// What the analysis room remembers beside what the page knows of the engine and the review.
import type { Line, Position, Side } from "../types";

/** What a position is worth, as the engine said when somebody last looked at it. */
export interface Known {
  /** Hundredths of a man as White sees them. */
  score: number;
  /** How many plies a forced win takes; null: there is none. */
  plies: number | null;
  /** What White can expect, from 0 to 1. */
  expectancy: number;
  /** How deep it was looked at. */
  depth: number;
}

/** A line that somebody walks along. */
export interface Walk {
  /** The lines as they were when the walk began: they do not change under the pointer. */
  lines: Line[];
  /** The rank of the one that is walked. */
  rank: number;
  /** How many moves of it are shown. */
  step: number;
}

/** Moves with the position before them and after each. */
export interface Course {
  /** The moves. */
  moves: string[];
  /** The positions that the referee has described so far. */
  positions: (Position | null)[];
  /** What they lead to, for White. */
  score: number;
  /** How many plies a forced win takes from the first position; null: there is none. */
  plies: number | null;
}

/** Why a move is bad, shown on the board. */
export interface Why {
  /** Which one this is: what an earlier one still asks is not heard. */
  run: number;
  /** The node of the move. */
  node: number;
  /** Whose move it was. */
  side: Side;
  /** The move and what answers it; null: it is being looked for. */
  bad: Course | null;
  /** What should have been played, and what follows; null: it is being looked for. */
  good: Course | null;
  /** Which of the two is shown. */
  shown: "bad" | "good";
  /** How many of its moves have been played. */
  step: number;
  /** The next move comes by itself. */
  running: boolean;
  /** Which tick it waits for: what has been stopped does not go on. */
  turn: number;
  /** The engine was working on the board before, and shall again. */
  engine: boolean;
}

/** How a mistake was done with: found, another good move found, found with a hint, shown; empty: not yet. */
export type Done = "" | "found" | "other" | "hinted" | "shown";

/** The mistakes of a game, one after the other: a better move is looked for. */
export interface Lesson {
  /** Whose mistakes. */
  side: Side | "both";
  /** The plies of the mistakes in the game that was reviewed. */
  plies: number[];
  /** What has become of each. */
  done: Done[];
  /** Which of them is on the board. */
  at: number;
  /**
   * A move is looked for; the engine looks at the one that was tried; it was wrong; the mistake is settled; all are.
   */
  stage: "ask" | "judging" | "wrong" | "right" | "over";
  /** How much has been given away: nothing, the piece, the move. */
  hint: 0 | 1 | 2;
  /** The move that was tried last. */
  tried: string;
  /** What answers it. */
  answer: string;
  /** Which move that was tried: what is said of an earlier one is not heard. */
  run: number;
  /** How many nodes the game's tree had before anything was tried. */
  nodes: number;
  /** How the board was turned before. */
  flipped: boolean;
}

export interface Room {
  /** The game that `known` is about, by its name. */
  game: string;
  /** What the engine has said of nodes of that game. */
  known: Record<number, Known>;
  /** First moves of the lines that are shown whole. */
  open: string[];
  /** The line that somebody walks along. */
  walk: Walk | null;
  /** Counts what is asked and waited for, so that what comes late is known as late. */
  run: number;
  /** The position for which the book was asked last, as `State.serial` counts. */
  asked: number;
  /** Why a move is bad. */
  why: Why | null;
  /** The mistakes of the game as exercises. */
  lesson: Lesson | null;
  /** What would come if the side to move passed: how much it takes; null: nobody knows. */
  threat: { move: string; pieces: number } | null;
}

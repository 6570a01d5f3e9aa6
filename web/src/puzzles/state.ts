// SPDX-License-Identifier: MIT
// What the page remembers of puzzles: the collections as far as they are here, what became of each puzzle, and the one
// on the board.
import type { Game } from "../game";
import type { Side } from "../types";

export const themes = ["shot", "breakthrough", "trap", "opposition", "ending", "forzosa"] as const;
export type Theme = (typeof themes)[number];

/** A file of a collection, as index.json has it: its puzzles are ordered by their ratings. */
export interface Chapter {
  file: string;
  count: number;
  from: number;
  to: number;
  themes: Record<string, number>;
}
export interface Index {
  count: number;
  chapters: Chapter[];
}

export interface Puzzle {
  /** What it is known by: follows from its position, and stays when the collection grows. */
  id: string;
  fen: string;
  turn: Side;
  goal: "win" | "save";
  themes: Theme[];
  rating: number;
  /** How it was proved, as the file says. */
  proof: string;
  /** Moves of the solver and of the defence by turns, the last the solver's. */
  line: string[];
}

/** What became of a puzzle. */
export interface Tried {
  /** When it was first and last tried, in milliseconds; 0: a page that noted no time. */
  first: number;
  last: number;
  /** The puzzle's rating; 0: not known. */
  rating: number;
  /** The first try counts for the solver's rating. */
  rated: boolean;
  /** The first try found every move. */
  won: boolean;
  /** How often it has come back since it was failed; -1: it does not come back. */
  stage: number;
}

/** What is remembered of those who solve, and how sure it is. */
export interface Strength {
  rating: number;
  deviation: number;
  /** When it last changed. */
  at: number;
}

/** What the browser keeps. */
export interface KeptPuzzles {
  /** By collection: what became of each puzzle, by its id. */
  tried: Record<string, Record<string, Tried>>;
  /** By collection: the strength that tries left which are no longer kept. */
  before: Record<string, Strength>;
  /** Puzzles of the day, as "collection:date": whether the first try found them. */
  days: Record<string, boolean>;
}

/** What follows from what is kept, for one collection. */
export interface Standing extends Strength {
  /** Ratings after each rated try, the last ones. */
  course: number[];
  /** Solved at the first try without a break, now and at best. */
  streak: number;
  best: number;
  solved: number;
  tried: number;
  /** Days in a row on which the puzzle of the day was found. */
  days: number;
}

export type Why = "next" | "daily" | "again" | "link";

/** What somebody wants to see, until what it takes is here. */
export interface Wanted {
  why: Why;
  /** For a puzzle that is known: its id, and its rating to find its chapter. */
  id: string;
  rating: number;
  now: number;
  seed: number;
  date: string;
}

/** A wrong move and what it leads to. */
export interface Wrong {
  move: string;
  /** The node where it was played, and the tree before. */
  back: number;
  tree: Game["tree"];
  /** The pieces before it. */
  pieces: string;
  /** What was played against it. */
  line: string[];
  /** What that comes to; null: it is not over yet. */
  facts: Facts | null;
}
export interface Facts {
  /** How many pieces more the solver lost than he took. */
  lost: number;
  /** The defence has crowned. */
  crowned: boolean;
  /** How the game ended, for the solver. */
  end: "" | "loss" | "draw";
}

/** The puzzle on the board. */
export interface Task {
  puzzle: Puzzle;
  why: Why;
  /** The day whose puzzle it is; empty: of none. */
  day: string;
  /** The game in which it is played. */
  game: string;
  /** The nodes of the right line so far, the first position's first. */
  nodes: number[];
  stage: "solve" | "wrong" | "done";
  /** Moves that come by themselves. */
  queue: string[];
  /** The line goes on by itself, to be looked at. */
  walking: boolean;
  wrong: Wrong | null;
  /** How much has been told: nothing, the piece, the move. */
  hint: 0 | 1 | 2;
  /** A wrong move was played, or the solution asked for, before the line was found. */
  lost: boolean;
  /** A hint was given. */
  helped: boolean;
  /** What it came to is noted, or will be at once. */
  noted: boolean;
  /** The solution was asked for. */
  shown: boolean;
  /** By how much the solver's rating has changed. */
  change: number | null;
}

export interface PuzzlesState {
  /** The rule sets that have a collection. */
  collections: string[];
  /** From how many puzzles of each the one of the day is drawn. */
  daily: Record<string, number>;
  /** The one that was chosen; empty: that of the game on the board. */
  chosen: string;
  indexes: Record<string, Index>;
  /** The chapters that are here, by "collection/file". */
  chapters: Record<string, Puzzle[]>;
  /** Only puzzles with this theme; empty: all. */
  theme: Theme | "";
  wanted: Wanted | null;
  /** What was wanted could not be loaded. */
  failed: boolean;
  /** What was wanted is not there: a puzzle, puzzles of a game at all, or of a theme. */
  missing: "" | "link" | "game" | "theme";
  kept: KeptPuzzles;
  /** By collection. */
  standings: Record<string, Standing>;
  task: Task | null;
  /** The game that was on the board before the puzzles. */
  before: { game: Game; flipped: boolean } | null;
}

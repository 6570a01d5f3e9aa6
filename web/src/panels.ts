// SPDX-License-Identifier: MIT
// What the panels beside the board remember: analysis, learning, the editor, the library.
import type { BookPage, Both, BrokenGame, Line, Probe, ReadGame, Setup, Side } from "./types";

/**
 * How far the sheet over the board is open, where the page is too small to have the panel beside it; `menu`: not the
 * panel but what else there is.
 */
export type Sheet = "closed" | "half" | "full" | "menu";

/** The engine looks at the position on the board. */
export interface Analysis {
  /** It does so now, and at every position to come. */
  on: boolean;
  /** How many lines are wanted. */
  count: number;
  /** The best lines so far, the best first. */
  lines: Line[];
  /** Nothing more will come. */
  done: boolean;
  /** What endgame tables know about the position. */
  probe: Probe | null;
  /** The other side is to move: what does it threaten? */
  threat: boolean;
  /** The program was asked, not the page's own engine. */
  program: boolean;
  /** Why there is no analysis, in the engine's words. */
  error: Both | null;
  /** Which analysis this is: what an earlier one still says is not heard. */
  run: number;
}

/** A position being set up. */
export interface Editor {
  /** The pieces, a letter a square. */
  pieces: string;
  /** The side to move. */
  turn: Side;
  /** What a touched square gets: a piece, or '.' for none. */
  tool: string;
  /** What the referee says about it. */
  setup: Setup | null;
  /** What he would say if the other side were to move. */
  other: Setup | null;
  /** The pieces as they were before each change, the latest last. */
  past: string[];
}

/** A game that the browser keeps, as the list shows it. */
export interface Saved {
  /** The game's own id, which is also its place. */
  id: string;
  /** Who plays, White first. */
  title: string;
  /** The id of its rule set. */
  rules: string;
  /** How many moves its main line has. */
  plies: number;
  /** The result as its rules write it; empty: none yet. */
  result: string;
  /** When it began, to the second. */
  date: string;
}

/** A text that is to be opened. */
export interface Reading {
  /** PDN or FEN, pasted or from a file. */
  text: string;
  /** Why it cannot be read; line 0: no place in it is to blame. */
  error: { line: number; column: number; text: Both } | null;
  /** The games in it, where there are several to choose from. */
  games: (ReadGame | BrokenGame)[] | null;
}

/** Where games are opened, saved and kept. */
export interface Library {
  /** The games that the browser keeps, the latest first. */
  saved: Saved[];
  /** What is looked for among them. */
  search: string;
  /** What is being opened. */
  reading: Reading;
  /** The fragment of the last link that was made; empty: none yet. */
  share: string;
}

/** A page of the opening book. */
export interface Opening {
  /** The id of the rule set whose book it is. */
  rules: string;
  /** The position that it was asked for, as `State.serial` counts. */
  serial: number;
  /** The page; or the position has left the book, there is none, or it could not be loaded. */
  page: BookPage | "left" | "none" | "unloaded";
}

/** What is being learnt. */
export interface Learn {
  /** The part of the panel that is open. */
  section: "home" | "course" | "endings" | "coordinates" | "rules" | "openings";
  /** The section could not be loaded. */
  failed: boolean;
  /** The rules as Markdown. */
  text: string;
  /** The rule set and the language of that text. */
  textOf: string;
  /** What the book says about the position on the board. */
  opening: Opening | null;
}

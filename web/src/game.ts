// SPDX-License-Identifier: MIT
// A game as the page has it and keeps it: its moves, who plays, how it ended.
import type { GameNode } from "./tree";
import type { Both, Side, TextbookSettings } from "./types";
import type { Lesson } from "./workout/state";

/** A person, a level, alpha-beta as taught, or the endgame tables, which defend perfectly. */
export type Seat =
  | { kind: "human" /** As they want to be called. */; name?: string }
  | { kind: "tables" }
  | { kind: "level"; level: number }
  | { kind: "textbook"; settings: TextbookSettings };

/** How much time each side has. */
export interface Pace {
  /** For the whole game. */
  minutes: number;
  /** Seconds that each move adds. */
  increment: number;
}

/** What a file says of its game under a name; empty: nothing that is known. */
export function tagOf(tags: Game["tags"], name: string): string {
  const value = tags.find(([key]) => key === name)?.[1] ?? "";
  return value === "?" || value === "*" ? "" : value;
}

export interface Game {
  /** Its name among the games that are kept. */
  id: string;
  /** The id of its rule set. */
  rules: string;
  /** FEN of the first position; empty: the usual one. */
  start: string;
  /** Its moves and variations. */
  tree: GameNode[];
  /** The node whose position is on the board. */
  at: number;
  /** Names and values as in PDN. */
  tags: [string, string][];
  /** How it ended by hand or by the clock, if it did. */
  ending: "" | "draw" | "white_resigns" | "black_resigns" | "white_time" | "black_time";
  /** Who plays each side. */
  seats: Record<Side, Seat>;
  /** How much time there is; null: it is played without clocks. */
  pace: Pace | null;
  /** What the clocks of a kept game said, in milliseconds. */
  left?: { white: number; black: number };
  /** The kept game, in the middle of which this copy was made to be studied. */
  from?: string;
  /** Being played; otherwise it is studied and nobody answers moves. */
  playing: boolean;
  /** Where the chance of its players begins. */
  seed: number;
  /** When it began, to the second. */
  date: string;
  /** The piece touched at a node, which must be played there if the players agreed on that. */
  touched?: { at: number; square: number };
  /** The PDN that it was opened from, and its line then: as long as that has not changed, the PDN is given back. */
  source?: { pdn: string; line: string };
  /** Whose draw limits hold, if others than those of its rules. */
  profile?: string;
  /** A move of the file that is not allowed, where the arbiter may annul the game. */
  infringement?: { text: Both };
  /**
   * It is a puzzle or another drill of an area, which draws what stands around the board; the side is the one that is
   * moved by hand, empty: nobody moves now. Drills are not kept among the games.
   */
  drill?: { of: "puzzles" | "school"; side: "" | Side };
  /** Of training draughts: what each piece stands for and what has been done. */
  lesson?: Lesson;
}

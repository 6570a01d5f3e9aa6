// SPDX-License-Identifier: MIT
// What can happen with puzzles, and what they ask of the world.
import type { KeptPuzzles, Theme, Why } from "./state";

interface Stamped {
  now: number;
  seed: number;
  date: string;
}

export type PuzzlesMessage =
  | { type: "puzzles_here"; collections: string[]; daily: Record<string, number>; kept: KeptPuzzles; today: string }
  | { type: "puzzles_kept"; kept: KeptPuzzles; today: string }
  | { type: "puzzles_index"; collection: string; text: string }
  | { type: "puzzles_chapter"; collection: string; file: string; text: string }
  | { type: "puzzles_failed" }
  | { type: "puzzles_again" }
  | { type: "puzzles_of"; collection: string }
  | { type: "puzzles_theme"; theme: Theme | "" }
  /** Another puzzle; without an id the program chooses. */
  | ({ type: "puzzle_open"; why: Why; id?: string; rating?: number } & Stamped)
  | ({ type: "puzzle_link"; collection: string; id: string; rating: number; why: string } & Stamped)
  /** What comes by itself: the defender's move, the next one of a line that is shown. */
  | { type: "puzzle_goes_on"; serial: number; now: number }
  /** When a try came to its end. */
  | { type: "puzzle_noted"; now: number }
  | { type: "puzzle_back" }
  | { type: "puzzle_solution" }
  | { type: "puzzle_walk" }
  | { type: "puzzle_share" }
  | { type: "puzzle_study" }
  | { type: "puzzle_leave" };

export type PuzzlesEffect =
  /** Reads what is kept, and tells when another tab has kept something. */
  | { kind: "begin" }
  | { kind: "index"; collection: string }
  | { kind: "chapter"; collection: string; file: string }
  | { kind: "stamp" }
  /** The link to the puzzle on the board, to which a reload of this tab returns; empty: there is none. */
  | { kind: "hold"; link: string }
  /** Adds to what is kept. */
  | { kind: "keep"; kept: KeptPuzzles };

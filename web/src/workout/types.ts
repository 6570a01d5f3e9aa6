// SPDX-License-Identifier: MIT
// Training draughts as types: what the desk says about kits and lessons, what the page remembers, what can happen.
import type { Both, Language, Side } from "../types";

export type Mark = "pending" | "done" | "adapted" | "skipped";
export type RowId = "man_moves" | "man_captures" | "king_moves" | "king_captures" | "several_captured";
export interface Exercise {
  id: string;
  name: string;
  /** Which of the figures shows it. */
  figure?: string;
  /** Its picture where there is no figure; may be empty where there is one. */
  emoji: string;
  kind: "repetitions" | "hold";
  description: string;
  muscles: string;
  adaptation: { name: string; figure?: string; description: string; percent: number };
}
export interface Team {
  name: string;
  exercises: string[];
  arrangement?: number[];
}
export interface Kit {
  format: "damas-kit";
  version: 1;
  language: Language;
  name: string;
  description: string;
  rules: string;
  amounts: Record<RowId, number>;
  exercises: Exercise[];
  teams: Record<Side, Team>;
  hidden: boolean;
}
export interface KitError {
  line: number;
  column: number;
  path: string;
  text: Both;
}
export type KitReply = { error: KitError } | { error?: undefined; kit: Kit; squares: Record<Side, number[]> };
export interface Row {
  row: RowId;
  amount: number;
  article: number;
  text: Both;
}

export interface Task {
  side: Side;
  piece: number;
  exercise: string;
  amount: number;
  adapted: number;
  mark: Mark;
}
export interface Duty {
  move: string;
  mover: Side;
  row: RowId;
  crowned: boolean;
  owes: Side;
  does: Side | null;
  reason: Both;
  sentence: Both;
  tasks: Task[];
}
export interface Total {
  team: Side;
  exercise: string;
  amount: number;
  times: number;
  adapted: number;
  skipped: number;
  pending: number;
}
export interface Badge {
  square: number;
  side: Side;
  number: number;
  exercise: string;
}
export interface LessonReply {
  pieces: Badge[];
  duties: Duty[];
  totals: Total[];
}
export type OpenReply =
  | { error: { text: Both } }
  | {
      error?: undefined;
      rules: string;
      fen: string;
      kit: Kit;
      moves: string[];
      marks: Mark[][];
      computer: "" | Side;
      computer_duties: "opponent" | "nobody";
    };

// SPDX-License-Identifier: MIT
// What is taught, as data: the course with its lessons (data/lessons), the classes of endings, coordinates.
import type { Both, Side } from "../types";

/** What somebody has to do in a step. */
export type Task =
  /** Look and read. */
  | { kind: "read" }
  /** Play these moves, of which any of several may do; every second one is the other side's. */
  | { kind: "play"; line: string[][] }
  /** Touch all these squares. */
  | { kind: "touch"; squares: number[] }
  /** Touch one of these squares. */
  | { kind: "pick"; squares: number[] }
  /** Choose the right answer. */
  | { kind: "ask"; answers: Both[]; right: number }
  /** Win against the tables, or hold for so many moves. */
  | { kind: "end"; goal: EndingGoal; hold: number };

/** One position with a sentence or two and something to do. */
export interface LessonStep {
  /** The id of its rule set. */
  rules: string;
  fen: string;
  /** Black sits at the bottom. */
  flipped: boolean;
  /** What is explained and asked. */
  say: Both;
  task: Task;
  /** What is said when it is done; null: a word of praise. */
  right: Both | null;
  hint: Both | null;
  /** What is said about legal moves, squares or answers that are not those asked for. */
  other: Record<string, Both>;
  /** Moves that the referee refuses, with the law that they break: a test sees that he does. */
  refused: Record<string, string>;
}

export interface SchoolLesson {
  id: string;
  title: Both;
  steps: LessonStep[];
}

export interface Chapter {
  title: Both;
  lessons: SchoolLesson[];
}

export type EndingGoal = "win" | "draw";

/** A kind of ending to train: a material of a game, who plays it and what for. */
export interface EndingClass {
  id: string;
  rules: string;
  name: Both;
  help: Both;
  /** The pieces of the side to move, then the other's, as tables are named. */
  material: string;
  /** The side of the person, who has the first move. */
  side: Side;
  goal: EndingGoal;
  /** Plies that a win takes. */
  least: number;
  most: number;
  /** The Forzosa has begun. */
  forzosa: boolean;
}

/** What the coordinates trainer asks: which square is marked, where a square is, or where a move goes. */
export type QuizKind = "name" | "find" | "move";

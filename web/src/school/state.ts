// SPDX-License-Identifier: MIT
// What the school remembers: the course and how far somebody has come, the lesson, the ending and the quiz under way.
import type { Game } from "../game";
import type { Both, Side } from "../types";
import type { Chapter, EndingClass, EndingGoal, QuizKind } from "./types";

/** How somebody has done in a class of endings. */
export interface EndingRecord {
  /** Endings that were won or held. */
  done: number;
  /** How many of them without a slip. */
  clean: number;
}

/** What is kept in the browser. */
export interface Progress {
  /** One to three stars for each lesson that was finished, by its id. */
  lessons: Record<string, number>;
  /** The lesson that was begun last, and its step. */
  at: { lesson: string; step: number } | null;
  /** By the id of the class. */
  endings: Record<string, EndingRecord>;
  /** The most right answers of a quiz, by "rules.kind.mode.side". */
  quizzes: Record<string, number>;
}

/** The lesson on the board. */
export interface LessonUnderWay {
  /** Its id. */
  id: string;
  /** Its step, from 0. */
  step: number;
  /** The step is being worked on, its move has been answered wrongly, it is done, or the whole lesson is. */
  stage: "open" | "wrong" | "right" | "end";
  /** Squares touched so far that are right. */
  found: number[];
  /** The square or the answer that was wrong last; -1: none. */
  missed: number;
  /** What is said about the last wrong answer. */
  fault: Both | null;
  /** Wrong answers and hints in this lesson. */
  slips: number;
  /** The hint is shown. */
  hinted: boolean;
}

/** The ending on the board, against the tables. */
export interface EndingUnderWay {
  /** Its class; null: it belongs to a lesson. */
  of: EndingClass | null;
  /** The side of the person. */
  side: Side;
  goal: EndingGoal;
  /** Where holding is the goal: for how many moves; 0: to the end of the game. */
  hold: number;
  /** What the tables said at each node where the person had the move. */
  standing: Record<number, Standing>;
  /** How many times a move was taken back after a slip. */
  slips: number;
  stage: "playing" | "done" | "lost";
}
/** What can still be reached at a node: the result for the person, and in how many plies; null: for a draw. */
export interface Standing {
  result: "win" | "draw" | "loss";
  plies: number | null;
  /** The best move there. */
  best: string;
}

/** Squares by their numbers, against the clock or twenty of them. */
export interface Quiz {
  kind: QuizKind;
  /** Half a minute, or twenty questions. */
  mode: "time" | "count";
  side: Side;
  /** The squares asked for: one, or from where to where. */
  asked: number[];
  /** The node of the game at which a move was asked for. */
  node: number;
  /** How many questions have been answered, however often it took. */
  answered: number;
  /** How many of them at once. */
  right: number;
  /** How many answers were wrong. */
  wrong: number;
  /** The answer that was wrong last; 0: none. */
  missed: number;
  /** The digits typed so far. */
  typed: string;
  /** Where the next question comes from. */
  seed: number;
  /** When it began and when it ends, in milliseconds of the world's time; 0: not at all. */
  began: number;
  ends: number;
  /** What is left, in seconds, or how many have passed. */
  seconds: number;
  over: boolean;
  /** It is the best so far. */
  record: boolean;
}

export interface SchoolState {
  /** The course; null until it has been fetched. */
  chapters: Chapter[] | null;
  /** What endings there are to train; none until they have been fetched. */
  classes: EndingClass[];
  /** It could not be fetched. */
  failed: boolean;
  progress: Progress;
  lesson: LessonUnderWay | null;
  ending: EndingUnderWay | null;
  quiz: Quiz | null;
  /** A position for an ending is being looked for. */
  looking: boolean;
  /** The game that stood on the board before the school took it. */
  before: { game: Game; flipped: boolean } | null;
}

// SPDX-License-Identifier: MIT
// What the page remembers of training draughts: with each game its lesson, and a lesson being set up or under way.
import type { Both, Language, Side } from "../types";
import type { Badge, Kit, KitError, LessonReply, Mark, Row } from "./types";

/** What a game remembers of its lesson: kept with it. */
export interface Lesson {
  /** The exercises, what moves cost, and the two teams. */
  kit: Kit;
  /** The side that the computer plays; empty: none. */
  computer: "" | Side;
  /** Who does what the computer owes. */
  computerDuties: "opponent" | "nobody";
  /** The next move waits until the duty is done. */
  wait: boolean;
  /** What pieces carry. */
  signs: "emoji" | "number";
  /** By node of the game: what became of each task of its move. */
  marks: Record<number, Mark[]>;
}

export type Step = "class" | "exercises" | "places" | "start";

/** A lesson as the teacher sets it up. */
export interface Setup {
  /** The page of the form. */
  step: Step;
  /** The ready-made kit that was chosen; "own" if it was changed or opened; empty: none yet. */
  id: string;
  /** The kit as it is now. */
  kit: Kit | null;
  /** Where the pieces of each team start, as the desk says. */
  squares: Record<Side, number[]>;
  /** Who plays: the two teams, or one of them against the computer. */
  opponent: "teams" | "computer";
  /** How strong the computer plays. */
  level: number;
  /** The side that the computer plays. */
  side: Side;
  /** Who does what the computer owes. */
  computerDuties: "opponent" | "nobody";
  /** Moves wait until the duty is done. */
  wait: boolean;
  /** What pieces carry. */
  signs: "emoji" | "number";
  /** Whose exercises and places are shown. */
  team: Side;
  /** The id of the exercise whose words are being changed; empty: none. */
  editing: string;
  /** The place that was touched first, to change with the next; -1: none. */
  picked: number;
  /** Which teams have placed their pieces, where they do so in secret. */
  ready: Record<Side, boolean>;
  /** Why the kit as it is now cannot be played with. */
  error: KitError | null;
  /** Why a file was not taken. */
  refused: Both | null;
}

/** The exercise being done. */
export interface Work {
  /** The node of the game whose move asks for it. */
  node: number;
  /** Which of that move's tasks it is. */
  task: number;
  /** It is done in its adapted form. */
  adapt: boolean;
  /** The time of a hold is running. */
  running: boolean;
  /** Somebody has started it. */
  begun: boolean;
  /** What is left of a hold, in milliseconds. */
  left: number;
  /** When the time was last looked at, in milliseconds of the world's time. */
  seen: number;
  /** Repetitions counted so far. */
  count: number;
}

/** Training draughts, from the moment when it has been loaded. */
export interface WorkoutState {
  /** The ready-made kits. */
  kits: { id: string; kit: Kit }[];
  /** The language of those; empty: they are not here yet. */
  kitsOf: "" | Language;
  /** The kits, or the desk itself, could not be loaded. */
  failed: boolean;
  /** What moves cost, in words. */
  table: Row[];
  /** The lesson being set up. */
  setup: Setup;
  /** What the panel shows. */
  view: "setup" | "lesson" | "summary";
  /** What the desk says about the lesson on the board: pieces, duties, totals. */
  lesson: LessonReply | null;
  /** The game and node that `lesson` describes. */
  of: { game: string; node: number };
  /** What each piece carries, by node: a position that was seen before shows it at once. */
  badges: Record<number, Badge[]>;
  /** The exercise on the card. */
  work: Work | null;
  /** Counts exercises done, while the card lights up for the last one; 0: it does not. */
  flash: number;
  /** Whether the screen stays on; empty: nobody has asked for it. */
  awake: "" | "on" | "refused" | "missing";
}

export type WorkoutPaper = "cards" | "labels" | "one_page" | "record" | "class";

// SPDX-License-Identifier: MIT
// Training draughts as types: what the desk says about kits and lessons, what the page remembers, what can happen.
import type { Both, Language, Side } from "../types";

export type Mark = "pending" | "done" | "adapted" | "skipped";
export type RowId = "man_moves" | "man_captures" | "king_moves" | "king_captures" | "several_captured";
export interface Exercise {
  id: string; name: string; emoji: string; kind: "repetitions" | "hold"; description: string; muscles: string;
  adaptation: { name: string; description: string; percent: number };
}
export interface Team { name: string; exercises: string[]; arrangement?: number[] }
export interface Kit {
  format: "damas-kit"; version: 1; language: Language; name: string; description: string; rules: string; amounts: Record<RowId, number>;
  exercises: Exercise[]; teams: Record<Side, Team>; hidden: boolean;
}
export interface KitError { line: number; column: number; path: string; text: Both }
export type KitReply = { error: KitError } | { error?: undefined; kit: Kit; squares: Record<Side, number[]> };
export interface Row { row: RowId; amount: number; article: number; text: Both }

export interface Task { side: Side; piece: number; exercise: string; amount: number; adapted: number; mark: Mark }
export interface Duty {
  move: string; mover: Side; row: RowId; crowned: boolean; owes: Side; does: Side | null; reason: Both; sentence: Both; tasks: Task[];
}
export interface Total { team: Side; exercise: string; amount: number; times: number; adapted: number; skipped: number; pending: number }
export interface Badge { square: number; side: Side; number: number; exercise: string }
export interface LessonReply { pieces: Badge[]; duties: Duty[]; totals: Total[] }
export type OpenReply = { error: { text: Both } } | {
  error?: undefined; rules: string; fen: string; kit: Kit; moves: string[]; marks: Mark[][]; computer: "" | Side; computer_duties: "opponent" | "nobody";
};

/** What a game remembers of its lesson: kept with it. */
export interface Lesson {
  kit: Kit; computer: "" | Side; computerDuties: "opponent" | "nobody";
  /** The next move waits until the duty is done. */
  wait: boolean;
  signs: "emoji" | "number";
  /** By node of the game: what became of each task of its move. */
  marks: Record<number, Mark[]>;
}

export type Step = "class" | "exercises" | "places" | "start";
/** A lesson as the teacher sets it up. */
export interface Setup {
  step: Step; id: string; kit: Kit | null; squares: Record<Side, number[]>;
  opponent: "teams" | "computer"; level: number; side: Side; computerDuties: "opponent" | "nobody"; wait: boolean; signs: "emoji" | "number";
  /** Whose exercises and places are shown. */
  team: Side; editing: string; picked: number; ready: Record<Side, boolean>;
  error: KitError | null; refused: Both | null;
}

/** The exercise being done. */
export interface Work { node: number; task: number; adapt: boolean; running: boolean; begun: boolean; left: number; seen: number; count: number }

export interface WorkoutState {
  kits: { id: string; kit: Kit }[]; kitsOf: "" | Language; table: Row[]; setup: Setup; view: "setup" | "lesson" | "summary";
  lesson: LessonReply | null;
  /** The game and node that `lesson` describes. */
  of: { game: string; node: number };
  badges: Record<number, Badge[]>; work: Work | null; flash: number; awake: "" | "on" | "refused" | "missing";
}

export type WorkoutPaper = "cards" | "labels" | "one_page" | "record" | "class";

export type WorkoutMessage =
  | { type: "workout_ready" }
  | { type: "kits"; list: { id: string; kit: Kit }[]; of: Language }
  | { type: "setup"; part: Partial<Setup> } | { type: "choose_kit"; id: string } | { type: "edit_kit"; kit: Kit }
  | { type: "import_kit"; text: string } | { type: "export_kit" } | { type: "new_setup" }
  | { type: "arrange"; how: "order" | "random" | "mirror"; team: Side; seed: number } | { type: "place"; index: number }
  | { type: "begin_lesson"; now: number; seed: number; date: string }
  | { type: "lesson_view"; view: WorkoutState["view"] } | { type: "lesson_option"; part: { wait?: boolean; signs?: Lesson["signs"] } }
  | { type: "work_start"; now: number } | { type: "work_tap" } | { type: "work_adapt" } | { type: "work_mark"; mark: Mark } | { type: "work_tick"; now: number }
  | { type: "flash_gone"; flash: number } | { type: "awake"; state: WorkoutState["awake"] }
  | { type: "save_lesson" } | { type: "open_lesson"; text: string; now: number; seed: number; date: string }
  | { type: "coach"; as: CoachWish; reply: unknown; error?: string; context: CoachContext };

export type CoachWish = "kit" | "import" | "arrange" | "lesson" | "record" | "open" | "table" | "kept";
export interface CoachContext { serial?: number; node?: number; team?: Side; now?: number; seed?: number; date?: string; id?: string }

export type WorkoutEffect =
  | { kind: "load" }
  | { kind: "ask"; request: Record<string, unknown>; as: CoachWish; context: CoachContext }
  | { kind: "kits"; language: Language } | { kind: "kept" } | { kind: "refuse_kept" } | { kind: "keep"; kit: Kit }
  | { kind: "awake"; on: boolean };

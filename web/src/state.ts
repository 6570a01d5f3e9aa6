// SPDX-License-Identifier: MIT
// The one state of the application. Nothing else remembers anything: `update` makes the next state from a message,
// `render` shows it, effects do the rest and answer with messages.
import type { About, BookPage, Both, Compared, Language, Line, Move, Position, Probe, ReadGame, Review, SearchTree, Setup, Side, Terms } from "./types";
import { emptyTree, type GameNode } from "./tree";
import type { Lesson, WorkoutPaper, WorkoutState } from "./workout/types";

/** Alpha-beta as taught, with everything that a student may set. */
export interface TextbookSettings {
  depth: number; pruning: boolean; order: "generated" | "captures_first" | "by_evaluation";
  tie_break: "first" | "last" | "random"; seed: number;
  /** Limits of a search, in nodes and seconds; 0: none. */
  nodes: number; time: number;
  /** Only terminal nodes are evaluated. */
  leaves_only: boolean;
  weights: Record<string, number>;
}
/** A person, a level, alpha-beta as taught, or the endgame tables, which defend perfectly. */
export type Seat = { kind: "human" } | { kind: "tables" } | { kind: "level"; level: number } | { kind: "textbook"; settings: TextbookSettings };

export interface Pace { minutes: number; increment: number }

export interface Game {
  id: string; rules: string;
  /** FEN of the first position; empty: the usual one. */
  start: string;
  tree: GameNode[]; at: number; tags: [string, string][];
  /** How it ended by hand or by the clock, if it did. */
  ending: "" | "draw" | "white_resigns" | "black_resigns" | "white_time" | "black_time";
  seats: Record<Side, Seat>;
  pace: Pace | null;
  /** What the clocks of a kept game said, in milliseconds. */
  left?: { white: number; black: number };
  /** Being played; otherwise it is studied and nobody answers moves. */
  playing: boolean;
  seed: number; date: string;
  /** The piece touched at a node, which must be played there if the players agreed on that. */
  touched?: { at: number; square: number };
  /** The PDN that it was opened from, and its line then: as long as that has not changed, the PDN is given back. */
  source?: { pdn: string; line: string };
  /** Whose draw limits hold, if others than those of its rules. */
  profile?: string;
  /** A move of the file that is not allowed, where the arbiter may annul the game. */
  infringement?: { text: Both };
  /** Of training draughts: what each piece stands for and what has been done. */
  lesson?: Lesson;
}

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark" | "contrast";
  board: "walnut" | "slate" | "contrast";
  pieces: "classic" | "flat" | "tournament";
  /** Which colour of squares is played on: as each game does by tradition, or always one. */
  squares: "auto" | "light" | "dark";
  numbers: boolean; sound: boolean; volume: number; motion: boolean; touchMove: boolean; oneClick: boolean;
  autoFlip: boolean; shortcuts: boolean; coach: boolean;
  /** The strongest levels play their first moves by the book. */
  book: boolean;
}

/** A new game as the form describes it. */
export interface NewGame { rules: string; opponent: "computer" | "person"; level: number; color: Side | "random"; pace: string }

export interface Clock { white: number; black: number; running: boolean; paused: boolean; seen: number }

/** A piece on its way: the pieces before, and how far it has come. */
export interface Motion { before: string; move: Move; step: number; serial: number }

export interface Refusal { text: Both; squares: number[]; from: number; article: number }

export interface Analysis {
  on: boolean; count: number; lines: Line[]; done: boolean; probe: Probe | null; threat: boolean; program: boolean; error: string;
  /** Which analysis this is: what an earlier one still says is not heard. */
  run: number;
}
export interface Inside {
  settings: TextbookSettings; other: TextbookSettings | null; tree: SearchTree | null; busy: boolean;
  /** How many nodes are shown: the tree grows to it. */
  step: number; running: boolean; selected: number | null; terms: Terms | null;
  /** The position of the selected node, shown on the board in place of the game's. */
  preview: Position | null; compared: Compared[] | null;
  predict: { on: boolean; guesses: number[]; checked: boolean }; error: string;
}
export interface Editor { pieces: string; turn: Side; tool: string; setup: Setup | null }
export interface Saved { id: string; title: string; rules: string; plies: number; result: string; date: string }
export interface Reading { text: string; error: { line: number; column: number; text: Both } | null; games: ReadGame[] | null }

/** A page of the opening book for the position asked for as `serial`; or the position has left the book, there is none, or it could not be loaded. */
export interface Opening { rules: string; serial: number; page: BookPage | "left" | "none" | "unloaded" }

/** What is being learnt; `failed`: the section could not be loaded; solved puzzles are kept as "rules:FEN", so that a collection may change. */
export interface Learn {
  section: "rules" | "endings" | "puzzles" | "openings"; failed: boolean; text: string; textOf: string; puzzles: ReadGame[] | null; puzzlesOf: string; solved: string[]; looking: boolean;
  opening: Opening | null;
  /** Of an ending: how many plies the win takes at each node with White to move, null where it has slipped. */
  task: { kind: "ending"; standing: Record<number, number | null> } | { kind: "puzzle"; index: number; solved: boolean } | null;
}

export type Panel = "game" | "new" | "analysis" | "inside" | "learn" | "library" | "settings" | "workout";

export interface State {
  about: About | null;
  settings: Settings;
  game: Game;
  fresh: NewGame;
  /** What the arbiter says about the position at `game.at`. */
  position: Position | null;
  /** What stood on the board when the arbiter last described it: a game that it refuses leads back here. */
  described: Pick<State, "game" | "clock" | "flipped"> | null;
  motion: Motion | null;
  /** Squares touched so far: the piece, then where it passes. */
  touched: number[];
  /** Captures that the touched squares cannot tell apart yet. */
  choices: Move[];
  /** A piece held by the pointer, in hundredths of a square once it has moved; `again`: it was picked before. */
  drag: { square: number; x: number; y: number; moved: boolean; again: boolean } | null;
  refusal: Refusal | null;
  /** A square that was refused, for a short shake. */
  cursor: number;
  typed: string;
  hint: { move: string; path: number[]; step: 1 | 2 } | null;
  thinking: "" | "move" | "hint" | "offer" | "review";
  thought: Line | null;
  flipped: boolean;
  clock: Clock | null;
  analysis: Analysis;
  review: { data: Review; nodes: number[] } | null;
  progress: { done: number; total: number } | null;
  retry: { ply: number; best: string; back: number } | null;
  inside: Inside;
  learn: Learn;
  editor: Editor | null;
  library: { saved: Saved[]; search: string; reading: Reading; share: string; pdn: string };
  panel: Panel;
  help: boolean;
  /** A short sentence that goes away by itself. */
  notice: { text: string; kind: "info" | "good" | "bad" } | null;
  said: { text: string; urgent: boolean; count: number };
  /** `gone`: the program was there and has been closed. `busy`: it is there, but others use all its engines. */
  engine: { program: boolean; gone: boolean; busy: boolean; threads: number; broken: string };
  offline: boolean;
  /** Counts positions asked for, so that late answers are known as late. */
  serial: number;
  confirm: "" | "resign";
  /** What lies ready for the printer. */
  paper: "" | "diagram" | "sheet" | WorkoutPaper;
  /** Board and card only, for a whole room. */
  projector: boolean;
  /** Training draughts, once it has been loaded. */
  workout: WorkoutState | null;
  /** How much of what was kept could not be read and is set aside; `news`: somebody has to be told. */
  aside: { count: number; news: boolean };
  /** The browser has no more room, or keeps nothing, and it has to be said. */
  full: boolean;
}

export const defaultTextbook = (about: About | null): TextbookSettings => ({
  depth: 3, pruning: true, order: "generated", tie_break: "first", seed: 1, nodes: 0, time: 0, leaves_only: false,
  weights: Object.fromEntries((about?.terms ?? []).map((term) => [term.name, term.weight])),
});

export const defaultSettings = (): Settings => ({
  language: "es", theme: "auto", board: "walnut", pieces: "classic", squares: "auto", numbers: false, sound: true, volume: 0.5,
  motion: true, touchMove: false, oneClick: true, autoFlip: false, shortcuts: true, coach: true, book: true,
});

export const newGame = (rules: string, seats: Record<Side, Seat>, pace: Pace | null, seed: number, date: string): Game => ({
  id: date + "-" + seed.toString(36), rules, start: "", tree: emptyTree(), at: 0, tags: [], ending: "", seats, pace, playing: true, seed, date,
});

export function firstState(seed: number, date: string): State {
  const human: Seat = { kind: "human" };
  return {
    about: null, settings: defaultSettings(),
    game: newGame("spanish", { white: human, black: { kind: "level", level: 3 } }, null, seed, date),
    fresh: { rules: "spanish", opponent: "computer", level: 3, color: "white", pace: "" },
    position: null, described: null, motion: null, touched: [], choices: [], drag: null, refusal: null, cursor: 0, typed: "", hint: null,
    thinking: "", thought: null, flipped: false, clock: null,
    analysis: { on: false, count: 2, lines: [], done: false, probe: null, threat: false, program: false, error: "", run: 0 },
    review: null, progress: null, retry: null,
    inside: {
      settings: defaultTextbook(null), other: null, tree: null, busy: false, step: 0, running: false, selected: null, terms: null, preview: null,
      compared: null, predict: { on: false, guesses: [], checked: false }, error: "",
    },
    learn: { section: "rules", failed: false, text: "", textOf: "", puzzles: null, puzzlesOf: "", solved: [], looking: false, opening: null, task: null },
    editor: null,
    library: { saved: [], search: "", reading: { text: "", error: null, games: null }, share: "", pdn: "" },
    panel: "game", help: false, notice: null, said: { text: "", urgent: false, count: 0 },
    engine: { program: false, gone: false, busy: false, threads: 1, broken: "" }, offline: false, serial: 0, confirm: "", paper: "", projector: false, workout: null, aside: { count: 0, news: false }, full: false,
  };
}

/** Who sits at the bottom of the board. */
export const bottom = (state: State): Side => (state.flipped ? "black" : "white");
export const opponent = (side: Side): Side => (side === "white" ? "black" : "white");
export const ruleSet = (state: State, id = state.game.rules) => state.about?.rules.find((rules) => rules.id === id);
export const isOver = (state: State): boolean => state.position !== null && state.position.result.outcome !== "none";
export const atTip = (state: State): boolean => state.game.tree[state.game.at]!.children.length === 0;

/** The side of a person who plays alone against the computer. */
export function alone(state: State): Side | null {
  const { white, black } = state.game.seats;
  if (!state.game.playing || white.kind === black.kind) return null;
  return white.kind === "human" ? "white" : black.kind === "human" ? "black" : null;
}

/** The move that a game was annulled for, if the program wrote it: "2 22-17 not_diagonal"; otherwise what is there. */
export const annulledFor = (tag: string): string => /^\d+ (\S+) \S+$/.exec(tag)?.[1] ?? tag;

/** What is shown in place of the game: a node of the tree. */
export const previewed = (state: State): Position | null => (state.panel === "inside" && state.editor === null ? state.inside.preview : null);

/** Whether the next move waits until somebody has done an exercise. */
export const held = ({ game }: State): boolean =>
  game.playing && game.lesson !== undefined && game.lesson.wait && game.at !== 0 && !(game.lesson.marks[game.at]?.every((mark) => mark !== "pending") ?? false);

/** Whether a person may move a piece now. */
export const canMove = (state: State): boolean =>
  state.position !== null && !isOver(state) && !held(state) && state.editor === null && previewed(state) === null && state.game.ending === "" &&
  (!state.game.playing || state.game.seats[state.position.turn].kind === "human");

/** Whether touched pieces must be played in this game. */
export const touchMove = (state: State): boolean => state.settings.touchMove && state.game.playing && (ruleSet(state)?.touch_move ?? 0) > 0;

/** The piece that was touched here and must be played; 0 if there is none. */
export function bound(state: State): number {
  const { touched, at } = state.game;
  return touchMove(state) && touched?.at === at && state.position?.binding.includes(touched.square) ? touched.square : 0;
}

/** The legal moves that fit the squares touched so far. */
export function fitting(moves: readonly Move[], touched: readonly number[]): Move[] {
  return moves.filter((move) => {
    let at = 0;
    if (move.path[0] !== touched[0]) return false;
    for (const square of move.path) if (square === touched[at]) at++;
    return at >= touched.length;
  });
}

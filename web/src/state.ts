// SPDX-License-Identifier: MIT
// The one state of the application. Nothing else remembers anything: `update` makes the next state from a message,
// `render` shows it, effects do the rest and answer with messages.

import type { Room } from "./analysis/state";
import type { LateArea, LateStage } from "./areas";
import type { Game } from "./game";
import type { Inside } from "./inside/state";
import type { Kept } from "./keeping";
import type { Analysis, Editor, Learn, Library, Sheet } from "./panels";
import type { PuzzlesState } from "./puzzles/state";
import type { SchoolState } from "./school/state";
import type { Pen } from "./sketches";
import type { About, Both, Language, Move, Position, Result, Review, Side } from "./types";
import type { WorkoutPaper, WorkoutState } from "./workout/state";

/** What somebody has chosen for this browser; it is kept. */
export interface Settings {
  /** The language of everything that is read and said. */
  language: Language;
  /** The look of the page; `auto`: as the system has it. */
  theme: "auto" | "light" | "dark" | "contrast";
  /** The colours of the board. */
  board: "walnut" | "slate" | "contrast";
  /** How pieces are drawn. */
  pieces: "classic" | "flat" | "tournament";
  /** Which colour of squares is played on: as each game does by tradition, or always one. */
  squares: "auto" | "light" | "dark";
  /** Where squares are named: the outer ones in the frame, the empty ones inside, or nowhere. */
  coordinates: "edge" | "inside" | "none";
  /** Moves can be heard. */
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Pieces are seen moving. */
  motion: boolean;
  /** Touched pieces must be played, where the rules have an article about it. */
  touchMove: boolean;
  /** A piece whose only move is a capture plays it when it is touched. */
  oneClick: boolean;
  /** A move that was chosen by touching is played once it has been confirmed. */
  confirmMove: boolean;
  /** With two people the board turns to whoever has the move. */
  autoFlip: boolean;
  /** Single keys are commands. */
  shortcuts: boolean;
  /** Pieces that must capture are marked before anybody touches one. */
  coach: boolean;
  /** The strongest levels play their first moves by the book. */
  book: boolean;
}

/** A new game as the form describes it. */
export interface NewGame {
  /** The id of its rule set. */
  rules: string;
  /** Against whom. */
  opponent: "computer" | "person";
  /** How strong the computer plays, from 1. */
  level: number;
  /** The side of the person at this board. */
  color: Side | "random";
  /** Minutes and seconds a move, as "5+3"; empty: no clock. */
  pace: string;
  /** What the person is called who plays the computer, or White where two people play; empty: nobody has said. */
  name: string;
  /** What the other person is called. */
  other: string;
  /** The pace is typed, not one of the usual ones. */
  ownPace: boolean;
  /** The game was to begin, but no clock is as was typed. */
  badPace: boolean;
}

/** The clocks of a game that is played with them. */
export interface Clock {
  /** What White has left, in milliseconds. */
  white: number;
  /** What Black has left. */
  black: number;
  /** The first move has been played, and the game is not over. */
  running: boolean;
  /** Stopped by hand, or because the game was kept. */
  paused: boolean;
  /** When it was last looked at, in milliseconds of the world's time. */
  seen: number;
}

/** A piece on its way. */
export interface Motion {
  /** The pieces before the move, a letter a square. */
  before: string;
  /** The move that is shown. */
  move: Move;
  /** How many squares of its path lie behind it; one more than there are: what it captured leaves. */
  step: number;
  /** The position that it belongs to, as `State.serial` counts. */
  serial: number;
}

/** Why a move is not allowed. */
export interface Refusal {
  /** The law in words. */
  text: Both;
  /** The squares that show it. */
  squares: number[];
  /** Where the refused piece stands; 0 if none was touched. */
  from: number;
  /** The article of the rules; 0: none is named. */
  article: number;
}

/** A piece held by the pointer. */
export interface Drag {
  /** Where it stands. */
  square: number;
  /** Where it is drawn once it has moved, from the left, in hundredths of a square. */
  x: number;
  /** The same from the top. */
  y: number;
  /** The pointer has left the place where it was pressed. */
  moved: boolean;
  /** The piece was picked before: letting it go where it stands gives it back. */
  again: boolean;
}

/** Drawing on the board. */
export interface Sketch {
  /** The pointer draws where it would play. */
  on: boolean;
  /** With which pen. */
  pen: Pen;
  /** Where what is being drawn begins; 0: nothing is. */
  from: number;
  /** Where it would end; 0: beside the squares. */
  to: number;
}

/** A move that the engine recommends. */
export interface Hint {
  /** Its text. */
  move: string;
  /** Its squares, the piece's first. */
  path: number[];
  /** First the piece is shown, then the move. */
  step: 1 | 2;
}

/** A position that is looked at without going there. */
export interface Peek {
  /** The moves that lead there from the first position. */
  moves: string[];
  /** Its node in the tree; -1: it is not looked at as one of the tree. */
  node: number;
  /** What the referee says of it; until he has answered, what was shown before. */
  position: Position | null;
  /** The move that leads there is seen moving. */
  moving?: boolean;
}

/** A short sentence that goes away by itself. */
export interface Notice {
  /** The sentence. */
  text: Both;
  /** How it looks. */
  kind: "info" | "good" | "bad";
}

/** What a screen reader is given to say. */
export interface Said {
  /** The sentence. */
  text: string;
  /** It interrupts what is being said. */
  urgent: boolean;
  /** Counts sentences, so that the same one can be said twice. */
  count: number;
}

/** Who thinks. */
export interface EngineState {
  /** The program's engine can be asked. */
  program: boolean;
  /** The program was there and has been closed. */
  gone: boolean;
  /** The program is there, but others use all its engines. */
  busy: boolean;
  /** How many threads think in the page. */
  threads: number;
  /** Why the page's own engine could not start; empty: it did. */
  broken: string;
}

export type Panel =
  | "game"
  | "new"
  | "analysis"
  | "inside"
  | "learn"
  | "library"
  | "settings"
  | "workout"
  | "offline"
  | "puzzles";

export interface State {
  /** What the referee says of itself: rule sets, levels, terms; null until it is there. */
  about: About | null;
  /** What somebody has chosen for this browser. */
  settings: Settings;
  /** The game on the board, played or studied. */
  game: Game;
  /** The form of a new game. */
  fresh: NewGame;
  /** What the referee says about the position at `game.at`. */
  position: Position | null;
  /** What stood on the board when the referee last described it: a game that it refuses leads back here. */
  described: Pick<State, "game" | "clock" | "flipped"> | null;
  /** The piece that is seen moving. */
  motion: Motion | null;
  /** Squares touched so far: the piece, then where it passes. */
  touched: number[];
  /** Captures that the touched squares cannot tell apart yet. */
  choices: Move[];
  /** The piece that the pointer holds. */
  drag: Drag | null;
  /** The square where the pointer has let a piece go that is being played; 0: it was not carried. */
  dropped: number;
  /** Arrows and circles that are drawn on the board. */
  sketch: Sketch;
  /** Why the last move that was tried is not allowed. */
  refusal: Refusal | null;
  /** The square that keys were last on or a pointer last touched; 0: none yet. */
  cursor: number;
  /** What stands in the field for a move. */
  typed: string;
  /** What the board shows in place of the position, for as long as somebody looks at it. */
  peek: Peek | null;
  /** What somebody asked for who did not know what to play. */
  hint: Hint | null;
  /** What the engine works on for the game; analysis does not count. */
  thinking: "" | "move" | "hint" | "offer" | "review";
  /** Black sits at the bottom. */
  flipped: boolean;
  /** The clocks, if the game has any. */
  clock: Clock | null;
  /** The panel where the engine looks at the position. */
  analysis: Analysis;
  /** The analysis room, once it has been loaded. */
  room: Room | null;
  /** The whole game reviewed, and the node of each of its moves. */
  review: { data: Review; nodes: number[] } | null;
  /** How far a review has come, in moves. */
  progress: { done: number; total: number } | null;
  /** The panel that looks inside a search. */
  inside: Inside;
  /** The panel of rules, endings and openings. */
  learn: Learn;
  /** A position being set up; it stands on the board in place of the game's. */
  editor: Editor | null;
  /** The panel where games are opened, saved and kept. */
  library: Library;
  /** The panel beside the board. */
  panel: Panel;
  /** How far it is open where it lies over the board. */
  sheet: Sheet;
  /** The help of the keyboard is open. */
  help: boolean;
  /** The sentence shown for a short while. */
  notice: Notice | null;
  /** The sentence for those who listen. */
  said: Said;
  /** Whether the program or the page thinks, and how. */
  engine: EngineState;
  /** The browser says that there is no network. */
  offline: boolean;
  /** What is kept for when there is no network; null: nobody has said; no groups: nothing can be kept here. */
  kept: Kept | null;
  /** A newer version of the page is here, for the next start. */
  newer: boolean;
  /** Counts positions asked for, so that late answers are known as late. */
  serial: number;
  /** What has to be confirmed before it is done. */
  confirm: "" | "resign" | "draw";
  /** The move that a person has chosen and has not confirmed yet, where they want to be asked. */
  proposed: Move | null;
  /** What lies ready for the printer; `game`: the diagram and, if there are moves, the score sheet. */
  paper: "" | "game" | "diagram" | "sheet" | "certificate" | WorkoutPaper;
  /** How the main line ends that `of` names; null: nobody has asked. */
  end: { of: string; result: Result } | null;
  /** Board and card only, for a whole room. */
  projector: boolean;
  /** How far each area has come that is loaded when it is wanted; what nobody wanted is not in it. */
  late: Partial<Record<LateArea, LateStage>>;
  /** The course, endings and coordinates, once they have been loaded. */
  school: SchoolState | null;
  /** Training draughts, once it has been loaded. */
  workout: WorkoutState | null;
  /** Puzzles, once they have been loaded. */
  puzzles: PuzzlesState | null;
  /** How much of what was kept could not be read and is set aside; `news`: somebody has to be told. */
  aside: { count: number; news: boolean };
  /** The browser has no more room, or keeps nothing, and it has to be said. */
  full: boolean;
}

// SPDX-License-Identifier: MIT
// What the inside of a search remembers. It is there from the beginning: its settings are kept, and the board shows its
// nodes. Everything else of it is loaded when it is wanted.
import type { Both, Compared, Position, SearchTree, Terms, TextbookSettings } from "../types";

/** Who guesses: a person, or a team of a class. */
export interface Team {
  /** Its name; empty: it is told by its number. */
  name: string;
  /** How many questions it has answered. */
  asked: number;
  /** How many of them were answered well. */
  right: number;
  /** How many have been answered well without a mistake until now. */
  streak: number;
  /** The longest such row. */
  best: number;
}

/** The game of guessing whether the search cuts. */
export interface Predict {
  /** It is being played. */
  on: boolean;
  /** Who plays. */
  teams: Team[];
  /** They answer in turn; otherwise all answer each question. */
  turns: boolean;
  /** How many questions have been answered. */
  asked: number;
  /** How many of them were followed by a cut-off. */
  cuts: number;
  /** Up to which step everything has been answered. */
  upTo: number;
  /** What each team says of the question that is open: it cuts, it goes on, nothing yet. */
  answers: (boolean | null)[];
  /** The answer is shown. */
  shown: boolean;
}

/** Which part of a drawing is shown: what lies in the top left corner of its room, and how large it is. */
export interface Camera {
  /** From the left of the drawing. */
  x: number;
  /** From its top. */
  y: number;
  /** How many pixels a unit of the drawing takes. */
  zoom: number;
}

/** The room that a drawing has, in pixels. */
export interface Room {
  /** Across. */
  width: number;
  /** Down. */
  height: number;
}

/** A finger, or the pointer with its button down. */
export interface Finger {
  /** What the browser calls it. */
  id: number;
  /** Where it is in the room, from the left. */
  x: number;
  /** From the top. */
  y: number;
}

/** Alpha-beta as taught, on the position of the board, step by step. */
export interface Inside {
  /** How the next search is made; they are kept. */
  settings: TextbookSettings;
  /** Settings set aside as an opponent of those. */
  other: TextbookSettings | null;
  /** The settings of the search on its way, or of the last one: as they were asked for, not as the host allows them. */
  asked: TextbookSettings | null;
  /** The search that was made last. */
  tree: SearchTree | null;
  /** A search or a comparison is on its way. */
  busy: boolean;
  /** How many steps of the search are shown: the tree grows to it. */
  step: number;
  /** The tree grows by itself. */
  running: boolean;
  /** Which time it does so: what an earlier one still wants is not heard. */
  run: number;
  /** How fast, as a place in the list of speeds. */
  speed: number;
  /** The node whose card is shown; null: the board shows the game. */
  selected: number | null;
  /** The terms of the evaluation at the selected node. */
  terms: Terms | null;
  /** The position of the selected node, shown on the board in place of the game's. */
  preview: Position | null;
  /** Minimax beside alpha-beta with each order of moves. */
  compared: Compared[] | null;
  /** The game of guessing whether the search cuts. */
  predict: Predict;
  /** Why there is no tree, no comparison or no settings. */
  error: Both | null;
  /** The tree has the whole screen. */
  stage: boolean;
  /** Nodes that somebody has folded or opened; true: nothing below it is shown. */
  folds: Record<number, boolean>;
  /** What is finished is folded by itself. */
  tidy: boolean;
  /** Which part of the tree is shown. */
  camera: Camera;
  /** The room that the tree has; null: nobody has measured it. */
  room: Room | null;
  /** The node of each step is kept in view. */
  follow: boolean;
  /** The view moves by itself, and so smoothly. */
  gliding: boolean;
  /** The fingers on the tree. */
  fingers: Finger[];
  /** One of them has moved: it does not touch a node when it is lifted. */
  dragged: boolean;
  /** The step and the node at which a link wants the tree that is being searched. */
  wanted: { step: number; node: number } | null;
}

// SPDX-License-Identifier: MIT
// What the inside of a search remembers. It is there from the beginning: its settings are kept, and the board shows its
// nodes. Everything else of it is loaded when it is wanted.
import type { Both, Compared, Position, SearchTree, Terms, TextbookSettings } from "../types";

/** The game of guessing where the search cuts. */
export interface Predict {
  /** It is being played. */
  on: boolean;
  /** The nodes that somebody has marked. */
  guesses: number[];
  /** The answers are shown. */
  checked: boolean;
}

/** Alpha-beta as taught, on the position of the board, step by step. */
export interface Inside {
  /** How the next search is made; they are kept. */
  settings: TextbookSettings;
  /** Settings set aside as an opponent of those. */
  other: TextbookSettings | null;
  /** The search that was made last. */
  tree: SearchTree | null;
  /** A search or a comparison is on its way. */
  busy: boolean;
  /** How many nodes are shown: the tree grows to it. */
  step: number;
  /** The tree grows by itself. */
  running: boolean;
  /** The node whose card is shown. */
  selected: number | null;
  /** The terms of the evaluation at the selected node. */
  terms: Terms | null;
  /** The position of the selected node, shown on the board in place of the game's. */
  preview: Position | null;
  /** Minimax beside alpha-beta with each order of moves. */
  compared: Compared[] | null;
  /** The game of guessing where the search cuts. */
  predict: Predict;
  /** Why there is no tree, no comparison or no settings. */
  error: Both | null;
}

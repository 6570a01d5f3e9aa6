// SPDX-License-Identifier: MIT
// What the desk says, as types. docs/formats/page.md describes the same in words.

export type Side = "white" | "black";
export type Language = "es" | "en";
export interface Both {
  es: string;
  en: string;
}

export interface RuleSet {
  id: string;
  name: Both;
  width: number;
  height: number;
  /** Pieces stand on the light squares by tradition. */
  light: boolean;
  /** Files name squares by letter and number, such as c3. */
  letters?: boolean;
  /** Numbers of the squares, row by row as White sees them; 0 is not played on. */
  tiles: number[];
  start: string;
  /** The rule set under whose name networks, tables and books for its moves are kept. */
  learned_as: string;
  /** The pieces of the start, a letter a square. */
  pieces: string;
  compulsory: number;
  /** The article about touched pieces; 0 if the rules have none. */
  touch_move: number;
  /** The article about the Forzosa; 0 if the rules have none. */
  forzosa: number;
  win: string;
  draw: string;
  loss: string;
  /** Positions for articles of its rules page; an empty FEN is the usual start. */
  examples: { article: number; fen: string }[];
}
export interface LevelInfo {
  name: Both;
}
export interface TermInfo {
  name: string;
  weight: number;
  means: Both;
}
export interface About {
  rules: RuleSet[];
  /** The weakest first. */
  levels: LevelInfo[];
  terms: TermInfo[];
  max_weight: number;
  max_depth: number;
}

export interface Move {
  text: string;
  hub: string;
  path: number[];
  captured: number[];
}
export interface Count {
  at: number;
  of: number;
}
export interface Result {
  outcome: Side | "draw" | "none";
  reason: string;
  article: number;
  sentence: Both;
}
/** Why something may not be played. */
export interface Refused {
  law: string;
  article: number;
  sentence: Both;
  squares: number[];
  asked: string[];
  /** How many pieces or kings the move takes, and how many it should. */
  taken: number;
  required: number;
}
export interface Touch {
  square: number;
  /** It has to be played once it is touched, by players who agreed on that. */
  binds: boolean;
  /** Its only move, where that is a capture. */
  only_capture: string | null;
  /** Why it cannot be played while others have to capture. */
  refused: Refused | null;
}
export interface Position {
  rules: string;
  start: string;
  fen: string;
  turn: Side;
  ply: number;
  /** One letter a square: w W b B or '.'. */
  pieces: string;
  moves: Move[];
  must: number[];
  /** What touching each piece of the side to move begins. */
  touch: Touch[];
  /** The move that led here. */
  last: (Move & { crowned: boolean }) | null;
  counters: Partial<Record<"repetition" | "idle" | "forzosa" | "sixteen" | "five", Count>>;
  result: Result;
}
/** What the referee says about an attempt. */
export interface Ruling extends Refused {
  legal: boolean;
  /** The move, if it is legal; a touch alone is none. */
  move?: Move;
  /** The piece that is touched now and must be played; 0 if there is none. */
  touched: number;
}
/** A text that is no move. */
export interface UnreadableMove {
  legal: false;
  law: "unreadable";
}
export interface Setup {
  fen: string;
  wrong: number[];
  result: Result;
}

export interface Line {
  rank: number;
  depth: number;
  score: number;
  expectancy: number;
  plies: number | null;
  nodes: number;
  seconds: number;
  moves: string[];
}
/** A position of an ending; `plies` to its end, null for a draw or where tables know no distance. */
export interface Ending {
  fen: string;
  plies: number | null;
}
export interface Verdict {
  result: "win" | "draw" | "loss";
  on_board: "win" | "draw" | "loss";
  plies: number | null;
  too_late: boolean;
}
export interface Probe extends Verdict {
  forzosa_plies: number;
  moves: (Verdict & { move: string })[];
}

/** Games that White won, that were drawn, that Black won. */
export type Results = [number, number, number];
export interface BookMove {
  line: string[];
  score: number;
  follows: boolean;
  results: Results;
}
export interface BookPage {
  positions: number;
  results: Results;
  moves: BookMove[];
}

export interface MoveReview {
  ply: number;
  side: Side;
  move: string;
  fen: string;
  forced: boolean;
  depth: number;
  score_before: number;
  score_after: number;
  best: string;
  best_line: string[];
  loss: number;
  /** What a move chosen at random would have given away. */
  random_loss: number;
  nag: number | null;
}
export interface Summary {
  moves: number;
  accuracy: number;
  average_loss: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  only_moves: number;
}
/** A game reviewed move by move: docs/formats/analysis.md. */
export interface Review {
  game: number;
  white: string | null;
  black: string | null;
  rules: string;
  plies: number;
  result: Result["outcome"];
  reason: string;
  article: number;
  final_fen: string;
  infringement: null;
  moves: MoveReview[];
  summary: Record<Side, Summary>;
}

export interface WrittenNode {
  move: string;
  strength?: string;
  nags?: number[];
  comments?: string[];
  variations?: WrittenLine[];
}
export interface WrittenLine {
  comments?: string[];
  moves: WrittenNode[];
}
export interface ReadError {
  line: number;
  column: number;
  found: string;
  expected: Both;
}
/** A game whose start or kind cannot be understood. */
export interface BrokenGame {
  tags: [string, string][];
  pdn: string;
  error: ReadError;
}
export interface ReadGame {
  tags: [string, string][];
  error?: undefined;
  rules: string;
  fen: string;
  /** Who has the first move. */
  turn: Side;
  plies: number;
  /** Where its main line ends. */
  end_fen: string;
  line: WrittenLine;
  /** Something was left out of the line that is not illegal. */
  cut: boolean;
  /** The game as it was read, nothing changed. */
  pdn: string;
  /** Whose draw limits hold, if others than the rule set's own. */
  profile: string;
  infringement?: {
    ply: number;
    move: string;
    line: number;
    column: number;
    law: string;
    article: number;
    sentence: Both;
  };
  in_variation: boolean;
  annulled: boolean;
  remarks: Both[];
  claims: Both[];
}
export interface ReadReply {
  error?: ReadError;
  fen?: string;
  count?: number;
  games?: (ReadGame | BrokenGame)[];
  skipped?: { error: ReadError }[];
}

/** Alpha-beta as taught, with everything that a student may set. The names are those of a settings file. */
export interface TextbookSettings {
  /** How many plies deep it looks. */
  depth: number;
  /** Alpha-beta; without it, minimax. */
  pruning: boolean;
  /** In which order moves are looked at. */
  order: "generated" | "captures_first" | "by_evaluation";
  /** Which move is played among those of equal value. */
  tie_break: "first" | "last" | "random";
  /** Where chance begins. */
  seed: number;
  /** The most nodes of a search; 0: no limit. */
  nodes: number;
  /** The most seconds of a search; 0: no limit. */
  time: number;
  /** Only terminal nodes are evaluated. */
  leaves_only: boolean;
  /** What each term of the evaluation counts, by its name. */
  weights: Record<string, number>;
}

export interface TreeNode {
  id: number;
  parent: number | null;
  ply: number;
  move: string | null;
  player: "max" | "min";
  kind: "inner" | "leaf" | "game_over" | "stopped";
  alpha: number | null;
  beta: number | null;
  value: number;
  moves: number;
  searched: number;
  cut: boolean;
  reason: string | null;
  pruned: string[];
}
/** A search as taught: docs/formats/tree.md. */
export interface SearchTree {
  rules: string;
  fen: string;
  best: string | null;
  value: number;
  line: string[];
  nodes: number;
  evaluations: number;
  inner_evaluations: number;
  cutoffs: number;
  nodes_by_ply: number[];
  complete: boolean;
  truncated: boolean;
  tree: TreeNode[];
  settings: TextbookSettings;
}
export interface Compared {
  search: "minimax" | "alpha_beta";
  order: string;
  nodes: number;
  evaluations: number;
  inner_evaluations: number;
  cutoffs: number;
  branching: number;
  seconds: number;
  value: number;
  best: string | null;
  line: string[];
  nodes_by_ply: number[];
  complete: boolean;
}
export interface Terms {
  score: number;
  terms: { name: string; count: number; weight: number }[];
}

/** What a game may hold that a link has no room for. */
export type LinkPart = "comments" | "marks" | "variations" | "tags" | "ending" | "profile" | "exercises";

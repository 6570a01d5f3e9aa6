// SPDX-License-Identifier: MIT
// What the desk says, as types. docs/formats/page.md describes the same in words.

export type Side = "white" | "black";
export type Language = "es" | "en";
export interface Both { es: string; en: string }

export interface RuleSet {
  id: string; name: Both; width: number; height: number;
  /** Pieces stand on the light squares by tradition. */
  light: boolean;
  /** Numbers of the squares, row by row as White sees them; 0 is not played on. */
  cells: number[];
  start: string; compulsory: number;
  /** The article about touched pieces; 0 if the rules have none. */
  touch_move: number;
  win: string; draw: string; loss: string;
}
export interface TermInfo { name: string; weight: number; means: Both }
export interface About { rules: RuleSet[]; levels: number; terms: TermInfo[]; max_weight: number; max_depth: number }

export interface Move { text: string; hub: string; path: number[]; captured: number[] }
export interface Count { at: number; of: number }
export interface Result { outcome: Side | "draw" | "none"; reason: string; article: number; sentence: Both }
export interface Position {
  rules: string; start: string; fen: string; turn: Side; ply: number;
  /** One letter a square: w W b B or '.'. */
  pieces: string;
  moves: Move[]; must: number[];
  /** Pieces that have to be played once they are touched, by players who agreed on that. */
  binding: number[];
  last: Move | null;
  counters: Partial<Record<"repetition" | "idle" | "forzosa" | "sixteen" | "five", Count>>;
  result: Result;
}
export interface Ruling {
  legal: boolean; law: string; article: number; sentence: Both; squares: number[]; asked: string[]; move?: Move;
  /** The piece that is touched now and must be played; 0 if there is none. */
  touched?: number;
}
export interface Setup { fen: string; wrong: number[]; result: Result }

export interface Line {
  rank: number; depth: number; score: number; expectancy: number; plies: number | null; nodes: number; seconds: number; moves: string[];
}
export interface Verdict { result: "win" | "draw" | "loss"; on_board: "win" | "draw" | "loss"; plies: number | null; too_late: boolean }
export interface Probe extends Verdict { forzosa_plies: number; moves: (Verdict & { move: string })[] }

/** Games that White won, that were drawn, that Black won. */
export type Results = [number, number, number];
export interface BookMove { line: string[]; score: number; follows: boolean; results: Results }
export interface BookPage { positions: number; results: Results; moves: BookMove[] }

export interface MoveReview {
  ply: number; side: Side; move: string; fen: string; forced: boolean; depth: number;
  score_before: number; score_after: number; best: string; best_line: string[]; loss: number; nag: number | null;
}
export interface Summary { moves: number; accuracy: number; inaccuracies: number; mistakes: number; blunders: number; only_moves: number }
export interface Review { moves: MoveReview[]; summary: Record<Side, Summary> }

export interface WrittenNode { move: string; strength?: string; nags?: number[]; comments?: string[]; variations?: WrittenLine[] }
export interface WrittenLine { comments?: string[]; moves: WrittenNode[] }
export interface ReadError { line: number; column: number; found: string; expected: Both }
export interface ReadGame {
  tags: [string, string][]; error?: ReadError; rules: string; fen: string; plies: number; line: WrittenLine;
  /** The game as it was read, nothing changed. */
  pdn: string;
  /** Whose draw limits hold, if others than the rule set's own. */
  profile: string;
  infringement?: { ply: number; move: string; line: number; column: number; law: string; sentence: Both };
  in_variation: boolean; annulled: boolean; remarks: Both[]; claims: Both[];
}
export interface ReadReply { error?: ReadError; fen?: string; count?: number; games?: ReadGame[]; skipped?: { error: ReadError }[] }

export interface TreeNode {
  id: number; parent: number | null; ply: number; move: string | null; player: "max" | "min";
  kind: "inner" | "leaf" | "game_over" | "stopped"; alpha: number | null; beta: number | null; value: number;
  moves: number; searched: number; cut: boolean; reason: string | null; pruned: string[];
}
export interface SearchTree {
  fen: string; best: string | null; value: number; line: string[]; nodes: number; evaluations: number; inner_evaluations: number; cutoffs: number;
  nodes_by_ply: number[]; complete: boolean; truncated: boolean; tree: TreeNode[]; settings: Record<string, unknown>;
}
export interface Compared {
  search: "minimax" | "alpha_beta"; order: string; nodes: number; evaluations: number; inner_evaluations: number; cutoffs: number; branching: number;
  seconds: number; value: number; best: string; complete: boolean;
}
export interface Terms { score: number; terms: { name: string; count: number; weight: number }[] }

/** What a game may hold that a link has no room for. */
export type LinkPart = "comments" | "marks" | "variations" | "tags" | "ending" | "profile" | "exercises";

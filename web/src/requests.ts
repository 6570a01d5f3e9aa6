// SPDX-License-Identifier: MIT
// Every request to the desk, what it is answered with and what may be told before: docs/formats/page.md says in words
// what the fields mean. A test compares this with the desk's real answers (tests/requests.test.ts).
import type {
  About,
  BookPage,
  Compared,
  Ending,
  Language,
  Line,
  Position,
  Probe,
  ReadReply,
  Review,
  Ruling,
  SearchTree,
  Setup,
  Side,
  Terms,
  TextbookSettings,
  UnreadableMove,
  WrittenLine,
} from "./types";

/** A game as desks want to have it described. */
export interface GameRequest {
  rules: string;
  /** Of the first position; empty or left out: the usual start. */
  fen?: string;
  moves?: string[];
  ending?: "" | "draw" | "white_resigns" | "black_resigns";
  /** Whose draw limits hold, if others than those of its rules. */
  profile?: string;
}

/** A move by its squares or as text; `touched`: the piece touched before, 0 if none, where touch-move was agreed on. */
export type AttemptRequest = GameRequest & ({ squares: number[] } | { text: string }) & { touched?: number };

/** What a player may think about a move. Options are those of the engine, by name. */
export interface ThinkRequest extends GameRequest {
  options?: Record<string, string | number | boolean>;
  /** Seconds that the clock has left, and that each move adds. */
  clock?: number;
  increment?: number;
  seconds?: number;
  nodes?: number;
}
export interface AnalyseRequest extends GameRequest {
  /** As if the other side had the move. */
  threat?: boolean;
  lines?: number;
  depth?: number;
  nodes?: number;
  seconds?: number;
}
export interface WriteRequest {
  rules: string;
  fen?: string;
  tags: [string, string][];
  line: WrittenLine;
  outcome: Side | "draw" | "none";
}
export interface TextbookRequest extends GameRequest {
  settings?: Partial<TextbookSettings>;
  language?: Language;
  max_nodes?: number;
}

/** An ending to train: its material is that of the side to move, then the other's; `least` and `most` are plies. */
export interface EndingRequest {
  rules: string;
  material: string;
  turn?: Side;
  goal?: "win" | "draw" | "loss";
  least?: number;
  most?: number;
  forzosa?: boolean;
  seed: number;
}

/** One kind of request: what it needs besides `do`, its reply, what it tells before that. */
export interface Kind {
  request: object;
  reply: unknown;
  tells: object;
}
export interface Asked<Request, Reply, Tells = Record<string, never>> {
  request: Request;
  reply: Reply;
  tells: Tells;
}

/** What the desk understands, by the name that stands in `do`. */
export interface Requests {
  about: Asked<object, About>;
  state: Asked<GameRequest, Position>;
  attempt: Asked<AttemptRequest, Ruling | UnreadableMove>;
  setup: Asked<{ rules: string; pieces: string; turn: Side }, Setup>;
  probe: Asked<GameRequest, Probe | null>;
  ending: Asked<EndingRequest, Ending | null>;
  book: Asked<GameRequest, BookPage | null>;
  read: Asked<{ rules: string; text: string }, ReadReply>;
  write: Asked<WriteRequest, { pdn: string }>;
  annul: Asked<{ rules: string; text: string }, { pdn: string; infringement: string }>;
  think: Asked<ThinkRequest, Line, { line: Line }>;
  analyse: Asked<AnalyseRequest, Line[], { line: Line }>;
  /** The computer is offered a draw by the other side. */
  offer: Asked<GameRequest & { from: Side }, { answer: "accepted" | "too_early" | "refused" }>;
  review: Asked<GameRequest & { nodes: number }, Review, { progress: { done: number; total: number } }>;
  tree: Asked<TextbookRequest, SearchTree>;
  compare: Asked<TextbookRequest, Compared[]>;
  terms: Asked<TextbookRequest, Terms>;
  settings: Asked<{ text: string }, TextbookSettings>;
}

/** A table of kinds of requests, such as `Requests`. */
export type Kinds<T> = { [K in keyof T]: Kind };
/** A request as it is sent. */
export type Request<T extends Kinds<T>, D extends keyof T = keyof T> = { [K in D]: { do: K } & T[K]["request"] }[D];

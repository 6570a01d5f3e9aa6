// SPDX-License-Identifier: MIT
// Everything that can happen, and everything that the application can ask of the world around it.

import type { AnalysisMessage } from "./analysis/message";
import type { LateArea, LateEffects } from "./areas";
import type { EditorMessage } from "./editor/message";
import type { Game } from "./game";
import type { InsideMessage } from "./inside/message";
import type { Kept } from "./keeping";
import type { OfflineMessage } from "./offline/message";
import type { Learn, Saved, Sheet } from "./panels";
import type { Place } from "./place";
import type { PuzzlesMessage } from "./puzzles/message";
import type { Request, Requests } from "./requests";
import type { SchoolMessage } from "./school/message";
import type { NewGame, Panel, Settings, Sketch, State } from "./state";
import type { FileKind } from "./text_file";
import type { About, Both, Side } from "./types";
import type { WorkoutMessage } from "./workout/message";

/** What only an area that is loaded late answers. */
export type LateMessage =
  | AnalysisMessage
  | EditorMessage
  | WorkoutMessage
  | OfflineMessage
  | InsideMessage
  | PuzzlesMessage
  | SchoolMessage;

export type Message =
  | LateMessage
  /** An area of late.ts is here. */
  | { type: "late_ready"; area: LateArea }
  | { type: "late_failed"; area: LateArea }
  | { type: "late_retry"; area: LateArea }
  | { type: "projector"; on: boolean }
  | { type: "ready"; about: About }
  | { type: "press"; square: number; now: number }
  | { type: "drag"; x: number; y: number }
  /** `off`: beside the board. */
  | { type: "release"; square: number; now: number; off?: boolean }
  | { type: "cancel" }
  | { type: "cursor"; square: number }
  | { type: "touch"; square: number; now: number }
  | { type: "typed"; text: string }
  | { type: "type_move"; now: number }
  | { type: "motion"; serial: number }
  | { type: "tick"; now: number }
  | { type: "pause"; now: number }
  | { type: "start"; now: number; seed: number; date: string }
  | { type: "fresh"; part: Partial<NewGame> }
  | { type: "rematch"; now: number; seed: number; date: string }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "first" }
  | { type: "back" }
  | { type: "forward" }
  | { type: "last" }
  | { type: "go"; node: number }
  | { type: "peek"; moves: string[]; node?: number }
  | { type: "unpeek" }
  | { type: "hint" }
  | { type: "resign"; sure: boolean }
  | { type: "offer" }
  | { type: "answer_offer"; accept: boolean }
  | { type: "confirm_move"; now: number }
  | { type: "flip" }
  | { type: "play_from_here"; side: Side }
  | { type: "study" }
  | { type: "comment"; text: string }
  | { type: "nag"; nag: number }
  | { type: "remove" }
  | { type: "promote" }
  | { type: "panel"; panel: Panel }
  | { type: "sheet"; sheet: Sheet }
  /** Back or forward in the browser's history. */
  | { type: "went"; place: Place }
  | { type: "help"; open: boolean }
  | { type: "settings"; part: Partial<Settings> }
  | { type: "analysis"; on: boolean }
  | { type: "analysis_lines"; count: number }
  | { type: "threat"; on: boolean }
  | { type: "review" }
  | { type: "stop" }
  | { type: "play_line"; moves: string[] }
  | { type: "sketch"; part: Partial<Sketch> }
  /** `to`: where it ends, if not where the pointer is. */
  | { type: "sketched"; to?: number }
  | { type: "erase_sketch" }
  | { type: "read_text"; text: string }
  | { type: "file_too_big"; what: FileKind }
  | { type: "read"; now: number; to?: Panel }
  /** What was copied elsewhere is opened and analysed; `paste_failed`: the browser does not give it. */
  | { type: "paste" }
  | { type: "paste_failed" }
  | { type: "open_read"; index: number; seed: number; date: string }
  | { type: "write"; to: "copy" | "file" }
  | { type: "annul" }
  /** What is wrong with the file has been read, and the game stays as it is. */
  | { type: "understood" }
  | { type: "copy_fen" }
  | { type: "share" }
  | { type: "print"; what: Exclude<State["paper"], ""> }
  /** Something is printed now; off: it has been. */
  | { type: "paper"; on: boolean }
  | { type: "saved"; list: Saved[] }
  /** It has another name: another tab has gone on with it, or it was kept before (`twin`). */
  | { type: "renamed"; id: string; twin: boolean }
  | { type: "search"; text: string }
  | { type: "open_saved"; id: string }
  | { type: "loaded"; game: Game; panel?: Panel }
  | { type: "bad_link" }
  | { type: "delete_saved"; id: string }
  | { type: "export_saved" }
  | ReplyFor<Purpose>
  | { type: "tell"; as: Purpose; told: Told; context: Context }
  | { type: "notice_gone"; text: Both }
  | { type: "engine"; program: boolean; busy: boolean }
  | { type: "threads"; count: number }
  | { type: "broken"; why: string }
  | { type: "offline"; offline: boolean }
  /** What the service worker has; `own`: the version of this page. */
  | { type: "kept"; kept: Kept; own: string }
  | { type: "notice"; text: Both }
  | { type: "tables_ready" }
  | { type: "aside"; count: number; news: boolean }
  | { type: "export_aside" }
  | { type: "discard_aside" }
  | { type: "full"; full: boolean }
  | { type: "learn"; section: Learn["section"] }
  | { type: "rules_text"; text: string; of: string }
  | { type: "learn_failed"; section: Learn["section"] }
  | { type: "try_example"; fen: string; now: number; seed: number; date: string }
  | { type: "book_move"; move: string; now: number };

/** What the referee or the engine is asked for, and which request that is. */
export interface Purposes {
  position: "state";
  attempt: "attempt";
  think: "think";
  hint: "analyse";
  offer: "offer";
  analysis: "analyse";
  review: "review";
  probe: "probe";
  tree: "tree";
  compare: "compare";
  terms: "terms";
  setup: "setup";
  read: "read";
  write: "write";
  annul: "annul";
  settings: "settings";
  preview: "state";
  why: "analyse";
  why_at: "state";
  judged: "analyse";
  threatened: "state";
  peek: "state";
  end: "state";
  puzzles: "read";
  refute: "analyse";
  defend: "probe";
  ending: "ending";
  standing: "probe";
  book: "book";
}
export type Purpose = keyof Purposes;
/** Those whose answers an area takes that is loaded late. */
export type LatePurpose =
  | "why"
  | "why_at"
  | "judged"
  | "threatened"
  | "setup"
  | "tree"
  | "compare"
  | "terms"
  | "settings"
  | "preview"
  | "puzzles"
  | "refute"
  | "ending"
  | "standing";

/** What has to be known again when the answer comes. */
export interface Context {
  serial?: number;
  run?: number;
  animate?: boolean;
  to?: string;
  rules?: string;
  node?: number;
  quiet?: boolean;
  time?: number;
  seed?: number;
  date?: string;
  of?: string;
}

/** What a desk is asked; `wait`: the answer comes no sooner than after so many milliseconds. */
export type Question<P extends Purpose = Purpose> = {
  [K in P]: { as: K; request: Request<Requests, Purposes[K]>; context: Context; wait?: number };
}[P];

/** The answer to a question: a reply, or an error, null if the question was stopped or could not be asked. */
export type Answer<P extends Purpose = Purpose> =
  | { reply: Requests[Purposes[P]]["reply"]; error?: undefined }
  | { reply?: undefined; error: Both | null };
export type ReplyFor<P extends Purpose> = {
  [K in P]: { type: "reply"; as: K; context: Context; now: number } & Answer<K>;
}[P];

/** What a desk tells while it works. */
export type Told = Requests[keyof Requests]["tells"];

export type Effect =
  | { [A in LateArea]: { kind: "late"; area: A; effect: LateEffects[A] } }[LateArea]
  /** An area is loaded; `message` is sent once it is here. */
  | { kind: "load_late"; area: LateArea; message?: Message }
  | { kind: "fullscreen"; on: boolean }
  | ({ kind: "referee" /** Asked once these are there. */; after?: "tables" | "book" } & Question)
  /** `after`: once it has been given what was learned and the tables, as far as they are to be had. */
  | ({ kind: "engine"; after?: "tables" } & Question)
  | ({ kind: "analyst" } & Question)
  | { kind: "stop" }
  | { kind: "tables"; rules: string }
  | { kind: "timer"; wait: number; message: Message }
  /** The clocks are looked at once more; only the last one that was asked for comes. */
  | { kind: "tick"; wait: number }
  /** `beats`: when it is heard, in milliseconds from now; at once, if nothing is said. */
  | {
      kind: "sound";
      name: "move" | "capture" | "crown" | "refuse" | "end" | "clock" | "beep";
      beats?: readonly number[];
    }
  | { kind: "save" }
  | { kind: "save_settings" }
  | { kind: "save_form" }
  | { kind: "load"; id: string; panel?: Panel }
  | { kind: "delete"; id: string }
  | { kind: "export_all" }
  | { kind: "refuse"; game: Game; rulesKnown: boolean }
  | { kind: "export_aside" }
  | { kind: "discard_aside" }
  | { kind: "copy"; text: string }
  | { kind: "paste" }
  | { kind: "file"; name: string; text: string; mime: string }
  | { kind: "share"; text: string }
  | { kind: "print" }
  | { kind: "learn"; section: Learn["section"]; rules: string }
  | { kind: "focus"; square: number };

/** The next state, and what is to be done. */
export type Step = [State, Effect[]];

/** Every change goes through this. */
export type Send = (message: Message) => void;

/** Time and chance, which only the world has. */
export type Stamp = () => { now: number; seed: number; date: string };

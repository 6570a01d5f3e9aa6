// SPDX-License-Identifier: MIT
// The board at school: a position takes the place of the game that stood there, which comes back afterwards.
import { newGame, people } from "../defaults";
import type { Game, Seat } from "../game";
import type { Message, Step } from "../message";
import type { State } from "../state";
import type { Side } from "../types";
import { begin, resumed, silent } from "../update/course";
import { goTo } from "../update/position";
import type { SchoolState } from "./state";

export type Stamped = { now: number; seed: number; date: string };

/** What stands on the board: seats only where somebody answers. */
interface Placed {
  rules: string;
  fen: string;
  flipped: boolean;
  seats?: Record<Side, Seat>;
  /** Who is moved by hand; empty: nobody. */
  side: Side | "";
}

export const withSchool = (state: State, part: Partial<SchoolState>): State => ({
  ...state,
  school: { ...state.school!, ...part },
});

/** The game on the board as it will come back. */
function kept({ game, clock, flipped }: State): NonNullable<SchoolState["before"]> {
  const left: Partial<Game> = clock ? { left: { white: clock.white, black: clock.black } } : {};
  return { game: { ...game, ...left }, flipped };
}

/** A position to work on; nothing of it is kept among the games. */
export function place(state: State, { rules, fen, flipped, seats, side }: Placed, stamp: Stamped): Step {
  const { drill } = state.game;
  const theirs = drill?.of === "puzzles" ? state.puzzles?.before : state.school!.before;
  const before = drill ? (theirs ?? null) : kept(state);
  const game: Game = {
    ...newGame(rules, seats ?? people(), null, stamp.seed, stamp.date),
    id: "school", // One place in the browser's history, however many steps it has.
    start: fen,
    playing: seats !== undefined,
    drill: { of: "school", side },
  };
  const [next, effects] = begin(state, game, stamp.now);
  const still = withSchool(next, { before, lesson: null, ending: null, quiz: null, looking: false });
  return [{ ...still, panel: "learn", flipped }, effects];
}

/** The lesson, the ending or the quiz is left, and the game that stood on the board comes back. */
export function restore(state: State): Step {
  const before = state.school!.before;
  const left = withSchool(state, { lesson: null, ending: null, quiz: null, before: null });
  if (!before || state.game.drill?.of !== "school") return [left, []];
  const clock = resumed(before.game);
  const back: State = { ...left, ...silent, ...before, clock, editor: null, review: null };
  const [next, effects] = goTo(back, before.game.at, false);
  return [next, [{ kind: "stop" }, ...effects]];
}

/** What somebody does at the board with a piece. */
export const atBoard: readonly Message["type"][] = ["press", "touch", "type_move"];
/** What would lead elsewhere in the game, or change it. */
export const elsewhere: readonly Message["type"][] = [
  "undo",
  "redo",
  "first",
  "back",
  "forward",
  "last",
  "go",
  "peek",
  "play_line",
  "resign",
  "offer",
];

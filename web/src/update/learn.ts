// SPDX-License-Identifier: MIT
// Learning: rules to try on the board, endings against a perfect defence, openings.
import { newGame, people } from "../defaults";
import type { Seat } from "../game";
import { inBoth } from "../lang/words";
import type { Effect, ReplyFor, Step } from "../message";
import { bound, canMove } from "../selectors";
import type { State } from "../state";
import type { Probe, Side } from "../types";
import { attempt, begin, commit } from "./course";
import { describe } from "./position";
import { type Handlers, notify, type Of, type Replies } from "./step";

const change = (state: State, part: Partial<State["learn"]>): State => ({
  ...state,
  learn: { ...state.learn, ...part },
});

/** Opens a position to try things, without leaving the panel. */
function tryOut(
  state: State,
  fen: string,
  seats: Record<Side, Seat>,
  playing: boolean,
  stamp: { now: number; seed: number; date: string },
): Step {
  const game = { ...newGame(state.game.rules, seats, null, stamp.seed, stamp.date), start: fen, playing };
  const [next, effects] = begin(state, game, stamp.now);
  return [{ ...next, panel: "learn" }, effects];
}

/** The tables answer for the side that defends: the longest resistance. */
function defended(state: State, probe: Probe | null, now: number): Step {
  const best = probe?.moves[0];
  return best ? commit({ ...state, thinking: "" }, best.move, now) : [{ ...state, thinking: "" }, []];
}

/** Asks the book about the position on the board, while somebody looks into it. */
export function askBook(state: State): Effect[] {
  if (state.panel !== "learn" || state.learn.section !== "openings" || !state.position) return [];
  return [
    {
      kind: "referee",
      after: "book",
      request: { do: "book", ...describe(state.game) },
      as: "book",
      context: { serial: state.serial },
    },
  ];
}

function booked(state: State, { context, error, reply }: ReplyFor<"book">): State {
  if (context.serial !== state.serial) return state;
  const page = error === undefined ? (reply ?? "left") : error === null ? "unloaded" : "none";
  return { ...state, learn: { ...state.learn, opening: { rules: state.game.rules, serial: state.serial, page } } };
}

/** Another section, or the panel opened again. */
export function turnTo(state: State, section: State["learn"]["section"]): Step {
  const next: State = { ...state, panel: "learn", confirm: "", learn: { ...state.learn, section, failed: false } };
  return [next, [{ kind: "learn", section, rules: state.game.rules }, ...askBook(next)]];
}

/** A move of the book is played, if it may be played. */
function bookMove(state: State, { move, now }: Of<"book_move">): Step {
  const legal =
    state.learn.opening?.serial === state.serial &&
    canMove(state) &&
    state.position!.moves.some((known) => known.text === move);
  if (legal && bound(state) !== 0) return [state, [attempt(state, { text: move })]];
  return legal ? commit(state, move, now) : [state, []];
}

export const learn = {
  learn: (state, { section }) => turnTo(state, section),
  book_move: bookMove,
  rules_text: (state, { text, of }) => [change(state, { text, textOf: of }), []],
  learn_failed: (state, { section }) => [
    change(state, { failed: state.learn.failed || state.learn.section === section }),
    [],
  ],
  try_example: (state, message) => tryOut(state, message.fen, people(), false, message),
} satisfies Partial<Handlers>;

function tablesAnswered(state: State, { context, error, reply, now }: ReplyFor<"defend">): Step {
  if (context.serial !== state.serial) return [state, []];
  if (error === undefined) return defended(state, reply, now);
  return notify(
    { ...state, thinking: "" },
    inBoth((w) => w.endingNone),
    "bad",
  );
}

export const learnReplies = {
  book: (state, message) => [booked(state, message), []],
  defend: tablesAnswered,
} satisfies Partial<Replies>;

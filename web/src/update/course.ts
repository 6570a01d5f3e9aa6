// SPDX-License-Identifier: MIT
// The course of a game: how it begins, what is in hand, and what a move changes.
import { newGame, people } from "../defaults";
import type { Game, Pace } from "../game";
import type { Effect, Step } from "../message";
import { bound, touchMove, touchOf } from "../selectors";
import type { Clock, State } from "../state";
import { play } from "../tree";
import { describe, goTo } from "./position";

/** A step of a piece from square to square, in milliseconds; the style sheet has the same number. */
export const stepTime = 160;

export const tickTime = 100;
const nextTick: Effect = { kind: "timer", wait: tickTime, message: { type: "tick", now: 0 } };

const clockFor = (pace: Pace | null, now: number): Clock | null =>
  pace && { white: pace.minutes * 60_000, black: pace.minutes * 60_000, running: false, paused: false, seen: now };

/** The clocks of a game that was kept stand still until somebody moves or lets them run. */
export function resumed(game: Game): [Clock | null, Effect[]] {
  if (!game.playing || !game.pace || game.ending !== "") return [null, []];
  const clock = { ...clockFor(game.pace, 0)!, ...game.left };
  return [{ ...clock, running: game.tree.length > 1, paused: game.tree.length > 1 }, [nextTick]];
}

/** With another game on the board, what was said of the one before or of a text that is none goes. */
export const silent = ({ library }: State): Pick<State, "notice" | "library"> => ({
  notice: null,
  library: { ...library, reading: { ...library.reading, error: null } },
});

/** Begins a game; whoever is human sits at the bottom. */
export function begin(state: State, game: Game, now: number): Step {
  const flipped = game.seats.white.kind !== "human" && game.seats.black.kind === "human";
  const next: State = {
    ...state,
    game,
    flipped,
    panel: "game",
    editor: null,
    review: null,
    retry: null,
    learn: { ...state.learn, task: null },
    clock: clockFor(game.pace, now),
    confirm: "",
    ...silent(state),
    analysis: { ...state.analysis, on: false, lines: [], probe: null },
    thinking: "",
  };
  const [after, effects] = goTo(next, game.at, false);
  if (Object.values(game.seats).some((seat) => seat.kind === "level"))
    effects.push({ kind: "tables", rules: game.rules });
  return [after, [{ kind: "stop" }, ...effects, ...(game.pace ? [nextTick] : [])]];
}

/** Opens something to study: nobody answers moves. */
export function openToStudy(state: State, part: Partial<Game> & { rules: string }, seed: number, date: string): Step {
  const game = { ...newGame(part.rules, people(), null, seed, date), playing: false, ...part };
  const [next, effects] = begin(state, game, 0);
  return [{ ...next, library: { ...next.library, reading: { text: "", error: null, games: null } } }, effects];
}

type Hands = Pick<State, "touched" | "choices" | "drag" | "refusal">;
export const clean: Hands = { touched: [], choices: [], drag: null, refusal: null };

/** What is in hand after letting go: nothing, or the piece that must be played. */
export const letGo = (state: State): Hands => ({ ...clean, touched: bound(state) === 0 ? [] : [bound(state)] });

/** Asks the referee about an attempt, by squares or as text; one square is a touch. */
export function attempt(state: State, what: { squares: number[] } | { text: string }): Effect {
  const touched = touchMove(state) ? { touched: bound(state) } : {};
  return {
    kind: "referee",
    request: { do: "attempt", ...describe(state.game), ...what, ...touched },
    as: "attempt",
    context: { serial: state.serial },
  };
}

/** The piece on a square is in hand: from now on it must be played, if it can be and the players agreed on that. */
export function hold(state: State, square: number): Step {
  if (!touchMove(state) || bound(state) !== 0 || !touchOf(state.position, square)?.binds) return [state, []];
  return [{ ...state, game: { ...state.game, touched: { at: state.game.at, square } } }, [{ kind: "save" }]];
}

/** A legal move, chosen by a person or by the computer. */
export function commit(state: State, move: string, now: number): Step {
  const { tree, at } = play(state.game.tree, state.game.at, move, state.game.playing);
  const side = state.position!.turn;
  let clock = state.clock;
  if (clock && state.game.playing && state.game.pace)
    clock = {
      ...clock,
      [side]: clock[side] + (clock.running ? state.game.pace.increment * 1000 : 0),
      running: true,
      paused: false,
      seen: now,
    };
  const { touched: _, ...game } = state.game;
  return goTo({ ...state, game: { ...game, tree }, clock, typed: "" }, at, true);
}

// SPDX-License-Identifier: MIT
// The course of a game: how it begins, what is in hand, and what a move changes.
import { newGame, people } from "../defaults";
import type { Game, Pace } from "../game";
import { dictionary } from "../lang/words";
import type { Effect, Step } from "../message";
import { bound, isOver, opponent, touchMove, touchOf } from "../selectors";
import type { Clock, State } from "../state";
import { play } from "../tree";
import type { Side } from "../types";
import { describe, goTo } from "./position";
import { say } from "./step";

/** When a clock that has so much left shows something else: each tenth at the end, each second before. */
export function nextTick(left: number): Effect {
  const unit = left <= 10_000 ? 100 : 1000;
  return { kind: "tick", wait: Math.max(20, left - (Math.ceil(left / unit) - 1) * unit) };
}

const clockFor = (pace: Pace | null, now: number): Clock | null =>
  pace && { white: pace.minutes * 60_000, black: pace.minutes * 60_000, running: false, paused: false, seen: now };

/** The clocks of a game that was kept stand still until somebody moves or lets them run. */
export function resumed(game: Game): Clock | null {
  if (!game.playing || !game.pace || game.ending !== "") return null;
  const clock = { ...clockFor(game.pace, 0)!, ...game.left };
  return { ...clock, running: game.tree.length > 1, paused: game.tree.length > 1 };
}

/** With another game on the board, what was said of the one before goes; what is wrong with a text stays beside it. */
export const silent: Pick<State, "notice" | "said"> = {
  notice: null,
  said: { text: "", urgent: false, count: 0 },
};

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
    clock: clockFor(game.pace, now),
    confirm: "",
    ...silent,
    analysis: { ...state.analysis, on: false, lines: [], probe: null },
    thinking: "",
  };
  const [after, effects] = goTo(next, game.at, false);
  if (Object.values(game.seats).some((seat) => seat.kind === "level"))
    effects.push({ kind: "tables", rules: game.rules });
  return [after, [{ kind: "stop" }, ...effects]];
}

/** The game is studied from now on. One that could have gone on is kept as it is, and this is a copy of it. */
export function studied(state: State): State {
  const { game } = state;
  const goesOn = game.playing && !isOver(state) && !game.drill && game.tree.length > 2;
  const copy = goesOn ? { id: `${game.id}-study`, from: game.id } : {};
  return { ...state, game: { ...game, playing: false, ...copy }, clock: null, thinking: "" };
}

/** Opens something to study: nobody answers moves. */
export function openToStudy(state: State, part: Partial<Game> & { rules: string }, seed: number, date: string): Step {
  const game = { ...newGame(part.rules, people(), null, seed, date), playing: false, ...part };
  const [next, effects] = begin(state, game, 0);
  return [{ ...next, library: { ...next.library, reading: { text: "", error: null, games: null } } }, effects];
}

type Hands = Pick<State, "touched" | "choices" | "drag" | "refusal" | "proposed">;
export const clean: Hands = { touched: [], choices: [], drag: null, refusal: null, proposed: null };

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

/** The clocks once a side has moved: it gets its increment, and the other one's time runs. */
const pressed = ({ clock, game }: State, side: Side, now: number): Clock | null =>
  clock && game.pace
    ? {
        ...clock,
        [side]: clock[side] + (clock.running ? game.pace.increment * 1000 : 0),
        running: true,
        paused: false,
        seen: now,
      }
    : clock;

/** A legal move that a person has chosen by touching; whoever wants to be asked confirms it first. */
export function choose(state: State, move: string, now: number): Step {
  const proposed = state.position!.moves.find(({ text }) => text === move);
  if (!state.settings.confirmMove || !state.game.playing || !proposed) return commit(state, move, now);
  const w = dictionary(state.settings.language);
  return [say({ ...state, proposed }, w.proposed(move)), []];
}

/** A legal move, chosen by a person or by the computer. */
export function commit(state: State, move: string, now: number): Step {
  const { tree, at } = play(state.game.tree, state.game.at, move, state.game.playing);
  const side = state.position!.turn;
  const { touched: _, ...game } = state.game;
  const clock = state.game.playing ? pressed(state, side, now) : state.clock;
  const [next, effects] = goTo({ ...state, game: { ...game, tree }, clock, typed: "" }, at, true);
  return [next, clock?.running ? [...effects, nextTick(clock[opponent(side)])] : effects];
}

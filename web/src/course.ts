// SPDX-License-Identifier: MIT
// The course of a game: how it begins, what a move changes, and what follows when the arbiter has described a position.
import type { Effect } from "./message";
import { dictionary } from "./lang/words";
import { atTip, bound, held, opponent, touchMove, type Clock, type Game, type Pace, type Seat, type State } from "./state";
import { movesTo, play } from "./tree";
import type { Position } from "./types";
import { say, type Step } from "./update";
import { goTo } from "./update_study";
import { restartAnalysis } from "./update_analysis";

/** A step of a piece from square to square, in milliseconds; the style sheet has the same number. */
export const stepTime = 160;
/** A computer that answers at once feels rude. */
const politeWait = 500;
export const tickTime = 100;
const nextTick: Effect = { kind: "timer", wait: tickTime, message: { type: "tick", now: 0 } };

export const describe = (game: Game, at = game.at): Record<string, unknown> => ({
  rules: game.rules, fen: game.start, moves: movesTo(game.tree, at),
  ending: game.ending.replace("_time", "_resigns"), ...(game.profile ? { profile: game.profile } : {}),
});

/** The levels from here on use what is known: the opening book, the tables, what was learned. */
const knowingLevel = 9;

/** What a seat is for the engine. */
export function seatOptions(seat: Seat, seed: number, book: boolean): Record<string, unknown> {
  if (seat.kind === "textbook") {
    const { weights, ...rest } = seat.settings;
    return { search: "textbook", ...rest, ...weights };
  }
  const level = seat.kind === "level" ? seat.level : 10;
  return { level, seed, ...(book && level >= knowingLevel ? { book } : {}) };
}

export function paceOf(text: string): Pace | null {
  const found = /^(\d{1,3})\+(\d{1,3})$/.exec(text);
  return found && Number(found[1]) > 0 ? { minutes: Number(found[1]), increment: Number(found[2]) } : null;
}
const clockFor = (pace: Pace | null, now: number): Clock | null =>
  pace && { white: pace.minutes * 60_000, black: pace.minutes * 60_000, running: false, paused: false, seen: now };

/** The clocks of a game that was kept stand still until somebody moves or lets them run. */
export function resumed(game: Game): [Clock | null, Effect[]] {
  if (!game.playing || !game.pace || game.ending !== "") return [null, []];
  const clock = { ...clockFor(game.pace, 0)!, ...game.left };
  return [{ ...clock, running: game.tree.length > 1, paused: game.tree.length > 1 }, [nextTick]];
}

/** Begins a game; whoever is human sits at the bottom. */
export function begin(state: State, game: Game, now: number): Step {
  const flipped = game.seats.white.kind !== "human" && game.seats.black.kind === "human";
  const next: State = {
    ...state, game, flipped, panel: "game", editor: null, review: null, retry: null, learn: { ...state.learn, task: null }, clock: clockFor(game.pace, now), confirm: "",
    analysis: { ...state.analysis, on: false, lines: [], probe: null }, thinking: "", thought: null,
  };
  const [after, effects] = goTo(next, game.at, false);
  if (Object.values(game.seats).some((seat) => seat.kind === "level")) effects.push({ kind: "tables", rules: game.rules });
  return [after, [{ kind: "stop" }, ...effects, ...(game.pace ? [nextTick] : [])]];
}

type Hands = Pick<State, "touched" | "choices" | "drag" | "refusal">;
export const clean: Hands = { touched: [], choices: [], drag: null, refusal: null };

/** What is in hand after letting go: nothing, or the piece that must be played. */
export const letGo = (state: State): Hands => ({ ...clean, touched: bound(state) === 0 ? [] : [bound(state)] });

/** Asks the arbiter about an attempt, by squares or as text; one square is a touch. */
export function attempt(state: State, what: { squares: number[] } | { text: string }): Effect {
  const touched = touchMove(state) ? { touched: bound(state) } : {};
  return { kind: "arbiter", request: { do: "attempt", ...describe(state.game), ...what, ...touched }, as: "attempt", context: { serial: state.serial } };
}

/** The piece on a square is in hand: from now on it must be played, if it can be and the players agreed on that. */
export function hold(state: State, square: number): Step {
  if (!touchMove(state) || bound(state) !== 0 || !state.position?.binding.includes(square)) return [state, []];
  return [{ ...state, game: { ...state.game, touched: { at: state.game.at, square } } }, [{ kind: "save" }]];
}

/** A legal move, chosen by a person or by the computer. */
export function commit(state: State, move: string, now: number): Step {
  const { tree, at } = play(state.game.tree, state.game.at, move, state.game.playing);
  const side = state.position!.turn;
  let clock = state.clock;
  if (clock && state.game.playing && state.game.pace)
    clock = { ...clock, [side]: clock[side] + (clock.running ? state.game.pace.increment * 1000 : 0), running: true, paused: false, seen: now };
  const { touched: _, ...game } = state.game;
  return goTo({ ...state, game: { ...game, tree }, clock, typed: "" }, at, true);
}

/** After the arbiter has described a position: sounds, words, the computer's turn. */
export function arrived(state: State, next: Position, animate: boolean, quiet: boolean): Step {
  const before = state.position;
  const words = dictionary(state.settings.language);
  const effects: Effect[] = [];
  let now: State = { ...state, position: next, hint: null, thought: null };
  now = { ...now, ...letGo(now) };
  const last = next.last;
  if (animate && last && before) {
    const crowned = /[wb]/.test(before.pieces[last.path[0]! - 1] ?? "") && /[WB]/.test(next.pieces[last.path[last.path.length - 1]! - 1] ?? "");
    effects.push({ kind: "sound", name: last.captured.length > 0 ? "capture" : crowned ? "crown" : "move" });
    now = say(now, words.spokenMove(last, opponent(next.turn), crowned));
    if (state.settings.motion) {
      now = { ...now, motion: { before: before.pieces, move: last, step: 0, serial: state.serial } };
      effects.push({ kind: "timer", wait: 16, message: { type: "motion", serial: state.serial } });
    }
  } else {
    now = { ...now, motion: null };
  }
  if (next.result.outcome !== "none") {
    if (!quiet) effects.push({ kind: "sound", name: "end" });
    now = say({ ...now, clock: now.clock && { ...now.clock, running: false }, thinking: "" }, next.result.sentence[state.settings.language], true);
  }
  if (state.settings.autoFlip && state.game.playing && state.game.seats.white.kind === "human" && state.game.seats.black.kind === "human")
    now = { ...now, flipped: next.turn === "black" };
  effects.push({ kind: "save" });
  const seat = state.game.seats[next.turn];
  if (state.game.playing && seat.kind !== "human" && next.result.outcome === "none" && state.game.ending === "" && atTip(state) && !held(state)) {
    now = { ...now, analysis: { ...now.analysis, lines: [], probe: null } };
    const remaining = now.clock ? now.clock[next.turn] / 1000 : 0;
    const seconds = now.clock ? Math.max(0.1, Math.min(remaining / 30 + (state.game.pace?.increment ?? 0) / 2, remaining / 4)) : seat.kind === "textbook" ? 0 : 2;
    if (seat.kind === "tables") {
      const probe = { do: "probe", ...describe(state.game) };
      return [{ ...now, thinking: "move" }, [...effects, { kind: "arbiter", after: "tables", request: probe, as: "defend", context: { serial: state.serial }, wait: politeWait }]];
    }
    if (seat.kind === "level") effects.push({ kind: "tables", rules: state.game.rules });
    const request = { do: "think", ...describe(state.game), options: seatOptions(seat, state.game.seed, state.settings.book), seconds };
    effects.push({ kind: "stop" }, { kind: "engine", request, as: "think", context: { serial: state.serial }, wait: politeWait });
    return [{ ...now, thinking: "move" }, effects];
  }
  const [analysed, more] = restartAnalysis({ ...now, thinking: "" });
  return [analysed, [...effects, ...more]];
}

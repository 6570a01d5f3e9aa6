// SPDX-License-Identifier: MIT
// What follows when the referee has described a position: sounds, words, the computer's turn, or analysis.
import type { Seat } from "../game";
import { dictionary } from "../lang/words";
import type { Effect, Step } from "../message";
import type { ThinkRequest } from "../requests";
import { beats, leaving, rhythm } from "../rhythm";
import { atTip, held, opponent } from "../selectors";
import type { State } from "../state";
import type { Position } from "../types";
import { letGo } from "./course";
import { describe, restartAnalysis } from "./position";
import { knowEnd } from "./printing";
import { say } from "./step";

/** A computer that answers at once feels rude. */
const politeWait = 500;

/** What a seat is for the engine. */
export function seatOptions(seat: Seat, seed: number, book: boolean): NonNullable<ThinkRequest["options"]> {
  if (seat.kind === "textbook") {
    const { weights, ...rest } = seat.settings;
    return { search: "textbook", ...rest, ...weights };
  }
  return { seed, book, ...(seat.kind === "level" ? { level: seat.level } : {}) };
}

/** The move that led here is heard, said and, if somebody wants to see it, shown. */
function showMove(state: State, before: Position, next: Position): Step {
  const last = next.last!;
  const { crowned } = last;
  const words = dictionary(state.settings.language);
  const now = say(state, words.spokenMove(last, opponent(next.turn), crowned));
  const { serial } = state;
  const name = last.captured.length > 0 ? "capture" : "move";
  // A piece that was carried to its square does not go there again.
  const legs = last.path.length - 1;
  const carried = state.dropped === last.path[legs];
  const moving = state.settings.motion && !(carried && name === "move");
  const heard = carried ? [0] : beats(last, moving);
  const sounds: Effect[] = [{ kind: "sound", name, beats: heard }];
  if (crowned) sounds.push({ kind: "sound", name: "crown", beats: [heard[heard.length - 1]! + 60] });
  if (!moving) return [now, sounds];
  return [
    { ...now, motion: { before: before.pieces, move: last, step: carried ? legs : 0, serial } },
    [...sounds, { kind: "timer", wait: 16, message: { type: "motion", serial } }],
  ];
}

/** The game is over: the clocks stand still, and everybody hears it, after the move that ended it. */
function showEnd(state: State, next: Position, quiet: boolean, move: string): Step {
  const clock = state.clock && { ...state.clock, running: false };
  const sentence = next.result.sentence[state.settings.language];
  return [
    say({ ...state, clock, thinking: "" }, (move + " " + sentence).trim(), true),
    quiet ? [] : [{ kind: "sound", name: "end" }],
  ];
}

/** Whether the computer has the move, at the end of a game that is being played. */
function computerTurn(state: State, next: Position): boolean {
  const { game } = state;
  return (
    game.playing &&
    game.seats[next.turn].kind !== "human" &&
    next.result.outcome === "none" &&
    game.ending === "" &&
    atTip(state) &&
    !held(state)
  );
}

/** What the clock allows the computer; without one it thinks as long as it usually does. */
function timeFor({ clock, game }: State, next: Position): { clock?: number; increment?: number } {
  return clock ? { clock: clock[next.turn] / 1000, increment: game.pace?.increment ?? 0 } : {};
}

/** Asks the engine, or the tables where they defend, for the computer's move. */
function askComputer(state: State, next: Position): Effect[] {
  const { game, serial } = state;
  const seat = game.seats[next.turn];
  const shown = state.motion && state.motion.step === 0 ? rhythm(state.motion.move).whole + leaving : 0;
  const about = { context: { serial }, wait: politeWait + shown };
  if (seat.kind === "tables") {
    const request = { do: "probe" as const, ...describe(game) };
    return [{ kind: "referee", after: "tables", request, as: "defend", ...about }];
  }
  const options = seatOptions(seat, game.seed, state.settings.book);
  const request = { do: "think" as const, ...describe(game), options, ...timeFor(state, next) };
  return [
    ...(seat.kind === "level" ? [{ kind: "tables" as const, rules: game.rules }] : []),
    { kind: "stop" },
    { kind: "engine", request, as: "think", ...about },
  ];
}

/** With two people at one board it turns to whoever has the move, if they want that. */
function turnBoard(state: State, next: Position): State {
  const { playing, seats } = state.game;
  const two = seats.white.kind === "human" && seats.black.kind === "human";
  return state.settings.autoFlip && playing && two ? { ...state, flipped: next.turn === "black" } : state;
}

/** After the referee has described a position; `animate`: a move has led to it; `quiet`: its end is known already. */
export function arrived(state: State, next: Position, animate: boolean, quiet: boolean): Step {
  const before = state.position;
  const effects: Effect[] = [];
  let now: State = { ...state, position: next, hint: null, motion: null };
  now = { ...now, ...letGo(now) };
  const add = ([changed, more]: Step): void => {
    now = changed;
    effects.push(...more);
  };
  if (animate && next.last && before) add(showMove(now, before, next));
  now = { ...now, dropped: 0 };
  if (next.result.outcome !== "none") {
    const move = now.said.count > state.said.count ? now.said.text : "";
    add(showEnd(now, next, quiet, move));
  }
  now = turnBoard(now, next);
  add(knowEnd(now, next));
  effects.push({ kind: "save" });
  if (computerTurn(state, next)) {
    effects.push(...askComputer(now, next));
    return [{ ...now, thinking: "move", analysis: { ...now.analysis, lines: [], probe: null } }, effects];
  }
  add(restartAnalysis({ ...now, thinking: "" }));
  return [now, effects];
}

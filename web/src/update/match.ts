// SPDX-License-Identifier: MIT
// Around the moves of a game: how it begins, clocks, taking back, hints, giving up and offering draws.
import { newGame } from "../defaults";
import type { Game, Seat } from "../game";
import { dictionary, inBoth } from "../lang/words";
import type { ReplyFor, Step } from "../message";
import { paceOf } from "../pace";
import { bound, canMove, isOver } from "../selectors";
import type { State } from "../state";
import type { Move, Side } from "../types";
import { begin, clean, commit, nextTick, studied } from "./course";
import { describe, goTo, position } from "./position";
import { type Handlers, isLate, notify, type Of, type Replies, say, stay } from "./step";

/** Moves looked at for a hint when only one piece may be played. */
const hintLines = 10;

/** From so many milliseconds on a clock is low, which is heard once. */
const lowClock = 20_000;

function tick(state: State, now: number): Step {
  const clock = state.clock;
  if (!clock?.running || clock.paused || !state.position || !state.game.playing || isOver(state)) return [state, []];
  const side = state.position.turn;
  const left = Math.max(0, clock[side] - (now - clock.seen));
  const next: State = { ...state, clock: { ...clock, [side]: left, seen: now } };
  const low = clock[side] > lowClock && left <= lowClock;
  if (left > 0)
    return [next, [nextTick(left), ...(low ? [{ kind: "sound", name: "clock", beats: [0, 180] } as const] : [])]];
  return end(next, side === "white" ? "white_time" : "black_time");
}

function pause(state: State, now: number): Step {
  if (!state.clock) return [state, []];
  // What has passed since the clock was last looked at has been played.
  const [seen] = state.clock.paused ? [state] : tick(state, now);
  const clock = { ...seen.clock!, paused: !state.clock.paused, seen: now };
  const left = clock[state.position?.turn ?? "white"];
  return [{ ...seen, clock }, clock.running && !clock.paused ? [nextTick(left)] : []];
}

/** Ends the game by hand or by the clock. */
function end(state: State, ending: Game["ending"]): Step {
  const game: Game = { ...state.game, ending };
  const [next, effects] = position({ ...state, game, confirm: "" }, false);
  return [next, [{ kind: "stop" }, ...effects]];
}

/** The side that a person who is alone plays; the side to move otherwise. */
const personSide = (state: State): Side => {
  const { white, black } = state.game.seats;
  if (white.kind === "human" && black.kind !== "human") return "white";
  if (black.kind === "human" && white.kind !== "human") return "black";
  return state.position?.turn ?? "white";
};

/** Somebody at this board, under the name that they gave. */
const person = (name: string): Seat => (name.trim() ? { kind: "human", name: name.trim() } : { kind: "human" });

/** Whether a game is left that nobody has ended and that is kept. */
const leftBehind = (state: State): boolean =>
  state.game.playing &&
  !isOver(state) &&
  state.library.saved.some(({ id }) => id === state.game.id) &&
  !state.game.drill;

/** The game that the form describes; none with a clock that is none. */
function start(state: State, { now, seed, date }: Of<"start">): Step {
  const { rules, opponent: kind, level, color, pace: text, ownPace } = state.fresh;
  const pace = paceOf(text);
  if (!pace && (ownPace || text !== "")) return [{ ...state, fresh: { ...state.fresh, badPace: true } }, []];
  const chance: Side = seed % 2 === 0 ? "white" : "black";
  const side = kind === "person" ? "white" : color === "random" ? chance : color;
  const rival: Seat = kind === "person" ? person(state.fresh.other) : { kind: "level", level };
  const seats: Record<Side, Seat> = { white: rival, black: rival };
  seats[side] = person(state.fresh.name);
  const waits = leftBehind(state);
  const [begun, effects] = begin(state, newGame(rules, seats, pace, seed, date), now);
  const [next, more] = waits ? heard(begun, (w) => w.beforeWaits) : stay(begun);
  return [next, [{ kind: "save_form" }, ...effects, ...more]];
}

/** The same once more with the colours changed. */
function rematch(state: State, { now, seed, date }: Of<"rematch">): Step {
  const { rules, seats, pace, start } = state.game;
  const game = newGame(rules, { white: seats.black, black: seats.white }, pace, seed, date);
  return begin(state, { ...game, start }, now);
}

/** Takes back the last move, against the computer both; or the end that was made by hand. */
function undo(state: State): Step {
  const { tree, at, seats, playing } = state.game;
  if (state.game.ending !== "") return position({ ...state, game: { ...state.game, ending: "" } }, false);
  if (at === 0) return [state, []];
  const alone = playing && seats.white.kind !== seats.black.kind;
  const parent = tree[at]!.parent;
  const mine = personSide(state);
  const back = alone && state.position?.turn === mine && parent !== 0 ? tree[parent]!.parent : parent;
  const [next, effects] = goTo({ ...state, thinking: "" }, back, false);
  return [next, [{ kind: "stop" }, ...effects]];
}

function hint(state: State): Step {
  if (state.hint) return [{ ...state, hint: { ...state.hint, step: 2 } }, []];
  if (!canMove(state) || state.thinking !== "") return [state, []];
  const lines = bound(state) === 0 ? 1 : hintLines;
  const request = { do: "analyse" as const, ...describe(state.game), nodes: 200_000, lines };
  return [
    { ...state, thinking: "hint" },
    [{ kind: "stop" }, { kind: "engine", request, as: "hint", context: { serial: state.serial } }],
  ];
}

/** The best move of a piece that may be played. */
function hinted(state: State, message: ReplyFor<"hint">): Step {
  const lines = isLate(state, message) ? undefined : message.reply;
  const best = (lines ?? []).map((line) => line.moves[0]);
  const must = bound(state);
  const move: Move | undefined = best
    .map((text) => state.position?.moves.find((m) => m.text === text))
    .find((m) => m && (must === 0 || m.path[0] === must));
  if (!move) return [{ ...state, thinking: "" }, []];
  const next: State = { ...state, thinking: "", hint: { move: move.text, path: move.path, step: 1 } };
  return [say(next, dictionary(state.settings.language).hintPiece(move.path[0]!)), []];
}

function resign(state: State, sure: boolean): Step {
  if (isOver(state) || !state.game.playing) return [state, []];
  if (!sure) return [{ ...state, confirm: state.confirm === "resign" ? "" : "resign" }, []];
  return end(state, personSide(state) === "white" ? "white_resigns" : "black_resigns");
}

/** A draw is offered: another person is asked, the computer thinks about it; two engines play on. */
function offer(state: State): Step {
  if (isOver(state) || !state.game.playing) return [state, []];
  const { white, black } = state.game.seats;
  if (white.kind === "human" && black.kind === "human") {
    if (state.confirm === "draw") return [{ ...state, confirm: "" }, []];
    const words = dictionary(state.settings.language);
    return [say({ ...state, confirm: "draw" }, words.offerAsked(personSide(state)), true), []];
  }
  if (white.kind === black.kind) return [state, []];
  if (state.thinking !== "") return [state, []];
  const request = { do: "offer" as const, ...describe(state.game), from: personSide(state) };
  return [
    { ...state, thinking: "offer" },
    [{ kind: "stop" }, { kind: "engine", request, as: "offer", context: { serial: state.serial } }],
  ];
}

/** A sentence for those who look and those who listen. */
function heard(state: State, text: Parameters<typeof inBoth>[0]): Step {
  const both = inBoth(text);
  return notify(say(state, both[state.settings.language]), both, "info");
}

function answerOffer(state: State, accept: boolean): Step {
  if (state.confirm !== "draw") return [state, []];
  if (accept) return end(state, "draw");
  return heard({ ...state, confirm: "" }, (w) => w.offerDeclined);
}

/** The move that was chosen is played. */
function confirmMove(state: State, now: number): Step {
  return state.proposed && canMove(state) ? commit({ ...state, ...clean }, state.proposed.text, now) : [state, []];
}

function offered(state: State, message: ReplyFor<"offer">): Step {
  if (isLate(state, message)) return [state, []];
  const answer = message.reply?.answer ?? "refused";
  if (answer === "accepted") return end({ ...state, thinking: "" }, "draw");
  return heard({ ...state, thinking: "" }, (w) => (answer === "too_early" ? w.offerEarly : w.offerRefused));
}

/** A game that was studied is played on against the computer. */
function playFromHere(state: State, side: Side): Step {
  const computer: Seat = { kind: "level", level: state.fresh.level };
  const seats: Record<Side, Seat> = { white: computer, black: computer };
  seats[side] = person(state.fresh.name);
  const game: Game = { ...state.game, seats, playing: true, ending: "" };
  const analysis = { ...state.analysis, on: false, lines: [] };
  return position({ ...state, game, flipped: side === "black", analysis, panel: "game" }, false);
}

/** A game that was played is studied: nobody answers moves any more. */
function study(state: State): Step {
  const analysis = { ...state.analysis, on: true };
  return position({ ...studied(state), panel: "analysis", analysis }, false);
}

export const match = {
  tick: (state, { now }) => tick(state, now),
  pause: (state, { now }) => pause(state, now),
  fresh: (state, { part }) => [{ ...state, fresh: { ...state.fresh, badPace: false, ...part } }, []],
  start,
  rematch,
  undo,
  hint,
  resign: (state, { sure }) => resign(state, sure),
  offer,
  answer_offer: (state, { accept }) => answerOffer(state, accept),
  confirm_move: (state, { now }) => confirmMove(state, now),
  play_from_here: (state, { side }) => playFromHere(state, side),
  study,
} satisfies Partial<Handlers>;

export const matchReplies = { hint: hinted, offer: offered } satisfies Partial<Replies>;

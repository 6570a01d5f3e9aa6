// SPDX-License-Identifier: MIT
// Playing: moves, the computer's answer, clocks, hints, giving up and offering draws.
import type { Effect, Message } from "./message";
import { dictionary } from "./lang/words";
import { bound, canMove, isOver, newGame, opponent, previewed, type Game, type Seat, type State } from "./state";
import { movesTo } from "./tree";
import type { Line, Move, Ruling, Side } from "./types";
import { notify, say, type Part, type Step } from "./update";
import { goTo, position } from "./update_study";
import { attempt, begin, clean, commit, describe, hold, letGo, paceOf, stepTime, tickTime } from "./course";
import { click, press, release, touch } from "./touch";

/** Moves looked at for a hint when only one piece may be played. */
const hintLines = 10;

function ruled(state: State, ruling: Ruling, now: number): Step {
  if (ruling.legal) return ruling.move ? commit({ ...state, ...clean }, ruling.move.text, now) : [state, []];
  const text = ruling.law === "unreadable" ? { es: dictionary("es").unreadableMove, en: dictionary("en").unreadableMove } : ruling.sentence;
  // Whoever tries a piece has touched it.
  const [held, effects] = ruling.touched ? hold(state, ruling.touched) : ([state, []] as Step);
  const refused: State = {
    ...held, ...letGo(held),
    refusal: { text, squares: ruling.squares ?? [], from: state.touched[0] ?? 0, article: ruling.article },
  };
  return [say(refused, text[state.settings.language], true), [...effects, { kind: "sound", name: "refuse" }]];
}

function tick(state: State, now: number): Step {
  const clock = state.clock;
  if (!clock || !state.game.playing || isOver(state)) return [state, []];
  const again: Effect = { kind: "timer", wait: tickTime, message: { type: "tick", now: 0 } };
  if (!clock.running || clock.paused || !state.position) return [{ ...state, clock: { ...clock, seen: now } }, [again]];
  const side = state.position.turn;
  const left = Math.max(0, clock[side] - (now - clock.seen));
  const next: State = { ...state, clock: { ...clock, [side]: left, seen: now } };
  if (left > 0) return [next, [again]];
  return end(next, side === "white" ? "white_time" : "black_time");
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

export const updatePlay: Part = (state, message) => {
  switch (message.type) {
    case "press":
      if (previewed(state)) return [{ ...state, inside: { ...state.inside, preview: null, selected: null } }, []];
      return state.editor ? undefined : press({ ...state, refusal: null }, message.square, message.now);
    case "drag":
      return [state.drag ? { ...state, drag: { ...state.drag, x: message.x, y: message.y, moved: true } } : state, []];
    case "release":
      return release(state, message.square, message.now);
    case "cancel":
      return [{ ...state, ...letGo(state), help: false, confirm: "", projector: false }, state.projector ? [{ kind: "fullscreen", on: false }] : []];
    case "cursor":
      return [{ ...state, cursor: message.square }, [{ kind: "focus", square: message.square }]];
    case "touch": {
      if (state.editor) return undefined;
      const [next, effects] = click({ ...state, refusal: null }, message.square, message.now);
      return next.serial !== state.serial ? [next, effects] : touch({ ...state, refusal: null }, message.square, message.now);
    }
    case "typed":
      return [{ ...state, typed: message.text }, []];
    case "type_move": {
      if (state.typed.trim() === "" || !canMove(state)) return [state, []];
      return [{ ...state, ...letGo(state), refusal: state.refusal }, [attempt(state, { text: state.typed.trim() })]];
    }
    case "motion": {
      const motion = state.motion;
      if (!motion || motion.serial !== message.serial) return [state, []];
      if (motion.step >= motion.move.path.length - 1) return [{ ...state, motion: null }, []];
      return [{ ...state, motion: { ...motion, step: motion.step + 1 } }, [{ kind: "timer", wait: stepTime + 20, message }]];
    }
    case "tick":
      return tick(state, message.now);
    case "pause":
      return [state.clock ? { ...state, clock: { ...state.clock, paused: !state.clock.paused, seen: message.now } } : state, []];
    case "fresh":
      return [{ ...state, fresh: { ...state.fresh, ...message.part } }, []];
    case "start": {
      const { rules, opponent: kind, level, color, pace } = state.fresh;
      const side: Side = color === "random" ? (message.seed % 2 === 0 ? "white" : "black") : color;
      const computer: Seat = kind === "person" ? { kind: "human" } : { kind: "level", level };
      const seats = { white: side === "white" ? ({ kind: "human" } as Seat) : computer, black: side === "black" ? ({ kind: "human" } as Seat) : computer };
      return begin(state, newGame(rules, seats, paceOf(pace), message.seed, message.date), message.now);
    }
    case "rematch": {
      const { white, black } = state.game.seats;
      const game = newGame(state.game.rules, { white: black, black: white }, state.game.pace, message.seed, message.date);
      return begin(state, { ...game, start: state.game.start }, message.now);
    }
    case "undo": {
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
    case "hint": {
      if (state.hint) return [{ ...state, hint: { ...state.hint, step: 2 } }, []];
      if (!canMove(state) || state.thinking !== "") return [state, []];
      const request = { do: "analyse", ...describe(state.game), nodes: 200_000, lines: bound(state) === 0 ? 1 : hintLines };
      return [{ ...state, thinking: "hint" }, [{ kind: "stop" }, { kind: "engine", request, as: "hint", context: { serial: state.serial } }]];
    }
    case "resign": {
      if (isOver(state) || !state.game.playing) return [state, []];
      if (!message.sure) return [{ ...state, confirm: state.confirm === "resign" ? "" : "resign" }, []];
      return end(state, personSide(state) === "white" ? "white_resigns" : "black_resigns");
    }
    case "offer": {
      if (isOver(state) || !state.game.playing) return [state, []];
      const alone = state.game.seats.white.kind !== state.game.seats.black.kind;
      if (!alone) return end(state, "draw");
      if (state.thinking !== "") return [state, []];
      const request = { do: "analyse", ...describe(state.game), nodes: 100_000, lines: 1 };
      return [{ ...state, thinking: "offer" }, [{ kind: "stop" }, { kind: "engine", request, as: "offer", context: { serial: state.serial } }]];
    }
    case "play_from_here": {
      const seats = { white: { kind: "level", level: state.fresh.level } as Seat, black: { kind: "level", level: state.fresh.level } as Seat };
      seats[message.side] = { kind: "human" };
      const game: Game = { ...state.game, seats, playing: true, ending: "" };
      return position({ ...state, game, flipped: message.side === "black", analysis: { ...state.analysis, on: false, lines: [] }, panel: "game" }, false);
    }
    case "study":
      return position({ ...state, game: { ...state.game, playing: false }, thinking: "", clock: null, panel: "analysis", analysis: { ...state.analysis, on: true } }, false);
    case "reply":
      return replied(state, message);
    case "tell":
      if (message.as === "think" && message.context.serial === state.serial && message.message["line"])
        return [{ ...state, thought: message.message["line"] as Line }, []];
      return undefined;
    default:
      return undefined;
  }
};

function replied(state: State, message: Extract<Message, { type: "reply" }>): Step | undefined {
  const words = dictionary(state.settings.language);
  const late = message.context.serial !== undefined && message.context.serial !== state.serial;
  switch (message.as) {
    case "attempt":
      return late || message.error !== undefined ? [state, []] : ruled(state, message.reply as Ruling, message.now);
    case "think": {
      if (late) return [state, []];
      const line = message.reply as Line | undefined;
      if (message.error !== undefined || !line?.moves[0]) return [{ ...state, thinking: "" }, []];
      return commit({ ...state, thinking: "" }, line.moves[0], message.now);
    }
    case "hint": {
      const best = late ? [] : ((message.reply as Line[] | undefined) ?? []).map((line) => line.moves[0]);
      const must = bound(state);
      const move: Move | undefined = best.map((text) => state.position?.moves.find((m) => m.text === text)).find((m) => m && (must === 0 || m.path[0] === must));
      if (!move) return [{ ...state, thinking: "" }, []];
      return [say({ ...state, thinking: "", hint: { move: move.text, path: move.path, step: 1 } }, words.hintPiece(move.path[0]!)), []];
    }
    case "offer": {
      if (late) return [state, []];
      const score = (message.reply as Line[] | undefined)?.[0]?.score ?? 9999;
      const computer = opponent(personSide(state));
      const forIt = computer === "white" ? score : -score;
      const early = movesTo(state.game.tree, state.game.at).length < 16;
      if (!early && forIt <= 20) return end({ ...state, thinking: "" }, "draw");
      return notify({ ...state, thinking: "" }, early ? words.offerEarly : words.offerRefused, "info");
    }
    default:
      return undefined;
  }
}

// SPDX-License-Identifier: MIT
// Playing: touching squares, moves, the computer's answer, clocks, hints, giving up and offering draws.
import type { Effect, Message } from "./message";
import { dictionary } from "./lang/words";
import { atTip, canMove, fitting, held, isOver, newGame, opponent, previewed, type Clock, type Game, type Pace, type Seat, type State } from "./state";
import { movesTo, play } from "./tree";
import type { Line, Move, Position, Ruling, Side } from "./types";
import { notify, say, type Part, type Step } from "./update";
import { goTo, position } from "./update_study";
import { restartAnalysis } from "./update_analysis";

/** A step of a piece from square to square, in milliseconds; the style sheet has the same number. */
export const stepTime = 160;
/** A computer that answers at once feels rude. */
const politeWait = 500;
const tickTime = 100;

export const describe = (game: Game, at = game.at): Record<string, unknown> => ({
  rules: game.rules, fen: game.start, moves: movesTo(game.tree, at),
  ending: game.ending.replace("_time", "_resigns"),
});

/** What a seat is for the engine. */
export function seatOptions(seat: Seat, seed: number): Record<string, unknown> {
  if (seat.kind === "textbook") {
    const { weights, ...rest } = seat.settings;
    return { search: "textbook", ...rest, ...weights };
  }
  return { level: seat.kind === "level" ? seat.level : 10, seed };
}

export function paceOf(text: string): Pace | null {
  const found = /^(\d{1,3})\+(\d{1,3})$/.exec(text);
  return found && Number(found[1]) > 0 ? { minutes: Number(found[1]), increment: Number(found[2]) } : null;
}
const clockFor = (pace: Pace | null, now: number): Clock | null =>
  pace && { white: pace.minutes * 60_000, black: pace.minutes * 60_000, running: false, paused: false, seen: now };

/** Begins a game; whoever is human sits at the bottom. */
export function begin(state: State, game: Game, now: number): Step {
  const flipped = game.seats.white.kind !== "human" && game.seats.black.kind === "human";
  const next: State = {
    ...state, game, flipped, panel: "game", editor: null, review: null, retry: null, learn: { ...state.learn, task: null }, clock: clockFor(game.pace, now), confirm: "",
    analysis: { ...state.analysis, on: false, lines: [], probe: null }, thinking: "", thought: null,
  };
  const [after, effects] = goTo(next, game.at, false);
  return [after, [{ kind: "stop" }, ...effects, ...(game.pace ? [{ kind: "timer", wait: tickTime, message: { type: "tick", now: 0 } } as Effect] : [])]];
}

const clean: Pick<State, "touched" | "choices" | "drag" | "refusal"> = { touched: [], choices: [], drag: null, refusal: null };

/** A legal move, chosen by a person or by the computer. */
export function commit(state: State, move: string, now: number): Step {
  const { tree, at } = play(state.game.tree, state.game.at, move, state.game.playing);
  const side = state.position!.turn;
  let clock = state.clock;
  if (clock && state.game.playing && state.game.pace)
    clock = { ...clock, [side]: clock[side] + (clock.running ? state.game.pace.increment * 1000 : 0), running: true, paused: false, seen: now };
  return goTo({ ...state, game: { ...state.game, tree }, clock, typed: "" }, at, true);
}

function touch(state: State, square: number, now: number): Step {
  const at = state.position;
  if (!at || !canMove(state)) return [{ ...state, ...clean, cursor: square }, []];
  const words = dictionary(state.settings.language);
  const own = at.turn === "white" ? "wW" : "bB";
  const isOwn = own.includes(at.pieces[square - 1] ?? "-");
  const first = state.touched[0];
  if (state.choices.length > 0) {
    const chosen = state.choices.filter((move) => move.path.includes(square) || move.captured.includes(square));
    if (chosen.length === 1) return commit({ ...state, ...clean, cursor: square }, chosen[0]!.text, now);
    return [{ ...state, ...clean, cursor: square }, []];
  }
  if (first === undefined || (isOwn && square !== first)) {
    if (!isOwn) return [{ ...state, ...clean, cursor: square }, []];
    if (first !== undefined && state.settings.touchMove && fitting(at.moves, [first]).length > 0) {
      const text = { es: words.touchMoveRefusal(first), en: words.touchMoveRefusal(first) };
      return [{ ...state, refusal: { text, squares: [first], from: first, article: 10 } }, [{ kind: "sound", name: "refuse" }]];
    }
    const mine = fitting(at.moves, [square]);
    const picked: State = { ...state, ...clean, touched: [square], cursor: square };
    if (mine.length === 0 && at.must.length > 0)
      return [{ ...picked, refusal: { text: { es: dictionary("es").mustCapture(at.must), en: dictionary("en").mustCapture(at.must) }, squares: at.must, from: square, article: 0 } }, []];
    return [picked, []];
  }
  if (square === first) {
    const mine = fitting(at.moves, [first]);
    if (state.settings.touchMove && mine.length > 0) return [state, []];
    return [{ ...state, ...clean, cursor: square }, []];
  }
  return touchOn(state, at, [...state.touched, square], now);
}

/** The touched piece goes on to a square. */
function touchOn(state: State, at: Position, touched: number[], now: number): Step {
  const square = touched[touched.length - 1]!;
  const moves = fitting(at.moves, touched);
  const ends = moves.filter((move) => move.path[move.path.length - 1] === square);
  if (moves.length === 1) return commit({ ...state, ...clean, cursor: square }, moves[0]!.text, now);
  if (ends.length === 1 && touched.length > 1 && moves.length === ends.length) return commit({ ...state, ...clean, cursor: square }, ends[0]!.text, now);
  if (ends.length > 1) return [{ ...state, choices: ends, drag: null, refusal: null, cursor: square }, []];
  if (moves.length > 1) return [{ ...state, touched, drag: null, refusal: null, cursor: square }, []];
  const request = { do: "attempt", ...describe(state.game), squares: touched };
  return [{ ...state, drag: null, cursor: square }, [{ kind: "arbiter", request, as: "attempt", context: { serial: state.serial } }]];
}

/** A piece whose only move is a capture plays with one click (an option). */
function click(state: State, square: number, now: number): Step {
  const mine = state.position ? fitting(state.position.moves, [square]) : [];
  if (canMove(state) && state.settings.oneClick && mine.length === 1 && mine[0]!.captured.length > 0) return commit({ ...state, ...clean, cursor: square }, mine[0]!.text, now);
  return [state, []];
}

function press(state: State, square: number, now: number): Step {
  const wasTouched = state.touched[0] === square;
  const own = state.position?.turn === "white" ? "wW" : "bB";
  const isOwn = own.includes(state.position?.pieces[square - 1] ?? "-");
  if (canMove(state) && isOwn && state.choices.length === 0) {
    const [picked, effects] = wasTouched ? ([state, []] as Step) : touch(state, square, now);
    if (picked.touched[0] !== square) return [picked, effects];
    return [{ ...picked, drag: { square, x: 0, y: 0, moved: false, again: wasTouched } }, effects];
  }
  return touch(state, square, now);
}

function release(state: State, square: number, now: number): Step {
  const drag = state.drag;
  if (!drag) return [state, []];
  const still: State = { ...state, drag: null };
  if (square === drag.square || square === 0) {
    if (drag.moved || square === 0) return [still, []];
    return drag.again ? touch(still, square, now) : click(still, square, now);
  }
  return touchOn(still, still.position!, [drag.square, square], now);
}

function ruled(state: State, ruling: Ruling, now: number): Step {
  if (ruling.legal && ruling.move) return commit({ ...state, ...clean }, ruling.move.text, now);
  const text = ruling.law === "unreadable" ? { es: dictionary("es").unreadableMove, en: dictionary("en").unreadableMove } : ruling.sentence;
  const refused: State = {
    ...state, touched: state.settings.touchMove ? state.touched : [], choices: [], typed: state.typed,
    refusal: { text, squares: ruling.squares ?? [], from: state.touched[0] ?? 0, article: ruling.article },
  };
  return [say(refused, text[state.settings.language], true), [{ kind: "sound", name: "refuse" }]];
}

/** After the arbiter has described a position: sounds, words, the computer's turn. */
export function arrived(state: State, next: Position, animate: boolean, quiet: boolean): Step {
  const before = state.position;
  const words = dictionary(state.settings.language);
  const effects: Effect[] = [];
  let now: State = { ...state, position: next, ...clean, hint: null, thought: null };
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
    const seconds = now.clock ? Math.max(0.1, Math.min(remaining / 30 + (state.game.pace?.increment ?? 0) / 2, remaining / 4)) : 2;
    if (seat.kind === "tables") {
      const probe = { do: "probe", rules: state.game.rules, fen: next.fen };
      return [{ ...now, thinking: "move" }, [...effects, { kind: "arbiter", request: probe, as: "defend", context: { serial: state.serial }, wait: politeWait }]];
    }
    if (seat.kind === "level") effects.push({ kind: "tables", rules: state.game.rules });
    const request = { do: "think", ...describe(state.game), options: seatOptions(seat, state.game.seed), seconds };
    effects.push({ kind: "stop" }, { kind: "engine", request, as: "think", context: { serial: state.serial }, wait: politeWait });
    return [{ ...now, thinking: "move" }, effects];
  }
  const [analysed, more] = restartAnalysis({ ...now, thinking: "" });
  return [analysed, [...effects, ...more]];
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
      return [{ ...state, ...clean, help: false, confirm: "", projector: false }, state.projector ? [{ kind: "fullscreen", on: false }] : []];
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
      const request = { do: "attempt", ...describe(state.game), text: state.typed.trim() };
      return [{ ...state, touched: [], choices: [] }, [{ kind: "arbiter", request, as: "attempt", context: { serial: state.serial } }]];
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
      const request = { do: "analyse", ...describe(state.game), nodes: 200_000, lines: 1 };
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
      const best = late ? undefined : (message.reply as Line[] | undefined)?.[0]?.moves[0];
      const move: Move | undefined = state.position?.moves.find((m) => m.text === best);
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

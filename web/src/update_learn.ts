// SPDX-License-Identifier: MIT
// Learning: rules to try on the board, endings against a perfect defence, puzzles, openings.
import { dictionary } from "./lang/words";
import type { Effect, Message } from "./message";
import { bound, canMove, newGame, type Seat, type State } from "./state";
import type { BookPage, Probe, ReadGame, ReadReply } from "./types";
import { notify, type Part, type Step } from "./update";
import { attempt, begin, commit, describe } from "./course";

const people = (): Record<"white" | "black", Seat> => ({ white: { kind: "human" }, black: { kind: "human" } });

/** Opens a position to try things, without leaving the panel. */
function tryOut(state: State, fen: string, seats: Record<"white" | "black", Seat>, playing: boolean, stamp: { now: number; seed: number; date: string }): Step {
  const game = { ...newGame(state.game.rules, seats, null, stamp.seed, stamp.date), start: fen, playing };
  const [next, effects] = begin(state, game, stamp.now);
  return [{ ...next, panel: "learn" }, effects];
}

function openPuzzle(state: State, index: number, stamp: { now: number; seed: number; date: string }): Step {
  const puzzle = state.learn.puzzles?.[index];
  const best = puzzle?.line.moves[0]?.move;
  if (!puzzle || !best) return [state, []];
  const [next, effects] = tryOut(state, puzzle.fen, people(), false, stamp);
  const learn = { ...next.learn, task: { kind: "puzzle" as const, index, solved: false } };
  return [{ ...next, learn, flipped: puzzle.fen.startsWith("B"), retry: { ply: 1, best, back: 0 } }, effects];
}

/** How a trainer's ending stood when White last had the move: undoing a slip undoes it here, too. */
export function standingAt(state: State, task: Extract<State["learn"]["task"], { kind: "ending" }>): number | null {
  for (let at = state.game.at; ; at = state.game.tree[at]!.parent) {
    const plies = task.standing[at];
    if (plies !== undefined || at === 0) return plies ?? null;
  }
}

/** The tables answer for the side that defends: the longest resistance. */
function defended(state: State, probe: Probe | null, now: number): Step {
  const words = dictionary(state.settings.language);
  const best = probe?.moves[0];
  if (!best) return [{ ...state, thinking: "" }, []];
  const task = state.learn.task;
  const kept = probe.result === "loss";
  const [next, effects] = commit({ ...state, thinking: "" }, best.move, now);
  if (task?.kind !== "ending") return [next, effects];
  const learn = { ...next.learn, task: { ...task, standing: { ...task.standing, [next.game.at]: kept ? probe.plies : null } } };
  if (kept || standingAt(state, task) === null) return [{ ...next, learn }, effects];
  const [told, more] = notify({ ...next, learn }, words.endingLost, "bad");
  return [told, [...effects, ...more]];
}

/** Asks the book about the position on the board, while somebody looks into it. */
export function askBook(state: State): Effect[] {
  if (state.panel !== "learn" || state.learn.section !== "openings" || !state.position) return [];
  return [{ kind: "librarian", request: { do: "book", ...describe(state.game) }, as: "book", context: { serial: state.serial } }];
}

function booked(state: State, message: Extract<Message, { type: "reply" }>): State {
  if (message.context.serial !== state.serial) return state;
  const page = message.error === undefined ? (message.reply as BookPage | null) ?? "left" : message.error === "" ? "unloaded" : "none";
  return { ...state, learn: { ...state.learn, opening: { rules: state.game.rules, serial: state.serial, page } } };
}

/** Another section, or the panel opened again. */
function turnTo(state: State, section: State["learn"]["section"]): Step {
  const next: State = { ...state, panel: "learn", confirm: "", learn: { ...state.learn, section, failed: false } };
  return [next, [{ kind: "learn", section, rules: state.game.rules }, ...askBook(next)]];
}

export const updateLearn: Part = (state, message) => {
  const words = dictionary(state.settings.language);
  const learn = state.learn;
  switch (message.type) {
    case "learn":
      return turnTo(state, message.section);
    case "panel":
      return message.panel === "learn" ? turnTo(state, learn.section) : undefined;
    case "book_move": {
      const legal = state.learn.opening?.serial === state.serial && canMove(state) && state.position!.moves.some((move) => move.text === message.move);
      if (legal && bound(state) !== 0) return [state, [attempt(state, { text: message.move })]];
      return legal ? commit(state, message.move, message.now) : [state, []];
    }
    case "rules_text":
      return [{ ...state, learn: { ...learn, text: message.text, textOf: message.of } }, []];
    case "learn_failed":
      return [{ ...state, learn: { ...learn, failed: learn.failed || learn.section === message.section } }, []];
    case "puzzles_text":
      return [state, [{ kind: "arbiter", request: { do: "read", rules: message.rules, text: message.text }, as: "puzzles", context: { then: message.rules } }]];
    case "no_puzzles":
      return [{ ...state, learn: { ...learn, puzzles: [], puzzlesOf: message.rules } }, []];
    case "try_example":
      return tryOut(state, message.fen, people(), false, message);
    case "puzzle":
      return openPuzzle(state, message.index, message);
    case "train":
      return [{ ...state, learn: { ...learn, looking: true } }, [{ kind: "find_ending", rules: "spanish", seed: message.seed }]];
    case "ending_found": {
      const ready = { ...state, learn: { ...learn, looking: false } };
      if (message.fen === "") return notify(ready, words.endingNone, "bad");
      const seats: Record<"white" | "black", Seat> = { white: { kind: "human" }, black: { kind: "tables" } };
      const game = { ...newGame("spanish", seats, null, message.seed, message.date), start: message.fen };
      const [next, effects] = begin(ready, game, message.now);
      return [{ ...next, panel: "learn", learn: { ...next.learn, task: { kind: "ending", standing: { 0: message.plies } } } }, effects];
    }
    case "solved":
      return [{ ...state, learn: { ...learn, solved: message.list } }, []];
    case "reply":
      if (message.as === "puzzles") {
        const games = ((message.reply as ReadReply | undefined)?.games ?? []).filter((game: ReadGame) => !game.error && game.line.moves.length > 0);
        return [{ ...state, learn: { ...learn, puzzles: games, puzzlesOf: message.context.then ?? "" } }, []];
      }
      if (message.as === "book") return [booked(state, message), []];
      if (message.as === "defend") {
        if (message.context.serial !== state.serial) return [state, []];
        return message.error !== undefined ? notify({ ...state, thinking: "" }, words.endingNone, "bad") : defended(state, message.reply as Probe | null, message.now);
      }
      return undefined;
    default:
      return undefined;
  }
};

/** What is remembered of a solved puzzle: not its number, which may become another's. */
export const puzzleKey = (rules: string, fen: string): string => `${rules}:${fen}`;

/** A puzzle whose move was found: it counts, and the rest of the line is there to be seen. */
export function solvedPuzzle(state: State): State {
  const task = state.learn.task;
  if (task?.kind !== "puzzle") return state;
  const puzzle = state.learn.puzzles?.[task.index];
  if (!puzzle) return state;
  const key = puzzleKey(state.learn.puzzlesOf, puzzle.fen);
  const solved = state.learn.solved.includes(key) ? state.learn.solved : [...state.learn.solved, key];
  return { ...state, learn: { ...state.learn, solved, task: { ...task, solved: true } } };
}


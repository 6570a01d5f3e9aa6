// SPDX-License-Identifier: MIT
// Analysis: lines that grow while the engine thinks, what tables know, a whole game reviewed, mistakes retried.
import type { Context, Effect } from "./message";
import { dictionary } from "./lang/words";
import { isOver, type State } from "./state";
import { mainLine, movesTo, play } from "./tree";
import type { Line, Probe, Review } from "./types";
import { notify, type Part, type Step } from "./update";
import { describe } from "./course";
import { solvedPuzzle } from "./update_learn";
import { goTo } from "./update_study";

const reviewNodes = 30_000;

/** The same position with the other side to move: what does it threaten? */
const turned = (fen: string): string => (fen.startsWith("W") ? "B" : "W") + fen.slice(1);

/** Thinks about the position on the board, if analysis is on. */
export function restartAnalysis(state: State): Step {
  if (!state.analysis.on || !state.position) return [state, []];
  const analysis = { ...state.analysis, lines: [], done: false, probe: null, error: "", program: state.engine.program, run: state.analysis.run + 1 };
  const effects: Effect[] = [{ kind: "stop" }];
  if (isOver(state)) return [{ ...state, analysis: { ...analysis, done: true } }, effects];
  const context = { serial: state.serial, run: analysis.run };
  const game = analysis.threat ? { rules: state.game.rules, fen: turned(state.position.fen) } : describe(state.game);
  effects.push({ kind: "tables", rules: state.game.rules });
  effects.push({ kind: "analyst", request: { do: "analyse", ...game, lines: analysis.count }, as: "analysis", context });
  const few = state.position.pieces.replaceAll(".", "").length <= 6;
  if (few) effects.push({ kind: "arbiter", request: { do: "probe", ...describe(state.game) }, as: "probe", context });
  return [{ ...state, analysis }, effects];
}

/** Whether a message belongs to the analysis that is going on. */
const current = (state: State, context: Context): boolean => context.run === state.analysis.run && context.serial === state.serial;

/** A line that was heard: it takes its rank; deeper ones replace shallower ones. */
function heard(lines: readonly Line[], line: Line): Line[] {
  const next = lines.filter((old) => old.rank !== line.rank && (old.rank < line.rank || old.moves[0] !== line.moves[0]));
  next.push(line);
  return next.sort((a, b) => a.rank - b.rank);
}

export const isRetrying = (state: State): boolean => state.retry !== null && state.retry.back !== state.game.at;

/** A move was tried in place of a mistake. */
export function retried(state: State, effects: Effect[]): Step {
  const words = dictionary(state.settings.language);
  const { retry, game } = state;
  const node = game.tree[game.at]!;
  if (!retry || node.parent !== retry.back) return [{ ...state, retry: null }, effects];
  if (node.move === retry.best) {
    const [next, more] = notify(solvedPuzzle({ ...state, retry: null }), words.retryRight, "good");
    return [next, [...effects, ...more, { kind: "save_solved" }]];
  }
  const [next, more] = notify(state, words.retryWrong(node.move), "bad");
  return [next, [...effects, ...more, { kind: "timer", wait: 1200, message: { type: "go", node: retry.back } }]];
}

/** Moves that somebody else has found, added to the game. */
function playLine(state: State, moves: string[]): Step {
  let { tree, at } = state.game;
  for (const move of moves) ({ tree, at } = play(tree, at, move, false));
  return goTo({ ...state, game: { ...state.game, tree, playing: false } }, at, moves.length === 1);
}

export const updateAnalysis: Part = (state, message) => {
  const words = dictionary(state.settings.language);
  switch (message.type) {
    case "analysis": {
      const next = { ...state, analysis: { ...state.analysis, on: message.on, lines: message.on ? state.analysis.lines : [], probe: null, run: state.analysis.run + 1 } };
      return message.on ? restartAnalysis(next) : [next, [{ kind: "stop" }]];
    }
    case "analysis_lines":
      return restartAnalysis({ ...state, analysis: { ...state.analysis, count: message.count } });
    case "threat":
      return restartAnalysis({ ...state, analysis: { ...state.analysis, threat: message.on } });
    case "tables_ready":
      return restartAnalysis(state);
    case "stop":
      return [{ ...state, thinking: "" }, [{ kind: "stop" }]];
    case "review": {
      const nodes = mainLine(state.game.tree);
      if (nodes.length === 0) return [state, []];
      const request = { do: "review", ...describe(state.game, nodes[nodes.length - 1]!), nodes: reviewNodes, ending: "" };
      const next: State = { ...state, thinking: "review", review: null, progress: { done: 0, total: nodes.length }, analysis: { ...state.analysis, on: false, lines: [] }, game: { ...state.game, playing: false } };
      return [next, [{ kind: "stop" }, { kind: "engine", request, as: "review", context: {} }]];
    }
    case "retry": {
      const wrong = state.review?.data.moves.find((move) => move.ply === message.ply);
      const node = state.review?.nodes[message.ply - 1];
      if (!wrong || node === undefined) return [state, []];
      const back = state.game.tree[node]!.parent;
      const off = { ...state, retry: { ply: wrong.ply, best: wrong.best, back }, analysis: { ...state.analysis, on: false, lines: [] } };
      return goTo(off, back, false);
    }
    case "give_up":
      return state.retry ? playLine({ ...state, retry: null }, [state.retry.best]) : [state, []];
    case "end_retry":
      return [{ ...state, retry: null }, []];
    case "play_line":
      return playLine(state, message.moves);
    case "tell":
      if (message.as === "analysis" && current(state, message.context) && message.message["line"])
        return [{ ...state, analysis: { ...state.analysis, lines: heard(state.analysis.lines, message.message["line"] as Line) } }, []];
      if (message.as === "review" && message.message["progress"])
        return [{ ...state, progress: message.message["progress"] as State["progress"] }, []];
      return undefined;
    case "reply":
      if (message.as === "analysis") {
        if (!current(state, message.context)) return [state, []];
        if (message.error !== undefined) return [{ ...state, analysis: { ...state.analysis, done: true, error: message.error } }, []];
        return [{ ...state, analysis: { ...state.analysis, done: true, lines: (message.reply as Line[]) ?? [] } }, []];
      }
      if (message.as === "probe") {
        if (message.context.serial !== state.serial || message.error !== undefined) return [state, []];
        return [{ ...state, analysis: { ...state.analysis, probe: message.reply as Probe | null } }, []];
      }
      if (message.as === "review") {
        if (message.error !== undefined) return notify({ ...state, thinking: "", progress: null }, words.reviewStopped, "info");
        return [{ ...state, thinking: "", progress: null, review: { data: message.reply as Review, nodes: mainLine(state.game.tree) } }, []];
      }
      return undefined;
    default:
      return undefined;
  }
};

export const movesPlayed = (state: State): number => movesTo(state.game.tree, state.game.at).length;

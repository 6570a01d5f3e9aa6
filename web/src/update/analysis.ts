// SPDX-License-Identifier: MIT
// Analysis: lines that grow while the engine thinks, what tables know, a whole game reviewed.
import { inBoth } from "../lang/words";
import type { Context, ReplyFor, Step } from "../message";
import type { State } from "../state";
import { mainLine, play } from "../tree";
import type { Line } from "../types";
import { studied } from "./course";
import { describe, goTo, restartAnalysis } from "./position";
import { type Handlers, notify, type Of, type Replies } from "./step";

const reviewNodes = 60_000;

/** Whether a message belongs to the analysis that is going on. */
const current = (state: State, context: Context): boolean =>
  context.run === state.analysis.run && context.serial === state.serial;

/** A line that was heard: it takes its rank; deeper ones replace shallower ones. */
function heard(lines: readonly Line[], line: Line): Line[] {
  const next = lines.filter(
    (old) => old.rank !== line.rank && (old.rank < line.rank || old.moves[0] !== line.moves[0]),
  );
  next.push(line);
  return next.sort((a, b) => a.rank - b.rank);
}

/** Moves that somebody else has found, added to the game. */
function playLine(state: State, moves: string[]): Step {
  let { tree, at } = state.game;
  for (const move of moves) ({ tree, at } = play(tree, at, move, false));
  const next = studied(state);
  return goTo({ ...next, game: { ...next.game, tree } }, at, moves.length === 1);
}

function toggle(state: State, on: boolean): Step {
  const { lines, run } = state.analysis;
  const analysis = { ...state.analysis, on, lines: on ? lines : [], probe: null, run: run + 1 };
  const next = { ...state, analysis };
  return on ? restartAnalysis(next) : [next, [{ kind: "stop" }]];
}

/** The engine reviews every move of the main line. */
function review(state: State): Step {
  const nodes = mainLine(state.game.tree);
  const last = nodes.at(-1);
  if (last === undefined) return [state, []];
  const request = { do: "review" as const, ...describe(state.game, last), nodes: reviewNodes, ending: "" as const };
  const next: State = {
    ...studied(state),
    thinking: "review",
    review: null,
    progress: { done: 0, total: nodes.length },
    analysis: { ...state.analysis, on: false, lines: [] },
  };
  // With all that there is to know, on the first visit, too.
  return [next, [{ kind: "stop" }, { kind: "engine", after: "tables", request, as: "review", context: {} }]];
}

function reviewed(state: State, { reply }: ReplyFor<"review">): Step {
  const ready: State = { ...state, thinking: "", progress: null };
  if (!reply)
    return notify(
      ready,
      inBoth((w) => w.reviewStopped),
      "info",
    );
  return [{ ...ready, review: { data: reply, nodes: mainLine(state.game.tree) } }, []];
}

/** What a desk says while it works: lines of the analysis, how far a review has come. */
export function told(state: State, { as, context, told: news }: Of<"tell">): Step {
  if (as === "analysis" && current(state, context) && "line" in news)
    return [{ ...state, analysis: { ...state.analysis, lines: heard(state.analysis.lines, news.line) } }, []];
  if (as === "review" && "progress" in news) return [{ ...state, progress: news.progress }, []];
  return [state, []];
}

function analysed(state: State, { context, error, reply }: ReplyFor<"analysis">): Step {
  if (!current(state, context)) return [state, []];
  const part = error !== undefined ? { error } : { lines: reply };
  return [{ ...state, analysis: { ...state.analysis, done: true, ...part } }, []];
}

function probed(state: State, { context, error, reply }: ReplyFor<"probe">): Step {
  if (context.serial !== state.serial || error !== undefined) return [state, []];
  return [{ ...state, analysis: { ...state.analysis, probe: reply } }, []];
}

export const analysis = {
  analysis: (state, { on }) => toggle(state, on),
  analysis_lines: (state, { count }) => restartAnalysis({ ...state, analysis: { ...state.analysis, count } }),
  threat: (state, { on }) => restartAnalysis({ ...state, analysis: { ...state.analysis, threat: on } }),
  tables_ready: restartAnalysis,
  stop: (state) => [{ ...state, thinking: "" }, [{ kind: "stop" }]],
  review,
  play_line: (state, { moves }) => playLine(state, moves),
} satisfies Partial<Handlers>;

export const analysisReplies = { analysis: analysed, probe: probed, review: reviewed } satisfies Partial<Replies>;

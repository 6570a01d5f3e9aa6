// SPDX-License-Identifier: MIT
// Learning from one's mistakes: the position before each, a better move is looked for on the board.
import { inBoth as page } from "../lang/words";
import type { ReplyFor, Step } from "../message";
import type { State } from "../state";
import { play } from "../tree";
import type { MoveReview } from "../types";
import { studied } from "../update/course";
import { describe, goTo } from "../update/position";
import { type Handlers, type Of, type Replies, say } from "../update/step";
import type { Done, Lesson } from "./state";
import { expects, isMistake, small } from "./values";

/** How much the engine looks at a move that was tried. */
const judgeNodes = 100_000;
/** How long a wrong move and its answer stand on the board. */
const wrongTime = 2600;

/** The mistake that is on the board; undefined: there is none. */
export const mistakeOf = (state: State, lesson: Lesson): MoveReview | undefined =>
  state.review?.data.moves[(lesson.plies[lesson.at] ?? 0) - 1];

/** The node before a mistake. */
const before = (state: State, { ply }: MoveReview): number => state.game.tree[state.review!.nodes[ply - 1]!]!.parent;

/** The node where the lesson waits for a move; -1: it does not. */
export function waitsAt(state: State): number {
  const lesson = state.room?.lesson;
  const mistake = lesson && mistakeOf(state, lesson);
  return mistake && lesson.stage !== "over" ? before(state, mistake) : -1;
}

export const withLesson = (state: State, lesson: Lesson | null): State => ({
  ...state,
  room: { ...state.room!, lesson },
});

/** What was tried goes from the game's tree. */
function tidy(state: State, lesson: Lesson): State {
  const { tree } = state.game;
  if (tree.length <= lesson.nodes) return state;
  const kept = tree
    .slice(0, lesson.nodes)
    .map((node) => ({ ...node, children: node.children.filter((child) => child < lesson.nodes) }));
  return { ...state, game: { ...state.game, tree: kept } };
}

/** The position before the mistake, as it was. */
function ask(state: State, lesson: Lesson): Step {
  const clean = tidy(state, lesson);
  const mistake = mistakeOf(clean, lesson);
  if (!mistake) return [withLesson(clean, null), []];
  const next = withLesson({ ...clean, flipped: mistake.side === "black" }, { ...lesson, stage: "ask" });
  return goTo(next, before(clean, mistake), false);
}

function begin(state: State, { side, ply }: Of<"lesson">): Step {
  if (!state.review || state.thinking !== "") return [state, []];
  const wanted = state.review.data.moves.filter((move) =>
    ply !== undefined ? move.ply === ply : isMistake(move) && (side === "both" || move.side === side),
  );
  const plies = wanted.map((move) => move.ply);
  const lesson: Lesson = {
    side,
    plies,
    done: plies.map((): Done => ""),
    at: 0,
    stage: plies.length > 0 ? "ask" : "over",
    hint: 0,
    tried: "",
    answer: "",
    run: state.room!.run,
    nodes: state.game.tree.length,
    flipped: state.flipped,
  };
  const quiet: State = {
    ...studied(state),
    analysis: { ...state.analysis, on: false, lines: [], threat: false },
  };
  if (plies.length === 0) return [withLesson(quiet, lesson), [{ kind: "stop" }]];
  const [next, effects] = ask(quiet, lesson);
  return [next, [{ kind: "stop" }, ...effects]];
}

const settle = (state: State, lesson: Lesson, done: Done, part: Partial<Lesson> = {}): State =>
  withLesson(state, {
    ...lesson,
    ...part,
    stage: "right",
    done: lesson.done.map((old, i) => (i === lesson.at && old === "" ? done : old)),
  });

const found = (lesson: Lesson, otherwise: Done): Done => (lesson.hint > 0 ? "hinted" : otherwise);

/**
 * A move that is none of the good ones: it stands on the board for a while, then another may be tried. What is wrong
 * with it is said until then.
 */
function wrong(state: State, lesson: Lesson, answer: string): Step {
  const run = state.room!.run + 1;
  const next = withLesson({ ...state, room: { ...state.room!, run } }, { ...lesson, stage: "wrong", answer, run });
  return [
    next,
    [
      { kind: "timer", wait: wrongTime, message: { type: "lesson_again", run } },
      { kind: "sound", name: "refuse" },
    ],
  ];
}

/** A move was tried: the best is known, others are looked at by the engine. */
function tried(state: State, lesson: Lesson, mistake: MoveReview): Step {
  const { move } = state.game.tree[state.game.at]!;
  if (move === mistake.best) return [settle(state, lesson, found(lesson, "found"), { tried: move }), []];
  if (move === mistake.move) return wrong(state, { ...lesson, tried: move }, "");
  const run = state.room!.run + 1;
  const request = { do: "analyse" as const, ...describe(state.game), ending: "" as const, lines: 1, nodes: judgeNodes };
  return [
    withLesson({ ...state, room: { ...state.room!, run } }, { ...lesson, stage: "judging", tried: move, run }),
    [{ kind: "stop" }, { kind: "engine", request, as: "judged", context: { run } }],
  ];
}

/** Good moves are those that give away hardly more than the best. */
function judged(state: State, { context, reply }: ReplyFor<"judged">): Step {
  const lesson = state.room?.lesson;
  const mistake = lesson && mistakeOf(state, lesson);
  if (!lesson || !mistake || lesson.stage !== "judging" || context.run !== lesson.run) return [state, []];
  const line = reply?.[0];
  // Nothing follows a move that ends the game: whoever played it has not lost by it.
  const worth = line ? expects(mistake.side, line.score) : reply ? 1 : 0;
  return expects(mistake.side, mistake.score_before) - worth < small
    ? [settle(state, lesson, found(lesson, "other")), []]
    : wrong(state, lesson, line?.moves[0] ?? "");
}

/** First the piece, then the move. */
function hint(state: State): Step {
  const lesson = state.room?.lesson;
  const mistake = lesson && mistakeOf(state, lesson);
  if (!lesson || !mistake || lesson.stage !== "ask" || state.game.at !== waitsAt(state)) return [state, []];
  const step = lesson.hint === 0 ? 1 : 2;
  const move = state.position?.moves.find(({ text }) => text === mistake.best);
  const next = withLesson(state, { ...lesson, hint: step });
  if (!move) return [next, []];
  const said = page((w) => (step === 1 ? w.hintPiece(move.path[0]!) : w.hintMove(move.text)));
  return [say({ ...next, hint: { move: move.text, path: move.path, step } }, said[state.settings.language]), []];
}

/** The best move is played on the board. */
function solution(state: State): Step {
  const lesson = state.room?.lesson;
  const mistake = lesson && mistakeOf(state, lesson);
  if (!lesson || !mistake || lesson.stage === "right" || lesson.stage === "over") return [state, []];
  const clean = tidy(state, lesson);
  const { tree, at } = play(clean.game.tree, before(clean, mistake), mistake.best, false);
  const next = settle({ ...clean, game: { ...clean.game, tree } }, lesson, "shown", { run: state.room!.run + 1 });
  return goTo(next, at, true);
}

function onward(state: State): Step {
  const lesson = state.room?.lesson;
  if (!lesson) return [state, []];
  if (lesson.at + 1 < lesson.plies.length) return ask(state, { ...lesson, at: lesson.at + 1, hint: 0, tried: "" });
  const clean = tidy(state, lesson);
  const mistake = mistakeOf(clean, lesson);
  const over = withLesson(clean, { ...lesson, stage: "over" });
  return mistake ? goTo(over, before(clean, mistake), false) : [over, []];
}

function end(state: State): Step {
  const lesson = state.room?.lesson;
  if (!lesson) return [state, []];
  const clean = { ...tidy(withLesson(state, null), lesson), flipped: lesson.flipped };
  return clean.game.tree[state.game.at] ? [clean, [{ kind: "stop" }]] : goTo(clean, clean.game.tree.length - 1, false);
}

/** After each step: has a move been tried, and is it still the same game? */
export function watch(old: State, state: State): Step {
  const lesson = state.room?.lesson;
  if (!lesson) return [state, []];
  const mistake = mistakeOf(state, lesson);
  if (!state.review || old.game.id !== state.game.id) return [withLesson(state, null), []];
  if (!mistake || old.game.at === state.game.at) return [state, []];
  const isTry = (lesson.stage === "ask" || lesson.stage === "wrong") && old.game.at === before(state, mistake);
  return isTry && state.game.tree[state.game.at]?.parent === old.game.at ? tried(state, lesson, mistake) : [state, []];
}

export const handlers = {
  lesson: begin,
  lesson_hint: hint,
  lesson_solution: solution,
  lesson_next: onward,
  lesson_again: (state, { run }) => {
    const lesson = state.room?.lesson;
    return lesson?.stage === "wrong" && !state.room?.why && (run === 0 || lesson.run === run)
      ? ask(state, lesson)
      : [state, []];
  },
  lesson_end: end,
} satisfies Partial<Handlers>;

export const replies = { judged } satisfies Partial<Replies<"judged">>;

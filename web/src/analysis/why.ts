// SPDX-License-Identifier: MIT
// Why a move is bad: what answers it is played on the board, then what should have been played.
import type { Effect, ReplyFor, Step } from "../message";
import { firstPly } from "../selectors";
import type { State } from "../state";
import { movesTo, play } from "../tree";
import type { Line, MoveReview } from "../types";
import { studied } from "../update/course";
import { describe, goTo, restartAnalysis } from "../update/position";
import type { Handlers, Of, Replies } from "../update/step";
import type { Course, Why } from "./state";
import { pliesOf, reviewOf } from "./values";

/** How much the engine looks at a move that was not reviewed. */
const whyNodes = 400_000;
/** More than this nobody follows. */
const longest = { bad: 12, good: 9 };
const stepTime = 1100;

type Part = Why["shown"];

export const withWhy = (state: State, why: Why | null): State => ({ ...state, room: { ...state.room!, why } });
const change = (state: State, why: Why, part: Partial<Why>): State => withWhy(state, { ...why, ...part });

/** The moves to the position before the move. */
const base = (state: State, why: Why): string[] => movesTo(state.game.tree, state.game.tree[why.node]!.parent);

const complete = (course: Course | null): course is Course =>
  course !== null && course.positions.length > course.moves.length && !course.positions.includes(null);

/** Whether the part that is shown can be played. */
export const isReady = (why: Why): boolean => complete(why[why.shown]);

/** The referee is asked for the position before the moves and after each. */
function withCourse(state: State, why: Why, part: Part, moves: string[], score: number): Step {
  const course: Course = {
    moves: moves.slice(0, longest[part]),
    positions: Array<null>(Math.min(moves.length, longest[part]) + 1).fill(null),
    score,
    plies: pliesOf(score),
  };
  const before = base(state, why);
  const effects = course.positions.map((_, i): Effect => {
    const request = {
      do: "state" as const,
      ...describe(state.game),
      moves: [...before, ...course.moves.slice(0, i)],
      ending: "" as const,
    };
    return { kind: "referee", request, as: "why_at", context: { run: why.run, to: part, node: i } };
  });
  return [change(state, why, { [part]: course }), effects];
}

/** The engine is asked what is best at a node. */
function ask(state: State, why: Why, part: Part, node: number): Effect {
  const request = {
    do: "analyse" as const,
    ...describe(state.game, node),
    ending: "" as const,
    lines: 1,
    nodes: whyNodes,
  };
  return { kind: "engine", request, as: "why", context: { run: why.run, to: part } };
}

/** Both courses begin with what the review has, and with the engine where there is none. */
function begin(state: State, { node }: Of<"why">): Step {
  const at = state.game.tree[node];
  if (!at || at.parent < 0 || state.thinking !== "" || !state.position) return [state, []];
  const run = state.room!.run + 1;
  const quiet: State = {
    ...studied(state),
    analysis: { ...state.analysis, on: false, lines: [], run: state.analysis.run + 1 },
  };
  const [there, effects] = goTo(quiet, node, false);
  const ply = firstPly(state) + movesTo(state.game.tree, node).length - 1;
  const why: Why = {
    run,
    turn: run,
    node,
    side: ply % 2 === 0 ? "white" : "black",
    bad: null,
    good: null,
    shown: "bad",
    step: 0,
    running: true,
    engine: state.analysis.on || (state.room!.why?.engine ?? false),
  };
  let next: State = { ...there, room: { ...there.room!, run, why } };
  effects.unshift({ kind: "stop" });
  const put = (part: Part, known: MoveReview | undefined, moves: string[], score = 0): void => {
    const [changed, more] = known
      ? withCourse(next, next.room!.why!, part, moves, score)
      : ([next, [ask(next, why, part, part === "bad" ? node : at.parent)]] as Step);
    next = changed;
    effects.push(...more);
  };
  const review = reviewOf(state, node);
  const answer = review && state.review!.data.moves[review.ply];
  put("bad", answer, [at.move, ...(answer?.best_line ?? [])], review?.score_after);
  put("good", review, review?.best_line ?? [], review?.score_before);
  return [next, effects];
}

/** The engine's line for one of the two; none: the game is over there. */
function looked(state: State, { context, reply }: ReplyFor<"why">): Step {
  const why = state.room?.why;
  if (!why || context.run !== why.run || !reply) return [state, []];
  const line: Line | undefined = reply[0];
  const part = context.to as Part;
  const rest = line?.moves ?? [];
  const moves = part === "bad" ? [state.game.tree[why.node]!.move, ...rest] : rest;
  return withCourse(state, why, part, moves, line?.score ?? (why.side === "white" ? 30_000 : -30_000));
}

/** Where nothing has to be captured any more: what is counted there is true. */
function settled(course: Course): Course {
  let last = course.moves.length;
  while (last > 1 && (course.positions[last]?.must.length ?? 0) > 0) last--;
  return { ...course, moves: course.moves.slice(0, last), positions: course.positions.slice(0, last + 1) };
}

/** The referee has described a position of a course. */
function described(state: State, { context, reply }: ReplyFor<"why_at">): Step {
  const why = state.room?.why;
  const part = context.to as Part;
  const course = why?.[part];
  const at = context.node ?? 0;
  if (!why || !course || context.run !== why.run || at >= course.positions.length) return [state, []];
  // A line that the referee does not follow to its end is shown as far as he does.
  const known: Course = reply
    ? { ...course, positions: course.positions.map((old, i) => (i === at ? reply : old)) }
    : { ...course, moves: course.moves.slice(0, at - 1), positions: course.positions.slice(0, at) };
  const next = { ...why, [part]: complete(known) ? settled(known) : known };
  const was = complete(course);
  return !was && complete(next[part]) && part === why.shown
    ? show(withWhy(state, next), 0)
    : [withWhy(state, next), []];
}

const tick = (turn: number): Effect => ({ kind: "timer", wait: stepTime, message: { type: "why_tick", turn } });

/** The board shows the course after so many moves; one more than before is seen moving. */
function show(state: State, step: number): Step {
  const why = state.room!.why!;
  const course = why[why.shown];
  if (!complete(course)) return [state, []];
  const to = Math.max(0, Math.min(step, course.moves.length));
  const position = course.positions[to]!;
  const onward = to > 0 && to === why.step + 1;
  const moving = onward && state.settings.motion && position.last !== null;
  const running = why.running && to < course.moves.length;
  const { serial } = state;
  const next: State = {
    ...change(state, why, { step: to, running }),
    peek: { moves: [...base(state, why), ...course.moves.slice(0, to)], node: -1, position, moving },
    motion: moving ? { before: course.positions[to - 1]!.pieces, move: position.last!, step: 0, serial } : null,
  };
  const effects: Effect[] = running ? [tick(why.turn)] : [];
  if (moving) effects.push({ kind: "timer", wait: 16, message: { type: "motion", serial } });
  if (onward) effects.push({ kind: "sound", name: position.last?.captured.length ? "capture" : "move" });
  return [next, effects];
}

/** It runs on, or stands still; the tick that is on its way is not heard. */
function turn(state: State, running: boolean, part: Partial<Why> = {}): State {
  const run = state.room!.run + 1;
  return change({ ...state, room: { ...state.room!, run } }, state.room!.why!, { ...part, running, turn: run });
}

/** Goes on from where it stands, from the beginning if it is over. */
function goOn(state: State, part: Partial<Why> = {}): Step {
  if (!state.room?.why) return [state, []];
  const next = turn(state, true, part);
  const { shown, step, ...why } = next.room!.why!;
  return show(next, step >= (why[shown]?.moves.length ?? 0) ? 0 : step);
}

const stepTo = (state: State, step: number): Step => (state.room?.why ? show(turn(state, false), step) : [state, []]);

/** The board shows the game again; the engine goes on if it was on. */
export function close(state: State): Step {
  const why = state.room?.why;
  if (!why) return [state, []];
  const next: State = {
    ...withWhy(state, null),
    peek: null,
    motion: null,
    analysis: { ...state.analysis, on: state.analysis.on || why.engine },
  };
  return why.engine ? restartAnalysis(next) : [next, [{ kind: "stop" }]];
}

/** What is shown becomes a variation. */
function keep(state: State): Step {
  const why = state.room?.why;
  const course = why?.[why.shown];
  if (!why || !course) return [state, []];
  let tree = [...state.game.tree];
  let at = tree[why.node]!.parent;
  for (const move of course.moves) ({ tree, at } = play(tree, at, move, false));
  const [closed, effects] = close({ ...state, game: { ...state.game, tree } });
  return [closed, [...effects, { kind: "save" }]];
}

/** Looking elsewhere ends it; what is shown in its place stops it. */
export function watch(state: State): Step {
  const why = state.room?.why;
  if (!why) return [state, []];
  if (state.game.at !== why.node || state.editor) return close(state);
  return why.running && why.step > 0 && !state.peek ? [turn(state, false), []] : [state, []];
}

export const handlers = {
  why: begin,
  why_show: (state, { part }) => goOn(state, { shown: part, step: 0 }),
  why_step: (state, { step }) => stepTo(state, step),
  why_run: (state, { on }) => (on ? goOn(state) : state.room?.why ? [turn(state, false), []] : [state, []]),
  why_tick: (state, message) => {
    const why = state.room?.why;
    return why?.running && why.turn === message.turn ? show(state, why.step + 1) : [state, []];
  },
  why_keep: keep,
  why_close: close,
} satisfies Partial<Handlers>;

export const replies = { why: looked, why_at: described } satisfies Partial<Replies<"why" | "why_at">>;

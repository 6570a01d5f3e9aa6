// SPDX-License-Identifier: MIT
// A puzzle being played: the defence answers by itself, a wrong move is shown what it leads to and taken back, the
// solution is walked through. Whatever moves by itself moves when the referee has described what stood before it.
import type { Effect, Message, ReplyFor, Step } from "../message";
import { leaving, rhythm } from "../rhythm";
import type { State } from "../state";
import type { Position } from "../types";
import { analysis } from "../update/analysis";
import { commit } from "../update/course";
import { general } from "../update/general";
import { describe, goTo } from "../update/position";
import { type Of, say } from "../update/step";
import { dictionary } from "./lang/words";
import { factsOf, judge, refutation, wholeLine } from "./line";
import { note, sayEnd } from "./record";
import type { Task } from "./state";
import { askIndex, change, effect, opened, seekOrDescribe, taskOf } from "./update";

/** Between what has been seen and what comes by itself, in milliseconds. */
const pause = 350,
  walkPause = 700;
/** How long a refutation stands on the board before it is taken back. */
const lookTime = 2600;
/** How much the engine looks at to refute a move. */
const refuteNodes = 60_000,
  refuteSeconds = 2;

const withTask = (state: State, part: Partial<Task>): State =>
  change(state, { task: { ...state.puzzles!.task!, ...part } });

/** Who is moved by hand: the solver, or nobody while something is shown. */
const hands = (state: State, side: "" | "white" | "black"): State => ({
  ...state,
  game: { ...state.game, drill: { of: "puzzles", side } },
});

/** The next move by itself, once what stands on the board has been seen. */
function goOnLater(state: State, last: Position["last"], wait = pause): Effect {
  const shown = state.settings.motion && last ? rhythm(last).whole + leaving : 0;
  return {
    kind: "timer",
    wait: wait + shown,
    message: { type: "puzzle_goes_on", serial: state.serial, now: 0 },
  };
}

/** A right move: the defence answers, or the line is at its end. */
function right(state: State, task: Task, now: Position): Step {
  const nodes = [...task.nodes, state.game.at];
  const next = withTask(state, { nodes, wrong: null, hint: 0 });
  const done = nodes.length - 1;
  if (done < task.puzzle.line.length) {
    if (done % 2 === 0) return [next, []];
    return [withTask(next, { queue: [task.puzzle.line[done]!] }), [goOnLater(next, now.last)]];
  }
  const [noted, effects] = noteOnce(withTask(hands(next, ""), { stage: "done" }), {});
  const ended = effects.length > 0 ? noted : sayEnd(noted, taskOf(noted)!);
  return [ended, [...effects, { kind: "sound", name: "end" }]];
}

/** Notes what a try has come to, the first time that it has come to anything. */
function noteOnce(state: State, came: Partial<Task>): Step {
  if (taskOf(state)!.noted) return [state, []];
  return [withTask(state, { ...came, noted: true }), [effect({ kind: "stamp" })]];
}

/** A wrong move: what is wrong with it, the engine says. */
function wrong(state: State, task: Task, before: Position, now: Position): Step {
  const { tree, at } = state.game;
  const node = tree[at]!;
  const [noted, effects] = noteOnce(state, { lost: true });
  const next = withTask(hands(noted, ""), {
    stage: "wrong",
    queue: [],
    wrong: {
      move: node.move,
      back: node.parent,
      tree: tree
        .filter(({ id }) => id !== at)
        .map((one) => ({ ...one, children: one.children.filter((c) => c !== at) })),
      pieces: before.pieces,
      line: [],
      facts: null,
    },
  });
  const refused: Effect = { kind: "sound", name: "refuse" };
  if (now.result.outcome !== "none") return told(next, now, [...effects, refused]);
  const words = dictionary(state.settings.language);
  const ending = task.puzzle.themes.includes("ending") || task.puzzle.themes.includes("forzosa");
  const tables: Effect[] = ending ? [{ kind: "tables", rules: state.game.rules }] : [];
  return [
    say(next, words.thinking(node.move), true),
    [
      ...effects,
      refused,
      ...tables,
      {
        kind: "engine",
        as: "refute",
        request: { do: "analyse", ...describe(state.game), lines: 1, nodes: refuteNodes, seconds: refuteSeconds },
        context: { serial: state.serial },
      },
    ],
  ];
}

/** The refutation stands on the board: it is said what it comes to, and soon it is taken back. */
function told(state: State, now: Position, effects: Effect[]): Step {
  const { puzzle, wrong } = state.puzzles!.task!;
  const facts = factsOf(wrong!, puzzle.turn, now);
  const words = dictionary(state.settings.language);
  const next = withTask(state, { wrong: { ...wrong!, facts } });
  const timer = goOnLater(next, now.last, lookTime);
  return [say(next, words.wrong(wrong!.move, wrong!.line, facts, puzzle.goal), true), [...effects, timer]];
}

/** The engine has refuted a move, or does not know how. */
function refuted(state: State, { reply, context }: ReplyFor<"refute">): Step {
  const task = taskOf(state);
  if (task?.stage !== "wrong" || context.serial !== state.serial || !state.position) return [state, []];
  const line = refutation(reply?.[0]);
  if (line.length === 0) return told(state, state.position, []);
  const next = withTask(state, { queue: line, wrong: { ...task.wrong!, line } });
  return [next, [goOnLater(next, state.position.last)]];
}

/** The position after a move, or after a look elsewhere in the line. */
function arrived(before: State, state: State, task: Task): Step {
  const now = state.position!;
  if (task.stage === "wrong")
    return task.queue.length > 0 ? [state, [goOnLater(state, now.last)]] : told(state, now, []);
  if (task.stage === "done") {
    const more = state.game.tree[state.game.at]!.children.length > 0;
    if (!task.walking) return [state, []];
    return more ? [state, [goOnLater(state, now.last, walkPause)]] : [withTask(state, { walking: false }), []];
  }
  const verdict = judge(task, state.game.tree, state.game.at);
  if (verdict === "right") return right(state, task, now);
  if (verdict === "wrong") return wrong(state, task, before.position!, now);
  const atEnd = state.game.at === task.nodes[task.nodes.length - 1];
  return atEnd && task.queue.length > 0 ? [state, [goOnLater(state, now.last)]] : [state, []];
}

/** Looks at every step: a position that has arrived may be one of the puzzle's. */
export function after(before: State, made: State, effects: Effect[]): Step {
  if (!made.puzzles) return [made, effects];
  const { rules } = before.game;
  const otherGame = rules !== "" && rules !== made.game.rules && !before.game.drill && !made.game.drill;
  const state = otherGame ? change(made, { chosen: "" }) : made;
  if (before.game.drill?.of === "puzzles" && state.game.drill?.of !== "puzzles" && made.puzzles.task)
    return [change(state, { task: null, before: null }), [...effects, effect({ kind: "hold", link: "" })]];
  // What had to wait until the referee said which games there are goes on now.
  const [next, more] =
    before.about !== state.about ? seekOrDescribe(state) : opened(before, state) ? askIndex(state) : [state, []];
  const task = taskOf(next);
  if (!task || next.position === before.position || !next.position) return [next, [...effects, ...more]];
  const [played, others] = arrived(before, next, task);
  return [played, [...effects, ...more, ...others]];
}

/** What comes by itself: a move of the defence or of a refutation, the way back from it, the next move of a line. */
function goesOn(state: State, { serial, now }: Of<"puzzle_goes_on">): Step {
  const task = taskOf(state);
  if (!task || serial !== state.serial) return [state, []];
  if (state.motion) return [state, [goOnLater(state, null)]];
  const [move, ...queue] = task.queue;
  if (move !== undefined) return commit(withTask(state, { queue }), move, now);
  if (task.stage === "wrong") return back(state);
  const child = state.game.tree[state.game.at]!.children[0];
  return task.walking && child !== undefined ? goTo(state, child, true) : [state, []];
}

/** A wrong move is taken back, with what was played against it. */
function back(state: State): Step {
  const task = taskOf(state);
  if (task?.stage !== "wrong") return [state, []];
  const { tree, back: at } = task.wrong!;
  const next = withTask(hands(state, task.puzzle.turn), { stage: "solve", queue: [] });
  const [shown, effects] = goTo({ ...next, game: { ...next.game, tree } }, at, false);
  return [shown, [{ kind: "stop" }, ...effects]];
}

/** The rest of the line, move by move. */
function solution(state: State): Step {
  let task = taskOf(state);
  if (!task || task.stage === "done") return [state, []];
  const [taken, stopped] = task.stage === "wrong" ? back(state) : [state, []];
  const [noted, effects] = noteOnce(taken, { lost: true });
  task = noted.puzzles!.task!;
  const { tree, nodes } = wholeLine(task.puzzle, noted.game.tree, task.nodes);
  const from = task.nodes[task.nodes.length - 1]!;
  const next = withTask(hands({ ...noted, game: { ...noted.game, tree } }, ""), {
    nodes,
    stage: "done",
    queue: [],
    walking: true,
    wrong: null,
    hint: 0,
    shown: true,
  });
  const [shown, more] = goTo(next, from, false);
  const words = dictionary(state.settings.language);
  return [say(shown, words.walking, true), [...stopped.filter(({ kind }) => kind === "stop"), ...effects, ...more]];
}

/** First the piece, then the move. */
function hint(state: State): Step {
  const task = taskOf(state)!;
  const ply = task.nodes.indexOf(state.game.at);
  if (task.stage !== "solve" || ply !== task.nodes.length - 1 || ply % 2 !== 0) return [state, []];
  const text = task.puzzle.line[ply]!;
  const move = state.position?.moves.find((known) => known.text === text);
  if (!move) return [state, []];
  const step = task.hint === 0 ? 1 : 2;
  const words = dictionary(state.settings.language);
  const next = withTask({ ...state, hint: { move: text, path: move.path, step } }, { hint: step, helped: true });
  return [say(next, step === 1 ? words.hintPiece(move.path[0]!) : words.hintMove(text), true), []];
}

/** Without being a puzzle any more the position is one to study. */
function freed(state: State): State {
  const { drill: _, ...game } = state.game;
  return { ...state, game };
}

/** The page's own answer to a message, while nothing goes on by itself any more. */
const byHand = (state: State): State => withTask(state, { walking: false });

/** `undefined`: the page answers as it would. */
export type Answers = { [T in Message["type"]]?: (state: State, message: Of<T>) => Step | undefined };
/** Messages of the page that mean something else while a puzzle is on the board. */
export const meanwhile: Answers = {
  hint,
  undo: (state) => {
    const { parent } = state.game.tree[state.game.at]!;
    return parent < 0 ? [state, []] : goTo(byHand(state), parent, false);
  },
  redo: (state) => {
    const child = state.game.tree[state.game.at]!.children[0];
    return child === undefined ? [state, []] : goTo(byHand(state), child, true);
  },
  press: (state) => (taskOf(state)!.stage === "wrong" ? back(state) : undefined),
  touch: (state) => (taskOf(state)!.stage === "wrong" ? back(state) : undefined),
  resign: (state) => [state, []],
  offer: (state) => [state, []],
  panel: (state, message) =>
    message.panel === "analysis" || message.panel === "inside" ? general.panel(freed(state), message) : undefined,
  analysis: (state, message) => analysis.analysis(freed(state), message),
  review: (state) => analysis.review(freed(state)),
};

export const playing = {
  puzzle_goes_on: goesOn,
  puzzle_noted: note,
  puzzle_back: back,
  puzzle_solution: solution,
  puzzle_walk: (state: State): Step => {
    const next = withTask(state, { walking: true });
    return goTo(next, state.game.tree[state.game.at]!.children.length > 0 ? state.game.at : 0, false);
  },
  puzzle_study: (state: State): Step => {
    if (!taskOf(state)) return [state, []];
    const [open, effects] = general.panel(freed(state), { type: "panel", panel: "analysis" });
    const [next, more] = analysis.analysis(open, { type: "analysis", on: true });
    return [next, [...effects, ...more]];
  },
};
export const playingReplies = { refute: refuted };

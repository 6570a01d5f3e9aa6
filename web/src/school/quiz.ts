// SPDX-License-Identifier: MIT
// Coordinates: a square is named, found, or a move is played as it is written; half a minute, or twenty of them.
import type { Effect, Message, Step } from "../message";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import { remove } from "../tree";
import { goTo } from "../update/position";
import { type Of, say } from "../update/step";
import { inSchool } from "./lang/words";
import { elsewhere, place, withSchool } from "./place";
import type { Quiz } from "./state";

/** How many seconds, or how many squares. */
export const quizSeconds = 30;
export const quizCount = 20;
const tick = 250;

export const quizKey = (rules: string, { kind, mode, side }: Pick<Quiz, "kind" | "mode" | "side">): string =>
  `${rules}.${kind}.${mode}.${side}`;

const withQuiz = (state: State, part: Partial<Quiz>): State =>
  withSchool(state, { quiz: { ...state.school!.quiz!, ...part } });

/** The next number by lot, and the seed after it. */
function lot(seed: number, below: number): [number, number] {
  const next = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return [Math.floor((next / 4294967296) * below), next];
}

/** Another square than before, or a move that is legal on the board. */
function ask(state: State): State {
  const quiz = state.school!.quiz!;
  if (quiz.kind === "move") {
    const moves = state.position?.moves ?? [];
    const [at, seed] = lot(quiz.seed, Math.max(1, moves.length));
    const path = moves[at]?.path ?? [];
    const asked = path.length > 1 ? [path[0]!, path[path.length - 1]!] : [];
    return withQuiz(state, { asked, seed, node: state.game.at });
  }
  const squares = (ruleSet(state)?.pieces ?? "").length;
  const [at, seed] = lot(quiz.seed, squares - 1);
  const square = at + 1 < (quiz.asked[0] ?? squares) ? at + 1 : at + 2;
  return withQuiz(state, { asked: [square], seed });
}

export const askedText = ({ asked, kind }: Quiz): string => asked.join(kind === "move" ? "-" : "");

const spoken = (state: State): State => {
  const quiz = state.school!.quiz!;
  return quiz.kind === "name" ? state : say(state, askedText(quiz));
};

export function beginQuiz(state: State, { kind, mode, side, ...stamp }: Of<"school_quiz">): Step {
  const rules = state.game.rules;
  const [placed, effects] = place(state, { rules, fen: "", flipped: side === "black", side: "" }, stamp);
  const quiz: Quiz = {
    ...{ kind, mode, side, asked: [], node: 0, answered: 0, right: 0, wrong: 0, missed: 0, typed: "" },
    seed: stamp.seed,
    began: stamp.now,
    ends: mode === "time" ? stamp.now + quizSeconds * 1000 : 0,
    seconds: mode === "time" ? quizSeconds : 0,
    over: false,
    record: false,
  };
  const next = withSchool({ ...placed, learn: { ...placed.learn, section: "coordinates" } }, { quiz });
  const asked = kind === "move" ? next : ask(next);
  return [spoken(asked), [...effects, { kind: "timer", wait: tick, message: { type: "school_tick", now: 0 } }]];
}

/** The time is over, or the last square has been answered. */
function finish(state: State): Step {
  const { quiz, progress } = state.school!;
  const key = quizKey(state.game.rules, quiz!);
  // Against the clock the most right answers count, of twenty those that were right at once.
  const record = quiz!.right > (progress.quizzes[key] ?? 0);
  const quizzes = record ? { ...progress.quizzes, [key]: quiz!.right } : progress.quizzes;
  const next = withSchool(withQuiz(state, { over: true, record }), { progress: { ...progress, quizzes } });
  const text = inSchool((w) => w.quizDone(quiz!.right, quiz!.wrong))[state.settings.language];
  const effects: Effect[] = [{ kind: "sound", name: "end" }];
  if (record) effects.push({ kind: "late", area: "school", effect: { do: "keep", progress: next.school!.progress } });
  return [say(next, text, true), effects];
}

export function quizTick(state: State, { now }: Of<"school_tick">): Step {
  const quiz = state.school!.quiz;
  if (!quiz || quiz.over) return [state, []];
  const again: Effect = { kind: "timer", wait: tick, message: { type: "school_tick", now: 0 } };
  const seconds =
    quiz.ends > 0 ? Math.max(0, Math.ceil((quiz.ends - now) / 1000)) : Math.floor((now - quiz.began) / 1000);
  if (quiz.ends > 0 && now >= quiz.ends) return finish(withQuiz(state, { seconds: 0 }));
  return [seconds === quiz.seconds ? state : withQuiz(state, { seconds }), [again]];
}

/** An answer that is right, counted if it came at once: the next question, or the end. */
function right(state: State): Step {
  const quiz = state.school!.quiz!;
  const answered = quiz.answered + 1;
  const counted = withQuiz(state, { answered, right: quiz.right + (quiz.missed ? 0 : 1), missed: 0, typed: "" });
  if (quiz.mode === "count" && answered >= quizCount) return finish(counted);
  return [spoken(ask(counted)), [{ kind: "sound", name: "move" }]];
}

function wrong(state: State, missed: number): Step {
  const quiz = state.school!.quiz!;
  const told = say(
    withQuiz(state, { wrong: quiz.wrong + 1, missed, typed: "" }),
    inSchool((w) => w.quizWrong)[state.settings.language],
    true,
  );
  return [told, [{ kind: "sound", name: "refuse" }]];
}

/** A square is named. */
export function named(state: State, { square }: Of<"school_number">): Step {
  const quiz = state.school!.quiz;
  if (!quiz || quiz.over || quiz.kind !== "name") return [state, []];
  return square === quiz.asked[0] ? right(state) : wrong(state, square);
}

/** What the board does while coordinates are asked; undefined: what it always does. */
export function duringQuiz(state: State, message: Message): Step | undefined {
  const quiz = state.school!.quiz;
  if (!quiz || state.panel !== "learn") return undefined;
  if (elsewhere.includes(message.type) || message.type === "hint") return [state, []];
  if (message.type !== "press" && message.type !== "touch") return undefined;
  if (quiz.over || quiz.kind === "name") return [state, []];
  if (quiz.kind === "move") return undefined;
  const at: State = { ...state, cursor: message.square };
  return message.square === quiz.asked[0] ? right(at) : wrong(at, message.square);
}

/** Both sides are moved by hand. */
const byHand = (state: State): State => ({
  ...state,
  game: { ...state.game, drill: { of: "school", side: state.position!.turn } },
});

/** The referee has described a position: a move was asked for, and one has been played. */
export function quizPlayed(state: State): Step {
  const quiz = state.school!.quiz!;
  if (quiz.kind !== "move" || quiz.over) return [state, []];
  const { at, tree } = state.game;
  const last = state.position!.last?.path;
  if (state.game.drill?.side !== state.position!.turn) return quizPlayed(byHand(state));
  if (quiz.asked.length === 0) return [spoken(ask(state)), []];
  if (at === quiz.node || !last) return [state, []];
  if (last[0] === quiz.asked[0] && last[last.length - 1] === quiz.asked[1]) return right(state);
  const [told, effects] = wrong(state, last[last.length - 1]!);
  const shorter = remove(tree, at);
  const [back, more] = goTo({ ...told, game: { ...told.game, tree: shorter.tree } }, shorter.at, false);
  return [back, [...effects, ...more]];
}

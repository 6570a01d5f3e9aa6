// SPDX-License-Identifier: MIT
// A lesson under way: its steps, what is right and what is wrong.
import type { Effect, Message, Step } from "../message";
import type { State } from "../state";
import { movesTo, remove } from "../tree";
import type { Both } from "../types";
import { commit } from "../update/course";
import { goTo } from "../update/position";
import { type Of, say } from "../update/step";
import { judged, lessonAfter, lessonOf, starsOf, stepOf } from "./course";
import { beginEnding } from "./endings";
import { inSchool } from "./lang/words";
import { atBoard, elsewhere, place, type Stamped, withSchool } from "./place";
import type { LessonUnderWay, SchoolState } from "./state";
import type { LessonStep } from "./types";

/** How long a wrong move stays on the board, and how long the other side waits with its answer. */
const wrongTime = 1500;
const replyTime = 650;

export const withLesson = (state: State, part: Partial<LessonUnderWay>): State =>
  withSchool(state, { lesson: { ...state.school!.lesson!, ...part } });

const keep = (state: State): Effect => ({
  kind: "late",
  area: "school",
  effect: { do: "keep", progress: state.school!.progress },
});

const spoken = (state: State, text: Both): State => say(state, text[state.settings.language]);

const open: Omit<LessonUnderWay, "id" | "step" | "slips"> = {
  stage: "open",
  found: [],
  missed: -1,
  fault: null,
  hinted: false,
};

/** A step of a lesson comes on the board, and is said. */
function openStep(state: State, id: string, at: number, slips: number, stamp: Stamped): Step {
  const step = lessonOf(state.school!, id)?.steps[at];
  if (!step) return [state, []];
  const [placed, effects] =
    step.task.kind === "end"
      ? beginEnding(state, { ...step, ...step.task, of: null, side: sideOf(step) }, stamp)
      : place(state, { ...step, side: step.task.kind === "play" ? sideOf(step) : "" }, stamp);
  const progress = { ...state.school!.progress, at: { lesson: id, step: at } };
  const lesson: LessonUnderWay = { ...open, id, step: at, slips };
  const next = withSchool({ ...placed, learn: { ...placed.learn, section: "course" } }, { progress, lesson });
  return [spoken(next, step.say), [...effects, keep(next)]];
}

/** Who has the move in a step. */
const sideOf = ({ fen }: LessonStep) => (/^b/i.test(fen) ? "black" : "white");

export function beginLesson(state: State, { id, step, ...stamp }: Of<"school_lesson">): Step {
  return openStep(state, id, step, 0, stamp);
}

/** The lesson is finished: its stars count if there were not more before. */
function finish(state: State): Step {
  const { lesson, progress } = state.school!;
  const stars = starsOf(lesson!);
  const lessons = { ...progress.lessons, [lesson!.id]: Math.max(stars, progress.lessons[lesson!.id] ?? 0) };
  const after = lessonAfter(state.school!, lesson!.id);
  const at = after ? { lesson: after.id, step: 0 } : null;
  const next = withSchool(withLesson(state, { stage: "end" }), { progress: { ...progress, lessons, at } });
  return [
    spoken(
      next,
      inSchool((w) => `${w.lessonDone} ${w.stars(stars)}`),
    ),
    [keep(next), { kind: "sound", name: "end" }],
  ];
}

/** The next step, or the end; what has to be done first is not passed over. */
export function nextStep(state: State, stamp: Stamped): Step {
  const { lesson } = state.school!;
  const step = stepOf(state.school!);
  if (!lesson || !step || lesson.stage === "end") return [state, []];
  if (lesson.stage !== "right" && step.task.kind !== "read") return [state, []];
  const last = lessonOf(state.school!, lesson.id)!.steps.length - 1;
  return lesson.step === last ? finish(state) : openStep(state, lesson.id, lesson.step + 1, lesson.slips, stamp);
}

/** The task of a step has been done. */
export function done(state: State): Step {
  const step = stepOf(state.school!)!;
  const praise = step.right ?? inSchool((w) => w.right);
  return [spoken(withLesson(state, { stage: "right", fault: null }), praise), []];
}

function wrong(state: State, fault: Both, missed: number): State {
  const slips = state.school!.lesson!.slips + 1;
  return say(withLesson(state, { fault, missed, slips }), fault[state.settings.language], true);
}

/** The step again, as it was. */
export function again(state: State): Step {
  const { lesson } = state.school!;
  if (!lesson || lesson.stage === "end") return [state, []];
  const { tree } = state.game;
  const clean = withLesson(state, { ...open, hinted: lesson.hinted });
  const game = { ...state.game, tree: tree.slice(0, 1).map((root) => ({ ...root, children: [] })) };
  return goTo({ ...clean, game }, 0, false);
}

export function hint(state: State): Step {
  const { lesson } = state.school!;
  const step = stepOf(state.school!);
  if (!lesson || !step?.hint || lesson.stage !== "open") return [state, []];
  const slips = lesson.hinted ? lesson.slips : lesson.slips + 1;
  return [spoken(withLesson(state, { hinted: true, slips }), step.hint), []];
}

export function answer(state: State, { answer: given }: Of<"school_answer">): Step {
  const { lesson } = state.school!;
  const step = stepOf(state.school!);
  if (step?.task.kind !== "ask" || lesson?.stage !== "open") return [state, []];
  if (given === step.task.right) return done(withLesson(state, { found: [given] }));
  return [wrong(state, step.other[String(given)] ?? inSchool((w) => w.notThisAnswer), given), []];
}

/** A square is touched where squares are asked for. */
function touched(state: State, step: LessonStep, square: number): Step {
  const { task } = step;
  if (task.kind !== "touch" && task.kind !== "pick") return [state, []];
  const { found } = state.school!.lesson!;
  const at: State = { ...state, cursor: square };
  if (found.includes(square)) return [at, []];
  if (!task.squares.includes(square)) {
    const refused = wrong(at, step.other[String(square)] ?? inSchool((w) => w.notThisSquare(square)), square);
    return [refused, [{ kind: "sound", name: "refuse" }]];
  }
  const next = withLesson(at, { found: [...found, square], fault: null, missed: -1 });
  const whole = task.kind === "pick" || found.length + 1 === task.squares.length;
  const [told, effects] = whole
    ? done(next)
    : ([
        spoken(
          next,
          inSchool((w) => w.squaresLeft(task.squares.length - found.length - 1)),
        ),
        [],
      ] as Step);
  return [told, [...effects, { kind: "sound", name: "move" }]];
}

/** What the board and the buttons around it do while a lesson stands there; undefined: what they always do. */
export function duringLesson(state: State, message: Message): Step | undefined {
  const { lesson } = state.school!;
  const step = stepOf(state.school!);
  if (!lesson || !step || state.panel !== "learn") return undefined;
  if (lesson.stage === "right" && message.type === "touch")
    return nextStep(state, { now: message.now, seed: state.game.seed + 1, date: state.game.date });
  if (step.task.kind === "end") return undefined;
  if (message.type === "hint") return hint(state);
  if (message.type === "undo") return again(state);
  if (elsewhere.includes(message.type)) return [state, []];
  if (!atBoard.includes(message.type)) return undefined;
  const plays = step.task.kind === "play" && lesson.stage === "open";
  const theirs = movesTo(state.game.tree, state.game.at).length % 2 === 1;
  if (plays && !theirs) return undefined;
  if (lesson.stage !== "open" || (message.type !== "press" && message.type !== "touch")) return [state, []];
  return touched(state, step, message.square);
}

/** A move has been made in a lesson, and the referee has described the position: was it the one asked for? */
export function played(state: State): Step {
  const school: SchoolState = state.school!;
  const step = stepOf(school);
  const moves = movesTo(state.game.tree, state.game.at);
  if (step?.task.kind !== "play" || moves.length === 0 || school.lesson?.stage !== "open") return [state, []];
  const { serial } = state;
  const later = (wait: number): Effect => ({
    kind: "timer",
    wait,
    message: { type: "school_go_on", serial, now: 0 },
  });
  const verdict = judged(step.task.line, moves);
  if (verdict === "done") return done(state);
  if (verdict === "on")
    return moves.length % 2 === 1 ? [withLesson(state, { fault: null }), [later(replyTime)]] : [state, []];
  const last = moves[moves.length - 1]!;
  const fault = step.other[last] ?? inSchool((w) => w.notThisMove(last));
  return [withLesson(wrong(state, fault, -1), { stage: "wrong" }), [later(wrongTime)]];
}

/** After a while: a wrong move is taken back, the other side answers. */
export function goOn(state: State, { serial, now }: Of<"school_go_on">): Step {
  const step = stepOf(state.school!);
  if (state.serial !== serial || step?.task.kind !== "play") return [state, []];
  if (state.school!.lesson!.stage === "wrong") {
    const { tree, at } = remove(state.game.tree, state.game.at);
    return goTo(withLesson({ ...state, game: { ...state.game, tree } }, { stage: "open" }), at, false);
  }
  const reply = step.task.line[movesTo(state.game.tree, state.game.at).length]?.[0];
  return reply === undefined ? [state, []] : commit(state, reply, now);
}

// SPDX-License-Identifier: MIT
// What the school answers, and what it makes of moves that are played while it has the board.
import type { Effect, Message, Step } from "../message";
import type { State } from "../state";
import { frame } from "../update/frame";
import { turnTo } from "../update/learn";
import { answering, type Handlers, type Replies } from "../update/step";
import { readClasses } from "./classes";
import { readChapter } from "./course";
import { defends, endingHint, found, stands, stood, takeBack, train } from "./endings";
import { again, answer, beginLesson, done, duringLesson, goOn, hint, nextStep, played } from "./lessons";
import type { SchoolEffect, SchoolMessage } from "./message";
import { restore, withSchool } from "./place";
import { beginQuiz, duringQuiz, named, quizPlayed, quizTick } from "./quiz";
import { noProgress } from "./stored";

const asking = (effect: SchoolEffect): Effect => ({ kind: "late", area: "school", effect });

/** The first message: nothing is known yet. */
const opened = (state: State): Step => [
  {
    ...state,
    school: {
      chapters: null,
      classes: [],
      failed: false,
      progress: noProgress(),
      lesson: null,
      ending: null,
      quiz: null,
      looking: false,
      before: null,
    },
  },
  [asking({ do: "recall" }), asking({ do: "fetch" })],
];

const handlers: Handlers<SchoolMessage["type"]> = {
  school_course: (state, { texts, classes }) => [
    withSchool(state, { chapters: texts.map(readChapter), classes: readClasses(classes), failed: false }),
    [],
  ],
  school_failed: (state) => [withSchool(state, { failed: true }), []],
  school_progress: (state, { progress }) => [withSchool(state, { progress }), []],
  school_load: (state) => [withSchool(state, { failed: false }), [asking({ do: "fetch" })]],
  school_lesson: beginLesson,
  school_next: (state, stamp) => nextStep(state, stamp),
  school_again: again,
  school_hint: hint,
  school_answer: answer,
  school_go_on: goOn,
  school_leave: (state, { to }) => {
    const [next, effects] = restore(state);
    return [{ ...next, learn: { ...next.learn, section: to } }, effects];
  },
  school_train: train,
  school_take_back: takeBack,
  school_quiz: beginQuiz,
  school_number: named,
  school_tick: quizTick,
};
const replies: Pick<Replies<"ending" | "standing">, "ending" | "standing"> = { ending: found, standing: stood };
const answers = answering(handlers, replies);

/** Another panel or section: the front page again, and the board goes back to the game where somebody returns to it. */
function turned(state: State, message: Message): Step | undefined {
  const busy = state.game.drill?.of === "school";
  // The front page, from which everything is one touch away, but for what is under way.
  if (message.type === "panel" && message.panel === "learn" && (state.panel === "learn" || !busy)) {
    const [left, effects] = restore(state);
    const [next, more] = turnTo(left, "home");
    return [next, [...effects, ...more]];
  }
  if (message.type === "went" && state.game.drill?.of === "school") {
    const [left, effects] = restore(state);
    const [next, more] = frame.went(left, message);
    return [next, [...effects, ...more]];
  }
  if (message.type === "learn" && state.game.drill?.of === "school") {
    const [left, effects] = restore(state);
    const [next, more] = turnTo(left, message.section);
    return [next, [...effects, ...more]];
  }
  return undefined;
}

export function update(state: State, message: Message): Step | undefined {
  if (message.type === "late_ready" && message.area === "school") return opened(state);
  if (!state.school) return undefined;
  if (message.type === "reply" && message.as === "defend") {
    const answered = defends(state, message);
    if (answered) return answered;
  }
  if (message.type === "hint" && state.school.ending && state.panel === "learn") return endingHint(state);
  return (
    turned(state, message) ?? duringLesson(state, message) ?? duringQuiz(state, message) ?? answers(state, message)
  );
}

const join = ([state, effects]: Step, more: (state: State) => Step): Step => {
  const [next, others] = more(state);
  return [next, [...effects, ...others]];
};

/** Looks at what has come on the board: a move of a lesson, of an ending or of a quiz. */
export function after(before: State, next: State, effects: Effect[]): Step {
  const { school } = next;
  if (!school) return [next, effects];
  const made: Step = [next, effects];
  if (next.game.drill?.of !== "school") {
    const free = school.before || school.lesson || school.ending || school.quiz;
    return free ? [withSchool(next, { before: null, lesson: null, ending: null, quiz: null }), effects] : made;
  }
  // Whoever goes back to the game finds it as it was.
  if (next.panel === "game" && before.panel !== "game") return join(made, restore);
  const moved = next.position !== before.position && next.position !== null;
  if (school.quiz) return moved ? join(made, quizPlayed) : made;
  if (!school.ending) return moved && school.lesson ? join(made, played) : made;
  return join(moved ? join(made, stands) : made, lessonWon);
}

/** The ending of a lesson has been won or held. */
function lessonWon(state: State): Step {
  const { ending, lesson } = state.school!;
  return ending?.stage === "done" && lesson?.stage === "open" ? done(state) : [state, []];
}

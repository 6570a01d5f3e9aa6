// SPDX-License-Identifier: MIT
// The course as it is read from its files, and what can be told about it. Nothing here changes anything.
import type { Both } from "../types";
import type { LessonUnderWay, SchoolState } from "./state";
import type { Chapter, LessonStep, SchoolLesson, Task } from "./types";

/** A sentence in both languages, Spanish first. */
export type Pair = [es: string, en: string];

/** A step as docs/formats/lessons.md describes it. */
interface WrittenStep {
  rules?: string;
  fen?: string;
  flipped?: boolean;
  say: Pair;
  play?: string[];
  touch?: number[];
  pick?: number[];
  ask?: Pair[];
  answer?: number;
  end?: "win" | "draw";
  hold?: number;
  right?: Pair;
  hint?: Pair;
  other?: Record<string, Pair>;
  refused?: Record<string, string>;
}
interface WrittenChapter {
  title: Pair;
  rules: string;
  lessons: { id: string; title: Pair; rules?: string; steps: WrittenStep[] }[];
}

export const both = ([es, en]: Pair): Both => ({ es, en });
const bothOr = (pair: Pair | undefined): Both | null => (pair ? both(pair) : null);

function taskOf(step: WrittenStep): Task {
  if (step.play) return { kind: "play", line: step.play.map((moves) => moves.split("|")) };
  if (step.touch) return { kind: "touch", squares: step.touch };
  if (step.pick) return { kind: "pick", squares: step.pick };
  if (step.ask) return { kind: "ask", answers: step.ask.map(both), right: step.answer ?? 0 };
  if (step.end) return { kind: "end", goal: step.end, hold: step.hold ?? 0 };
  return { kind: "read" };
}

/** One file of the course. A step without a position has that of the one before. */
export function readChapter(text: string): Chapter {
  const { title, rules, lessons } = JSON.parse(text) as WrittenChapter;
  return {
    title: both(title),
    lessons: lessons.map((lesson) => {
      let [fen, game, flipped] = ["", lesson.rules ?? rules, false];
      const steps = lesson.steps.map((step): LessonStep => {
        if (step.fen !== undefined) flipped = step.flipped ?? false;
        fen = step.fen ?? fen;
        game = step.rules ?? game;
        return {
          rules: game,
          fen,
          flipped,
          say: both(step.say),
          task: taskOf(step),
          right: bothOr(step.right),
          hint: bothOr(step.hint),
          other: Object.fromEntries(Object.entries(step.other ?? {}).map(([key, pair]) => [key, both(pair)])),
          refused: step.refused ?? {},
        };
      });
      return { id: lesson.id, title: both(lesson.title), steps };
    }),
  };
}

export const lessonsOf = ({ chapters }: Pick<SchoolState, "chapters">): SchoolLesson[] =>
  (chapters ?? []).flatMap(({ lessons }) => lessons);

export const lessonOf = (school: Pick<SchoolState, "chapters">, id: string): SchoolLesson | undefined =>
  lessonsOf(school).find((lesson) => lesson.id === id);

/** The step on the board. */
export function stepOf(school: SchoolState): LessonStep | undefined {
  const { lesson } = school;
  return lesson ? lessonOf(school, lesson.id)?.steps[lesson.step] : undefined;
}

/** The lesson after one; undefined: it was the last. */
export function lessonAfter(school: SchoolState, id: string): SchoolLesson | undefined {
  const all = lessonsOf(school);
  return all[all.findIndex((lesson) => lesson.id === id) + 1];
}

/** Where somebody goes on: in the lesson that was begun, or in the first that has not been finished. */
export function goOnAt(school: SchoolState): { lesson: SchoolLesson; step: number } | null {
  const { at, lessons: finished } = school.progress;
  const begun = at && lessonOf(school, at.lesson);
  if (begun && at.step > 0 && at.step < begun.steps.length) return { lesson: begun, step: at.step };
  const open = lessonsOf(school).find(({ id }) => !finished[id]);
  return open ? { lesson: open, step: 0 } : null;
}

/** Three stars without a slip, two with one or two, one with more. */
export const starsOf = ({ slips }: LessonUnderWay): number => (slips === 0 ? 3 : slips <= 2 ? 2 : 1);

/** What moves played so far are worth in a step: so far right, all of it done, or wrong. */
export function judged(line: readonly string[][], moves: readonly string[]): "on" | "done" | "wrong" {
  const right = moves.every((move, i) => line[i]?.includes(move) ?? false);
  return !right ? "wrong" : moves.length === line.length ? "done" : "on";
}

// SPDX-License-Identifier: MIT
// What the school keeps in the browser, as a decoder: docs/formats/kept.md.
import { type Decoder, must, object, or, orNull, record, text, whole } from "../decode";
import type { EndingRecord, Progress } from "./state";

const name = /^[\w.-]{1,80}$/;
const counted = whole(0, 1_000_000);

export const noProgress = (): Progress => ({ lessons: {}, at: null, endings: {}, quizzes: {} });

export const progress: Decoder<Progress> = object<Progress>({
  lessons: or(record(whole(1, 3), name, 1000), {}),
  at: or(orNull(object<NonNullable<Progress["at"]>>({ lesson: must(text(80, 1)), step: must(whole(0, 1000)) })), null),
  endings: or(record(object<EndingRecord>({ done: must(counted), clean: must(counted) }), name, 1000), {}),
  quizzes: or(record(counted, name, 1000), {}),
});

/** What is kept of two tabs that have both learnt something: the better of each. */
export function joined(kept: Progress, mine: Progress): Progress {
  const most = (a: Record<string, number>, b: Record<string, number>) => {
    const all = { ...a };
    for (const [key, value] of Object.entries(b)) all[key] = Math.max(value, all[key] ?? 0);
    return all;
  };
  const endings = { ...kept.endings };
  for (const [key, one] of Object.entries(mine.endings)) {
    const other = endings[key];
    endings[key] = other && other.done > one.done ? other : one;
  }
  return { lessons: most(kept.lessons, mine.lessons), at: mine.at, endings, quizzes: most(kept.quizzes, mine.quizzes) };
}

// SPDX-License-Identifier: MIT
// What the browser keeps of puzzles, how what two tabs have kept becomes one, and what follows from it. The solver's
// rating is not kept: it is what the tries make of it, in their order, so that no tab can spoil another's.
import { type Decoder, flag, may, must, object, or, real, record, whole } from "../decode";
import { idOf } from "./daily";
import { after, newcomer } from "./rating";
import { over } from "./repetition";
import type { KeptPuzzles, Standing, Strength, Tried } from "./state";

/** More tries of a collection are not kept: the oldest go, and what they did to the rating stays. */
export const mostTries = 6000;
const mostDays = 800;
const courseLength = 60;

const time = real(0, 1e15);
const triedShape = object<Tried>({
  first: must(time),
  last: must(time),
  rating: or(whole(0, 5000), 0),
  rated: or(flag, false),
  won: or(flag, false),
  stage: or(whole(-1, 20), over),
});
const strength = object<Strength>({ rating: must(real(0, 5000)), deviation: must(real(1, 350)), at: must(time) });
const collection = /^[a-z]{3,30}$/;

type Shape = { [K in keyof KeptPuzzles]?: KeptPuzzles[K] };
/** Whatever of it is good. */
export const keptShape: Decoder<Shape> = object<Shape>({
  tried: may(record(record(triedShape, /^[0-9a-z]{1,20}$/, 20_000), collection, 40)),
  before: may(record(strength, collection, 40)),
  days: may(record(flag, /^[a-z]{3,30}:\d{4}-\d\d-\d\d$/, 4000)),
});

export const nothingKept = (): KeptPuzzles => ({ tried: {}, before: {}, days: {} });

/** What older pages kept: "rules:FEN" of what was solved. */
export function fromOlder(solved: readonly string[]): KeptPuzzles {
  const kept = nothingKept();
  for (const key of solved) {
    const rules = key.slice(0, Math.max(0, key.indexOf(":")));
    if (!collection.test(rules)) continue;
    kept.tried[rules] = {
      ...kept.tried[rules],
      [idOf(key.slice(rules.length + 1))]: { first: 0, last: 0, rating: 0, rated: false, won: true, stage: over },
    };
  }
  return kept;
}

/** The first of two first tries counts, and what was last made of the puzzle. */
function mergeTried(a: Tried, b: Tried): Tried {
  const [early, late] = a.first <= b.first ? [a, b] : [b, a];
  const last = a.last >= b.last ? a : b;
  // An older page knew neither when nor how.
  const firstKnown = early.first === 0 && late.first > 0 ? { ...late, won: true, rated: false } : early;
  return { ...firstKnown, last: last.last, stage: last.stage, rating: early.rating || late.rating };
}

const keysOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** The oldest tries beyond the limit, and what they leave. */
function bounded(tried: Record<string, Tried>, before: Strength | undefined): [Record<string, Tried>, Strength?] {
  const all = Object.entries(tried).filter(([, one]) => one.first >= (before?.at ?? 0) || one.stage !== over);
  if (all.length <= mostTries) return [Object.fromEntries(all), before];
  all.sort(([, a], [, b]) => a.first - b.first);
  const gone = all.slice(0, all.length - mostTries).map(([, one]) => one);
  return [Object.fromEntries(all.slice(-mostTries)), fold(gone, before ?? newcomer).strength];
}

/** What two tabs have kept, together. */
export function merged(a: KeptPuzzles, b: KeptPuzzles): KeptPuzzles {
  const out = nothingKept();
  for (const name of keysOf(a.tried, b.tried)) {
    const [x, y] = [a.tried[name] ?? {}, b.tried[name] ?? {}];
    const all: Record<string, Tried> = { ...x, ...y };
    for (const id of Object.keys(x)) if (y[id]) all[id] = mergeTried(x[id]!, y[id]);
    const [p, r] = [a.before[name], b.before[name]];
    const [tried, before] = bounded(all, p && r ? (p.at >= r.at ? p : r) : (p ?? r));
    out.tried[name] = tried;
    if (before) out.before[name] = before;
  }
  const days = keysOf(a.days, b.days)
    .sort((x, y) => (x.slice(-10) < y.slice(-10) ? -1 : 1))
    .slice(-mostDays);
  for (const day of days) out.days[day] = Boolean(a.days[day] || b.days[day]);
  return out;
}

/** What rated tries make of a strength, in their order. */
function fold(tries: readonly Tried[], from: Strength): { strength: Strength; course: number[] } {
  let strength = from;
  const course: number[] = [];
  for (const { rating, won, first } of tries.filter(({ rated, first }) => rated && first > from.at)) {
    strength = after(strength, rating, won, first);
    course.push(Math.round(strength.rating));
  }
  return { strength, course: course.slice(-courseLength) };
}

/** How many days in a row, up to this one or the one before, the puzzle of the day was found. */
function daysInRow(days: KeptPuzzles["days"], name: string, today: string): number {
  const date = new Date(today + "T00:00:00Z");
  const key = () => `${name}:${date.toISOString().slice(0, 10)}`;
  const back = () => date.setUTCDate(date.getUTCDate() - 1);
  if (!days[key()]) back();
  let count = 0;
  while (days[key()]) {
    count++;
    back();
  }
  return count;
}

/** How somebody stands with a collection. */
export function standingOf(kept: KeptPuzzles, name: string, today: string): Standing {
  const all = Object.values(kept.tried[name] ?? {}).sort((a, b) => a.first - b.first);
  const { strength, course } = fold(all, kept.before[name] ?? newcomer);
  let streak = 0,
    best = 0;
  for (const { rated, won } of all) {
    if (rated || !won) streak = won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const solved = all.filter(({ won, stage }) => won || stage !== 0).length;
  return { ...strength, course, streak, best, solved, tried: all.length, days: daysInRow(kept.days, name, today) };
}

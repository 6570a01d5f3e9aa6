// SPDX-License-Identifier: MIT
// Which puzzle comes next: what has to come back, else a new one about as hard as the solver is strong.
import type { Chapter, Index, Puzzle, PuzzlesState, Theme, Tried } from "./state";

/** Chance chooses between so many that fit best. */
const among = 6;

const away = ({ from, to }: Chapter, rating: number): number => Math.max(0, from - rating, rating - to);

/** The chapters, the nearest to a rating first. */
export const nearest = ({ chapters }: Index, rating: number): Chapter[] =>
  [...chapters].sort((a, b) => away(a, rating) - away(b, rating));

export const placeOf = (collection: string, { file }: Chapter): string => `${collection}/${file}`;

/** One of a chapter that has not been tried, near a rating; undefined: there is none. */
export function newOne(
  puzzles: readonly Puzzle[],
  tried: Readonly<Record<string, Tried>>,
  { theme, rating, seed, not }: { theme: Theme | ""; rating: number; seed: number; not: string },
): Puzzle | undefined {
  const left = puzzles
    .filter(({ id, themes }) => id !== not && !tried[id] && (theme === "" || themes.includes(theme)))
    .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, among);
  return left[seed % left.length];
}

/** What was found of what was looked for: a puzzle, a chapter that has to be loaded first, or nothing. */
export type Found = { puzzle: Puzzle } | { load: Chapter } | null;

/** Goes through the chapters as far as they are here. */
function search(
  state: PuzzlesState,
  collection: string,
  chapters: readonly Chapter[],
  pick: (puzzles: readonly Puzzle[]) => Puzzle | undefined,
): Found {
  for (const chapter of chapters) {
    const puzzles = state.chapters[placeOf(collection, chapter)];
    if (!puzzles) return { load: chapter };
    const puzzle = pick(puzzles);
    if (puzzle) return { puzzle };
  }
  return null;
}

/** A puzzle by its id; its rating says where to look first. */
export const findKnown = (state: PuzzlesState, collection: string, id: string, rating: number): Found =>
  search(state, collection, nearest(state.indexes[collection]!, rating), (puzzles) =>
    puzzles.find((puzzle) => puzzle.id === id),
  );

/** One that was not tried yet; null: all were. */
export function findNew(state: PuzzlesState, collection: string, rating: number, seed: number): Found {
  const { theme } = state;
  const chapters = nearest(state.indexes[collection]!, rating).filter(
    ({ themes }) => theme === "" || (themes[theme] ?? 0) > 0,
  );
  const not = state.task?.puzzle.id ?? "";
  const tried = state.kept.tried[collection] ?? {};
  return search(state, collection, chapters, (puzzles) => newOne(puzzles, tried, { theme, rating, seed, not }));
}

/** Of those that were all tried the one that was seen longest ago. */
export function findOld(state: PuzzlesState, collection: string): Found {
  const not = state.task?.puzzle.id ?? "";
  const tried = Object.entries(state.kept.tried[collection] ?? {}).filter(([id]) => id !== not);
  for (const [id, { rating }] of tried.sort(([, a], [, b]) => a.last - b.last)) {
    const found = findKnown(state, collection, id, rating);
    const { theme } = state;
    if (found && !("puzzle" in found && theme !== "" && !found.puzzle.themes.includes(theme))) return found;
  }
  return null;
}

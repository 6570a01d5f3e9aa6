// SPDX-License-Identifier: MIT
// Names of puzzles and the puzzle of the day: the same for everybody, without anybody who says which.
import type { Index } from "./state";

/** FNV-1a with 64 bits. */
function hash(text: string): bigint {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum;
}

/** What a puzzle is known by, from its FEN: nine digits and letters. */
export const idOf = (fen: string): string => hash(fen).toString(36).padStart(13, "0").slice(-9);

/**
 * Where the puzzle of a day stands: the chapter and its place in it. The date is that of UTC. It is one of the first
 * `from` puzzles in the order of the chapters: a number that never changes, so that days stay as they are when a
 * collection grows by further chapters.
 */
export function dailyPlace(
  collection: string,
  date: string,
  index: Index,
  from = index.count,
): { chapter: number; place: number } {
  const count = Math.min(index.count, from);
  // The lower bits of this sum are the poorer ones.
  let place = Number((hash(`${collection} ${date}`) >> 16n) % BigInt(Math.max(1, count)));
  let chapter = 0;
  while (chapter + 1 < index.chapters.length && place >= index.chapters[chapter]!.count)
    place -= index.chapters[chapter++]!.count;
  return { chapter, place };
}

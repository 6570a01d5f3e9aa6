// SPDX-License-Identifier: MIT
// The solver's rating, by Glicko: each puzzle is an opponent whose rating is known well. docs/formats/kept.md has the
// formula.
import type { Strength } from "./state";

/** Of somebody of whom nothing is known. */
export const newcomer: Strength = { rating: 1200, deviation: 250, at: 0 };
/** Nobody is known better, no puzzle either. */
const leastDeviation = 45,
  deviationOfPuzzle = 60,
  leastRating = 100,
  mostRating = 3200;
const day = 86_400_000;
/** After so many days without a puzzle nothing is known any more. */
const forgotten = 730;
const growth = (newcomer.deviation ** 2 - leastDeviation ** 2) / (forgotten * day);

const q = Math.log(10) / 400;
/** How much an opponent's result says, whose own strength is not quite known. */
const g = (deviation: number): number => 1 / Math.sqrt(1 + (3 * q ** 2 * deviation ** 2) / Math.PI ** 2);

/** How probable it is that a puzzle is found. */
export const expected = (rating: number, puzzle: number): number =>
  1 / (1 + 10 ** ((-g(deviationOfPuzzle) * (rating - puzzle)) / 400));

/** The strength after a puzzle of some rating was found, or not. */
export function after(before: Strength, puzzle: number, won: boolean, now: number): Strength {
  const idle = before.at === 0 ? 0 : Math.max(0, now - before.at);
  const deviation = Math.min(newcomer.deviation, Math.sqrt(before.deviation ** 2 + growth * idle));
  const weight = g(deviationOfPuzzle);
  const chance = expected(before.rating, puzzle);
  const precision = 1 / deviation ** 2 + q ** 2 * weight ** 2 * chance * (1 - chance);
  const rating = before.rating + ((q * weight) / precision) * ((won ? 1 : 0) - chance);
  return {
    rating: Math.min(mostRating, Math.max(leastRating, rating)),
    deviation: Math.max(leastDeviation, Math.sqrt(1 / precision)),
    at: now,
  };
}

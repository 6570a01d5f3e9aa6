// SPDX-License-Identifier: MIT
// Clocks as people write them. The terminal reads them alike (src/terminal/clock.cpp): both are tried on
// tests/data/clocks.
import type { Pace } from "./game";

export const longestMinutes = 24 * 60;
export const longestIncrement = 3600;

/** A number without a sign, all of the text. */
const number = (text: string): number => (/^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN);

/** "5+3", or "5" without an increment; null: no clock is so. */
export function paceOf(text: string): Pace | null {
  const [minutes, increment = 0, ...more] = text.split("+").map(number);
  const good = minutes! > 0 && minutes! <= longestMinutes && increment <= longestIncrement && more.length === 0;
  return good ? { minutes: minutes!, increment } : null;
}

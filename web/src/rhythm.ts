// SPDX-License-Identifier: MIT
// In which rhythm a move is shown and heard, in milliseconds. A capture is told like a story: jump by jump, with a
// short rest on each landing, and what was captured leaves together at the end. However long it is, it never tires.
import type { Move } from "./types";

/** How long a piece is on its way from square to square, and how long it rests before it goes on. */
export interface Rhythm {
  leg: number;
  rest: number;
  /** Until the piece stands where the move ends. */
  whole: number;
}

const quiet = 160;
/** Captured pieces leave together within this time. */
export const leaving = 170;
/** The longest capture is shown within this time. */
const longest = 1800;

export function rhythm({ path, captured }: Pick<Move, "path" | "captured">): Rhythm {
  const legs = Math.max(1, path.length - 1);
  if (captured.length === 0) return { leg: quiet, rest: 0, whole: quiet };
  const leg = legs <= 2 ? 230 : legs <= 4 ? 205 : 180;
  const rest = legs > 1 ? 60 : 0;
  const whole = legs * leg + (legs - 1) * rest;
  const part = Math.min(1, longest / whole);
  return { leg: Math.round(leg * part), rest: Math.round(rest * part), whole: Math.round(whole * part) };
}

/** When each landing is heard; where nothing moves they follow one another quickly. */
export function beats(move: Pick<Move, "path" | "captured">, moving: boolean): number[] {
  const { leg, rest } = moving ? rhythm(move) : { leg: 0, rest: 90 };
  const legs = Math.max(1, move.path.length - 1);
  return Array.from({ length: moving ? legs : Math.min(legs, 6) }, (_, i) => i * (leg + rest) + Math.round(leg * 0.9));
}

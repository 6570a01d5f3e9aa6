// SPDX-License-Identifier: MIT
// Where things lie on the board as it is drawn, in hundredths of a square.
import type { RuleSet } from "../types";

export interface Layout {
  width: number;
  height: number;
  /** How wide the frame is that goes round the squares; it has room for numbers on the smallest phone. */
  frame: number;
  /** Where a square begins. */
  x(square: number): number;
  y(square: number): number;
  /** The squares row by row as they are seen; 0 is not played on. */
  rows: number[][];
}

export function layout(rules: RuleSet, flipped: boolean): Layout {
  const tiles = flipped ? [...rules.tiles].reverse() : rules.tiles;
  const place = new Map<number, [number, number]>();
  const rows: number[][] = [];
  tiles.forEach((square, i) => {
    const row = Math.floor(i / rules.width);
    if (i % rules.width === 0) rows.push([]);
    rows[row]!.push(square);
    if (square > 0) place.set(square, [i % rules.width, row]);
  });
  return {
    width: rules.width,
    height: rules.height,
    frame: rules.width * 4.5,
    rows,
    x: (s) => (place.get(s)?.[0] ?? 0) * 100,
    y: (s) => (place.get(s)?.[1] ?? 0) * 100,
  };
}

/** The middle of a square. */
export const middle = (at: Layout, square: number): [number, number] => [at.x(square) + 50, at.y(square) + 50];

/** The square that lies under a place of the drawing; 0: none is played on there. */
export const squareAt = (at: Layout, x: number, y: number): number =>
  at.rows[Math.floor(y / 100)]?.[Math.floor(x / 100)] ?? 0;

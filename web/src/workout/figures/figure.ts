// SPDX-License-Identifier: MIT
// What a figure is made of: the poses of one exercise, the things around it, arrows that say where it goes.
import type { Pose } from "./body";

export type Thing =
  /** On which somebody lies, from here to there. */
  | { kind: "mat"; from: number; to: number }
  /** Upright. Its side that is touched. */
  | { kind: "wall"; x: number; from: "left" | "right" }
  /** Its seat begins at x; its back is on the left, or on the right if it is turned. */
  | { kind: "chair"; x: number; turned?: boolean }
  /** A box or a bench on the floor. */
  | { kind: "box"; x: number; width: number; height: number }
  /** A line on the floor. */
  | { kind: "line"; x: number };

/** From a point to a point, bent to its left by so much. */
export type Arrow = readonly [x1: number, y1: number, x2: number, y2: number, bend?: number];

export interface Figure {
  /** Seen from the front; else from the side. */
  front?: true;
  /** The first and the last are what is printed; what moves goes through all, and back. */
  poses: readonly [Pose, ...Pose[], Pose];
  /** The head is drawn over the arms: they are behind it, or it would be hidden. */
  headOver?: true;
  /** Its last position is held. */
  held?: true;
  /** Which of the two tells more, where there is room for one only; the last if it is not said. */
  best?: 0;
  things?: readonly Thing[];
  arrows?: readonly Arrow[];
  /** Seconds there and back; 2 if it is not said. */
  time?: number;
}

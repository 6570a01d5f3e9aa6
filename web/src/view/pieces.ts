// SPDX-License-Identifier: MIT
// Pieces drawn in a square of 100 by 100: a man is a disc, a king two discs stacked, as rule 11 says.
import { h, type VNode } from "../dom";
import type { Settings } from "../state";

const disc = (cy: number, r: number, set: Settings["pieces"], top: boolean): VNode[] => {
  const edge = h("circle", { class: "edge", cx: 50, cy: cy + (set === "flat" ? 0 : 4), r });
  const face = h("circle", { class: "face", cx: 50, cy, r });
  if (set === "flat") return [face];
  if (!top) return [edge, face];
  if (set === "tournament")
    return [
      edge,
      face,
      h("circle", { class: "groove", cx: 50, cy, r: r - 7 }),
      h("circle", { class: "groove", cx: 50, cy, r: r - 15 }),
      h("circle", { class: "groove", cx: 50, cy, r: r - 23 }),
    ];
  return [edge, face, h("circle", { class: "ring", cx: 50, cy, r: r - 10 })];
};

/** The drawing of a piece: w, W, b or B. */
export function piece(letter: string, set: Settings["pieces"]): VNode[] {
  const king = letter === "W" || letter === "B";
  const shadow =
    set === "flat"
      ? []
      : [h("ellipse", { class: "shadow", cx: 50, cy: king ? 68 : 58, rx: king ? 35 : 38, ry: king ? 31 : 34 })];
  if (!king) return [...shadow, ...disc(49, 36, set, true)];
  // The upper disc leaves a crescent of the lower one, wide enough to be seen at 24 pixels.
  return [
    ...shadow,
    ...disc(60, 33, set, false),
    ...disc(40, 33, set, true),
    h("circle", { class: "crown", cx: 50, cy: 40, r: 9 }),
  ];
}

// SPDX-License-Identifier: MIT
// Pieces drawn in a square of 100 by 100, lit from the top left. A man is a disc; a king is two, one upon the other, as
// rule 11 says, with a gap that can be seen from afar and a crown on top. A rim goes round each: dark round the light
// ones, light round the dark ones, so that every piece stands out from both colours of squares.
import { h, type VNode } from "../dom";
import type { Settings } from "../state";

/** The outline of a disc of some thickness: its upper face is round its centre. */
const outline = (cy: number, r: number, thick: number): string =>
  `M${50 - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0v${thick}a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** What is turned into the face of a disc. */
function turned(cy: number, r: number, set: Settings["pieces"]): VNode[] {
  const ring = (kind: string, by: number) => h("circle", { class: kind, cx: 50, cy, r: r - by });
  if (set === "flat") return [];
  if (set === "tournament") return [ring("groove", 6), ring("groove", 13), ring("groove", 20)];
  return [ring("ring", 9), ring("glint", 10.6)];
}

const disc = (cy: number, r: number, set: Settings["pieces"]): VNode[] => {
  const thick = set === "flat" ? 0 : 5;
  return [
    h("path", { class: "edge", d: outline(cy, r, thick) }),
    h("circle", { class: "face", cx: 50, cy, r: set === "flat" ? r : r - 0.8 }),
  ];
};

const crown = (cy: number): VNode =>
  h("path", {
    class: "crown",
    d: `M33 ${cy + 11}l-4-21 11.5 9 9.5-14 9.5 14 11.5-9-4 21z`,
  });

const shadow = (cy: number, ry: number): VNode => h("ellipse", { class: "shadow", cx: 53, cy, rx: 42, ry });

function man(set: Settings["pieces"]): VNode[] {
  if (set === "flat") return disc(50, 38, set);
  return [shadow(57, 39), ...disc(47, 37, set), ...turned(47, 37, set)];
}

/** The lower disc shows as a crescent below the upper one, with the gap between them. */
function king(set: Settings["pieces"]): VNode[] {
  const [upper, lower, r] = set === "flat" ? [39, 62, 34] : [38, 57, 34.5];
  const thick = set === "flat" ? 0 : 5;
  return [
    ...(set === "flat" ? [] : [shadow(62, 37)]),
    ...disc(lower, r, set),
    h("path", { class: "gap", d: outline(upper, r, thick + 7) }),
    h(
      "g",
      { class: "upper" },
      ...disc(upper, r, set),
      ...(set === "tournament" ? turned(upper, r, set).slice(0, 1) : []),
      crown(upper),
    ),
  ];
}

const drawings = new Map<string, VNode[]>();

/** The drawing of a piece: w, W, b or B. Each is made once, so that drawing the board again costs nothing. */
export function piece(letter: string, set: Settings["pieces"]): VNode[] {
  const isKing = letter === "W" || letter === "B";
  const known = drawings.get(set + isKing);
  if (known) return known;
  const drawing = [h("g", { class: isKing ? "body king" : "body" }, ...(isKing ? king(set) : man(set)))];
  drawings.set(set + isKing, drawing);
  return drawing;
}

/** Light and shade, which all pieces of a board share; stops take their colours from the board (tokens.css). */
export const light = (): VNode =>
  h(
    "defs",
    {},
    ...["white", "black"].flatMap((side) => [
      h(
        "radialGradient",
        { id: `face-${side}`, cx: "34%", cy: "28%", r: "86%" },
        h("stop", { class: `stop-${side}-lit`, offset: "0" }),
        h("stop", { class: `stop-${side}-face`, offset: "0.45" }),
        h("stop", { class: `stop-${side}-shade`, offset: "1" }),
      ),
      h(
        "linearGradient",
        { id: `edge-${side}` },
        h("stop", { class: `stop-${side}-edge`, offset: "0.2" }),
        h("stop", { class: `stop-${side}-deep`, offset: "1" }),
      ),
    ]),
    h(
      "radialGradient",
      { id: "soft" },
      h("stop", { class: "stop-soft", offset: "0.72" }),
      h("stop", { class: "stop-soft-end", offset: "1" }),
    ),
  );

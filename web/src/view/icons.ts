// SPDX-License-Identifier: MIT
// The icons: one hand, lines of one width with round ends in a square of 24; what is filled is drawn over the lines.
import { h, type VNode } from "../dom";

/** A disc around a point. */
const disc = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r} ${r} ${r} 0 0 1 0 ${-2 * r}z`;
const discs = (r: number, ...points: [number, number][]) => points.map(([x, y]) => disc(x, y, r)).join("");

/** The lines of each icon, and what of it is filled. */
const shapes = {
  // The tabs.
  game: [
    "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM12 3.5v17M3.5 12h17",
    discs(2.3, [16.2, 7.8], [7.8, 16.2]),
  ],
  analysis: ["M3.5 20.5h17M3.5 16l5-5.5 4 3.5 7.5-8.5M15.5 5.5H20V10", ""],
  inside: ["M12 5v11M12 10.5 5.5 16M12 10.5 18.5 16", discs(2.6, [12, 5], [5.2, 18.5], [12, 18.5], [18.8, 18.5])],
  learn: ["M2 9.5 12 5l10 4.5L12 14zM6 11.5V16c0 1.3 2.7 3 6 3s6-1.7 6-3v-4.5M22 9.5V15", ""],
  workout: ["M6.5 6v12M3 9v6M17.5 6v12M21 9v6M6.5 12h11", ""],
  library: ["M6 3.5h9.5l3.5 3.5v13.5H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM15 3.5V7.5h4M8 11.5h7M8 15.5h7", ""],
  settings: [`M3.5 7H12M18 7h2.5M3.5 17H6M12 17h8.5${discs(2.7, [15, 7], [9, 17])}`, ""],
  more: ["", discs(1.8, [5.5, 12], [12, 12], [18.5, 12])],
  // The game.
  plus: ["M12 5v14M5 12h14", ""],
  undo: ["M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3", ""],
  redo: ["M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3", ""],
  hint: ["M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-4 10.5c.8.7 1.2 1.4 1.2 2.5h5.6c0-1.1.4-1.8 1.2-2.5A6 6 0 0 0 12 3z", ""],
  flip: ["M7 20V4M7 4 4 7M7 4l3 3M17 4v16M17 20l-3-3M17 20l3-3", ""],
  flag: ["M6 21V4M6 5h11l-2 4 2 4H6", ""],
  draw: ["M5 9h14M5 15h14", ""],
  pause: ["M9 5v14M15 5v14", ""],
  run: ["", "M8 4.8a.8.8 0 0 1 1.2-.7l11 7.2a.8.8 0 0 1 0 1.4l-11 7.2a.8.8 0 0 1-1.2-.7z"],
  rematch: ["M4 11a8 8 0 0 1 14-4.5L20.5 9M20.5 4v5h-5M20 13a8 8 0 0 1-14 4.5L3.5 15M3.5 20v-5h5", ""],
  share: ["M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-6.5", ""],
  first: ["M18 6l-6 6 6 6M7 6v12", ""],
  back: ["M15 6l-6 6 6 6", ""],
  forward: ["M9 6l6 6-6 6", ""],
  last: ["M6 6l6 6-6 6M17 6v12", ""],
  // Everywhere.
  sound: ["M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11", ""],
  mute: ["M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5", ""],
  help: ["M9 9a3 3 0 1 1 4.2 2.8c-.8.3-1.2.9-1.2 1.9M12 17.5v.01", ""],
  screen: ["M3 5h18v11H3zM12 16v4M8 20h8", ""],
  search: ["M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.5-4.5", ""],
  close: ["M6 6l12 12M18 6 6 18", ""],
} satisfies Record<string, [string, string]>;
export type IconName = keyof typeof shapes;

export function icon(name: IconName): VNode {
  const [lines, filled] = shapes[name];
  return h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    lines ? h("path", { d: lines }) : null,
    filled ? h("path", { class: "filled", d: filled }) : null,
  );
}

// SPDX-License-Identifier: MIT
// What stands in the box of a node, and how its box is told from others: the same on the screen and in a file.
import { resultText, windowText } from "./caption";
import type { Box } from "./layout";
import type { Scene } from "./scene";

/** As many letters as a box has room for. */
const most = 11;
export const shortened = (text: string, letters = most): string =>
  text.length > letters ? text.slice(0, letters - 1) + "…" : text;

export interface BoxTexts {
  move: string;
  /** Empty: not known yet. */
  value: string;
  /** The window as it has closed; empty: none is worth a line. */
  window: string;
}

/** The moves that a cut-off left out, as far as there is room. */
export function leftOut(scene: Scene, id: number): string {
  const { pruned, moves, searched } = scene.tree.tree[id]!;
  const count = moves - searched;
  const shown = pruned.slice(0, 2).join(", ");
  if (!shown) return String(count);
  return `${count}: ${shortened(shown, 14)}${count > 2 ? " …" : ""}`;
}

export function boxTexts(scene: Scene, { node: id }: Box): BoxTexts {
  const { tree, known } = scene;
  const node = tree.tree[id]!;
  const best = known.best[id] ?? null;
  const inner = node.kind !== "leaf" && node.kind !== "game_over";
  const windowed = inner && tree.settings.pruning;
  return {
    move: shortened(node.move ?? ""),
    value: known.done[id] ? resultText(node) : best === null ? "" : `(${best})`.replace("-", "−"),
    window: windowed ? windowText(known.alpha[id] ?? null, known.beta[id] ?? null) : "",
  };
}

/** MAX has corners, MIN is round; leaves are plain. */
export const radiusOf = (scene: Scene, box: Box): number =>
  box.ghost ? 6 : scene.tree.tree[box.node]!.player === "max" ? 3 : box.height / 2;

/** A triangle that points up for MAX and down for MIN, around a place. */
export const triangle = (player: "max" | "min", x: number, y: number): [number, number][] => {
  const tip = player === "max" ? -1 : 1;
  return [
    [x - 7, y - 5 * tip],
    [x + 7, y - 5 * tip],
    [x, y + 7 * tip],
    [x - 7, y - 5 * tip],
  ];
};

/** From a node to a child, or to what was cut: along its row, then down. */
export function linkPoints(from: Box, to: Box): [number, number][] {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
  const y2 = to.y + to.height / 2;
  const bend = from.x + from.width + 22;
  return y1 === y2
    ? [
        [x1, y1],
        [to.x, y2],
      ]
    : [
        [bend, y1],
        [bend, y2],
        [to.x, y2],
      ];
}

/** The box above: that of the parent, or of the node whose moves were cut. */
export const above = (scene: Scene, box: Box): Box | undefined =>
  scene.drawn.of.get(box.ghost ? box.node : (scene.tree.tree[box.node]!.parent ?? -1));

// SPDX-License-Identifier: MIT
// What people draw on the board: their arrows and circles, and the pens for those who have no right button.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import { previewed } from "../selectors";
import { type Pen, type Shape, shapesOf } from "../sketches";
import type { State } from "../state";
import { arrow } from "./arrows";
import { button, row, toggle, words } from "./common";
import { type Layout, middle } from "./layout";
import { twice } from "./marks";

const pens: readonly Pen[] = ["G", "R", "B", "Y"];

/** The pen that goes with the keys held down. */
export const penOf = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Pen =>
  pens[Number(shiftKey) + 2 * Number(altKey)]!;

function draw(at: Layout, { pen, from, to }: Shape): VNode {
  if (from !== to) return arrow(at, [from, to], "user", ` pen-${pen}`);
  const [cx, cy] = middle(at, to);
  const ring = (layer: string) => [h("circle", { class: layer, cx, cy, r: 43 })];
  const drawn = twice(`circle pen-${pen}`, ring);
  if (pen === "R") drawn.children.push(...ring("core"));
  return drawn;
}

/** The shapes of the position on the board, and the one that is being drawn. */
export function sketches(state: State, at: Layout): VNode[] {
  if (state.editor || previewed(state) || state.motion) return [];
  const { pen, from, to } = state.sketch;
  const shapes = shapesOf(state.game.tree[state.game.at]!.comment);
  if (from > 0 && to > 0) shapes.push({ pen, from, to });
  const known = new Set(at.rows.flat());
  return shapes.filter((shape) => known.has(shape.from) && known.has(shape.to)).map((shape) => draw(at, shape));
}

/** The pens, where a finger or the left button draws. */
export function sketchTools(state: State, send: Send): VNode {
  const w = words(state);
  const { on, pen } = state.sketch;
  return h(
    "div",
    { class: "sketch-tools" },
    toggle(w.sketch, on, (now) => send({ type: "sketch", part: { on: now } }), { title: w.sketchHelp }),
    on
      ? row(
          ...pens.map((one, i) =>
            button(
              w.pens[i]!,
              () => send({ type: "sketch", part: { pen: one } }),
              { class: "chip pen" + (pen === one ? " on" : ""), "aria-pressed": pen === one ? "true" : "false" },
              h("svg", { class: "pen-line", viewBox: "0 0 60 16", "aria-hidden": "true" }, penLine(one)),
              w.pens[i]!,
            ),
          ),
          button(w.sketchErase, () => send({ type: "erase_sketch" }), { class: "chip" }),
        )
      : null,
  );
}

const penLine = (pen: Pen): VNode => {
  const line = (layer: string) => [h("path", { class: layer, d: "M6 8H54" })];
  const drawn = twice(`circle pen-${pen}`, line);
  if (pen === "R") drawn.children.push(...line("core"));
  return drawn;
};

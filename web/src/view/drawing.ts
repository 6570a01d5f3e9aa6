// SPDX-License-Identifier: MIT
// The board as a drawing: squares, marks, pieces, arrows in one SVG.
import { h, type VNode } from "../dom";
import { late } from "../late";
import { rhythm } from "../rhythm";
import type { State } from "../state";
import type { RuleSet } from "../types";
import { arrows } from "./arrows";
import { type Layout, squareAt } from "./layout";
import { dots, over, under } from "./marks";
import { light, piece } from "./pieces";
import { type Scene, scene } from "./scene";
import { sketches } from "./sketch";
import { innerNumbers, squares } from "./squares";

/** The pieces; the one that moves is drawn above the others. */
function men(state: State, at: Layout, { pieces, moving, at: hop, dimmed, leaving }: Scene, below: number): VNode {
  const held = state.drag?.moved ? state.drag.square : 0;
  const crowned = !state.motion && state.position?.last?.crowned ? state.position.last.path.at(-1) : 0;
  const result: VNode[] = [];
  [...pieces].forEach((letter, i) => {
    if (letter === ".") return;
    const square = i + 1;
    const where = square === moving ? hop : square;
    const leg: Record<string, string> =
      state.motion && square === moving ? { "--step-time": `${rhythm(state.motion.move).leg}ms` } : {};
    const [x, y] = square === held ? [state.drag!.x, state.drag!.y] : [at.x(where), at.y(where)];
    const kind =
      "piece " +
      (letter === "w" || letter === "W" ? "white" : "black") +
      (dimmed.includes(square) ? (leaving ? " dimmed leaving" : " dimmed") : "") +
      (square === moving ? " moving" : "") +
      (square === held ? (state.editor && below === 0 ? " held dimmed" : " held") : "") +
      (square === crowned ? " crowned" : "");
    result.push(
      h(
        "g",
        { key: "p" + square + letter, class: kind, style: { ...leg, transform: `translate(${x}px,${y}px)` } },
        ...piece(letter, state.settings.pieces),
        ...(late.workout?.badge?.(state, square, letter) ?? []),
      ),
    );
  });
  const above = (man: VNode) => Number(/moving|held/.test(String(man.attrs["class"])));
  return h("g", { class: "men" }, ...result.sort((a, b) => above(a) - above(b)));
}

export function boardSvg(state: State, rules: RuleSet, at: Layout): VNode {
  const now = scene(state, rules);
  const { frame, width, height } = at;
  const below = state.drag?.moved ? squareAt(at, state.drag.x + 50, state.drag.y + 50) : 0;
  return h(
    "svg",
    {
      class: `board-svg board-${state.settings.board} set-${state.settings.pieces}`,
      viewBox: [-frame, -frame, width * 100 + 2 * frame, height * 100 + 2 * frame].join(" "),
      "aria-hidden": "true",
      focusable: "false",
    },
    light(),
    squares(state, rules, at),
    innerNumbers(state, rules, at, now.pieces),
    h("g", {}, ...under(state, at, below)),
    men(state, at, now, below),
    h("g", {}, ...over(state, at)),
    h("g", {}, ...dots(state, at, now, below)),
    h("g", {}, ...sketches(state, at), ...arrows(state, at)),
  );
}

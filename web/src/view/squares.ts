// SPDX-License-Identifier: MIT
// What the board is without pieces: its frame with the numbers of the outer squares, and the squares.
import { h, type VNode } from "../dom";
import type { State } from "../state";
import type { RuleSet } from "../types";
import type { Layout } from "./layout";

const isLight = (state: State, rules: RuleSet): boolean =>
  state.settings.squares === "auto" ? rules.light : state.settings.squares === "light";

/** A name in the frame, beside the row or the column of a place. */
function name(at: Layout, column: number, row: number, side: "top" | "bottom" | "left" | "right", text: string): VNode {
  const half = at.frame / 2;
  const x = side === "left" ? -half : side === "right" ? at.width * 100 + half : column * 100 + 50;
  const y = side === "top" ? -half : side === "bottom" ? at.height * 100 + half : row * 100 + 50;
  return h("text", { class: "edge-name", x, y, "font-size": (at.frame * 0.63).toFixed(1) }, text);
}

/** The numbers of the outer squares, each once: those of a corner above or below it. */
function numbers(at: Layout): VNode[] {
  const [last, lowest] = [at.width - 1, at.height - 1];
  return at.rows.flatMap((squares, row) =>
    squares.flatMap((square, column) => {
      if (square === 0) return [];
      if (row === 0) return name(at, column, row, "top", String(square));
      if (row === lowest) return name(at, column, row, "bottom", String(square));
      if (column === 0) return name(at, column, row, "left", String(square));
      return column === last ? name(at, column, row, "right", String(square)) : [];
    }),
  );
}

/** Letters below and numbers beside, where files name squares so; White's first square on the left is a1. */
function letters(at: Layout, flipped: boolean): VNode[] {
  const columns = Array.from({ length: at.width }, (_, i) =>
    String.fromCharCode(97 + (flipped ? at.width - 1 - i : i)),
  );
  const rows = Array.from({ length: at.height }, (_, i) => String(flipped ? i + 1 : at.height - i));
  return [
    ...columns.map((text, i) => name(at, i, 0, "bottom", text)),
    ...rows.map((text, i) => name(at, 0, i, "left", text)),
  ];
}

function ground(state: State, rules: RuleSet, at: Layout): VNode {
  const light = isLight(state, rules);
  const { frame } = at;
  const [width, height] = [at.width * 100, at.height * 100];
  const fields = at.rows.flatMap((squares, row) =>
    squares.map((square, column) =>
      h("rect", {
        class: square > 0 === light ? "light" : "dark",
        x: column * 100,
        y: row * 100,
        width: 100,
        height: 100,
      }),
    ),
  );
  const edge = state.settings.coordinates === "edge";
  return h(
    "g",
    { "shape-rendering": "crispEdges" },
    h("rect", { class: "frame", x: -frame, y: -frame, width: width + 2 * frame, height: height + 2 * frame }),
    h("rect", { class: "inlay", x: -4, y: -4, width: width + 8, height: height + 8 }),
    ...fields,
    ...(edge ? (rules.letters ? letters(at, state.flipped) : numbers(at)) : []),
  );
}

const grounds = new WeakMap<RuleSet, Map<string, VNode>>();

/** Frame and squares; they are made once for each way in which the board may lie. */
export function squares(state: State, rules: RuleSet, at: Layout): VNode {
  const known = grounds.get(rules) ?? new Map<string, VNode>();
  grounds.set(rules, known);
  const key = `${state.flipped} ${state.settings.squares} ${state.settings.coordinates}`;
  const made = known.get(key) ?? ground(state, rules, at);
  known.set(key, made);
  return made;
}

/** The numbers of the empty squares, where somebody wants them. */
export function innerNumbers(state: State, rules: RuleSet, at: Layout, pieces: string): VNode {
  if (state.settings.coordinates !== "inside") return h("g", {});
  const kind = isLight(state, rules) ? "number on-light" : "number on-dark";
  return h(
    "g",
    {},
    ...at.rows
      .flat()
      .filter((square) => square > 0 && (pieces[square - 1] ?? ".") === ".")
      .map((square) => h("text", { class: kind, x: at.x(square) + 7, y: at.y(square) + 29 }, square)),
  );
}

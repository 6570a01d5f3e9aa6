// SPDX-License-Identifier: MIT
// Arrows: a recommended move, the engine's lines, a threat, the ways of a capture. Each kind has a shape of its own: a
// solid arrow, a thin one, a dotted one with an open head, a hollow one, a broken one that ends in a disc.
import { h, type VNode } from "../dom";
import { previewed } from "../selectors";
import type { State } from "../state";
import { type Layout, middle } from "./layout";
import { twice } from "./marks";

export type ArrowKind = "best" | "other" | "hint" | "threat" | "choice" | "user";

/** How long a head is, how wide to each side, and where the shaft ends before its point. */
const heads: Record<ArrowKind, [number, number, number]> = {
  best: [36, 21, 26],
  other: [28, 15, 20],
  hint: [30, 23, 6],
  threat: [44, 28, 34],
  choice: [0, 13, 13],
  user: [36, 21, 26],
};

/** A way over squares, with its head at the end. */
export function arrow(at: Layout, path: readonly number[], kind: ArrowKind, more = ""): VNode {
  const points = path.map((square) => middle(at, square));
  const [ex, ey] = points[points.length - 1]!;
  const [px, py] = points[points.length - 2] ?? [ex, ey];
  const angle = Math.atan2(ey - py, ex - px);
  const [long, wide, short] = heads[kind];
  const turn = (x: number, y: number): string =>
    `${(ex + x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ` +
    (ey + x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1);
  const way = [...points.slice(0, -1).map((p) => p.join(" ")), turn(-short, 0)];
  const sides = `${turn(-long, -wide)}L${turn(0, 0)}L${turn(-long, wide)}`;
  const head = (layer: string): VNode =>
    kind === "choice"
      ? h("circle", { class: layer + " head", cx: ex, cy: ey, r: wide })
      : h("path", { class: layer + " head", d: kind === "hint" ? "M" + sides : `M${sides}z` });
  const shaft = (layer: string): VNode => h("path", { class: layer + " shaft", d: "M" + way.join("L") });
  const drawn = twice(`arrow ${kind}${more}`, (layer) => [shaft(layer), head(layer)]);
  // A hollow one shows its halo inside, too.
  if (kind === "threat" || more === " pen-R") drawn.children.push(shaft("core"), head("core"));
  return drawn;
}

/** The arrows that somebody has asked for. */
export function arrows(state: State, at: Layout): VNode[] {
  if (state.editor) return [];
  const result: VNode[] = [];
  const moves = state.position?.moves ?? [];
  if (state.hint && state.hint.step === 2) result.push(arrow(at, state.hint.path, "hint"));
  if (state.proposed) result.push(arrow(at, state.proposed.path, "choice"));
  for (const move of state.choices) result.push(arrow(at, move.path, "choice"));
  if (state.analysis.on && !state.analysis.threat && !state.motion && !previewed(state))
    for (const line of [...state.analysis.lines].reverse()) {
      const move = moves.find((m) => m.text === line.moves[0]);
      if (move) result.push(arrow(at, move.path, line.rank === 1 ? "best" : "other"));
    }
  if (state.analysis.on && state.analysis.threat && !previewed(state)) {
    const text = state.analysis.lines[0]?.moves[0];
    const path = text?.split(/[-x]/).map(Number);
    if (path && path.length > 1) result.push(arrow(at, path, "threat"));
  }
  return result;
}

// SPDX-License-Identifier: MIT
// Marks on squares and round pieces. Each has a shape of its own and is drawn twice, a light halo under a dark line, so
// that it stands out from both colours of squares, whatever they are.
import { h, type VNode } from "../dom";
import { type BoardMark, here } from "../late";
import { canMove, previewed } from "../selectors";
import type { State } from "../state";
import { type Layout, middle } from "./layout";
import { type Scene, targets } from "./scene";

/** A drawing twice: the halo, then the line. */
export const twice = (kind: string, draw: (layer: string) => VNode[]): VNode =>
  h("g", { class: "mark " + kind }, ...draw("halo"), ...draw("line"));

const ring = (at: Layout, square: number, kind: string, r = 45): VNode => {
  const [cx, cy] = middle(at, square);
  return twice(kind, (layer) => [h("circle", { class: layer, cx, cy, r })]);
};

const frame = (at: Layout, square: number, kind: string): VNode =>
  twice(kind, (layer) => [
    h("rect", { class: layer, x: at.x(square) + 6, y: at.y(square) + 6, width: 88, height: 88, rx: 9 }),
  ]);

const path = (kind: string, d: string): VNode => twice(kind, (layer) => [h("path", { class: layer, d })]);

/** A square whose corners are cut, as a sign on a road: what a refusal shows. */
const octagon = (at: Layout, square: number): VNode => {
  const [x, y] = [at.x(square), at.y(square)];
  return path("shown", `M${x + 28} ${y + 6}h44l22 22v44l-22 22h-44l-22-22v-44z`);
};

/** Crossed out. */
const cross = (at: Layout, square: number): VNode => {
  const [x, y] = [at.x(square), at.y(square)];
  return path("wrong", `M${x + 8} ${y + 8}l84 84M${x + 92} ${y + 8}l-84 84`);
};

/** In the corner of a square: a tick, a cross, a question. */
const signs: Record<BoardMark["kind"], string> = {
  good: "m70 20 8 8 14-17",
  bad: "m71 11 18 18m0-18-18 18",
  asked: "m72 15a8 8 0 1 1 11 8q-3 1-3 5m0 8v1",
};

/** A square framed, with a sign. */
const told = (at: Layout, { square, kind }: BoardMark): VNode[] => [
  frame(at, square, `told ${kind}`),
  path(`told ${kind}`, `M${at.x(square)} ${at.y(square)}${signs[kind]}`),
];

/** Corner brackets: where the last move ended is told by shape, not by colour alone. */
const brackets = (at: Layout, square: number): VNode => {
  const [x, y] = [at.x(square), at.y(square)];
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${x + cx} ${y + cy + 17 * dy}v${-17 * dy}h${17 * dx}`;
  return path("last", corner(6, 6, 1, 1) + corner(94, 6, -1, 1) + corner(94, 94, -1, -1) + corner(6, 94, 1, -1));
};

function lastMove(state: State, at: Layout): VNode[] {
  const last = (previewed(state) ?? state.position)?.last;
  if (!last || state.motion || state.editor) return [];
  const [from, to] = [last.path[0]!, last.path[last.path.length - 1]!];
  const tint = (square: number) =>
    h("rect", { class: "tint", x: at.x(square), y: at.y(square), width: 100, height: 100 });
  const [cx, cy] = middle(at, from);
  const dot = twice("from", (layer) => [h("circle", { class: layer, cx, cy, r: 8 })]);
  return [tint(from), ...(to === from ? [] : [tint(to)]), ...(to === from ? [] : [dot]), brackets(at, to)];
}

/** Marks that lie under the pieces. */
export function under(state: State, at: Layout, over: number): VNode[] {
  return [
    ...(state.editor && over > 0 ? [frame(at, over, "picked")] : []),
    ...lastMove(state, at),
    ...(state.touched[0] ? [frame(at, state.touched[0], "picked")] : []),
    ...(state.refusal?.squares ?? []).map((square) => octagon(at, square)),
  ];
}

/** Pieces that may move are shown to whoever begins, or has touched one that cannot. */
function mayMove(state: State): number[] {
  const { position } = state;
  if (!position || state.hint || position.must.length > 0) return [];
  const lost = state.touched.length > 0 && targets(state).length === 0;
  if (!lost && !(state.game.playing && state.game.tree.length === 1 && state.touched.length === 0)) return [];
  return [...new Set(position.moves.map((move) => move.path[0]!))];
}

/** Marks that lie over the pieces. */
export function over(state: State, at: Layout): VNode[] {
  const coached = canMove(state) && !state.motion && !state.refusal && state.settings.coach;
  const must = coached && state.touched.length === 0 ? (state.position?.must ?? []) : [];
  return [
    ...(coached ? mayMove(state).map((square) => ring(at, square, "may")) : []),
    ...must.map((square) => ring(at, square, "must")),
    ...(state.hint ? [ring(at, state.hint.path[0]!, "hinted")] : []),
    ...(state.editor?.setup?.wrong ?? []).map((square) => cross(at, square)),
    ...here().flatMap(({ marks }) => (marks?.(state) ?? []).flatMap((mark) => told(at, mark))),
  ];
}

/** Where the touched piece may go; the one where it would land now is larger. */
export function dots(state: State, at: Layout, { pieces, moving }: Scene, over: number): VNode[] {
  return targets(state).map((square) => {
    const occupied = pieces[square - 1] !== "." && square !== moving;
    if (occupied) return ring(at, square, "target round");
    const [cx, cy] = middle(at, square);
    const r = square === over ? 30 : 14;
    return twice(square === over ? "target there" : "target", (layer) => [h("circle", { class: layer, cx, cy, r })]);
  });
}

// SPDX-License-Identifier: MIT
// The board as a drawing: squares, marks, pieces, arrows in one SVG.
import { h, type VNode } from "../dom";
import { late } from "../late";
import { canMove, fitting, previewed, ruleSet } from "../selectors";
import type { Motion, State } from "../state";
import type { RuleSet } from "../types";
import { piece } from "./pieces";

/** Where squares lie as they are drawn, in hundredths of a square. */
export interface Layout {
  width: number;
  height: number;
  x(square: number): number;
  y(square: number): number;
  rows: number[][];
}

export function layout(rules: RuleSet, flipped: boolean): Layout {
  const tiles = flipped ? [...rules.tiles].reverse() : rules.tiles;
  const place = new Map<number, [number, number]>();
  const rows: number[][] = [];
  tiles.forEach((square, i) => {
    const row = Math.floor(i / rules.width);
    if (i % rules.width === 0) rows.push([]);
    rows[row]!.push(square);
    if (square > 0) place.set(square, [i % rules.width, row]);
  });
  return {
    width: rules.width,
    height: rules.height,
    rows,
    x: (s) => (place.get(s)?.[0] ?? 0) * 100,
    y: (s) => (place.get(s)?.[1] ?? 0) * 100,
  };
}

/** The squares that can be touched next. */
export function targets(state: State): number[] {
  const at = state.position;
  if (!at || !canMove(state) || state.touched.length === 0) return [];
  if (state.choices.length > 0) return [...new Set(state.choices.flatMap((move) => move.path.slice(1, -1)))];
  const result = new Set<number>();
  for (const move of fitting(at.moves, state.touched)) {
    result.add(move.path[move.path.length - 1]!);
    const next = move.path[move.path.indexOf(state.touched[state.touched.length - 1]!) + 1];
    if (next !== undefined) result.add(next);
  }
  return [...result];
}

/** What is drawn: pieces where they are now, and those that a capture is passing. */
interface Scene {
  pieces: string;
  /** The piece on its way, by the square where it began; 0: none. */
  moving: number;
  /** The square where it is drawn. */
  at: number;
  /** Captured pieces that have been passed. */
  dimmed: number[];
}

const stillScene = (pieces: string): Scene => ({ pieces, moving: 0, at: 0, dimmed: [] });

/** A move that is being shown. */
function motionScene(state: State, motion: Motion): Scene {
  const { path, captured } = motion.move;
  const done = path.length <= 1 ? 1 : motion.step / (path.length - 1);
  const passed = Math.round(captured.length * done);
  const order = captured.length > 1 ? sortAlong(path, captured, state) : captured;
  return {
    pieces: motion.before,
    moving: path[0]!,
    at: path[Math.min(motion.step, path.length - 1)]!,
    dimmed: order.slice(0, passed),
  };
}

function scene(state: State): Scene {
  if (state.editor) return stillScene(state.editor.pieces);
  const preview = previewed(state);
  if (preview) return stillScene(preview.pieces);
  if (state.motion) return motionScene(state, state.motion);
  const { touched, position } = state;
  if (touched.length <= 1 || !position) return stillScene(position?.pieces ?? "");
  // A capture of which somebody has touched the first squares.
  const move = fitting(position.moves, touched)[0];
  const hop = touched[touched.length - 1]!;
  const steps = move ? move.path.indexOf(hop) : 0;
  return {
    pieces: position.pieces,
    moving: touched[0]!,
    at: hop,
    dimmed: move ? sortAlong(move.path, move.captured, state).slice(0, steps) : [],
  };
}

/** Captured squares in the order in which the path passes them: each lies between two landing squares. */
function sortAlong(path: number[], captured: number[], state: State): number[] {
  const rules = ruleSet(state);
  if (!rules) return captured;
  const at = layout(rules, false);
  const order: number[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay, bx, by] = [at.x(path[i]!), at.y(path[i]!), at.x(path[i + 1]!), at.y(path[i + 1]!)];
    const between = captured.filter(
      (s) =>
        !order.includes(s) &&
        Math.abs(at.x(s) - ax) === Math.abs(at.y(s) - ay) &&
        (at.x(s) - ax) * (at.x(s) - bx) < 0 &&
        (at.y(s) - ay) * (at.y(s) - by) < 0,
    );
    order.push(...between);
  }
  return [...order, ...captured.filter((s) => !order.includes(s))];
}

function arrow(at: Layout, path: number[], kind: string): VNode {
  const points = path.map((s) => [at.x(s) + 50, at.y(s) + 50] as [number, number]);
  const [ex, ey] = points[points.length - 1]!;
  const [px, py] = points[points.length - 2] ?? [ex, ey];
  const angle = Math.atan2(ey - py, ex - px);
  const head = [
    [0, 0],
    [-34, -19],
    [-34, 19],
  ].map(
    ([x, y]) =>
      `${ex + x! * Math.cos(angle) - y! * Math.sin(angle)},${ey + x! * Math.sin(angle) + y! * Math.cos(angle)}`,
  );
  points[points.length - 1] = [ex - 26 * Math.cos(angle), ey - 26 * Math.sin(angle)];
  return h(
    "g",
    { class: "arrow " + kind, "aria-hidden": "true" },
    h("polyline", { points: points.map((p) => p.join(",")).join(" ") }),
    h("polygon", { points: head.join(" ") }),
  );
}

function arrows(state: State, at: Layout): VNode[] {
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
  if (state.analysis.on && state.analysis.threat) {
    const text = state.analysis.lines[0]?.moves[0];
    const path = text?.split(/[-x]/).map(Number);
    if (path && path.length > 1) result.push(arrow(at, path, "threat"));
  }
  return result;
}

/** Corner brackets: the last move is told by shape, not by colour alone. */
const brackets = (x: number, y: number): VNode =>
  h("path", {
    class: "last",
    d:
      `M${x + 6} ${y + 28}V${y + 6}H${x + 28}M${x + 72} ${y + 6}H${x + 94}V${y + 28}` +
      `M${x + 94} ${y + 72}V${y + 94}H${x + 72}M${x + 28} ${y + 94}H${x + 6}V${y + 72}`,
  });

function marks(state: State, at: Layout, showMust: boolean): VNode[] {
  const result: VNode[] = [];
  const last = (previewed(state) ?? state.position)?.last;
  if (last && !state.motion && !state.editor) {
    const from = last.path[0]!,
      to = last.path[last.path.length - 1]!;
    result.push(
      h("circle", { class: "from", cx: at.x(from) + 50, cy: at.y(from) + 50, r: 9 }),
      brackets(at.x(to), at.y(to)),
    );
  }
  for (const s of state.refusal?.squares ?? [])
    result.push(h("rect", { class: "shown", x: at.x(s) + 4, y: at.y(s) + 4, width: 92, height: 92, rx: 10 }));
  for (const s of state.editor?.setup?.wrong ?? [])
    result.push(h("rect", { class: "wrong", x: at.x(s) + 4, y: at.y(s) + 4, width: 92, height: 92, rx: 10 }));
  if (state.touched[0])
    result.push(
      h("rect", {
        class: "picked",
        x: at.x(state.touched[0]) + 3,
        y: at.y(state.touched[0]) + 3,
        width: 94,
        height: 94,
        rx: 8,
      }),
    );
  if (state.hint)
    result.push(
      h("circle", { class: "hinted", cx: at.x(state.hint.path[0]!) + 50, cy: at.y(state.hint.path[0]!) + 50, r: 46 }),
    );
  if (showMust)
    for (const s of state.position?.must ?? [])
      result.push(h("circle", { class: "must", cx: at.x(s) + 50, cy: at.y(s) + 50, r: 44 }));
  return result;
}

/** The squares, and their numbers where somebody wants them. */
function squares(state: State, rules: RuleSet, at: Layout): VNode[] {
  const light = state.settings.squares === "auto" ? rules.light : state.settings.squares === "light";
  const fields: VNode[] = [];
  const numbers: VNode[] = [];
  for (const [row, squares] of at.rows.entries())
    for (const [column, square] of squares.entries()) {
      const x = column * 100;
      const y = row * 100;
      fields.push(h("rect", { class: square > 0 === light ? "light" : "dark", x, y, width: 100, height: 100 }));
      if (square > 0 && state.settings.numbers)
        numbers.push(h("text", { class: light ? "number on-light" : "number on-dark", x: x + 6, y: y + 20 }, square));
    }
  return [h("g", {}, ...fields), h("g", {}, ...numbers)];
}

/** The pieces; the one that moves is drawn above the others. */
function men(state: State, at: Layout, { pieces, moving, at: hop, dimmed }: Scene): VNode {
  const held = state.drag?.moved ? state.drag.square : 0;
  const result: VNode[] = [];
  [...pieces].forEach((letter, i) => {
    if (letter === ".") return;
    const square = i + 1;
    const where = square === moving ? hop : square;
    const [x, y] = square === held ? [state.drag!.x, state.drag!.y] : [at.x(where), at.y(where)];
    const kind =
      "piece " +
      (letter === "w" || letter === "W" ? "white" : "black") +
      (dimmed.includes(square) ? " dimmed" : "") +
      (square === moving ? " moving" : "") +
      (square === held ? " held" : "");
    result.push(
      h(
        "g",
        { key: "p" + square + letter, class: kind, style: { transform: `translate(${x}px,${y}px)` } },
        ...piece(letter, state.settings.pieces),
        ...(late.workout?.badge?.(state, square, letter) ?? []),
      ),
    );
  });
  const above = (man: VNode) => Number(/moving|held/.test(String(man.attrs["class"])));
  return h("g", { class: "men" }, ...result.sort((a, b) => above(a) - above(b)));
}

/** Where the touched piece may go. */
function dots(state: State, at: Layout, { pieces, moving }: Scene): VNode {
  const dot = (s: number): VNode => {
    const occupied = pieces[s - 1] !== "." && s !== moving;
    return h("circle", { class: "target", cx: at.x(s) + 50, cy: at.y(s) + 50, r: occupied ? 40 : 15 });
  };
  return h("g", {}, ...targets(state).map(dot));
}

export function boardSvg(state: State, rules: RuleSet, at: Layout): VNode {
  const now = scene(state);
  const showMust =
    canMove(state) && !state.motion && state.touched.length === 0 && !state.refusal && state.settings.coach;
  return h(
    "svg",
    {
      class: `board-svg board-${state.settings.board} set-${state.settings.pieces}`,
      viewBox: `0 0 ${at.width * 100} ${at.height * 100}`,
      "aria-hidden": "true",
      focusable: "false",
    },
    ...squares(state, rules, at),
    h("g", {}, ...marks(state, at, showMust)),
    men(state, at, now),
    dots(state, at, now),
    h("g", {}, ...arrows(state, at)),
  );
}

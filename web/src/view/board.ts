// SPDX-License-Identifier: MIT
// The board: squares, marks, pieces, arrows in one SVG, and over it a grid of cells for pointers, keys and screen readers.
import { h, type VNode } from "../dom";
import { dictionary } from "../lang/words";
import type { Message } from "../message";
import { canMove, fitting, previewed, ruleSet, type State } from "../state";
import type { RuleSet } from "../types";
import { late } from "../late";
import { piece } from "./pieces";

export type Send = (message: Message) => void;

/** Where squares lie as they are drawn, in hundredths of a square. */
export interface Layout { width: number; height: number; x(square: number): number; y(square: number): number; rows: number[][] }

export function layout(rules: RuleSet, flipped: boolean): Layout {
  const cells = flipped ? [...rules.cells].reverse() : rules.cells;
  const place = new Map<number, [number, number]>();
  const rows: number[][] = [];
  cells.forEach((square, i) => {
    const row = Math.floor(i / rules.width);
    (rows[row] ??= []).push(square);
    if (square > 0) place.set(square, [i % rules.width, row]);
  });
  return { width: rules.width, height: rules.height, rows, x: (s) => (place.get(s)?.[0] ?? 0) * 100, y: (s) => (place.get(s)?.[1] ?? 0) * 100 };
}

const own = (turn: string) => (turn === "white" ? "wW" : "bB");

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
function scene(state: State): { pieces: string; moving: number; at: number; dimmed: number[] } {
  if (state.editor) return { pieces: state.editor.pieces, moving: 0, at: 0, dimmed: [] };
  const preview = previewed(state);
  if (preview) return { pieces: preview.pieces, moving: 0, at: 0, dimmed: [] };
  const motion = state.motion;
  if (motion) {
    const { path, captured } = motion.move;
    const done = path.length <= 1 ? 1 : motion.step / (path.length - 1);
    const passed = Math.round(captured.length * done);
    const order = captured.length > 1 ? sortAlong(path, captured, state) : captured;
    return { pieces: motion.before, moving: path[0]!, at: path[Math.min(motion.step, path.length - 1)]!, dimmed: order.slice(0, passed) };
  }
  const touched = state.touched;
  if (touched.length > 1 && state.position) {
    const move = fitting(state.position.moves, touched)[0];
    const hop = touched[touched.length - 1]!;
    const steps = move ? move.path.indexOf(hop) : 0;
    return { pieces: state.position.pieces, moving: touched[0]!, at: hop, dimmed: move ? sortAlong(move.path, move.captured, state).slice(0, steps) : [] };
  }
  return { pieces: state.position?.pieces ?? "", moving: 0, at: 0, dimmed: [] };
}

/** Captured squares in the order in which the path passes them: each lies between two landing squares. */
function sortAlong(path: number[], captured: number[], state: State): number[] {
  const rules = ruleSet(state);
  if (!rules) return captured;
  const at = layout(rules, false);
  const order: number[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay, bx, by] = [at.x(path[i]!), at.y(path[i]!), at.x(path[i + 1]!), at.y(path[i + 1]!)];
    const between = captured.filter((s) => !order.includes(s) && Math.abs(at.x(s) - ax) === Math.abs(at.y(s) - ay) && (at.x(s) - ax) * (at.x(s) - bx) < 0 && (at.y(s) - ay) * (at.y(s) - by) < 0);
    order.push(...between);
  }
  return [...order, ...captured.filter((s) => !order.includes(s))];
}

function arrow(at: Layout, path: number[], kind: string): VNode {
  const points = path.map((s) => [at.x(s) + 50, at.y(s) + 50] as [number, number]);
  const [ex, ey] = points[points.length - 1]!;
  const [px, py] = points[points.length - 2] ?? [ex, ey];
  const angle = Math.atan2(ey - py, ex - px);
  const head = [[0, 0], [-34, -19], [-34, 19]].map(([x, y]) => `${ex + x! * Math.cos(angle) - y! * Math.sin(angle)},${ey + x! * Math.sin(angle) + y! * Math.cos(angle)}`);
  points[points.length - 1] = [ex - 26 * Math.cos(angle), ey - 26 * Math.sin(angle)];
  return h("g", { class: "arrow " + kind, "aria-hidden": "true" }, h("polyline", { points: points.map((p) => p.join(",")).join(" ") }), h("polygon", { points: head.join(" ") }));
}

function arrows(state: State, at: Layout): VNode[] {
  const result: VNode[] = [];
  const moves = state.position?.moves ?? [];
  if (state.hint && state.hint.step === 2) result.push(arrow(at, state.hint.path, "hint"));
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
  h("path", { class: "last", d: `M${x + 6} ${y + 28}V${y + 6}H${x + 28}M${x + 72} ${y + 6}H${x + 94}V${y + 28}M${x + 94} ${y + 72}V${y + 94}H${x + 72}M${x + 28} ${y + 94}H${x + 6}V${y + 72}` });

function marks(state: State, at: Layout, showMust: boolean): VNode[] {
  const result: VNode[] = [];
  const last = (previewed(state) ?? state.position)?.last;
  if (last && !state.motion && !state.editor) {
    const from = last.path[0]!, to = last.path[last.path.length - 1]!;
    result.push(h("circle", { class: "from", cx: at.x(from) + 50, cy: at.y(from) + 50, r: 9 }), brackets(at.x(to), at.y(to)));
  }
  for (const s of state.refusal?.squares ?? []) result.push(h("rect", { class: "shown", x: at.x(s) + 4, y: at.y(s) + 4, width: 92, height: 92, rx: 10 }));
  for (const s of state.editor?.setup?.wrong ?? []) result.push(h("rect", { class: "wrong", x: at.x(s) + 4, y: at.y(s) + 4, width: 92, height: 92, rx: 10 }));
  if (state.touched[0]) result.push(h("rect", { class: "picked", x: at.x(state.touched[0]) + 3, y: at.y(state.touched[0]) + 3, width: 94, height: 94, rx: 8 }));
  if (state.hint) result.push(h("circle", { class: "hinted", cx: at.x(state.hint.path[0]!) + 50, cy: at.y(state.hint.path[0]!) + 50, r: 46 }));
  if (showMust) for (const s of state.position?.must ?? []) result.push(h("circle", { class: "must", cx: at.x(s) + 50, cy: at.y(s) + 50, r: 44 }));
  return result;
}

export function boardSvg(state: State, rules: RuleSet, at: Layout): VNode {
  const light = state.settings.squares === "auto" ? rules.light : state.settings.squares === "light";
  const { pieces, moving, at: hop, dimmed } = scene(state);
  const squares: VNode[] = [], numbers: VNode[] = [], men: VNode[] = [], dots: VNode[] = [];
  at.rows.forEach((row, y) => row.forEach((square, x) => {
    squares.push(h("rect", { class: square > 0 === light ? "light" : "dark", x: x * 100, y: y * 100, width: 100, height: 100 }));
    if (square > 0 && state.settings.numbers) numbers.push(h("text", { class: light ? "number on-light" : "number on-dark", x: x * 100 + 6, y: y * 100 + 20 }, square));
  }));
  const held = state.drag && state.drag.moved ? state.drag.square : 0;
  [...pieces].forEach((letter, i) => {
    if (letter === ".") return;
    const square = i + 1;
    const where = square === moving ? hop : square;
    const [x, y] = square === held ? [state.drag!.x, state.drag!.y] : [at.x(where), at.y(where)];
    const kind = "piece " + (letter === "w" || letter === "W" ? "white" : "black") + (dimmed.includes(square) ? " dimmed" : "") + (square === moving ? " moving" : "") + (square === held ? " held" : "");
    men.push(h("g", { key: "p" + square + letter, class: kind, style: { transform: `translate(${x}px,${y}px)` } }, ...piece(letter, state.settings.pieces), ...(late.workout?.badge(state, square, letter) ?? [])));
  });
  // The piece that moves is drawn above the others.
  const above = (man: VNode) => Number(/moving|held/.test(String(man.attrs["class"])));
  men.sort((a, b) => above(a) - above(b));
  for (const s of targets(state)) {
    const occupied = pieces[s - 1] !== "." && s !== moving;
    dots.push(h("circle", { class: "target", cx: at.x(s) + 50, cy: at.y(s) + 50, r: occupied ? 40 : 15 }));
  }
  const showMust = canMove(state) && !state.motion && state.touched.length === 0 && !state.refusal && state.settings.coach;
  return h("svg", { class: `board-svg board-${state.settings.board} set-${state.settings.pieces}`, viewBox: `0 0 ${at.width * 100} ${at.height * 100}`, "aria-hidden": "true", focusable: "false" },
    h("g", {}, ...squares), h("g", {}, ...numbers), h("g", {}, ...marks(state, at, showMust)), h("g", { class: "men" }, ...men), h("g", {}, ...dots), h("g", {}, ...arrows(state, at)));
}

/** What a screen reader says about a square. */
function cellName(state: State, square: number, next: number[]): string {
  const words = dictionary(state.settings.language);
  const letter = (state.editor?.pieces ?? (previewed(state) ?? state.position)?.pieces ?? "")[square - 1] ?? ".";
  const notes: string[] = [];
  const last = state.position?.last?.path;
  if (canMove(state) && state.position?.must.includes(square)) notes.push(words.noteMust);
  const exercise = late.workout?.note(state, square);
  if (exercise) notes.push(exercise);
  if (state.touched[0] === square) notes.push(words.notePicked);
  if (next.includes(square)) notes.push(words.noteTarget);
  if (last && last[last.length - 1] === square) notes.push(words.noteLast);
  if (state.refusal?.squares.includes(square)) notes.push(words.noteWrong);
  return words.cell(square, words.piece(letter), notes);
}

const squareUnder = (event: PointerEvent): number => {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return Number(element?.closest<HTMLElement>("[data-square]")?.dataset["square"] ?? 0);
};

/** The square that an arrow key leads to. */
export function neighbour(at: Layout, square: number, key: string): number {
  const y = at.rows.findIndex((row) => row.includes(square));
  if (y < 0) return at.rows.flat().find((s) => s > 0) ?? 0;
  const row = at.rows[y]!.filter((s) => s > 0);
  const i = row.indexOf(square);
  if (key === "ArrowLeft") return row[Math.max(0, i - 1)]!;
  if (key === "ArrowRight") return row[Math.min(row.length - 1, i + 1)]!;
  if (key === "Home") return row[0]!;
  if (key === "End") return row[row.length - 1]!;
  const other = at.rows[y + (key === "ArrowUp" ? -1 : 1)]?.filter((s) => s > 0);
  return other ? other[Math.min(i, other.length - 1)]! : square;
}

export function board(state: State, send: Send, now: () => number): VNode {
  const words = dictionary(state.settings.language);
  const rules = ruleSet(state);
  if (!rules) return h("div", { id: "board", class: "board loading", role: "status" }, state.engine.broken ? words.broken : words.loading);
  const at = layout(rules, state.flipped);
  const next = targets(state);
  const focus = state.cursor > 0 && at.rows.flat().includes(state.cursor) ? state.cursor : at.rows[at.height - 1]!.find((s) => s > 0)!;
  const cells = at.rows.map((row) =>
    h("div", { role: "row", class: "grid-row" }, ...row.map((square) =>
      square === 0 ? h("div", { class: "cell", role: "presentation" }) :
        h("div", {
          class: "cell played" + (own(state.position?.turn ?? "white").includes(state.position?.pieces[square - 1] ?? "-") && canMove(state) ? " own" : ""),
          role: "gridcell", "data-square": square, tabindex: square === focus ? 0 : -1, "aria-label": cellName(state, square, next),
          "aria-selected": state.touched[0] === square ? "true" : "false",
        }))));
  const keys = (event: KeyboardEvent) => {
    const here = Number((event.target as HTMLElement).closest<HTMLElement>("[data-square]")?.dataset["square"] ?? focus);
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
      event.preventDefault();
      event.stopPropagation();
      send({ type: "cursor", square: neighbour(at, here, event.key) });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      send({ type: "touch", square: here, now: now() });
    } else if (event.key === "Escape") send({ type: "cancel" });
  };
  return h("div", { id: "board", class: "board", key: "board" + rules.id, "data-rules": rules.id, "data-turn": state.position?.turn ?? "" },
    boardSvg(state, rules, at),
    h("div", {
      class: "grid" + (state.refusal ? " refused" : ""), role: "grid", "aria-label": words.board, "aria-describedby": "board-help", style: { "--files": String(at.width) },
      onkeydown: keys,
      onpointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        const square = squareUnder(event);
        if (square > 0) send({ type: "press", square, now: now() });
      },
    }, ...cells),
    h("p", { id: "board-help", class: "hidden" }, words.boardHelp));
}

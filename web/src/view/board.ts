// SPDX-License-Identifier: MIT
// The board: its drawing, and over it a grid of cells for pointers, keys and screen readers.
import { h, type VNode } from "../dom";
import { dictionary } from "../lang/words";
import { here } from "../late";
import type { Send } from "../message";
import { squareUnder } from "../pointer";
import { canMove, previewed, ruleSet } from "../selectors";
import type { State } from "../state";
import { boardSvg } from "./drawing";
import { evaluationBar } from "./evaluation_bar";
import { type Layout, layout } from "./layout";
import { targets } from "./scene";
import { penOf } from "./sketch";

const own = (turn: string) => (turn === "white" ? "wW" : "bB");

/** What a screen reader says about a square. */
function cellName(state: State, square: number, next: number[]): string {
  const words = dictionary(state.settings.language);
  const letter = (state.editor?.pieces ?? (previewed(state) ?? state.position)?.pieces ?? "")[square - 1] ?? ".";
  const notes: string[] = [];
  const last = state.position?.last?.path;
  if (canMove(state) && state.position?.must.includes(square)) notes.push(words.noteMust);
  for (const { note } of here()) notes.push(note?.(state, square) ?? "");
  if (state.touched[0] === square) notes.push(words.notePicked);
  if (next.includes(square)) notes.push(words.noteTarget);
  if (last && last[last.length - 1] === square) notes.push(words.noteLast);
  if (state.refusal?.squares.includes(square)) notes.push(words.noteWrong);
  return words.cell(square, words.piece(letter), notes.filter(Boolean));
}

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

/** The squares lie inside the frame. */
const inset = ({ width, height, frame }: Layout): string => {
  const share = (squares: number) => `${((100 * frame) / (squares * 100 + 2 * frame)).toFixed(3)}%`;
  return `${share(height)} ${share(width)}`;
};

/** One square for pointers, keys and screen readers. */
function cell(state: State, square: number, focus: number, next: number[]): VNode {
  if (square === 0) return h("div", { class: "cell", role: "presentation" });
  const isOwn = own(state.position?.turn ?? "white").includes(state.position?.pieces[square - 1] ?? "-");
  return h("div", {
    class: "cell played" + (isOwn && canMove(state) ? " own" : ""),
    role: "gridcell",
    "data-square": square,
    tabindex: square === focus ? 0 : -1,
    "aria-label": cellName(state, square, next),
    "aria-selected": state.touched[0] === square ? "true" : "false",
  });
}

/** The same piece of the other side. */
const otherSide: Record<string, string> = { w: "b", W: "B", b: "w", B: "W", ".": "." };

/** An arrow begins on a square; until it goes on it is a circle. */
function begin(state: State, square: number, event: PointerEvent | KeyboardEvent, send: Send): void {
  const pen = state.sketch.on && !event.shiftKey && !event.altKey ? state.sketch.pen : penOf(event);
  send({ type: "sketch", part: { from: square, to: square, pen } });
}

/** Keys on the board: over its squares, touching, letting go. */
const keysOn =
  (state: State, at: Layout, focus: number, send: Send, now: () => number) =>
  (event: KeyboardEvent): void => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-square]");
    const here = Number(cell?.dataset["square"] ?? focus);
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
      event.preventDefault();
      event.stopPropagation();
      send({ type: "cursor", square: neighbour(at, here, event.key) });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      send({ type: "touch", square: here, now: now() });
    } else if (event.key === "Escape") send({ type: "cancel" });
    else if (event.key.toLowerCase() === "d" && !event.ctrlKey && !event.metaKey) {
      if (state.sketch.from > 0) send({ type: "sketched", to: here });
      else begin(state, here, event, send);
    } else if (state.editor && /^(Delete|Backspace)$/.test(event.key)) {
      if (state.editor.pieces[here - 1] !== ".") send({ type: "put", square: here, letter: "." });
    }
  };

/** The grid that lies over the drawing. */
function grid(state: State, at: Layout, send: Send, now: () => number): VNode {
  const next = targets(state);
  const known = state.cursor > 0 && at.rows.flat().includes(state.cursor);
  const focus = known ? state.cursor : at.rows[at.height - 1]!.find((s) => s > 0)!;
  const press = (event: PointerEvent): void => {
    const square = squareUnder(event);
    const draws = event.button === 2 || (event.button === 0 && state.sketch.on);
    if (square === 0 || !(draws || event.button === 0)) return;
    if (state.editor && event.button === 2) send({ type: "put", square, letter: otherSide[state.editor.tool]! });
    else if (draws && !state.editor) begin(state, square, event, send);
    else send({ type: "press", square, now: now() });
  };
  return h(
    "div",
    {
      key: "grid",
      class: "grid" + (state.refusal ? " refused" : ""),
      role: "grid",
      "aria-label": dictionary(state.settings.language).board,
      "aria-describedby": "board-help",
      style: { "--files": String(at.width), inset: inset(at) },
      onkeydown: keysOn(state, at, focus, send, now),
      onpointerdown: press,
      oncontextmenu: (event: Event) => event.preventDefault(),
    },
    ...at.rows.map((row) =>
      h("div", { role: "row", class: "grid-row" }, ...row.map((square) => cell(state, square, focus, next))),
    ),
  );
}

export function board(state: State, send: Send, now: () => number): VNode {
  const words = dictionary(state.settings.language);
  const rules = ruleSet(state);
  if (!rules)
    return h(
      "div",
      { id: "board", class: "board loading", role: "status" },
      state.engine.broken ? words.broken : words.loading,
    );
  const at = layout(rules, state.flipped);
  const turn = state.position?.turn ?? "";
  return h(
    "div",
    { id: "board", class: "board", key: "board" + rules.id, "data-rules": rules.id, "data-turn": turn },
    boardSvg(state, rules, at),
    evaluationBar(state),
    grid(state, at, send, now),
    h("p", { id: "board-help", class: "hidden" }, words.boardHelp),
  );
}

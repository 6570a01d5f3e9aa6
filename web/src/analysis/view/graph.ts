// SPDX-License-Identifier: MIT
// White's expectation along the game, as far as it is known: phases, mistakes by their shapes, the move on the board. A
// press, a drag or the arrow keys go along it.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { movesTo } from "../../tree";
import { nagSigns, score, words } from "../../view/common";
import { moveName } from "../../view/moves_rows";
import { isMistake, type Point, phases, points } from "../values";
import { own } from "../words";

/** The drawing is as wide as this and as high as that, and is stretched to its place. */
const wide = 1000;
const high = 100;

/** Shapes in a square of 12: what kind of mistake it is can be seen without colours. */
const shapes: Record<number, string> = {
  1: "M6 1.500 10.500 6 6 10.500 1.500 6z",
  6: "M6 2.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  2: "M6 1 11 10.500H1z",
  4: "M1.500 1.500h9v9h-9z",
};
export const mark = (nag: number): VNode =>
  h(
    "svg",
    { class: `graph-shape nag-${nag}`, viewBox: "0 0 12 12", "aria-hidden": "true", focusable: "false" },
    h("path", { d: shapes[nag] ?? "" }),
  );

/** Pieces of the line without a gap in them: what nobody has looked at is not drawn. */
function known(all: readonly Point[]): number[][] {
  const runs: number[][] = [];
  all.forEach(({ value }, i) => {
    if (!value) return;
    if (all[i - 1]?.value) runs.at(-1)!.push(i);
    else runs.push([i]);
  });
  return runs;
}

/** Where the board stands in the main line: at the node, or where its variation left. */
function placeOf(state: State, all: readonly Point[]): number {
  const places = new Map(all.map(({ node }, i) => [node, i]));
  for (let at = state.game.at; ; at = state.game.tree[at]!.parent) {
    const place = places.get(at);
    if (place !== undefined || at <= 0) return place ?? 0;
  }
}

/** What is said of a place: the move, what it is worth, what kind of mistake it was. */
function said(state: State, point: Point | undefined): string {
  const w = own(state);
  if (!point) return "";
  const name = point.node === 0 ? w.graphStart : moveName(state, point.node);
  const sign = nagSigns[point.review?.nag ?? 0] ?? "";
  const meaning = words(state).nagNames[point.review?.nag ?? 0];
  const worth = point.value ? score(point.value, state, true) : w.graphUnknown;
  return `${name}${name.endsWith(sign) ? "" : sign}: ${worth}${meaning ? `, ${meaning}` : ""}`;
}

/** The place under a pointer. */
function placeAt(event: PointerEvent, last: number): number {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const share = (event.clientX - box.left) / Math.max(1, box.width);
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

/** Looks along the game while a pointer is down, goes there when it is let go. */
function pointing(state: State, send: Send, all: readonly Point[]) {
  const last = all.length - 1;
  const look = (event: PointerEvent): void => {
    const { node } = all[placeAt(event, last)]!;
    if (state.peek?.node !== node) send({ type: "peek", moves: movesTo(state.game.tree, node), node });
  };
  return {
    onpointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      look(event);
    },
    onpointermove: (event: PointerEvent) => {
      if (event.buttons & 1) look(event);
    },
    onpointerup: (event: PointerEvent) => send({ type: "go", node: all[placeAt(event, last)]!.node }),
    onpointercancel: () => send({ type: "unpeek" }),
  };
}

/** Arrow keys: move by move; Page Up and Down: mistake by mistake. */
function onKey(send: Send, all: readonly Point[], at: number, event: KeyboardEvent): void {
  const wrong = all.flatMap(({ review }, i) => (review && isMistake(review) ? [i] : []));
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: all.length - 1,
    PageUp: wrong.filter((i) => i < at).at(-1),
    PageDown: wrong.find((i) => i > at),
  }[event.key];
  if (!/^(Arrow|Home|End|Page)/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const point = all[to ?? at];
  if (point) send({ type: "go", node: point.node });
}

/** Where nothing is known yet: the shape of what may come here. */
const promise = `0,${high} 0,50 140,44 260,52 400,36 520,60 640,40 760,66 880,30 1000,18 1000,${high}`;

/** The area under the line, the middle, the phases, the line, where the board stands. */
function drawing(all: readonly Point[], at: number, borders: number[]): VNode {
  const x = (i: number) => (i * wide) / Math.max(1, all.length - 1);
  const y = (i: number) => (1 - all[i]!.value!.expectancy) * high;
  const dots = (run: number[]) => run.map((i) => `${x(i)},${y(i)}`).join(" ");
  const runs = known(all);
  const vertical = (name: string, i: number) => h("line", { class: name, x1: x(i), x2: x(i), y1: 0, y2: high });
  return h(
    "svg",
    {
      class: "graph-svg",
      viewBox: `0 0 ${wide} ${high}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      focusable: "false",
    },
    runs.length === 0 ? h("polygon", { class: "graph-promise", points: promise }) : null,
    ...runs.flatMap((run) => {
      const [from, to] = [x(run[0]!), x(run.at(-1)!)];
      return [
        h("rect", { class: "graph-known", x: from, y: 0, width: to - from, height: high }),
        h("polygon", { class: "graph-area", points: `${from},${high} ${dots(run)} ${to},${high}` }),
      ];
    }),
    ...borders.map((i) => vertical("graph-phase", i)),
    h("line", { class: "graph-middle", x1: 0, x2: wide, y1: high / 2, y2: high / 2 }),
    ...runs.map((run) => h("polyline", { class: "graph-line", points: dots(run) })),
    vertical("graph-here", at),
  );
}

/** The names of the phases, each above its part. */
function phaseNames(state: State, all: readonly Point[], borders: number[]): VNode | null {
  if (borders.length === 0) return null;
  const ends = [0, ...borders, all.length - 1];
  return h(
    "div",
    { class: "graph-phases", "aria-hidden": "true" },
    ...ends
      .slice(1)
      .map((end, i) =>
        h("span", { style: { "flex-grow": String(Math.max(end - ends[i]!, 0.01)) } }, own(state).phases[i]!),
      ),
  );
}

export function graph(state: State, send: Send): VNode | null {
  const all = points(state);
  if (all.length < 2) return null;
  const w = own(state);
  const at = placeOf(state, all);
  const looked = all.findIndex(({ node }) => node === state.peek?.node);
  const shown = looked >= 0 ? looked : at;
  const borders = phases(all);
  const place = (i: number) => ({
    left: `${((i * 100) / (all.length - 1)).toFixed(2)}%`,
    top: `${((1 - (all[i]!.value?.expectancy ?? 0.5)) * 100).toFixed(1)}%`,
  });
  const unknown = all.every(({ value }) => !value);
  const marks = all.flatMap(({ review }, i) => (review?.nag ? [{ i, nag: review.nag }] : []));
  return h(
    "figure",
    { class: unknown ? "graph unknown" : "graph" },
    h(
      "div",
      {
        class: "graph-box",
        role: "slider",
        tabindex: 0,
        "aria-label": w.graph,
        "aria-description": w.graphHelp,
        "aria-valuemin": 0,
        "aria-valuemax": all.length - 1,
        "aria-valuenow": shown,
        "aria-valuetext": said(state, all[shown]),
        onkeydown: (event: KeyboardEvent) => onKey(send, all, at, event),
        ...pointing(state, send, all),
      },
      drawing(all, shown, borders),
      ...marks.map(({ i, nag }) => h("span", { class: "graph-mark", style: place(i) }, mark(nag))),
      all[shown]?.value ? h("span", { class: "graph-dot", style: place(shown) }) : null,
    ),
    phaseNames(state, all, borders),
    h("figcaption", {}, unknown ? w.graphEmpty : said(state, all[shown])),
  );
}

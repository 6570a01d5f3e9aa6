// SPDX-License-Identifier: MIT
// The rows of the score sheet: two columns of moves, comments where they belong, variations as an indented tree. What
// has not changed is the same VNode as before: a long game costs a key press no more than a short one.
import { type Child, h, type VNode } from "../dom";
import { firstPly } from "../selectors";
import { proseOf } from "../sketches";
import type { State } from "../state";
import { type GameNode, pathTo } from "../tree";
import { afterMove, nagSigns, score, words } from "./common";

/** The sheet as it is drawn now, for whatever has to look a move up. */
interface Sheet {
  state: State;
  /** For each node of a reviewed game its place among the moves of the review. */
  reviewed: Map<number, number>;
}

/** What is drawn of one row, and what it was drawn from. */
interface Kept {
  from: unknown[];
  node: VNode;
}
let rows = new Map<string, Kept>();
let next = new Map<string, Kept>();
let language = "";

/** The row of this name: the one of the last drawing, if all that it is made of is the same. */
function row(name: string, from: unknown[], make: () => VNode): VNode {
  const old = rows.get(name);
  const same = old && old.from.length === from.length && old.from.every((part, i) => part === from[i]);
  const kept = same ? old : { from, node: make() };
  next.set(name, kept);
  return kept.node;
}

/** "12." or, for a move of Black, "12…". */
export const numberOf = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;

/** A move with its number and its sign: "12… 22-18?". */
export function moveName(state: State, id: number): string {
  const node = state.game.tree[id]!;
  const ply = firstPly(state) + pathTo(state.game.tree, id).length - 1;
  return `${numberOf(ply)} ${node.move}${node.nags.map((nag) => nagSigns[nag] ?? "").join("")}`;
}

const reviewOf = ({ state, reviewed }: Sheet, id: number) => state.review?.data.moves[reviewed.get(id) ?? -1];

/** What a score is in a column: men ahead, "+#5" for a win in five moves. */
function shortScore(state: State, value: number): string {
  const size = Math.abs(value);
  if (size <= 28_000) return score({ score: value, plies: null }, state);
  const moves = size > 29_000 ? Math.ceil((30_000 - size) / 2) : 0;
  return (value > 0 ? "+" : "−") + (moves > 0 ? `#${moves}` : "#");
}

function moveButton(sheet: Sheet, id: number, ply: number): VNode {
  const { state } = sheet;
  const node = state.game.tree[id]!;
  const review = reviewOf(sheet, id);
  const nag = node.nags.find((known) => nagSigns[known]) ?? review?.nag ?? 0;
  const here = id === state.game.at;
  const signs = node.nags.map((known) => nagSigns[known] ?? "").join("") || (nagSigns[nag] ?? "");
  const meaning = words(state).nagNames[nag];
  return h(
    "button",
    {
      type: "button",
      class: "move" + (here ? " here" : "") + (nag ? " nag-" + nag : "") + (peeked(state) === id ? " peeked" : ""),
      "data-node": id,
      tabindex: id === stop(state) ? 0 : -1,
      ...(here ? { "aria-current": "true" } : {}),
      ...(meaning ? { "aria-label": `${numberOf(ply)} ${node.move}, ${meaning}`, title: meaning } : {}),
    },
    node.move + signs,
  );
}

/** The move on which the tab key stops. */
const stop = ({ game }: State): number => (game.at > 0 ? game.at : (game.tree[0]!.children[0] ?? 0));

/** The node that is looked at without going there; -1: none, or it is not in the tree. */
const peeked = ({ peek }: State): number => peek?.node ?? -1;

/** A move in its column, with what the position after it is worth. */
function cell(sheet: Sheet, id: number | undefined, ply: number): VNode {
  if (id === undefined) return h("span", { class: "cell-move" });
  const review = reviewOf(sheet, id);
  return h(
    "span",
    { class: "cell-move" },
    moveButton(sheet, id, ply),
    review ? h("span", { class: "eval" }, shortScore(sheet.state, afterMove(review.score_after))) : null,
  );
}

/** All nodes of a line and of the lines that leave it. */
function within(sheet: Sheet, first: number, out: GameNode[] = []): GameNode[] {
  const { tree } = sheet.state.game;
  for (let at: number | undefined = first; at !== undefined; ) {
    const node: GameNode = tree[at]!;
    out.push(node);
    for (const other of node.children.slice(1)) within(sheet, other, out);
    at = node.children[0];
  }
  return out;
}

/** A variation runs on like text; those that leave it are indented below. */
function variation(sheet: Sheet, first: number, ply: number, depth: number): VNode {
  const { state } = sheet;
  const { tree } = state.game;
  const out: Child[] = [];
  if (tree[first]!.before) out.push(h("span", { class: "comment" }, tree[first]!.before!));
  let fresh = true;
  let others: number[] = [];
  for (let at: number | undefined = first, half = ply; at !== undefined; half++) {
    const node: GameNode = tree[at]!;
    const move = moveButton(sheet, at, half);
    out.push(
      fresh || half % 2 === 0 ? h("span", { class: "pair" }, h("span", { class: "ply" }, numberOf(half)), move) : move,
    );
    const comment = proseOf(node.comment);
    if (comment) out.push(h("span", { class: "comment" }, comment));
    fresh = comment !== "" || others.length > 0;
    for (const other of others) out.push(variation(sheet, other, half, depth + 1));
    others = depth < 40 ? node.children.slice(1) : [];
    at = node.children[0];
  }
  return h("div", { class: "variation", role: "group", "aria-label": words(state).variation }, ...out);
}

/** What stands below a move over the whole width: its comment, and the lines that were not played. */
function below(sheet: Sheet, id: number, others: readonly number[], ply: number): VNode | null {
  const { tree, at } = sheet.state.game;
  const node = tree[id]!;
  const comment = proseOf(node.comment);
  if (!comment && others.length === 0) return null;
  const all = others.flatMap((other) => within(sheet, other));
  const mark = (of: number) => (all.some((known) => known.id === of) ? of : -1);
  const from = [comment, ...all, mark(at), mark(peeked(sheet.state)), mark(stop(sheet.state))];
  return row(`below${id}`, from, () =>
    h(
      "div",
      { class: "below", key: `below${id}` },
      comment ? h("p", { class: "comment" }, comment) : null,
      ...others.map((other) => variation(sheet, other, ply, 0)),
    ),
  );
}

/** The two moves of a row; `black` stands alone where something came between. */
function pair(sheet: Sheet, white: number | undefined, black: number | undefined, ply: number): VNode {
  const { state } = sheet;
  const parts = [white, black].flatMap((id): unknown[] => {
    const is = (other: number) => id === other;
    return id === undefined
      ? [-1]
      : [state.game.tree[id], is(state.game.at), is(peeked(state)), is(stop(state)), reviewOf(sheet, id)];
  });
  const name = `row${white ?? "-"}/${black ?? "-"}`;
  return row(name, [ply, ...parts], () =>
    h(
      "div",
      { class: "moves-row", key: name },
      h(
        "span",
        { class: "ply" },
        white === undefined && black !== undefined ? numberOf(ply) : numberOf(ply - (ply % 2)),
      ),
      cell(sheet, white, ply),
      cell(sheet, black, white === undefined ? ply : ply + 1),
    ),
  );
}

/** The main line in rows, with what stands below its moves. */
function mainRows(sheet: Sheet): VNode[] {
  const { state } = sheet;
  const { tree } = state.game;
  const out: VNode[] = [];
  let white: number | undefined;
  let ply = firstPly(state);
  for (let above = 0, at = tree[0]!.children[0]; at !== undefined; above = at, at = tree[at]!.children[0], ply++) {
    const others = tree[above]!.children.slice(1);
    const more = below(sheet, at, others, ply);
    const whites = ply % 2 === 0;
    const last = tree[at]!.children.length === 0;
    if (!whites) out.push(pair(sheet, white, at, white === undefined ? ply : ply - 1));
    else if (more || last) out.push(pair(sheet, at, undefined, ply));
    white = whites && !more ? at : undefined;
    if (more) out.push(more);
  }
  return out;
}

/** The rows of a state; those of another language are all new. */
export function sheetRows(state: State): VNode[] {
  if (language !== state.settings.language) rows = new Map();
  language = state.settings.language;
  next = new Map();
  const out = mainRows({ state, reviewed: new Map(state.review?.nodes.map((id, i) => [id, i])) });
  rows = next;
  return out;
}

// SPDX-License-Identifier: MIT
// The move list with its variations, comments and signs.
import { type Child, h, type VNode } from "../dom";
import type { Send } from "../message";
import type { State } from "../state";
import { button, icon, nagSigns, words } from "./common";

function moveButton(state: State, send: Send, id: number, ply: number, first: boolean): Child[] {
  const node = state.game.tree[id]!;
  const sign = node.nags.map((nag) => nagSigns[nag] ?? "").join("");
  const mark = state.review?.data.moves[state.review.nodes.indexOf(id)]?.nag ?? null;
  const reviewed = mark !== null && sign === "" ? (nagSigns[mark] ?? "") : "";
  const number = ply % 2 === 0 ? `${ply / 2 + 1}.` : first ? `${(ply + 1) / 2}…` : "";
  const move = button(
    node.move,
    () => send({ type: "go", node: id }),
    {
      class: "move" + (id === state.game.at ? " here" : "") + (mark !== null ? " nag-" + mark : ""),
      "data-node": id,
      ...(id === state.game.at ? { "aria-current": "true" } : {}),
    },
    node.move + sign + reviewed,
  );
  return [
    number === "" ? move : h("span", { class: "pair" }, h("span", { class: "ply" }, number), move),
    node.comment ? h("span", { class: "comment" }, node.comment) : null,
  ];
}

/** A line from `first` on; its side lines follow the move that they replace. */
function line(state: State, send: Send, parent: number, first: number, ply: number, depth: number): Child[] {
  const tree = state.game.tree;
  const out: Child[] = [];
  let fresh = true;
  for (
    let at: number | undefined = first, above = parent, half = ply;
    at !== undefined;
    above = at, at = tree[at]!.children[0], half++
  ) {
    out.push(...moveButton(state, send, at, half, fresh));
    fresh = tree[at]!.comment !== "";
    const others: number[] = tree[above]!.children[0] === at ? tree[above]!.children.slice(1) : [];
    for (const other of others) {
      if (depth < 40)
        out.push(
          h(
            "span",
            { class: "variation", role: "group", "aria-label": words(state).variation },
            "(",
            ...line(state, send, above, other, half, depth + 1),
            ")",
          ),
        );
      fresh = true;
    }
  }
  return out;
}

export function moveList(state: State, send: Send): VNode {
  const w = words(state);
  const root = state.game.tree[0]!;
  const first = root.children[0];
  return h(
    "div",
    { class: "moves", role: "region", "aria-label": w.moves, tabindex: 0 },
    root.comment ? h("p", { class: "comment" }, root.comment) : null,
    first === undefined
      ? h("p", { class: "empty" }, w.noMoves)
      : h("p", { class: "line" }, ...line(state, send, 0, first, 0, 0)),
  );
}

export function navigation(state: State, send: Send): VNode {
  const w = words(state);
  const at = state.game.tree[state.game.at]!;
  const put = (name: "first" | "back" | "forward" | "last", off: boolean) =>
    h(
      "button",
      {
        type: "button",
        class: "nav",
        "aria-label": w[name],
        title: w[name],
        disabled: off,
        onclick: () => send({ type: name }),
      },
      icon(name),
    );
  return h(
    "div",
    { class: "navigation" },
    put("first", at.id === 0),
    put("back", at.id === 0),
    put("forward", at.children.length === 0),
    put("last", at.children.length === 0),
  );
}

/** Signs and a comment for the move shown. */
export function margin(state: State, send: Send): VNode | null {
  const w = words(state);
  const node = state.game.tree[state.game.at]!;
  return h(
    "details",
    { class: "margin" },
    h("summary", {}, w.comment),
    node.id > 0
      ? h(
          "div",
          { class: "row", role: "group", "aria-label": w.nags },
          ...Object.entries(nagSigns).map(([nag, sign]) =>
            button(sign, () => send({ type: "nag", nag: Number(nag) }), {
              class: "chip" + (node.nags.includes(Number(nag)) ? " on" : ""),
              "aria-pressed": node.nags.includes(Number(nag)) ? "true" : "false",
            }),
          ),
        )
      : null,
    h("textarea", {
      "aria-label": w.comment,
      placeholder: w.commentHelp,
      rows: 2,
      value: node.comment,
      oninput: (e: Event) => send({ type: "comment", text: (e.target as HTMLTextAreaElement).value }),
    }),
    node.id > 0
      ? h(
          "div",
          { class: "row" },
          button(w.promote, () => send({ type: "promote" }), { class: "quiet" }),
          button(w.removeFrom, () => send({ type: "remove" }), { class: "quiet" }),
        )
      : null,
  );
}

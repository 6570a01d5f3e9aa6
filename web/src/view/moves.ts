// SPDX-License-Identifier: MIT
// The score sheet, one stop of the tab key; its strip for small screens; the keys to go through a game; the margin.
import { h, type VNode } from "../dom";
import { tagOf } from "../game";
import type { Send } from "../message";
import { firstPly } from "../selectors";
import { proseOf } from "../sketches";
import type { State } from "../state";
import { pathTo } from "../tree";
import { button, icon, nagSigns, words } from "./common";
import { moveName, numberOf, sheetRows } from "./moves_rows";
import { listeners } from "./moves_touch";

let memory: { from: unknown[]; node: VNode } | null = null;

export function moveList(state: State, send: Send): VNode {
  const { tree, at } = state.game;
  const result = tagOf(state.game.tags, "Result");
  const from = [tree, at, result, state.game.start, state.review, state.peek, state.settings.language, send];
  if (memory?.from.every((part, i) => part === from[i])) return memory.node;
  const w = words(state);
  const root = tree[0]!;
  const node = h(
    "div",
    {
      class: "moves",
      role: "region",
      "aria-label": w.moves,
      "data-follow": at,
      ...(root.children.length === 0 ? { tabindex: 0 } : {}),
      ...listeners(state, send),
    },
    proseOf(root.comment) ? h("p", { class: "comment" }, proseOf(root.comment)) : null,
    root.children.length === 0 ? h("p", { class: "empty" }, w.noMoves) : null,
    ...sheetRows(state),
    result ? h("p", { class: "sheet-result" }, `${w.result}: ${result}`) : null,
  );
  memory = { from, node };
  return node;
}

/** How many moves stand on each side of the current one in the strip. */
const stripMoves = 16;

/** The moves around the current one in a line, for screens without room for the sheet: a tap opens that. */
export function moveStrip(state: State, send: Send): VNode {
  const w = words(state);
  const { tree, at } = state.game;
  const path = pathTo(tree, at);
  const after: number[] = [];
  for (let id = tree[at]!.children[0]; id !== undefined && after.length < stripMoves; id = tree[id]!.children[0])
    after.push(id);
  const begin = Math.max(0, path.length - stripMoves);
  const shown = [...path.slice(begin), ...after];
  const ply = firstPly(state) + begin;
  return h(
    "button",
    {
      type: "button",
      class: "move-strip",
      "aria-label": at > 0 ? `${w.openSheet}: ${moveName(state, at)}` : w.openSheet,
      "data-follow": at,
      onclick: () => {
        send({ type: "panel", panel: "game" });
        send({ type: "sheet", sheet: "half" });
      },
    },
    ...(shown.length === 0 ? [h("span", { class: "empty" }, w.noMoves)] : []),
    ...shown.map((id, i) => {
      const half = ply + i;
      return h(
        "span",
        {
          key: `strip${id}`,
          class: "strip-move" + (id === at ? " here" : ""),
          ...(id === at ? { "aria-current": "true" } : {}),
        },
        half % 2 === 0 || i === 0 ? h("span", { class: "ply" }, numberOf(half)) : null,
        tree[id]!.move,
      );
    }),
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
            button(
              sign,
              () => send({ type: "nag", nag: Number(nag) }),
              {
                class: "chip" + (node.nags.includes(Number(nag)) ? " on" : ""),
                "aria-pressed": node.nags.includes(Number(nag)) ? "true" : "false",
                "aria-label": w.nagNames[Number(nag)] ?? sign,
                title: w.nagNames[Number(nag)] ?? sign,
              },
              sign,
            ),
          ),
        )
      : null,
    h("textarea", {
      "aria-label": w.comment,
      placeholder: w.commentHelp,
      rows: 2,
      value: proseOf(node.comment),
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

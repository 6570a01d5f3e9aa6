// SPDX-License-Identifier: MIT
// What has to be said once of what is kept, and the help: of fingers where there are, then of keys.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import type { State } from "../state";
import { button, words } from "./common";

/** What can be done with what was set aside. */
export const asideActions = (state: State, send: Send): VNode[] => [
  button(words(state).asideSave, () => send({ type: "export_aside" })),
  button(words(state).asideDiscard, () => send({ type: "discard_aside" })),
];

/** Says once that something which was kept could not be read. */
export function asideNews(state: State, send: Send): VNode | null {
  if (!state.aside.news) return null;
  const w = words(state);
  return h(
    "section",
    { class: "news aside-news", role: "status" },
    h("p", {}, w.asideNews),
    h(
      "div",
      { class: "row" },
      ...asideActions(state, send),
      button(w.newsSeen, () => send({ type: "aside", count: state.aside.count, news: false }), { class: "primary" }),
    ),
  );
}
/** Says once that what is played here is not kept. */
export function fullNews(state: State, send: Send): VNode | null {
  if (!state.full) return null;
  const w = words(state);
  return h(
    "section",
    { class: "news full-news", role: "status" },
    h("p", {}, w.fullNews),
    h(
      "div",
      { class: "row" },
      button(w.filePdn, () => send({ type: "write", to: "file" })),
      button(w.newsSeen, () => send({ type: "full", full: false }), { class: "primary" }),
    ),
  );
}

export function helpDialog(state: State, send: Send): VNode | null {
  if (!state.help) return null;
  const w = words(state);
  return h(
    "div",
    { class: "veil", onclick: () => send({ type: "help", open: false }) },
    h(
      "div",
      {
        class: "dialog",
        role: "dialog",
        "aria-modal": "true",
        tabindex: "-1",
        "aria-label": w.help,
        onclick: (e: Event) => e.stopPropagation(),
      },
      h(
        "section",
        { class: "touch-help" },
        h("h2", {}, w.touchTitle),
        h("ul", {}, ...w.touchHelp.map((text) => h("li", {}, text))),
      ),
      h("h2", {}, w.helpTitle),
      h("dl", { class: "keys" }, ...w.helpKeys.flatMap(([key, what]) => [h("dt", {}, key), h("dd", {}, what)])),
      button(w.close, () => send({ type: "help", open: false }), { class: "primary", id: "close-help" }),
    ),
  );
}

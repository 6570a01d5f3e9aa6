// SPDX-License-Identifier: MIT
// The top of the page: its name, what can be reached from everywhere, and the tabs of the panels.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import { ruleSet } from "../selectors";
import type { Panel, State } from "../state";
import { navButton, words } from "./common";

/** For those who come by keys: past everything, to the board. */
const skipLink = (state: State): VNode =>
  h(
    "a",
    {
      class: "skip",
      href: "#board",
      onclick: (e: Event) => {
        e.preventDefault();
        document.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus();
      },
    },
    words(state).skip,
  );

const title = (state: State): VNode =>
  h(
    "h1",
    {},
    h(
      "svg",
      { class: "logo", viewBox: "0 0 100 100", "aria-hidden": "true" },
      h("circle", { class: "logo-under", cx: 50, cy: 62, r: 32 }),
      h("circle", { class: "logo-over", cx: 50, cy: 40, r: 32 }),
    ),
    words(state).title,
  );

/** The other language, under its own name. */
function otherLanguage(state: State, send: Send): VNode {
  const other = state.settings.language === "es" ? "en" : "es";
  return h(
    "button",
    {
      type: "button",
      class: "nav lang",
      lang: other,
      "aria-label": other === "en" ? "English" : "Español",
      onclick: () => send({ type: "settings", part: { language: other } }),
    },
    other.toUpperCase(),
  );
}

function topActions(state: State, send: Send): VNode {
  const w = words(state);
  const { sound } = state.settings;
  const inSettings = state.panel === "settings";
  return h(
    "div",
    { class: "top-actions" },
    navButton(sound ? "sound" : "mute", w.sound, () => send({ type: "settings", part: { sound: !sound } }), {
      "aria-pressed": sound ? "true" : "false",
    }),
    navButton("screen", w.projector, () => send({ type: "projector", on: !state.projector }), {
      class: "nav projector-button",
      "aria-pressed": state.projector ? "true" : "false",
    }),
    otherLanguage(state, send),
    navButton("gear", w.tabSettings, () => send({ type: "panel", panel: inSettings ? "game" : "settings" }), {
      class: "nav" + (inSettings ? " here" : ""),
      "data-panel": "settings",
    }),
    navButton("help", w.help, () => send({ type: "help", open: true })),
  );
}

export function header(state: State, send: Send): VNode {
  return h(
    "header",
    { class: "top" },
    skipLink(state),
    title(state),
    h("span", { class: "rules-name" }, ruleSet(state)?.name[state.settings.language] ?? ""),
    state.offline ? h("span", { class: "offline" }, words(state).offline) : null,
    topActions(state, send),
  );
}

/** Above the board, while the projector shows it to a room: the way back. */
export function leaveProjector(state: State, send: Send): VNode | null {
  if (!state.projector) return null;
  const label = words(state).leaveProjector;
  return h(
    "button",
    {
      type: "button",
      class: "projector-leave",
      "aria-label": label,
      title: label,
      onclick: () => send({ type: "projector", on: false }),
    },
    "×",
  );
}

export function tabs(state: State, send: Send): VNode {
  const w = words(state);
  const all: [Panel, string][] = [
    ["game", w.tabGame],
    ["analysis", w.tabAnalysis],
    ["inside", w.tabInside],
    ["learn", w.tabLearn],
    ["workout", w.tabWorkout],
    ["library", w.tabLibrary],
  ];
  const here = state.panel === "new" ? "game" : state.panel;
  return h(
    "nav",
    { class: "tabs", "aria-label": w.tabs },
    ...all.map(([id, label]) =>
      h(
        "button",
        {
          type: "button",
          class: id === here ? "tab on" : "tab",
          "data-panel": id,
          ...(id === here ? { "aria-current": "page" } : {}),
          onclick: () => send({ type: "panel", panel: id }),
        },
        label,
      ),
    ),
  );
}

// SPDX-License-Identifier: MIT
// What can be reached from everywhere: the tabs of the panels, and what else there is; the name of the page.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import { ruleSet } from "../selectors";
import type { Panel, State } from "../state";
import { words } from "./common";
import { type IconName, icon } from "./icons";

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

/** The tab that a panel without one belongs to. */
const tabOf = (panel: Panel): Panel =>
  (({ new: "game", puzzles: "learn", offline: "settings" }) as Partial<Record<Panel, Panel>>)[panel] ?? panel;

/** A tab: an icon over its word. */
function tab(state: State, send: Send, id: Panel, label: string): VNode {
  const here = tabOf(state.panel) === id;
  return h(
    "button",
    {
      type: "button",
      class: here ? "tab on" : "tab",
      "data-panel": id,
      "aria-label": label,
      ...(here ? { "aria-current": "page" } : {}),
      onclick: () => send({ type: "panel", panel: id }),
    },
    icon(id as IconName),
    h("span", {}, label),
  );
}

/** What is switched or opened and is no place: an icon, with its word where there is room. */
const tool = (
  sign: VNode | string,
  label: string,
  onclick: () => void,
  attrs: Record<string, string | boolean> = {},
): VNode =>
  h(
    "button",
    { type: "button", class: "tool-button", "aria-label": label, title: label, onclick, ...attrs },
    typeof sign === "string" ? h("b", { class: "icon", "aria-hidden": "true" }, sign) : sign,
    h("span", {}, label),
  );

function tools(state: State, send: Send): VNode {
  const w = words(state);
  const { sound, language } = state.settings;
  const other = language === "es" ? "en" : "es";
  return h(
    "div",
    { class: "top-actions" },
    tool(icon(sound ? "sound" : "mute"), w.sound, () => send({ type: "settings", part: { sound: !sound } }), {
      "aria-pressed": sound ? "true" : "false",
    }),
    tool(icon("screen"), w.projector, () => send({ type: "projector", on: !state.projector }), {
      class: "tool-button projector-button",
      "aria-pressed": state.projector ? "true" : "false",
    }),
    tool(
      other.toUpperCase(),
      other === "en" ? "English" : "Español",
      () => send({ type: "settings", part: { language: other } }),
      { lang: other },
    ),
    tool(icon("help"), w.help, () => send({ type: "help", open: true })),
  );
}

export const header = (state: State): VNode =>
  h(
    "header",
    { class: "top" },
    skipLink(state),
    title(state),
    h("span", { class: "rules-name" }, ruleSet(state)?.name[state.settings.language] ?? ""),
    state.offline ? h("span", { class: "offline" }, words(state).offline) : null,
  );

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
    icon("close"),
  );
}

/** The tabs; what has no room among them on a small screen is in a menu behind the last. */
export function tabs(state: State, send: Send): VNode {
  const w = words(state);
  const first: [Panel, string][] = [
    ["game", w.tabGame],
    ["analysis", w.tabAnalysis],
    ["inside", w.tabInside],
    ["learn", w.tabLearn],
    ["workout", w.tabWorkout],
  ];
  const more: [Panel, string][] = [
    ["library", w.tabLibrary],
    ["settings", w.tabSettings],
  ];
  const put = ([id, label]: [Panel, string]) => tab(state, send, id, label);
  const menu = state.sheet === "menu";
  return h(
    "nav",
    { class: "tabs", "aria-label": w.tabs },
    ...first.map(put),
    h(
      "button",
      {
        type: "button",
        class: "tab more" + (menu || more.some(([id]) => id === tabOf(state.panel)) ? " on" : ""),
        id: "more",
        "aria-label": w.more,
        "aria-expanded": menu ? "true" : "false",
        onclick: () => send({ type: "sheet", sheet: menu ? "closed" : "menu" }),
      },
      icon("more"),
      h("span", {}, w.more),
    ),
    h("div", { class: "menu" }, ...more.map(put), tools(state, send)),
  );
}

// SPDX-License-Identifier: MIT
// Small things that views share.
import { type Child, h, type VNode } from "../dom";
import { dictionary } from "../lang/words";
import type { State } from "../state";
import type { Line } from "../types";

export const words = (state: State) => dictionary(state.settings.language);

export function button(
  label: string,
  onclick: () => void,
  attrs: Record<string, string | boolean | number> = {},
  ...extra: Child[]
): VNode {
  return h("button", { type: "button", onclick, ...attrs }, ...(extra.length ? extra : [label]));
}

/** In place of what could not be fetched, with a way out. */
export const notLoaded = (state: State, again: () => void): VNode =>
  h(
    "div",
    { class: "error unloaded", role: "alert" },
    h("p", {}, words(state).notLoaded),
    h("div", { class: "row" }, button(words(state).tryAgain, again)),
  );

/** Icons drawn in a square of 24. */
const shapes: Record<string, string> = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.3 1 2.5h6c0-1.2.3-1.8 1-2.5A6 6 0 0 0 12 3z",
  flip: "M7 4v16M7 20l-3-3M7 20l3-3M17 20V4M17 4l-3 3M17 4l3 3",
  plus: "M12 5v14M5 12h14",
  first: "M18 6l-6 6 6 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  last: "M6 6l6 6-6 6M17 6v12",
  flag: "M6 21V4M6 5h11l-2 4 2 4H6",
  draw: "M5 9h14M5 15h14",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
  help: "M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7M12 17.5v.01",
  gear:
    "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2.5M12 18.500V21M3 12h2.500M18.500 12H21" +
    "M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800",
  screen: "M3 5h18v11H3zM12 16v4M8 20h8",
  pause: "M9 5v14M15 5v14",
  run: "M8 5l11 7-11 7z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.5-4.5",
};
export const icon = (name: string): VNode =>
  h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: shapes[name] ?? "" }),
  );

/** A button that is an icon alone; its word is there for those who ask or listen. */
export const navButton = (
  name: string,
  label: string,
  onclick: () => void,
  attrs: Record<string, string | boolean | number> = {},
): VNode =>
  h("button", { type: "button", class: "nav", "aria-label": label, title: label, onclick, ...attrs }, icon(name));

/** Buttons and the like beside each other. */
export const row = (...children: Child[]): VNode => h("div", { class: "row" }, ...children);

/** What stands in a field that was changed. */
export const entered = (e: Event): string => (e.target as HTMLInputElement).value;

/** A button with an icon above or beside a word. */
export const action = (
  name: string,
  label: string,
  onclick: () => void,
  attrs: Record<string, string | boolean | number> = {},
): VNode =>
  h(
    "button",
    { type: "button", class: "action", "aria-label": label, title: label, onclick, ...attrs },
    icon(name),
    h("span", {}, label),
  );

export function choice<T extends string>(
  label: string,
  name: string,
  options: [T, string][],
  value: T,
  pick: (value: T) => void,
): VNode {
  return h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, label),
    h(
      "div",
      { class: "options" },
      ...options.map(([id, text]) =>
        h(
          "label",
          { class: id === value ? "option on" : "option" },
          h("input", { type: "radio", name, value: id, checked: id === value, onchange: () => pick(id) }),
          h("span", {}, text),
        ),
      ),
    ),
  );
}

export const toggle = (
  label: string,
  on: boolean,
  change: (on: boolean) => void,
  attrs: Record<string, string | boolean> = {},
): VNode =>
  h(
    "label",
    { class: "toggle" },
    h("input", {
      type: "checkbox",
      checked: on,
      onchange: (e: Event) => change((e.target as HTMLInputElement).checked),
      ...attrs,
    }),
    h("span", {}, label),
  );

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. */
export function figure(n: number, language: string, digits = 0): string {
  const key = language + digits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(n);
}

/** "+0.35", or who wins in how many moves. */
export function score(line: Pick<Line, "score" | "plies">, state: State, long = false): string {
  const w = words(state);
  if (line.plies !== null) {
    const side = line.score > 0 ? "white" : "black";
    const moves = Math.ceil(line.plies / 2);
    return long ? w.winsInLong(side, moves) : w.winsIn(side, moves);
  }
  const text = figure(Math.abs(line.score) / 100, state.settings.language, 2);
  return (line.score > 0 ? "+" : line.score < 0 ? "−" : "") + text;
}

export const nagSigns: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

/** Moves with numbers from a position: "3. 9-13 22-18 4. 5-9". */
export function numbered(moves: string[], ply: number): string {
  return moves
    .map((move, i) => {
      const half = ply + i;
      return (half % 2 === 0 ? `${half / 2 + 1}. ` : i === 0 ? `${(half + 1) / 2}… ` : "") + move;
    })
    .join(" ");
}

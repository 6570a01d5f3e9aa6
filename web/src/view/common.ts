// SPDX-License-Identifier: MIT
// Small things that views share.
import { type Child, h, type VNode } from "../dom";
import { dictionary } from "../lang/words";
import type { State } from "../state";
import type { Line } from "../types";
import { type IconName, icon } from "./icons";

export { icon };

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

/** A button that is an icon alone; its word is there for those who ask or listen. */
export const navButton = (
  name: IconName,
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
  name: IconName,
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
    if (moves === 0) return side === "white" ? w.whiteWins : w.blackWins;
    return long ? w.winsInLong(side, moves) : w.winsIn(side, moves);
  }
  const text = figure(Math.abs(line.score) / 100, state.settings.language, 2);
  return (line.score > 0 ? "+" : line.score < 0 ? "−" : "") + text;
}

/** What a score that counts the plies of a win from before a move says of the position after it. */
export const afterMove = (score: number): number =>
  Math.abs(score) > 29_000 && Math.abs(score) < 30_000 ? score + Math.sign(score) : score;

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

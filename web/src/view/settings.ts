// SPDX-License-Identifier: MIT
// Settings and the help of the keyboard.
import { h, type VNode } from "../dom";
import { languages } from "../lang/words";
import { ruleSet, type Settings, type State } from "../state";
import type { Language } from "../types";
import type { Send } from "./board";
import { button, choice, toggle, words } from "./common";

/** What can be done with what was set aside. */
const asideActions = (state: State, send: Send): VNode[] => [
  button(words(state).asideSave, () => send({ type: "export_aside" })), button(words(state).asideDiscard, () => send({ type: "discard_aside" })),
];

/** Says once that something which was kept could not be read. */
export function asideNews(state: State, send: Send): VNode | null {
  if (!state.aside.news) return null;
  const w = words(state);
  return h("section", { class: "news aside-news", role: "status" }, h("p", {}, w.asideNews),
    h("div", { class: "row" }, ...asideActions(state, send), button(w.newsSeen, () => send({ type: "aside", count: state.aside.count, news: false }), { class: "primary" })));
}
/** Says once that what is played here is not kept. */
export function fullNews(state: State, send: Send): VNode | null {
  if (!state.full) return null;
  const w = words(state);
  return h("section", { class: "news full-news", role: "status" }, h("p", {}, w.fullNews),
    h("div", { class: "row" }, button(w.filePdn, () => send({ type: "write", then: "file" })), button(w.newsSeen, () => send({ type: "full", full: false }), { class: "primary" })));
}

export function settingsPanel(state: State, send: Send): VNode {
  const w = words(state);
  const s = state.settings;
  const article = ruleSet(state)?.touch_move ?? 0;
  const set = (part: Partial<Settings>) => send({ type: "settings", part });
  return h("div", { class: "panel-body settings", key: "settings" },
    choice(w.language, "language", (Object.keys(languages) as Language[]).map((code) => [code, languages[code].languageName]), s.language, (language) => set({ language })),
    choice(w.theme, "theme", [["auto", w.themeAuto], ["light", w.themeLight], ["dark", w.themeDark], ["contrast", w.themeContrast]], s.theme, (theme) => set({ theme })),
    choice(w.boardColors, "board", [["walnut", w.walnut], ["slate", w.slate], ["contrast", w.contrast]], s.board, (board) => set({ board })),
    choice(w.pieceSet, "pieces", [["classic", w.classic], ["flat", w.flat], ["tournament", w.tournament]], s.pieces, (pieces) => set({ pieces })),
    choice(w.squares, "squares", [["auto", w.squaresAuto], ["light", w.squaresLight], ["dark", w.squaresDark]], s.squares, (squares) => set({ squares })),
    toggle(w.numbers, s.numbers, (numbers) => set({ numbers })),
    toggle(w.oneClick, s.oneClick, (oneClick) => set({ oneClick })), article > 0 ? toggle(w.touchMove(article), s.touchMove, (touchMove) => set({ touchMove }), { id: "touch-move" }) : null, toggle(w.autoFlip, s.autoFlip, (autoFlip) => set({ autoFlip })),
    toggle(w.motion, s.motion, (motion) => set({ motion })), toggle(w.shortcuts, s.shortcuts, (shortcuts) => set({ shortcuts })),
    toggle(w.bookSetting, s.book, (book) => set({ book })),
    toggle(w.sound, s.sound, (sound) => set({ sound })),
    s.sound ? h("label", { class: "field" }, w.volume, h("input", { type: "range", min: 0, max: 1, step: 0.05, value: String(s.volume), oninput: (e: Event) => set({ volume: Number((e.target as HTMLInputElement).value) }) })) : null,
    state.aside.count > 0 ? h("section", { class: "aside-held" }, h("h2", {}, w.asideTitle), h("p", {}, w.asideCount(state.aside.count)), h("div", { class: "row" }, ...asideActions(state, send))) : null);
}

export function helpDialog(state: State, send: Send): VNode | null {
  if (!state.help) return null;
  const w = words(state);
  return h("div", { class: "veil", onclick: () => send({ type: "help", open: false }) },
    h("div", { class: "dialog", role: "dialog", "aria-modal": "true", "aria-label": w.helpTitle, onclick: (e: Event) => e.stopPropagation() },
      h("h2", {}, w.helpTitle), h("dl", { class: "keys" }, ...w.helpKeys.flatMap(([key, what]) => [h("dt", {}, key), h("dd", {}, what)])),
      button(w.close, () => send({ type: "help", open: false }), { class: "primary", id: "close-help" })));
}

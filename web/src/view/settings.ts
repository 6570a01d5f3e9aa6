// SPDX-License-Identifier: MIT
// Settings and the help of the keyboard.
import { h, type VNode } from "../dom";
import { languages } from "../lang/words";
import type { Send } from "../message";
import { ruleSet } from "../selectors";
import type { Settings, State } from "../state";
import type { Language } from "../types";
import { button, choice, entered, row, toggle, words } from "./common";

/** What can be done with what was set aside. */
const asideActions = (state: State, send: Send): VNode[] => [
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

type Setter = (part: Partial<Settings>) => void;

/** Settings that belong together, under their name. */
const group = (title: string, ...children: (VNode | null)[]): VNode =>
  h("section", { class: "settings-group" }, h("h2", {}, title), ...children);

/** The language and the look of the whole page. */
function wholePage(state: State, set: Setter): VNode {
  const w = words(state);
  const s = state.settings;
  const codes = Object.keys(languages) as Language[];
  const names = codes.map((code): [Language, string] => [code, languages[code].languageName]);
  const themes: [Settings["theme"], string][] = [
    ["auto", w.themeAuto],
    ["light", w.themeLight],
    ["dark", w.themeDark],
    ["contrast", w.themeContrast],
  ];
  return group(
    w.settingsPage,
    choice(w.language, "language", names, s.language, (language) => set({ language })),
    choice(w.theme, "theme", themes, s.theme, (theme) => set({ theme })),
    toggle(w.shortcuts, s.shortcuts, (shortcuts) => set({ shortcuts })),
  );
}

/** What the board looks like. */
function looks(state: State, set: Setter): VNode {
  const w = words(state);
  const s = state.settings;
  const boards: [Settings["board"], string][] = [
    ["walnut", w.walnut],
    ["slate", w.slate],
    ["contrast", w.contrast],
  ];
  const pieceSets: [Settings["pieces"], string][] = [
    ["classic", w.classic],
    ["flat", w.flat],
    ["tournament", w.tournament],
  ];
  const squares: [Settings["squares"], string][] = [
    ["auto", w.squaresAuto],
    ["light", w.squaresLight],
    ["dark", w.squaresDark],
  ];
  const coordinates: [Settings["coordinates"], string][] = [
    ["edge", w.coordinatesEdge],
    ["inside", w.coordinatesInside],
    ["none", w.coordinatesNone],
  ];
  return group(
    w.settingsBoard,
    choice(w.boardColors, "board", boards, s.board, (board) => set({ board })),
    choice(w.pieceSet, "pieces", pieceSets, s.pieces, (pieces) => set({ pieces })),
    choice(w.squares, "squares", squares, s.squares, (chosen) => set({ squares: chosen })),
    choice(w.coordinates, "coordinates", coordinates, s.coordinates, (chosen) => set({ coordinates: chosen })),
    toggle(w.motion, s.motion, (motion) => set({ motion })),
  );
}

/** How it is played. */
function habits(state: State, set: Setter): VNode {
  const w = words(state);
  const s = state.settings;
  const article = ruleSet(state)?.touch_move ?? 0;
  return group(
    w.settingsPlay,
    toggle(w.confirmMove, s.confirmMove, (confirmMove) => set({ confirmMove }), { id: "confirm-move" }),
    toggle(w.oneClick, s.oneClick, (oneClick) => set({ oneClick })),
    article > 0
      ? toggle(w.touchMove(article), s.touchMove, (touchMove) => set({ touchMove }), { id: "touch-move" })
      : null,
    toggle(w.autoFlip, s.autoFlip, (autoFlip) => set({ autoFlip })),
    toggle(w.bookSetting, s.book, (book) => set({ book })),
  );
}

const volume = (state: State, set: Setter): VNode =>
  h(
    "label",
    { class: "field" },
    words(state).volume,
    h("input", {
      type: "range",
      min: 0,
      max: 1,
      step: 0.05,
      value: String(state.settings.volume),
      oninput: (e: Event) => set({ volume: Number(entered(e)) }),
    }),
  );

/** What is heard. */
const sounds = (state: State, set: Setter): VNode =>
  group(
    words(state).sound,
    toggle(words(state).soundOn, state.settings.sound, (sound) => set({ sound })),
    state.settings.sound ? volume(state, set) : null,
  );

/** What was set aside, as long as there is any of it. */
const asideHeld = (state: State, send: Send): VNode =>
  h(
    "section",
    { class: "aside-held" },
    h("h2", {}, words(state).asideTitle),
    h("p", {}, words(state).asideCount(state.aside.count)),
    row(...asideActions(state, send)),
  );

export function settingsPanel(state: State, send: Send): VNode {
  const set: Setter = (part) => send({ type: "settings", part });
  const w = words(state);
  return h(
    "div",
    { class: "panel-body settings", key: "settings" },
    wholePage(state, set),
    looks(state, set),
    habits(state, set),
    sounds(state, set),
    group(
      w.settingsDevice,
      row(button(w.whatIsKept, () => send({ type: "panel", panel: "offline" }), { id: "what-is-kept" })),
    ),
    state.aside.count > 0 ? asideHeld(state, send) : null,
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
        "aria-label": w.helpTitle,
        onclick: (e: Event) => e.stopPropagation(),
      },
      h("h2", {}, w.helpTitle),
      h("dl", { class: "keys" }, ...w.helpKeys.flatMap(([key, what]) => [h("dt", {}, key), h("dd", {}, what)])),
      button(w.close, () => send({ type: "help", open: false }), { class: "primary", id: "close-help" }),
    ),
  );
}

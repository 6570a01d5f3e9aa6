// SPDX-License-Identifier: MIT
// The settings, as late.ts asks for them: what somebody has chosen is known by the page from the beginning
// (`State.settings`); here it is shown, and chosen.
import { h, type VNode } from "../dom";
import { languages } from "../lang/words";
import type { LateParts } from "../late";
import type { Send } from "../message";
import { ruleSet } from "../selectors";
import type { Settings, State } from "../state";
import type { Language } from "../types";
import { button, choice, entered, row, toggle, words } from "../view/common";
import { asideActions } from "../view/settings";
import { dictionary } from "./lang/words";

type Setter = (part: Partial<Settings>) => void;

/** Settings that belong together, under their name. */
const group = (title: string, ...children: (VNode | null)[]): VNode =>
  h("section", { class: "settings-group" }, h("h2", {}, title), ...children);

/** The language and the look of the whole page. */
function wholePage(state: State, set: Setter): VNode {
  const own = dictionary(state.settings.language);
  const s = state.settings;
  const codes = Object.keys(languages) as Language[];
  const names = codes.map((code): [Language, string] => [code, languages[code].languageName]);
  const themes: [Settings["theme"], string][] = [
    ["auto", own.themeAuto],
    ["light", own.themeLight],
    ["dark", own.themeDark],
    ["contrast", own.themeContrast],
  ];
  return group(
    own.settingsPage,
    choice(own.language, "language", names, s.language, (language) => set({ language })),
    choice(own.theme, "theme", themes, s.theme, (theme) => set({ theme })),
    toggle(own.shortcuts, s.shortcuts, (shortcuts) => set({ shortcuts })),
  );
}

/** What the board looks like. */
function looks(state: State, set: Setter): VNode {
  const own = dictionary(state.settings.language);
  const s = state.settings;
  const boards: [Settings["board"], string][] = [
    ["walnut", own.walnut],
    ["slate", own.slate],
    ["contrast", own.contrast],
  ];
  const pieceSets: [Settings["pieces"], string][] = [
    ["classic", own.classic],
    ["flat", own.flat],
    ["tournament", own.tournament],
  ];
  const squares: [Settings["squares"], string][] = [
    ["auto", own.squaresAuto],
    ["light", own.squaresLight],
    ["dark", own.squaresDark],
  ];
  const coordinates: [Settings["coordinates"], string][] = [
    ["edge", own.coordinatesEdge],
    ["inside", own.coordinatesInside],
    ["none", own.coordinatesNone],
  ];
  return group(
    own.settingsBoard,
    choice(own.boardColors, "board", boards, s.board, (board) => set({ board })),
    choice(own.pieceSet, "pieces", pieceSets, s.pieces, (pieces) => set({ pieces })),
    choice(own.squares, "squares", squares, s.squares, (chosen) => set({ squares: chosen })),
    choice(own.coordinates, "coordinates", coordinates, s.coordinates, (chosen) => set({ coordinates: chosen })),
    toggle(own.motion, s.motion, (motion) => set({ motion })),
  );
}

/** How it is played. */
function habits(state: State, set: Setter): VNode {
  const own = dictionary(state.settings.language);
  const s = state.settings;
  const article = ruleSet(state)?.touch_move ?? 0;
  return group(
    own.settingsPlay,
    toggle(own.confirmMove, s.confirmMove, (confirmMove) => set({ confirmMove }), { id: "confirm-move" }),
    toggle(own.oneClick, s.oneClick, (oneClick) => set({ oneClick })),
    article > 0
      ? toggle(own.touchMove(article), s.touchMove, (touchMove) => set({ touchMove }), { id: "touch-move" })
      : null,
    toggle(own.autoFlip, s.autoFlip, (autoFlip) => set({ autoFlip })),
    toggle(own.bookSetting, s.book, (book) => set({ book })),
  );
}

const volume = (state: State, set: Setter): VNode =>
  h(
    "label",
    { class: "field" },
    dictionary(state.settings.language).volume,
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
    toggle(dictionary(state.settings.language).soundOn, state.settings.sound, (sound) => set({ sound })),
    state.settings.sound ? volume(state, set) : null,
  );

/** What was set aside, as long as there is any of it. */
const asideHeld = (state: State, send: Send): VNode =>
  h(
    "section",
    { class: "aside-held" },
    h("h2", {}, dictionary(state.settings.language).asideTitle),
    h("p", {}, dictionary(state.settings.language).asideCount(state.aside.count)),
    row(...asideActions(state, send)),
  );

function settingsPanel(state: State, send: Send): VNode {
  const set: Setter = (part) => send({ type: "settings", part });
  const own = dictionary(state.settings.language);
  const w = words(state);
  return h(
    "div",
    { class: "panel-body settings", key: "settings" },
    wholePage(state, set),
    looks(state, set),
    habits(state, set),
    sounds(state, set),
    group(
      own.settingsDevice,
      row(button(w.whatIsKept, () => send({ type: "panel", panel: "offline" }), { id: "what-is-kept" })),
    ),
    state.aside.count > 0 ? asideHeld(state, send) : null,
  );
}

export const parts: LateParts<"settings"> = { panel: settingsPanel };

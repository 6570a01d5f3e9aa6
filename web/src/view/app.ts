// SPDX-License-Identifier: MIT
// The whole page from the state: the one render.

import type { LateArea } from "../areas";
import { h, type VNode } from "../dom";
import { areaOf, drilled, here, late } from "../late";
import type { Send, Stamp } from "../message";
import { bottom, opponent, ruleSet } from "../selectors";
import type { State } from "../state";
import { board } from "./board";
import { notLoaded, words } from "./common";
import { actions, gamePanel, referee } from "./game";
import { header, leaveProjector, tabs } from "./header";
import { dropping, libraryPanel } from "./library";
import { moveStrip } from "./moves";
import { newPanel } from "./new_game";
import { paper } from "./paper";
import { player } from "./players";
import { asideNews, fullNews, helpDialog } from "./settings";
import { sheetHead, sheetVeil } from "./sheet";

/** The panel of an area that is loaded when it is wanted, or how far it has come. */
function latePanel(state: State, area: LateArea, send: Send, stamp: Stamp): VNode {
  const drawn = state.late[area] === "here" && late[area]?.panel?.(state, send, stamp);
  if (drawn) return drawn;
  return h(
    "div",
    { class: "panel-body", key: "late-" + area },
    state.late[area] === "failed"
      ? notLoaded(state, () => send({ type: "late_retry", area }))
      : h("p", { class: "muted" }, words(state).fetching),
  );
}

function panel(state: State, send: Send, stamp: Stamp): VNode {
  const editor = state.editor && late.editor?.panel?.(state, send, stamp);
  if (editor) return editor;
  const area = areaOf(state.panel);
  if (area) return latePanel(state, area, send, stamp);
  switch (state.panel) {
    case "new":
      return newPanel(state, send, stamp);
    case "library":
      return libraryPanel(state, send, stamp);
    default:
      return drilled(state, "drill", send, stamp) ?? gamePanel(state, send, stamp);
  }
}

/** The board between its players, what is said of it and done there, and the panel: one grid, whatever its shape. */
function table(state: State, send: Send, stamp: Stamp): VNode {
  const side = bottom(state);
  return h(
    "main",
    { class: "table" },
    h(
      "div",
      { class: "seat-board" },
      player(state, opponent(side)),
      h("div", { class: "board-row" }, board(state, send, Date.now)),
      player(state, side),
    ),
    h("div", { class: "phone-referee" }, referee(state, send, stamp)),
    moveStrip(state, send),
    drilled(state, "actions", send, stamp) ?? actions(state, send),
    sheetVeil(send),
    h("div", { class: "side" }, sheetHead(state, send), panel(state, send, stamp)),
  );
}

export function app(state: State, send: Send, stamp: Stamp): VNode {
  const { settings, said } = state;
  const rules = ruleSet(state);
  const cards = here().flatMap(({ card }) => card?.(state, send, stamp) ?? []);
  const kinds =
    `app theme-${settings.theme} panel-${state.panel} sheet-${state.sheet}` +
    (state.editor ? " editing" : "") +
    (settings.motion ? "" : " still") +
    (state.projector ? " projector" : "") +
    (state.game.lesson ? " lesson" : "") +
    (cards.length > 0 ? " with-card" : "");
  return h(
    "div",
    { class: kinds, style: { "--ratio": rules ? String(rules.width / rules.height) : "1" }, ...dropping(send) },
    header(state),
    tabs(state, send),
    table(state, send, stamp),
    ...cards,
    asideNews(state, send) ?? fullNews(state, send),
    leaveProjector(state, send),
    helpDialog(state, send),
    paper(state),
    h("div", { class: "hidden", role: "status", "aria-live": "polite" }, said.urgent ? "" : said.text),
    h("div", { class: "hidden", role: "alert", "aria-live": "assertive" }, said.urgent ? said.text : ""),
  );
}

// SPDX-License-Identifier: MIT
// The analysis room: what is being learnt, the engine's lines, tables, book, the course of the game and its mistakes.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { moveList, navigation } from "../../view/moves";
import { bookTable } from "../../view/openings";
import { sketchTools } from "../../view/sketch";
import { own } from "../words";
import { graph } from "./graph";
import { lesson } from "./lesson";
import { controls, lines } from "./lines";
import { reviewed, reviewing } from "./review";
import { tables } from "./tables";
import { askWhy, why } from "./why";

/** The book's moves of the position, where there are any. */
function book(state: State, send: Send): VNode | null {
  const opening = state.learn.opening;
  const w = own(state);
  if (opening?.rules !== state.game.rules || opening.serial !== state.serial || typeof opening.page === "string")
    return null;
  return h(
    "details",
    { class: "room-book", open: true },
    h("summary", {}, w.book),
    h("p", { class: "muted" }, w.bookUse),
    bookTable(state, send, opening.page),
  );
}

export function analysisPanel(state: State, send: Send): VNode {
  const { notice, analysis } = state;
  const learning = state.room?.lesson != null;
  if (!state.room) return h("div", { class: "panel-body analysis", key: "analysis" });
  return h(
    "div",
    { class: "panel-body analysis", key: "analysis" },
    lesson(state, send),
    why(state, send),
    learning ? null : controls(state, send),
    analysis.on ? lines(state, send) : learning ? null : h("p", { class: "muted" }, own(state).analysisHelp),
    analysis.on ? tables(state, send) : null,
    learning ? null : sketchTools(state, send),
    notice && !learning
      ? h("p", { class: "notice " + notice.kind, role: "status" }, notice.text[state.settings.language])
      : null,
    reviewing(state, send),
    graph(state, send),
    askWhy(state, send),
    reviewed(state, send),
    learning ? null : book(state, send),
    moveList(state, send),
    navigation(state, send),
  );
}

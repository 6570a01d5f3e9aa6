// SPDX-License-Identifier: MIT
// The editor of positions: what a touched square gets, whose move it is, and what is wrong.
import { h, type VNode } from "../dom";
import type { Send, Stamp } from "../message";
import { ruleSet, whyOver } from "../selectors";
import type { State } from "../state";
import type { Setup, Side } from "../types";
import { button, choice, row, words } from "../view/common";
import { piece } from "../view/pieces";
import { dictionary } from "./lang/words";

const own = (state: State) => dictionary(state.settings.language);

/** A piece, or a cross that takes pieces away. */
function tool(state: State, send: Send, letter: string, label: string): VNode {
  const on = state.editor!.tool === letter;
  const set = state.settings.pieces;
  const side = "wW".includes(letter) ? "white" : "black";
  return h(
    "button",
    {
      type: "button",
      class: "tool" + (on ? " on" : ""),
      "aria-pressed": on ? "true" : "false",
      "aria-label": label,
      title: label,
      onclick: () => send({ type: "editor", part: { tool: letter } }),
    },
    h(
      "svg",
      { class: `badge set-${set}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
      letter === "."
        ? h("path", { class: "cross", d: "M28 28 72 72M72 28 28 72" })
        : h("g", { class: "piece " + side }, ...piece(letter, set)),
    ),
  );
}

/** What the referee says about the position: its mistakes, or its FEN, and whether the game would be over. */
function findings(state: State, setup: Setup | null): (VNode | null)[] {
  if (!setup) return [];
  if (setup.wrong.length > 0) return [h("p", { class: "error", role: "alert" }, own(state).wrong(setup.wrong))];
  const why = whyOver(state.editor!);
  return [
    h("p", { class: "fen" }, setup.fen),
    why ? h("p", { class: "muted", role: "status" }, own(state).over(why[state.settings.language])) : null,
  ];
}

function endings(state: State, send: Send, stamp: Stamp, setup: Setup | null): VNode {
  const w = words(state);
  const good = setup !== null && setup.wrong.length === 0;
  return row(
    button(own(state).analyseHere, () => send({ type: "edit_done", playing: false, ...stamp() }), {
      class: "primary",
      disabled: !good,
    }),
    button(own(state).playHere, () => send({ type: "edit_done", playing: true, ...stamp() }), {
      disabled: !good || whyOver(state.editor!) !== null,
    }),
    button(w.cancel, () => send({ type: "edit_cancel" }), { class: "quiet" }),
  );
}

export function editorPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { pieces, turn, setup, past } = state.editor!;
  const sides: [Side, string][] = [
    ["white", w.white],
    ["black", w.black],
  ];
  return h(
    "div",
    { class: "panel-body editor", key: "editor" },
    h("h2", {}, w.editorTitle),
    h(
      "div",
      { class: "tools", role: "group", "aria-label": w.editorTitle },
      ...["w", "W", "b", "B"].map((letter) => tool(state, send, letter, w.piece(letter))),
      tool(state, send, ".", own(state).erase),
    ),
    choice(own(state).turn, "turn", sides, turn, (side) => send({ type: "editor", part: { turn: side } })),
    row(
      button(w.undo, () => send({ type: "edit_undo" }), { disabled: past.length === 0 }),
      button(own(state).clear, () => send({ type: "editor", part: { pieces: ".".repeat(pieces.length) } })),
      button(own(state).startPosition, () => send({ type: "editor", part: { pieces: ruleSet(state)!.pieces } })),
    ),
    ...findings(state, setup),
    endings(state, send, stamp, setup),
    h("p", { class: "muted" }, own(state).help, h("span", { class: "for-mouse" }, ` ${own(state).helpMouse}`)),
  );
}

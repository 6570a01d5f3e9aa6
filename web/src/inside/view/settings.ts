// SPDX-License-Identifier: MIT
// The settings of alpha-beta as it is taught: depth, pruning, orders, limits, weights.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { TextbookSettings } from "../../types";
import { button, choice, words as common, entered, row, toggle } from "../../view/common";
import { fileButton } from "../../view/file";
import { words } from "../words";

const maxSlider = 400;

function weights(state: State, send: Send): VNode {
  const w = words(state);
  const set = state.inside.settings.weights;
  return h(
    "details",
    { class: "weights" },
    h("summary", {}, w.weights),
    ...(state.about?.terms ?? []).map((term) => {
      const value = set[term.name] ?? term.weight;
      const id = "weight-" + term.name;
      return h(
        "div",
        { class: "weight" },
        h("label", { for: id }, term.means[state.settings.language]),
        h("input", {
          id,
          type: "range",
          min: -maxSlider,
          max: maxSlider,
          step: 1,
          value: String(value),
          oninput: (e: Event) => send({ type: "weight", name: term.name, value: Number(entered(e)) }),
        }),
        h("output", { class: value === term.weight ? "" : "changed", for: id }, value),
      );
    }),
    button(w.defaultWeights, () => send({ type: "default_weights" }), { class: "quiet" }),
  );
}

/** The orders that the settings allow: one of them evaluates inner nodes. */
function orders(state: State): [TextbookSettings["order"], string][] {
  const w = words(state);
  const all: [TextbookSettings["order"], string][] = [
    ["generated", w.orderGenerated],
    ["captures_first", w.orderCaptures],
    ["by_evaluation", w.orderEvaluation],
  ];
  return state.inside.settings.leaves_only ? all.slice(0, 2) : all;
}

/** The most that a number of the settings may be, seconds of a day excepted. */
const most = Number.MAX_SAFE_INTEGER;
const day = 86_400;

/** A field for a number that is not negative, whole unless its step is smaller. */
function number(id: string, label: string, value: number, step: number, set: (value: number) => void): VNode {
  const read = (text: string) => {
    const given = Math.max(0, Math.min(Number(text), step < 1 ? day : most));
    if (text.trim() !== "" && Number.isFinite(given)) set(step < 1 ? given : Math.floor(given));
  };
  return h(
    "label",
    { class: "field", for: id },
    label,
    h("input", {
      id,
      type: "number",
      min: 0,
      step: step < 1 ? "any" : step,
      value: String(value),
      onchange: (e: Event) => read(entered(e)),
    }),
  );
}

type Setter = (part: Partial<TextbookSettings>) => void;

const depth = (state: State, set: Setter): VNode =>
  h(
    "div",
    { class: "level" },
    h("label", { for: "depth" }, common(state).depth, " ", h("strong", {}, state.inside.settings.depth)),
    h("input", {
      id: "depth",
      type: "range",
      min: 1,
      max: state.about?.max_depth ?? 9,
      step: 1,
      value: String(state.inside.settings.depth),
      oninput: (e: Event) => set({ depth: Number(entered(e)) }),
    }),
  );

/** What is looked at, in which order, and what is played among equals. */
function manner(state: State, set: Setter): VNode[] {
  const w = words(state);
  const s = state.inside.settings;
  const ties: [TextbookSettings["tie_break"], string][] = [
    ["first", w.tieFirst],
    ["last", w.tieLast],
    ["random", w.tieRandom],
  ];
  const onlyLeaves = (leaves_only: boolean): void =>
    set(leaves_only && s.order === "by_evaluation" ? { leaves_only, order: "generated" } : { leaves_only });
  return [
    toggle(w.pruning, s.pruning, (pruning) => set({ pruning }), { id: "pruning" }),
    choice(w.order, "order", orders(state), s.order, (order) => set({ order })),
    toggle(w.leavesOnly, s.leaves_only, onlyLeaves, { id: "leaves-only" }),
    choice(w.tieBreak, "tie", ties, s.tie_break, (tie_break) => set({ tie_break })),
  ];
}

/** Settings come from a file and go into one. */
function files(state: State, send: Send): VNode {
  const w = words(state);
  const open = { what: "settings", id: "open-settings", accept: ".json" } as const;
  return row(
    fileButton(w.settingsOpen, open, send, (text) => send({ type: "read_settings", text })),
    button(w.settingsSave, () => send({ type: "write_settings" }), { class: "quiet" }),
  );
}

export function controls(state: State, send: Send): VNode {
  const w = words(state);
  const s = state.inside.settings;
  const set: Setter = (part) => send({ type: "inside_settings", part });
  return h(
    "div",
    { class: "inside-controls" },
    depth(state, set),
    ...manner(state, set),
    h(
      "div",
      { class: "numbers" },
      number("seed", w.seed, s.seed, 1, (seed) => set({ seed })),
      number("node-limit", w.nodeLimit, s.nodes, 1, (nodes) => set({ nodes })),
      number("time-limit", w.timeLimit, s.time, 0.1, (time) => set({ time })),
    ),
    weights(state, send),
    files(state, send),
  );
}

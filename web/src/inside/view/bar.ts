// SPDX-License-Identifier: MIT
// The bar under the tree: forward and back, speed, zoom, what is folded and followed, the stage, what is saved.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button, entered, figure } from "../../view/common";
import { stepsOf } from "../scene";
import { speeds } from "../update_steps";
import { words } from "../words";
import { sign, switchSign } from "./icons";

/** On, back, to the ends, or by itself. */
function transport(state: State, send: Send, most: number): VNode {
  const w = words(state);
  const { step, running } = state.inside;
  const to = (next: number) => () => send({ type: "tree_step", step: next });
  const by = (more: number) => () => send({ type: "tree_by", by: more });
  return h(
    "div",
    { class: "bar-group", role: "group", "aria-label": w.grow },
    sign("start", w.toStart, to(1), { disabled: step <= 1 }),
    sign("back", w.stepBack, by(-1), { disabled: step <= 1 }),
    sign(running ? "pause" : "run", running ? w.pause : w.grow, () => send({ type: "tree_run", on: !running }), {
      class: "nav run",
    }),
    sign("forward", w.stepForward, by(1), { disabled: step >= most }),
    sign("end", w.toEnd, to(most), { disabled: step >= most }),
  );
}

function speed(state: State, send: Send): VNode {
  const w = words(state);
  const { language } = state.settings;
  const options = speeds.map((n, i) =>
    h("option", { value: String(i), selected: i === state.inside.speed }, `${figure(n, language, n < 1 ? 1 : 0)}/s`),
  );
  return h(
    "select",
    {
      class: "tree-speed",
      "aria-label": w.speed,
      title: w.speed,
      value: String(state.inside.speed),
      onchange: (e: Event) => send({ type: "tree_speed", speed: Number((e.target as HTMLSelectElement).value) }),
    },
    ...options,
  );
}

function slider(state: State, send: Send, most: number): VNode {
  const w = words(state);
  const { step } = state.inside;
  return h(
    "div",
    { class: "bar-steps" },
    h("input", {
      type: "range",
      min: 1,
      max: most,
      value: String(step),
      "aria-label": w.stepOf(step, most),
      oninput: (e: Event) => send({ type: "tree_step", step: Number(entered(e)) }),
    }),
    h("span", { class: "num", "aria-hidden": "true" }, `${step}/${most}`),
  );
}

function looking(state: State, send: Send): VNode {
  const w = words(state);
  const { follow, tidy } = state.inside;
  return h(
    "div",
    { class: "bar-group" },
    sign("zoomOut", w.zoomOut, () => send({ type: "tree_zoom", factor: 0.8 })),
    sign("zoomIn", w.zoomIn, () => send({ type: "tree_zoom", factor: 1.25 })),
    sign("fit", w.fit, () => send({ type: "tree_fit" })),
    switchSign("follow", w.follow, follow, (on) => send({ type: "tree_follow", on })),
    switchSign("tidy", w.tidy, tidy, (on) => send({ type: "tree_tidy", on })),
  );
}

/** What can be saved and shared. */
export function saving(state: State, send: Send): VNode {
  const w = words(state);
  return h(
    "div",
    { class: "row saving" },
    button(w.exportSvg, () => send({ type: "export_tree", format: "svg" }), { class: "quiet" }),
    button(w.exportPng, () => send({ type: "export_tree", format: "png" }), { class: "quiet" }),
    button(w.exportJson, () => send({ type: "export_tree", format: "json" }), { class: "quiet" }),
    button(w.copyLink, () => send({ type: "tree_link" }), { class: "quiet" }),
  );
}

export function bar(state: State, send: Send): VNode | null {
  const { tree, stage, predict } = state.inside;
  if (!tree) return null;
  const w = words(state);
  const most = stepsOf(tree);
  return h(
    "div",
    { class: "tree-bar" },
    transport(state, send, most),
    slider(state, send, most),
    speed(state, send),
    looking(state, send),
    h(
      "div",
      { class: "bar-group" },
      stage ? switchSign("predict", w.predict, predict.on, (on) => send({ type: "predict", on })) : null,
      stage
        ? sign("leave", w.leaveStage, () => send({ type: "stage", on: false }), { class: "nav leave" })
        : sign("stage", w.toStage, () => send({ type: "stage", on: true }), { id: "to-stage" }),
    ),
  );
}

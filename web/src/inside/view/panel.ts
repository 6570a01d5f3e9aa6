// SPDX-License-Identifier: MIT
// Inside the search, for students and teachers: settings, the tree, one node at a time, minimax beside alpha-beta.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import type { SearchTree } from "../../types";
import { button, words as common, entered, figure, navButton, row, toggle } from "../../view/common";
import { scoreGuesses } from "../selectors";
import { words } from "../words";
import { compared, nodeCard } from "./figures";
import { controls } from "./settings";
import { treeDrawing } from "./tree";

/** One node on or back, to any, or all of them one after another. */
function steps(state: State, send: Send, most: number): VNode {
  const w = words(state);
  const { step, running } = state.inside;
  const to = (next: number) => send({ type: "tree_step", step: next });
  return h(
    "div",
    { class: "steps" },
    navButton("back", w.stepBack, () => to(step - 1), { disabled: step <= 1 }),
    h("input", {
      type: "range",
      min: 1,
      max: most,
      value: String(step),
      "aria-label": w.nodeOf(step, most),
      oninput: (e: Event) => to(Number(entered(e))),
    }),
    navButton("forward", w.stepForward, () => to(step + 1), { disabled: step >= most }),
    button(running ? w.halt : w.grow, () => {
      if (!running && step >= most) to(1);
      send({ type: "tree_run", on: !running });
    }),
    h("span", { class: "num" }, w.nodeOf(step, most)),
  );
}

/** What was found, and what it has cost. */
function summary(state: State, tree: SearchTree): VNode {
  const w = words(state);
  const count = (n: number) => figure(n, state.settings.language);
  return h(
    "p",
    { class: "tree-summary" },
    h("strong", {}, tree.best ? w.treeBest(tree.best, tree.value) : ""),
    " ",
    w.treeSummary(tree.nodes, tree.evaluations, tree.inner_evaluations, tree.cutoffs, count),
    tree.truncated ? " · " + w.treeTruncated(tree.tree.length) : "",
  );
}

/** The game of guessing where the search cuts. */
function predicting(state: State, send: Send): (VNode | null)[] {
  const w = words(state);
  const { predict } = state.inside;
  const guessing = predict.on && !predict.checked;
  const scored = predict.checked ? scoreGuesses(state.inside) : null;
  return [
    row(
      toggle(w.predict, predict.on, (on) => send({ type: "predict", on })),
      guessing ? button(w.check, () => send({ type: "check_guesses" }), { class: "chip" }) : null,
      scored ? h("strong", {}, w.predictScore(scored.right, scored.missed, scored.wrong)) : null,
    ),
    guessing ? h("p", { class: "muted" }, w.predictHelp) : null,
  ];
}

function treeSection(state: State, send: Send, tree: SearchTree): VNode {
  const w = words(state);
  return h(
    "section",
    { class: "tree" },
    summary(state, tree),
    steps(state, send, tree.tree.length),
    ...predicting(state, send),
    h("div", { class: "tree-scroll", tabindex: 0, role: "region", "aria-label": w.tree }, treeDrawing(state, send)),
    nodeCard(state, send),
    row(
      button(w.exportSvg, () => send({ type: "export_tree", format: "svg" }), { class: "quiet" }),
      button(w.exportJson, () => send({ type: "export_tree", format: "json" }), { class: "quiet" }),
    ),
  );
}

/** The settings play: against a person, or against others. */
function playing(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { other } = state.inside;
  return h(
    "section",
    {},
    row(
      button(w.playSettings, () => send({ type: "play_settings", ...stamp() })),
      button(w.keepOther, () => send({ type: "keep_other" }), { class: other ? "on" : "" }),
      button(w.duel, () => send({ type: "duel", ...stamp() }), { disabled: !other }),
    ),
    h("p", { class: "muted" }, w.playSettingsHelp),
    h("p", { class: "muted" }, w.duelHelp),
  );
}

export function insidePanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { tree, busy, error } = state.inside;
  return h(
    "div",
    { class: "panel-body inside", key: "inside" },
    h("p", { class: "muted" }, w.insideIntro),
    controls(state, send),
    row(
      button(w.insideRun, () => send({ type: "run_tree" }), { class: "primary", id: "run-tree", disabled: busy }),
      button(w.compare, () => send({ type: "compare" }), { disabled: busy }),
      busy ? button(common(state).stop, () => send({ type: "stop" }), { class: "quiet" }) : null,
    ),
    error ? h("p", { class: "error", role: "alert" }, error[state.settings.language]) : null,
    compared(state),
    tree ? treeSection(state, send, tree) : null,
    playing(state, send, stamp),
  );
}

// SPDX-License-Identifier: MIT
// Inside the search, for students and teachers: settings, the tree, one node at a time, minimax beside alpha-beta.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import type { State } from "../../state";
import type { SearchTree } from "../../types";
import { button, words as common, figure, row, toggle } from "../../view/common";
import { worthText } from "../caption";
import { words } from "../words";
import { bar, saving } from "./bar";
import { compared, nodeCard } from "./figures";
import { ending, question, scoreboard, teamsEditor } from "./predict";
import { controls } from "./settings";
import { caption } from "./stage";
import { treeView } from "./tree";

/** What was found, and what it has cost. */
function summary(state: State, tree: SearchTree): VNode {
  const w = words(state);
  const { language } = state.settings;
  const count = (n: number) => figure(n, language);
  return h(
    "p",
    { class: "tree-summary" },
    tree.best ? h("strong", {}, w.treeBest(tree.best, worthText(tree.value, language))) : null,
    tree.best ? " · " : "",
    w.treeSummary(tree.nodes, tree.evaluations, tree.inner_evaluations, tree.cutoffs, count),
    tree.truncated ? " · " + w.treeTruncated(tree.tree.length) : "",
  );
}

/** The game of guessing whether the search cuts. */
function predicting(state: State, send: Send): (VNode | null)[] {
  const w = words(state);
  const { predict } = state.inside;
  return [
    row(toggle(w.predict, predict.on, (on) => send({ type: "predict", on }))),
    predict.on ? teamsEditor(state, send) : h("p", { class: "muted" }, w.predictHelp),
  ];
}

/** The tree in its panel; while it is on the stage, it is only there. */
function treeSection(state: State, send: Send, tree: SearchTree): VNode {
  const { stage, predict } = state.inside;
  const here = [
    h("p", { class: "hidden", id: "tree-help" }, words(state).treeHelp),
    treeView(state, send),
    bar(state, send),
    caption(state),
    question(state, send),
    scoreboard(state),
    ending(state, send),
    ...predicting(state, send),
    nodeCard(state, send),
    saving(state, send),
  ];
  // What was found says where it cuts.
  return h("section", { class: "tree" }, predict.on ? null : summary(state, tree), ...(stage ? [] : here));
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
    row(
      button(w.insideRun, () => send({ type: "run_tree" }), { class: "primary", id: "run-tree", disabled: busy }),
      button(w.compare, () => send({ type: "compare" }), { disabled: busy }),
      busy ? button(common(state).stop, () => send({ type: "stop" }), { class: "quiet" }) : null,
    ),
    error ? h("p", { class: "error", role: "alert" }, error[state.settings.language]) : null,
    tree ? treeSection(state, send, tree) : null,
    compared(state),
    controls(state, send),
    playing(state, send, stamp),
  );
}

// SPDX-License-Identifier: MIT
// The stage: the tree fills the screen, with the board as a thumbnail, the windows from the root to the node, what has
// just happened in large letters, and one bar.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import { ruleSet } from "../../selectors";
import type { State } from "../../state";
import { words as common } from "../../view/common";
import { boardSvg } from "../../view/drawing";
import { layout } from "../../view/layout";
import { resultText, sentence, windowText } from "../caption";
import { looked, type Scene, sceneOf } from "../scene";
import { pathTo } from "../steps";
import { words } from "../words";
import { bar, saving } from "./bar";
import { ending, question, scoreboard, teamsEditor } from "./predict";
import { pressing, treeView } from "./tree";

/** What has just happened; not read out while it runs by itself. */
export function caption(state: State): VNode {
  const { running } = state.inside;
  return h(
    "p",
    { class: "tree-caption", "aria-live": running ? "off" : "polite", "aria-atomic": "true" },
    sentence(state.inside, state.settings.language),
  );
}

function thumbnail(state: State): VNode | null {
  const rules = ruleSet(state);
  if (!rules) return null;
  return h(
    "div",
    { class: "stage-board", role: "img", "aria-label": words(state).thumb },
    boardSvg(state, rules, layout(rules, state.flipped)),
  );
}

/** One node of the path, with its window. */
function onPath(state: State, scene: Scene, id: number, here: boolean): VNode {
  const { tree, known, now } = scene;
  const node = tree.tree[id]!;
  const moved = now.kind === "back" && now.node === id && now.moved !== null;
  const inner = node.kind !== "leaf" && node.kind !== "game_over";
  const value = known.done[id] ? resultText(node) : "";
  const kind = ["step", node.player, here ? "here" : "", moved ? "moved" : ""].filter(Boolean).join(" ");
  return h(
    "li",
    { class: kind, key: `path${id}` },
    h("span", { class: "path-player", "aria-hidden": "true" }, node.player === "max" ? "▲" : "▼"),
    h("span", { class: "path-move" }, `${node.player.toUpperCase()} ${node.move ?? words(state).root.toLowerCase()}`),
    h(
      "strong",
      { class: "num" },
      value && (!inner || here)
        ? value
        : inner && tree.settings.pruning
          ? windowText(known.alpha[id] ?? null, known.beta[id] ?? null)
          : value,
    ),
  );
}

function path(state: State, scene: Scene): VNode {
  const node = looked(state.inside, scene);
  return h(
    "ol",
    { class: "stage-path", "aria-label": words(state).path },
    ...pathTo(scene.tree, node).map((id) => onPath(state, scene, id, id === node)),
  );
}

/** Keys of the stage are no keys of the page; those of a field or a button stay its own. */
function keys(state: State, send: Send) {
  const tree = pressing(state.inside, send);
  return (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Tab") return;
    const { tagName, type } = event.target as HTMLInputElement;
    const own =
      /^(SELECT|TEXTAREA)$/.test(tagName) ||
      (tagName === "INPUT" && type !== "checkbox" && !/^Page/.test(event.key)) ||
      (/^(BUTTON|SUMMARY|INPUT)$/.test(tagName) && /^( |Enter)$/.test(event.key));
    if (!own) tree(event);
    event.stopPropagation();
  };
}

function aside(state: State, send: Send, scene: Scene): VNode {
  const w = words(state);
  const { predict } = state.inside;
  return h(
    "div",
    { class: "stage-aside" },
    thumbnail(state),
    path(state, scene),
    scoreboard(state),
    predict.on ? teamsEditor(state, send) : null,
    h("details", { class: "stage-saving", name: "stage-list" }, h("summary", {}, w.export), saving(state, send)),
    h(
      "details",
      { class: "stage-keys", name: "stage-list" },
      h("summary", {}, w.keys),
      h("p", { class: "muted" }, w.treeHelp),
    ),
  );
}

export function stage(state: State, send: Send): VNode | null {
  const { inside } = state;
  if (!inside.stage) return null;
  const w = words(state);
  const scene = sceneOf(inside);
  const wait = inside.error?.[state.settings.language] ?? (inside.busy ? common(state).fetching : "");
  return h(
    "div",
    { class: "stage", role: "dialog", "aria-modal": "true", "aria-label": w.stage, onkeydown: keys(state, send) },
    h("p", { class: "hidden", id: "tree-help" }, w.treeHelp),
    scene
      ? h("div", { class: "stage-room" }, treeView(state, send), ending(state, send))
      : h("div", { class: "stage-room empty" }, h("p", {}, wait)),
    scene ? aside(state, send, scene) : null,
    h("div", { class: "stage-foot" }, caption(state), question(state, send)),
    bar(state, send) ??
      h(
        "div",
        { class: "tree-bar" },
        h("button", { type: "button", class: "nav", onclick: () => send({ type: "stage", on: false }) }, w.leaveStage),
      ),
  );
}

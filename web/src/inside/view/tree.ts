// SPDX-License-Identifier: MIT
// The tree in its room: what lies in view is drawn; pointer, fingers, wheel and keys move it. For those who listen it
// is a tree of which the node that is looked at, those above it, beside it and below it can be reached.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { seen } from "../camera";
import { nodeName } from "../caption";
import { keyed } from "../keys";
import { looked, type Scene, sceneOf } from "../scene";
import type { Inside } from "../state";
import { onLine, pathTo } from "../steps";
import { words } from "../words";
import { distinct, farKind, farNodes, ghostGroup, links, marksOf, nodeGroup, readable } from "./nodes";

/** How much a turn of the wheel zooms, and how much a pinch on a touch pad. */
const wheelZoom = 0.0016;
const padZoom = 0.01;

function drawing(inside: Inside, scene: Scene, node: number): VNode {
  const { camera, room } = inside;
  const best = onLine(scene.tree);
  const marks = marksOf(inside, scene, best, node);
  const far = camera.zoom < readable;
  const inView = room ? scene.drawn.boxes.filter(seen(camera, room)) : [];
  const near = far ? distinct(inView, camera.zoom, (box) => farKind(marks, box)) : inView;
  const at = (n: number): string => (-n * camera.zoom).toFixed(2);
  const style = { transform: `translate(${at(camera.x)}px,${at(camera.y)}px) scale(${camera.zoom})` };
  return h(
    "svg",
    { class: "tree-svg", "aria-hidden": "true", focusable: "false" },
    h(
      "g",
      { class: `camera${inside.gliding ? " gliding" : ""}${far ? " far-away" : ""}`, style },
      ...links(marks, near),
      ...(far
        ? farNodes(marks, near)
        : near.map((box) => (box.ghost ? ghostGroup(scene, box) : nodeGroup(marks, box)))),
    ),
  );
}

/** The node that is looked at, with what is above, beside and below it. */
function around(scene: Scene, node: number): number[] {
  const { tree, story, known } = scene;
  const entered = (id: number): boolean => id < known.entered;
  const parent = tree.tree[node]!.parent;
  const beside = parent === null ? [] : story.children[parent]!.filter(entered);
  const below = story.children[node]!.filter(entered);
  return [...new Set([...pathTo(tree, node), ...beside, ...below])].sort((a, b) => a - b);
}

function treeItem(state: State, send: Send, scene: Scene, id: number, node: number): VNode {
  const { tree, story, known, drawn } = scene;
  const { parent, ply } = tree.tree[id]!;
  const among = parent === null ? [0] : story.children[parent]!.filter((one) => one < known.entered);
  const box = drawn.of.get(id);
  return h("div", {
    id: `tree-node-${id}`,
    key: `item${id}`,
    role: "treeitem",
    "aria-level": ply + 1,
    "aria-setsize": among.length,
    "aria-posinset": among.indexOf(id) + 1,
    "aria-selected": id === node ? "true" : "false",
    "aria-label": nodeName(scene, id, state.settings.language),
    ...(box?.parent ? { "aria-expanded": box.folded > 0 ? "false" : "true" } : {}),
    onclick: () => send({ type: "select_node", node: id }),
  });
}

/** Fingers and pointer, as places in the room. */
function pointing(inside: Inside, send: Send) {
  const tell = (phase: "down" | "move" | "up" | "cancel") => (event: PointerEvent) => {
    if (phase === "down" && event.button !== 0) return;
    if (phase === "move" && inside.fingers.length === 0) return;
    const view = event.currentTarget as HTMLElement;
    if (phase === "down") view.setPointerCapture?.(event.pointerId);
    const { left, top } = view.getBoundingClientRect();
    send({ type: "tree_pointer", phase, id: event.pointerId, x: event.clientX - left, y: event.clientY - top });
  };
  const wheel = (event: WheelEvent): void => {
    if (!inside.stage && !event.ctrlKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      send({ type: "tree_pan", x: -event.deltaX - event.deltaY, y: 0 });
      return;
    }
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? padZoom : wheelZoom));
    send({ type: "tree_zoom", factor, x: event.clientX - left, y: event.clientY - top });
  };
  return {
    onpointerdown: tell("down"),
    onpointermove: tell("move"),
    onpointerup: tell("up"),
    onpointercancel: tell("cancel"),
    onwheel: wheel,
  };
}

/** A key that does something here does nothing else. */
export const pressing =
  (inside: Inside, send: Send) =>
  (event: KeyboardEvent): void => {
    const message = keyed(event, inside);
    if (!message) return;
    event.preventDefault();
    event.stopPropagation();
    send(message);
  };

export function treeView(state: State, send: Send): VNode | null {
  const { inside } = state;
  const scene = sceneOf(inside);
  if (!scene) return null;
  const w = words(state);
  const node = looked(inside, scene);
  return h(
    "div",
    {
      class: "tree-view",
      key: inside.stage ? "tree-on-stage" : "tree",
      role: "tree",
      tabindex: 0,
      "aria-label": w.tree,
      "aria-activedescendant": `tree-node-${node}`,
      "aria-describedby": "tree-help",
      onkeydown: pressing(inside, send),
      ...pointing(inside, send),
    },
    drawing(inside, scene, node),
    h(
      "div",
      { class: "hidden", role: "group" },
      ...around(scene, node).map((id) => treeItem(state, send, scene, id, node)),
    ),
  );
}

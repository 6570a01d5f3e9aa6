// SPDX-License-Identifier: MIT
// The nodes as they are drawn: each with its texts where they can be read, from far away as plain boxes in few shapes.
import { h, type VNode } from "../../dom";
import { alphaText, betaText } from "../caption";
import type { Box } from "../layout";
import type { Scene } from "../scene";
import type { Inside } from "../state";
import { above, boxTexts, leftOut, linkPoints, radiusOf, triangle } from "../texts";

/** Below this zoom nobody reads anything. */
export const readable = 0.3;

/** What is told of nodes by how they look. */
export interface Marks {
  scene: Scene;
  best: Set<number>;
  /** The node that is looked at. */
  looked: number;
  /** The child whose value has just come back; -1: none. */
  came: number;
}

export function marksOf(inside: Inside, scene: Scene, best: Set<number>, looked: number): Marks {
  const { now } = scene;
  const atStep = looked === now.node && inside.step > 0;
  return { scene, best, looked, came: atStep && now.kind === "back" ? now.child : -1 };
}

function kinds({ scene, best, looked, came }: Marks, id: number): string {
  const node = scene.tree.tree[id]!;
  const done = scene.known.done[id];
  return [
    "node",
    node.player,
    node.kind,
    done ? "done" : "open",
    scene.known.cut[id] ? "cut" : "",
    done && best.has(id) ? "best" : "",
    looked === id ? "selected" : "",
    came === id ? "came" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const path = (points: [number, number][]): string => `M${points.map((point) => point.join(" ")).join("L")}`;

/** The window; a bound that has just moved is shown as it was and as it is. */
function windowLine({ scene, looked }: Marks, box: Box): VNode {
  const { now, known } = scene;
  const id = box.node;
  const moved = now.kind === "back" && now.node === id && looked === id ? now.moved : null;
  const [alpha, beta] = [alphaText(known.alpha[id] ?? null), betaText(known.beta[id] ?? null)];
  const bound = (which: "alpha" | "beta", text: string): VNode[] => {
    if (moved?.bound !== which) return [h("tspan", { class: which }, text)];
    const before = which === "alpha" ? alphaText(moved.from) : betaText(moved.from);
    return [h("tspan", { class: "old" }, before + "→"), h("tspan", { class: `new ${which}` }, text)];
  };
  return h(
    "text",
    {
      class: moved ? "node-window moved" : "node-window",
      key: moved ? "moved" : "still",
      x: box.x + 34,
      y: box.y + 51,
    },
    "[",
    ...bound("alpha", alpha),
    ", ",
    ...bound("beta", beta),
    "]",
  );
}

/** The sign at the right edge of a node with children: it folds them, and says how many are folded. */
function foldSign(box: Box): VNode[] {
  if (!box.parent) return [];
  const [x, y] = [box.x + box.width, box.y + box.height / 2];
  const text = box.folded > 0 ? `+${box.folded}` : "−";
  const half = box.folded > 0 ? 10 + text.length * 5 : 11;
  return [
    h("rect", { class: "fold", x: x - half, y: y - 11, width: 2 * half, height: 22, rx: 11 }),
    h("text", { class: "fold-text", x, y: y + 6 }, text),
  ];
}

/** Around the node that is looked at. */
const ring = ({ x, y, width, height }: Box, radius: number): VNode =>
  h("rect", { class: "node-ring", x: x - 7, y: y - 7, width: width + 14, height: height + 14, rx: radius + 7 });

export function nodeGroup(marks: Marks, box: Box): VNode {
  const { scene } = marks;
  const text = boxTexts(scene, box);
  const line = text.window ? box.y + 26 : box.y + box.height / 2 + 8;
  const radius = radiusOf(scene, box);
  return h(
    "g",
    { key: `n${box.node}`, class: kinds(marks, box.node), "data-id": box.node },
    marks.looked === box.node ? ring(box, radius) : null,
    h("rect", { class: "box", x: box.x, y: box.y, width: box.width, height: box.height, rx: radius }),
    h("path", { class: "player", d: path(triangle(scene.tree.tree[box.node]!.player, box.x + 20, line - 7)) }),
    h("text", { class: "node-move", x: box.x + 34, y: line }, text.move),
    h("text", { class: "node-value", x: box.x + box.width - 16, y: line + 1 }, text.value),
    text.window ? windowLine(marks, box) : null,
    ...foldSign(box),
  );
}

/** What a cut-off left out: grey, with scissors. */
export function ghostGroup(scene: Scene, box: Box): VNode {
  return h(
    "g",
    { key: `g${box.node}`, class: "ghost" },
    h("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 6 }),
    h("text", { x: box.x + 10, y: box.y + 23 }, "✂ " + leftOut(scene, box.node)),
  );
}

/** From far away several boxes fall on one pixel: the first of each kind is drawn for all of them. */
export function distinct(boxes: Box[], zoom: number, kind: (box: Box) => string): Box[] {
  const taken = new Set<string>();
  return boxes.filter((box) => {
    const place = `${box.x} ${Math.round(box.y * zoom)} ${kind(box)}`;
    return !taken.has(place) && taken.add(place);
  });
}

/** All links of a kind in one shape. */
export function links({ scene, best }: Marks, boxes: Box[]): VNode[] {
  const parts: Record<"link" | "link best" | "link pruned", string[]> = {
    link: [],
    "link best": [],
    "link pruned": [],
  };
  for (const box of boxes) {
    const from = above(scene, box);
    if (!from) continue;
    const good = scene.known.done[box.node] && best.has(box.node);
    parts[box.ghost ? "link pruned" : good ? "link best" : "link"].push(path(linkPoints(from, box)));
  }
  return Object.entries(parts).map(([kind, list]) => h("path", { class: kind, d: list.join("") || "M0 0" }));
}

/** How a box is told from others from far away. */
export function farKind({ scene, best, looked }: Marks, { node, ghost }: Box): string {
  const { tree, known } = scene;
  if (ghost) return "ghost";
  if (looked === node) return "selected";
  if (known.cut[node]) return "cut";
  return known.done[node] && best.has(node) ? "best" : tree.tree[node]!.player;
}

/** From far away: all boxes of a kind in one shape, however many there are. */
export function farNodes(marks: Marks, boxes: Box[]): VNode[] {
  const parts: Record<string, string[]> = { max: [], min: [], ghost: [], cut: [], best: [], selected: [] };
  for (const box of boxes)
    parts[farKind(marks, box)]!.push(`M${box.x} ${box.y}h${box.width}v${box.height}h-${box.width}z`);
  return Object.entries(parts).map(([kind, list]) => h("path", { class: `far ${kind}`, d: list.join("") || "M0 0" }));
}

// SPDX-License-Identifier: MIT
// The keys of the tree: those of a tree for those who listen, and those of a player for whoever shows it. A presenter's
// remote sends Page Up and Page Down.
import type { Message } from "../message";
import { looked, sceneOf, stepsOf } from "./scene";
import type { Inside } from "./state";

/** A press of a key, as far as it matters here. */
export type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** How far a key moves the view, in pixels. */
const stride = 120;
const nearer = 1.25;

const pans: Record<string, [number, number]> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};
const walks: Record<string, "parent" | "child" | "next" | "previous"> = {
  ArrowLeft: "parent",
  ArrowRight: "child",
  ArrowUp: "previous",
  ArrowDown: "next",
};

/** What a key does; null: nothing here. */
export function keyed({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, inside: Inside): Message | null {
  const scene = sceneOf(inside);
  if (!scene || ctrlKey || metaKey || altKey) return null;
  const pan = pans[key];
  if (pan && shiftKey) return { type: "tree_pan", x: pan[0], y: pan[1] };
  if (walks[key]) return { type: "tree_walk", to: walks[key] };
  const step = (step: number): Message => ({ type: "tree_step", step });
  const all: Record<string, Message> = {
    " ": { type: "tree_run", on: !inside.running },
    ".": { type: "tree_by", by: 1 },
    PageDown: { type: "tree_by", by: 1 },
    ",": { type: "tree_by", by: -1 },
    PageUp: { type: "tree_by", by: -1 },
    Home: step(1),
    End: step(stepsOf(scene.tree)),
    Enter: { type: "tree_fold", node: looked(inside, scene) },
    "+": { type: "tree_zoom", factor: nearer },
    "=": { type: "tree_zoom", factor: nearer },
    "-": { type: "tree_zoom", factor: 1 / nearer },
    "0": { type: "tree_fit" },
    f: { type: "tree_follow", on: !inside.follow },
    e: { type: "stage", on: !inside.stage },
  };
  return all[key] ?? null;
}

// SPDX-License-Identifier: MIT
// What of a tree is known and drawn at the step that is shown.
import type { SearchTree } from "../types";
import { type Layout, layout } from "./layout";
import type { Inside } from "./state";
import { type Known, knownAt, type Story, storyOf, type TreeStep } from "./steps";

export interface Scene {
  tree: SearchTree;
  story: Story;
  known: Known;
  drawn: Layout;
  /** What has just happened. */
  now: TreeStep;
}

type From = Pick<Inside, "step" | "folds" | "tidy">;
/** The last scene of each tree, so that a view that moves draws no tree anew. */
const scenes = new WeakMap<SearchTree, { from: From; scene: Scene }>();

/** Whether nothing below a node is shown. */
const isFolded =
  (tree: SearchTree, { folds, tidy }: From, known: Known) =>
  (id: number): boolean =>
    folds[id] ?? (tidy && id > 0 && known.done[id] === true && tree.tree[id]!.searched > 0);

export function sceneOf({ tree, step, folds, tidy }: Pick<Inside, "tree"> & From): Scene | null {
  if (!tree || tree.tree.length === 0) return null;
  const before = scenes.get(tree);
  if (before && before.from.step === step && before.from.folds === folds && before.from.tidy === tidy)
    return before.scene;
  const story = storyOf(tree);
  const known = knownAt(tree, step);
  const from = { step, folds, tidy };
  const drawn = layout(tree, known, isFolded(tree, from, known));
  const scene = { tree, story, known, drawn, now: story.steps[Math.max(0, step - 1)]! };
  scenes.set(tree, { from, scene });
  return scene;
}

/** The node that is looked at: the one that was selected, or that of the step. */
export const looked = (inside: Inside, scene: Scene): number => inside.selected ?? scene.now.node;

/** How many steps a search has. */
export const stepsOf = (tree: SearchTree): number => storyOf(tree).steps.length;

// SPDX-License-Identifier: MIT
// What has just happened, in a sentence; what a node is, for those who listen; what the game of guessing asks.
import type { Language, TreeNode } from "../types";
import { dictionary } from "./lang/words";
import { asking, cutsNext } from "./predict";
import { looked, type Scene, sceneOf } from "./scene";
import type { Inside } from "./state";
import { reach, type TreeStep } from "./steps";

/** A number as it is read in a tree: with a true minus. */
export const valueText = (value: number): string => String(value).replace("-", "−");
/** Who has won by a value, which is 100000 less the plies to the end; empty: nobody. */
const winner = (value: number): string => (Math.abs(value) < 99_000 ? "" : value > 0 ? "MAX" : "MIN");
/** "worth 8", or who wins. */
export function worthText(value: number, language: Language): string {
  const w = dictionary(language);
  return winner(value) ? w.wins(winner(value)) : w.valueSaid(valueText(value), "exact");
}
/** A value among figures; for a win it says whose. */
export const wonText = (value: number, language: Language): string =>
  valueText(value) + (winner(value) ? ` (${dictionary(language).wins(winner(value))})` : "");
export const alphaText = (value: number | null): string => (value === null ? "−∞" : valueText(value));
export const betaText = (value: number | null): string => (value === null ? "+∞" : valueText(value));
export const windowText = (alpha: number | null, beta: number | null): string =>
  `[${alphaText(alpha)}, ${betaText(beta)}]`;

const signs = { exact: "", least: "≥", most: "≤" };
/** The value of a finished node; outside its window it is only a bound. */
export const resultText = (node: TreeNode): string => signs[reach(node)] + valueText(node.value);

type Back = Extract<TreeStep, { kind: "back" }>;

/** A value comes back. */
function backText({ tree, known }: Scene, { node: id, child, moved, better }: Back, language: Language): string {
  const w = dictionary(language).step;
  const [node, from] = [tree.tree[id]!, tree.tree[child]!];
  const who = w.who(node.player, node.move);
  const worth = w.worth(from.move ?? "", valueText(from.value), reach(from), winner(from.value));
  if (moved) {
    const before = moved.bound === "alpha" ? alphaText(moved.from) : betaText(moved.from);
    return w.moved(worth, who, moved.bound, before, valueText(moved.to));
  }
  if (!better) return w.worse(worth, who, valueText(known.best[id] ?? 0));
  const bound = node.player === "max" ? "alpha" : "beta";
  const value = known[bound][id];
  if (value === null || value === undefined) return w.better(worth, who);
  return w.outside(worth, who, bound, valueText(value));
}

/** What has just happened. */
export function captionOf(scene: Scene, language: Language): string {
  const w = dictionary(language).step;
  const { tree, now } = scene;
  const node = tree.tree[now.node]!;
  const who = w.who(node.player, node.move);
  const move = node.move ?? who;
  switch (now.kind) {
    case "enter":
      if (node.kind === "stopped" && node.searched === 0) return w.stopped(who);
      return tree.settings.pruning
        ? w.enter(who, windowText(node.alpha, node.beta), node.moves)
        : w.plain(who, node.moves);
    case "leaf":
      return node.kind === "game_over" ? w.over(move, Math.sign(node.value)) : w.leaf(move, valueText(node.value));
    case "below":
      return w.below(who, node.searched - scene.story.children[now.node]!.length, valueText(node.value));
    case "back":
      return backText(scene, now, language);
    case "cut": {
      const bound = (node.player === "max" ? node.beta : node.alpha) ?? 0;
      return w.cut(who, node.player, valueText(node.value), valueText(bound), node.moves - node.searched);
    }
    case "end":
      return tree.best === null ? w.nothing : w.end(tree.best, valueText(tree.value), winner(tree.value));
  }
}

/** The question that is open, or how it was to be answered; empty: neither. */
export function questionText(inside: Inside, language: Language): string {
  const scene = sceneOf(inside);
  if (scene?.now.kind !== "back") return "";
  const w = dictionary(language);
  const node = scene.tree.tree[scene.now.node]!;
  const who = w.step.who(node.player, node.move);
  const best = valueText(scene.known.best[node.id] ?? 0);
  if (asking(inside)) return w.asks(who, best, windowText(node.alpha, node.beta));
  if (!inside.predict.shown) return "";
  const bound = valueText((node.player === "max" ? node.beta : node.alpha) ?? 0);
  const say = cutsNext(scene.tree, inside.step) ? w.yes : w.no;
  return say(who, node.player, best, bound);
}

/** A node as a screen reader says it: no more than is known of it. */
export function nodeName(scene: Scene, id: number, language: Language): string {
  const w = dictionary(language);
  const { tree, known, drawn } = scene;
  const node = tree.tree[id]!;
  const alpha = known.alpha[id] ?? null;
  const beta = known.beta[id] ?? null;
  const inner = node.kind === "inner" && tree.settings.pruning;
  const window = w.windowSaid(
    alpha === null ? w.minusInfinity : valueText(alpha),
    beta === null ? w.plusInfinity : valueText(beta),
  );
  const value = !known.done[id]
    ? w.openNode
    : winner(node.value)
      ? w.wins(winner(node.value))
      : w.valueSaid(valueText(node.value), reach(node));
  const cut = known.cut[id] ? w.cutSaid(node.moves - node.searched) : "";
  return w.nodeName(w.step.who(node.player, node.move), inner ? window : "", value, cut, drawn.of.get(id)?.folded ?? 0);
}

/** The sentence under the tree: what is asked, what has happened, or which node somebody looks at. */
export function sentence(inside: Inside, language: Language): string {
  const scene = sceneOf(inside);
  if (!scene) return "";
  const question = questionText(inside, language);
  if (question) return question;
  const node = looked(inside, scene);
  return node === scene.now.node ? captionOf(scene, language) : nodeName(scene, node, language) + ".";
}

// SPDX-License-Identifier: MIT
// The tree step by step: on and back, by itself at a speed, from node to node, folded and opened, guessed.
import type { Effect, Step } from "../message";
import type { State } from "../state";
import type { Handlers, Of } from "../update/step";
import { following, home, homeZoom } from "./camera";
import { boxFor } from "./layout";
import type { InsideMessage } from "./message";
import { answered, fresh, limit, longestName, mostTeams, newTeam } from "./predict";
import { looked, sceneOf, stepsOf } from "./scene";
import { movesToNode } from "./selectors";
import type { Inside, Predict } from "./state";

/** Steps a second. */
export const speeds = [0.5, 1, 2, 4, 8, 20, 60, 200] as const;
/** Sooner than this nothing new is drawn. */
const shortest = 50;
/** Faster than this, nobody can look at the board as well. */
const tooFast = 200;

export const change = (state: State, part: Partial<Inside>): State => ({
  ...state,
  inside: { ...state.inside, ...part },
});

/** How long a step is seen, and how many are made at once. */
function pace(speed: number): { wait: number; steps: number } {
  const wanted = 1000 / (speeds[speed] ?? 2);
  const wait = Math.max(shortest, wanted);
  return { wait, steps: Math.max(1, Math.round(wait / wanted)) };
}

/** What the referee says of a node, and what its evaluation is made of. */
export function askTerms(state: State, node: number): Effect[] {
  const tree = state.inside.tree;
  if (!tree) return [];
  const game = { rules: tree.rules, fen: tree.fen, moves: movesToNode(tree, node) };
  const { weights } = tree.settings;
  return [
    { kind: "referee", request: { do: "state", ...game }, as: "preview", context: { node } },
    { kind: "referee", request: { do: "terms", ...game, settings: { weights } }, as: "terms", context: { node } },
  ];
}

/** Brings a node into view, smoothly. */
export function aimed(inside: Inside, node: number): Inside {
  const scene = sceneOf(inside);
  const box = scene && boxFor(scene.drawn, scene.tree, node);
  if (!box || !inside.room) return inside;
  const { depth } = scene.tree.settings;
  return { ...inside, camera: following(inside.camera, inside.room, scene.drawn, box, depth), gliding: true };
}

/** The tree as it is seen at first, where a node is. */
export function atHome(inside: Inside, node: number): Inside {
  const scene = sceneOf(inside);
  if (!scene || !inside.room) return inside;
  const { depth } = scene.tree.settings;
  const zoom = homeZoom(inside.room, inside.stage, depth);
  const box = boxFor(scene.drawn, scene.tree, node);
  return { ...inside, camera: home(inside.room, scene.drawn, zoom, box, depth), gliding: false };
}

/** Shows so many steps, as far as the game of guessing lets it. */
export function shown(state: State, wanted: number): State {
  const { inside } = state;
  if (!inside.tree) return state;
  const step = Math.max(1, Math.min(wanted, limit(inside.tree, inside.predict)));
  const predict: Predict =
    step === inside.step
      ? inside.predict
      : { ...inside.predict, shown: false, answers: inside.predict.teams.map(() => null) };
  const next: Inside = { ...inside, step, predict, terms: null };
  const scene = sceneOf(next);
  if (!scene) return state;
  const { now } = scene;
  next.selected = now.node;
  return { ...state, inside: next.follow ? aimed(next, now.kind === "back" ? now.child : now.node) : next };
}

function toStep(state: State, wanted: number): Step {
  const next = shown({ ...state, inside: { ...state.inside, running: false } }, wanted);
  return [next, askTerms(next, next.inside.selected ?? 0)];
}

function select(state: State, node: number): Step {
  const { tree } = state.inside;
  if (!tree?.tree[node]) return [state, []];
  const inside = aimed({ ...state.inside, selected: node, running: false, terms: null }, node);
  return [{ ...state, inside }, askTerms(state, node)];
}

const tick = (inside: Inside): Effect => ({
  kind: "timer",
  wait: pace(inside.speed).wait,
  message: { type: "tree_tick", run: inside.run },
});

/** It runs by itself, from the beginning if it stands at the end. */
function run(state: State, on: boolean): Step {
  const { inside } = state;
  if (!inside.tree) return [state, []];
  if (!on) {
    const next = change(state, { running: false });
    return [next, askTerms(next, looked(inside, sceneOf(inside)!))];
  }
  const begun = inside.step >= stepsOf(inside.tree) && !inside.predict.on ? shown(state, 1) : state;
  const next = change(begun, { running: true, run: inside.run + 1 });
  return [next, [tick(next.inside)]];
}

/** The tree grows, and stops where something is asked. */
function grow(state: State, { run: which }: Of<"tree_tick">): Step {
  const { inside } = state;
  if (!inside.running || which !== inside.run || !inside.tree) return [state, []];
  const { wait, steps } = pace(inside.speed);
  const next = shown(state, inside.step + steps);
  const stopped = next.inside.step >= limit(inside.tree, inside.predict);
  const asks = stopped || wait >= tooFast ? askTerms(next, next.inside.selected ?? 0) : [];
  if (stopped) return [change(next, { running: false }), asks];
  return [next, [...asks, tick(next.inside)]];
}

/** Along the tree: up, down, and to what stands above or below in the same column. */
function walk(state: State, to: Of<"tree_walk">["to"]): Step {
  const scene = sceneOf(state.inside);
  if (!scene) return [state, []];
  const at = boxFor(scene.drawn, scene.tree, looked(state.inside, scene))?.node ?? 0;
  const { parent, ply } = scene.tree.tree[at]!;
  if (to === "parent") return parent === null ? [state, []] : select(state, parent);
  if (to === "child") {
    const child = scene.story.children[at]!.find((id) => id < scene.known.entered);
    if (child === undefined) return [state, []];
    return select(
      scene.drawn.of.has(child) ? state : change(state, { folds: { ...state.inside.folds, [at]: false } }),
      child,
    );
  }
  const column = scene.drawn.boxes.filter((box) => !box.ghost && scene.tree.tree[box.node]!.ply === ply);
  const other = column[column.findIndex((box) => box.node === at) + (to === "next" ? 1 : -1)];
  return other ? select(state, other.node) : [state, []];
}

export function fold(state: State, node: number): Step {
  const scene = sceneOf(state.inside);
  const box = scene?.drawn.of.get(node);
  if (!box?.parent) return [state, []];
  const folds = { ...state.inside.folds, [node]: box.folded === 0 };
  const [next, effects] = select(change(state, { folds }), node);
  return [next, effects];
}

/** A game of guessing begins with the first step, or is left. */
function predict(state: State, on: boolean): Step {
  const inside: Inside = { ...state.inside, predict: fresh(state.inside.predict, on), running: false, folds: {} };
  if (on) return toStep({ ...state, inside: atHome({ ...inside, step: 1 }, 0) }, 1);
  return toStep({ ...state, inside }, inside.step);
}

const teams = (state: State, list: Predict["teams"]): Step => [
  change(state, { predict: fresh({ ...state.inside.predict, teams: list }, state.inside.predict.on) }),
  [],
];

function addTeam(state: State): Step {
  const { predict } = state.inside;
  return predict.teams.length >= mostTeams ? [state, []] : teams(state, [...predict.teams, newTeam()]);
}

function named(state: State, { team, name }: Of<"team_name">): Step {
  const { predict } = state.inside;
  const list = predict.teams.map((one, i) => (i === team ? { ...one, name: name.slice(0, longestName) } : one));
  return [change(state, { predict: { ...predict, teams: list } }), []];
}

export const stepping = {
  tree_step: (state, { step }) => toStep(state, step),
  tree_by: (state, { by }) => toStep(state, state.inside.step + by),
  tree_run: (state, { on }) => run(state, on),
  tree_tick: grow,
  tree_speed: (state, { speed }) => [change(state, { speed: Math.max(0, Math.min(speed, speeds.length - 1)) }), []],
  select_node: (state, { node }) => select(state, node),
  tree_walk: (state, { to }) => walk(state, to),
  tree_fold: (state, { node }) => fold(state, node),
  tree_tidy: (state, { on }) => [change(state, { tidy: on, folds: {} }), []],
  predict: (state, { on }) => predict(state, on),
  predict_turns: (state, { on }) => [change(state, { predict: { ...state.inside.predict, turns: on } }), []],
  answer: (state, { team, cuts }) => [change(state, { predict: answered(state.inside, team, cuts) }), []],
  next_question: (state) => toStep(state, Number.MAX_SAFE_INTEGER),
  team_name: named,
  add_team: addTeam,
  remove_team: (state, { team }) =>
    teams(
      state,
      state.inside.predict.teams.filter((_, i) => i !== team),
    ),
} satisfies Partial<Handlers<InsideMessage["type"]>>;

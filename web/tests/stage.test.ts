// SPDX-License-Identifier: MIT
// The tree on its stage, from trees that the desk really finds: steps, windows that close, places that stay, sentences,
// the game of guessing, links, the view, pictures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import { fitted, following, home, zoomed } from "../src/inside/camera";
import { captionOf, nodeName, questionText, wonText, worthText } from "../src/inside/caption";
import { parts } from "../src/inside/inside";
import { keyed } from "../src/inside/keys";
import { boxFor } from "../src/inside/layout";
import { linkText, readLink } from "../src/inside/link";
import { pictureOf, svgText } from "../src/inside/picture";
import { asking, cutsNext, limit } from "../src/inside/predict";
import { sceneOf, stepsOf } from "../src/inside/scene";
import type { Inside } from "../src/inside/state";
import { knownAt, storyOf } from "../src/inside/steps";
import { late } from "../src/late";
import type { Message } from "../src/message";
import type { State } from "../src/state";
import type { SearchTree, TextbookSettings } from "../src/types";
import { update } from "../src/update/update";
import { openModule } from "./module";

late.inside = parts;
const desk = await openModule("damas");
const middle = "W:W5,6,9,10,13:B21,22,25,26,30";

function searched(settings: Partial<TextbookSettings> = {}, fen = middle, more: object = {}): SearchTree {
  const request = { do: "tree", rules: "spanish", fen, settings: { depth: 3, ...settings }, max_nodes: 4000, ...more };
  return desk.ask(request).reply as SearchTree;
}
const tree = searched();

/** A page that shows a tree in a room. */
function showing(of: SearchTree = tree, part: Partial<Inside> = {}): State {
  const first = firstState(1, "2026-01-01T00:00:00", "spanish");
  const asked: State = { ...first, panel: "inside", late: { inside: "here" }, inside: { ...first.inside, ...part } };
  const reply = { type: "reply", as: "tree", reply: of, context: {}, now: 0 } as const;
  return after(asked, reply, { type: "tree_room", width: 1000, height: 600 });
}
const after = (state: State, ...messages: Message[]): State =>
  messages.reduce((now, one) => update(now, one)[0], state);
const step = (n: number): Message => ({ type: "tree_step", step: n });

const searches: [string, SearchTree][] = [
  ["usual", tree],
  ["minimax", searched({ pruning: false })],
  ["by evaluation, the last among equals", searched({ order: "by_evaluation", tie_break: "last", depth: 4 })],
  ["captures first, any among equals", searched({ order: "captures_first", tie_break: "random", depth: 4 })],
  ["from the start, more than is drawn", searched({ depth: 5 }, "", { max_nodes: 300 })],
  ["stopped", searched({ depth: 6, nodes: 150 })],
  ["kings", searched({ depth: 3 }, "W:WK1,K24:BK32,29")],
  ["over at once", searched({}, "W:W22:B25,26")],
];

for (const [name, one] of searches)
  test(`each step follows from the tree, and windows close as the search closed them: ${name}`, () => {
    const { steps } = storyOf(one);
    const count = (kind: string) => steps.filter((s) => s.kind === kind).length;
    assert.equal(count("enter") + count("leaf"), one.tree.length);
    assert.equal(count("back"), one.tree.length - 1);
    assert.equal(count("cut"), one.tree.filter((node) => node.cut).length);
    assert.equal(steps.at(-1)!.kind, "end");
    steps.forEach((s, i) => {
      const node = one.tree[s.node]!;
      if ((s.kind !== "enter" && s.kind !== "leaf") || node.parent === null) return;
      const known = knownAt(one, i);
      const [alpha, beta] = [known.alpha[node.parent], known.beta[node.parent]];
      assert.deepEqual([alpha, beta], [node.alpha, node.beta], `step ${i}, node ${node.id}`);
    });
    const end = knownAt(one, steps.length);
    assert.ok(end.done.every(Boolean));
    for (const node of one.tree)
      if (node.kind === "inner") assert.equal(end.best[node.id], node.value, `node ${node.id}`);
  });

test("nodes stay where they are while the tree grows, and none lies on another", () => {
  const all = sceneOf({ tree, step: stepsOf(tree), folds: {}, tidy: false })!.drawn;
  for (let n = 1; n <= stepsOf(tree); n++) {
    const { drawn, known } = sceneOf({ tree, step: n, folds: {}, tidy: false })!;
    assert.equal(drawn.of.size, known.entered);
    for (const [id, box] of drawn.of) {
      const { x, y } = all.of.get(id)!;
      assert.deepEqual([box.x, box.y], [x, y], `step ${n}, node ${id}`);
    }
  }
  assert.equal(all.boxes.filter((box) => box.ghost).length, tree.tree.filter((node) => node.cut).length);
  for (const a of all.boxes)
    for (const b of all.boxes)
      if (a !== b && a.x === b.x) assert.ok(a.y + a.height <= b.y || b.y + b.height <= a.y, `${a.node} ${b.node}`);
});

test("what is folded is counted and not drawn, and what is finished folds by itself", () => {
  const state = showing();
  const first = storyOf(tree).children[0]![0]!;
  const folded = after(state, { type: "tree_fold", node: first });
  const { drawn, story } = sceneOf(folded.inside)!;
  assert.equal(drawn.of.get(first)!.folded, story.last[first]! - first);
  assert.equal(drawn.of.has(first + 1), false);
  assert.equal(boxFor(drawn, tree, first + 1)!.node, first);
  const opened = after(folded, { type: "tree_walk", to: "child" });
  assert.equal(opened.inside.selected, first + 1);
  assert.ok(sceneOf(opened.inside)!.drawn.of.has(first + 1));
  const tidy = after(state, { type: "tree_tidy", on: true });
  const plies = sceneOf(tidy.inside)!
    .drawn.boxes.filter((box) => !box.ghost)
    .map((box) => tree.tree[box.node]!.ply);
  assert.equal(Math.max(...plies), 1);
});

/** The sentences of all steps. */
const told = (of: SearchTree, language: "es" | "en"): string[] =>
  storyOf(of).steps.map((_, i) =>
    captionOf(sceneOf({ tree: of, step: i + 1, folds: {}, tidy: false })!, language).replaceAll("−", "-"),
  );

test("each step is told in a sentence, in both languages", () => {
  const es = told(tree, "es");
  assert.deepEqual(es.slice(0, 5), [
    "MAX en la raíz empieza con la ventana [-∞, +∞] y 4 jugadas.",
    "MIN en 13-17 empieza con la ventana [-∞, +∞] y 4 jugadas.",
    "MAX en 22-18 empieza con la ventana [-∞, +∞] y 4 jugadas.",
    "10-13: hoja. La valoración da -10.",
    "10-13 vale -10: MAX en 22-18 sube α de -∞ a -10.",
  ]);
  assert.ok(es.includes("MAX en 30-27: 5 ≥ β = 0, corta: las otras 2 jugadas no se miran."));
  assert.ok(es.includes("30-27 vale 5 o más: no mejora el 0 de MIN en 13-17."));
  assert.ok(es.some((text) => /^MIN en 6-11: -1 ≤ α = 8, corta: la otra jugada no se mira\.$/.test(text)));
  assert.equal(es.at(-1), "Fin: MAX juega 10-14, que vale 8.");
  const en = told(tree, "en");
  assert.ok(en.includes("MAX at 30-27: 5 ≥ β = 0, cut-off: the other 2 moves are not looked at."));
  assert.equal(en.at(-1), "The end: MAX plays 10-14, worth 8.");
  for (const [name, one] of searches)
    for (const language of ["es", "en"] as const)
      for (const text of told(one, language)) assert.doesNotMatch(text, /undefined|null|NaN|\b1 (jugadas|moves)/, name);
  assert.ok(told(searches[1]![1], "es").includes("MAX en la raíz tiene 4 jugadas y las mira todas."));
});

test("a search that wins says who wins, not the number that stands for it", () => {
  const won = searched({}, "W:W14:B19");
  assert.equal(won.value, 99_999);
  assert.equal(told(won, "es").at(-1), "Fin: MAX juega 14x23 y gana MAX.");
  assert.equal(told(won, "en").at(-1), "The end: MAX plays 14x23, and MAX wins.");
  assert.match(told(won, "es").at(-2)!, /^Tras 14x23 gana MAX: /);
  assert.equal(worthText(won.value, "es"), "gana MAX");
  assert.equal(worthText(-99_997, "en"), "MIN wins");
  assert.equal(worthText(-8, "en"), "worth −8");
  assert.equal(wonText(won.value, "es"), "99999 (gana MAX)");
});

test("a node is said with its move, window, value and cut, and no more than is known of it", () => {
  const cut = tree.tree.find((node) => node.cut)!.id;
  const { steps } = storyOf(tree);
  const at = steps.findIndex((s) => s.kind === "cut" && s.node === cut);
  const scene = (n: number) => sceneOf({ tree, step: n, folds: {}, tidy: false })!;
  assert.equal(nodeName(scene(at), cut, "es"), "MAX en 30-27, ventana de 5 a 0, se está mirando");
  assert.equal(
    nodeName(scene(at + 1), cut, "es"),
    "MAX en 30-27, ventana de 5 a 0, vale 5 o más, poda, 2 jugadas sin mirar",
  );
  assert.equal(nodeName(scene(stepsOf(tree)), 0, "en"), "MAX at the root, window from 8 to plus infinity, worth 8");
});

test("guessing stops where a cut-off may come, shows nothing before, and goes no further without an answer", () => {
  let state = after(showing(), { type: "predict", on: true });
  assert.equal(state.inside.step, 1);
  let questions = 0;
  let cuts = 0;
  while (state.inside.step < stepsOf(tree)) {
    state = after(state, step(10_000));
    if (state.inside.step === stepsOf(tree)) break;
    assert.ok(asking(state.inside));
    const scene = sceneOf(state.inside)!;
    const here = storyOf(tree).steps[state.inside.step - 1]!.node;
    assert.ok(!scene.known.cut[here] && !scene.known.done[here]);
    assert.ok(scene.drawn.boxes.every((box) => !box.ghost || scene.known.cut[box.node]));
    assert.match(questionText(state.inside, "es"), /¿Se corta aquí\?$/);
    assert.equal(after(state, step(state.inside.step + 1)).inside.step, state.inside.step);
    const cut = cutsNext(tree, state.inside.step);
    state = after(state, { type: "answer", team: 0, cuts: true });
    assert.match(questionText(state.inside, "es"), cut ? /^Sí, se corta/ : /^No, se sigue/);
    assert.equal(state.inside.predict.shown, true);
    questions++;
    cuts += cut ? 1 : 0;
  }
  // At the root nothing is ever cut: it is not asked there.
  assert.ok(questions > cuts && cuts === tree.tree.filter((node) => node.cut).length);
  const { teams, asked } = state.inside.predict;
  assert.deepEqual([asked, state.inside.predict.cuts], [questions, cuts]);
  assert.deepEqual([teams[0]!.asked, teams[0]!.right], [questions, cuts]);
  assert.equal(after(state, { type: "predict", on: false }).inside.step, stepsOf(tree));
});

test("several teams answer, all of them or in turn, and each has its score and its row", () => {
  let state = after(showing(), { type: "predict", on: true }, { type: "add_team" });
  state = after(state, { type: "team_name", team: 0, name: "Ana" }, { type: "next_question" });
  const right = cutsNext(tree, state.inside.step);
  state = after(state, { type: "answer", team: 0, cuts: right });
  assert.ok(asking(state.inside) && !state.inside.predict.shown);
  state = after(state, { type: "answer", team: 1, cuts: !right });
  assert.deepEqual(
    state.inside.predict.teams.map(({ name, asked, right: good, streak }) => [name, asked, good, streak]),
    [
      ["Ana", 1, 1, 1],
      ["", 1, 0, 0],
    ],
  );
  // Too late.
  assert.deepEqual(after(state, { type: "answer", team: 1, cuts: right }).inside.predict, state.inside.predict);
  state = after(state, { type: "predict_turns", on: true }, { type: "next_question" });
  assert.deepEqual(after(state, { type: "answer", team: 0, cuts: true }).inside.predict.answers, [null, null]);
  state = after(state, { type: "answer", team: 1, cuts: cutsNext(tree, state.inside.step) });
  assert.deepEqual(
    state.inside.predict.teams.map(({ asked }) => asked),
    [1, 2],
  );
  for (let i = 0; i < 9; i++) state = after(state, { type: "add_team" });
  assert.equal(state.inside.predict.teams.length, 6);
  assert.equal(state.inside.predict.teams[0]!.name, "Ana");
});

test("without pruning there is nothing to guess", () => {
  const plain = searches[1]![1];
  const state = after(showing(plain), { type: "predict", on: true });
  assert.equal(limit(plain, state.inside.predict), stepsOf(plain));
});

test("a link carries position, settings, step, node and stage, and is followed", () => {
  const usual = tree.settings.weights;
  const [term] = Object.keys(usual);
  const other = searched({ depth: 2, order: "by_evaluation", weights: { [term!]: 123 } });
  const state = after(showing(other), step(7), { type: "select_node", node: 2 });
  const text = linkText({ ...state.inside, stage: true }, usual);
  assert.match(
    text,
    new RegExp(`^#rules=spanish&fen=W:W[^&]+&search=depth:2,[^&]*w\\.${term}:123&step=7&node=2&stage=1$`),
  );
  const wanted = readLink(text, usual)!;
  assert.deepEqual({ ...wanted.settings, nodes: 0 }, { ...other.settings, nodes: 0 });
  assert.deepEqual([wanted.step, wanted.node, wanted.stage], [7, 2, true]);
  const first = firstState(1, "2026-01-01T00:00:00", "spanish");
  const [opened, effects] = update({ ...first, late: { inside: "here" } }, { type: "open_tree", text });
  assert.deepEqual([opened.panel, opened.inside.stage, opened.inside.busy], ["inside", true, true]);
  const asked = effects.find((effect) => effect.kind === "engine")!;
  assert.equal((asked.request as { settings: TextbookSettings }).settings.order, "by_evaluation");
  const there = after(opened, { type: "reply", as: "tree", reply: other, context: {}, now: 0 });
  assert.deepEqual([there.inside.step, there.inside.selected, there.inside.wanted], [7, 2, null]);
});

test("a spoilt link is read as far as it goes, and another is none", () => {
  assert.equal(readLink("#rules=spanish&fen=x", {}), null);
  const spoilt = readLink("#search=depth:900,order:sideways,nodes:5,w.man:zz,,:&step=-3&node=1e9", { man: 100 })!;
  assert.deepEqual([spoilt.settings.nodes, spoilt.settings.order], [5, "generated"]);
  assert.ok(spoilt.settings.depth <= 40);
  assert.deepEqual([spoilt.step, spoilt.node, spoilt.stage], [-1, -1, false]);
});

test("the view zooms around a point, fits all of it and keeps a node in view", () => {
  const camera = { x: 30, y: -20, zoom: 0.8 };
  const near = zoomed(camera, 1.5, 200, 100);
  assert.ok(Math.abs(near.x + 200 / near.zoom - (30 + 200 / 0.8)) < 1e-9);
  assert.ok(zoomed(camera, 1e9, 0, 0).zoom <= 3 && zoomed(camera, 1e-9, 0, 0).zoom > 0);
  const { drawn } = sceneOf(showing().inside)!;
  const room = { width: 900, height: 500 };
  const all = fitted(room, drawn, 1);
  assert.ok(all.x <= 0 && all.y <= 0 && all.x + room.width / all.zoom >= drawn.width);
  assert.ok(all.y + room.height / all.zoom >= drawn.height);
  for (const box of drawn.boxes)
    for (const from of [all, home(room, drawn, 1, undefined, 3)]) {
      const { x, y, zoom } = following({ ...from, zoom: 1 }, room, drawn, box, 3);
      assert.ok(box.x >= x && box.x + box.width <= x + room.width / zoom, `${box.node} across`);
      assert.ok(box.y >= y && box.y + box.height <= y + room.height / zoom, `${box.node} down`);
    }
});

const press = (phase: "down" | "move" | "up", id: number, x: number, y: number): Message => ({
  type: "tree_pointer",
  phase,
  id,
  x,
  y,
});

test("a touch looks at a node, its sign folds it, a finger drags and two fingers zoom", () => {
  const state = showing();
  const { camera } = state.inside;
  const box = sceneOf(state.inside)!.drawn.of.get(1)!;
  const [x, y] = [(box.x + 20 - camera.x) * camera.zoom, (box.y + 20 - camera.y) * camera.zoom];
  const touched = after(state, press("down", 1, x, y), press("move", 1, x + 2, y), press("up", 1, x + 2, y));
  assert.deepEqual([touched.inside.selected, touched.inside.fingers], [1, []]);
  const right = (box.x + box.width - camera.x) * camera.zoom;
  const middleOf = (box.y + box.height / 2 - camera.y) * camera.zoom;
  const signed = after(state, press("down", 1, right, middleOf), press("up", 1, right, middleOf));
  assert.equal(signed.inside.folds[1], true);
  const dragged = after(state, press("down", 1, 300, 300), press("move", 1, 260, 330), press("up", 1, 260, 330));
  assert.equal(dragged.inside.selected, null);
  assert.ok(Math.abs(dragged.inside.camera.x - (camera.x + 40 / camera.zoom)) < 1e-9);
  const pinched = after(
    state,
    press("down", 1, 300, 300),
    press("down", 2, 400, 300),
    press("move", 1, 250, 300),
    press("move", 2, 450, 300),
    press("up", 1, 250, 300),
    press("up", 2, 450, 300),
  );
  assert.ok(Math.abs(pinched.inside.camera.zoom - camera.zoom * 2) < 1e-9);
  assert.deepEqual([pinched.inside.selected, pinched.inside.fingers], [null, []]);
});

test("keys walk the tree, step, zoom and leave the rest to the page", () => {
  const key = (name: string, shiftKey = false) => ({
    key: name,
    shiftKey,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  });
  let state = after(showing(), step(3));
  assert.equal(state.inside.selected, 2);
  const go = (name: string, shift = false) => {
    const message = keyed(key(name, shift), state.inside);
    assert.ok(message, name);
    state = after(state, message);
    return state.inside;
  };
  assert.equal(go("ArrowLeft").selected, 1);
  assert.equal(go("ArrowLeft").selected, 0);
  assert.equal(go("ArrowRight").selected, 1);
  assert.equal(go("PageDown").step, 4);
  assert.equal(go("PageUp").step, 3);
  assert.equal(go("End").step, stepsOf(tree));
  state = after(state, { type: "select_node", node: 1 });
  const next = storyOf(tree).children[0]![1]!;
  assert.equal(go("ArrowDown").selected, next);
  assert.equal(go("ArrowUp").selected, 1);
  assert.equal(go("Enter").folds[1], true);
  const before = state.inside.camera;
  assert.equal(go("ArrowDown", true).camera.y, before.y + 120 / before.zoom);
  assert.ok(go("+").camera.zoom > before.zoom);
  assert.equal(go(" ").running, true);
  assert.equal(keyed({ ...key("+"), ctrlKey: true }, state.inside), null);
  assert.equal(keyed(key("x"), state.inside), null);
  assert.equal(go("e").stage, true);
  const [left, effects] = update(state, { type: "cancel" });
  assert.equal(left.inside.stage, false);
  assert.ok(effects.some((effect) => effect.kind === "fullscreen" && !effect.on));
});

test("it runs at its speed to the end; a run that was stopped is not heard any more", () => {
  let [state, effects] = update(showing(), { type: "tree_run", on: true });
  assert.equal(state.inside.step, 1);
  const tick = effects.find((effect) => effect.kind === "timer")!;
  assert.equal(tick.wait, 500);
  const stopped = after(state, { type: "tree_run", on: false }, { type: "tree_run", on: true });
  assert.equal(after(stopped, tick.message).inside.step, 1);
  state = after(state, { type: "tree_speed", speed: 7 });
  for (let i = 0; i < 100 && state.inside.running; i++) [state, effects] = update(state, tick.message);
  assert.deepEqual([state.inside.step, state.inside.running], [stepsOf(tree), false]);
});

test("the stage is left with its panel, and entered without a tree it searches one", () => {
  const staged = after(showing(), { type: "stage", on: true });
  assert.equal(staged.inside.room, null);
  assert.equal(after(staged, { type: "panel", panel: "game" }).inside.stage, false);
  const first = { ...firstState(1, "2026-01-01T00:00:00", "spanish"), late: { inside: "here" as const } };
  const [searching, effects] = update(first, { type: "stage", on: true });
  assert.deepEqual([searching.panel, searching.inside.busy], ["inside", true]);
  assert.ok(effects.some((effect) => effect.kind === "engine" && effect.as === "tree"));
});

test("a picture holds every node that is shown, and what was cut", () => {
  const text = svgText(pictureOf(showing().inside, "es")!);
  assert.equal(text.match(/class="node /g)!.length, tree.tree.length);
  assert.equal(text.match(/class="ghost"/g)!.length, tree.tree.filter((node) => node.cut).length);
  assert.doesNotMatch(text, /undefined|NaN/);
  const [, effects] = update(showing(), { type: "export_tree", format: "png" });
  assert.equal(effects.length, 1);
});

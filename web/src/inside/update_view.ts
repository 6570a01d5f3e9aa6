// SPDX-License-Identifier: MIT
// How the tree is looked at: on a stage or in its panel, near or far, by fingers, pointer and keys.
import type { Effect, Step } from "../message";
import type { State } from "../state";
import type { Handlers, Of } from "../update/step";
import { fitted, homeZoom, panned, zoomed } from "./camera";
import { boxFor, hit } from "./layout";
import type { InsideEffect, InsideMessage } from "./message";
import { looked, sceneOf } from "./scene";
import type { Finger, Inside } from "./state";
import { aimed, atHome, change, fold, stepping } from "./update_steps";

export const doing = (effect: InsideEffect): Effect => ({ kind: "late", area: "inside", effect });

/** A press that moves less than this touches a node. */
const steady = 6;
/** How near a finger has to come to a sign, in pixels. */
const reach = 22;

/** The whole screen for the tree, or its panel again. */
export function toStage(state: State, on: boolean): Step {
  if (on === state.inside.stage) return [state, []];
  const next: State = change({ ...state, ...(on ? { panel: "inside" as const } : {}) }, { stage: on, room: null });
  const effects: Effect[] = [
    { kind: "fullscreen", on },
    doing({ do: "focus", what: on ? ".stage .tree-view" : "#to-stage" }),
  ];
  return [next, effects];
}

/** The room is as large as it is: at first, the tree is seen from its home. */
function measured(state: State, { width, height }: Of<"tree_room">): Step {
  const { inside } = state;
  const room = { width, height };
  if (width < 1 || height < 1 || (inside.room?.width === width && inside.room.height === height)) return [state, []];
  const scene = sceneOf(inside);
  if (!scene) return [change(state, { room }), []];
  const node = looked(inside, scene);
  if (inside.room) return [{ ...state, inside: aimed({ ...inside, room }, node) }, []];
  return [{ ...state, inside: atHome({ ...inside, room }, node) }, []];
}

/** Where one zooms without a pointer: at the node that is looked at, if it is in view. */
function middle({ camera, room, ...inside }: Inside): { x: number; y: number } {
  const scene = sceneOf(inside);
  const box = scene && boxFor(scene.drawn, scene.tree, inside.selected ?? scene.now.node);
  const { width, height } = room ?? { width: 0, height: 0 };
  const x = box ? (box.x + box.width / 2 - camera.x) * camera.zoom : -1;
  const y = box ? (box.y + box.height / 2 - camera.y) * camera.zoom : -1;
  return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : { x: width / 2, y: height / 2 };
}

function zoom(state: State, { factor, x, y }: Of<"tree_zoom">): Step {
  const at = x === undefined || y === undefined ? middle(state.inside) : { x, y };
  return [change(state, { camera: zoomed(state.inside.camera, factor, at.x, at.y), gliding: x === undefined }), []];
}

function fit(state: State): Step {
  const scene = sceneOf(state.inside);
  const { room, stage } = state.inside;
  if (!scene || !room) return [state, []];
  const most = homeZoom(room, stage, scene.tree.settings.depth);
  return [change(state, { camera: fitted(room, scene.drawn, most), gliding: true }), []];
}

/** Two fingers: what was between them stays between them. */
function pinched(inside: Inside, before: Finger[], after: Finger[]): Inside["camera"] {
  const [a, b, c, d] = [before[0]!, before[1]!, after[0]!, after[1]!];
  const apart = (p: Finger, q: Finger): number => Math.max(1, Math.hypot(p.x - q.x, p.y - q.y));
  const moved = panned(inside.camera, (c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2);
  return zoomed(moved, apart(c, d) / apart(a, b), (c.x + d.x) / 2, (c.y + d.y) / 2);
}

function moved(inside: Inside, { id, x, y }: Of<"tree_pointer">): Inside {
  const before = inside.fingers;
  const finger = before.find((one) => one.id === id);
  if (!finger) return inside;
  if (!inside.dragged && Math.hypot(x - finger.x, y - finger.y) < steady) return inside;
  const fingers = before.map((one) => (one.id === id ? { id, x, y } : one));
  const camera =
    fingers.length >= 2 ? pinched(inside, before, fingers) : panned(inside.camera, x - finger.x, y - finger.y);
  return { ...inside, fingers, camera, dragged: true, follow: inside.follow && !inside.running, gliding: false };
}

/** A node that was touched is looked at, its sign folds it. */
function touchedAt(state: State, x: number, y: number): Step {
  const { camera } = state.inside;
  const scene = sceneOf(state.inside);
  const found = scene && hit(scene.drawn, camera.x + x / camera.zoom, camera.y + y / camera.zoom, reach / camera.zoom);
  if (!found) return [state, []];
  if (found.sign) return fold(state, found.box.node);
  return stepping.select_node(state, { type: "select_node", node: found.box.node });
}

function pointer(state: State, message: Of<"tree_pointer">): Step {
  const { inside } = state;
  const { phase, id, x, y } = message;
  const others = inside.fingers.filter((finger) => finger.id !== id);
  if (phase === "down") {
    const dragged = others.length > 0;
    return [change(state, { fingers: [...others, { id, x, y }], dragged, gliding: false }), []];
  }
  if (phase === "move") return [{ ...state, inside: moved(inside, message) }, []];
  const touch = phase === "up" && !inside.dragged && others.length < inside.fingers.length;
  const lifted = change(state, { fingers: others, dragged: others.length > 0 && inside.dragged });
  return touch ? touchedAt(lifted, x, y) : [lifted, []];
}

export const viewing = {
  tree_room: measured,
  tree_zoom: zoom,
  tree_pan: (state, { x, y }) => [change(state, { camera: panned(state.inside.camera, x, y), gliding: true }), []],
  tree_fit: fit,
  tree_follow: (state, { on }) => {
    const scene = sceneOf(state.inside);
    const inside = { ...state.inside, follow: on };
    return [{ ...state, inside: on && scene ? aimed(inside, looked(inside, scene)) : inside }, []];
  },
  tree_pointer: pointer,
} satisfies Partial<Handlers<InsideMessage["type"]>>;

// SPDX-License-Identifier: MIT
// Figures as drawings: one that moves, its two positions, a small picture, a sign for a piece.
import { h, type VNode } from "../../dom";
import { figures } from "./all";
import { away, floor, type Joints, joints, type Point, type Pose, poseBetween } from "./body";
import type { Arrow, Figure, Thing } from "./figure";
import { body, line, rope, type Shape, silhouette } from "./shapes";

const path = ({ look, width, path }: Shape, ...inside: VNode[]): VNode =>
  h(
    "path",
    { class: "fig-" + look.split(" ").join(" fig-"), ...(width ? { "stroke-width": width } : {}), d: path },
    ...inside,
  );
const stroke = (look: string, width: number, d: string): VNode => path({ look, width, path: d });
const rect = (look: string, x: number, y: number, width: number, height: number): VNode =>
  h("rect", { class: "fig-" + look, x, y, width, height, rx: 2.5 });

const seat = 150,
  seatBack = 102;
function thing(it: Thing): VNode[] {
  switch (it.kind) {
    case "mat":
      return [rect("mat", it.from, floor - 3, it.to - it.from, 7)];
    case "wall":
      return [rect("wall", it.from === "left" ? it.x - 12 : it.x, 24, 12, floor - 24)];
    case "box":
      return [rect("wood", it.x, floor - it.height, it.width, it.height)];
    case "line":
      return [stroke("line", 4, line([it.x - 9, floor + 7], [it.x + 9, floor - 5]))];
    case "chair": {
      const { x } = it;
      return [
        stroke("wood-line", 6, line([x, seatBack], [x, floor - 2])),
        stroke("wood-line", 6, line([x + 42, seat + 3], [x + 42, floor - 2])),
        rect("wood", x - 2, seat, 47, 7),
        rect("wood", x - 3, seatBack - 2, 6, 26),
      ];
    }
  }
}

function arrow([x1, y1, x2, y2, bend = 0]: Arrow): VNode[] {
  const full = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / full, (y2 - y1) / full];
  const middle: Point = [(x1 + x2) / 2 + uy * bend * 2, (y1 + y2) / 2 - ux * bend * 2];
  const way = (Math.atan2(x2 - middle[0], middle[1] - y2) * 180) / Math.PI;
  const tip: Point = [x2, y2];
  const back = away(tip, way, -9);
  return [
    stroke("arrow", 5, `M${x1} ${y1}Q${middle.map(Math.round).join(" ")} ${back.map(Math.round).join(" ")}`),
    path({ look: "arrow filled", width: 3, path: line(tip, away(tip, way + 148, 15), away(tip, way - 148, 15)) + "Z" }),
  ];
}

const shapes = (figure: Figure, j: Joints): Shape[] => [
  ...(j.rope ? [rope(j)] : []),
  ...body(j, figure.front === true, figure.headOver === true),
];

const ground = stroke("floor", 3, line([8, floor + 1.5], [192, floor + 1.5]));
/** Feet that are seen from the front stand before the line of the floor. */
const scene = (figure: Figure, arrows: boolean, body: VNode[]): VNode[] => [
  ...(figure.front ? [ground] : []),
  ...(figure.things ?? []).flatMap(thing),
  ...body,
  ...(figure.front ? [] : [ground]),
  ...(arrows ? (figure.arrows ?? []).flatMap(arrow) : []),
];

/** A picture that says nothing to a screen reader: the exercise's name is beside it. */
const svg = (look: string, key: string, box: string, children: VNode[]): VNode =>
  h("svg", { class: "figure " + look, key, viewBox: box, "aria-hidden": "true", focusable: "false" }, ...children);

/** How far a thing reaches: left, right, top. */
function reach(it: Thing): [number, number, number] {
  switch (it.kind) {
    case "mat":
      return [it.from, it.to, floor];
    case "wall":
      return it.from === "left" ? [it.x - 12, it.x, 40] : [it.x, it.x + 12, 40];
    case "box":
      return [it.x, it.x + it.width, floor];
    case "line":
      return [it.x - 9, it.x + 9, floor];
    case "chair":
      return [it.x - 4, it.x + 46, seatBack];
  }
}

const limits = (points: readonly Point[]): [left: number, right: number, top: number, bottom: number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};
const pointsOf = (j: Joints): Point[] => [
  ...[j.hip, j.neck, ...j.arms.flat(), ...j.legs.flat(), ...j.toes],
  ...[-1, 1].flatMap((way): Point[] => [
    [j.head[0] + way * 6, j.head[1]],
    [j.head[0], j.head[1] + way * 6],
  ]),
];
/** The box in which all of a figure happens, arrows and things too. */
function whole(figure: Figure): string {
  const body = limits(there(figure).flatMap((pose) => pointsOf(joints(pose, figure.front === true))));
  const arrows = (figure.arrows ?? []).flatMap(([x1, y1, x2, y2]): Point[] => [
    [x1, y1],
    [x2, y2],
  ]);
  const around = (figure.things ?? []).map(reach).flatMap(([left, right, top]): Point[] => [
    [left, top],
    [right, floor],
  ]);
  const swing: Point[] = figure.poses.some(({ rope }) => rope) ? [[56, 12]] : [];
  const [left, right, top] = limits([[body[0], body[2]], [body[1], floor], ...arrows, ...around, ...swing]);
  return [left - 11, top - 11, right - left + 22, floor + 15 - top].map(Math.round).join(" ");
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const samples = 6;

/** The poses on the way there, from the first to the last. */
function there({ poses, front }: Figure): Pose[] {
  const list: Pose[] = [poses[0]];
  for (let leg = 1; leg < poses.length; leg++)
    for (let i = 1; i <= samples; i++)
      list.push(poseBetween(poses[leg - 1]!, poses[leg]!, front === true, smooth(i / samples)));
  return list;
}

/** There and back again, with a rest at both ends: longer where a position is held. */
function course(figure: Figure): { poses: Pose[]; times: number[] } {
  const way = there(figure);
  const rest = figure.held ? [0.1, 0.5] : [0.12, 0.16];
  const move = (1 - rest[0]! - rest[1]!) / 2;
  const step = (i: number) => (i / (way.length - 1)) * move;
  return {
    poses: [way[0]!, ...way, ...[...way].reverse()],
    times: [0, ...way.map((_, i) => rest[0]! + step(i)), ...way.map((_, i) => rest[0]! + move + rest[1]! + step(i))],
  };
}

function movingShapes(figure: Figure): VNode[] {
  const { poses, times } = course(figure);
  const frames = poses.map((pose) => shapes(figure, joints(pose, figure.front === true)));
  const keyTimes = times.map((t) => Math.min(1, t).toFixed(3)).join(";");
  const dur = `${figure.time ?? (figure.held ? 4 : 2.2)}s`;
  return frames[0]!.map((shape, i) => {
    const values = frames.map((frame) => frame[i]!.path);
    if (values.every((value) => value === values[0])) return path(shape);
    const all = { attributeName: "d", values: values.join(";"), keyTimes, dur, repeatCount: "indefinite" };
    return path(shape, h("animate", all));
  });
}

const drawn = (figure: Figure, pose: Pose): VNode[] =>
  shapes(figure, joints(pose, figure.front === true)).map((shape) => path(shape));
const still = (figure: Figure, pose: Pose, arrows: boolean): VNode[] => scene(figure, arrows, drawn(figure, pose));

/** Whether there is a figure of this name. */
export const isFigure = (id: string | undefined): id is string => id !== undefined && id in figures;

/** A figure that does its exercise. */
export const moving = (id: string): VNode =>
  svg("moving", "moving" + id, whole(figures[id]!), scene(figures[id]!, true, movingShapes(figures[id]!)));

/** Its first and its last position beside each other, the way between them marked in the first. */
export const positions = (id: string): VNode[] => {
  const figure = figures[id]!;
  const { poses } = figure;
  return [
    svg("position", "start" + id, whole(figure), still(figure, poses[0], true)),
    svg("position", "end" + id, whole(figure), still(figure, poses[poses.length - 1]!, false)),
  ];
};

const telling = ({ poses, best }: Figure): Pose => (best === 0 ? poses[0] : poses[poses.length - 1]!);

/** The square around a body. */
function square(j: Joints, margin: number): [x: number, y: number, side: number] {
  const [left, right, top, bottom] = limits(pointsOf(j));
  const side = Math.max(right - left, bottom - top) + 2 * margin;
  return [(left + right - side) / 2, (top + bottom - side) / 2, side];
}

/** The position that tells more, as large as it fits: for lists. */
export function picture(id: string): VNode {
  const figure = figures[id]!;
  const pose = telling(figure);
  const [x, y, side] = square(joints(pose, figure.front === true), 12);
  const box = [x, y, side, side].map(Math.round).join(" ");
  return svg("small", "small" + id, box, still(figure, pose, false));
}

/** A sign of one colour around a point, for a piece on the board. */
export function sign(id: string, [cx, cy]: Point, size: number): VNode {
  const figure = figures[id]!;
  const j = joints(telling(figure), figure.front === true);
  const [x, y, side] = square(j, 9);
  const scale = size / side;
  const [dx, dy] = [cx - size / 2 - x * scale, cy - size / 2 - y * scale];
  const place = `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return h("g", { class: "sign figure-sign", transform: place }, ...silhouette(j).map((shape) => path(shape)));
}

// SPDX-License-Identifier: MIT
// A body as strokes: limbs with a thin edge around them, clothes over them, a head. The same strokes in the same order
// for every pose of a figure, so that one can become another.
import { away, bones, type Joints, type Point, type Points } from "./body";

/** A path, how it looks, and how wide it is; 0: it is filled. */
export interface Shape {
  look: string;
  width: number;
  path: string;
}

const number = (n: number): string => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
export const line = (...points: Point[]): string => `M${points.map(at).join("L")}`;
const part = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const circle = ([x, y]: Point, r: number): string =>
  `M${at([x - r, y])}A${r} ${r} 0 1 1 ${at([x + r, y])}A${r} ${r} 0 1 1 ${at([x - r, y])}Z`;
const direction = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;

const edge = (path: string, width: number): Shape => ({ look: "edge", width: width + 5, path });

function arm([shoulder, elbow, wrist]: Points, open: number, far: string): Shape[] {
  const way = direction(elbow, wrist);
  const hand = away(wrist, way, 3);
  const fingers = [-38, 0, 38].map((turn) => line(hand, away(hand, way + turn, 0.1 + open * 11))).join("");
  return [
    edge(line(shoulder, elbow, hand), 11),
    { look: "skin" + far, width: 10.5, path: line(shoulder, elbow, wrist) },
    { look: "skin" + far, width: 4, path: fingers },
    { look: "skin" + far, width: 12.5, path: line(wrist, hand) },
    { look: "shirt" + far, width: 14, path: line(shoulder, part(shoulder, elbow, 0.62)) },
  ];
}

function leg([hip, knee, ankle]: Points, toe: Point, far: string): Shape[] {
  const way = direction(ankle, toe);
  return [
    edge(line(hip, knee, ankle, toe), 12),
    { look: "skin" + far, width: 12.5, path: line(hip, knee, ankle) },
    { look: "shoe" + far, width: 11, path: line(away(ankle, way, -3), toe) },
    { look: "shorts" + far, width: 17.5, path: line(hip, part(hip, knee, 0.72)) },
  ];
}

/** The two sides of the back, as wide as it is seen. */
function torso({ hip, middle, neck, wide }: Joints): string {
  const [low, high] = [direction(hip, middle), direction(middle, neck)];
  const rows: [Point, number, number][] = [
    [hip, low, 9 + 3.5 * wide],
    [middle, (low + high) / 2, 9.5 + 4 * wide],
    [away(middle, high, 18), high, 9.5 + 8 * wide],
  ];
  const left = rows.map(([point, way, half]) => away(point, way - 90, half));
  const right = rows.map(([point, way, half]) => away(point, way + 90, half));
  return line(...left, away(neck, high, -1), ...right.reverse()) + "Z";
}

/** Seen from the side the face looks to the right of where the head points. */
function head({ neck, head: centre, up, wide }: Joints, front: boolean): Shape[] {
  const r = bones.head;
  const on = (forward: number, upward: number): Point => away(away(centre, up, upward * r), up + 90, forward * r);
  const cap = (from: Point, to: Point, inner: Point): string =>
    `M${at(from)}A${r} ${r} 0 0 0 ${at(to)}Q${at(inner)} ${at(from)}Z`;
  const face: Shape[] = front
    ? [
        { look: "hair", width: 0, path: cap(on(0.93, 0.36), on(-0.93, 0.36), on(-0.1, 0.34)) },
        { look: "face", width: 3.4, path: [0.38, -0.38].map((x) => line(on(x, -0.02), on(x, 0.03))).join("") },
        { look: "face", width: 1.8, path: `M${at(on(-0.3, -0.4))}Q${at(on(0, -0.68))} ${at(on(0.3, -0.4))}` },
      ]
    : [
        { look: "hair", width: 0, path: cap(on(0.7, 0.72), on(-0.92, -0.4), on(-0.1, 0.42)) },
        { look: "face", width: 3.4, path: line(on(0.5, 0.02), on(0.5, 0.07)) },
        { look: "face", width: 1.8, path: `M${at(on(0.32, -0.46))}Q${at(on(0.56, -0.62))} ${at(on(0.78, -0.44))}` },
      ];
  const nose: Shape[] = front ? [] : [{ look: "skin", width: 5, path: line(on(0.92, -0.1), on(1.02, -0.14)) }];
  return [
    { look: "skin", width: 9 + wide, path: line(away(neck, up, -4), centre) },
    { look: "edge", width: 4, path: circle(centre, r) },
    ...nose,
    { look: "skin filled", width: 0, path: circle(centre, r) },
    ...face,
  ];
}

/** All of a body, the farthest first. */
export function body(j: Joints, front: boolean, headOver: boolean): Shape[] {
  const far = front ? "" : " far";
  const trunk: Shape[] = [
    { look: "edge", width: 9, path: torso(j) },
    { look: "shirt filled", width: 6, path: torso(j) },
    { look: "shorts", width: 16, path: line(j.legs[0][0], j.legs[1][0]) },
  ];
  const legs = [leg(j.legs[0], j.toes[0], ""), leg(j.legs[1], j.toes[1], far)] as const;
  const arms = [arm(j.arms[0], j.open, ""), arm(j.arms[1], j.open, far)] as const;
  const [top, near] = [head(j, front), [...(front ? arms[1] : legs[0]), ...arms[0]]];
  const above = headOver ? [...near, ...top] : [...top, ...near];
  return [...(front ? legs[1] : [...arms[1], ...legs[1]]), ...(front ? legs[0] : []), ...trunk, ...above];
}

/** The rope between two hands. */
export const rope = ({ arms, rope: y }: Joints): Shape => ({
  look: "rope",
  width: 3,
  path: `M${at(arms[0][2])}C${at([arms[0][2][0] - 46, y])} ${at([arms[1][2][0] + 46, y])} ${at(arms[1][2])}`,
});

/** A body in one colour, for where it is small: fewer and thicker strokes. */
export function silhouette(j: Joints): Shape[] {
  const trunk = j.wide > 0.5 ? 24 : 20;
  return [
    ...j.legs.map((points, i) => ({ look: "one", width: 16, path: line(...points, j.toes[i]!) })),
    {
      look: "one",
      width: trunk,
      path: line(away(j.hip, 0, 0), j.middle, away(j.neck, direction(j.middle, j.neck), -9)),
    },
    ...j.arms.map((points) => ({ look: "one", width: 13, path: line(...points) })),
    { look: "one filled", width: 0, path: circle(j.head, bones.head + 2) },
  ];
}

// SPDX-License-Identifier: MIT
// The body of a figure: bones of fixed lengths in a box of 200, and where its joints are in a pose. Directions are in
// degrees as on a clock: 0 up, 90 to the right. A figure that is seen from its side looks to the right; the first limb
// of a pair is the near one, or, seen from the front, the one on the left of the picture.

export type Point = readonly [x: number, y: number];

/** The directions of its two bones, or where it ends and to which side its joint bends (1: as a knee, -1: an elbow). */
export type Limb = readonly [upper: number, lower: number] | readonly [x: number, y: number, bend: 1 | -1];
export type Pair = readonly [Limb, Limb];

export interface Pose {
  hip: Point;
  /** The direction of the back, from the hip up. */
  lean: number;
  /** That of its upper half, if it is another. */
  chest?: number;
  /** That of the head, if it is not that of the chest. */
  head?: number;
  arms: Pair;
  legs: Pair;
  /** Where the toes point. */
  feet?: readonly [number, number];
  /** From 0, the shoulders seen from the side, to 1, from the front. */
  wide?: number;
  /** Open hands: 1; fists: 0. */
  open?: number;
  /** How high the middle of a rope swings. */
  rope?: number;
}

/** The floor, and where an ankle and a wrist are that stand on it. */
export const floor = 184,
  ankleY = 178,
  wristY = 177;
export const bones = { back: 46, shoulder: 41, neck: 18, head: 14, arm: [25, 24], leg: [35, 34], foot: 11 } as const;
const halfShoulders = 17,
  halfHips = 8;

/** Where the joints of a pose are. */
export interface Joints {
  hip: Point;
  middle: Point;
  neck: Point;
  head: Point;
  /** The direction of the head. */
  up: number;
  arms: readonly [Points, Points];
  legs: readonly [Points, Points];
  toes: readonly [Point, Point];
  wide: number;
  open: number;
  rope: number;
}
/** The root, the joint and the end of a limb. */
export type Points = readonly [Point, Point, Point];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The point so far away in a direction. */
export const away = ([x, y]: Point, direction: number, far: number): Point => [
  x + far * Math.sin(radians(direction)),
  y - far * Math.cos(radians(direction)),
];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A limb of two bones from its root. One that is to end too far away is stretched towards there. */
function limb(root: Point, [upper, lower]: readonly [number, number], way: Limb): Points {
  if (way.length === 2) {
    const joint = away(root, way[0], upper);
    return [root, joint, away(joint, way[1], lower)];
  }
  const [x, y, bend] = way;
  const far = Math.max(1, Math.min(upper + lower - 0.01, distance(root, [x, y])));
  const full = Math.max(1, distance(root, [x, y]));
  const [ux, uy] = [(x - root[0]) / full, (y - root[1]) / full];
  const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * bend;
  return [
    root,
    [root[0] + ux * along + uy * out, root[1] + uy * along - ux * out],
    [root[0] + ux * far, root[1] + uy * far],
  ];
}

/** A root beside the back: -1 for the first of a pair, 1 for the second. */
const beside = ([x, y]: Point, direction: number, far: number): Point => [
  x + far * Math.cos(radians(direction)),
  y + far * Math.sin(radians(direction)),
];

export function joints(pose: Pose, front: boolean): Joints {
  const { hip, lean, arms, legs } = pose;
  const chest = pose.chest ?? lean;
  const up = pose.head ?? chest;
  const wide = pose.wide ?? (front ? 1 : 0);
  const middle = away(hip, lean, bones.back / 2);
  const neck = away(middle, chest, bones.back / 2);
  const shoulders = away(middle, chest, bones.shoulder - bones.back / 2);
  const hips = front ? halfHips : 0;
  const foot = pose.feet ?? (front ? [215, 145] : [90, 90]);
  const arm = (i: 0 | 1) => limb(beside(shoulders, chest, (i * 2 - 1) * halfShoulders * wide), bones.arm, arms[i]);
  const leg = (i: 0 | 1) => limb(beside(hip, lean, (i * 2 - 1) * hips), bones.leg, legs[i]);
  const both = { arms: [arm(0), arm(1)], legs: [leg(0), leg(1)] } as const;
  const toe = (i: 0 | 1) => away(both.legs[i][2], foot[i], front ? bones.foot * 0.7 : bones.foot);
  return {
    ...{ hip, middle, neck, up, wide, ...both },
    head: away(neck, up, bones.neck),
    toes: [toe(0), toe(1)],
    open: pose.open ?? 0,
    rope: pose.rope ?? 0,
  };
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Between two directions, the short way. */
const turnBetween = (a: number, b: number, t: number): number => a + (((((b - a) % 360) + 540) % 360) - 180) * t;
const pointBetween = (a: Point, b: Point, t: number): Point => [between(a[0], b[0], t), between(a[1], b[1], t)];
const direction = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;

/** To which side a limb bends; 0: it is straight. */
const bendOf = ([root, joint, end]: Points): number => {
  const area = (end[1] - root[1]) * (joint[0] - root[0]) - (end[0] - root[0]) * (joint[1] - root[1]);
  return Math.abs(area) < 60 ? 0 : Math.sign(area);
};

/** A limb on its way: its end moves straight if it is given in one of the poses, otherwise its bones turn. */
function limbBetween(a: Limb, b: Limb, from: Points, to: Points, t: number): Limb {
  if (a.length === 2 && b.length === 2) return [between(a[0], b[0], t), between(a[1], b[1], t)];
  const bend = a.length === 3 ? a[2] : (b as Limb & { length: 3 })[2];
  const fits = (limb: Limb, points: Points) => (limb.length === 3 ? limb[2] === bend : bendOf(points) !== -bend);
  if (fits(a, from) && fits(b, to)) return [...pointBetween(from[2], to[2], t), bend] as const;
  const turn = (points: Points, i: 0 | 1): number => direction(points[i], points[i + 1]!);
  return [turnBetween(turn(from, 0), turn(to, 0), t), turnBetween(turn(from, 1), turn(to, 1), t)];
}

/** The pose between two others, at `t` from 0 to 1. */
export function poseBetween(a: Pose, b: Pose, front: boolean, t: number): Pose {
  const [from, to] = [joints(a, front), joints(b, front)];
  const number = (p: number | undefined, q: number | undefined, usual: number) => between(p ?? usual, q ?? usual, t);
  const chest = (pose: Pose) => pose.chest ?? pose.lean;
  const feet = front ? ([215, 145] as const) : ([90, 90] as const);
  const limbs = (kind: "arms" | "legs"): Pair => [
    limbBetween(a[kind][0], b[kind][0], from[kind][0], to[kind][0], t),
    limbBetween(a[kind][1], b[kind][1], from[kind][1], to[kind][1], t),
  ];
  return {
    hip: pointBetween(a.hip, b.hip, t),
    lean: turnBetween(a.lean, b.lean, t),
    chest: turnBetween(chest(a), chest(b), t),
    head: turnBetween(a.head ?? chest(a), b.head ?? chest(b), t),
    arms: limbs("arms"),
    legs: limbs("legs"),
    feet: [number(a.feet?.[0], b.feet?.[0], feet[0]), number(a.feet?.[1], b.feet?.[1], feet[1])],
    wide: between(from.wide, to.wide, t),
    open: between(from.open, to.open, t),
    rope: between(from.rope, to.rope, t),
  };
}

const turned = (way: Limb): Limb =>
  way.length === 2 ? [360 - way[0], 360 - way[1]] : [200 - way[0], way[1], way[2] === 1 ? -1 : 1];

/** The same with the near and the far limbs exchanged. */
export const swapped = (pose: Pose): Pose => ({
  ...pose,
  arms: [pose.arms[1], pose.arms[0]],
  legs: [pose.legs[1], pose.legs[0]],
  ...(pose.feet ? { feet: [pose.feet[1], pose.feet[0]] } : {}),
});

/** The same in a mirror, for figures seen from the front. */
export const mirrored = (pose: Pose): Pose => ({
  ...pose,
  hip: [200 - pose.hip[0], pose.hip[1]],
  lean: -pose.lean,
  ...(pose.chest === undefined ? {} : { chest: -pose.chest }),
  ...(pose.head === undefined ? {} : { head: -pose.head }),
  arms: [turned(pose.arms[1]), turned(pose.arms[0])],
  legs: [turned(pose.legs[1]), turned(pose.legs[0])],
  ...(pose.feet ? { feet: [360 - pose.feet[1], 360 - pose.feet[0]] } : {}),
});

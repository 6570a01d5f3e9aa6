// SPDX-License-Identifier: MIT
// The figures that do exercises: their bodies are bodies, they stay in their box, kits may name them and no others.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { VNode } from "../src/dom";
import { figures } from "../src/workout/figures/all";
import { bones, distance, floor, type Joints, joints, type Points, poseBetween } from "../src/workout/figures/body";
import { isFigure, moving, picture, positions, sign } from "../src/workout/figures/draw";

const all = Object.entries(figures);
const read = (name: string): string => readFileSync(`../${name}`, "utf8");

/** Every pose of a figure, and those on the way. */
const poses = (id: string): Joints[] => {
  const { poses, front } = figures[id]!;
  const way = [0, 0.25, 0.5, 0.75, 1];
  return poses
    .slice(1)
    .flatMap((pose, i) => way.map((t) => joints(poseBetween(poses[i]!, pose, front === true, t), front === true)));
};
const near = (a: number, b: number, what: string): void => assert.ok(Math.abs(a - b) < 0.6, `${what}: ${a}, not ${b}`);

test("there are more than thirty figures, as the program and the schema of kits name them", () => {
  assert.ok(all.length > 30);
  const names = all.map(([id]) => id).sort();
  const header = read("src/workout/figures.hpp").split("figures{")[1]!.split("}")[0]!;
  assert.deepEqual(
    [...header.matchAll(/"([^"]+)"/g)].map((match) => match[1]),
    names,
  );
  const schema = JSON.parse(read("data/kits/kit.schema.json")) as { $defs: { figure: { enum: string[] } } };
  assert.deepEqual(schema.$defs.figure.enum, names);
});

test("every exercise of a ready-made kit has a figure", () => {
  for (const name of readdirSync("../data/kits").filter((name) => /\.(es|en)\.json$/.test(name))) {
    const kit = JSON.parse(read(`data/kits/${name}`)) as { exercises: { id: string; figure: string }[] };
    for (const { id, figure } of kit.exercises) assert.ok(isFigure(figure), `${name}: ${id}`);
  }
});

test("limbs have the lengths of their bones in every position and on the way, and necks their heads", () => {
  for (const [id] of all)
    for (const j of poses(id)) {
      const limb = ([root, joint, end]: Points, [upper, lower]: readonly [number, number]): void => {
        near(distance(root, joint), upper, id);
        near(distance(joint, end), lower, id);
      };
      for (const arm of j.arms) limb(arm, bones.arm);
      for (const leg of j.legs) limb(leg, bones.leg);
      near(distance(j.neck, j.head), bones.neck, id);
    }
});

test("an end that is given is within reach", () => {
  const wrong: string[] = [];
  for (const [id, { poses, front }] of all)
    for (const pose of poses) {
      const at = joints(pose, front === true);
      for (const kind of ["arms", "legs"] as const)
        for (const i of [0, 1] as const) {
          const limb = pose[kind][i];
          const short = limb.length === 3 ? distance(at[kind][i][2], [limb[0], limb[1]]) : 0;
          if (short > 5) wrong.push(`${id}: ${kind}[${i}], ${limb.join(" ")}: ${Math.round(short)} too far away`);
        }
    }
  assert.deepEqual(wrong, []);
});

test("a figure stays in its box and above its floor, and the two positions differ", () => {
  const wrong: string[] = [];
  const flat = (j: Joints) => [j.hip, j.neck, ...j.arms.flat(), ...j.legs.flat(), ...j.toes];
  for (const [id, { front, arrows }] of all) {
    const list = poses(id);
    for (const j of list) {
      for (const [x, y] of flat(j))
        if (x < 5 || x > 195 || y < 5 || y > floor + (front ? 1 : 0))
          wrong.push(`${id}: ${Math.round(x)} ${Math.round(y)}`);
      const [x, y] = j.head;
      if (Math.min(x, 200 - x, y) < bones.head + 1 || y > floor - bones.head + 4)
        wrong.push(`${id}: its head, ${Math.round(y)}`);
    }
    const [a, b] = [list[0]!, list[list.length - 1]!];
    const most = Math.max(...flat(a).map((point, i) => distance(point, flat(b)[i]!)));
    if (most < 7 && a.open === b.open) wrong.push(`${id} does not move`);
    if (arrows?.flatMap((arrow) => arrow.slice(0, 4)).some((n) => n < 5 || n > 195)) wrong.push(`${id}: an arrow`);
  }
  assert.deepEqual([...new Set(wrong)], []);
});

const flat = (node: VNode): VNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === "string" ? [] : flat(child))),
];

test("a drawing is paths alone, all of whose frames have the same shape, and no screen reader sees it", () => {
  const shape = (d: string): string => d.replace(/-?[\d.]+/g, "0");
  for (const [id] of all) {
    for (const drawing of [moving(id), picture(id), ...positions(id)])
      assert.equal(drawing.attrs["aria-hidden"], "true");
    const nodes = [moving(id), picture(id), ...positions(id), sign(id, [50, 50], 60)].flatMap(flat);
    for (const { tag, attrs } of nodes) {
      assert.ok(["svg", "g", "path", "rect", "animate"].includes(tag), tag);
      assert.ok(!("style" in attrs));
      assert.ok(!/NaN|Infinity|undefined/.test(JSON.stringify(attrs)), id);
    }
    for (const { attrs } of flat(moving(id)).filter(({ tag }) => tag === "animate")) {
      const values = String(attrs["values"]).split(";");
      assert.equal(values.length, String(attrs["keyTimes"]).split(";").length, id);
      assert.equal(new Set(values.map(shape)).size, 1, id);
    }
  }
});

// SPDX-License-Identifier: MIT
// The tree as a drawing that stands alone, at the step that is shown: shapes, and those as a file of SVG.
import type { Language } from "../types";
import { captionOf } from "./caption";
import type { Box } from "./layout";
import type { Look, Picture, Shape } from "./picture_parts";
import { type Scene, sceneOf } from "./scene";
import type { Inside } from "./state";
import { onLine } from "./steps";
import { above, boxTexts, leftOut, linkPoints, radiusOf, triangle } from "./texts";

const margin = 24;
const head = 56;
const ink = "#2a231c";
const muted = "#675c50";
const accent = "#1c6b50";
const danger = "#a3321f";

const look = (fill: string, stroke: string, width: number, dashed = false): Look => ({ fill, stroke, width, dashed });

const words = (x: number, y: number, text: string, size: number, colour: string, rest: Partial<Shape> = {}): Shape =>
  ({ kind: "text", x, y, text, size, colour, end: false, bold: false, ...rest }) as Shape;

function ghostShapes(scene: Scene, box: Box): Shape[] {
  return [
    { kind: "box", ...box, radius: 6, look: look("#f0ece6", "#8d8377", 1.5, true), group: "ghost" },
    words(box.x + 10, box.y + 23, "✂ " + leftOut(scene, box.node), 17, muted),
  ];
}

function nodeShapes(scene: Scene, box: Box, best: Set<number>): Shape[] {
  const { tree, known } = scene;
  const node = tree.tree[box.node]!;
  const text = boxTexts(scene, box);
  const line = text.window ? box.y + 26 : box.y + box.height / 2 + 8;
  const cut = known.cut[node.id] === true;
  const stroke = cut ? danger : known.done[node.id] && best.has(node.id) ? accent : "#8d8377";
  const fill = node.player === "max" ? "#fffdf9" : "#e9e1d3";
  const shapes: Shape[] = [
    {
      kind: "box",
      ...box,
      radius: radiusOf(scene, box),
      look: look(fill, stroke, stroke === "#8d8377" ? 1.5 : 3),
      group: ["node", node.player, node.kind, cut ? "cut" : ""].filter(Boolean).join(" "),
    },
    { kind: "line", points: triangle(node.player, box.x + 20, line - 7), look: look(ink, ink, 1) },
    words(box.x + 34, line, text.move, 20, ink),
    words(box.x + box.width - 16, line, text.value, 25, ink, { end: true, bold: true } as Partial<Shape>),
  ];
  if (text.window) shapes.push(words(box.x + 34, box.y + 51, text.window, 18, muted));
  return shapes;
}

function linkShape(scene: Scene, box: Box, best: Set<number>): Shape[] {
  const from = above(scene, box);
  if (!from) return [];
  const good = !box.ghost && scene.known.done[box.node] && best.has(box.node);
  const style = box.ghost ? look("none", danger, 1.5, true) : look("none", good ? accent : "#8d8377", good ? 3 : 1.5);
  return [{ kind: "line", points: linkPoints(from, box), look: style }];
}

/** All of the tree that is shown, with what has just happened above it. */
export function pictureOf(inside: Inside, language: Language): Picture | null {
  const scene = sceneOf(inside);
  if (!scene) return null;
  const best = onLine(scene.tree);
  const { boxes, width, height } = scene.drawn;
  const shapes = [
    ...boxes.flatMap((box) => linkShape(scene, box, best)),
    ...boxes.flatMap((box) => (box.ghost ? ghostShapes(scene, box) : nodeShapes(scene, box, best))),
  ];
  const caption = captionOf(scene, language);
  return {
    width: Math.max(width, caption.length * 11) + 2 * margin,
    height: height + head + 2 * margin,
    shapes: [
      words(margin, margin + 20, caption, 22, ink),
      ...shapes.map((shape) => moved(shape, margin, margin + head)),
    ],
  };
}

function moved(shape: Shape, x: number, y: number): Shape {
  if (shape.kind !== "line") return { ...shape, x: shape.x + x, y: shape.y + y };
  return { ...shape, points: shape.points.map(([px, py]) => [px + x, py + y]) };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const painted = ({ fill, stroke, width, dashed }: Look): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dashed ? ' stroke-dasharray="6 4"' : ""}`;

function svgOf(shape: Shape): string {
  if (shape.kind === "box") {
    const { x, y, width, height, radius, look: style, group } = shape;
    return (
      `<rect class="${group}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ` +
      `${painted(style)}/>`
    );
  }
  if (shape.kind === "line")
    return `<path d="M${shape.points.map((point) => point.join(" ")).join("L")}" ${painted(shape.look)}/>`;
  const { x, y, text, size, colour, end, bold } = shape;
  return (
    `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${end ? ' text-anchor="end"' : ""}` +
    `${bold ? ' font-weight="700"' : ""}>${escaped(text)}</text>`
  );
}

/** As a file of SVG, which needs nothing else. */
export function svgText({ width, height, shapes }: Picture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="sans-serif"><rect width="${width}" height="${height}" fill="#fffdf9"/>\n` +
    shapes.map(svgOf).join("\n") +
    "\n</svg>\n"
  );
}

// SPDX-License-Identifier: MIT
// What the inside of a search asks of the world: files, the size of its room, what is focused.
import { download } from "../aside";
import type { Send } from "../message";
import type { InsideEffect } from "./message";
import { svgText } from "./picture";
import type { Look, Picture, Shape } from "./picture_parts";

/** Browsers draw nothing on a canvas that is larger. */
const mostPixels = 8000;

function stroke(canvas: CanvasRenderingContext2D, { fill, stroke: colour, width, dashed }: Look): void {
  canvas.setLineDash(dashed ? [6, 4] : []);
  canvas.lineWidth = width;
  if (fill !== "none") {
    canvas.fillStyle = fill;
    canvas.fill();
  }
  canvas.strokeStyle = colour;
  canvas.stroke();
}

function paint(canvas: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === "text") {
    canvas.font = `${shape.bold ? "700 " : ""}${shape.size}px sans-serif`;
    canvas.textAlign = shape.end ? "right" : "left";
    canvas.fillStyle = shape.colour;
    canvas.fillText(shape.text, shape.x, shape.y);
    return;
  }
  canvas.beginPath();
  if (shape.kind === "box") canvas.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
  else for (const [x, y] of shape.points) canvas.lineTo(x, y);
  stroke(canvas, shape.look);
}

/** The picture on a canvas, twice as fine as it is drawn if there is room. */
function painted({ width, height, shapes }: Picture): HTMLCanvasElement {
  const scale = Math.min(2, mostPixels / width, mostPixels / height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext("2d")!;
  context.scale(scale, scale);
  context.fillStyle = "#fffdf9";
  context.fillRect(0, 0, width, height);
  for (const shape of shapes) paint(context, shape);
  return canvas;
}

function savePng(picture: Picture): void {
  painted(picture).toBlob((blob) => {
    if (blob) download("arbol.png", blob, "image/png");
  }, "image/png");
}

/** The rooms that are measured whenever they change. */
const watched = new WeakSet<Element>();
const view = (): Element | null => document.querySelector(".tree-view");

/** The room that the tree has now, and whenever it changes. */
function measure(send: Send): void {
  const tell = (): void => {
    const room = view();
    if (room) send({ type: "tree_room", width: room.clientWidth, height: room.clientHeight });
  };
  const room = view();
  if (!room) return;
  tell();
  if (watched.has(room)) return;
  watched.add(room);
  const sizes = new ResizeObserver(() => {
    if (room === view()) tell();
    else sizes.disconnect();
  });
  sizes.observe(room);
}

/** What has to wait until the page is drawn. */
const drawn = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

export function run(effect: InsideEffect, send: Send): void {
  if (effect.do === "svg") download("arbol.svg", svgText(effect.picture), "image/svg+xml");
  if (effect.do === "png") savePng(effect.picture);
  if (effect.do === "measure") drawn(() => measure(send));
  if (effect.do === "focus") drawn(() => document.querySelector<HTMLElement>(effect.what)?.focus());
}

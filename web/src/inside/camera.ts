// SPDX-License-Identifier: MIT
// Which part of the drawing its room shows: zoom, pan, fit, and keeping a node in view.
import { type Box, column, type Layout } from "./layout";
import type { Camera, Room } from "./state";

export const least = 0.004;
export const most = 3;
const edge = 24;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The zoom at which text is read with ease, on a stage from its last row: all columns, if they have room for that. */
export function homeZoom(room: Room, stage: boolean, plies: number): number {
  const across = (room.width - 2 * edge) / ((plies + 1) * column);
  if (stage) return room.width >= 600 ? within(0.85, across, 1.6) : within(0.6, across, 0.85);
  return within(0.5, across, 0.85);
}

/** Nearer or farther, with the same place of the drawing under a point of the room. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const zoom = within(least, camera.zoom * factor, most);
  return { zoom, x: camera.x + x / camera.zoom - x / zoom, y: camera.y + y / camera.zoom - y / zoom };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** All of it, no larger than it is read with ease. */
export function fitted(room: Room, drawn: Layout, most: number): Camera {
  const across = (room.width - 2 * edge) / Math.max(1, drawn.width);
  const down = (room.height - 2 * edge) / Math.max(1, drawn.height);
  const zoom = within(least, Math.min(across, down), most);
  return { zoom, x: (drawn.width - room.width / zoom) / 2, y: (drawn.height - room.height / zoom) / 2 };
}

/** One side of a camera that keeps a stretch of the drawing in view. It moves only if it has to. */
function keep(at: number, size: number, from: number, to: number, place: number): number {
  const margin = Math.min(size * 0.12, Math.max(0, (size - (to - from)) / 2));
  if (from >= at + margin && to <= at + size - margin) return at;
  return (from + to) / 2 - size * place;
}

/** Nothing empty is shown before a drawing, and as little as can be behind it. */
const kept = (at: number, size: number, all: number, border: number): number =>
  Math.max(-border, Math.min(at, all - size + border));

/** Keeps a box in view, and what comes to its right. */
export function following({ zoom, x, y }: Camera, room: Room, drawn: Layout, box: Box, plies: number): Camera {
  const [width, height, border] = [room.width / zoom, room.height / zoom, edge / zoom];
  const across = keep(x, width, box.x - 20, box.x + box.width + 40, 0.45);
  const down = keep(y, height, box.y - 10, box.y + box.height + 10, 0.5);
  return {
    zoom,
    x: kept(across, width, (plies + 1) * column, border),
    y: kept(down, height, drawn.height, border),
  };
}

/** Where the tree is first seen: from its beginning, or where a box is. */
export const home = (room: Room, drawn: Layout, zoom: number, box: Box | undefined, plies: number): Camera => {
  const start = { zoom, x: -edge / zoom, y: -edge / zoom };
  return box ? following(start, room, drawn, box, plies) : start;
};

/** The part of the drawing that is worth drawing: what is seen, and as much around it for what slides into view. */
export function seen(
  camera: Camera,
  room: Room,
): (box: { x: number; y: number; width: number; height: number }) => boolean {
  const [width, height] = [room.width / camera.zoom, room.height / camera.zoom];
  const [left, top] = [camera.x - width / 2, camera.y - height / 2];
  return (box) =>
    box.x < left + 2 * width && box.x + box.width > left && box.y < top + 2 * height && box.y + box.height > top;
}

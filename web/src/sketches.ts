// SPDX-License-Identifier: MIT
// Arrows and circles that people draw on the board. They belong to a move's comment, as `[%csl G12,R09][%cal G0913]`,
// and so go wherever it goes: into the browser's memory and into PDN.

/** A colour and a shape of line: green and solid, red and hollow, blue and dashed, brown and dotted. */
export type Pen = "G" | "R" | "B" | "Y";

/** An arrow; a circle begins where it ends. */
export interface Shape {
  pen: Pen;
  from: number;
  to: number;
}

const command = /\s*\[%c([sa])l\s+([^\]]*)\]/g;

export function shapesOf(comment: string): Shape[] {
  const shapes: Shape[] = [];
  for (const [, kind, list] of comment.matchAll(command))
    for (const one of list!.split(",")) {
      const [, pen, from, to] =
        (kind === "a" ? /^([GRBY])(\d\d)-?(\d\d)$/ : /^([GRBY])(\d{1,2})$/).exec(one.trim()) ?? [];
      if (pen) shapes.push({ pen: pen as Pen, from: Number(from), to: Number(to ?? from) });
    }
  return shapes;
}

/** What a comment says in words. */
export const proseOf = (comment: string): string =>
  comment.includes("[%c") ? comment.replace(command, "").trim() : comment;

const two = (square: number): string => String(square).padStart(2, "0");

/** A comment with its words and its shapes. */
export function withShapes(prose: string, shapes: readonly Shape[]): string {
  const circles = shapes.filter(({ from, to }) => from === to).map(({ pen, to }) => pen + two(to));
  const arrows = shapes.filter(({ from, to }) => from !== to).map(({ pen, from, to }) => pen + two(from) + two(to));
  const drawn =
    (circles.length > 0 ? `[%csl ${circles.join()}]` : "") + (arrows.length > 0 ? `[%cal ${arrows.join()}]` : "");
  return prose && drawn ? `${prose} ${drawn}` : prose + drawn;
}

/** Draws a shape; one that is there already, in the same colour, goes, in another it changes. */
export function toggled(shapes: readonly Shape[], shape: Shape): Shape[] {
  const same = (one: Shape) => one.from === shape.from && one.to === shape.to;
  const others = shapes.filter((one) => !same(one));
  return shapes.find(same)?.pen === shape.pen ? others : [...others, shape];
}

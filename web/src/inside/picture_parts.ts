// SPDX-License-Identifier: MIT
// A drawing that stands alone, as plain shapes: the same for a file of SVG and for a canvas.

export type Shape =
  | { kind: "box"; x: number; y: number; width: number; height: number; radius: number; look: Look; group: string }
  | { kind: "line"; points: [number, number][]; look: Look }
  | { kind: "text"; x: number; y: number; text: string; size: number; colour: string; end: boolean; bold: boolean };

export interface Look {
  fill: string;
  stroke: string;
  width: number;
  dashed: boolean;
}

export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

// SPDX-License-Identifier: MIT
// How well what is drawn on the board stands out from the squares, from the colours that the browser has computed.
import type { Page } from "@playwright/test";

export const themes = ["light", "dark", "contrast"] as const;
export const boards = ["walnut", "slate", "contrast"] as const;
export const sets = ["classic", "flat", "tournament"] as const;

/** What was measured, in which look, on which ground, and how much its best layer stands out. */
export interface Sample {
  what: string;
  look: string;
  ground: string;
  contrast: number;
}

/**
 * Everything that the board shows now, in each look of page and board: marks on both colours of squares, plain and as
 * the last move tints them; pieces there, too, with their rims, their crowns and the gaps of kings; names of squares.
 */
export const measure = (page: Page): Promise<Sample[]> =>
  page.evaluate(
    ([allThemes, allBoards]) => {
      type Color = [number, number, number, number];
      const svg = document.querySelector(".board .board-svg")!;
      const read = (text: string): Color => {
        const parts = text.match(/[\d.]+/g)!.map(Number);
        const unit = text.startsWith("color(") ? 255 : 1;
        return [parts[0]! * unit, parts[1]! * unit, parts[2]! * unit, parts[3] ?? 1];
      };
      const blend = (top: Color, under: Color): Color => {
        const mix = (i: number) => top[i]! * top[3] + under[i]! * (1 - top[3]);
        return [mix(0), mix(1), mix(2), 1];
      };
      const light = (color: Color): number => {
        const [r, g, b] = color.slice(0, 3).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
      };
      const ratio = (one: Color, other: Color) =>
        Math.max(light(one), light(other)) / Math.min(light(one), light(other));
      /** How much of an element is seen, with everything that it is part of. */
      const clear = (element: Element): number => {
        let all = 1;
        for (let at: Element | null = element; at && at !== svg; at = at.parentElement)
          all *= Number(getComputedStyle(at).opacity);
        return all;
      };
      const faded = (element: Element, color: string, own: string): Color => {
        const [r, g, b, a] = read(color);
        return [r, g, b, a * clear(element) * Number(own)];
      };
      /** The colours in which an element is drawn. */
      const inks = (element: Element): Color[] => {
        const style = getComputedStyle(element);
        const found: Color[] = [];
        if (style.fill !== "none") found.push(faded(element, style.fill, style.fillOpacity));
        if (style.stroke !== "none" && Number.parseFloat(style.strokeWidth) > 0)
          found.push(faded(element, style.stroke, style.strokeOpacity));
        return found;
      };
      const stop = (name: string): Color => read(getComputedStyle(svg.querySelector(".stop-" + name)!).stopColor);
      const fillOf = (element: Element) => getComputedStyle(element).fill;
      const samples: { what: string; look: string; ground: string; contrast: number }[] = [];
      const root = document.documentElement;
      const before = { theme: root.dataset["theme"]!, board: svg.getAttribute("class")! };
      const set = /set-(\w+)/.exec(before.board)![1]!;
      for (const theme of allThemes)
        for (const board of allBoards) {
          root.dataset["theme"] = theme;
          svg.setAttribute("class", `board-svg board-${board} set-${set}`);
          const look = `${theme} page, ${board} board, ${set} pieces`;
          const note = (what: string, ground: string, contrast: number) =>
            samples.push({ what, look, ground, contrast });
          const squares = (["light", "dark"] as const).map((kind): [string, Color] => [
            kind,
            read(fillOf(svg.querySelector("rect." + kind)!)),
          ]);
          const tint = document.createElementNS("http://www.w3.org/2000/svg", "rect");
          tint.setAttribute("class", "tint");
          svg.append(tint);
          const over = read(fillOf(tint));
          tint.remove();
          const grounds = [
            ...squares,
            ...squares.map(([kind, color]): [string, Color] => ["tinted " + kind, blend(over, color)]),
          ];
          const best = (layers: Color[], ground: Color) =>
            Math.max(...layers.map((layer) => ratio(blend(layer, ground), ground)));
          for (const mark of svg.querySelectorAll(".mark")) {
            const layers = [...mark.children].flatMap(inks);
            for (const [name, ground] of grounds) note(mark.getAttribute("class")!, name, best(layers, ground));
          }
          for (const piece of svg.querySelectorAll(".piece:not(.dimmed)")) {
            const side = piece.classList.contains("white") ? "white" : "black";
            const king = piece.querySelector(".king") ? "king" : "man";
            const rim = read(getComputedStyle(piece.querySelector(".edge")!).stroke);
            const lit = fillOf(piece.querySelector(".face")!).startsWith("url(");
            const faces = lit
              ? ["lit", "face", "shade"].map((name) => stop(`${side}-${name}`))
              : [read(fillOf(piece.querySelector(".face")!))];
            const edges = lit ? ["edge", "deep"].map((name) => stop(`${side}-${name}`)) : faces;
            const least = (colors: Color[], ground: Color) => Math.min(...colors.map((color) => ratio(color, ground)));
            for (const [name, ground] of grounds)
              note(`${side} ${king}`, name, Math.max(ratio(rim, ground), least(edges, ground)));
            if (king === "man") continue;
            note(`${side} crown`, "face", least(faces, read(fillOf(piece.querySelector(".crown")!))));
            note(`${side} gap`, "disc", least(edges, read(fillOf(piece.querySelector(".gap")!))));
          }
          const focused = getComputedStyle(document.activeElement ?? document.body);
          if (document.activeElement?.matches(".cell:focus-visible"))
            for (const [name, ground] of grounds) {
              const layers = [read(focused.outlineColor), read(/(rgb|color)[^)]*\)/.exec(focused.boxShadow)![0])];
              note("cursor", name, best(layers, ground));
            }
          // Words want more: what is read is measured as such.
          const number = svg.querySelector(".number");
          if (number) {
            const ground = squares[number.classList.contains("on-light") ? 0 : 1]!;
            note("number", ground[0], (ratio(read(fillOf(number)), ground[1]) * 3) / 4.5);
          }
          const name = svg.querySelector(".edge-name");
          if (name) {
            const ground = read(fillOf(svg.querySelector(".frame")!));
            note("edge name", "frame", (ratio(read(fillOf(name)), ground) * 3) / 4.5);
          }
        }
      root.dataset["theme"] = before.theme;
      svg.setAttribute("class", before.board);
      return samples;
    },
    [themes, boards] as const,
  );

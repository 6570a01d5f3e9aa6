// SPDX-License-Identifier: MIT
// What the inside of a search asks of the world.
import { download } from "../aside";
import type { InsideEffect } from "./message";

/** The tree as it is drawn, with the style that it needs to stand alone. */
function exportSvg(): void {
  const drawing = document.querySelector(".tree-svg");
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent =
    "text{font:11px sans-serif;fill:#222}.node-value,.stub-count{text-anchor:end}.stub-count{text-anchor:start}" +
    "rect{fill:#fff;stroke:#777}.min rect{fill:#f1ede6}.best rect{stroke:#1f6f54;stroke-width:2}" +
    ".cut rect{stroke-dasharray:4 2}.link{fill:none;stroke:#bbb}.stub{fill:none;stroke:#a33}";
  copy.prepend(style);
  download("arbol.svg", new XMLSerializer().serializeToString(copy), "image/svg+xml");
}

export function run(effect: InsideEffect): void {
  if (effect.do === "svg") exportSvg();
}

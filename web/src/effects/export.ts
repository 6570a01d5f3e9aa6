// SPDX-License-Identifier: MIT
// What leaves the page by way of the document: text through a selection, the tree as a drawing.
import { download } from "../aside";

/** Copies without a clipboard, as pages did before there was one; false: the browser does not let it. */
export function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden";
  document.body.appendChild(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

/** The tree as it is drawn, with the style that it needs to stand alone. */
export function exportSvg(): void {
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

// SPDX-License-Identifier: MIT
// A pointer that holds a piece, or draws, may leave the board: it is followed over the whole page.
import type { Send } from "./message";
import type { State } from "./state";

const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);

/** The square below a pointer; 0: none. */
export const squareUnder = (event: PointerEvent): number =>
  Number(under(event)?.closest<HTMLElement>("[data-square]")?.dataset["square"] ?? 0);

/** Where a held piece is drawn, in the units of the board's drawing; null: there is no board. */
function place(event: PointerEvent): { x: number; y: number } | null {
  const svg = document.querySelector<SVGSVGElement>(".board .board-svg");
  if (!svg) return null;
  const box = svg.getBoundingClientRect();
  const { x, y, width } = svg.viewBox.baseVal;
  const unit = width / box.width;
  return { x: x + (event.clientX - box.left) * unit - 50, y: y + (event.clientY - box.top) * unit - 50 };
}

export function followPointer(state: () => State, send: Send): void {
  let pressed: { x: number; y: number } | null = null;
  addEventListener("pointerdown", (event) => {
    pressed = { x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    const { drag, sketch } = state();
    if (sketch.from > 0 && event.buttons > 0) {
      const to = squareUnder(event);
      if (to !== sketch.to) send({ type: "sketch", part: { to } });
    }
    if (!drag || !pressed) return;
    if (!drag.moved && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 6) return;
    const to = place(event);
    if (to) send({ type: "drag", ...to });
  });
  addEventListener("pointerup", (event) => {
    pressed = null;
    const { drag, sketch } = state();
    if (sketch.from > 0) send({ type: "sketched" });
    if (!drag) return;
    const off = !under(event)?.closest(".board");
    send({ type: "release", square: squareUnder(event), now: Date.now(), off });
  });
  addEventListener("pointercancel", () => {
    const { drag, sketch } = state();
    if (sketch.from > 0) send({ type: "sketch", part: { from: 0, to: 0 } });
    if (drag) send({ type: "release", square: 0, now: Date.now() });
  });
}

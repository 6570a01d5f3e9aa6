// SPDX-License-Identifier: MIT
// The top of a panel where it lies over the board: its name, a handle that is dragged or tapped, a way out.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import type { Panel, State } from "../state";
import { words } from "./common";
import { icon } from "./icons";

/** So far the handle is dragged until the sheet takes another size. */
const enough = 56;

/** The click that ends a drag is none of the handle. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}

/** Follows the pointer that holds the handle; where it lets go tells what becomes of the sheet. */
function held(state: State, send: Send, down: PointerEvent): void {
  const side = (down.currentTarget as HTMLElement).closest<HTMLElement>(".side");
  if (!side || down.button !== 0 || (down.target as Element).closest(".sheet-close")) return;
  const distance = (event: PointerEvent) => event.clientY - down.clientY;
  const move = (event: PointerEvent) => side.style.setProperty("--dragged", `${Math.max(0, distance(event))}px`);
  const end = (event: PointerEvent): void => {
    for (const kind of ["pointerup", "pointercancel"] as const) removeEventListener(kind, end);
    removeEventListener("pointermove", move);
    side.style.removeProperty("--dragged");
    if (Math.abs(distance(event)) > 4) swallowClick();
    if (event.type === "pointercancel") return;
    const full = state.sheet === "full";
    if (distance(event) > enough)
      send({ type: "sheet", sheet: full && distance(event) < innerHeight / 3 ? "half" : "closed" });
    else if (distance(event) < -enough) send({ type: "sheet", sheet: "full" });
  };
  addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"] as const) addEventListener(kind, end);
}

const titles = (state: State): Record<Panel, string> => {
  const w = words(state);
  return {
    game: w.sheet,
    new: w.newGame,
    analysis: w.tabAnalysis,
    inside: w.tabInside,
    learn: w.tabLearn,
    library: w.tabLibrary,
    settings: w.tabSettings,
    puzzles: w.puzzles,
    workout: w.tabWorkout,
    offline: w.whatIsKept,
  };
};

export function sheetHead(state: State, send: Send): VNode {
  const w = words(state);
  const full = state.sheet === "full";
  return h(
    "div",
    { class: "sheet-head", tabindex: -1, onpointerdown: (event: PointerEvent) => held(state, send, event) },
    h("strong", {}, state.editor ? w.editorTitle : titles(state)[state.panel]),
    h("button", {
      type: "button",
      class: "sheet-handle",
      "aria-label": full ? w.sheetSmaller : w.sheetLarger,
      onclick: () => send({ type: "sheet", sheet: full ? "half" : "full" }),
    }),
    h(
      "button",
      {
        type: "button",
        class: "sheet-close",
        "aria-label": w.close,
        onclick: () => send(state.editor ? { type: "edit_cancel" } : { type: "sheet", sheet: "closed" }),
      },
      icon("close"),
    ),
  );
}

/** Over what a sheet leaves of the board: a tap closes the sheet. */
export const sheetVeil = (send: Send): VNode =>
  h("div", { class: "sheet-veil", "aria-hidden": "true", onclick: () => send({ type: "sheet", sheet: "closed" }) });

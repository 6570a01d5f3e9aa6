// SPDX-License-Identifier: MIT
// The clocks: what they show, and how they are drawn again while nothing else changes.
import { h, patch, type VNode } from "../dom";
import { isOver } from "../selectors";
import type { State } from "../state";
import type { Side } from "../types";

/** Minutes and seconds; at the end also tenths. */
export function clockText(ms: number): string {
  const tenths = Math.ceil(ms / 100);
  if (tenths < 100) return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a side has left; null: the game has no clocks. */
export function clock(state: State, side: Side): VNode | null {
  const { clock: clocks } = state;
  if (!clocks) return null;
  const runs = state.position?.turn === side && !isOver(state) && clocks.running && !clocks.paused;
  const kind = "clock" + (runs ? " running" : "") + (clocks[side] < 20_000 ? " low" : "");
  return h("span", { class: kind, role: "timer", "data-clock": side }, clockText(clocks[side]));
}

/** Whether of two states nothing but the time on the clocks differs. */
function onlyTime(before: State, now: State): boolean {
  const [old, clocks] = [before.clock, now.clock];
  if (!old || !clocks || old.running !== clocks.running || old.paused !== clocks.paused) return false;
  return (Object.keys(now) as (keyof State)[]).every((key) => key === "clock" || now[key] === before[key]);
}

/** Draws the clocks alone, where nothing else has changed; false: everything has to be drawn. */
export function drawClocks(root: ParentNode, before: State | null, now: State): boolean {
  if (!before || !onlyTime(before, now)) return false;
  for (const element of root.querySelectorAll<HTMLElement>("[data-clock]")) {
    const wanted = clock(now, element.dataset["clock"] as Side);
    if (wanted) patch(element, wanted);
  }
  return true;
}

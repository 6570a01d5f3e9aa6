// SPDX-License-Identifier: MIT
// The signs of the bar, drawn in a square of 24.
import { h, type VNode } from "../../dom";

const shapes = {
  start: "M18 6l-6 6 6 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  end: "M6 6l6 6-6 6M17 6v12",
  run: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  zoomIn: "M12 6v12M6 12h12",
  zoomOut: "M6 12h12",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  follow: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4",
  tidy: "M4 6h16M8 12h12M8 18h12M4 10l2 2-2 2",
  stage: "M3 5h18v12H3zM8 21h8M12 17v4",
  leave: "M6 6l12 12M18 6L6 18",
  predict: "M6 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM20 5L8.500 15.500M20 19L8.500 8.500",
  export: "M12 4v11M8 11l4 4 4-4M5 20h14",
} as const;
export type IconName = keyof typeof shapes;

export const icon = (name: IconName): VNode =>
  h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    h("path", { d: shapes[name] }),
  );

/** A button that is a sign; its word is there for those who ask or listen. */
export const sign = (
  name: IconName,
  label: string,
  onclick: () => void,
  attrs: Record<string, string | boolean | number> = {},
): VNode =>
  h("button", { type: "button", class: "nav", "aria-label": label, title: label, onclick, ...attrs }, icon(name));

/** One that is on or off. */
export const switchSign = (name: IconName, label: string, on: boolean, change: (on: boolean) => void): VNode =>
  sign(name, label, () => change(!on), { class: on ? "nav here" : "nav", "aria-pressed": on ? "true" : "false" });

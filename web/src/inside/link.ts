// SPDX-License-Identifier: MIT
// A link to a search: position, settings, step and node. Opening it searches again, and stands where it stood.
import { decodeText } from "../decode";
import { textbook } from "../stored";
import type { TextbookSettings } from "../types";
import type { Inside } from "./state";

/** What a link asks for. */
export interface Wanted {
  settings: TextbookSettings;
  step: number;
  node: number;
  stage: boolean;
}

/** A weight is told from other settings by what stands before it. */
const weight = "w.";

/** The fragment of a link that holds the tree shown; empty: there is none. `usual`: weights that need no mention. */
export function linkText({ tree, asked, step, selected, stage }: Inside, usual: Record<string, number>): string {
  if (!tree) return "";
  const { weights, ...settings } = asked ?? tree.settings;
  const changed = Object.entries(weights).filter(([name, value]) => usual[name] !== value);
  const written = [...Object.entries(settings), ...changed.map(([name, value]) => [weight + name, value] as const)];
  const parts = new URLSearchParams({
    rules: tree.rules,
    fen: tree.fen,
    search: written.map(([name, value]) => `${name}:${value}`).join(","),
    step: String(step),
  });
  if (selected !== null) parts.set("node", String(selected));
  if (stage) parts.set("stage", "1");
  return "#" + parts.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}

const asWritten = (text: string): unknown =>
  text === "true" || text === "false" ? text === "true" : Number.isFinite(Number(text)) ? Number(text) : text;

const counted = (text: string | null): number => (text !== null && /^\d{1,7}$/.test(text) ? Number(text) : -1);

/** What a fragment asks for; null: it holds no search. What is wrong with its settings is as usual. */
export function readLink(fragment: string, usual: Record<string, number>): Wanted | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const search = parts.get("search");
  if (search === null || fragment.length > 20_000) return null;
  const settings: Record<string, unknown> = {};
  const weights: Record<string, unknown> = { ...usual };
  for (const one of search.split(",").slice(0, 200)) {
    const [name = "", value = ""] = one.split(":");
    if (name.startsWith(weight)) weights[name.slice(weight.length)] = asWritten(value);
    else settings[name] = asWritten(value);
  }
  const { value } = decodeText(JSON.stringify({ ...settings, weights }), textbook);
  if (!value) return null;
  return {
    settings: value,
    step: counted(parts.get("step")),
    node: counted(parts.get("node")),
    stage: parts.get("stage") === "1",
  };
}

// SPDX-License-Identifier: MIT
// What is wrong with the kit as it is: the desk says where by a path, people know the field by its label.
import type { State } from "../../state";
import { dictionary } from "../lang/words";
import type { RowId } from "../types";

/** What is wrong with the field of a path, without saying which; empty: nothing, or something else is. */
export function wrongAt(state: State, path: string): string {
  const { error } = state.workout!.setup;
  if (error?.path !== path) return "";
  const text = error.text[state.settings.language];
  return text.startsWith(`${path}: `) ? text.slice(path.length + 2) : text;
}

/** The label of a field; of an exercise also its name. */
function labelOf(state: State, path: string): string {
  const w = dictionary(state.settings.language);
  const { kit } = state.workout!.setup;
  const [, side] = /^teams\.(white|black)\.name$/.exec(path) ?? [];
  if (side === "white" || side === "black") return w.teamName(side);
  const [, row] = /^amounts\.(\w+)$/.exec(path) ?? [];
  if (row) return w.rowName(row as RowId);
  const [, at, part] = /^exercises\[(\d+)\]\.([\w.]+)$/.exec(path) ?? [];
  const labels: Record<string, string> = {
    name: w.exerciseName,
    emoji: w.emoji,
    description: w.description,
    muscles: w.muscles,
    "adaptation.name": w.adaptation,
    "adaptation.description": w.adaptationHow,
    "adaptation.percent": w.percent,
  };
  const label = part && labels[part];
  const name = kit?.exercises[Number(at)]?.name;
  return label ? (name && part !== "name" ? `${name}, ${label}` : label) : path;
}

/** The whole sentence; empty: nothing is wrong. */
export function whatIsWrong(state: State): string {
  const { error } = state.workout!.setup;
  return error ? `${labelOf(state, error.path)}: ${wrongAt(state, error.path)}` : "";
}

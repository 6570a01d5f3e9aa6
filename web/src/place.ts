// SPDX-License-Identifier: MIT
// Where somebody is in the page: the panel, how far its sheet is open, the section, the game. The browser's history
// holds places, so that going back and a reload lead where one was.
import type { Learn, Sheet } from "./panels";
import type { Panel, State } from "./state";

export interface Place {
  panel: Panel;
  /** Empty where the panel is beside the board. */
  sheet: Sheet | "";
  /** What is open in the panel that has parts. */
  section: Learn["section"];
  /** The id of the game on the board. */
  game: string;
}

export const placeOf = ({ panel, sheet, learn, game }: State, sheets: boolean): Place => ({
  panel,
  sheet: sheets ? sheet : "",
  section: learn.section,
  game: game.id,
});

/** Whether going from one to the other is a step in the history: the size of a sheet is none, nor is a closed part. */
export const samePlace = (one: Place, other: Place): boolean =>
  one.panel === other.panel &&
  one.game === other.game &&
  (one.panel !== "learn" || one.section === other.section) &&
  open(one) === open(other) &&
  (one.sheet === "menu") === (other.sheet === "menu");
const open = ({ sheet }: Place): boolean => sheet !== "" && sheet !== "closed";

const sheets: readonly string[] = ["closed", "half", "full", "menu", ""] satisfies Place["sheet"][];

const panels: Record<Panel, true> = {
  game: true,
  new: true,
  analysis: true,
  inside: true,
  learn: true,
  library: true,
  settings: true,
  puzzles: true,
  workout: true,
  offline: true,
};

/** A place from the browser's history, which also older and newer pages write. */
export function readPlace(value: unknown): Place | null {
  if (typeof value !== "object" || value === null) return null;
  const { panel, sheet, section, game } = value as Record<string, unknown>;
  if (![panel, sheet, section, game].every((part) => typeof part === "string")) return null;
  return Object.hasOwn(panels, panel as string) && sheets.includes(sheet as string) ? (value as Place) : null;
}

/** How a panel opens over the board: what is filled in or read takes the room, what speaks of the board leaves it. */
export function sheetFor({
  panel,
  game,
  workout,
  editor,
}: Pick<State, "panel" | "game" | "workout" | "editor">): Sheet {
  if (editor) return "half";
  if (panel === "workout") return game.lesson && workout?.view !== "setup" ? "half" : "full";
  if (panel === "game") return "closed";
  return ["analysis", "learn"].includes(panel) ? "half" : "full";
}

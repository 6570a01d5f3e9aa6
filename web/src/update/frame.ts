// SPDX-License-Identifier: MIT
// Where somebody is in the page: sheets that open and close over the board, and going back to where one was.
import type { Message, Step } from "../message";
import { sheetFor } from "../place";
import { isOver } from "../selectors";
import type { State } from "../state";
import { turnTo } from "./learn";
import type { Handlers, Of } from "./step";

/** A sheet that is closed leaves the board alone; the menu leaves what was open before it. */
function setSheet(state: State, { sheet }: Of<"sheet">): Step {
  if (sheet !== "closed") return [{ ...state, sheet }, []];
  if (state.sheet === "menu") return [{ ...state, sheet: sheetFor(state) }, []];
  return [{ ...state, panel: "game", sheet, confirm: "" }, []];
}

/** Back or forward: a game that is being played stays on the board, another one comes back if it was kept. */
function goBack(state: State, { place }: Of<"went">): Step {
  const there: State = { ...state, panel: place.panel, confirm: "" };
  const [next, effects] = place.panel === "learn" ? turnTo(there, place.section) : ([there, []] as Step);
  const sheet = place.sheet || sheetFor(next);
  const other = place.game !== state.game.id && state.library.saved.some(({ id }) => id === place.game);
  const leave = other && (!state.game.playing || isOver(state));
  return [
    { ...next, sheet },
    [...effects, ...(leave ? [{ kind: "load" as const, id: place.game, panel: place.panel }] : [])],
  ];
}

export const frame = { sheet: setSheet, went: goBack } satisfies Partial<Handlers>;

/** After each step: another panel opens as it is used to, and another game is not hidden by a sheet. */
export function settled(before: State, [state, effects]: Step, message: Message): Step {
  if (message.type === "went" || message.type === "sheet") return [state, effects];
  const toBoard = message.type === "press" && state.panel === "game" && !state.editor;
  if (toBoard && state.sheet !== "closed") return [{ ...state, sheet: "closed" }, effects];
  const editing = (before.editor === null) !== (state.editor === null);
  if (message.type === "panel" || before.panel !== state.panel || editing)
    return [{ ...state, sheet: sheetFor(state) }, effects];
  if (before.game.id === state.game.id || state.sheet !== "full" || before.about === null) return [state, effects];
  return [{ ...state, sheet: ["game", "workout"].includes(state.panel) ? "closed" : "half" }, effects];
}

// SPDX-License-Identifier: MIT
// Setting up a position, square by square; the referee says what is wrong with it.
import { newGame } from "../defaults";
import type { Seat } from "../game";
import type { Step } from "../message";
import type { Editor } from "../panels";
import type { State } from "../state";
import type { Side } from "../types";
import { begin, openToStudy } from "./course";
import type { Handlers, Of, Replies } from "./step";

function checkSetup(state: State, editor: Editor): Step {
  const request = { do: "setup" as const, rules: state.game.rules, turn: editor.turn, pieces: editor.pieces };
  return [{ ...state, editor }, [{ kind: "referee", request, as: "setup", context: {} }]];
}

function edited(pieces: string, square: number, tool: string): string {
  const old = pieces[square - 1];
  return pieces.slice(0, square - 1) + (old === tool ? "." : tool) + pieces.slice(square);
}

/** A square of the edited position gets what the tool puts there, or loses it. */
export function editSquare(state: State, square: number): Step {
  const editor = state.editor!;
  return checkSetup({ ...state, cursor: square }, { ...editor, pieces: edited(editor.pieces, square, editor.tool) });
}

function edit(state: State): Step {
  if (!state.position) return [state, []];
  const { pieces, turn } = state.position;
  return checkSetup(state, { pieces, turn, tool: "w", setup: null });
}

/** The position is studied, or played by a person who has the move against the computer. */
function editDone(state: State, { playing, now, seed, date }: Of<"edit_done">): Step {
  const setup = state.editor?.setup;
  if (!setup || setup.wrong.length > 0) return [state, []];
  if (!playing) return openToStudy(state, { rules: state.game.rules, start: setup.fen }, seed, date);
  const computer: Seat = { kind: "level", level: state.fresh.level };
  const seats: Record<Side, Seat> = { white: computer, black: computer };
  seats[state.editor!.turn] = { kind: "human" };
  return begin(state, { ...newGame(state.game.rules, seats, null, seed, date), start: setup.fen }, now);
}

export const editor = {
  edit,
  editor: (state, { part }) => (state.editor ? checkSetup(state, { ...state.editor, ...part }) : [state, []]),
  edit_cancel: (state) => [{ ...state, editor: null }, []],
  edit_done: editDone,
} satisfies Partial<Handlers>;

export const editorReplies = {
  setup: (state, { reply }) => [
    state.editor && reply ? { ...state, editor: { ...state.editor, setup: reply } } : state,
    [],
  ],
} satisfies Partial<Replies>;

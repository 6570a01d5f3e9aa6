// SPDX-License-Identifier: MIT
// Setting up a position, square by square; the referee says what is wrong with it.
import { newGame } from "../defaults";
import type { Seat } from "../game";
import type { Message, Purpose, Step } from "../message";
import type { Editor } from "../panels";
import { opponent, whyOver } from "../selectors";
import type { State } from "../state";
import type { Side } from "../types";
import { begin, letGo, openToStudy } from "../update/course";
import { answering, type Handlers, type Of, type Replies, stay } from "../update/step";

/** Asks the referee about the position, and about the same one with the other side to move: both must have pieces. */
function checkSetup(state: State, editor: Editor): Step {
  const { rules } = state.game;
  const ask = (turn: Side, to: string) => ({
    kind: "referee" as const,
    request: { do: "setup" as const, rules, turn, pieces: editor.pieces },
    as: "setup" as const,
    context: { to },
  });
  return [{ ...state, editor }, [ask(editor.turn, "mover"), ask(opponent(editor.turn), "other")]];
}

/** Other pieces stand on the board; what stood there can come back. */
function changed(state: State, pieces: string): Step {
  const editor = state.editor!;
  if (pieces === editor.pieces) return [state, []];
  const [next, effects] = checkSetup(state, { ...editor, pieces, past: [...editor.past, editor.pieces].slice(-100) });
  return [next, [...effects, { kind: "sound", name: "move" }]];
}

const withPiece = (pieces: string, square: number, letter: string): string =>
  pieces.slice(0, square - 1) + letter + pieces.slice(square);

/** A square gets a piece, or loses the one that is there already. */
function put(state: State, square: number, letter: string): Step {
  const { pieces } = state.editor!;
  return changed({ ...state, cursor: square }, withPiece(pieces, square, pieces[square - 1] === letter ? "." : letter));
}

/** A square is touched by keys: it gets what the tool puts there. */
const editSquare = (state: State, square: number): Step => put(state, square, state.editor!.tool);

/** A piece is taken up; an empty square gets one. */
function editPress(state: State, square: number): Step {
  if (state.editor!.pieces[square - 1] === ".") return editSquare(state, square);
  return [{ ...state, cursor: square, drag: { square, x: 0, y: 0, moved: false, again: false } }, []];
}

/** A piece that was moved stays where it is let go, off the board it is gone; one that was touched is changed. */
function editRelease(state: State, square: number, off: boolean): Step {
  const { drag, editor } = state;
  if (!drag || !editor) return [state, []];
  const still: State = { ...state, drag: null };
  if (!drag.moved) return square === drag.square ? editSquare(still, square) : [still, []];
  if (square === drag.square || (square === 0 && !off)) return [still, []];
  const without = withPiece(editor.pieces, drag.square, ".");
  return changed(still, square === 0 ? without : withPiece(without, square, editor.pieces[drag.square - 1]!));
}

function editUndo(state: State): Step {
  const { editor } = state;
  const pieces = editor?.past.at(-1);
  if (!editor || pieces === undefined) return [state, []];
  return checkSetup(state, { ...editor, pieces, past: editor.past.slice(0, -1) });
}

function edit(state: State): Step {
  if (!state.position) return [state, []];
  const { pieces, turn } = state.position;
  const clear = { ...state, ...letGo(state), hint: null, peek: null, motion: null };
  return checkSetup(clear, { pieces, turn, tool: "w", setup: null, other: null, past: [] });
}

/** The position is studied, or played by a person who has the move against the computer. */
function editDone(state: State, { playing, now, seed, date }: Of<"edit_done">): Step {
  const setup = state.editor?.setup;
  if (!setup || setup.wrong.length > 0 || (playing && whyOver(state.editor!))) return [state, []];
  if (!playing) return openToStudy(state, { rules: state.game.rules, start: setup.fen }, seed, date);
  const computer: Seat = { kind: "level", level: state.fresh.level };
  const seats: Record<Side, Seat> = { white: computer, black: computer };
  seats[state.editor!.turn] = { kind: "human" };
  return begin(state, { ...newGame(state.game.rules, seats, null, seed, date), start: setup.fen }, now);
}

/** Instead of what they do in a game. */
const instead = {
  press: (state, { square }) => editPress(state, square),
  touch: (state, { square }) => editSquare(state, square),
  release: (state, { square, off }) => editRelease(state, square, off === true),
  undo: editUndo,
} satisfies Partial<Handlers>;

const own = {
  edit,
  editor: (state, { part: { pieces, ...part } }) => {
    if (!state.editor) return [state, []];
    const next = { ...state, editor: { ...state.editor, ...part } };
    return pieces === undefined ? checkSetup(next, next.editor) : changed(next, pieces);
  },
  edit_undo: editUndo,
  put: (state, { square, letter }) => (state.editor ? put(state, square, letter) : [state, []]),
  edit_cancel: (state) => [{ ...state, editor: null }, []],
  edit_done: editDone,
} satisfies Partial<Handlers>;

const replies = {
  setup: (state, { reply, context }) =>
    stay(
      state.editor && reply
        ? { ...state, editor: { ...state.editor, [context.to === "other" ? "other" : "setup"]: reply } }
        : state,
    ),
} satisfies Partial<Replies<Purpose>>;

const asks = answering({ ...instead, ...own }, replies);

/** Everything on the board is the editor's while it is open. */
export const update = (state: State, message: Message): Step | undefined =>
  state.editor || message.type === "edit" ? asks(state, message) : undefined;

// SPDX-License-Identifier: MIT
// Touching squares: by a click, by holding a piece and letting it go, or by keys, until a legal move is chosen.
import type { Step } from "../message";
import { bound, canMove, fitting, touchOf } from "../selectors";
import type { State } from "../state";
import type { Position } from "../types";
import { attempt, choose, clean, commit, hold, letGo } from "./course";

export function touch(state: State, square: number, now: number): Step {
  const at = state.position;
  if (!at || !canMove(state)) return [{ ...state, ...letGo(state), cursor: square }, []];
  const { proposed } = state;
  if (proposed?.path.at(-1) === square) return commit({ ...state, ...clean, cursor: square }, proposed.text, now);
  const own = touchOf(at, square);
  const must = bound(state);
  const touched = state.touched.length === 0 && must !== 0 ? [must] : state.touched;
  const first = touched[0];
  if (state.choices.length > 0) {
    const chosen = state.choices.filter((move) => move.path.includes(square) || move.captured.includes(square));
    if (chosen.length === 1) return choose({ ...state, ...clean, cursor: square }, chosen[0]!.text, now);
    return [{ ...state, ...letGo(state), cursor: square }, []];
  }
  if (first === undefined || (own && square !== first)) {
    if (!own) return [{ ...state, ...letGo(state), cursor: square }, []];
    // Another piece is in hand already: the referee says what that means.
    if (must !== 0) return [{ ...state, ...letGo(state), cursor: square }, [attempt(state, { squares: [square] })]];
    const { refused } = own;
    const refusal = refused && {
      text: refused.sentence,
      squares: refused.squares,
      from: square,
      article: refused.article,
    };
    return hold({ ...state, ...clean, touched: [square], refusal, cursor: square }, square);
  }
  if (square === first) return [{ ...state, ...letGo(state), cursor: square }, []];
  return touchOn(state, at, [...touched, square], now);
}

/** The touched piece goes on to a square. */
function touchOn(state: State, at: Position, touched: number[], now: number): Step {
  const square = touched[touched.length - 1]!;
  const moves = fitting(at.moves, touched);
  const ends = moves.filter((move) => move.path[move.path.length - 1] === square);
  if (moves.length === 1) return choose({ ...state, ...clean, cursor: square }, moves[0]!.text, now);
  if (ends.length === 1 && touched.length > 1 && moves.length === ends.length)
    return choose({ ...state, ...clean, cursor: square }, ends[0]!.text, now);
  if (ends.length > 1) return [{ ...state, choices: ends, drag: null, refusal: null, cursor: square }, []];
  if (moves.length > 1) return [{ ...state, touched, drag: null, refusal: null, cursor: square }, []];
  return [{ ...state, drag: null, cursor: square }, [attempt(state, { squares: touched })]];
}

/** A piece whose only move is a capture plays with one click (an option). */
export function click(state: State, square: number, now: number): Step {
  const capture = touchOf(state.position, square)?.only_capture;
  const free = bound(state) === 0 || bound(state) === square;
  if (canMove(state) && free && state.settings.oneClick && capture)
    return choose({ ...state, ...clean, cursor: square }, capture, now);
  return [state, []];
}

export function press(state: State, square: number, now: number): Step {
  const wasTouched = state.touched[0] === square;
  if (canMove(state) && touchOf(state.position, square) && state.choices.length === 0) {
    const [picked, effects] = wasTouched ? ([state, []] as Step) : touch(state, square, now);
    if (picked.touched[0] !== square) return [picked, effects];
    return [{ ...picked, drag: { square, x: 0, y: 0, moved: false, again: wasTouched } }, effects];
  }
  return touch(state, square, now);
}

export function release(state: State, square: number, now: number): Step {
  const drag = state.drag;
  if (!drag) return [state, []];
  const still: State = { ...state, drag: null };
  if (square === drag.square || square === 0) {
    if (drag.moved || square === 0) return [still, []];
    return drag.again ? touch(still, square, now) : click(still, square, now);
  }
  return touchOn({ ...still, dropped: drag.moved ? square : 0 }, still.position!, [drag.square, square], now);
}

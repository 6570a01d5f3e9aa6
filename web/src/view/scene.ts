// SPDX-License-Identifier: MIT
// What stands on the board at this moment: pieces where they are now, and those that a capture is passing.
import { canMove, fitting, previewed } from "../selectors";
import type { Motion, State } from "../state";
import type { RuleSet } from "../types";
import { layout } from "./layout";

export interface Scene {
  pieces: string;
  /** The piece on its way, by the square where it began; 0: none. */
  moving: number;
  /** The square where it is drawn. */
  at: number;
  /** Captured pieces that have been passed. */
  dimmed: number[];
  /** The capture is over: its pieces leave together. */
  leaving: boolean;
}

const stillScene = (pieces: string): Scene => ({ pieces, moving: 0, at: 0, dimmed: [], leaving: false });

/** A move that is being shown. */
function motionScene(motion: Motion, rules: RuleSet): Scene {
  const { path, captured } = motion.move;
  const legs = path.length - 1;
  const done = legs <= 0 ? 1 : Math.min(motion.step / legs, 1);
  const order = captured.length > 1 ? sortAlong(path, captured, rules) : captured;
  return {
    pieces: motion.before,
    moving: path[0]!,
    at: path[Math.min(motion.step, legs)]!,
    dimmed: order.slice(0, Math.round(captured.length * done)),
    leaving: motion.step > legs,
  };
}

export function scene(state: State, rules: RuleSet): Scene {
  if (state.editor) return stillScene(state.editor.pieces);
  const preview = previewed(state);
  if (preview && !(state.motion && state.peek?.moving)) return stillScene(preview.pieces);
  if (state.motion) return motionScene(state.motion, rules);
  const { touched, position } = state;
  if (touched.length <= 1 || !position) return stillScene(position?.pieces ?? "");
  // A capture of which somebody has touched the first squares.
  const move = fitting(position.moves, touched)[0];
  const hop = touched[touched.length - 1]!;
  const steps = move ? move.path.indexOf(hop) : 0;
  return {
    pieces: position.pieces,
    moving: touched[0]!,
    at: hop,
    dimmed: move ? sortAlong(move.path, move.captured, rules).slice(0, steps) : [],
    leaving: false,
  };
}

/** Captured squares in the order in which the path passes them: each lies between two landing squares. */
function sortAlong(path: number[], captured: number[], rules: RuleSet): number[] {
  const at = layout(rules, false);
  const order: number[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay, bx, by] = [at.x(path[i]!), at.y(path[i]!), at.x(path[i + 1]!), at.y(path[i + 1]!)];
    const between = captured.filter(
      (s) =>
        !order.includes(s) &&
        Math.abs(at.x(s) - ax) === Math.abs(at.y(s) - ay) &&
        (at.x(s) - ax) * (at.x(s) - bx) < 0 &&
        (at.y(s) - ay) * (at.y(s) - by) < 0,
    );
    order.push(...between);
  }
  return [...order, ...captured.filter((s) => !order.includes(s))];
}

/** The squares that can be touched next. */
export function targets(state: State): number[] {
  const at = state.position;
  if (!at || !canMove(state) || state.touched.length === 0) return [];
  if (state.choices.length > 0) return [...new Set(state.choices.flatMap((move) => move.path.slice(1, -1)))];
  const result = new Set<number>();
  for (const move of fitting(at.moves, state.touched)) {
    result.add(move.path[move.path.length - 1]!);
    const next = move.path[move.path.indexOf(state.touched[state.touched.length - 1]!) + 1];
    if (next !== undefined) result.add(next);
  }
  return [...result];
}

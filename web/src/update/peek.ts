// SPDX-License-Identifier: MIT
// A position that is looked at without going there: of a move in the score sheet, or in a line of the engine.
import type { ReplyFor, Step } from "../message";
import type { State } from "../state";
import { describe } from "./position";
import type { Handlers, Of, Replies } from "./step";

const name = (moves: readonly string[]): string => moves.join(" ");

/** The board goes on showing what it showed until the referee has answered. */
function peek(state: State, { moves, node = -1 }: Of<"peek">): Step {
  if (state.editor || (state.peek && name(state.peek.moves) === name(moves))) return [state, []];
  const request = { do: "state" as const, ...describe(state.game), moves, ending: "" as const };
  return [
    { ...state, peek: { moves, node, position: state.peek?.position ?? null } },
    [{ kind: "referee", request, as: "peek", context: { serial: state.serial, to: name(moves) } }],
  ];
}

function peeked(state: State, { context, reply }: ReplyFor<"peek">): Step {
  if (!state.peek || context.serial !== state.serial || context.to !== name(state.peek.moves)) return [state, []];
  return [{ ...state, peek: reply ? { ...state.peek, position: reply } : null }, []];
}

export const peeking = {
  peek,
  unpeek: (state) => [state.peek ? { ...state, peek: null } : state, []],
} satisfies Partial<Handlers>;

export const peekReplies = { peek: peeked } satisfies Partial<Replies>;

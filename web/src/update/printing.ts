// SPDX-License-Identifier: MIT
// What comes to paper, and how the game ends that is written there: also where the board stands elsewhere.
import type { ReplyFor, Step } from "../message";
import type { State } from "../state";
import { mainLine, wholeLine } from "../tree";
import type { Position } from "../types";
import { describe } from "./position";
import type { Handlers, Replies } from "./step";

/** After the referee has described a position: the end of the main line is kept, or asked for. */
export function knowEnd(state: State, { result }: Position): Step {
  const { game, end } = state;
  const of = wholeLine(game);
  const last = mainLine(game.tree).at(-1) ?? 0;
  if (game.at === last) return [{ ...state, end: { of, result } }, []];
  if (game.drill || end?.of === of) return [state, []];
  const request = { do: "state" as const, ...describe(game, last) };
  return [state, [{ kind: "referee", request, as: "end", context: { of } }]];
}

const ended = (state: State, { reply, context }: ReplyFor<"end">): Step => [
  reply ? { ...state, end: { of: context.of!, result: reply.result } } : state,
  [],
];

export const printing = {
  print: (state, { what }) => [{ ...state, paper: what }, [{ kind: "print" }]],
  paper: (state, { on }) => [{ ...state, paper: on ? state.paper || "game" : "" }, []],
} satisfies Partial<Handlers>;

export const printingReplies = { end: ended } satisfies Partial<Replies>;

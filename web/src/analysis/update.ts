// SPDX-License-Identifier: MIT
// What becomes of the messages of the analysis room, and what it does after each step of the page.
import type { Effect, Message, ReplyFor, Step } from "../message";
import { opponent } from "../selectors";
import type { State } from "../state";
import { movesTo } from "../tree";
import { peeking } from "../update/peek";
import { describe } from "../update/position";
import { answering, type Handlers, type Of, type Replies } from "../update/step";
import * as lesson from "./lesson";
import type { AnalysisMessage } from "./message";
import type { Known, Room } from "./state";
import * as why from "./why";

const firstRoom = (): Room => ({
  game: "",
  known: {},
  open: [],
  walk: null,
  run: 0,
  asked: -1,
  why: null,
  lesson: null,
  threat: null,
});

const withRoom = (state: State, part: Partial<Room>): State => ({ ...state, room: { ...state.room!, ...part } });

function open(state: State, { move }: Of<"line_open">): Step {
  const { open } = state.room!;
  return [withRoom(state, { open: open.includes(move) ? open.filter((one) => one !== move) : [...open, move] }), []];
}

/** The board shows the position after so many moves of a line. */
function walk(state: State, { rank, step }: Of<"walk">): Step {
  const lines = state.room!.walk?.lines ?? state.analysis.lines;
  const line = lines.find((one) => one.rank === rank);
  if (!line || step < 1) return peeking.unpeek(withRoom(state, { walk: null }));
  const moves = line.moves.slice(0, step);
  const [next, effects] = peeking.peek(state, {
    type: "peek",
    moves: [...movesTo(state.game.tree, state.game.at), ...moves],
  });
  return [withRoom(next, { walk: { lines, rank, step: moves.length } }), effects];
}

/** What the threat would take. */
function threatened(state: State, { context, reply }: ReplyFor<"threatened">): Step {
  if (context.serial !== state.serial || !reply) return [state, []];
  return [withRoom(state, { threat: { move: context.to ?? "", pieces: reply.last?.captured.length ?? 0 } }), []];
}

const handlers: Handlers<AnalysisMessage["type"]> = {
  line_open: open,
  walk,
  ...why.handlers,
  ...lesson.handlers,
};
const replies: Replies<"why" | "why_at" | "judged" | "threatened"> = { ...why.replies, ...lesson.replies, threatened };
const asks = answering(handlers, replies);

export function update(state: State, message: Message): Step | undefined {
  if (message.type === "late_ready" && message.area === "analysis") return [{ ...state, room: firstRoom() }, []];
  return state.room ? asks(state, message) : undefined;
}

/** Of a tree that has lost nodes only the others are known still; of one with other nodes none. */
function stillKnown(before: State, next: State): Room["known"] {
  const { known } = next.room!;
  const { tree, id } = next.game;
  if (next.room!.game !== id) return {};
  if (tree.length >= before.game.tree.length) return known;
  const same = tree.every((node, i) => node.parent === before.game.tree[i]!.parent);
  return same ? Object.fromEntries(Object.entries(known).filter(([node]) => Number(node) < tree.length)) : {};
}

/** What the engine says of the position on the board is remembered for the graph. */
function remember(before: State, next: State): State {
  const room = next.room!;
  const { lines, threat } = next.analysis;
  const best = lines !== before.analysis.lines && !threat ? lines[0] : undefined;
  if (!best && room.game === next.game.id && next.game.tree.length >= before.game.tree.length) return next;
  const known = stillKnown(before, next);
  const old = known[next.game.at];
  const { score, plies, expectancy, depth } = best ?? { score: 0, plies: null, expectancy: 0, depth: -1 };
  const now: Known = { score, plies, expectancy, depth };
  const more = best && depth >= (old?.depth ?? 0) ? { ...known, [next.game.at]: now } : known;
  return withRoom(next, { known: more, game: next.game.id });
}

/** The book is asked about each position while somebody is in the room. */
function askBook(state: State): Step {
  if (state.panel !== "analysis" || state.editor || !state.position || state.room!.asked === state.serial)
    return [state, []];
  const context = { serial: state.serial };
  const request = { do: "book" as const, ...describe(state.game), ending: "" as const };
  return [withRoom(state, { asked: state.serial }), [{ kind: "referee", after: "book", request, as: "book", context }]];
}

/** The referee is asked what the move that threatens would take. */
function askThreat(before: State, next: State): Step {
  const move = next.analysis.threat ? next.analysis.lines[0]?.moves[0] : undefined;
  if (!move) return [next.room!.threat ? withRoom(next, { threat: null }) : next, []];
  if (before.analysis.lines === next.analysis.lines || next.room!.threat?.move === move || !next.position)
    return [next, []];
  const fen = next.position.fen.replace(/^\w/, opponent(next.position.turn).charAt(0).toUpperCase());
  const request = { do: "state" as const, rules: next.game.rules, fen, moves: [move] };
  const context = { serial: next.serial, to: move };
  return [withRoom(next, { threat: { move, pieces: 0 } }), [{ kind: "referee", request, as: "threatened", context }]];
}

/** Whoever leaves a line has left it wherever he went. */
const leave = (state: State): State => (state.room!.walk && !state.peek ? withRoom(state, { walk: null }) : state);

export function after(before: State, next: State, effects: Effect[]): Step {
  if (!next.room) return [next, effects];
  let now = leave(remember(before, next));
  const all = [...effects];
  for (const look of [
    why.watch,
    (state: State) => lesson.watch(before, state),
    askBook,
    (s: State) => askThreat(before, s),
  ]) {
    const [changed, more] = look(now);
    now = changed;
    all.push(...more);
  }
  return [now, all];
}

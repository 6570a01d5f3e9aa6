// SPDX-License-Identifier: MIT
// An ending under way, against the tables: what can still be reached, where it slipped, and how it ended.
import type { Seat } from "../game";
import type { ReplyFor, Step } from "../message";
import type { State } from "../state";
import { pathTo } from "../tree";
import type { Probe, Side } from "../types";
import { commit } from "../update/course";
import { describe, goTo } from "../update/position";
import { notify, type Of, say } from "../update/step";
import { classOf } from "./classes";
import { inSchool } from "./lang/words";
import { place, type Stamped, withSchool } from "./place";
import type { EndingUnderWay, Standing } from "./state";
import type { EndingClass, EndingGoal } from "./types";

/** An ending as it begins. */
interface Begun {
  rules: string;
  fen: string;
  of: EndingClass | null;
  side: Side;
  goal: EndingGoal;
  hold: number;
}

/** So many moves of one's own without a loss, and an ending that cannot be lost by force is held. */
const usualHold = 10;

export function beginEnding(state: State, begun: Begun, stamp: Stamped): Step {
  const { of, side, goal, hold } = begun;
  const human: Seat = { kind: "human" };
  const tables: Seat = { kind: "tables" };
  const seats = side === "white" ? { white: human, black: tables } : { white: tables, black: human };
  const [next, effects] = place(state, { ...begun, flipped: side === "black", seats }, stamp);
  const ending: EndingUnderWay = { of, side, goal, hold, standing: {}, slips: 0, stage: "playing" };
  return [withSchool(next, { ending }), effects];
}

/** Looks for a position of a class. */
export function train(state: State, { id, seed, date }: Of<"school_train">): Step {
  const of = classOf(state, id);
  if (!of || state.school!.looking) return [state, []];
  const { rules, material, side: turn, goal, least, most, forzosa } = of;
  const request = { do: "ending" as const, rules, material, turn, goal, least, most, forzosa, seed };
  return [
    withSchool(state, { looking: true }),
    [{ kind: "referee", after: "tables", request, as: "ending", context: { of: id, seed, date } }],
  ];
}

export function found(state: State, { reply, context, now }: ReplyFor<"ending">): Step {
  const of = classOf(state, context.of ?? "");
  const ready = withSchool(state, { looking: false });
  if (!reply || !of)
    return notify(
      ready,
      inSchool((w) => w.endingNone),
      "bad",
    );
  if (state.panel !== "learn") return [ready, []];
  const begun = { rules: of.rules, fen: reply.fen, of, side: of.side, goal: of.goal, hold: usualHold };
  const [next, effects] = beginEnding(ready, begun, { now, seed: context.seed!, date: context.date! });
  const text = `${of.name[state.settings.language]}. ${of.help[state.settings.language]}`;
  return [say({ ...next, learn: { ...next.learn, section: "endings" } }, text), effects];
}

/** Whether a standing is as good as the goal. */
export const keeps = (goal: EndingGoal, { result }: Standing): boolean =>
  goal === "win" ? result === "win" : result !== "loss";

/** The nodes on the board's path where the tables have spoken. */
function path(state: State, ending: EndingUnderWay): number[] {
  return [0, ...pathTo(state.game.tree, state.game.at)].filter((node) => ending.standing[node]);
}

/** The last node from which the goal could be reached, if it no longer can. */
export function slipOf(state: State): { node: number; was: Standing } | null {
  const ending = state.school!.ending!;
  const nodes = path(state, ending);
  const at = nodes.findIndex((node) => !keeps(ending.goal, ending.standing[node]!));
  // Where the game has been lost at once, the last move was it.
  const node = at > 0 ? nodes[at - 1] : at < 0 && ending.stage === "lost" ? nodes[nodes.length - 1] : undefined;
  return node === undefined ? null : { node, was: ending.standing[node]! };
}

/** What can be reached from here, as far as it is known. */
export function standingHere(state: State): Standing | null {
  const ending = state.school!.ending!;
  const last = path(state, ending).pop();
  return last === undefined ? null : ending.standing[last]!;
}

/** How many moves somebody has made since the start. */
export const ownMoves = (state: State): number => Math.ceil(pathTo(state.game.tree, state.game.at).length / 2);

const withEnding = (state: State, part: Partial<EndingUnderWay>): State =>
  withSchool(state, { ending: { ...state.school!.ending!, ...part } });

/** Won or held: it counts for its class. */
function reached(state: State): Step {
  const { ending, progress } = state.school!;
  const next = withEnding(state, { stage: "done" });
  if (!ending!.of) return [next, []];
  const old = progress.endings[ending!.of.id] ?? { done: 0, clean: 0 };
  const record = { done: old.done + 1, clean: old.clean + (ending!.slips === 0 ? 1 : 0) };
  const kept = { ...progress, endings: { ...progress.endings, [ending!.of.id]: record } };
  const told = say(
    withSchool(next, { progress: kept }),
    inSchool((w) => (ending!.goal === "win" ? w.endingWon : w.endingHeld))[state.settings.language],
  );
  return [told, [{ kind: "late", area: "school", effect: { do: "keep", progress: kept } }]];
}

/** The goal can no longer be reached; `now`: since the last move. */
function slipped(state: State, now: boolean): Step {
  const ending = state.school!.ending!;
  if (!now) return [state, []];
  const text = inSchool((w) => w.slipped(ending.goal))[state.settings.language];
  return [say(withEnding(state, { slips: ending.slips + 1 }), text, true), [{ kind: "sound", name: "refuse" }]];
}

/** The referee has described a position of the ending: it is over, or the tables are asked what can be reached. */
export function stands(state: State): Step {
  const ending = state.school!.ending!;
  const position = state.position!;
  const { outcome } = position.result;
  if (outcome !== "none") {
    const good = outcome === ending.side || (outcome === "draw" && ending.goal === "draw");
    if (!good) return slipped(withEnding(state, { stage: "lost" }), slipOf(state) === null);
    return ending.stage === "done" ? [state, []] : reached(state);
  }
  const playing = ending.stage === "lost" ? withEnding(state, { stage: "playing" }) : state;
  const { serial } = state;
  const { at } = state.game;
  if (position.turn !== ending.side || ending.standing[at]) return [playing, []];
  const request = { do: "probe" as const, ...describe(state.game) };
  return [playing, [{ kind: "referee", after: "tables", request, as: "standing", context: { serial, node: at } }]];
}

/** What the tables say where somebody has the move. */
export function stood(state: State, { reply, context }: ReplyFor<"standing">): Step {
  const ending = state.school?.ending;
  if (!ending || context.serial !== state.serial || !reply) return [state, []];
  const best = reply.moves[0]?.move ?? "";
  const here: Standing = { result: reply.result, plies: reply.result === "draw" ? null : reply.plies, best };
  const before = slipOf(state);
  const next = withEnding(state, { standing: { ...ending.standing, [context.node!]: here } });
  const slip = slipOf(next);
  if (slip && !before) return slipped(next, true);
  const long = ending.hold > 0 && ownMoves(next) >= ending.hold;
  return ending.goal === "draw" && long && !slip && ending.stage === "playing" ? reached(next) : [next, []];
}

/** First the piece, then the move that is best by the tables; whoever asks has not done it alone. */
export function endingHint(state: State): Step {
  const ending = state.school!.ending!;
  const best = ending.standing[state.game.at]?.best;
  const move = state.position?.moves.find(({ text }) => text === best);
  if (!move) return [state, []];
  const asked = state.hint ? state : withEnding(state, { slips: ending.slips + 1 });
  return [{ ...asked, hint: { move: move.text, path: move.path, step: state.hint ? 2 : 1 } }, []];
}

/** Back to where the goal could still be reached. */
export function takeBack(state: State): Step {
  const slip = state.school!.ending && slipOf(state);
  return slip ? goTo(state, slip.node, false) : [state, []];
}

/** The moves that are as good as the best for the tables' side. */
function equals({ moves }: Probe): string[] {
  const best = moves[0];
  return moves.filter(({ result, plies }) => result === best?.result && plies === best.plies).map(({ move }) => move);
}

/** The tables answer: the longest resistance, the shortest win; among equal moves one by lot, so that none repeats. */
export function defends(state: State, { context, reply, now }: ReplyFor<"defend">): Step | undefined {
  if (!state.school?.ending || context.serial !== state.serial || !reply) return undefined;
  const good = equals(reply);
  const move = good[(state.game.seed + 7 * state.game.at) % good.length];
  return move === undefined ? undefined : commit({ ...state, thinking: "" }, move, now);
}

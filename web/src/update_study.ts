// SPDX-License-Identifier: MIT
// Moving about in a game and writing in its margin.
import type { Effect } from "./message";
import { alone, bound, firstState, ruleSet, type State } from "./state";
import { annotate, lineAfter, pathTo, promote, remove } from "./tree";
import type { Position } from "./types";
import { arrived, attempt, describe } from "./course";
import { isRetrying, retried } from "./update_analysis";
import { askBook } from "./update_learn";
import { notify, type Part, type Step } from "./update";
import { dictionary } from "./lang/words";

/** Asks the arbiter about the position at `game.at`. */
export function position(state: State, animate: boolean, quiet = false): Step {
  const serial = state.serial + 1;
  const request = { do: "state", ...describe(state.game) };
  const effect: Effect = { kind: "arbiter", request, as: "position", context: { serial, animate, quiet } };
  return [{ ...state, serial, inside: { ...state.inside, preview: null }, touched: [], choices: [], drag: null, refusal: null, hint: null, motion: null }, [effect]];
}

export function goTo(state: State, at: number, animate: boolean): Step {
  return position({ ...state, game: { ...state.game, at } }, animate);
}

const step = (state: State, to: number | undefined, animate: boolean): Step => (to === undefined ? [state, []] : goTo(state, to, animate));

/** A link or a kept game that is no game: back to what was on the board, or to a new game. What was kept of it is set aside. */
function refused(state: State): Step {
  if (state.engine.broken !== "") return [state, []];  // It is not the game's fault.
  const { game, described } = state;
  const words = dictionary(state.settings.language);
  const rulesKnown = ruleSet(state) !== undefined;
  const [told, timer] = notify(state, rulesKnown ? words.brokenGame : words.unknownRules, "bad");
  // Only a move is refused, and the rest of the game is good.
  const here = described?.game.id === game.id;
  const before = here ? { game: { ...game, at: described.game.at } } : described ?? { game: firstState(game.seed, game.date).game, clock: null, flipped: false };
  if (JSON.stringify(before.game) === JSON.stringify(game)) return [told, timer];  // Asking again would not help.
  const [next, effects] = goTo({ ...told, ...before }, before.game.at, false);
  return [next, [...(here ? [] : [{ kind: "refuse", game, rulesKnown } as const]), ...effects, ...timer]];
}

export const updateStudy: Part = (state, message) => {
  const { tree, at } = state.game;
  switch (message.type) {
    case "go":
      return tree[message.node] ? goTo(state, message.node, tree[message.node]!.parent === at) : [state, []];
    case "first":
      return at === 0 ? [state, []] : goTo(state, 0, false);
    case "back":
      return step(state, at === 0 ? undefined : tree[at]!.parent, false);
    case "redo": {
      const next = tree[at]!.children[0];
      const answer = next === undefined ? undefined : tree[next]!.children[0];
      // Against the computer what undo took back comes again: both moves.
      if (answer !== undefined && alone(state) === state.position?.turn && bound(state) === 0) return goTo(state, answer, false);
      // A piece was touched meanwhile: the arbiter decides whether the old move may be played again.
      return next !== undefined && bound(state) !== 0 ? [state, [attempt(state, { text: tree[next]!.move })]] : step(state, next, true);
    }
    case "forward":
      return step(state, tree[at]!.children[0], true);
    case "last":
      return step(state, lineAfter(tree, at).pop(), false);
    case "comment":
      return [{ ...state, game: { ...state.game, tree: annotate(tree, at, { comment: message.text }) } }, [{ kind: "save" }]];
    case "nag": {
      const old = tree[at]!.nags;
      const others = old.filter((nag) => nag > 6);
      const nags = old.includes(message.nag) ? others : [message.nag, ...others];
      return [{ ...state, game: { ...state.game, tree: annotate(tree, at, { nags }) } }, [{ kind: "save" }]];
    }
    case "remove": {
      if (at === 0) return [state, []];
      const removed = remove(tree, at);
      return goTo({ ...state, game: { ...state.game, tree: removed.tree, playing: false }, review: null }, removed.at, false);
    }
    case "promote":
      return [{ ...state, game: { ...state.game, tree: promote(tree, at) } }, [{ kind: "save" }]];
    case "reply": {
      if (message.as !== "position") return undefined;
      if (message.context.serial !== state.serial) return [state, []];
      if (message.error !== undefined) return refused(state);
      const described = { game: state.game, clock: state.clock, flipped: state.flipped };
      const [next, effects] = arrived({ ...state, described }, message.reply as Position, message.context.animate === true, message.context.quiet === true);
      effects.push(...askBook(next));
      return isRetrying(next) ? retried(next, effects) : [next, effects];
    }
    default:
      return undefined;
  }
};

export const currentPath = (state: State): number[] => pathTo(state.game.tree, state.game.at);

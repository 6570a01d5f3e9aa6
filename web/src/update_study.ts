// SPDX-License-Identifier: MIT
// Moving about in a game and writing in its margin.
import type { Effect } from "./message";
import { alone, bound, firstState, type State } from "./state";
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
      if (message.error !== undefined) {
        // A link or a kept game that is no game: begin a new one, and say so.
        const told = notify(state, dictionary(state.settings.language).brokenGame, "bad");
        if (state.position !== null) return told;
        const [fresh, asked] = goTo({ ...told[0], game: firstState(state.game.seed, state.game.date).game }, 0, false);
        return [fresh, [...asked, ...told[1]]];
      }
      const [next, effects] = arrived(state, message.reply as Position, message.context.animate === true, message.context.quiet === true);
      effects.push(...askBook(next));
      return isRetrying(next) ? retried(next, effects) : [next, effects];
    }
    default:
      return undefined;
  }
};

export const currentPath = (state: State): number[] => pathTo(state.game.tree, state.game.at);

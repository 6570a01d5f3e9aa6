// SPDX-License-Identifier: MIT
// Moving about in a game and writing in its margin.
import { firstState } from "../defaults";
import { inBoth } from "../lang/words";
import type { ReplyFor, Step } from "../message";
import { alone, bound, ruleSet, usualRules } from "../selectors";
import { shapesOf, withShapes } from "../sketches";
import type { State } from "../state";
import { annotate, type GameNode, lineAfter, promote, remove } from "../tree";
import { arrived } from "./arrival";
import { attempt, studied } from "./course";
import { askBook } from "./learn";
import { goTo } from "./position";
import { type Handlers, notify, type Of, type Replies } from "./step";

const goIf = (state: State, to: number | undefined, animate: boolean): Step =>
  to === undefined ? [state, []] : goTo(state, to, animate);

/** The node on the board. */
const here = ({ game }: State): GameNode => game.tree[game.at]!;

const withTree = (state: State, tree: GameNode[]): Step => [
  { ...state, game: { ...state.game, tree } },
  [{ kind: "save" }],
];

function go(state: State, { node }: Of<"go">): Step {
  const { tree, at } = state.game;
  return tree[node] ? goTo(state, node, tree[node]!.parent === at) : [state, []];
}

function redo(state: State): Step {
  const { tree } = state.game;
  const next = here(state).children[0];
  const answer = next === undefined ? undefined : tree[next]!.children[0];
  // Against the computer what undo took back comes again: both moves.
  if (answer !== undefined && alone(state) === state.position?.turn && bound(state) === 0)
    return goTo(state, answer, false);
  // A piece was touched meanwhile: the referee decides whether the old move may be played again.
  return next !== undefined && bound(state) !== 0
    ? [state, [attempt(state, { text: tree[next]!.move })]]
    : goIf(state, next, true);
}

/** Sets a sign of its move, or takes it away: there is one of the first six at a time. */
function setNag(state: State, { nag }: Of<"nag">): Step {
  const { tree, at } = state.game;
  const old = here(state).nags;
  const others = old.filter((other) => other > 6);
  return withTree(state, annotate(tree, at, { nags: old.includes(nag) ? others : [nag, ...others] }));
}

function removeHere(state: State): Step {
  const { game } = state;
  if (game.at === 0) return [state, []];
  const { tree, at } = remove(game.tree, game.at);
  const next = studied(state);
  return goTo({ ...next, game: { ...next.game, tree }, review: null }, at, false);
}

/**
 * A link or a kept game that is no game: back to what was on the board, or to a new game. What was kept of it is set
 * aside.
 */
function refused(state: State): Step {
  if (state.engine.broken !== "") return [state, []]; // It is not the game's fault.
  const { game, described } = state;
  const rulesKnown = ruleSet(state) !== undefined;
  const [told, timer] = notify(
    state,
    inBoth((w) => (rulesKnown ? w.brokenGame : w.unknownRules)),
    "bad",
  );
  // Only a move is refused, and the rest of the game is good.
  const same = described?.game.id === game.id;
  const before = same
    ? { game: { ...game, at: described.game.at } }
    : (described ?? {
        game: firstState(game.seed, game.date, usualRules(state)).game,
        clock: null,
        flipped: false,
      });
  if (JSON.stringify(before.game) === JSON.stringify(game)) return [told, timer]; // Asking again would not help.
  const [next, effects] = goTo({ ...told, ...before }, before.game.at, false);
  return [next, [...(same ? [] : [{ kind: "refuse", game, rulesKnown } as const]), ...effects, ...timer]];
}

/** The referee has described the position at `game.at`. */
function described(state: State, { context, reply }: ReplyFor<"position">): Step {
  if (context.serial !== state.serial) return [state, []];
  if (!reply) return refused(state);
  const known: State = { ...state, described: { game: state.game, clock: state.clock, flipped: state.flipped } };
  const [next, effects] = arrived(known, reply, context.animate === true, context.quiet === true);
  effects.push(...askBook(next));
  return [next, effects];
}

export const study = {
  go,
  first: (state) => (state.game.at === 0 ? [state, []] : goTo(state, 0, false)),
  back: (state) => goIf(state, state.game.at === 0 ? undefined : here(state).parent, false),
  redo,
  forward: (state) => goIf(state, here(state).children[0], true),
  last: (state) => goIf(state, lineAfter(state.game.tree, state.game.at).pop(), false),
  comment: (state, { text }) => {
    const comment = withShapes(text, shapesOf(here(state).comment));
    return withTree(state, annotate(state.game.tree, state.game.at, { comment }));
  },
  nag: setNag,
  remove: removeHere,
  promote: (state) => withTree(state, promote(state.game.tree, state.game.at)),
} satisfies Partial<Handlers>;

export const studyReplies = { position: described } satisfies Partial<Replies>;

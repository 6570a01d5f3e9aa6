// SPDX-License-Identifier: MIT
// Drawing arrows and circles: each is begun on a square and ends on one; the position that was drawn on keeps them.
import { dictionary } from "../lang/words";
import type { Step } from "../message";
import { previewed, touchOf } from "../selectors";
import { proseOf, type Shape, shapesOf, toggled, withShapes } from "../sketches";
import type { State } from "../state";
import { annotate } from "../tree";
import { type Handlers, type Of, say } from "./step";

const here = ({ game }: State) => game.tree[game.at]!;

function keep(state: State, shapes: readonly Shape[]): Step {
  const { game } = state;
  const comment = withShapes(proseOf(here(state).comment), shapes);
  return [{ ...state, game: { ...game, tree: annotate(game.tree, game.at, { comment }) } }, [{ kind: "save" }]];
}

/** The arrow or circle that is being drawn is done. */
function sketched(state: State, message: Of<"sketched">): Step {
  const { pen, from } = state.sketch;
  const to = message.to ?? state.sketch.to;
  const still: State = { ...state, sketch: { ...state.sketch, from: 0, to: 0 } };
  if (from === 0 || to === 0 || state.editor || previewed(state)) return [still, []];
  const shapes = toggled(shapesOf(here(state).comment), { pen, from, to });
  return keep(say(still, dictionary(state.settings.language).sketched(from, to)), shapes);
}

/** What was drawn here goes. */
export function erased(state: State): Step {
  return shapesOf(here(state).comment).length === 0 ? [state, []] : keep(state, []);
}

/** A square is pressed: in a game whatever was drawn goes, in a study it stays where a piece is played. */
export function erasedBy(state: State, square: number): Step {
  const plays = state.touched.length > 0 || touchOf(state.position, square) !== undefined;
  return plays && !state.game.playing ? [state, []] : erased(state);
}

export const sketch = {
  sketch: (state, { part }) => [{ ...state, sketch: { ...state.sketch, ...part } }, []],
  sketched,
  erase_sketch: erased,
} satisfies Partial<Handlers>;

// SPDX-License-Identifier: MIT
// Asks about the position on the board: the referee what may be played there, the engine what it is worth.
import type { Game } from "../game";
import type { Effect, Step } from "../message";
import type { GameRequest } from "../requests";
import { isOver } from "../selectors";
import type { State } from "../state";
import { movesTo } from "../tree";

/** Whoever has no time left has lost as if by resigning. */
const endings: Record<Game["ending"], GameRequest["ending"]> = {
  "": "",
  draw: "draw",
  white_resigns: "white_resigns",
  black_resigns: "black_resigns",
  white_time: "white_resigns",
  black_time: "black_resigns",
};

/** A game up to a node, as desks want to have it described. */
export const describe = (game: Game, at = game.at): GameRequest => ({
  rules: game.rules,
  fen: game.start,
  moves: movesTo(game.tree, at),
  ending: endings[game.ending],
  ...(game.profile ? { profile: game.profile } : {}),
});

/** Asks the referee about the position at `game.at`. */
export function position(state: State, animate: boolean, quiet = false): Step {
  const serial = state.serial + 1;
  const request = { do: "state" as const, ...describe(state.game) };
  const effect: Effect = { kind: "referee", request, as: "position", context: { serial, animate, quiet } };
  return [
    {
      ...state,
      serial,
      inside: { ...state.inside, preview: null, error: null },
      touched: [],
      choices: [],
      drag: null,
      refusal: null,
      hint: null,
      proposed: null,
      confirm: "",
      peek: null,
      motion: null,
    },
    [effect],
  ];
}

export function goTo(state: State, at: number, animate: boolean): Step {
  return position({ ...state, game: { ...state.game, at } }, animate);
}

/** Thinks about the position on the board, if analysis is on. */
export function restartAnalysis(state: State): Step {
  if (!state.analysis.on || !state.position) return [state, []];
  const analysis = {
    ...state.analysis,
    lines: [],
    done: false,
    probe: null,
    error: null,
    program: state.engine.program,
    run: state.analysis.run + 1,
  };
  const effects: Effect[] = [{ kind: "stop" }];
  if (isOver(state)) return [{ ...state, analysis: { ...analysis, done: true } }, effects];
  const context = { serial: state.serial, run: analysis.run };
  const game = describe(state.game);
  effects.push({ kind: "tables", rules: state.game.rules });
  effects.push({
    kind: "analyst",
    request: { do: "analyse", ...game, threat: analysis.threat, lines: analysis.count },
    as: "analysis",
    context,
  });
  effects.push({ kind: "referee", request: { do: "probe", ...game }, as: "probe", context });
  return [{ ...state, analysis }, effects];
}

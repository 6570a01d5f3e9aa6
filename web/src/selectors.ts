// SPDX-License-Identifier: MIT
// What can be told from the state, for updates and views alike. Nothing here changes anything.
import type { Editor } from "./panels";
import type { State } from "./state";
import type { Both, Move, Position, Side, Touch } from "./types";

/** Who sits at the bottom of the board. */
export const bottom = (state: State): Side => (state.flipped ? "black" : "white");

export const opponent = (side: Side): Side => (side === "white" ? "black" : "white");

export const ruleSet = (state: State, id = state.game.rules) => state.about?.rules.find((rules) => rules.id === id);

/** The game that is offered first; empty until the referee is there. */
export const usualRules = ({ about }: Pick<State, "about">): string => about?.rules[0]?.id ?? "";

/** What a player of a level is called. */
export const levelName = ({ about, settings }: State, level: number): string =>
  about?.levels[level - 1]?.name[settings.language] ?? "";

export const isOver = (state: State): boolean => state.position !== null && state.position.result.outcome !== "none";

export const atTip = (state: State): boolean => state.game.tree[state.game.at]!.children.length === 0;

/** The side of a person who plays alone against the computer. */
export function alone(state: State): Side | null {
  const { white, black } = state.game.seats;
  if (!state.game.playing || white.kind === black.kind) return null;
  return white.kind === "human" ? "white" : black.kind === "human" ? "black" : null;
}

/** The move that a game was annulled for, if the program wrote it: "2 22-17 not_diagonal"; otherwise what is there. */
export const annulledFor = (tag: string): string => /^\d+ (\S+) \S+$/.exec(tag)?.[1] ?? tag;

/** Whether somebody who plays looks at a position that has been left behind. */
export const isPast = (state: State): boolean => state.game.playing && state.position !== null && !atTip(state);

/** How many plies the first move is from White's first: 1 where Black begins. */
export const firstPly = ({ game }: State): number => (/^b/i.test(game.start) ? 1 : 0);

/** What is shown in place of the game: a node of a search, or a move that somebody looks at. */
export const previewed = (state: State): Position | null =>
  state.editor !== null
    ? null
    : ((state.panel === "inside" ? state.inside.preview : null) ?? state.peek?.position ?? null);

/** Whether the next move waits until somebody has done an exercise. */
export const held = ({ game }: State): boolean =>
  game.playing &&
  game.lesson?.wait === true &&
  game.at !== 0 &&
  !(game.lesson.marks[game.at]?.every((mark) => mark !== "pending") ?? false);

/** Whether a person may move a piece now. */
export const canMove = (state: State): boolean =>
  state.position !== null &&
  !isOver(state) &&
  !held(state) &&
  state.editor === null &&
  previewed(state) === null &&
  state.game.ending === "" &&
  (!state.game.drill || state.game.drill.side === state.position.turn) &&
  (!state.game.playing || state.game.seats[state.position.turn].kind === "human");

/** Whether touched pieces must be played in this game. */
export const touchMove = (state: State): boolean =>
  state.settings.touchMove && state.game.playing && (ruleSet(state)?.touch_move ?? 0) > 0;

/** What touching a square begins; undefined: no piece of the side to move stands there. */
export const touchOf = (position: Position | null, square: number): Touch | undefined =>
  position?.touch.find((touch) => touch.square === square);

/** The piece that was touched here and must be played; 0 if there is none. */
export function bound(state: State): number {
  const { touched, at } = state.game;
  return touchMove(state) && touched?.at === at && touchOf(state.position, touched.square)?.binds ? touched.square : 0;
}

/** The legal moves that fit the squares touched so far. */
export function fitting(moves: readonly Move[], touched: readonly number[]): Move[] {
  return moves.filter((move) => {
    let at = 0;
    if (move.path[0] !== touched[0]) return false;
    for (const square of move.path) if (square === touched[at]) at++;
    return at >= touched.length;
  });
}

/** Why the position that is set up cannot be played: its game is over, or a side has no pieces; null: it can. */
export function whyOver({ setup, other }: Editor): Both | null {
  if (setup && setup.result.outcome !== "none") return setup.result.sentence;
  return other?.result.reason === "no_pieces" ? other.result.sentence : null;
}

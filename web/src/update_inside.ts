// SPDX-License-Identifier: MIT
// Inside the search: alpha-beta as taught on the position of the board, step by step.
import type { Effect } from "./message";
import { dictionary } from "./lang/words";
import { defaultTextbook, isOver, newGame, type Inside, type Seat, type State, type TextbookSettings } from "./state";
import { movesTo } from "./tree";
import type { Compared, Position, SearchTree, Side, Terms } from "./types";
import type { Part, Step } from "./update";
import { begin, describe } from "./course";

/** More than a screen can show; the counts are those of the whole search. */
const shownNodes = 1000;
const growTime = 350;

const request = (state: State, wish: string): Record<string, unknown> => ({
  do: wish, ...describe(state.game), settings: state.inside.settings, language: state.settings.language, max_nodes: shownNodes,
});

const change = (state: State, part: Partial<Inside>): State => ({ ...state, inside: { ...state.inside, ...part } });

/** The moves from the position on the board to a node of the tree. */
export function movesToNode(tree: SearchTree, node: number): string[] {
  const moves: string[] = [];
  for (let at: number | null = node; at !== null; at = tree.tree[at]!.parent) {
    const move = tree.tree[at]!.move;
    if (move !== null) moves.unshift(move);
  }
  return moves;
}

function askTerms(state: State, node: number): Effect[] {
  const tree = state.inside.tree;
  if (!tree) return [];
  const game = { rules: state.game.rules, fen: tree.fen, moves: movesToNode(tree, node) };
  return [{ kind: "arbiter", request: { do: "state", ...game }, as: "preview", context: { node } }, { kind: "arbiter", request: { do: "terms", ...game, settings: { weights: state.inside.settings.weights } }, as: "terms", context: { node } }];
}

const seatOf = (settings: TextbookSettings): Seat => ({ kind: "textbook", settings });

/** A game from the position on the board begins here; empty: the usual start. */
const startHere = (state: State): string => (state.position && movesTo(state.game.tree, state.game.at).length > 0 ? state.position.fen : state.game.start);

/** What each guess of "predict the cut" is worth: inner nodes that were cut, against those that were marked. */
export function scoreGuesses(inside: Inside): { right: number; missed: number; wrong: number } {
  const cut = new Set((inside.tree?.tree ?? []).filter((node) => node.cut).map((node) => node.id));
  const right = inside.predict.guesses.filter((id) => cut.has(id)).length;
  return { right, missed: cut.size - right, wrong: inside.predict.guesses.length - right };
}

export const updateInside: Part = (state, message): Step | undefined => {
  const { inside } = state;
  switch (message.type) {
    case "inside_settings":
      return [change(state, { settings: { ...inside.settings, ...message.part }, compared: null }), [{ kind: "save_settings" }]];
    case "weight":
      return [change(state, { settings: { ...inside.settings, weights: { ...inside.settings.weights, [message.name]: message.value } }, compared: null }), [{ kind: "save_settings" }]];
    case "default_weights":
      return [change(state, { settings: { ...inside.settings, weights: defaultTextbook(state.about).weights } }), [{ kind: "save_settings" }]];
    case "read_settings":
      return [change(state, { error: "" }), [{ kind: "arbiter", request: { do: "settings", text: message.text }, as: "settings", context: {} }]];
    case "write_settings":
      return [state, [{ kind: "file", name: "ajustes.json", text: JSON.stringify(inside.settings, null, 1) + "\n", mime: "application/json" }]];
    case "keep_other":
      return [change(state, { other: structuredClone(inside.settings) }), []];
    case "forget_other":
      return [change(state, { other: null }), []];
    case "run_tree":
      return [change(state, { busy: true, error: "", running: false }), [{ kind: "stop" }, { kind: "engine", request: request(state, "tree"), as: "tree", context: {} }]];
    case "compare":
      return [change(state, { busy: true, error: "" }), [{ kind: "stop" }, { kind: "engine", request: request(state, "compare"), as: "compare", context: {} }]];
    case "tree_step": {
      const most = inside.tree?.tree.length ?? 0;
      const step = Math.max(1, Math.min(message.step, most));
      return [change(state, { step, selected: step - 1, running: false }), askTerms(state, step - 1)];
    }
    case "tree_run":
      return [change(state, { running: message.on }), message.on ? [{ kind: "timer", wait: growTime, message: { type: "tree_tick" } }] : []];
    case "tree_tick": {
      const most = inside.tree?.tree.length ?? 0;
      if (!inside.running || inside.step >= most) return [change(state, { running: false }), []];
      const step = Math.min(most, inside.step + Math.max(1, Math.floor(most / 200)));
      return [change(state, { step, selected: step - 1 }), [{ kind: "timer", wait: growTime, message }]];
    }
    case "select_node":
      return [change(state, { selected: message.node, running: false }), askTerms(state, message.node)];
    case "predict":
      return [change(state, { predict: { on: message.on, guesses: [], checked: false }, selected: null, preview: null }), []];
    case "guess": {
      const known = inside.predict.guesses.includes(message.node);
      const guesses = known ? inside.predict.guesses.filter((id) => id !== message.node) : [...inside.predict.guesses, message.node];
      return [change(state, { predict: { ...inside.predict, guesses } }), []];
    }
    case "check_guesses":
      return [change(state, { predict: { ...inside.predict, checked: true } }), []];
    case "play_settings": {
      const seats: Record<Side, Seat> = { white: seatOf(inside.settings), black: seatOf(inside.settings) };
      seats[isOver(state) ? "white" : state.position?.turn ?? "white"] = { kind: "human" };
      const game = newGame(state.game.rules, seats, null, message.seed, message.date);
      return begin(state, { ...game, start: isOver(state) ? "" : startHere(state) }, message.now);
    }
    case "duel": {
      const game = newGame(state.game.rules, { white: seatOf(inside.settings), black: seatOf(inside.other ?? inside.settings) }, null, message.seed, message.date);
      return begin(state, { ...game, start: startHere(state) }, message.now);
    }
    case "export_tree":
      if (!inside.tree) return [state, []];
      if (message.format === "svg") return [state, [{ kind: "export_svg" }]];
      return [state, [{ kind: "file", name: "arbol.json", text: JSON.stringify(inside.tree), mime: "application/json" }]];
    case "reply":
      if (message.as === "tree") {
        const tree = message.reply as SearchTree | undefined;
        if (message.error !== undefined || !tree) return [change(state, { busy: false, error: message.error ?? "?" }), []];
        const predict = { ...inside.predict, guesses: [], checked: false };
        return [change(state, { busy: false, tree, step: tree.tree.length, selected: null, terms: null, preview: null, predict }), []];
      }
      if (message.as === "settings") {
        if (message.error !== undefined) return [change(state, { error: dictionary(state.settings.language).settingsError(message.error) }), []];
        return [change(state, { settings: message.reply as TextbookSettings, compared: null, error: "" }), [{ kind: "save_settings" }]];
      }
      if (message.as === "preview")
        return [message.context.node === inside.selected && message.error === undefined ? change(state, { preview: message.reply as Position }) : state, []];
      if (message.as === "compare")
        return [change(state, { busy: false, compared: message.error === undefined ? (message.reply as Compared[]) : null, error: message.error ?? "" }), []];
      if (message.as === "terms")
        return [message.context.node === inside.selected && message.error === undefined ? change(state, { terms: message.reply as Terms }) : state, []];
      return undefined;
    default:
      return undefined;
  }
};

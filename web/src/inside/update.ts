// SPDX-License-Identifier: MIT
// Inside the search: alpha-beta as taught on the position of the board, step by step.
import { defaultTextbook, newGame } from "../defaults";
import type { Seat } from "../game";
import type { Effect, LatePurpose, Message, Question, ReplyFor, Step } from "../message";
import type { TextbookRequest } from "../requests";
import { isOver } from "../selectors";
import type { State } from "../state";
import { movesTo } from "../tree";
import type { Side, TextbookSettings } from "../types";
import { begin } from "../update/course";
import { describe } from "../update/position";
import { tooBig } from "../update/reading";
import { answering, type Handlers, type Of, type Replies } from "../update/step";
import { inBoth } from "./lang/words";
import type { InsideMessage } from "./message";
import { movesToNode } from "./selectors";
import type { Inside } from "./state";

/** More than a screen can show; the counts are those of the whole search. */
const shownNodes = 1000;
const growTime = 350;

const request = (state: State): TextbookRequest => ({
  ...describe(state.game),
  settings: state.inside.settings,
  language: state.settings.language,
  max_nodes: shownNodes,
});

const change = (state: State, part: Partial<Inside>): State => ({ ...state, inside: { ...state.inside, ...part } });

function askTerms(state: State, node: number): Effect[] {
  const tree = state.inside.tree;
  if (!tree) return [];
  const game = { rules: state.game.rules, fen: tree.fen, moves: movesToNode(tree, node) };
  return [
    { kind: "referee", request: { do: "state", ...game }, as: "preview", context: { node } },
    {
      kind: "referee",
      request: { do: "terms", ...game, settings: { weights: state.inside.settings.weights } },
      as: "terms",
      context: { node },
    },
  ];
}

const seatOf = (settings: TextbookSettings): Seat => ({ kind: "textbook", settings });

/** A game from the position on the board begins here; empty: the usual start. */
const startHere = (state: State): string =>
  state.position && movesTo(state.game.tree, state.game.at).length > 0 ? state.position.fen : state.game.start;

/** Other settings: what was compared or wrong was so with those before. */
const changeSettings = (state: State, part: Partial<TextbookSettings>): Step => [
  change(state, { settings: { ...state.inside.settings, ...part }, compared: null, error: null }),
  [{ kind: "save_settings" }],
];

function setWeight(state: State, { name, value }: Of<"weight">): Step {
  return changeSettings(state, { weights: { ...state.inside.settings.weights, [name]: value } });
}

function writeSettings(state: State): Step {
  const text = JSON.stringify(state.inside.settings, null, 1) + "\n";
  return [state, [{ kind: "file", name: "ajustes.json", text, mime: "application/json" }]];
}

/** Lets the engine search, for the tree or to compare. */
const search = (state: State, question: Question<"tree" | "compare">, part: Partial<Inside>): Step => [
  change(state, { busy: true, error: null, ...part }),
  [{ kind: "stop" }, { kind: "engine", ...question }],
];
const askTree = (state: State): Question<"tree"> => ({
  request: { do: "tree", ...request(state) },
  as: "tree",
  context: {},
});
const askComparison = (state: State): Question<"compare"> => ({
  request: { do: "compare", ...request(state) },
  as: "compare",
  context: {},
});

function toStep(state: State, wanted: number): Step {
  const most = state.inside.tree?.tree.length ?? 0;
  const step = Math.max(1, Math.min(wanted, most));
  return [change(state, { step, selected: step - 1, running: false }), askTerms(state, step - 1)];
}

/** The tree grows, faster if it is big. */
function grow(state: State, message: Of<"tree_tick">): Step {
  const { inside } = state;
  const most = inside.tree?.tree.length ?? 0;
  if (!inside.running || inside.step >= most) return [change(state, { running: false }), []];
  const step = Math.min(most, inside.step + Math.max(1, Math.floor(most / 200)));
  return [change(state, { step, selected: step - 1 }), [{ kind: "timer", wait: growTime, message }]];
}

function guess(state: State, { node }: Of<"guess">): Step {
  const { predict } = state.inside;
  const known = predict.guesses.includes(node);
  const guesses = known ? predict.guesses.filter((id) => id !== node) : [...predict.guesses, node];
  return [change(state, { predict: { ...predict, guesses } }), []];
}

/** A game against the settings shown, from the position on the board. */
function playSettings(state: State, { now, seed, date }: Of<"play_settings">): Step {
  const { settings } = state.inside;
  const seats: Record<Side, Seat> = { white: seatOf(settings), black: seatOf(settings) };
  seats[isOver(state) ? "white" : (state.position?.turn ?? "white")] = { kind: "human" };
  const game = newGame(state.game.rules, seats, null, seed, date);
  return begin(state, { ...game, start: isOver(state) ? "" : startHere(state) }, now);
}

/** The settings shown against those kept. */
function duel(state: State, { now, seed, date }: Of<"duel">): Step {
  const { settings, other } = state.inside;
  const seats = { white: seatOf(settings), black: seatOf(other ?? settings) };
  const game = newGame(state.game.rules, seats, null, seed, date);
  return begin(state, { ...game, start: startHere(state) }, now);
}

function exportTree(state: State, { format }: Of<"export_tree">): Step {
  const { tree } = state.inside;
  if (!tree) return [state, []];
  if (format === "svg") return [state, [{ kind: "late", area: "inside", effect: { do: "svg" } }]];
  return [state, [{ kind: "file", name: "arbol.json", text: JSON.stringify(tree), mime: "application/json" }]];
}

const handlers: Handlers<InsideMessage["type"]> = {
  inside_settings: (state, { part }) => changeSettings(state, part),
  weight: setWeight,
  default_weights: (state) => changeSettings(state, { weights: defaultTextbook(state.about).weights }),
  read_settings: (state, { text }) => [
    change(state, { error: null }),
    [{ kind: "referee", request: { do: "settings", text }, as: "settings", context: {} }],
  ],
  write_settings: writeSettings,
  keep_other: (state) => [change(state, { other: structuredClone(state.inside.settings) }), []],
  run_tree: (state) => search(state, askTree(state), { running: false }),
  compare: (state) => search(state, askComparison(state), {}),
  tree_step: (state, { step }) => toStep(state, step),
  tree_run: (state, { on }) => [
    change(state, { running: on }),
    on ? [{ kind: "timer", wait: growTime, message: { type: "tree_tick" } }] : [],
  ],
  tree_tick: grow,
  select_node: (state, { node }) => [change(state, { selected: node, running: false }), askTerms(state, node)],
  predict: (state, { on }) => [
    change(state, { predict: { on, guesses: [], checked: false }, selected: null, preview: null }),
    [],
  ],
  guess,
  check_guesses: (state) => [change(state, { predict: { ...state.inside.predict, checked: true } }), []],
  play_settings: playSettings,
  duel,
  export_tree: exportTree,
};

/** A tree has been searched: all of it is shown. */
function searched(state: State, { error, reply: tree }: ReplyFor<"tree">): Step {
  if (!tree) return [change(state, { busy: false, error: error ?? null }), []];
  const predict = { ...state.inside.predict, guesses: [], checked: false };
  const none = { selected: null, terms: null, preview: null };
  return [change(state, { busy: false, tree, step: tree.tree.length, ...none, predict }), []];
}

function settingsRead(state: State, { error, reply: settings }: ReplyFor<"settings">): Step {
  if (settings) return changeSettings(state, settings);
  return [change(state, { error: error && inBoth((w, language) => w.settingsError(error[language])) }), []];
}

function comparison(state: State, { error, reply }: ReplyFor<"compare">): Step {
  return [change(state, { busy: false, compared: reply ?? null, error: error ?? null }), []];
}

/** Something about a node, if that is still the one selected. */
const aboutNode = (state: State, { context }: ReplyFor<"preview" | "terms">, part: Partial<Inside>): Step => [
  context.node === state.inside.selected ? change(state, part) : state,
  [],
];

const replies = {
  tree: searched,
  settings: settingsRead,
  compare: comparison,
  preview: (state, message) => aboutNode(state, message, message.reply ? { preview: message.reply } : {}),
  terms: (state, message) => aboutNode(state, message, message.reply ? { terms: message.reply } : {}),
} satisfies Partial<Replies<LatePurpose>>;

const answer = answering(handlers, replies);

export function update(state: State, message: Message): Step | undefined {
  // What is wrong with a file is said where it was chosen.
  if (message.type === "file_too_big" && message.what === "settings")
    return [change(state, { error: tooBig(message.what) }), []];
  return answer(state, message);
}

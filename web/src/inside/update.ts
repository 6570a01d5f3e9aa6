// SPDX-License-Identifier: MIT
// Inside the search: alpha-beta as taught on the position of the board. Its steps are in update_steps.ts, how they are
// looked at in update_view.ts.
import { defaultTextbook, newGame } from "../defaults";
import type { Seat } from "../game";
import { inBoth as inBothOfPage } from "../lang/words";
import type { Effect, LatePurpose, Message, Question, ReplyFor, Step } from "../message";
import type { TextbookRequest } from "../requests";
import { isOver } from "../selectors";
import type { State } from "../state";
import { movesTo } from "../tree";
import type { Side, TextbookSettings } from "../types";
import { begin } from "../update/course";
import { describe } from "../update/position";
import { tooBig } from "../update/reading";
import { answering, type Handlers, notify, type Of, type Replies } from "../update/step";
import { inBoth } from "./lang/words";
import { linkText, readLink } from "./link";
import type { InsideMessage } from "./message";
import { pictureOf } from "./picture";
import { fresh } from "./predict";
import { stepsOf } from "./scene";
import type { Inside } from "./state";
import { askTerms, change, shown, stepping } from "./update_steps";
import { doing, toStage, viewing } from "./update_view";

/** More than anybody looks at; the counts are those of the whole search. */
const shownNodes = 4000;

const request = (state: State): TextbookRequest => ({
  ...describe(state.game),
  settings: state.inside.settings,
  language: state.settings.language,
  max_nodes: shownNodes,
});

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
const searchTree = (state: State): Step =>
  search(state, askTree(state), { running: false, asked: state.inside.settings });
const askComparison = (state: State): Question<"compare"> => ({
  request: { do: "compare", ...request(state) },
  as: "compare",
  context: {},
});

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
  if (format === "json")
    return [state, [{ kind: "file", name: "arbol.json", text: JSON.stringify(tree), mime: "application/json" }]];
  const picture = pictureOf(state.inside, state.settings.language);
  return [state, picture ? [doing({ do: format, picture })] : []];
}

/** A link to the tree as it is shown, with its settings. */
function link(state: State): Step {
  const text = linkText(state.inside, defaultTextbook(state.about).weights);
  if (!text) return [state, []];
  const [next, effects] = notify(
    state,
    inBothOfPage((w) => w.linkCopied),
    "good",
  );
  return [next, [{ kind: "share", text }, ...effects]];
}

/** The stage is entered with a tree, searched now if there is none yet, or left. */
function stage(state: State, { on }: Of<"stage">): Step {
  const [next, effects] = toStage(state, on);
  if (!on || next.inside.tree || next.inside.busy) return [next, effects];
  const [asked, more] = searchTree(next);
  return [asked, [...effects, ...more]];
}

/** A link is followed: the search is made again, and stands where the link says. */
function openTree(state: State, { text }: Of<"open_tree">): Step {
  const wanted = readLink(text, defaultTextbook(state.about).weights);
  if (!wanted) return [state, []];
  const { settings, step, node } = wanted;
  // Browsers give the whole screen only to whoever touches something: the stage fills the window.
  const stage = wanted.stage || state.inside.stage;
  return searchTree(change({ ...state, panel: "inside" }, { settings, stage, wanted: { step, node } }));
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
  run_tree: searchTree,
  compare: (state) => search(state, askComparison(state), {}),
  ...stepping,
  ...viewing,
  stage,
  play_settings: playSettings,
  duel,
  export_tree: exportTree,
  tree_link: link,
  open_tree: openTree,
};

/** A tree has been searched: all of it is shown, or what a link or the game of guessing wants. */
function searched(state: State, { error, reply: tree }: ReplyFor<"tree">): Step {
  const { wanted, predict } = state.inside;
  if (!tree) return [change(state, { busy: false, wanted: null, error: error ?? null }), []];
  const part: Partial<Inside> = {
    busy: false,
    tree,
    step: predict.on ? 1 : stepsOf(tree),
    ...{ selected: null, terms: null, preview: null, wanted: null, folds: {}, room: null },
    predict: fresh(predict, predict.on),
  };
  const next = change(state, part);
  if (!wanted) return [next, []];
  const there = shown(next, wanted.step < 1 ? stepsOf(tree) : wanted.step);
  const node = tree.tree[wanted.node] ? wanted.node : (there.inside.selected ?? 0);
  return [change(there, { selected: node }), askTerms(there, node)];
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
  // Where the panel is a sheet, Escape would close it: the stage lies above it.
  const escaped = message.type === "cancel" || (message.type === "sheet" && message.sheet === "closed");
  if (escaped && state.inside.stage) return toStage(state, false);
  return answer(state, message);
}

/** A room for the tree is measured when there is a new one. The stage is left with the panel that it belongs to. */
export function after(before: State, next: State, effects: Effect[]): Step {
  const { tree, stage, selected } = next.inside;
  if (stage && (next.panel !== "inside" || next.editor))
    return [change(next, { stage: false }), [...effects, { kind: "fullscreen", on: false }]];
  const more: Effect[] = [];
  const newRoom = tree !== before.inside.tree || stage !== before.inside.stage || next.panel !== before.panel;
  if (tree && next.panel === "inside" && newRoom) more.push(doing({ do: "measure" }));
  // The referee has only now learnt which games there are, and what he shows was taken away.
  if (!before.about && next.about && tree && selected !== null) more.push(...askTerms(next, selected));
  return [next, more.length > 0 ? [...effects, ...more] : effects];
}

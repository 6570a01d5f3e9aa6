// SPDX-License-Identifier: MIT
// Texts from outside become games: PDN and FEN that the referee has read, and what is wrong with them.
import type { Words } from "../lang/es";
import { dictionary } from "../lang/words";
import type { Step } from "../message";
import type { State } from "../state";
import { fromWritten, toWritten } from "../tree";
import type { Language, ReadError, ReadGame, ReadReply } from "../types";
import { openToStudy } from "./course";
import { notify } from "./step";

/** A text that is no game, and why, in both languages; `line` 0: no place in it is to blame. */
export function unread(
  state: State,
  line: number,
  column: number,
  why: (words: Words, language: Language) => string,
): Step {
  const text = { es: why(dictionary("es"), "es"), en: why(dictionary("en"), "en") };
  const reading = { ...state.library.reading, error: { line, column, text }, games: null };
  return [{ ...state, library: { ...state.library, reading } }, []];
}

/** What cannot be read, in words. */
const errorText = (words: Words, { line, column, found, expected }: ReadError, language: Language): string =>
  words.readError(line, column, found, expected[language]);

/** The referee has read a text: a position, a game, or several to choose from. */
export function readDone(state: State, reply: ReadReply, now: number): Step {
  const reading = state.library.reading;
  const seed = Math.floor(now) % 1_000_000;
  const date = new Date(now).toISOString().slice(0, 19);
  const { error } = reply;
  if (error) return unread(state, error.line, error.column, (words, language) => errorText(words, error, language));
  if (reply.fen) return openToStudy(state, { rules: state.game.rules, start: reply.fen }, seed, date);
  const games = reply.games ?? [];
  if (games.length === 0) return unread(state, 1, 1, (words) => words.nothingRead);
  const listed = { ...state, library: { ...state.library, reading: { ...reading, error: null, games } } };
  const [next, effects] = games.length === 1 ? openRead(listed, 0, seed, date) : [listed, []];
  const first = reply.skipped?.[0]?.error;
  if (!first) return [next, effects];
  const { language } = state.settings;
  const words = dictionary(language);
  const skipped = words.readSkipped(reply.skipped!.length, errorText(words, first, language));
  const [told, more] = notify(next, skipped, "bad");
  return [told, [...effects, ...more]];
}

/** What tells whether a game is still the one that was opened. */
export const lineKey = (tree: State["game"]["tree"]): string => JSON.stringify(toWritten(tree));

/** Why a move of the file is not allowed; empty: all are. */
function brokenText({ infringement: wrong }: ReadGame, language: Language): string {
  return wrong
    ? dictionary(language).readInfringement(wrong.line, wrong.column, wrong.move, wrong.sentence[language])
    : "";
}

/** What has to be said about a game that was opened: `stays`: its infringement stands beside it. */
function remarksOn(game: ReadGame, stays: boolean, language: Language): { said: string[]; bad: boolean } {
  const broken = game.infringement !== undefined && !stays && !game.annulled;
  const said = [
    ...(broken ? [brokenText(game, language)] : []),
    ...game.claims.map((claim) => claim[language] + "."),
    ...game.remarks.map((remark) => remark[language]),
  ];
  return { said, bad: broken || game.claims.length > 0 };
}

/** Opens one of the games that were read. */
export function openRead(state: State, index: number, seed: number, date: string): Step {
  const game = state.library.reading.games?.[index];
  const { language } = state.settings;
  if (!game) return [state, []];
  if (game.error) return notify(state, errorText(dictionary(language), game.error, language), "bad");
  const tree = fromWritten(game.line);
  // What stands beside the game need not be said as well.
  const stays = game.infringement !== undefined && !game.in_variation && !game.annulled;
  const part: Partial<State["game"]> & { rules: string } = {
    rules: game.rules,
    start: game.fen,
    tree,
    tags: game.tags.filter(([name]) => !["FEN", "SetUp", "PlyCount"].includes(name)),
    at: 0,
    source: { pdn: game.pdn, line: lineKey(tree) },
    ...(game.profile ? { profile: game.profile } : {}),
    ...(stays ? { infringement: { text: { es: brokenText(game, "es"), en: brokenText(game, "en") } } } : {}),
  };
  const [next, effects] = openToStudy(state, part, seed, date);
  const { said, bad } = remarksOn(game, stays, language);
  if (said.length === 0) return [next, effects];
  const [told, more] = notify(next, said.join(" "), bad ? "bad" : "info");
  return [told, [...effects, ...more]];
}

// SPDX-License-Identifier: MIT
// Texts from outside become games: PDN and FEN that the referee has read, and what is wrong with them.
import { inBoth } from "../lang/words";
import type { Step } from "../message";
import type { Reading } from "../panels";
import type { State } from "../state";
import { type FileKind, largest } from "../text_file";
import { fromWritten, toWritten } from "../tree";
import type { Both, ReadError, ReadGame, ReadReply } from "../types";
import { openToStudy } from "./course";
import { notify } from "./step";

/** A text that is no game, and why; `line` 0: no place in it is to blame. `games`: others of that text are good. */
export function unread(
  state: State,
  { line, column }: { line: number; column: number },
  text: Both,
  games: Reading["games"] = null,
): Step {
  const reading = { ...state.library.reading, error: { line, column, text }, games };
  return [{ ...state, library: { ...state.library, reading } }, []];
}

/** No place in a text is to blame. */
export const nowhere = { line: 0, column: 0 };

/** Of a file that is too big nothing is read. */
export const tooBig = (what: FileKind): Both => inBoth((w) => w.fileTooBig(largest[what].said));

/** What cannot be read, in words. */
const errorText = ({ line, column, found, expected }: ReadError): Both =>
  inBoth((w, language) => w.readError(line, column, found, expected[language]));

/** A text of which something was opened stays in its field, with what is wrong with it, until it is changed. */
function marked(
  state: State,
  text: string,
  { line, column }: { line: number; column: number },
  said: Both | null,
  games: Reading["games"],
): State {
  const reading: Reading = { text, error: said && { line, column, text: said }, games };
  return { ...state, library: { ...state.library, reading } };
}

/** The referee has read a text: a position, a game, or several to choose from. */
export function readDone(state: State, reply: ReadReply, now: number): Step {
  const reading = state.library.reading;
  const seed = Math.floor(now) % 1_000_000;
  const date = new Date(now).toISOString().slice(0, 19);
  const { error } = reply;
  if (error) return unread(state, error, errorText(error));
  if (reply.fen) return openToStudy(state, { rules: state.game.rules, start: reply.fen }, seed, date);
  const games = reply.games ?? [];
  if (games.length === 0)
    return unread(
      state,
      { line: 1, column: 1 },
      inBoth((w) => w.nothingRead),
    );
  const listed = { ...state, library: { ...state.library, reading: { ...reading, error: null, games } } };
  const [next, effects] = games.length === 1 ? openRead(listed, 0, seed, date) : [listed, []];
  const first = reply.skipped?.[0]?.error;
  if (!first) return [next, effects];
  const why = errorText(first);
  const skipped = inBoth((w, language) => w.readSkipped(reply.skipped!.length, why[language]));
  const [told, more] = notify(next, skipped, "bad");
  return [marked(told, reading.text, first, skipped, games), [...effects, ...more]];
}

/** What tells whether a game is still the one that was opened. */
export const lineKey = (tree: State["game"]["tree"]): string => JSON.stringify(toWritten(tree));

/** Why a move of the file is not allowed. */
const brokenText = ({ line, column, move, sentence }: NonNullable<ReadGame["infringement"]>): Both =>
  inBoth((w, language) => w.readInfringement(line, column, move, sentence[language]));

/** What has to be said about a game that was opened: `stays`: its infringement stands beside it. */
function remarksOn(game: ReadGame, stays: boolean): { said: Both[]; bad: boolean } {
  const broken = stays || game.annulled ? undefined : game.infringement;
  const claims = game.claims.map((claim) => inBoth((_, language) => claim[language] + "."));
  const said = [...(broken ? [brokenText(broken)] : []), ...claims, ...game.remarks];
  return { said, bad: broken !== undefined || claims.length > 0 };
}

/** Opens one of the games that were read. */
export function openRead(state: State, index: number, seed: number, date: string): Step {
  const { games } = state.library.reading;
  const game = games?.[index];
  if (!game) return [state, []];
  const others = games && games.length > 1 ? games : null;
  if (game.error) return unread(state, game.error, errorText(game.error), others);
  const tree = fromWritten(game.line);
  // What stands beside the game need not be said as well.
  const standing = game.in_variation || game.annulled ? undefined : game.infringement;
  const part: Partial<State["game"]> & { rules: string } = {
    rules: game.rules,
    start: game.fen,
    tree,
    tags: game.tags.filter(([name]) => !["FEN", "SetUp", "PlyCount"].includes(name)),
    at: 0,
    source: { pdn: game.pdn, line: lineKey(tree) },
    ...(game.profile ? { profile: game.profile } : {}),
    ...(standing ? { infringement: { text: brokenText(standing) } } : {}),
  };
  const [next, effects] = openToStudy(state, part, seed, date);
  const { said, bad } = remarksOn(game, standing !== undefined);
  const { text } = state.library.reading;
  const all = said.length > 0 ? inBoth((_, language) => said.map((one) => one[language]).join(" ")) : null;
  const [told, more] = all ? notify(next, all, bad ? "bad" : "info") : [next, []];
  // What is worth knowing and not wrong has been said with that.
  const wrong = bad ? all : null;
  const kept = wrong || others ? marked(told, text, game.infringement ?? nowhere, wrong, others) : told;
  return [kept, [...effects, ...more]];
}

// SPDX-License-Identifier: MIT
// Games and positions from outside and back: PDN, FEN, the editor, share links, games kept in the browser.
import type { Words } from "./lang/es";
import { dictionary } from "./lang/words";
import { firstState, newGame, ruleSet, type Editor, type Seat, type State } from "./state";
import { fromWritten, lineAfter, movesTo, toWritten } from "./tree";
import type { Language, LinkPart, ReadReply, Setup } from "./types";
import { notify, type Part, type Step } from "./update";
import { begin, resumed } from "./course";
import { goTo } from "./update_study";
import { largestText } from "./text_file";

const people = (): Record<"white" | "black", Seat> => ({ white: { kind: "human" }, black: { kind: "human" } });

/** Opens something to study: nobody answers moves. */
function open(state: State, part: Partial<State["game"]> & { rules: string }, seed: number, date: string): Step {
  const game = { ...newGame(part.rules, people(), null, seed, date), playing: false, ...part };
  const [next, effects] = begin(state, game, 0);
  return [{ ...next, library: { ...next.library, reading: { text: "", error: null, games: null } } }, effects];
}

function checkSetup(state: State, editor: Editor): Step {
  const request = { do: "setup", rules: state.game.rules, turn: editor.turn, pieces: editor.pieces };
  return [{ ...state, editor }, [{ kind: "arbiter", request, as: "setup", context: {} }]];
}

function edited(pieces: string, square: number, tool: string): string {
  const old = pieces[square - 1];
  return pieces.slice(0, square - 1) + (old === tool ? "." : tool) + pieces.slice(square);
}

/** A text that is no game, and why, in both languages; `line` 0: no place in it is to blame. */
function unread(state: State, line: number, column: number, why: (words: Words, language: Language) => string): Step {
  const text = { es: why(dictionary("es"), "es"), en: why(dictionary("en"), "en") };
  return [{ ...state, library: { ...state.library, reading: { ...state.library.reading, error: { line, column, text }, games: null } } }, []];
}

function readDone(state: State, reply: ReadReply, now: number): Step {
  const reading = state.library.reading;
  const seed = Math.floor(now) % 1_000_000, date = new Date(now).toISOString().slice(0, 19);
  if (reply.error) {
    const { line, column, found, expected } = reply.error;
    return unread(state, line, column, (words, language) => words.readError(line, column, found, expected[language]));
  }
  if (reply.fen) return open(state, { rules: state.game.rules, start: reply.fen }, seed, date);
  const games = reply.games ?? [];
  if (games.length === 0) return unread(state, 1, 1, (words) => words.nothingRead);
  const listed = { ...state, library: { ...state.library, reading: { ...reading, error: null, games } } };
  const [next, effects] = games.length === 1 ? openRead(listed, 0, seed, date) : [listed, []];
  const first = reply.skipped?.[0]?.error;
  if (!first) return [next, effects];
  const language = state.settings.language, words = dictionary(language);
  const [told, more] = notify(next, words.readSkipped(reply.skipped!.length, words.readError(first.line, first.column, first.found, first.expected[language])), "bad");
  return [told, [...effects, ...more]];
}

/** What tells whether a game is still the one that was opened. */
const lineKey = (tree: State["game"]["tree"]): string => JSON.stringify(toWritten(tree));

function openRead(state: State, index: number, seed: number, date: string): Step {
  const game = state.library.reading.games?.[index];
  const words = dictionary(state.settings.language);
  if (!game) return [state, []];
  if (game.error) {
    const { line, column, found, expected } = game.error;
    return notify(state, words.readError(line, column, found, expected[state.settings.language]), "bad");
  }
  const tree = fromWritten(game.line);
  const tags = game.tags.filter(([name]) => !["FEN", "SetUp", "PlyCount"].includes(name));
  const wrong = game.infringement, language = state.settings.language;
  const broken = (code: Language) => wrong ? dictionary(code).readInfringement(wrong.line, wrong.column, wrong.move, wrong.sentence[code]) : "";
  // What stands beside the game need not be said as well.
  const stays = wrong && !game.in_variation && !game.annulled;
  const [next, effects] = open(state, {
    rules: game.rules, start: game.fen, tree, tags, at: 0, source: { pdn: game.pdn, line: lineKey(tree) }, ...(game.profile ? { profile: game.profile } : {}),
    ...(stays ? { infringement: { text: { es: broken("es"), en: broken("en") } } } : {}),
  }, seed, date);
  const said = [
    ...(wrong && !stays && !game.annulled ? [broken(language)] : []),
    ...game.claims.map((claim) => claim[language] + "."), ...game.remarks.map((remark) => remark[language]),
  ];
  if (said.length === 0) return [next, effects];
  const [told, more] = notify(next, said.join(" "), (wrong && !stays && !game.annulled) || game.claims.length > 0 ? "bad" : "info");
  return [told, [...effects, ...more]];
}

/** The PDN of the game is ready: shown, copied or saved. */
function written(state: State, pdn: string, then: string | undefined): Step {
  if (then === "copy") {
    const [next, effects] = notify(state, dictionary(state.settings.language).copied, "good");
    return [next, [{ kind: "copy", text: pdn }, ...effects]];
  }
  if (then === "file") return [state, [{ kind: "file", name: "partida.pdn", text: pdn, mime: "application/x-draughts-pdn" }]];
  return [{ ...state, library: { ...state.library, pdn } }, []];
}

/** Who won by hand or by the clock. */
const outcomeOf = (ending: State["game"]["ending"]): string =>
  ending === "" ? "none" : ending === "draw" ? "draw" : ending.startsWith("white") ? "black" : "white";

/** The tags of a game as they are written: what the page knows, then what came with it. */
function tagsOf(state: State): [string, string][] {
  if (state.game.source && !state.game.playing) return state.game.tags;
  const words = dictionary(state.settings.language);
  const name = (side: "white" | "black") => words.seatName(state.game.seats[side]);
  const given = new Map(state.game.tags);
  const tags: [string, string][] = [];
  const put = (key: string, value: string) => tags.push([key, given.get(key) ?? value]);
  put("Event", "damas");
  put("Date", state.game.date.slice(0, 10).replaceAll("-", "."));
  put("White", state.game.playing || !state.game.tags.length ? name("white") : "?");
  put("Black", state.game.playing || !state.game.tags.length ? name("black") : "?");
  for (const [key, value] of state.game.tags) if (!["Event", "Date", "White", "Black", "Result"].includes(key)) tags.push([key, value]);
  return tags;
}

export const updateLibrary: Part = (state, message): Step | undefined => {
  const words = dictionary(state.settings.language);
  const library = state.library;
  switch (message.type) {
    case "edit":
      return state.position ? checkSetup(state, { pieces: state.position.pieces, turn: state.position.turn, tool: "w", setup: null }) : [state, []];
    case "editor":
      return state.editor ? checkSetup(state, { ...state.editor, ...message.part }) : [state, []];
    case "press":
    case "touch":
      return state.editor ? checkSetup({ ...state, cursor: message.square }, { ...state.editor, pieces: edited(state.editor.pieces, message.square, state.editor.tool) }) : undefined;
    case "edit_cancel":
      return [{ ...state, editor: null }, []];
    case "edit_done": {
      const setup = state.editor?.setup;
      if (!setup || setup.wrong.length > 0) return [state, []];
      if (!message.playing) return open(state, { rules: state.game.rules, start: setup.fen }, message.seed, message.date);
      const side = state.editor!.turn;
      const seats: Record<"white" | "black", Seat> = { white: { kind: "level", level: state.fresh.level }, black: { kind: "level", level: state.fresh.level } };
      seats[side] = { kind: "human" };
      return begin(state, { ...newGame(state.game.rules, seats, null, message.seed, message.date), start: setup.fen }, message.now);
    }
    case "file_too_big":
      return unread(state, 0, 0, ({ fileTooBig }) => fileTooBig(largestText / 1_000_000));
    case "read_text":
      return [{ ...state, library: { ...library, reading: { text: message.text, error: null, games: null } } }, []];
    case "read":
      return [state, [{ kind: "arbiter", request: { do: "read", rules: state.game.rules, text: library.reading.text }, as: "read", context: { time: message.now } }]];
    case "open_read":
      return openRead(state, message.index, message.seed, message.date);
    case "write": {
      const { source, ending } = state.game;
      if (source && ending === "" && source.line === lineKey(state.game.tree)) return written(state, source.pdn, message.then);
      const request = { do: "write", rules: state.game.rules, fen: state.game.start, tags: tagsOf(state), line: toWritten(state.game.tree), outcome: outcomeOf(ending) };
      return [state, [{ kind: "arbiter", request, as: "write", context: { then: message.then } }]];
    }
    case "annul": {
      const { source, rules, infringement } = state.game;
      if (!source || !infringement) return [state, []];
      return [state, [{ kind: "arbiter", request: { do: "annul", rules, text: source.pdn }, as: "annul", context: {} }]];
    }
    case "copy_fen": {
      if (!state.position) return [state, []];
      const [next, effects] = notify(state, words.copied, "good");
      return [next, [{ kind: "copy", text: state.position.fen }, ...effects]];
    }
    case "share": {
      const text = shareText(state);
      const missing = leftOut(state);
      const [next, effects] = notify({ ...state, library: { ...library, share: text } }, missing.length > 0 ? words.linkPartly(missing) : words.linkCopied, missing.length > 0 ? "info" : "good");
      return [next, [{ kind: "share", text }, ...effects]];
    }
    case "print":
      return [{ ...state, paper: message.what }, [{ kind: "print" }]];
    case "renamed": {
      const [next, effects] = notify({ ...state, game: { ...state.game, id: message.id } }, words.otherTab, "info");
      return [next, effects];
    }
    case "saved":
      return [{ ...state, library: { ...library, saved: message.list } }, []];
    case "search":
      return [{ ...state, library: { ...library, search: message.text } }, []];
    case "open_saved":
      return [state, [{ kind: "load", id: message.id }]];
    case "delete_saved":
      return [{ ...state, library: { ...library, saved: library.saved.filter((game) => game.id !== message.id) } }, [{ kind: "delete", id: message.id }]];
    case "export_saved":
      return [state, [{ kind: "export_all" }]];
    case "bad_link":
      return notify({ ...state, panel: "game" }, words.badLink, "bad");
    case "loaded": {
      const [clock, ticks] = resumed(message.game);
      const [next, effects] = goTo({ ...state, game: message.game, panel: "game", review: null, editor: null, clock, flipped: message.game.seats.white.kind !== "human" && message.game.seats.black.kind === "human" }, message.game.at, false);
      return [next, [{ kind: "stop" }, ...effects, ...ticks]];
    }
    case "reply":
      if (message.as === "setup")
        return [state.editor && message.error === undefined ? { ...state, editor: { ...state.editor, setup: message.reply as Setup } } : state, []];
      if (message.as === "read") {
        if (message.error !== undefined) return notify(state, message.error, "bad");
        return readDone(state, message.reply as ReadReply, message.context.time ?? 0);
      }
      if (message.as === "write") {
        const pdn = (message.reply as { pdn: string } | undefined)?.pdn;
        if (pdn === undefined) return notify(state, words.brokenGame, "bad");
        return written(state, pdn, message.context.then);
      }
      if (message.as === "annul") {
        const reply = message.reply as { pdn: string; infringement: string } | undefined;
        if (reply === undefined) return notify(state, words.brokenGame, "bad");
        const { infringement: settled, ...rest } = state.game;
        const tags = [...rest.tags.filter(([name]) => !["Result", "Termination", "Infringement"].includes(name)),
          ["Result", "*"], ["Termination", "annulled"], ["Infringement", reply.infringement]] as [string, string][];
        return [{ ...state, game: { ...rest, tags, source: { ...rest.source!, pdn: reply.pdn } } }, [{ kind: "save" }]];
      }
      return undefined;
    default:
      return undefined;
  }
};

/** Tags that a link carries, by the names that they have there. */
const linkTags: Record<string, string> = { white: "White", black: "Black", result: "Result", date: "Date", event: "Event" };

/** The line that a link holds: through the position shown to its end. */
const linkLine = ({ tree, at }: State["game"]): string[] => [...movesTo(tree, at), ...lineAfter(tree, at).map((node) => tree[node]!.move)];

/** What the game holds and a link does not. */
export function leftOut({ game }: State): LinkPart[] {
  const carried = [...Object.values(linkTags), "GameType"];
  const has: Record<LinkPart, boolean> = {
    comments: game.tree.some((node) => node.comment !== ""), marks: game.tree.some((node) => node.nags.length > 0 || node.strength !== undefined),
    variations: game.tree.some((node) => node.children.length > 1), tags: game.tags.some(([name, value]) => !carried.includes(name) && value !== "?" && value !== ""),
    ending: game.ending !== "", profile: game.profile !== undefined, exercises: game.lesson !== undefined,
  };
  return (Object.keys(has) as LinkPart[]).filter((part) => has[part]);
}

/** The fragment of a link that holds this game, its players and the position shown. */
export function shareText(state: State): string {
  const { game } = state;
  const parts = new URLSearchParams({ rules: game.rules });
  if (game.start && game.start !== ruleSet(state)?.start) parts.set("fen", game.start);
  const moves = linkLine(game), ply = movesTo(game.tree, game.at).length;
  if (moves.length > 0) parts.set("moves", moves.join("."));
  if (ply < moves.length) parts.set("ply", String(ply));
  const tags = new Map(game.tags);
  for (const [key, name] of Object.entries(linkTags)) {
    const value = tags.get(name);
    if (value && value !== "?" && value !== "*") parts.set(key, value);
  }
  return "#" + parts.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Whether a fragment is meant as a link to a game, good or not. */
export const isShare = (hash: string): boolean => /^#(.*&)?(rules|fen|moves)=/.test(hash);

/** What a fragment asks for; nothing if it cannot be read. The arbiter judges the rest. */
export function readShare(hash: string, seed: number, date: string): State["game"] | null {
  if (hash.length < 2 || hash.length > 20_000) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const rules = parts.get("rules") ?? "";
  if (!/^[a-z]{3,30}$/.test(rules)) return null;
  const moves = (parts.get("moves") ?? "").split(".").filter((move) => /^[0-9x-]{3,80}$/.test(move)).slice(0, 1000);
  const tree = fromWritten({ moves: moves.map((move) => ({ move })) });
  const ply = Number(parts.get("ply") ?? moves.length);
  const at = Number.isInteger(ply) && ply >= 0 && ply < tree.length ? ply : tree.length - 1;
  const tags = Object.entries(linkTags).flatMap(([key, name]): [string, string][] => { const value = parts.get(key); return value ? [[name, value.slice(0, 200)]] : []; });
  return { ...firstState(seed, date).game, rules, start: parts.get("fen") ?? "", tree, at, tags, seats: people(), playing: false };
}

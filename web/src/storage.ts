// SPDX-License-Identifier: MIT
// What the browser keeps: settings, the game on the board, and the games played. Nothing leaves the device. What is
// read back is checked like anything from outside: the good parts are used, and what is bad is set aside. Several tabs
// may be open, also of an older or a newer page: each has its own game on the board, none writes over what another has
// played, and what only a newer page knows stays as it was.
import { erase, keysOf, type Place, readText, setAside, shared, tab, writeText } from "./aside";
import { blend, type Decoder, decodeText, isObject } from "./decode";
import { defaultSettings } from "./defaults";
import { type Game, tagOf } from "./game";
import { browserLanguage } from "./lang/browser";
import type { Saved } from "./panels";
import type { NewGame, Settings, State } from "./state";
import * as stored from "./stored";
import { mainLine } from "./tree";
import type { TextbookSettings } from "./types";
import type { Kit } from "./workout/types";

const most = 500;

interface Loaded<T> {
  value: T | null;
  keep: unknown;
  clean: boolean;
}

/** Reads what is kept under a name. What is wrong with it is set aside, and only the rest stays. */
export function load<T>(key: string, decode: Decoder<T>, from: Place = shared): Loaded<T> {
  const text = readText(key, from);
  if (text === null) return { value: null, keep: undefined, clean: true };
  const { value, keep, wrong } = decodeText(text, decode);
  if (wrong.length > 0) {
    setAside(key, text, from);
    if (keep !== undefined) write(key, keep, from);
  }
  return { value: value ?? null, keep, clean: wrong.length === 0 };
}
export const write = (key: string, value: unknown, to: Place = shared): boolean =>
  writeText(key, JSON.stringify(value), to);

/** What this tab has last read or written of its settings: only what has changed since is written. */
let mySettings: Settings = defaultSettings();
let myTextbook: TextbookSettings | null = null;

export function loadSettings(): Settings {
  mySettings = { ...defaultSettings(), language: browserLanguage(), ...load("settings", stored.settings).value };
  return { ...mySettings };
}
export function loadTextbook(): TextbookSettings | null {
  myTextbook = load("textbook", stored.textbook).value;
  return myTextbook;
}
export function saveSettings(state: State): void {
  write("settings", blend(load("settings", stored.settings).keep, mySettings, state.settings, true));
  write("textbook", blend(load("textbook", stored.textbook).keep, myTextbook ?? {}, state.inside.settings, true));
  mySettings = state.settings;
  myTextbook = state.inside.settings;
}

/** The form of a new game as it was last used. */
export const loadForm = (): Partial<NewGame> => load("form", stored.form).value ?? {};
export function saveForm({ badPace: _, ...form }: NewGame): boolean {
  return write("form", { ...(load("form", stored.form).keep ?? {}), ...form });
}

/** The kit of the last lesson. */
export const loadKit = (): Kit | null => load("kit", stored.kit).value;
export const saveKit = (kit: Kit): boolean => write("kit", kit);
/** The desk does not take it. */
export function refuseKit(): void {
  const text = readText("kit");
  if (text !== null) setAside("kit", text);
}

const pliesOf = (game: Game | null): number => (game ? mainLine(game.tree).length : 0);

/** The games kept; those of an older page counted full moves and are counted again. */
const index = (): Saved[] =>
  (load("games", stored.games).value ?? []).map(({ moves: _, ...saved }) => ({
    ...saved,
    plies: saved.plies ?? pliesOf(loadGame(saved.id, false)),
  }));

/** The games kept; where the list was damaged, also those that it has forgotten. */
export function savedGames(): Saved[] {
  const whole = readText("games") !== null && load("games", stored.games).clean;
  const list = index();
  if (whole) return list;
  const known = new Set(list.map(({ id }) => id));
  for (const key of keysOf(shared)) {
    const id = key.slice("game.".length);
    const game = key.startsWith("game.") && !known.has(id) ? loadGame(id, false) : null;
    if (!game) continue;
    const name = (side: string) => game.tags.find(([tag]) => tag === side)?.[1] ?? "?";
    list.push({
      id,
      title: `${name("White")} – ${name("Black")}`,
      rules: game.rules,
      plies: pliesOf(game),
      result: "",
      date: game.date,
    });
  }
  if (list.length > known.size) write("games", list);
  return list;
}

const sorted = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
/** Everything of a game but where one looks at it and what the clock says. */
const content = ({ at: _, touched: __, left: ___, ...game }: Game): string => JSON.stringify(game, sorted);

/** What this tab has last read or written of each game: if something else is kept, another tab has played on. */
const known = new Map<string, { content: string; read: Game; keep: unknown }>();
const know = (read: Game, keep: unknown) => known.set(read.id, { content: content(read), read, keep });

/** Everything of a game but when it was opened. */
const opened = ({ id: _, date: __, seed: ___, ...game }: Game): string =>
  content({ ...game, id: "", date: "", seed: 0 });

/** A game that was opened from the same text before and is kept as it was; undefined: there is none. */
function twinOf(game: Game): string | undefined {
  if (!game.source || readText("game." + game.id) !== null) return undefined;
  const mine = opened(game);
  return index().find(({ id, rules }) => {
    const other = rules === game.rules ? loadGame(id, false) : null;
    return other?.source?.pdn === game.source!.pdn && opened(other) === mine;
  })?.id;
}

/**
 * Keeps the game. Its new name is `id`, if another tab has gone on with it and this one becomes a game of its own, or
 * if it is kept already: then it is that one, its `twin`.
 */
export function saveGame(state: State, title: string): { list: Saved[]; id: string; twin: boolean } {
  const twin = twinOf(state.game);
  if (!twin) return { ...keepGame(state, title), twin: false };
  const { id, date, seed } = loadGame(twin) ?? state.game;
  return { ...keepGame({ ...state, game: { ...state.game, id, date, seed } }, title), twin: true };
}

function keepGame(state: State, title: string): { list: Saved[]; id: string } {
  let game: Game = state.clock
    ? { ...state.game, left: { white: state.clock.white, black: state.clock.black } }
    : state.game;
  const mine = content(game);
  const before = known.get(game.id);
  const theirs = loadGame(game.id, false);
  const stranger = theirs !== null && ![mine, before?.content].includes(content(theirs));
  const idle = mine === before?.content;
  if (stranger && !idle) game = { ...game, id: `${game.id}-${Math.random().toString(36).slice(2, 8)}` };
  const whole = blend(before?.keep, before?.read, game);
  write("current", whole, tab);
  if (stranger && idle) return { list: index(), id: game.id };
  write("current", whole);
  const plies = pliesOf(game);
  if (plies < 2 && theirs === null) return { list: index(), id: game.id };
  const over = state.position && state.position.result.outcome !== "none" && game.tree[game.at]!.children.length === 0;
  const rules = state.about?.rules.find((r) => r.id === game.rules);
  const all = index();
  const old = all.find((saved) => saved.id === state.game.id);
  const result =
    over && rules
      ? { white: rules.win, black: rules.loss, draw: rules.draw, none: "" }[state.position!.result.outcome]
      : old?.result || tagOf(game.tags, "Result");
  const list = [
    { ...old, id: game.id, title, rules: game.rules, plies, result, date: game.date },
    ...all.filter((saved) => saved.id !== game.id),
  ];
  for (const gone of list.slice(most)) erase("game." + gone.id);
  if (write("game." + game.id, whole)) know(game, whole);
  write("games", list.slice(0, most));
  return { list: list.slice(0, most), id: game.id };
}
/** A game that was kept; `mine`: this tab goes on with it from here. */
export function loadGame(id: string, mine = true): Game | null {
  const { value, keep } = load("game." + id, stored.game);
  if (!value) return null;
  const game = { ...value, id };
  if (mine) know(game, keep);
  return game;
}
/** The game on the board: this tab's own, or in a new tab the last one of any. */
export function currentGame(): Game | null {
  const own = load("current", stored.game, tab);
  const { value, keep } = own.value ? own : load("current", stored.game);
  if (value) know(value, keep);
  return value;
}
/**
 * The referee does not take this game: wherever it is kept, it is set aside. Where only a newer page knows its rules,
 * it stays in the list.
 */
export function refuseGame({ id }: Game, rulesKnown: boolean): Saved[] {
  const listed = readText("game." + id) !== null;
  for (const [key, place] of [
    ["current", tab],
    ["current", shared],
    ["game." + id, shared],
  ] as const) {
    const text = readText(key, place);
    if (
      text === null ||
      (key === "current" && load(key, stored.game, place).value?.id !== id) ||
      (!rulesKnown && listed)
    )
      continue;
    setAside(key, text, place);
  }
  known.delete(id);
  const list = index().filter((saved) => saved.id !== id || (!rulesKnown && listed));
  if (rulesKnown && listed) write("games", list);
  return list;
}
/** Tells when another tab has kept or deleted a game. */
export function onOtherTab(saved: (list: Saved[]) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === "damas.games") saved(index());
  });
}
export function deleteGame(id: string): void {
  erase("game." + id);
  write(
    "games",
    index().filter((saved) => saved.id !== id),
  );
}

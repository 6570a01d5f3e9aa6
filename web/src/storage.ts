// SPDX-License-Identifier: MIT
// What the browser keeps: settings, the game on the board, and the games played. Nothing leaves the device. What is read
// back is checked like anything from outside. Several tabs may be open: each has its own game on the board, and none
// writes over what another has played.
import type { Game, Saved, Settings, State, TextbookSettings } from "./state";
import { defaultSettings } from "./state";
import { mainLine } from "./tree";

const prefix = "damas.";
const most = 500;

function read<T>(key: string, from: () => Storage = () => localStorage): T | null {
  try {
    const text = from().getItem(prefix + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
/** False if it is full or forbidden: the page goes on without a memory. */
function write(key: string, value: unknown, to: () => Storage = () => localStorage): boolean {
  try {
    to().setItem(prefix + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
const tab = () => sessionStorage;

export function loadSettings(): Settings {
  const known = defaultSettings() as unknown as Record<string, unknown>;
  const kept = read<Record<string, unknown>>("settings") ?? {};
  for (const key of Object.keys(known)) if (typeof kept[key] === typeof known[key]) known[key] = kept[key];
  const settings = known as unknown as Settings;
  if (!read("settings") && !/^es|^ca|^gl|^eu/.test(navigator.language)) settings.language = navigator.language.startsWith("en") ? "en" : "es";
  if (settings.language !== "es" && settings.language !== "en") settings.language = "es";
  return settings;
}
export const saveSettings = (state: State): void => {
  write("settings", state.settings);
  write("textbook", state.inside.settings);
};
export const loadTextbook = (): TextbookSettings | null => read<TextbookSettings>("textbook");

export const loadSolved = (): string[] => (read<unknown[]>("solved") ?? []).filter((key): key is string => typeof key === "string");
/** Adds to what is kept: another tab may have solved others. */
export const saveSolved = (list: string[]): boolean => write("solved", [...new Set([...loadSolved(), ...list])]);

/** Whether something that was kept has the shape of a game. */
function isGame(game: unknown): game is Game {
  const g = game as Game;
  return typeof g === "object" && g !== null && Array.isArray(g.tree) && typeof g.rules === "string" && typeof g.start === "string" &&
    typeof g.at === "number" && g.tree[g.at] !== undefined && g.tree.every((node, i) => node.id === i && typeof node.move === "string" && Array.isArray(node.children) && node.parent < i && node.children.every((child) => g.tree[child]?.parent === i)) &&
    typeof g.seats === "object" && g.seats !== null && "white" in g.seats && "black" in g.seats && Array.isArray(g.tags) && (g.lesson === undefined || isLesson(g.lesson)) &&
    (g.left === undefined || (typeof g.left?.white === "number" && typeof g.left.black === "number")) &&
    (g.touched === undefined || (typeof g.touched?.at === "number" && typeof g.touched.square === "number"));
}

function isLesson(lesson: Game["lesson"]): boolean {
  const kit = lesson?.kit;
  return typeof lesson?.marks === "object" && lesson.marks !== null && Object.values(lesson.marks).every(Array.isArray) &&
    Array.isArray(kit?.exercises) && kit.exercises.length > 0 && Array.isArray(kit.teams?.white?.exercises) && Array.isArray(kit.teams?.black?.exercises);
}

const pliesOf = (game: Game | null): number => (game ? mainLine(game.tree).length : 0);

/** The games kept; those of an older page counted full moves and are counted again. */
const index = (): Saved[] => (read<(Saved & { moves?: number })[]>("games") ?? []).map(({ moves: _, ...saved }) => ({ ...saved, plies: saved.plies ?? pliesOf(loadGame(saved.id, false)) }));

/** Everything of a game but where one looks at it and what the clock says. */
const content = ({ at: _, touched: __, left: ___, ...game }: Game): string => JSON.stringify(game);

/** What this tab has last read or written of each game: if something else is kept, another tab has played on. */
const known = new Map<string, string>();

/** Keeps the game. If another tab has gone on with it, this one becomes a game of its own: its new name is `id`. */
export function saveGame(state: State, title: string): { list: Saved[]; id: string } {
  let game: Game = state.clock ? { ...state.game, left: { white: state.clock.white, black: state.clock.black } } : state.game;
  const mine = content(game);
  const theirs = loadGame(game.id, false);
  const stranger = theirs !== null && ![mine, known.get(game.id)].includes(content(theirs));
  const idle = mine === known.get(game.id);
  if (stranger && !idle) game = { ...game, id: `${game.id}-${Math.random().toString(36).slice(2, 8)}` };
  write("current", game, tab);
  if (stranger && idle) return { list: index(), id: game.id };
  write("current", game);
  const plies = pliesOf(game);
  if (plies < 2 && theirs === null) return { list: index(), id: game.id };
  const over = state.position && state.position.result.outcome !== "none" && game.tree[game.at]!.children.length === 0;
  const rules = state.about?.rules.find((r) => r.id === game.rules);
  const old = index().find((saved) => saved.id === state.game.id);
  const result = over && rules ? { white: rules.win, black: rules.loss, draw: rules.draw, none: "" }[state.position!.result.outcome] : old?.result ?? "";
  const list = [{ id: game.id, title, rules: game.rules, plies, result, date: game.date }, ...index().filter((saved) => saved.id !== game.id)];
  for (const gone of list.slice(most)) localStorage.removeItem(prefix + "game." + gone.id);
  if (write("game." + game.id, game)) known.set(game.id, content(game));
  write("games", list.slice(0, most));
  return { list: list.slice(0, most), id: game.id };
}
export const savedGames = index;
/** A game that was kept; `mine`: this tab goes on with it from here. */
export function loadGame(id: string, mine = true): Game | null {
  const game = read<unknown>("game." + id);
  if (!isGame(game)) return null;
  if (mine) known.set(id, content(game));
  return game;
}
/** The game on the board: this tab's own, or in a new tab the last one of any. */
export function currentGame(): Game | null {
  const game = [read<unknown>("current", tab), read<unknown>("current")].find(isGame);
  if (game) known.set(game.id, content(game));
  return game ?? null;
}
/** Tells when another tab has kept or deleted a game. */
export function onOtherTab(saved: (list: Saved[]) => void): void {
  addEventListener("storage", (event) => { if (event.key === prefix + "games") saved(index()); });
}
export function deleteGame(id: string): void {
  localStorage.removeItem(prefix + "game." + id);
  write("games", index().filter((saved) => saved.id !== id));
}

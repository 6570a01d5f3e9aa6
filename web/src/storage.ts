// SPDX-License-Identifier: MIT
// What the browser keeps: settings, the game on the board, and the games played. Nothing leaves the device. What is read
// back is checked like anything from outside.
import type { Game, Saved, Settings, State, TextbookSettings } from "./state";
import { defaultSettings } from "./state";
import { mainLine } from "./tree";

const prefix = "damas.";
const most = 500;

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page goes on without a memory.
  }
}

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

export const saveSolved = (list: string[]): void => write("solved", list);
export const loadSolved = (): string[] => (read<unknown[]>("solved") ?? []).filter((key): key is string => typeof key === "string");

/** Whether something that was kept has the shape of a game. */
function isGame(game: unknown): game is Game {
  const g = game as Game;
  return typeof g === "object" && g !== null && Array.isArray(g.tree) && typeof g.rules === "string" && typeof g.start === "string" &&
    typeof g.at === "number" && g.tree[g.at] !== undefined && g.tree.every((node, i) => node.id === i && typeof node.move === "string" && Array.isArray(node.children) && node.parent < i && node.children.every((child) => g.tree[child]?.parent === i)) &&
    typeof g.seats === "object" && g.seats !== null && "white" in g.seats && "black" in g.seats && Array.isArray(g.tags) && (g.lesson === undefined || isLesson(g.lesson)) &&
    (g.touched === undefined || (typeof g.touched?.at === "number" && typeof g.touched.square === "number"));
}

function isLesson(lesson: Game["lesson"]): boolean {
  const kit = lesson?.kit;
  return typeof lesson?.marks === "object" && lesson.marks !== null && Object.values(lesson.marks).every(Array.isArray) &&
    Array.isArray(kit?.exercises) && kit.exercises.length > 0 && Array.isArray(kit.teams?.white?.exercises) && Array.isArray(kit.teams?.black?.exercises);
}

const index = (): Saved[] => read<Saved[]>("games") ?? [];

export function saveGame(state: State, title: string): Saved[] {
  const game = state.game;
  write("current", game);
  const moves = mainLine(game.tree).length;
  if (moves < 2) return index();
  const over = state.position && state.position.result.outcome !== "none" && game.tree[game.at]!.children.length === 0;
  const rules = state.about?.rules.find((r) => r.id === game.rules);
  const old = index().find((saved) => saved.id === game.id);
  const result = over && rules ? { white: rules.win, black: rules.loss, draw: rules.draw, none: "" }[state.position!.result.outcome] : old?.result ?? "";
  const list = [{ id: game.id, title, rules: game.rules, moves: Math.ceil(moves / 2), result, date: game.date }, ...index().filter((saved) => saved.id !== game.id)];
  for (const gone of list.slice(most)) localStorage.removeItem(prefix + "game." + gone.id);
  write("game." + game.id, game);
  write("games", list.slice(0, most));
  return list.slice(0, most);
}
export const savedGames = index;
export function loadGame(id: string): Game | null {
  const game = read<unknown>("game." + id);
  return isGame(game) ? game : null;
}
export function currentGame(): Game | null {
  const game = read<unknown>("current");
  return isGame(game) ? game : null;
}
export function deleteGame(id: string): void {
  localStorage.removeItem(prefix + "game." + id);
  write("games", index().filter((saved) => saved.id !== id));
}

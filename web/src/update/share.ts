// SPDX-License-Identifier: MIT
// Links that hold a game: what they carry, what they leave out, and how they are read.
import { firstState, people } from "../defaults";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import { fromWritten, lineAfter, movesTo } from "../tree";
import type { LinkPart } from "../types";

/** Tags that a link carries, by the names that they have there. */
const linkTags: Record<string, string> = {
  white: "White",
  black: "Black",
  result: "Result",
  date: "Date",
  event: "Event",
};

/** The line that a link holds: through the position shown to its end. */
const linkLine = ({ tree, at }: State["game"]): string[] => [
  ...movesTo(tree, at),
  ...lineAfter(tree, at).map((node) => tree[node]!.move),
];

/** What the game holds and a link does not. */
export function leftOut({ game }: State): LinkPart[] {
  const carried = [...Object.values(linkTags), "GameType"];
  const has: Record<LinkPart, boolean> = {
    comments: game.tree.some((node) => node.comment !== ""),
    marks: game.tree.some((node) => node.nags.length > 0 || node.strength !== undefined),
    variations: game.tree.some((node) => node.children.length > 1),
    tags: game.tags.some(([name, value]) => !carried.includes(name) && value !== "?" && value !== ""),
    ending: game.ending !== "",
    profile: game.profile !== undefined,
    exercises: game.lesson !== undefined,
  };
  return (Object.keys(has) as LinkPart[]).filter((part) => has[part]);
}

/** The fragment of a link that holds this game, its players and the position shown. */
export function shareText(state: State): string {
  const { game } = state;
  const parts = new URLSearchParams({ rules: game.rules });
  if (game.start && game.start !== ruleSet(state)?.start) parts.set("fen", game.start);
  const moves = linkLine(game),
    ply = movesTo(game.tree, game.at).length;
  if (moves.length > 0) parts.set("moves", moves.join("."));
  if (ply < moves.length) parts.set("ply", String(ply));
  const tags = new Map(game.tags);
  for (const [key, name] of Object.entries(linkTags)) {
    const seat = name === "White" ? game.seats.white : name === "Black" ? game.seats.black : null;
    const value = tags.get(name) ?? (seat?.kind === "human" ? seat.name : undefined);
    if (value && value !== "?" && value !== "*") parts.set(key, value);
  }
  return "#" + parts.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Whether a fragment is meant as a link to a game, good or not. */
export const isShare = (hash: string): boolean => /^#(.*&)?(rules|fen|moves)=/.test(hash);

/** A puzzle that a fragment asks for: its collection, its rating, which says where it is, its id, and perhaps why. */
export function readPuzzleLink(hash: string): { collection: string; rating: number; id: string; why: string } | null {
  const form = /^#puzzle=([a-z]{3,30})\.(\d{1,4})\.([0-9a-z]{1,20})(?:\.([a-z]{1,10}))?$/;
  const [, collection, rating, id, why = ""] = form.exec(hash) ?? [];
  return collection && id ? { collection, rating: Number(rating), id, why } : null;
}

/** What a fragment asks for; nothing if it cannot be read. The referee judges the rest. */
export function readShare(hash: string, seed: number, date: string): State["game"] | null {
  if (hash.length < 2 || hash.length > 20_000) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const rules = parts.get("rules") ?? "";
  if (!/^[a-z]{3,30}$/.test(rules)) return null;
  const moves = (parts.get("moves") ?? "")
    .split(".")
    .filter((move) => /^[0-9x-]{3,80}$/.test(move))
    .slice(0, 1000);
  const tree = fromWritten({ moves: moves.map((move) => ({ move })) });
  const ply = Number(parts.get("ply") ?? moves.length);
  const at = Number.isInteger(ply) && ply >= 0 && ply < tree.length ? ply : tree.length - 1;
  const tags = Object.entries(linkTags).flatMap(([key, name]): [string, string][] => {
    const value = parts.get(key);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  return {
    ...firstState(seed, date).game,
    rules,
    start: parts.get("fen") ?? "",
    tree,
    at,
    tags,
    seats: people(),
    playing: false,
  };
}

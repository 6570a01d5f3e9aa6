// SPDX-License-Identifier: MIT
// The languages of the interface: one file each, all with the same words. A new language is a file and a line here.
import { type Game, tagOf } from "../game";
import type { Both, Language, Side } from "../types";
import { en } from "./en";
import { es, type Words } from "./es";

export const languages: Record<Language, Words> = { es, en };
export const dictionary = (language: Language): Words => languages[language];

/** What a side of a game is called wherever its players are named. */
export function playerName(words: Words, { tags, seats }: Pick<Game, "tags" | "seats">, side: Side): string {
  const seat = seats[side];
  const tag = tagOf(tags, side === "white" ? "White" : "Black");
  if (tag || seat.kind !== "human" || seat.name) return tag || words.seatName(seat);
  return seats.white.kind === seats.black.kind ? words.sideTitle(side) : words.you;
}

/** A sentence that is kept: it is shown in the language that the page has by then. */
export const inBoth = (say: (words: Words, language: Language) => string): Both => ({
  es: say(es, "es"),
  en: say(en, "en"),
});

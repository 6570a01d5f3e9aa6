// SPDX-License-Identifier: MIT
// The words of the inside of a search, which are loaded with it.
import type { Both, Language } from "../../types";
import { en } from "./en";
import { es, type InsideWords } from "./es";

export const languages: Record<Language, InsideWords> = { es, en };
export const dictionary = (language: Language): InsideWords => languages[language];

/** A sentence that is kept: it is shown in the language that the page has by then. */
export const inBoth = (say: (words: InsideWords, language: Language) => string): Both => ({
  es: say(es, "es"),
  en: say(en, "en"),
});

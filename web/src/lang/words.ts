// SPDX-License-Identifier: MIT
// The languages of the interface: one file each, all with the same words. A new language is a file and a line here.
import type { Both, Language } from "../types";
import { en } from "./en";
import { es, type Words } from "./es";

export const languages: Record<Language, Words> = { es, en };
export const dictionary = (language: Language): Words => languages[language];

/** A sentence that is kept: it is shown in the language that the page has by then. */
export const inBoth = (say: (words: Words, language: Language) => string): Both => ({
  es: say(es, "es"),
  en: say(en, "en"),
});

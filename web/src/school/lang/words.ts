// SPDX-License-Identifier: MIT
// The words of the school, which are loaded with it.
import type { Both, Language } from "../../types";
import { en } from "./en";
import { es, type SchoolWords } from "./es";

export const languages: Record<Language, SchoolWords> = { es, en };
export const dictionary = (language: Language): SchoolWords => languages[language];

/** A sentence that is kept: it is shown in the language that the page has by then. */
export const inSchool = (say: (words: SchoolWords) => string): Both => ({ es: say(es), en: say(en) });

// SPDX-License-Identifier: MIT
// The words of puzzles, which are loaded with it.
import type { Both, Language } from "../../types";
import { en } from "./en";
import { es, type PuzzleWords } from "./es";

export const languages: Record<Language, PuzzleWords> = { es, en };
export const dictionary = (language: Language): PuzzleWords => languages[language];

/** A sentence that is kept: it is shown in the language that the page has by then. */
export const inBoth = (say: (words: PuzzleWords) => string): Both => ({ es: say(es), en: say(en) });

// SPDX-License-Identifier: MIT
// The words of the editor, which are loaded with it.
import type { Language } from "../../types";
import { en } from "./en";
import { type EditorWords, es } from "./es";

export const languages: Record<Language, EditorWords> = { es, en };
export const dictionary = (language: Language): EditorWords => languages[language];

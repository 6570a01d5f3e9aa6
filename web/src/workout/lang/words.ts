// SPDX-License-Identifier: MIT
// The words of training draughts, which are loaded with it.
import type { Language } from "../../types";
import { en } from "./en";
import { es, type WorkoutWords } from "./es";

export const languages: Record<Language, WorkoutWords> = { es, en };
export const dictionary = (language: Language): WorkoutWords => languages[language];

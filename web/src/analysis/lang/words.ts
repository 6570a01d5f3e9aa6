// SPDX-License-Identifier: MIT
// The words of the analysis room, which are loaded with it.
import type { Language } from "../../types";
import { en } from "./en";
import { type AnalysisWords, es } from "./es";

export const languages: Record<Language, AnalysisWords> = { es, en };
export const dictionary = (language: Language): AnalysisWords => languages[language];

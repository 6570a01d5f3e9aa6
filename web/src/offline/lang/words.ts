// SPDX-License-Identifier: MIT
// The words of the list, which are loaded with it.
import type { Language } from "../../types";
import { en } from "./en";
import { es, type OfflineWords } from "./es";

export const languages: Record<Language, OfflineWords> = { es, en };
export const dictionary = (language: Language): OfflineWords => languages[language];

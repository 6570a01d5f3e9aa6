// SPDX-License-Identifier: MIT
// The words of the settings, which are loaded with it.
import type { Language } from "../../types";
import { en } from "./en";
import { es, type SettingsWords } from "./es";

export const languages: Record<Language, SettingsWords> = { es, en };
export const dictionary = (language: Language): SettingsWords => languages[language];

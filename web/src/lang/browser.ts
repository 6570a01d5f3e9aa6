// SPDX-License-Identifier: MIT
// The language to begin with, where nobody has chosen one.
import type { Language } from "../types";

export const browserLanguage = (): Language => (navigator.language.startsWith("en") ? "en" : "es");

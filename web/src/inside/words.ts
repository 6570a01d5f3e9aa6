// SPDX-License-Identifier: MIT
// The words of the inside of a search in the page's language.
import type { State } from "../state";
import { dictionary } from "./lang/words";

export const words = (state: State) => dictionary(state.settings.language);

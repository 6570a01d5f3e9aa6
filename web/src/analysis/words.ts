// SPDX-License-Identifier: MIT
// The words of the analysis room in the page's language.
import type { State } from "../state";
import { dictionary } from "./lang/words";

export const own = (state: State) => dictionary(state.settings.language);

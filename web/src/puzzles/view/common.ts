// SPDX-License-Identifier: MIT
// Small things that the views of puzzles share.
import type { State } from "../../state";
import { figure } from "../../view/common";
import { collectionNow } from "../collection";
import { dictionary } from "../lang/words";
import { newcomer } from "../rating";
import type { Standing } from "../state";

export const words = (state: State) => dictionary(state.settings.language);

/** A rating as people read it. */
export const rounded = (state: State, rating: number): string => figure(Math.round(rating), state.settings.language);

const nobody: Standing = { ...newcomer, course: [], streak: 0, best: 0, solved: 0, tried: 0, days: 0 };
export const standing = (state: State): Standing => state.puzzles!.standings[collectionNow(state)] ?? nobody;

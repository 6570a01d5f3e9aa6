// SPDX-License-Identifier: MIT
// The classes of endings that can be trained, as they are read from data/endings.
import { ruleSet } from "../selectors";
import type { State } from "../state";
import { both, type Pair } from "./course";
import type { EndingClass } from "./types";

type WrittenClass = Pick<EndingClass, "id" | "rules" | "material" | "goal"> &
  Partial<Omit<EndingClass, "name" | "help">> & { name: Pair; help: Pair };

const usual = { side: "white", least: 1, most: 60, forzosa: false } as const;

export const readClasses = (text: string): EndingClass[] =>
  (JSON.parse(text) as WrittenClass[]).map((one) => ({ ...usual, ...one, name: both(one.name), help: both(one.help) }));

/** Those of the game on the board; of a game without its own those of the game that has the same moves. */
export function classesOf(state: State): EndingClass[] {
  const { school, game } = state;
  const all = school?.classes ?? [];
  const own = all.filter(({ rules }) => rules === game.rules);
  const { learned_as: other, forzosa } = ruleSet(state) ?? { learned_as: game.rules, forzosa: 0 };
  if (own.length > 0 || other === game.rules) return own;
  return all
    .filter((one) => one.rules === other && (forzosa > 0 || !one.forzosa))
    .map((one) => ({ ...one, rules: game.rules, id: one.id.replace(other, game.rules) }));
}

export const classOf = (state: State, id: string): EndingClass | undefined =>
  [...(state.school?.classes ?? []), ...classesOf(state)].find((one) => one.id === id);

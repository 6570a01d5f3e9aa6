// SPDX-License-Identifier: MIT
// The classes of endings that can be trained, as they are read from data/endings.
import type { State } from "../state";
import { both, type Pair } from "./course";
import type { EndingClass } from "./types";

type WrittenClass = Pick<EndingClass, "id" | "rules" | "material" | "goal"> &
  Partial<Omit<EndingClass, "name" | "help">> & { name: Pair; help: Pair };

const usual = { side: "white", least: 1, most: 60, forzosa: false } as const;

export const readClasses = (text: string): EndingClass[] =>
  (JSON.parse(text) as WrittenClass[]).map((one) => ({ ...usual, ...one, name: both(one.name), help: both(one.help) }));

export const classOf = ({ school }: State, id: string): EndingClass | undefined =>
  school?.classes.find((one) => one.id === id);

/** Those of the game on the board. */
export const classesOf = ({ school, game }: State): EndingClass[] =>
  (school?.classes ?? []).filter((one) => one.rules === game.rules);

// SPDX-License-Identifier: MIT
// All exercises that are drawn, by the names that kits give them.
import { calm } from "./calm";
import type { Figure } from "./figure";
import { ground } from "./ground";
import { upright } from "./upright";

export const figures: Readonly<Record<string, Figure>> = { ...upright, ...ground, ...calm };

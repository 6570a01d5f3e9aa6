// SPDX-License-Identifier: MIT
// The inside of a search as the page loads it: everything that late.ts asks for.
import type { LateParts } from "../late";
import { run } from "./run";
import { after, update } from "./update";
import { insidePanel as panel } from "./view/panel";
import { stage as card } from "./view/stage";

export const parts: LateParts<"inside"> = { update, after, run, panel, card };

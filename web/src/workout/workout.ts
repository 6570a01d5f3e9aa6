// SPDX-License-Identifier: MIT
// Training draughts as the page loads it: everything that late.ts asks for.
import type { LateParts } from "../late";
import { run } from "./run";
import { update } from "./update";
import { after } from "./update_lesson";
import { badge, note } from "./view/badges";
import { card } from "./view/card";
import { panel } from "./view/panel";
import { paper } from "./view/paper";

export const parts: LateParts<"workout"> = { update, after, run, panel, card, badge, note, paper };

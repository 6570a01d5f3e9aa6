// SPDX-License-Identifier: MIT
// The analysis room as the page loads it: everything that late.ts asks for.
import type { LateParts } from "../late";
import { after, update } from "./update";
import { analysisPanel as panel } from "./view/panel";

export const parts: LateParts<"analysis"> = { update, after, panel };

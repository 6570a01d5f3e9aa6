// SPDX-License-Identifier: MIT
// The editor of positions as the page loads it: everything that late.ts asks for.
import type { LateParts } from "../late";
import { update } from "./update";
import { editorPanel as panel } from "./view";

export const parts: LateParts<"editor"> = { update, panel };

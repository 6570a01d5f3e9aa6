// SPDX-License-Identifier: MIT
// The school as the page loads it: the course, endings, coordinates, and the front page of the panel of learning.
import type { LateParts } from "../late";
import { run } from "./run";
import { after, update } from "./update";
import { paper } from "./view/certificate";
import { marks, note } from "./view/marks";
import { panel } from "./view/panel";
import { actions, sentence } from "./view/said";

export const parts: LateParts<"school"> = { update, after, run, panel, sentence, actions, marks, note, paper };

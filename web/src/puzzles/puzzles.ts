// SPDX-License-Identifier: MIT
// Puzzles as the page loads them: everything that late.ts asks for.
import type { LateParts } from "../late";
import type { Message, Step } from "../message";
import type { State } from "../state";
import { answering, type Handlers, type Of } from "../update/step";
import { run } from "./run";
import { collectionReplies, collections, ready, taskOf } from "./update";
import { after, meanwhile, playing, playingReplies } from "./update_line";
import { actions, drill, sentence } from "./view/drill";
import { home } from "./view/home";

const own = answering({ ...collections, ...playing } satisfies Partial<Handlers>, {
  ...collectionReplies,
  ...playingReplies,
});

function update(state: State, message: Message): Step | undefined {
  if (message.type === "late_ready") return message.area === "puzzles" ? ready(state) : undefined;
  const instead = meanwhile[message.type] as ((state: State, message: Of<never>) => Step | undefined) | undefined;
  return (taskOf(state) ? instead?.(state, message as never) : undefined) ?? own(state, message);
}

export const parts: LateParts<"puzzles"> = { update, after, run, panel: home, drill, sentence, actions };

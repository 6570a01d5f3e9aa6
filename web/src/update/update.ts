// SPDX-License-Identifier: MIT
// The next state and what is to be done, from a state and a message. Pure: no clock, no chance, no document.
import type { LateArea, LateStage } from "../areas";
import { inBoth } from "../lang/words";
import { areaNames, areas, here } from "../late";
import type { Effect, LateMessage, Message, Purpose, ReplyFor, Step } from "../message";
import type { State } from "../state";
import { analysis, analysisReplies, told } from "./analysis";
import { frame, settled } from "./frame";
import { general } from "./general";
import { learn, learnReplies } from "./learn";
import { library, libraryReplies } from "./library";
import { match, matchReplies } from "./match";
import { peeking, peekReplies } from "./peek";
import { play, playReplies } from "./play";
import { printing, printingReplies } from "./printing";
import { sketch } from "./sketch";
import { type Handlers, notify, type Replies, stay } from "./step";
import { study, studyReplies } from "./study";

/** Whoever asks a desk says here what becomes of the answer: the compiler misses every purpose that has no entry. */
const replies: Replies = {
  ...playReplies,
  ...matchReplies,
  ...studyReplies,
  ...peekReplies,
  ...printingReplies,
  ...analysisReplies,
  ...learnReplies,
  ...libraryReplies,
};

/** The message's purpose chooses who takes it, so the types of both belong together. */
function answered(state: State, message: ReplyFor<Purpose>): Step {
  const take = (replies as Partial<Replies<Purpose>>)[message.as] as
    | ((state: State, message: ReplyFor<Purpose>) => Step)
    | undefined;
  return take?.(state, message) ?? [state, []];
}

/** Every message has one entry; those of areas that are loaded late are answered there. */
const handlers: Handlers<Exclude<Message["type"], LateMessage["type"]>> = {
  ...general,
  ...frame,
  ...play,
  ...match,
  ...study,
  ...sketch,
  ...peeking,
  ...printing,
  ...analysis,
  ...learn,
  ...library,
  tell: told,
  reply: answered,
  late_ready: stay,
  late_failed: (state, { area }) => {
    const failed = withStage(state, area, "failed");
    if (areas[area].panels.length > 0) return stay(failed);
    // It has no panel that could say so.
    return notify(
      failed,
      inBoth((w) => w.notLoaded),
      "bad",
    );
  },
  late_retry: (state, { area }) => [withStage(state, area, "loading"), [{ kind: "load_late", area }]],
};

/** The parts that the tables are made of, for a test: no two may answer the same message. */
export const parts: object[][] = [
  [general, frame, play, match, study, sketch, peeking, printing, analysis, learn, library],
  [
    playReplies,
    matchReplies,
    studyReplies,
    peekReplies,
    printingReplies,
    analysisReplies,
    learnReplies,
    libraryReplies,
  ],
];

function step(state: State, message: Message): Step {
  const known = handlers as Partial<Record<Message["type"], (state: State, message: Message) => Step>>;
  return (known[message.type] ?? stay)(state, message);
}

/** The areas that are here answer first; undefined: none of them does. */
function lateStep(state: State, message: Message): Step | undefined {
  for (const { update } of here()) {
    const answer = update?.(state, message);
    if (answer) return answer;
  }
  return undefined;
}

const withStage = (state: State, area: LateArea, stage: LateStage): State => ({
  ...state,
  late: { ...state.late, [area]: stage },
});

/** Loads what a state needs and nobody has asked for yet. */
function loadWanted([state, effects]: Step): Step {
  let next = state;
  const more: Effect[] = [];
  for (const area of areaNames) {
    if (state.late[area] || !(areas[area].panels.includes(state.panel) || areas[area].needed?.(state))) continue;
    next = withStage(next, area, "loading");
    more.push({ kind: "load_late", area });
  }
  return more.length > 0 ? [next, [...effects, ...more]] : [state, effects];
}

/** A message that waits for the area that answers it; undefined: it need not. */
function kept(state: State, message: Message): Step | undefined {
  const area = areaNames.find((name) => areas[name].messages?.includes(message.type));
  if (!area || state.late[area] === "here") return undefined;
  return [withStage(state, area, "loading"), [{ kind: "load_late", area, message }]];
}

/** Areas that are loaded late (late.ts) look at every step once they are here. */
export function update(state: State, message: Message): Step {
  let made = kept(state, message) ?? lateStep(state, message) ?? step(state, message);
  if (message.type === "late_ready") made = [withStage(made[0], message.area, "here"), made[1]];
  for (const { after } of here()) if (after) made = after(state, made[0], made[1]);
  return loadWanted(settled(state, made, message));
}

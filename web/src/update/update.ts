// SPDX-License-Identifier: MIT
// The next state and what is to be done, from a state and a message. Pure: no clock, no chance, no document.
import { late } from "../late";
import type { Message, Purpose, ReplyFor, Step } from "../message";
import type { State } from "../state";
import type { WorkoutMessage } from "../workout/message";
import { analysis, analysisReplies, told } from "./analysis";
import { editor, editorReplies } from "./editor";
import { general } from "./general";
import { inside, insideReplies } from "./inside";
import { learn, learnReplies } from "./learn";
import { library, libraryReplies } from "./library";
import { match, matchReplies } from "./match";
import { play, playReplies } from "./play";
import { type Handlers, type Replies, stay } from "./step";
import { study, studyReplies } from "./study";

/** Whoever asks a desk says here what becomes of the answer: the compiler misses every purpose that has no entry. */
const replies: Replies = {
  ...playReplies,
  ...matchReplies,
  ...studyReplies,
  ...analysisReplies,
  ...insideReplies,
  ...learnReplies,
  ...editorReplies,
  ...libraryReplies,
};

/** The message's purpose chooses who takes it, so the types of both belong together. */
function answered(state: State, message: ReplyFor<Purpose>): Step {
  const take = replies[message.as] as (state: State, message: ReplyFor<Purpose>) => Step;
  return take(state, message);
}

/** Every message has one entry; those of training draughts are answered by it, once it is there. */
const handlers: Handlers<Exclude<Message["type"], WorkoutMessage["type"]>> = {
  ...general,
  ...play,
  ...match,
  ...study,
  ...analysis,
  ...inside,
  ...learn,
  ...editor,
  ...library,
  tell: told,
  reply: answered,
};

/** The parts that the tables are made of, for a test: no two may answer the same message. */
export const parts: object[][] = [
  [general, play, match, study, analysis, inside, learn, editor, library],
  [
    playReplies,
    matchReplies,
    studyReplies,
    analysisReplies,
    insideReplies,
    learnReplies,
    editorReplies,
    libraryReplies,
  ],
];

function step(state: State, message: Message): Step {
  const known = handlers as Partial<Record<Message["type"], (state: State, message: Message) => Step>>;
  return (known[message.type] ?? stay)(state, message);
}

/** Training draughts is loaded when its panel is opened or a game needs it, and looks at every step from then on. */
export function update(state: State, message: Message): Step {
  const workout = late.workout;
  const [next, effects] = workout?.update(state, message) ?? step(state, message);
  if (workout) return workout.after(state, next, effects);
  return next.game.lesson || next.panel === "workout"
    ? [next, [...effects, { kind: "workout", effect: { kind: "load" } }]]
    : [next, effects];
}

// SPDX-License-Identifier: MIT
// What the parts of `update` share: how messages are answered, and how something is said.
import type { LatePurpose, Message, Purpose, ReplyFor, Step } from "../message";
import type { State } from "../state";
import type { Both } from "../types";

/** The message of a type. */
export type Of<T extends Message["type"]> = Extract<Message, { type: T }>;

/** For each type of message what it makes of a state. Every part has some of them, `update` has them all. */
export type Handlers<T extends Message["type"] = Message["type"]> = {
  [K in T]: (state: State, message: Of<K>) => Step;
};

/** For each purpose of a request what its answer makes of a state. */
export type Replies<Q extends Purpose = Exclude<Purpose, LatePurpose>> = {
  [P in Q]: (state: State, message: ReplyFor<P>) => Step;
};

/** The `update` of an area that is loaded late, from its tables; what is in neither it leaves to the page. */
export function answering(handlers: Partial<Handlers>, replies: Partial<Replies<Purpose>> = {}) {
  type Taker = ((state: State, message: Message) => Step) | undefined;
  return (state: State, message: Message): Step | undefined =>
    (message.type === "reply" && (replies[message.as] as Taker)?.(state, message)) ||
    (handlers[message.type] as Taker)?.(state, message);
}

/** Whether an answer is about a position that is no longer on the board. */
export const isLate = (state: State, { context }: Of<"reply">): boolean =>
  context.serial !== undefined && context.serial !== state.serial;

/** Nothing changes and nothing is to be done. */
export const stay = (state: State): Step => [state, []];

const noticeTime = 4000;

/** Shows a short sentence that goes away by itself. */
export function notify(state: State, text: Both, kind: "info" | "good" | "bad"): Step {
  return [
    { ...state, notice: { text, kind } },
    [{ kind: "timer", wait: noticeTime, message: { type: "notice_gone", text } }],
  ];
}

/** Says a sentence to those who listen. */
export const say = (state: State, text: string, urgent = false): State => ({
  ...state,
  said: { text, urgent, count: state.said.count + 1 },
});

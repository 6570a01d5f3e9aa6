// SPDX-License-Identifier: MIT
// Playing: pieces touched, moves typed, the referee's ruling, the computer's answer.
import { inBoth } from "../lang/words";
import type { Step } from "../message";
import { leaving, rhythm } from "../rhythm";
import { canMove, previewed } from "../selectors";
import type { State } from "../state";
import type { Line, Ruling, UnreadableMove } from "../types";
import { attempt, clean, commit, hold, letGo } from "./course";
import { erasedBy } from "./sketch";
import { type Handlers, isLate, type Of, type Replies, say, stay } from "./step";
import { click, press, release, touch } from "./touch";

/** A square pressed by a pointer: a node of a tree goes from the board, an edited position changes, a piece is held. */
function pressed(state: State, { square, now }: Of<"press">): Step {
  if (previewed(state))
    return [{ ...state, peek: null, inside: { ...state.inside, preview: null, selected: null } }, []];
  return played(state, square, now);
}

/** What was drawn may go; then a piece is taken up, or goes where it can. */
function played(state: State, square: number, now: number): Step {
  const [clear, saved] = erasedBy(state, square);
  const [next, effects] = press({ ...clear, dropped: 0, refusal: null }, square, now);
  return [next, [...saved, ...effects]];
}

/** A square touched by keys. */
function touched(state: State, { square, now }: Of<"touch">): Step {
  const [next, effects] = click({ ...state, refusal: null }, square, now);
  return next.serial !== state.serial ? [next, effects] : touch({ ...state, refusal: null }, square, now);
}

function cancel(state: State): Step {
  return [
    {
      ...state,
      ...letGo(state),
      sketch: { ...state.sketch, from: 0, to: 0 },
      peek: null,
      help: false,
      confirm: "",
      projector: false,
    },
    state.projector ? [{ kind: "fullscreen", on: false }] : [],
  ];
}

function typeMove(state: State): Step {
  if (state.typed.trim() === "" || !canMove(state)) return [state, []];
  return [{ ...state, ...letGo(state), refusal: state.refusal }, [attempt(state, { text: state.typed.trim() })]];
}

/** The piece on its way goes to its next square; after the last one what it has captured leaves. */
function moveOn(state: State, message: Of<"motion">): Step {
  const motion = state.motion;
  if (!motion || motion.serial !== message.serial) return [state, []];
  const { path, captured } = motion.move;
  const legs = path.length - 1;
  const { leg, rest } = rhythm(motion.move);
  const step = motion.step + 1;
  if (step > (captured.length > 0 ? legs + 1 : legs)) return [{ ...state, motion: null }, []];
  const wait = step > legs ? leaving : step === legs ? leg : leg + rest;
  return [{ ...state, motion: { ...motion, step } }, [{ kind: "timer", wait: wait + 10, message }]];
}

/** A text that is no move is refused like a move that is not allowed. */
function unreadable(): Pick<Ruling, "sentence" | "squares" | "article" | "touched"> {
  return { sentence: inBoth((w) => w.unreadableMove), squares: [], article: 0, touched: 0 };
}

/** What the referee says about an attempt. */
function ruled(state: State, ruling: Ruling | UnreadableMove, now: number): Step {
  if (ruling.legal) return ruling.move ? commit({ ...state, ...clean }, ruling.move.text, now) : [state, []];
  const { sentence: text, squares, article, touched } = "sentence" in ruling ? ruling : unreadable();
  // Whoever tries a piece has touched it.
  const [held, effects] = touched ? hold(state, touched) : ([state, []] as Step);
  const refused: State = {
    ...held,
    ...letGo(held),
    dropped: 0,
    refusal: { text, squares, from: state.touched[0] ?? 0, article },
  };
  return [say(refused, text[state.settings.language], true), [...effects, { kind: "sound", name: "refuse" }]];
}

/** The computer has found its move. */
function thought(state: State, line: Line | undefined, now: number): Step {
  if (!line?.moves[0]) return [{ ...state, thinking: "" }, []];
  return commit({ ...state, thinking: "" }, line.moves[0], now);
}

export const play = {
  press: pressed,
  drag: (state, { x, y }) => [state.drag ? { ...state, drag: { ...state.drag, x, y, moved: true } } : state, []],
  release: (state, { square, now }) => release(state, square, now),
  cancel,
  cursor: (state, { square }) => [{ ...state, cursor: square }, [{ kind: "focus", square }]],
  touch: touched,
  typed: (state, { text }) => [{ ...state, typed: text }, []],
  type_move: typeMove,
  motion: moveOn,
} satisfies Partial<Handlers>;

export const playReplies = {
  attempt: (state, message) =>
    isLate(state, message) || !message.reply ? stay(state) : ruled(state, message.reply, message.now),
  think: (state, message) => (isLate(state, message) ? stay(state) : thought(state, message.reply, message.now)),
} satisfies Partial<Replies>;

// SPDX-License-Identifier: MIT
// What pointers and keys do on the engine's lines: a click plays up to a move; a mouse over it, a long press or the
// arrow keys show its position and leave it again.
import type { Send } from "../../message";
import type { State } from "../../state";

let pressTimer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;
const longPress = 350;

interface Place {
  rank: number;
  step: number;
}

/** The move that an event is about; step 0: none. */
function placeOf(target: EventTarget | null): Place {
  const { rank, step } = (target as Element | null)?.closest<HTMLElement>("[data-step]")?.dataset ?? {};
  return { rank: Number(rank ?? 0), step: Number(step ?? 0) };
}

const look = (state: State, send: Send, { rank, step }: Place): void => {
  if (step > 0 || state.room?.walk) send({ type: "walk", rank, step });
};

function play(state: State, send: Send, { rank, step }: Place): void {
  const lines = state.room?.walk?.lines ?? state.analysis.lines;
  const line = lines.find((one) => one.rank === rank);
  if (line && step > 0) send({ type: "play_line", moves: line.moves.slice(0, step) });
}

/** Left and right along a line, up and down between lines. */
function keys(state: State, send: Send, event: KeyboardEvent): void {
  if (event.key === "Escape" && state.room?.walk) {
    event.stopPropagation();
    send({ type: "walk", rank: 0, step: 0 });
    return;
  }
  const here = placeOf(event.target);
  if (here.step === 0 || !/^(Arrow|Home|End)/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-step]")];
  const line = all.filter((one) => Number(one.dataset["rank"]) === here.rank);
  const along = { ArrowRight: here.step, ArrowLeft: here.step - 2, Home: 0, End: line.length - 1 }[event.key];
  const other = here.rank + (event.key === "ArrowDown" ? 1 : -1);
  const to =
    along !== undefined
      ? line[along]
      : all.find((one) => Number(one.dataset["rank"]) === other && Number(one.dataset["step"]) === 1);
  if (!to) return;
  to.focus();
  look(state, send, placeOf(to));
}

/** What pointers and keys do anywhere in the list of lines. */
export const listeners = (state: State, send: Send) => ({
  onclick: (event: Event) => {
    if (!pressed) play(state, send, placeOf(event.target));
    pressed = false;
  },
  onpointerover: (event: PointerEvent) => {
    if (event.pointerType === "mouse") look(state, send, placeOf(event.target));
  },
  onpointerleave: () => {
    clearTimeout(pressTimer);
    look(state, send, { rank: 0, step: 0 });
  },
  onpointerdown: (event: PointerEvent) => {
    pressed = false;
    clearTimeout(pressTimer);
    const place = placeOf(event.target);
    if (event.pointerType === "mouse" || place.step === 0) return;
    pressTimer = setTimeout(() => {
      pressed = true;
      look(state, send, place);
    }, longPress);
  },
  onpointerup: () => {
    clearTimeout(pressTimer);
    if (pressed) look(state, send, { rank: 0, step: 0 });
  },
  onpointercancel: () => {
    clearTimeout(pressTimer);
    pressed = false;
    look(state, send, { rank: 0, step: 0 });
  },
  oncontextmenu: (event: Event) => {
    if (pressed) event.preventDefault();
  },
  onkeydown: (event: KeyboardEvent) => keys(state, send, event),
  onfocusout: (event: FocusEvent) => {
    const to = event.relatedTarget as Element | null;
    if (!to?.closest?.("[data-step]")) look(state, send, { rank: 0, step: 0 });
  },
});

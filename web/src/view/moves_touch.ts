// SPDX-License-Identifier: MIT
// What pointers and keys do in the score sheet: a click goes to a move; a mouse over it, a long press or the arrow keys
// up and down show its position and leave it again.
import type { Send } from "../message";
import type { State } from "../state";
import { movesTo } from "../tree";

let pressTimer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;
const longPress = 350;

/** The node of the move that an event is about; 0: none. */
const nodeAt = (event: Event): number =>
  Number((event.target as Element).closest<HTMLElement>("[data-node]")?.dataset["node"] ?? 0);

const look = (state: State, send: Send, node: number): void => {
  if (node > 0 && node !== state.game.at) send({ type: "peek", moves: movesTo(state.game.tree, node), node });
  else if (state.peek) send({ type: "unpeek" });
};

/** The arrows up and down go from move to move and preview each; Enter goes there. */
function keys(state: State, send: Send, event: KeyboardEvent): void {
  if (event.key === "Escape" && state.peek) {
    event.stopPropagation();
    send({ type: "unpeek" });
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-node]")];
  const to = all[all.indexOf(event.target as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!to) return;
  to.focus();
  look(state, send, Number(to.dataset["node"]));
}

/** What pointers and keys do anywhere in the sheet. */
export const listeners = (state: State, send: Send) => ({
  onclick: (event: Event) => {
    const node = nodeAt(event);
    if (node > 0 && !pressed) send({ type: "go", node });
    pressed = false;
  },
  onpointerover: (event: PointerEvent) => {
    if (event.pointerType === "mouse") look(state, send, nodeAt(event));
  },
  onpointerleave: () => {
    clearTimeout(pressTimer);
    if (state.peek) send({ type: "unpeek" });
  },
  onpointerdown: (event: PointerEvent) => {
    pressed = false;
    clearTimeout(pressTimer);
    const node = nodeAt(event);
    if (event.pointerType === "mouse" || node === 0) return;
    pressTimer = setTimeout(() => {
      pressed = true;
      look(state, send, node);
    }, longPress);
  },
  onpointerup: () => {
    clearTimeout(pressTimer);
    if (pressed) send({ type: "unpeek" });
  },
  onpointercancel: () => {
    clearTimeout(pressTimer);
    pressed = false;
    if (state.peek) send({ type: "unpeek" });
  },
  oncontextmenu: (event: Event) => {
    if (pressed) event.preventDefault();
  },
  onkeydown: (event: KeyboardEvent) => keys(state, send, event),
  onfocusout: (event: FocusEvent) => {
    const to = event.relatedTarget as Element | null;
    if (state.peek && !to?.closest?.(".moves")) send({ type: "unpeek" });
  },
});

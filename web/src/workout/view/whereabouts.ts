// SPDX-License-Identifier: MIT
// Where somebody was in the list of exercises while the form of one of them is open: the keys go into it and back.

let left = { id: "", scroll: 0 };

/** Goes there once the next drawing is made. */
function go(scroll: number, selector: string): void {
  requestAnimationFrame(() => {
    document.querySelector(".panel-body.workout")?.scrollTo({ top: scroll, behavior: "instant" });
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  });
}

/** The button of that id opens the form: it is seen from its top, with the keys in the name. */
export function enterForm(id: string): void {
  left = { id, scroll: document.querySelector(".panel-body.workout")?.scrollTop ?? 0 };
  go(0, "#exercise-name input");
}

export const leaveForm = (): void => go(left.scroll, `#${left.id}`);

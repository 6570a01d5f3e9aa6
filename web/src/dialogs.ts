// SPDX-License-Identifier: MIT
// Dialogs that take the whole attention (`aria-modal`) get the focus when they open, keep it, and give it back to where
// it was when they close.

const stops = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/** Keeps the focus of a page in order; what it returns is called after each drawing. */
export function dialogs(root: HTMLElement): () => void {
  let open: HTMLElement | null = null;
  let before: Element | null = null;
  addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || !open) return;
    const all = [...open.querySelectorAll<HTMLElement>(stops)].filter((one) => one.offsetParent !== null);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = event.shiftKey ? (at <= 0 ? all.at(-1) : null) : at === all.length - 1 ? all[0] : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return () => {
    const now = [...root.querySelectorAll<HTMLElement>("[aria-modal='true']")].at(-1) ?? null;
    if (now === open) return;
    if (now) {
      if (!open) before = document.activeElement;
      if (!now.contains(document.activeElement)) now.focus();
    } else if (before instanceof HTMLElement && before.isConnected) before.focus();
    open = now;
  };
}

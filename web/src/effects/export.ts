// SPDX-License-Identifier: MIT
// Text that leaves the page by way of a selection.
/** Copies without a clipboard, as pages did before there was one; false: the browser does not let it. */
export function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden";
  document.body.appendChild(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

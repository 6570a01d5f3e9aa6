// SPDX-License-Identifier: MIT
// The colour that the system gives to what it draws around the page: that of the page, whatever its theme is.

/** Gives the frame the colour that the page has now. */
export function tint(): void {
  const color = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    if (meta.content !== color) meta.content = color;
}

/** Also when the system turns from light to dark. */
export function followSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tint);
}

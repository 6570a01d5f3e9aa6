// SPDX-License-Identifier: MIT
// A box that follows its current move (`data-follow`, `aria-current`) keeps it in view: it scrolls inside itself and
// moves nothing else. It does so when another move is current or the box has another size; between that it is left
// where somebody has scrolled it. What is said in a long panel (`data-appear`) is brought into view when it is new.

const followed = new WeakMap<Element, string>();

/** Scrolls a box until its current move is in the middle, if it is not in view; without one, to its beginning. */
function show(box: HTMLElement): void {
  const here = box.querySelector("[aria-current]");
  if (!here) {
    if (box.dataset["follow"] === "0") box.scrollTo({ top: 0, left: 0 });
    return;
  }
  const outer = box.getBoundingClientRect();
  const inner = here.getBoundingClientRect();
  const margin = Math.min(inner.height, outer.height / 4);
  if (inner.top - margin < outer.top || inner.bottom + margin > outer.bottom)
    box.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  if (inner.left < outer.left || inner.right > outer.right)
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) show(target as HTMLElement);
});

/** After each drawing. */
export function follow(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>("[data-follow]")) {
    const now = box.dataset["follow"]!;
    const before = followed.get(box);
    if (before === undefined) sizes.observe(box);
    if (before !== now) show(box);
    followed.set(box, now);
  }
  for (const said of root.querySelectorAll<HTMLElement>("[data-appear]")) {
    const now = said.dataset["appear"]!;
    if (followed.get(said) !== now) said.scrollIntoView({ block: "nearest", behavior: "instant" });
    followed.set(said, now);
  }
}

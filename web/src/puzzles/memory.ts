// SPDX-License-Identifier: MIT
// What the browser keeps of puzzles, read and written: whatever another tab has kept meanwhile stays.
import { erase, tab, writeText } from "../aside";
import { blend } from "../decode";
import { load, write } from "../storage";
import { solved } from "../stored";
import { fromOlder, keptShape, merged, nothingKept } from "./kept";
import type { KeptPuzzles } from "./state";

const name = "puzzles";
/** Where pages kept what was solved before puzzles had a rating. */
const older = "solved";

/** Adds to what is kept; what only a newer page knows stays as it was. False: the browser keeps nothing more. */
export function keepPuzzles(news: KeptPuzzles): { kept: KeptPuzzles; done: boolean } {
  const { value, keep } = load(name, keptShape);
  const before = { ...nothingKept(), ...value };
  const kept = merged(before, news);
  return { kept, done: write(name, blend(keep, before, kept)) };
}

/** What is kept, with what an older page has kept elsewhere. */
export function loadPuzzles(): KeptPuzzles {
  const list = load(older, solved).value;
  if (!list) return { ...nothingKept(), ...load(name, keptShape).value };
  const { kept, done } = keepPuzzles(fromOlder(list));
  if (done) erase(older);
  return kept;
}

/** The link to the puzzle on the board, for this tab: main.ts reads it. */
export function holdPuzzle(link: string): void {
  if (link) writeText("puzzle", link, tab);
  else erase("puzzle", tab);
}

/** Tells when another tab has kept something. */
export function onOtherTab(news: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === `damas.${name}`) news();
  });
}

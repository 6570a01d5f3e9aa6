// SPDX-License-Identifier: MIT
// Keeps the browser in step with where somebody is: its history holds each place, and the keys are where a sheet opens.
import type { Send } from "./message";
import { type Place, placeOf, readPlace, samePlace } from "./place";
import type { State } from "./state";

/** Whether panels open as sheets over the board: the style sheet says so, which alone knows the shapes of the page. */
export const hasSheets = (root: Element): boolean =>
  getComputedStyle(root.firstElementChild ?? root)
    .getPropertyValue("--shape")
    .trim() === "sheet";

/** What an entry of the history holds: its place, and the one below it. */
interface Entry {
  place: Place;
  under: Place | null;
}

const read = (value: unknown): Entry | null => {
  const part = (name: string) => readPlace((value as Record<string, unknown> | null)?.[name]);
  const place = part("place");
  return place && { place, under: part("under") };
};

/** Where the last page in this tab was left: a reload returns there. */
export const leftAt = (): Place | null => read(history.state)?.place ?? null;

export class Frame {
  private entry: Entry | null = null;
  /** A step back that the page itself has asked for and the browser has not yet made. */
  private leaving = false;
  private opener: HTMLElement | null = null;
  private sheet = "closed";

  constructor(
    private readonly root: Element,
    private readonly send: Send,
    private readonly state: () => State,
  ) {
    addEventListener("popstate", (event) => this.moved(event.state));
  }

  /** After each drawing. */
  follow(): void {
    const state = this.state();
    if (!state.about) return;
    const sheets = hasSheets(this.root);
    this.record(placeOf(state, sheets));
    const now = sheets ? state.sheet : "closed";
    if (now !== this.sheet) this.focus(this.sheet, now);
    this.sheet = now;
  }

  /** A new place is a new entry; closing what the last one opened takes that away again. */
  private record(place: Place): void {
    if (this.leaving) return;
    const { entry } = this;
    const fromMenu = entry?.place.sheet === "menu" && entry.under !== null && !samePlace(entry.under, place);
    if (entry && fromMenu && place.sheet !== "menu") this.put({ place, under: entry.under }, "replaceState");
    else if (!entry || samePlace(entry.place, place)) {
      if (entry && entry.place.sheet === place.sheet) return;
      this.put({ place, under: entry?.under ?? read(history.state)?.under ?? null }, "replaceState");
    } else if (entry.under && samePlace(entry.under, place)) {
      this.leaving = true;
      history.back();
    } else this.put({ place, under: entry.place }, "pushState");
  }

  private put(entry: Entry, how: "pushState" | "replaceState"): void {
    this.entry = entry;
    history[how](entry, "");
  }

  private moved(state: unknown): void {
    this.entry = read(state);
    if (this.leaving) {
      this.leaving = false;
      this.follow();
    } else if (this.entry) this.send({ type: "went", place: this.entry.place });
  }

  /** Whoever opened a sheet by keys is in it, and afterwards where they were. */
  private focus(before: string, now: string): void {
    if (now === "closed") {
      const lost = document.activeElement === document.body || document.activeElement?.closest(".side, .menu");
      if (lost) this.opener?.focus();
      this.opener = null;
      return;
    }
    if (before === "closed") this.opener = document.activeElement as HTMLElement | null;
    this.root.querySelector<HTMLElement>(now === "menu" ? ".menu button" : ".sheet-head")?.focus();
  }
}

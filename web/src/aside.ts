// SPDX-License-Identifier: MIT
// What was kept and could not be read is set aside: under another name, as it was, until somebody saves or discards it.
// There is never more than a little of it. Nothing here throws, whatever the browser allows.

const prefix = "damas.";
const asidePrefix = prefix + "aside.";
const mostEntries = 20,
  mostLetters = 1_000_000;

export type Place = () => Storage;
export const shared: Place = () => localStorage;
/** Of this tab alone. */
export const tab: Place = () => sessionStorage;

/** The text that is kept under a name; null if there is none or the browser does not tell. */
export function readText(key: string, from: Place = shared): string | null {
  try {
    return from().getItem(prefix + key);
  } catch {
    return null;
  }
}
function put(key: string, text: string, to: Place): boolean {
  try {
    to().setItem(prefix + key, text);
    return true;
  } catch {
    return false;
  }
}
/** False if it is full or forbidden: the page goes on without a memory, and somebody is told. */
export function writeText(key: string, text: string, to: Place = shared): boolean {
  const kept = put(key, text, to);
  if (!kept && to === shared) {
    full();
    full = () => undefined;
  }
  return kept;
}
let full: () => void = () => undefined;
/** Tells once that the browser keeps nothing more. */
export function onFull(tell: () => void): void {
  full = tell;
}
export function erase(key: string, from: Place = shared): void {
  try {
    from().removeItem(prefix + key);
  } catch {
    // Forbidden: there is nothing to erase.
  }
}
/** The names under which the page keeps something, without what is set aside. */
export function keysOf(from: Place): string[] {
  const keys: string[] = [];
  try {
    for (let i = 0; i < from().length; i++) keys.push(from().key(i) ?? "");
  } catch {
    return [];
  }
  return keys
    .filter((key) => key.startsWith(prefix) && !key.startsWith(asidePrefix))
    .map((key) => key.slice(prefix.length));
}

/** Something set aside: its name, when, and its text. */
export interface Aside {
  key: string;
  time: number;
  text: string;
}

/** What the browser has no room for: until the page is left. */
let unkept: Aside[] = [];
let told: () => void = () => undefined;
let news = false;

/** Names and texts of what is set aside, the oldest first. */
function entries(): (Aside & { name: string })[] {
  const found: (Aside & { name: string })[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const name = localStorage.key(i) ?? "";
      if (!name.startsWith(asidePrefix)) continue;
      const named = name.slice(asidePrefix.length);
      const [, time, key] = /^(\d{1,15})\.(.*)$/s.exec(named) ?? [];
      found.push({ name, key: key ?? named, time: Number(time ?? 0), text: localStorage.getItem(name) ?? "" });
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => a.time - b.time);
}
export const setAsides = (): Aside[] => [...entries().map(({ key, time, text }) => ({ key, time, text })), ...unkept];

/** The oldest go when there are too many; the newest stays. */
function trim(): void {
  const all = entries();
  let letters = all.reduce((sum, { text }) => sum + text.length, 0);
  for (let left = all.length; left > 1 && (left > mostEntries || letters > mostLetters); left--) {
    const { name, text } = all[all.length - left]!;
    erase(name.slice(prefix.length));
    letters -= text.length;
  }
}

/** Sets a text aside that was kept under a name, and takes it from there. */
export function setAside(key: string, text: string, from: Place = shared): void {
  const named = from === tab ? "tab." + key : key;
  const known = setAsides().some((old) => old.key === named && old.text === text);
  if (!known) {
    const older = entries();
    const time = Math.max(Date.now(), (older.at(-1)?.time ?? 0) + 1);
    const place = `aside.${time}.${named}`;
    // Where it is full there is room once it is gone from its old place, or once what is older has gone.
    if (!put(place, text, shared)) {
      erase(key, from);
      while (!put(place, text, shared)) {
        const oldest = older.shift();
        if (!oldest) {
          unkept = [...unkept, { key: named, time, text }].slice(-mostEntries);
          break;
        }
        erase(oldest.name.slice(prefix.length));
      }
    }
    trim();
  }
  erase(key, from);
  news = true;
  told();
}

/** Tells whenever something has been set aside, also of what was before anybody listened. */
export function onAside(tell: () => void): void {
  told = tell;
  if (news) tell();
}

/** For a file. */
export const exported = (list: Aside[]): string =>
  JSON.stringify(
    {
      format: "damas-aside",
      version: 1,
      set_aside: list.map(({ key, time, text }) => ({ key, time: new Date(time).toISOString(), text })),
    },
    null,
    1,
  ) + "\n";

export function discardAsides(): void {
  for (const { name } of entries()) erase(name.slice(prefix.length));
  unkept = [];
}

/** Everything that is kept, as it is. */
export function everything(): Aside[] {
  const of = (from: Place, mark: string) =>
    keysOf(from).map((key) => ({ key: mark + key, time: Date.now(), text: readText(key, from) ?? "" }));
  return [...of(shared, ""), ...of(tab, "tab.")];
}
/** Sets everything aside as one: the page begins as on its first day. */
export function setAllAside(): void {
  const all = everything();
  for (const place of [shared, tab]) for (const key of keysOf(place)) erase(key, place);
  if (all.length > 0) setAside("everything", exported(all));
}

export function download(name: string, text: string | Blob, mime: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// SPDX-License-Identifier: MIT
// Reads values that anybody may have written: a decoder takes one apart, keeps what is good, notes what is wrong and
// never throws. What a newer page wrote is not wrong: names that are not known yet stay with what is kept, and the page
// goes on without them.

/**
 * `value`: for the page, undefined if there is none. `keep`: what may be written back, undefined if there is nothing.
 */
export interface Read<T> {
  value: T | undefined;
  keep: unknown;
}
/** Whatever is wrong is noted by its place. */
export type Decoder<T> = (raw: unknown, wrong: string[], path: string) => Read<T>;

/** Deeper than anything that a page writes, and shallow enough for whatever walks through it. */
const deepest = 40;

export function refused(wrong: string[], path: string): Read<never> {
  wrong.push(path);
  return { value: undefined, keep: undefined };
}

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

const check =
  <T>(test: (raw: unknown) => boolean): Decoder<T> =>
  (raw, wrong, path) =>
    test(raw) ? { value: raw as T, keep: raw } : refused(wrong, path);

export const flag: Decoder<boolean> = check((raw) => typeof raw === "boolean");
export const text = (most: number, least = 0): Decoder<string> =>
  check((raw) => typeof raw === "string" && raw.length <= most && raw.length >= least);
export const real = (low: number, high: number): Decoder<number> =>
  check((raw) => typeof raw === "number" && raw >= low && raw <= high);
export const whole = (low: number, high: number): Decoder<number> =>
  check((raw) => Number.isInteger(raw) && (raw as number) >= low && (raw as number) <= high);

/** One of some names; another one is a newer page's. */
export const oneOf =
  <T extends string>(...names: T[]): Decoder<T> =>
  (raw, wrong, path) =>
    names.includes(raw as T)
      ? { value: raw as T, keep: raw }
      : typeof raw === "string" && /^\w{1,40}$/.test(raw)
        ? { value: undefined, keep: raw }
        : refused(wrong, path);

export const orNull =
  <T>(read: Decoder<T>): Decoder<T | null> =>
  (raw, wrong, path) =>
    raw === null ? { value: null, keep: null } : read(raw, wrong, path);

/** With something in place of what cannot be used. */
export const orElse =
  <T>(read: Decoder<T>, other: T): Decoder<T> =>
  (raw, wrong, path) => {
    const { value = other, keep = other } = read(raw, wrong, path);
    return { value, keep };
  };

/** The good ones of a list. */
export const list =
  <T>(item: Decoder<T>, most: number): Decoder<T[]> =>
  (raw, wrong, path) => {
    if (!Array.isArray(raw)) return refused(wrong, path);
    if (raw.length > most) wrong.push(path);
    const value: T[] = [],
      keep: unknown[] = [];
    raw.slice(0, most).forEach((one, i) => {
      const read = item(one, wrong, `${path}[${i}]`);
      if (read.value !== undefined) value.push(read.value);
      if (read.keep !== undefined) keep.push(read.keep);
    });
    return { value, keep };
  };

/** A list whose places mean something: all of it or nothing. */
export const row =
  <T>(item: Decoder<T>, least: number, most: number): Decoder<T[]> =>
  (raw, wrong, path) => {
    const read = list(item, most)(raw, wrong, path);
    return read.value && Array.isArray(raw) && read.value.length === raw.length && raw.length >= least
      ? read
      : refused(wrong, path);
  };

/** The good ones of things by name. */
export const record =
  <T>(item: Decoder<T>, name: RegExp, most: number): Decoder<Record<string, T>> =>
  (raw, wrong, path) => {
    if (!isObject(raw)) return refused(wrong, path);
    const value: Record<string, T> = {},
      keep: Record<string, unknown> = {};
    Object.keys(raw).forEach((key, i) => {
      const read: Read<T> =
        i < most && name.test(key) && key !== "__proto__"
          ? item(raw[key], wrong, `${path}.${key}`)
          : refused(wrong, `${path}.${key}`);
      if (read.value !== undefined) value[key] = read.value;
      if (read.keep !== undefined) keep[key] = read.keep;
    });
    return { value, keep };
  };

/** A field: what reads it, and whether the whole is nothing without it; `or`: what stands in its place. */
interface Field<T> {
  read: Decoder<T>;
  needed: boolean;
  or?: T;
}
export const must = <T>(read: Decoder<T>): Field<T> => ({ read, needed: true });
export const may = <T>(read: Decoder<T>): Field<T> => ({ read, needed: false });
export const or = <T>(read: Decoder<T>, other: T): Field<T> => ({ read, needed: false, or: other });
type Fields<T> = { [K in keyof T]-?: Field<Exclude<T[K], undefined>> };

/**
 * The good fields of an object. Those that nobody knows here are kept; an `open` object shows them, too, so that they
 * go where it goes.
 */
export const object =
  <T extends object>(fields: Fields<T>, open = false): Decoder<T> =>
  (raw, wrong, path) => {
    if (!isObject(raw)) return refused(wrong, path);
    const value: Record<string, unknown> = {},
      keep: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields) as [string, Field<unknown>][]) {
      const there = Object.hasOwn(raw, key) && raw[key] !== undefined;
      const read = there ? field.read(raw[key], wrong, `${path}.${key}`) : { value: undefined, keep: undefined };
      if (read.value === undefined && field.needed)
        return read.keep !== undefined ? { value: undefined, keep: raw } : refused(wrong, `${path}.${key}`);
      const used =
        read.value !== undefined ? read.value : typeof field.or === "object" ? structuredClone(field.or) : field.or;
      if (used !== undefined) value[key] = used;
      if (read.keep !== undefined) keep[key] = read.keep;
    }
    for (const key of Object.keys(raw)) {
      if (Object.hasOwn(fields, key) || raw[key] === undefined) continue;
      if (key === "__proto__") wrong.push(`${path}.${key}`);
      else {
        keep[key] = raw[key];
        if (open) value[key] = raw[key];
      }
    }
    return { value: value as T, keep };
  };

const tooDeep = (raw: unknown, left = deepest): boolean =>
  typeof raw === "object" && raw !== null && (left === 0 || Object.values(raw).some((part) => tooDeep(part, left - 1)));

/** Numbers that would be written otherwise than they were read: -0 is 0, and what is too large for a number is none. */
const plain = (_: string, raw: unknown): unknown =>
  typeof raw !== "number" ? raw : Number.isFinite(raw) ? raw + 0 : null;

/** Reads a text that was kept. `wrong` is empty if everything is as a page would have written it. */
export function decodeText<T>(text: string, read: Decoder<T>): Read<T> & { wrong: string[] } {
  const wrong: string[] = [];
  try {
    const raw: unknown = JSON.parse(text, plain);
    return { ...(tooDeep(raw) ? refused(wrong, "") : read(raw, wrong, "")), wrong };
  } catch {
    return { ...refused(wrong, ""), wrong };
  }
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * What is written back: what was kept, with what has changed since it was read. A field that is gone is gone, unless
 * `all` stay.
 */
export function blend(keep: unknown, read: unknown, now: unknown, all = false): unknown {
  if (keep === undefined) return now;
  if (same(read, now)) return keep;
  if (!isObject(keep) || !isObject(read) || !isObject(now)) return now;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(keep))
    if (!Object.hasOwn(now, key) && (all || !Object.hasOwn(read, key))) out[key] = keep[key];
  for (const key of Object.keys(now))
    out[key] =
      Object.hasOwn(read, key) && Object.hasOwn(keep, key) ? blend(keep[key], read[key], now[key], all) : now[key];
  return out;
}

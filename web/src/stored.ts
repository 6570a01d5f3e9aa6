// SPDX-License-Identifier: MIT
// The shapes of everything that the browser keeps, as decoders. The limits are far above what a page writes itself.
import {
  type Decoder,
  flag,
  isObject,
  list,
  may,
  must,
  object,
  oneOf,
  or,
  orElse,
  orNull,
  real,
  record,
  refused,
  row,
  text,
  whole,
} from "./decode";
import { defaultTextbook } from "./defaults";
import type { Game, Seat } from "./game";
import { longestIncrement, longestMinutes } from "./pace";
import type { Saved } from "./panels";
import type { NewGame, Settings } from "./state";
import { type GameNode, lineAfter } from "./tree";
import type { Both, Side, TextbookSettings } from "./types";
import type { Lesson } from "./workout/state";
import type { Exercise, Kit, RowId, Team } from "./workout/types";

const line = text(2000),
  name = text(400, 1),
  prose = text(3_000_000);
const counted = whole(0, Number.MAX_SAFE_INTEGER);
const mostNodes = 200_000,
  mostPlies = 10_000,
  mostGames = 5000;

const settingsShape = object<Partial<Settings>>({
  language: may(oneOf("es", "en")),
  theme: may(oneOf("auto", "light", "dark", "contrast")),
  board: may(oneOf("walnut", "slate", "contrast")),
  pieces: may(oneOf("classic", "flat", "tournament")),
  squares: may(oneOf("auto", "light", "dark")),
  coordinates: may(oneOf("edge", "inside", "none")),
  sound: may(flag),
  volume: may(real(0, 1)),
  motion: may(flag),
  touchMove: may(flag),
  oneClick: may(flag),
  confirmMove: may(flag),
  autoFlip: may(flag),
  shortcuts: may(flag),
  coach: may(flag),
  book: may(flag),
});

const who = text(60);
export const form: Decoder<Partial<Omit<NewGame, "badPace">>> = object<Partial<Omit<NewGame, "badPace">>>({
  rules: may(name),
  opponent: may(oneOf("computer", "person")),
  level: may(whole(1, 10)),
  color: may(oneOf("white", "black", "random")),
  name: may(who),
  other: may(who),
  pace: may(text(40)),
  ownPace: may(flag),
});

/** An older page kept whether squares showed their numbers; it had none in the frame. */
export const settings: Decoder<Partial<Settings>> = (raw, wrong, path) => {
  const read = settingsShape(raw, wrong, path);
  if (read.value && isObject(raw) && raw["coordinates"] === undefined && raw["numbers"] === true)
    read.value.coordinates = "inside";
  return read;
};

const usual = defaultTextbook(null);
/** Also as pages kept them that knew fewer of them. */
export const textbook: Decoder<TextbookSettings> = object<TextbookSettings>({
  depth: or(whole(1, 40), usual.depth),
  pruning: or(flag, usual.pruning),
  order: or(oneOf("generated", "captures_first", "by_evaluation"), usual.order),
  tie_break: or(oneOf("first", "last", "random"), usual.tie_break),
  seed: or(counted, usual.seed),
  nodes: or(counted, usual.nodes),
  time: or(real(0, 1e9), usual.time),
  leaves_only: or(flag, usual.leaves_only),
  weights: or(record(whole(-3000, 3000), /^\w{1,60}$/, 200), {}),
});

export const solved: Decoder<string[]> = list(text(2000, 1), 50_000);

/** A game in the list; one of an older page counted full moves and is counted again. */
export type Listed = Omit<Saved, "plies"> & { plies?: number; moves?: number };
const listed = object<Listed>(
  {
    id: must(name),
    title: or(prose, "? – ?"),
    rules: or(line, ""),
    plies: may(counted),
    moves: may(counted),
    result: or(line, ""),
    date: or(line, ""),
  },
  true,
);
export const games: Decoder<Listed[]> = (raw, wrong, path) => {
  const seen = new Set<string>();
  const once: Decoder<Listed> = (one, notes, at) => {
    const read = listed(one, notes, at);
    if (!read.value) return read;
    if (seen.has(read.value.id)) return refused(notes, at);
    seen.add(read.value.id);
    return read;
  };
  return list(once, mostGames)(raw, wrong, path);
};

const kindOf = object<Pick<Seat, "kind">>({ kind: must(oneOf("human", "tables", "level", "textbook")) });
const level = object<Extract<Seat, { kind: "level" }>>({ kind: must(oneOf("level")), level: or(whole(1, 10), 3) });
const humanSeat = object<Extract<Seat, { kind: "human" }>>({ kind: must(oneOf("human")), name: may(who) });
const textbookSeat = object<Extract<Seat, { kind: "textbook" }>>({
  kind: must(oneOf("textbook")),
  settings: or(textbook, usual),
});
const seat: Decoder<Seat> = (raw, wrong, path) => {
  const kind = kindOf(raw, wrong, path).value?.kind;
  if (kind === "level") return level(raw, wrong, path);
  if (kind === "human") return humanSeat(raw, wrong, path);
  return kind === "textbook" ? textbookSeat(raw, wrong, path) : (kindOf(raw, [], path) as ReturnType<Decoder<Seat>>);
};
const human: Seat = { kind: "human" };
const sides = <T>(one: Decoder<T>) => ({ white: must(one), black: must(one) });
const seats = object<Record<Side, Seat>>({ white: or(seat, human), black: or(seat, human) });

const node = object<GameNode>(
  {
    id: must(whole(0, mostNodes)),
    parent: must(whole(-1, mostNodes)),
    move: must(text(200)),
    nags: or(list(counted, 1000), []),
    comment: or(prose, ""),
    children: or(list(whole(0, mostNodes), mostNodes), []),
    strength: may(line),
    before: may(prose),
  },
  true,
);

/** A tree up to its first node that is none: parents come before their children, so that what is before it is whole. */
const tree: Decoder<GameNode[]> = (raw, wrong, path) => {
  if (!Array.isArray(raw)) return refused(wrong, path);
  const value: GameNode[] = [],
    keep: GameNode[] = [],
    depth: number[] = [];
  for (const [i, one] of raw.entries()) {
    const read = node(one, wrong, `${path}[${i}]`);
    const fits =
      read.value &&
      read.value.id === i &&
      (i === 0
        ? read.value.parent === -1
        : read.value.parent >= 0 &&
          read.value.parent < i &&
          read.value.move !== "" &&
          depth[read.value.parent]! < mostPlies);
    if (!fits) {
      wrong.push(`${path}[${i}]`);
      break;
    }
    value.push(read.value!);
    keep.push(read.keep as GameNode);
    depth.push(i === 0 ? 0 : depth[read.value!.parent]! + 1);
  }
  if (value.length === 0) return refused(wrong, path);
  // Parents say where a node belongs, the lists of children only in which order.
  const seen = new Set<number>();
  const orders = value.map(({ id, children }) =>
    children.filter((child) => value[child]?.parent === id && !seen.has(child) && seen.add(child)),
  );
  for (let i = 1; i < value.length; i++) if (!seen.has(i)) orders[value[i]!.parent]!.push(i);
  orders.forEach((children, i) => {
    if (children.join() === value[i]!.children.join()) return;
    if (value.length === raw.length) wrong.push(`${path}[${i}].children`);
    value[i]!.children = children;
    keep[i]!.children = children;
  });
  return { value, keep };
};

const exercise = object<Exercise>({
  id: must(name),
  name: must(line),
  figure: may(line),
  emoji: or(line, ""),
  kind: must(oneOf("repetitions", "hold")),
  description: or(line, ""),
  muscles: or(line, ""),
  adaptation: must(
    object<Exercise["adaptation"]>({
      name: or(line, ""),
      figure: may(line),
      description: or(line, ""),
      percent: or(whole(1, 100), 100),
    }),
  ),
});
const team = object<Team>({
  name: or(line, ""),
  exercises: must(row(name, 1, 60)),
  arrangement: may(row(whole(1, 200), 1, 200)),
});
const amount = must(whole(0, 999));
/** Only the desk knows what makes a kit whole; this is what may be shown until it has been asked. */
const kitShape = object<Kit>({
  format: must(oneOf("damas-kit")),
  version: must(whole(1, 1000) as Decoder<1>),
  language: or(oneOf("es", "en"), "es"),
  name: must(line),
  description: or(line, ""),
  rules: must(name),
  amounts: must(
    object<Record<RowId, number>>({
      man_moves: amount,
      man_captures: amount,
      king_moves: amount,
      king_captures: amount,
      several_captured: amount,
    }),
  ),
  exercises: must(row(exercise, 1, 200)),
  teams: must(object<Record<Side, Team>>(sides(team))),
  hidden: or(flag, false),
});
/** A kit of a later version is left alone. */
export const kit: Decoder<Kit> = (raw, wrong, path) =>
  isObject(raw) && Number.isInteger(raw["version"]) && (raw["version"] as number) > 1
    ? { value: undefined, keep: raw }
    : kitShape(raw, wrong, path);

const mark = orElse(oneOf("pending", "done", "adapted", "skipped"), "pending");
const lesson = object<Lesson>({
  kit: must(kit),
  computer: or(oneOf("", "white", "black"), ""),
  computerDuties: or(oneOf("opponent", "nobody"), "opponent"),
  wait: or(flag, true),
  signs: or(oneOf("emoji", "number"), "emoji"),
  marks: or(record(list(mark, 200), /^\d{1,6}$/, mostNodes), {}),
});

const both = object<Both>({ es: must(prose), en: must(prose) });
const tag = row(prose, 2, 2) as Decoder<unknown> as Decoder<[string, string]>;
const time = must(real(0, 1e12));
const gameShape = object<Game>(
  {
    id: or(name, "kept"),
    rules: must(name),
    start: or(text(20_000), ""),
    tree: must(tree),
    at: or(whole(0, mostNodes), -1),
    tags: or(list(tag, 5000), []),
    ending: or(oneOf("", "draw", "white_resigns", "black_resigns", "white_time", "black_time"), ""),
    seats: or(seats, { white: human, black: human }),
    pace: or(
      orNull(
        object<NonNullable<Game["pace"]>>({
          minutes: must(real(Number.MIN_VALUE, longestMinutes)),
          increment: must(real(0, longestIncrement)),
        }),
      ),
      null,
    ),
    left: may(object<NonNullable<Game["left"]>>({ white: time, black: time })),
    from: may(name),
    playing: or(flag, false),
    seed: or(counted, 1),
    date: or(text(40), ""),
    touched: may(object<NonNullable<Game["touched"]>>({ at: must(counted), square: must(whole(0, 1000)) })),
    source: may(object<NonNullable<Game["source"]>>({ pdn: must(prose), line: must(text(10_000_000)) })),
    profile: may(name),
    infringement: may(object<NonNullable<Game["infringement"]>>({ text: must(both) })),
    drill: may(
      object<NonNullable<Game["drill"]>>({
        of: must(oneOf("puzzles", "school")),
        side: or(oneOf("", "white", "black"), ""),
      }),
    ),
    lesson: may(lesson),
  },
  true,
);

/**
 * A game with whatever of it is good: at least its rules and the first node of its tree. Whether its moves are allowed,
 * the referee says.
 */
export const game: Decoder<Game> = (raw, wrong, path) => {
  const read = gameShape(raw, wrong, path);
  const value = read.value,
    keep = read.keep as Partial<Game>;
  if (!value) return read;
  if (!value.tree[value.at]) {
    value.at = lineAfter(value.tree, 0).pop() ?? 0;
    if (keep.at !== undefined) {
      wrong.push(`${path}.at`);
      keep.at = value.at;
    }
  }
  if (value.touched && !value.tree[value.touched.at]) {
    wrong.push(`${path}.touched`);
    delete value.touched;
    delete keep.touched;
  }
  return read;
};

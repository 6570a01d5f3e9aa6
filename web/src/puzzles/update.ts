// SPDX-License-Identifier: MIT
// Puzzles: collections and chapters come as they are wanted, a puzzle goes on the board and leaves it again. How it is
// played is in update_line.ts.
import { newGame, people } from "../defaults";
import type { Game } from "../game";
import type { Effect, ReplyFor, Step } from "../message";
import type { State } from "../state";
import { begin, resumed } from "../update/course";
import { goTo } from "../update/position";
import { notify, type Of, say } from "../update/step";
import { type Found, findKnown, findNew, findOld, placeOf } from "./choice";
import { collectionFor, collectionNow, puzzlesOf, readIndex } from "./collection";
import { dailyPlace } from "./daily";
import { merged, nothingKept, standingOf } from "./kept";
import { dictionary, inBoth } from "./lang/words";
import type { PuzzlesEffect } from "./message";
import { newcomer } from "./rating";
import { due } from "./repetition";
import type { KeptPuzzles, Puzzle, PuzzlesState, Task, Wanted, Why } from "./state";

export const effect = (what: PuzzlesEffect): Effect => ({ kind: "late", area: "puzzles", effect: what });

export const change = (state: State, part: Partial<PuzzlesState>): State => ({
  ...state,
  puzzles: { ...state.puzzles!, ...part },
});

/** The puzzle on the board; null: there is none, or another game has taken its place. */
export const taskOf = ({ puzzles, game }: State): Task | null =>
  game.drill?.of === "puzzles" && puzzles?.task?.game === game.id ? puzzles.task : null;

export function ready(state: State): Step {
  const puzzles: PuzzlesState = {
    collections: [],
    daily: {},
    chosen: "",
    indexes: {},
    chapters: {},
    theme: "",
    wanted: null,
    failed: false,
    missing: "",
    kept: nothingKept(),
    standings: {},
    task: null,
    before: null,
  };
  return [{ ...state, puzzles }, [effect({ kind: "begin" })]];
}

/** What was kept, by this tab or by another. */
export function withKept(state: State, kept: KeptPuzzles, today: string): State {
  const all = merged(state.puzzles!.kept, kept);
  const names = Object.keys(all.tried);
  return change(state, {
    kept: all,
    standings: Object.fromEntries(names.map((name) => [name, standingOf(all, name, today)])),
  });
}

/** The collection that is open is described. */
export function askIndex(state: State): Step {
  const { indexes, collections } = state.puzzles!;
  const collection = collectionNow(state);
  if (collections.length === 0 || collection === "" || indexes[collection]) return [state, []];
  return [change(state, { failed: false }), [effect({ kind: "index", collection })]];
}

function lookFor(state: State, collection: string, wanted: Wanted): Found {
  const puzzles = state.puzzles!;
  if (wanted.why === "daily" && wanted.id === "") {
    const index = puzzles.indexes[collection]!;
    const { chapter, place } = dailyPlace(collection, wanted.date.slice(0, 10), index, puzzles.daily[collection]);
    const load = index.chapters[chapter]!;
    const puzzle = puzzles.chapters[placeOf(collection, load)]?.[place];
    return puzzle ? { puzzle } : { load };
  }
  if (wanted.id !== "") return findKnown(puzzles, collection, wanted.id, wanted.rating);
  const rating = puzzles.standings[collection]?.rating ?? newcomer.rating;
  return findNew(puzzles, collection, rating, wanted.seed) ?? findOld(puzzles, collection);
}

/** A link to rules without a collection: rules with the same moves may have one, once it is known which those are. */
function seekElsewhere(state: State): Step {
  if (!state.about) return [state, []];
  const chosen = collectionFor(state, collectionNow(state));
  if (chosen !== "") return seek(change(state, { chosen }));
  return askIndex(change(state, { wanted: null, chosen: "", missing: "game" }));
}

/** Brings what is wanted on the board, or asks for what that takes. */
function seek(state: State): Step {
  const { wanted, indexes, collections } = state.puzzles!;
  const collection = collectionNow(state);
  if (!wanted || collections.length === 0 || collection === "") return [state, []];
  if (!collections.includes(collection)) return seekElsewhere(state);
  if (!indexes[collection]) return askIndex(state);
  const found = lookFor(state, collection, wanted);
  if (!found) return [change(state, { wanted: null, missing: wanted.why === "link" ? "link" : "theme" }), []];
  if ("load" in found) return [state, [effect({ kind: "chapter", collection, file: found.load.file })]];
  return openPuzzle(change(state, { wanted: null }), found.puzzle, wanted);
}

const linkTo = (collection: string, { rating, id }: Puzzle): string => `#puzzle=${collection}.${rating}.${id}`;

/** The game before the puzzles, with what its clocks say. */
function gameBefore({ game, clock, flipped, puzzles, school }: State): PuzzlesState["before"] {
  if (game.drill) return game.drill.of === "school" ? (school?.before ?? null) : puzzles!.before;
  const left = clock ? { left: { white: clock.white, black: clock.black } } : {};
  return { game: { ...game, ...left }, flipped };
}

function openPuzzle(state: State, puzzle: Puzzle, { why, now, seed, date }: Wanted): Step {
  const before = gameBefore(state);
  const collection = collectionNow(state);
  const same = collectionFor(state, before?.game.rules ?? "") === collection;
  const rules = same ? before!.game.rules : collection;
  const game: Game = {
    ...newGame(rules, people(), null, seed, date),
    start: puzzle.fen,
    playing: false,
    drill: { of: "puzzles", side: puzzle.turn },
  };
  const task: Task = {
    puzzle,
    why,
    day: why === "daily" ? date.slice(0, 10) : "",
    game: game.id,
    nodes: [0],
    stage: "solve",
    queue: [],
    walking: false,
    wrong: null,
    hint: 0,
    lost: false,
    helped: false,
    noted: false,
    shown: false,
    change: null,
  };
  // What is on the board is kept before it goes.
  const saved: Effect[] = state.game.drill ? [] : [{ kind: "save" }];
  const [next, effects] = begin(change(state, { task, before, missing: "" }), game, now);
  const words = dictionary(state.settings.language);
  const shown = { ...next, flipped: puzzle.turn === "black" };
  const hold = effect({ kind: "hold", link: `${linkTo(collection, puzzle)}.${why}` });
  return [say(shown, `${words.why[why]}. ${words.goal(puzzle)}`), [...saved, hold, ...effects]];
}

/** Wants a puzzle: one that is named, or what comes next. */
function open(state: State, { why, id, rating, now, seed, date }: Of<"puzzle_open">): Step {
  const collection = collectionNow(state);
  const tried = state.puzzles!.kept.tried[collection] ?? {};
  const theme = state.puzzles!.theme;
  const back =
    why === "daily" || id !== undefined || (theme !== "" && why === "next")
      ? undefined
      : due(tried, now).find((one) => one !== taskOf(state)?.puzzle.id);
  const wanted: Wanted = {
    why: back !== undefined ? "again" : why,
    id: id ?? back ?? "",
    rating: rating ?? (back !== undefined ? tried[back]!.rating : 0),
    now,
    seed,
    date,
  };
  return seek(change(state, { wanted, missing: "", failed: false }));
}

function chapterRead(state: State, { reply, context }: ReplyFor<"puzzles">): Step {
  const puzzles = puzzlesOf(reply);
  if (!puzzles) return [change(state, { failed: true }), []];
  const chapters = { ...state.puzzles!.chapters, [`${context.rules}/${context.to}`]: puzzles };
  return seek(change(state, { chapters }));
}

/** Back to the game that was on the board before. */
function leave(state: State): Step {
  const { before } = state.puzzles!;
  if (!before || !state.game.drill) return [{ ...state, panel: "game" }, []];
  const clock = resumed(before.game);
  const next = change({ ...state, game: before.game, clock, flipped: before.flipped }, { task: null, before: null });
  const [shown, effects] = goTo({ ...next, panel: "game", thinking: "" }, before.game.at, false);
  return [shown, [{ kind: "stop" }, effect({ kind: "hold", link: "" }), ...effects]];
}

function share(state: State): Step {
  const task = taskOf(state);
  if (!task) return [state, []];
  const text = linkTo(collectionNow(state), task.puzzle);
  const [next, effects] = notify(
    state,
    inBoth((w) => w.linkCopied),
    "good",
  );
  return [next, [{ kind: "share", text }, ...effects]];
}

const whys: readonly Why[] = ["next", "daily", "again", "link"];

/** A link, or what was on the board before a reload. */
function link(state: State, { collection, id, rating, why, now, seed, date }: Of<"puzzle_link">): Step {
  const wanted = { why: whys.find((one) => one === why) ?? "link", id, rating, now, seed, date };
  return seek(change({ ...state, panel: "puzzles" }, { chosen: collection, missing: "", wanted }));
}

/** Goes on with what is wanted; where that asks for nothing, with what the panel describes. */
export function seekOrDescribe(state: State): Step {
  const [next, effects] = seek(state);
  return effects.length > 0 ? [next, effects] : askIndex(next);
}

export const collections = {
  puzzles_here: (state: State, { collections, daily, kept, today }: Of<"puzzles_here">): Step =>
    seekOrDescribe(withKept(change(state, { collections, daily }), kept, today)),
  puzzles_kept: (state: State, { kept, today }: Of<"puzzles_kept">): Step => [withKept(state, kept, today), []],
  puzzles_index: (state: State, { collection, text }: Of<"puzzles_index">): Step => {
    const index = readIndex(text);
    if (!index) return [change(state, { failed: true }), []];
    return seek(change(state, { indexes: { ...state.puzzles!.indexes, [collection]: index } }));
  },
  puzzles_chapter: (state: State, { collection, file, text }: Of<"puzzles_chapter">): Step => [
    state,
    [
      {
        kind: "referee",
        request: { do: "read", rules: collection, text },
        as: "puzzles",
        context: { rules: collection, to: file },
      },
    ],
  ],
  puzzles_failed: (state: State): Step => [change(state, { failed: true }), []],
  puzzles_again: (state: State): Step => seekOrDescribe(change(state, { failed: false })),
  puzzles_of: (state: State, { collection }: Of<"puzzles_of">): Step =>
    askIndex(change(state, { chosen: collection, theme: "", wanted: null, missing: "", failed: false })),
  puzzles_theme: (state: State, { theme }: Of<"puzzles_theme">): Step => [change(state, { theme, missing: "" }), []],
  puzzle_open: open,
  puzzle_link: link,
  puzzle_share: share,
  puzzle_leave: leave,
};
export const collectionReplies = { puzzles: chapterRead };

/** The panel is opened: what it describes is asked for. */
export const opened = (before: State, next: State): boolean =>
  next.panel === "puzzles" && before.panel !== "puzzles" && next.puzzles !== null;

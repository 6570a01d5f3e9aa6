// SPDX-License-Identifier: MIT
// Games from outside and back: PDN, FEN, links, games kept in the browser.
import type { Game } from "../game";
import { dictionary, inBoth } from "../lang/words";
import type { ReplyFor, Step } from "../message";
import type { WriteRequest } from "../requests";
import type { State } from "../state";
import { toWritten } from "../tree";
import { resumed, silent } from "./course";
import { goTo } from "./position";
import { lineKey, nowhere, openRead, readDone, tooBig, unread } from "./reading";
import { leftOut, shareText } from "./share";
import { type Handlers, notify, type Of, type Replies, stay } from "./step";

/** Copies a text and says so. */
function copied(state: State, text: string): Step {
  const [next, effects] = notify(
    state,
    inBoth((w) => w.copied),
    "good",
  );
  return [next, [{ kind: "copy", text }, ...effects]];
}

/** The PDN of the game is ready: copied or saved. */
function written(state: State, pdn: string, to: string | undefined): Step {
  if (to === "copy") return copied(state, pdn);
  return [state, [{ kind: "file", name: "partida.pdn", text: pdn, mime: "application/x-draughts-pdn" }]];
}

/** Who won by hand or by the clock. */
const outcomeOf = (ending: State["game"]["ending"]): WriteRequest["outcome"] =>
  ending === "" ? "none" : ending === "draw" ? "draw" : ending.startsWith("white") ? "black" : "white";

/** The tags of a game as they are written: what the page knows, then what came with it. */
function tagsOf(state: State): [string, string][] {
  if (state.game.source && !state.game.playing) return state.game.tags;
  const words = dictionary(state.settings.language);
  const name = (side: "white" | "black") => words.seatName(state.game.seats[side]);
  const given = new Map(state.game.tags);
  const tags: [string, string][] = [];
  const put = (key: string, value: string) => tags.push([key, given.get(key) ?? value]);
  put("Event", "damas");
  put("Date", state.game.date.slice(0, 10).replaceAll("-", "."));
  put("White", state.game.playing || !state.game.tags.length ? name("white") : "?");
  put("Black", state.game.playing || !state.game.tags.length ? name("black") : "?");
  for (const [key, value] of state.game.tags)
    if (!["Event", "Date", "White", "Black", "Result"].includes(key)) tags.push([key, value]);
  return tags;
}

/** The PDN that a game was opened from, as long as it is that game; otherwise the referee writes it. */
function write(state: State, { to }: Of<"write">): Step {
  const { source, ending, rules, start, tree } = state.game;
  if (source && ending === "" && source.line === lineKey(tree)) return written(state, source.pdn, to);
  const request = {
    do: "write" as const,
    rules,
    fen: start,
    tags: tagsOf(state),
    line: toWritten(tree),
    outcome: outcomeOf(ending),
  };
  return [state, [{ kind: "referee", request, as: "write", context: { to } }]];
}

function wrote(state: State, { reply, context }: ReplyFor<"write">): Step {
  if (!reply)
    return notify(
      state,
      inBoth((w) => w.brokenGame),
      "bad",
    );
  return written(state, reply.pdn, context.to);
}

function annul(state: State): Step {
  const { source, rules, infringement } = state.game;
  if (!source || !infringement) return [state, []];
  return [state, [{ kind: "referee", request: { do: "annul", rules, text: source.pdn }, as: "annul", context: {} }]];
}

function annulled(state: State, { reply }: ReplyFor<"annul">): Step {
  if (!reply)
    return notify(
      state,
      inBoth((w) => w.brokenGame),
      "bad",
    );
  const { infringement: settled, ...rest } = state.game;
  const tags: [string, string][] = [
    ...rest.tags.filter(([name]) => !["Result", "Termination", "Infringement"].includes(name)),
    ["Result", "*"],
    ["Termination", "annulled"],
    ["Infringement", reply.infringement],
  ];
  return [{ ...state, game: { ...rest, tags, source: { ...rest.source!, pdn: reply.pdn } } }, [{ kind: "save" }]];
}

function understood(state: State): Step {
  const { infringement: _, ...game } = state.game;
  return [{ ...state, game }, [{ kind: "save" }]];
}

/** A link is copied; what it has no room for is said. */
function share(state: State): Step {
  const text = shareText(state);
  const missing = leftOut(state);
  const [next, effects] = notify(
    { ...state, library: { ...state.library, share: text } },
    inBoth((w) => (missing.length > 0 ? w.linkPartly(missing) : w.linkCopied)),
    missing.length > 0 ? "info" : "good",
  );
  return [next, [{ kind: "share", text }, ...effects]];
}

/** A game that was kept, or that a link holds, is on the board. */
function loaded(state: State, game: Game, panel: State["panel"] = "game"): Step {
  const clock = resumed(game);
  const flipped = game.seats.white.kind !== "human" && game.seats.black.kind === "human";
  const [next, effects] = goTo(
    { ...state, ...silent, game, panel, review: null, editor: null, clock, flipped },
    game.at,
    false,
  );
  return [next, [{ kind: "stop" }, ...effects]];
}

function read(state: State, { now, to }: Of<"read">): Step {
  const request = { do: "read" as const, rules: state.game.rules, text: state.library.reading.text };
  return [
    { ...state, notice: null },
    [{ kind: "referee", request, as: "read", context: { time: now, ...(to ? { to } : {}) } }],
  ];
}

/** What was opened to be analysed is; what could not be opened is seen where texts are. */
const showRead = (before: State, next: State, to: string): State =>
  next.game.id === before.game.id
    ? { ...next, panel: "library" }
    : to === "analysis"
      ? { ...next, panel: "analysis", analysis: { ...next.analysis, on: true } }
      : next;

const change = (state: State, part: Partial<State["library"]>): State => ({
  ...state,
  library: { ...state.library, ...part },
});

export const library = {
  file_too_big: (state, { what }) => unread(state, nowhere, tooBig(what)),
  read_text: (state, { text }) => [change(state, { reading: { text, error: null, games: null } }), []],
  read,
  paste: (state) => [state, [{ kind: "paste" }]],
  paste_failed: (state) =>
    notify(
      { ...state, panel: "library" },
      inBoth((w) => w.pasteHere),
      "info",
    ),
  open_read: (state, { index, seed, date }) => openRead(state, index, seed, date),
  write,
  annul,
  understood,
  copy_fen: (state) => (state.position ? copied(state, state.position.fen) : [state, []]),
  share,
  renamed: (state, { id, twin }) => {
    const next = { ...state, game: { ...state.game, id } };
    return twin
      ? stay(next)
      : notify(
          next,
          inBoth((w) => w.otherTab),
          "info",
        );
  },
  saved: (state, { list }) => [change(state, { saved: list }), []],
  search: (state, { text }) => [change(state, { search: text }), []],
  open_saved: (state, { id }) => [state, [{ kind: "load", id }]],
  delete_saved: (state, { id }) => [
    change(state, { saved: state.library.saved.filter((game) => game.id !== id) }),
    [{ kind: "delete", id }],
  ],
  export_saved: (state) => [state, [{ kind: "export_all" }]],
  bad_link: (state) =>
    notify(
      { ...state, panel: "game" },
      inBoth((w) => w.badLink),
      "bad",
    ),
  loaded: (state, { game, panel }) => loaded(state, game, panel),
} satisfies Partial<Handlers>;

export const libraryReplies = {
  read: (state, { error, reply, context }) => {
    const [next, effects] = reply
      ? readDone(state, reply, context.time ?? 0)
      : error
        ? unread(state, nowhere, error)
        : stay(state);
    return [context.to ? showRead(state, next, context.to) : next, effects];
  },
  write: wrote,
  annul: annulled,
} satisfies Partial<Replies>;

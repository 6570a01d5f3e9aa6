// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import type { VNode } from "../src/dom";
import type { Effect, Message } from "../src/message";
import { canMove, fitting } from "../src/selectors";
import type { State } from "../src/state";
import { annotate, fromWritten } from "../src/tree";
import type { About, BookPage, Both, Move, Position, ReadGame, ReadReply } from "../src/types";
import { seatOptions } from "../src/update/arrival";
import { isShare, readShare, shareText } from "../src/update/share";
import { parts, update } from "../src/update/update";
import { clockText } from "../src/view/clocks";
import { openings } from "../src/view/openings";
import { touches } from "./touches";

const move = (text: string, path: number[], captured: number[] = []): Move => ({ text, hub: text, path, captured });
const nothing = { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } } as const;
const position = (moves: Move[], part: Partial<Position> = {}): Position => ({
  rules: "spanish",
  start: "",
  fen: "",
  turn: "white",
  ply: 0,
  pieces: "w".repeat(12) + ".".repeat(8) + "b".repeat(12),
  moves,
  must: [],
  touch: touches(moves),
  last: null,
  counters: {},
  result: nothing,
  ...part,
});

/** A state in which it is White's turn. */
function ready(at: Position): State {
  const [asked] = update(firstState(1, "2026-01-01T00:00:00", "spanish"), { type: "go", node: 0 });
  return update(asked, { type: "reply", as: "position", reply: at, context: { serial: asked.serial }, now: 0 })[0];
}
const after = (state: State, ...messages: Message[]): [State, Effect[]] =>
  messages.reduce<[State, Effect[]]>(([s], m) => update(s, m), [state, []]);

test("a click on a piece and a click on a square play a move", () => {
  const state = ready(position([move("10-14", [10, 14]), move("10-13", [10, 13])]));
  assert.ok(canMove(state));
  const [next, effects] = after(
    state,
    { type: "press", square: 10, now: 0 },
    { type: "release", square: 10, now: 0 },
    { type: "press", square: 14, now: 0 },
  );
  assert.equal(next.game.tree[next.game.at]!.move, "10-14");
  assert.equal((effects[0] as { as?: string }).as, "position");
});

test("dragging plays as well", () => {
  const state = ready(position([move("10-14", [10, 14]), move("10-13", [10, 13])]));
  const [next] = after(
    state,
    { type: "press", square: 10, now: 0 },
    { type: "drag", x: 5, y: 5 },
    { type: "release", square: 13, now: 0 },
  );
  assert.equal(next.game.tree[next.game.at]!.move, "10-13");
});

test("an only capture plays with one click, unless that is switched off", () => {
  const at = position([move("10x17", [10, 17], [14])], { must: [10] });
  const [next] = after(ready(at), { type: "press", square: 10, now: 0 }, { type: "release", square: 10, now: 0 });
  assert.equal(next.game.at, 1);
  const off = ready(at);
  const [still] = after(
    { ...off, settings: { ...off.settings, oneClick: false } },
    { type: "press", square: 10, now: 0 },
    { type: "release", square: 10, now: 0 },
  );
  assert.equal(still.game.at, 0);
  assert.deepEqual(still.touched, [10]);
});

test("a piece that has to wait for a capture is picked up, with the referee's reason", () => {
  const at = position([move("10x17", [10, 17], [14]), move("11x18", [11, 18], [14])], { must: [10, 11] });
  const [next, effects] = after(ready(at), { type: "press", square: 9, now: 0 });
  assert.deepEqual(next.touched, [9]);
  assert.deepEqual(next.refusal?.squares, [10, 11]);
  assert.equal(next.refusal?.article, 20);
  assert.deepEqual(effects, []);
});

test("the referee says which game the page opens with", () => {
  const about = { rules: [{ id: "b" }, { id: "a" }], levels: [], terms: [] } as unknown as About;
  const [state] = update(firstState(1, "2026-01-01T00:00:00"), { type: "ready", about });
  assert.deepEqual([state.game.rules, state.fresh.rules], ["b", "b"]);
});

test("captures that end alike are told apart by a square on the way", () => {
  const two = [
    { ...move("1x19", [1, 10, 19], [6, 14]), text: "1x10x19" },
    { ...move("1x19", [1, 12, 19], [7, 15]), text: "1x12x19" },
  ];
  const [asked] = after(
    ready(position(two)),
    { type: "press", square: 1, now: 0 },
    { type: "release", square: 1, now: 0 },
    { type: "press", square: 19, now: 0 },
  );
  assert.equal(asked.choices.length, 2);
  const [played] = after(asked, { type: "press", square: 12, now: 0 });
  assert.equal(played.game.tree[1]!.move, "1x12x19");
});

test("what is not legal is asked of the referee, and his words are shown", () => {
  const state = ready(position([move("10-14", [10, 14]), move("10-13", [10, 13])]));
  const [asked, effects] = after(
    state,
    { type: "press", square: 10, now: 0 },
    { type: "release", square: 10, now: 0 },
    { type: "press", square: 18, now: 0 },
  );
  assert.equal((effects[0] as { as?: string }).as, "attempt");
  const ruling = {
    legal: false,
    law: "too_far",
    article: 8,
    sentence: { es: "Lejos", en: "Far" },
    squares: [10, 18],
    asked: [],
  };
  const [refused] = after(asked, {
    type: "reply",
    as: "attempt",
    reply: ruling,
    context: { serial: asked.serial },
    now: 0,
  });
  assert.equal(refused.refusal?.text.es, "Lejos");
  assert.equal(refused.said.urgent, true);
});

test("the computer answers only when it is its turn and at the end of the line", () => {
  const state = ready(position([move("10-14", [10, 14])]));
  const [moved] = after(
    state,
    { type: "typed", text: "" },
    { type: "press", square: 10, now: 0 },
    { type: "release", square: 10, now: 0 },
    { type: "press", square: 14, now: 0 },
  );
  const black = position([move("22-18", [22, 18])], { turn: "black", ply: 1, last: move("10-14", [10, 14]) });
  const [thinking, effects] = update(moved, {
    type: "reply",
    as: "position",
    reply: black,
    context: { serial: moved.serial, animate: true },
    now: 0,
  });
  assert.equal(thinking.thinking, "move");
  assert.ok(effects.some((effect) => effect.kind === "engine"));
  const [late] = update(
    { ...thinking, serial: thinking.serial + 1 },
    { type: "reply", as: "think", reply: { moves: ["22-18"] }, context: { serial: thinking.serial }, now: 0 },
  );
  assert.equal(late.game.at, 1);
});

test("a clock runs down and ends the game", () => {
  const state = ready(position([move("10-14", [10, 14])]));
  const timed: State = {
    ...state,
    game: { ...state.game, pace: { minutes: 1, increment: 0 } },
    clock: { white: 1000, black: 1000, running: true, paused: false, seen: 0 },
  };
  assert.equal(update(timed, { type: "tick", now: 400 })[0].clock?.white, 600);
  assert.equal(update(timed, { type: "tick", now: 1500 })[0].game.ending, "white_time");
  assert.equal(
    update({ ...timed, clock: { ...timed.clock!, paused: true } }, { type: "tick", now: 1500 })[0].clock?.white,
    1000,
  );
});

test("clocks are read by people", () => {
  assert.equal(clockText(900_000), "15:00");
  assert.equal(clockText(61_000), "1:01");
  assert.equal(clockText(9_950), "0:10");
  assert.equal(clockText(9_110), "0:09.2");
});

test("squares touched filter the legal moves in order", () => {
  const moves = [move("a", [1, 10, 19]), move("b", [1, 12, 19]), move("c", [2, 10])];
  assert.equal(fitting(moves, [1]).length, 2);
  assert.equal(fitting(moves, [1, 12]).length, 1);
  assert.equal(fitting(moves, [1, 19, 10]).length, 0);
});

test("share links survive a round trip and hostile ones are nothing", () => {
  const state = ready(position([move("10-14", [10, 14])]));
  const [moved] = after(
    state,
    { type: "press", square: 10, now: 0 },
    { type: "release", square: 10, now: 0 },
    { type: "press", square: 14, now: 0 },
  );
  const game = readShare(shareText(moved), 1, "2026-01-01T00:00:00");
  assert.equal(game?.tree[1]?.move, "10-14");
  for (const bad of ["", "#", "#rules=<script>", "#" + "a".repeat(30_000), "#rules=../..", "#moves=1-2"])
    assert.equal(readShare(bad, 1, ""), null, bad);
  for (const [hash, ours] of [
    ["", false],
    ["#", false],
    ["#top", false],
    ["#offer=1", false],
    ["#fen=%", true],
    ["#white=Ana&fen=W:W1:B32", true],
    ["#rules=<script>", true],
    ["#moves=" + "1".repeat(30_000), true],
  ] as const)
    assert.equal(isShare(hash), ours, hash);
  assert.equal(readShare("#rules=spanish&moves=<b>.javascript:1", 1, "")?.tree.length, 1);
});

const bookPage: BookPage = {
  positions: 2,
  results: [3, 4, 1],
  moves: [
    { line: ["10-14", "22-18", "5-10"], score: 8, follows: true, results: [3, 4, 1] },
    { line: ["10-13"], score: -120, follows: false, results: [0, 0, 0] },
  ],
};
const reader = (): [State, Effect[]] =>
  after(
    ready(position([move("10-14", [10, 14]), move("10-13", [10, 13])])),
    { type: "panel", panel: "learn" },
    { type: "learn", section: "openings" },
  );
const bookAsked = (effects: Effect[]) =>
  effects.filter((effect) => effect.kind === "referee" && effect.after === "book");
const answered = (state: State, reply: unknown, error?: Both | null) =>
  update(state, {
    type: "reply",
    as: "book",
    reply,
    context: { serial: state.serial },
    now: 0,
    ...(error === undefined ? {} : { error }),
  })[0];

test("the book is asked about every position while somebody looks into it, and only then", () => {
  const [reading, effects] = reader();
  assert.deepEqual(
    bookAsked(effects).map((effect) => [effect.request["do"], effect.request["rules"], effect.context.serial]),
    [["book", "spanish", reading.serial]],
  );
  const [moved] = after(reading, { type: "touch", square: 10, now: 0 }, { type: "touch", square: 14, now: 0 });
  const arrive = (state: State) =>
    update(state, {
      type: "reply",
      as: "position",
      reply: position([], { turn: "black", ply: 1 }),
      context: { serial: state.serial },
      now: 0,
    })[1];
  assert.deepEqual(
    bookAsked(arrive(moved)).map((effect) => effect.request["moves"]),
    [["10-14"]],
  );
  assert.equal(bookAsked(arrive({ ...moved, panel: "game" })).length, 0);
  assert.equal(bookAsked(arrive({ ...moved, learn: { ...moved.learn, section: "rules" } })).length, 0);
});

test("what the book says about another position comes too late", () => {
  const [reading] = reader();
  const [late] = update(reading, {
    type: "reply",
    as: "book",
    reply: bookPage,
    context: { serial: reading.serial - 1 },
    now: 0,
  });
  assert.equal(late.learn.opening, null);
  assert.equal(answered(reading, bookPage).learn.opening?.page, bookPage);
  assert.equal(answered(reading, null).learn.opening?.page, "left");
  assert.equal(
    answered(reading, undefined, { es: "no hay libro", en: "there is no book" }).learn.opening?.page,
    "none",
  );
  assert.equal(answered(reading, undefined, null).learn.opening?.page, "unloaded");
});

test("a move of the book is played on the board, if it is one of this position and a person's turn", () => {
  const reading = answered(reader()[0], bookPage);
  const choose = (state: State, text = "10-14") => update(state, { type: "book_move", move: text, now: 0 })[0].game.at;
  assert.equal(choose(reading), 1);
  assert.equal(choose(reading, "22-18"), 0);
  assert.equal(choose({ ...reading, serial: reading.serial + 1 }), 0);
  assert.equal(choose({ ...reading, position: { ...reading.position!, turn: "black" } }), 0);
});

test("the book's table says everything in words, too", () => {
  const all = (node: VNode): VNode[] => [
    node,
    ...node.children.flatMap((child) => (typeof child === "string" ? [] : all(child))),
  ];
  const draw = (state: State) =>
    all(
      openings(
        state,
        () => undefined,
        () => ({ now: 0, seed: 1, date: "" }),
      ),
    );
  const reading = answered(reader()[0], bookPage);
  const drawn = draw(reading);
  assert.deepEqual(
    drawn.filter((node) => node.attrs["role"] === "img").map((node) => node.attrs["aria-label"]),
    Array(2).fill("blancas 38 %, tablas 50 %, negras 12 %"),
  );
  const buttons = (nodes: VNode[]) => nodes.filter((node) => node.tag === "button" && node.attrs["aria-label"]);
  assert.deepEqual(
    buttons(drawn).map((node) => [node.attrs["aria-label"], node.attrs["disabled"]]),
    [
      ["Jugar 10-14", false],
      ["Jugar 10-13", false],
    ],
  );
  assert.ok(
    drawn.some((node) => node.children[0] === "22-18 5-10") &&
      drawn.some((node) => node.children[0] === "Aquí acaba el libro."),
  );
  assert.ok(
    buttons(draw({ ...reading, position: { ...reading.position!, turn: "black" } })).every(
      (node) => node.attrs["disabled"],
    ),
  );
  assert.ok(
    draw({ ...reading, game: { ...reading.game, rules: "international" } }).some(
      (node) => node.children[0] === "Abriendo el libro…",
    ),
  );
});

test("a level is asked to use the book, unless that is switched off", () => {
  const options = (level: number, book: boolean) => seatOptions({ kind: "level", level }, 1, book);
  assert.deepEqual(options(9, true), { seed: 1, book: true, level: 9 });
  assert.equal(options(10, false)["book"], false);
});

const readGame = (part: Partial<ReadGame> = {}): ReadGame => ({
  tags: [
    ["White", "Ana"],
    ["Result", "0-1"],
    ["Round", "3"],
    ["GameType", "24,W,8,8,N1,1"],
  ],
  rules: "spanish",
  fen: "W:W1:B32",
  plies: 1,
  pdn: "the file",
  profile: "",
  in_variation: false,
  annulled: false,
  remarks: [],
  claims: [],
  line: { comments: [], moves: [{ move: "10-14", comments: ["a", "b"] }] },
  ...part,
});
const opened = (reply: ReadReply) =>
  after(ready(position([])), { type: "reply", as: "read", reply, context: { time: 0 }, now: 0 });

test("a file that is opened is given back as it was, until it is changed", () => {
  const [state] = opened({ count: 1, games: [readGame()] });
  const [, effects] = after(state, { type: "write", to: "file" });
  assert.deepEqual(
    effects.find((effect) => effect.kind === "file"),
    { kind: "file", name: "partida.pdn", text: "the file", mime: "application/x-draughts-pdn" },
  );
  const [, asked] = after(
    { ...state, game: { ...state.game, at: 1 } },
    { type: "comment", text: "mine" },
    { type: "write", to: "file" },
  );
  const { request } = asked[0] as { request: { tags: [string, string][]; outcome: string } };
  assert.deepEqual(new Map(request.tags).get("Result"), "0-1");
  assert.deepEqual(new Map(request.tags).get("Round"), "3");
  assert.equal(request.outcome, "none");
});

test("games that cannot be read are counted, the others are opened", () => {
  const error = { line: 3, column: 4, found: "zz", expected: { es: "una jugada", en: "a move" } };
  const [state] = opened({ count: 1, games: [readGame()], skipped: [{ error }] });
  assert.equal(state.game.tags[0]![1], "Ana");
  assert.match(state.notice!.text.es, /^Una partida no se puede leer\. Línea 3/);
  // The notice goes by itself; what is wrong stays beside the text, with its place.
  const { line, column, text } = state.library.reading.error!;
  assert.deepEqual([line, column, text], [3, 4, state.notice!.text]);
});

test("what is said of a game that was opened is kept in both languages, and goes with the game", () => {
  const guessed = { es: "Sin etiqueta GameType: se lee como españolas.", en: "No GameType tag: read as Spanish." };
  const claim = { es: "Result: dice 1-0", en: "Result: says 1-0" };
  const [state] = opened({ count: 1, games: [readGame({ remarks: [guessed], claims: [claim] })] });
  assert.deepEqual(state.notice, {
    text: { es: `Result: dice 1-0. ${guessed.es}`, en: `Result: says 1-0. ${guessed.en}` },
    kind: "bad",
  });
  const stamp = { now: 0, seed: 1, date: "2026-01-01T00:00:00" };
  assert.equal(after(state, { type: "start", ...stamp })[0].notice, null);
  assert.equal(after(state, { type: "loaded", game: state.game })[0].notice, null);
  assert.equal(after(state, { type: "read", now: 0 })[0].notice, null);
});

test("the timer of a notice takes away that one and no other that says the same", () => {
  const [first, [, timer]] = after(ready(position([])), { type: "copy_fen" });
  const [second] = after(first, { type: "copy_fen" });
  const gone = (timer as Extract<Effect, { kind: "timer" }>).message;
  assert.equal(after(first, gone)[0].notice, null);
  assert.notEqual(after(second, gone)[0].notice, null);
});

test("a game that cannot be begun is said where it was opened; others of its text may still be chosen", () => {
  const error = { line: 1, column: 11, found: "99", expected: { es: "un juego", en: "a game" } };
  const broken = { tags: [], pdn: "", error };
  const text = {
    es: "Línea 1, columna 11: pone «99» y se esperaba un juego.",
    en: "Line 1, column 11: found “99”, expected a game.",
  };
  const [alone] = opened({ count: 1, games: [broken] });
  assert.deepEqual(alone.library.reading, { text: "", error: { line: 1, column: 11, text }, games: null });
  const [two] = opened({ count: 2, games: [broken, readGame()] });
  const stamp = { seed: 1, date: "2026-01-01T00:00:00" };
  const [chosen] = after(two, { type: "open_read", index: 0, ...stamp });
  assert.deepEqual(chosen.library.reading.error?.text, text);
  assert.equal(chosen.library.reading.games?.length, 2);
  const [good] = after(chosen, { type: "open_read", index: 1, ...stamp });
  assert.deepEqual([good.library.reading.error, good.library.reading.games?.length], [null, 2]);
  // It goes with another text.
  assert.equal(after(alone, { type: "read_text", text: "x" })[0].library.reading.error, null);
  // As long as the text is there, so is what is wrong with it.
  assert.notEqual(after(alone, { type: "loaded", game: alone.game })[0].library.reading.error, null);
  assert.notEqual(after(alone, { type: "start", now: 0, ...stamp })[0].library.reading.error, null);
});

test("the referee annuls a game with an infringement, and the file says so", () => {
  const wrong = { ply: 2, move: "22-17", line: 1, column: 9, law: "not_diagonal", sentence: { es: "No.", en: "No." } };
  const [state] = opened({ count: 1, games: [readGame({ infringement: wrong })] });
  const [, effects] = after(state, { type: "annul" });
  assert.deepEqual((effects[0] as { request: unknown }).request, { do: "annul", rules: "spanish", text: "the file" });
  const [settled] = after(state, {
    type: "reply",
    as: "annul",
    reply: { pdn: "annulled file", infringement: "2 22-17 not_diagonal" },
    context: {},
    now: 0,
  });
  assert.equal(settled.game.infringement, undefined);
  assert.equal(new Map(settled.game.tags).get("Termination"), "annulled");
  const [, out] = after(settled, { type: "write", to: "file" });
  assert.equal((out.find((effect) => effect.kind === "file") as { text: string }).text, "annulled file");
});

test("a link carries the whole line, the players and the place, and says what it leaves out", () => {
  const [state] = opened({
    count: 1,
    games: [readGame({ line: { comments: [], moves: [{ move: "10-14" }, { move: "22-18" }, { move: "5-10" }] } })],
  });
  const middle = { ...state, game: { ...state.game, at: 1 } };
  const again = readShare(shareText(middle), 1, "2026-01-01T00:00:00")!;
  assert.equal(again.at, 1);
  assert.deepEqual(
    again.tree.map((node) => node.move),
    ["", "10-14", "22-18", "5-10"],
  );
  assert.deepEqual(again.tags, [
    ["White", "Ana"],
    ["Result", "0-1"],
  ]);
  const [told] = after(middle, { type: "share" });
  assert.equal(
    told.notice!.text.es,
    "Enlace copiado. No lleva las demás etiquetas: para eso, guarda el PDN.",
    "the round is left out",
  );
  const rich = {
    ...middle,
    game: {
      ...middle.game,
      tree: annotate(middle.game.tree, 1, { comment: "bien", nags: [1] }),
      ending: "draw" as const,
    },
  };
  assert.equal(
    after(rich, { type: "share" })[0].notice!.text.es,
    "Enlace copiado. No lleva los comentarios, los signos, las demás etiquetas ni el final de la partida: para eso, " +
      "guarda el PDN.",
  );
  const bare = { ...middle, game: { ...middle.game, tags: [["White", "Ana"]] as [string, string][] } };
  assert.equal(after(bare, { type: "share" })[0].notice!.text.es, "Enlace copiado.");
});

test("redo gives back what undo took: both moves against the computer, one between two people", () => {
  const at = ready(position([]));
  const tree = fromWritten({ moves: [{ move: "10-14" }, { move: "22-18" }, { move: "5-10" }] });
  const redone = (game: Partial<State["game"]>) =>
    update({ ...at, game: { ...at.game, tree, at: 0, ...game } }, { type: "redo" })[0].game.at;
  assert.equal(redone({}), 2);
  assert.equal(redone({ seats: { white: { kind: "human" }, black: { kind: "human" } } }), 1);
  assert.equal(redone({ playing: false }), 1);
  assert.equal(redone({ at: 2 }), 3, "nothing was answered yet");
});

test("the program that is closed and comes back is spoken of once each time", () => {
  const here = update(ready(position([])), { type: "engine", program: true, busy: false })[0];
  assert.equal(here.notice, null, "that it is there is no news");
  const gone = update(here, { type: "engine", program: false, busy: false })[0];
  assert.equal(gone.notice!.text.es, "El programa se ha cerrado. La partida sigue aquí: ahora piensa la página.");
  assert.equal(update({ ...gone, notice: null }, { type: "engine", program: false, busy: false })[0].notice, null);
  const back = update(gone, { type: "engine", program: true, busy: false })[0];
  assert.deepEqual([back.notice!.text.es, back.engine.gone], ["El programa ha vuelto.", false]);
  assert.equal(
    update(ready(position([])), { type: "engine", program: false, busy: false })[0].notice,
    null,
    "nobody misses what was never there",
  );
});

test("the clocks of a kept game go on from what they said, when somebody lets them", () => {
  const state = firstState(1, "2026-01-01T00:00:00", "spanish");
  const tree = fromWritten({ moves: [{ move: "10-14" }, { move: "22-18" }] });
  const kept = {
    ...state.game,
    tree,
    at: 2,
    pace: { minutes: 5, increment: 3 },
    left: { white: 200_000, black: 300_000 },
  };
  const [waiting, effects] = update(state, { type: "loaded", game: kept });
  assert.deepEqual(waiting.clock, { white: 200_000, black: 300_000, running: true, paused: true, seen: 0 });
  assert.ok(!effects.some((effect) => effect.kind === "tick"), "a clock that stands still is not looked at");
  const [resumed, ticks] = after({ ...waiting, position: position([]) }, { type: "pause", now: 10_000 });
  assert.ok(ticks.some((effect) => effect.kind === "tick"));
  const [later] = after(resumed, { type: "tick", now: 11_000 });
  assert.equal(later.clock!.white, 199_000);
  assert.equal(update(state, { type: "loaded", game: { ...kept, ending: "draw" } })[0].clock, null);
  assert.equal(update(state, { type: "loaded", game: { ...kept, pace: null } })[0].clock, null);
});

test("what could not be loaded is told in its section only, and asked for again", () => {
  const [learning] = update(ready(position([])), { type: "learn", section: "rules" });
  const [failed] = update(learning, { type: "learn_failed", section: "rules" });
  assert.equal(failed.learn.failed, true);
  assert.equal(update(learning, { type: "learn_failed", section: "puzzles" })[0].learn.failed, false);
  const [again, effects] = update(failed, { type: "learn", section: "rules" });
  assert.equal(again.learn.failed, false);
  assert.deepEqual(effects[0], { kind: "learn", section: "rules", rules: "spanish" });
});

test("no message and no answer of a desk belongs to two parts", () => {
  for (const tables of parts) {
    const names = tables.flatMap((table) => Object.keys(table));
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    );
  }
});

// SPDX-License-Identifier: MIT
// Around a game: its form, names, draws between people, confirmed moves, clocks that are looked at when they change.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, people } from "../src/defaults";
import type { Effect, Message } from "../src/message";
import type { State } from "../src/state";
import type { Move, Position } from "../src/types";
import { shareText } from "../src/update/share";
import { update } from "../src/update/update";
import { touches } from "./touches";

const move = (text: string, path: number[], captured: number[] = []): Move => ({ text, hub: text, path, captured });
const moves = [move("10-14", [10, 14]), move("10-13", [10, 13])];
const position: Position = {
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
  result: { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } },
};
const stamp = { now: 0, seed: 1, date: "2026-01-01T00:00:00" };

function send(state: State, ...messages: Message[]): [State, Effect[]] {
  return messages.reduce<[State, Effect[]]>(([now], message) => update(now, message), [state, []]);
}
/** The referee has described the position. */
function arrive(state: State): State {
  return update(state, {
    type: "reply",
    as: "position",
    reply: position,
    context: { serial: state.serial },
    now: 0,
  })[0];
}
const fresh = (): State => arrive(send(firstState(1, stamp.date, "spanish"), { type: "go", node: 0 })[0]);
/** Two people play. */
function two(part: Partial<State["fresh"]> = {}): State {
  return arrive(
    send(fresh(), { type: "fresh", part: { opponent: "person", ...part } }, { type: "start", ...stamp })[0],
  );
}

test("two people are asked before a draw, and either answer is heard", () => {
  const [asked] = send(two(), { type: "offer" });
  assert.equal(asked.game.ending, "");
  assert.equal(asked.confirm, "draw");
  assert.deepEqual(
    [asked.said.text, asked.said.urgent],
    ["Las blancas ofrecen tablas. ¿Las aceptan las negras?", true],
  );
  const [accepted] = send(asked, { type: "answer_offer", accept: true });
  assert.equal(accepted.game.ending, "draw");
  const [declined] = send(asked, { type: "answer_offer", accept: false });
  assert.deepEqual([declined.game.ending, declined.confirm], ["", ""]);
  assert.equal(declined.notice!.text.es, "No hay tablas: la partida sigue.");
  assert.equal(declined.said.text, "No hay tablas: la partida sigue.");
  // With another game on the board nothing of this one is said.
  assert.equal(send(asked, { type: "start", ...stamp })[0].said.text, "");
  const [played] = send(asked, { type: "touch", square: 10, now: 0 }, { type: "touch", square: 14, now: 0 });
  assert.equal(played.confirm, "", "whoever moves plays on");
  assert.equal(send(two(), { type: "answer_offer", accept: true })[0].game.ending, "", "nobody has offered");
});

test("whoever begins another game hears where the one before waits, if it was kept and not over", () => {
  const state = two();
  const saved = [{ id: state.game.id, title: "", rules: "spanish", plies: 2, result: "", date: "" }];
  const begun = (part: Partial<State>) => {
    const left = { ...state, ...part, library: { ...state.library, saved } };
    return send(left, { type: "start", ...stamp })[0];
  };
  assert.equal(begun({}).notice!.text.es, "La partida de antes te espera en Mis partidas.");
  assert.equal(begun({}).said.text, "La partida de antes te espera en Mis partidas.");
  assert.equal(begun({ game: { ...state.game, id: "not kept" } }).notice, null);
  assert.equal(begun({ game: { ...state.game, playing: false } }).notice, null);
  const over = { ...position, result: { ...position.result, outcome: "white" } } as const;
  assert.equal(begun({ position: over }).notice, null);
});

test("two engines are not made to agree on a draw", () => {
  const state = two();
  const level = { kind: "level", level: 3 } as const;
  const engines = { ...state, game: { ...state.game, seats: { white: level, black: level } } };
  assert.deepEqual(send(engines, { type: "offer" }), [engines, []]);
});

test("players have names: each seat keeps its own, also when the colours change", () => {
  const state = two({ name: " Ana ", other: "Luis" });
  assert.deepEqual(state.game.seats, { white: { kind: "human", name: "Ana" }, black: { kind: "human", name: "Luis" } });
  const [again] = send(state, { type: "rematch", ...stamp });
  assert.deepEqual(again.game.seats.white, { kind: "human", name: "Luis" });
  assert.match(shareText(again), /white=Luis&black=Ana/);
  const [, written] = send(again, { type: "write", to: "copy" });
  const request = (written[0] as { request?: { tags?: [string, string][] } }).request!;
  assert.deepEqual(
    request.tags!.filter(([name]) => name === "White" || name === "Black"),
    [
      ["White", "Luis"],
      ["Black", "Ana"],
    ],
  );
  assert.deepEqual(two().game.seats, people(), "nobody has to have one");
});

test("the form of a new game is kept when a game begins, and rules that are gone are not begun", () => {
  const [, effects] = send(fresh(), { type: "start", ...stamp });
  assert.ok(effects.some(({ kind }) => kind === "save_form"));
  const about = { rules: [{ id: "spanish" }, { id: "international" }], levels: [], terms: [] } as never;
  const wanting = (rules: string) => {
    const first = firstState(1, stamp.date);
    return update({ ...first, fresh: { ...first.fresh, rules } }, { type: "ready", about })[0].fresh.rules;
  };
  assert.equal(wanting("international"), "international");
  assert.equal(wanting("of a newer page"), "spanish");
});

test("whoever wants to be asked confirms a move, by the button or by touching its last square again", () => {
  const state = two();
  const careful = { ...state, settings: { ...state.settings, confirmMove: true } };
  const touched: Message[] = [
    { type: "touch", square: 10, now: 0 },
    { type: "touch", square: 14, now: 0 },
  ];
  const [asked] = send(careful, ...touched);
  assert.equal(asked.game.at, 0);
  assert.equal(asked.proposed!.text, "10-14");
  assert.equal(asked.said.text, "¿Juegas 10-14?");
  assert.equal(send(asked, { type: "confirm_move", now: 0 })[0].game.tree[1]!.move, "10-14");
  assert.equal(send(asked, { type: "touch", square: 14, now: 0 })[0].game.tree[1]!.move, "10-14");
  assert.equal(send(asked, { type: "cancel" })[0].proposed, null);
  const [other] = send(asked, { type: "touch", square: 10, now: 0 });
  assert.deepEqual([other.proposed, other.touched], [null, [10]]);
  assert.equal(send(state, ...touched)[0].game.at, 1, "others are not asked");
});

test("a clock is looked at when what it shows changes, once, and only while it runs", () => {
  const state = two({ pace: "5+3" });
  const waits = (effects: Effect[]) => effects.flatMap((effect) => (effect.kind === "tick" ? [effect.wait] : []));
  const [begun] = send(state, { type: "touch", square: 10, now: 1000 });
  const [moved, first] = send(begun, { type: "touch", square: 14, now: 1000 });
  assert.deepEqual(waits(first), [1000]);
  const at = { ...moved, position: { ...position, turn: "black" as const } };
  const [ticked, second] = send(at, { type: "tick", now: 1250 });
  assert.deepEqual([ticked.clock!.black, ...waits(second)], [299_750, 750]);
  const short = { ...at, clock: { ...at.clock!, black: 9_960 } };
  assert.deepEqual(waits(send(short, { type: "tick", now: 1000 })[1]), [60]);
  const [paused, third] = send(ticked, { type: "pause", now: 1500 });
  assert.deepEqual([paused.clock!.black, ...waits(third)], [299_500]);
  assert.deepEqual(send(paused, { type: "tick", now: 9000 }), [paused, []]);
});

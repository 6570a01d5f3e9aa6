// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import type { Effect } from "../src/message";
import { beats, leaving, rhythm } from "../src/rhythm";
import type { State } from "../src/state";
import type { Position } from "../src/types";
import { update } from "../src/update/update";

const capture = (legs: number) => ({
  text: "x",
  hub: "x",
  path: Array.from({ length: legs + 1 }, (_, i) => i + 1),
  captured: Array.from({ length: legs }, (_, i) => i + 40),
});
const quiet = { text: "1-2", hub: "1-2", path: [1, 2], captured: [] };

test("a quiet move is quick, a jump takes its time, and no capture tires", () => {
  assert.deepEqual(rhythm(quiet), { leg: 160, rest: 0, whole: 160 });
  for (let legs = 1; legs <= 6; legs++) {
    const { leg, rest, whole } = rhythm(capture(legs));
    assert.ok(leg >= 180 && leg <= 240, `${legs}: ${leg}`);
    assert.equal(rest > 0, legs > 1);
    assert.equal(whole, legs * leg + (legs - 1) * rest);
  }
  for (let legs = 1; legs <= 20; legs++) assert.ok(rhythm(capture(legs)).whole <= 1800);
});

test("each landing is heard when it is seen; where nothing moves they follow one another", () => {
  const three = beats(capture(3), true);
  const { leg, rest } = rhythm(capture(3));
  assert.equal(three.length, 3);
  assert.equal(three[1]! - three[0]!, leg + rest);
  assert.deepEqual(beats(quiet, false), [0]);
  assert.deepEqual(beats(capture(3), false), [0, 90, 180]);
});

/** A state in which a move has just been played; `part`: what was so before. */
function played(last: Position["last"], part: Partial<State> = {}): [State, Effect[]] {
  const position: Position = {
    rules: "spanish",
    start: "",
    fen: "",
    turn: "black",
    ply: 1,
    pieces: ".".repeat(50),
    moves: [],
    must: [],
    touch: [],
    last,
    counters: {},
    result: { outcome: "none", reason: "none", article: 0, sentence: { es: "", en: "" } },
  };
  const state: State = { ...firstState(1, "2026-01-01T00:00:00", "spanish"), position, ...part };
  return update(state, {
    type: "reply",
    as: "position",
    reply: position,
    context: { serial: state.serial, animate: true },
    now: 0,
  });
}
const heard = (effects: Effect[]) => effects.flatMap((one) => (one.kind === "sound" ? [[one.name, one.beats]] : []));

test("a capture goes from square to square, its pieces leave at the end, the computer waits for it", () => {
  const move = { ...capture(2), crowned: true };
  let [state, effects] = played(move);
  assert.deepEqual(heard(effects), [
    ["capture", beats(move, true)],
    ["crown", [beats(move, true)[1]! + 60]],
  ]);
  const think = effects.find((one) => one.kind === "engine") as Extract<Effect, { kind: "engine" }>;
  assert.ok(think.wait! >= rhythm(move).whole + leaving);
  const steps: (number | undefined)[] = [state.motion?.step];
  while (state.motion) {
    [state, effects] = update(state, { type: "motion", serial: state.serial });
    steps.push(state.motion?.step);
  }
  assert.deepEqual(steps, [0, 1, 2, 3, undefined]);
});

test("a piece that was carried to its square does not go there again", () => {
  const [state, effects] = played({ ...quiet, crowned: false }, { dropped: 2 });
  assert.equal(state.motion, null);
  assert.equal(state.dropped, 0);
  assert.deepEqual(heard(effects), [["move", [0]]]);
  assert.equal(played({ ...capture(2), crowned: false }, { dropped: 3 })[0].motion?.step, 2);
  assert.equal(played({ ...quiet, crowned: false })[0].motion?.step, 0);
});

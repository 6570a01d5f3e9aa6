// SPDX-License-Identifier: MIT
// Clocks that people write: the page reads what the terminal reads, and begins no game with what is none.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { firstState } from "../src/defaults";
import { paceOf } from "../src/pace";
import type { NewGame } from "../src/state";
import { update } from "../src/update/update";

const rows = readFileSync("../tests/data/clocks", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

test("the page and the terminal read the same clocks", () => {
  assert.ok(rows.length > 20);
  for (const [text, minutes, increment] of rows)
    assert.deepEqual(
      paceOf(text!),
      minutes === "-" ? null : { minutes: Number(minutes), increment: Number(increment) },
      text,
    );
});

const stamp = { now: 0, seed: 1, date: "2026-01-02T00:00:00" };
const begun = (part: Partial<NewGame>) => {
  const [asked] = update(firstState(2, "2026-01-01T00:00:00", "spanish"), { type: "fresh", part });
  return { asked, state: update(asked, { type: "start", ...stamp })[0] };
};

test("no game begins with a clock that is none, and the field says so until it is changed", () => {
  for (const pace of ["0+0", "0+1", "", "x", "5+"]) {
    const { asked, state } = begun({ pace, ownPace: true });
    assert.equal(state.game, asked.game, pace);
    assert.equal(state.fresh.badPace, true, pace);
    assert.equal(update(state, { type: "fresh", part: { pace: "5+3" } })[0].fresh.badPace, false, pace);
  }
});

test("a game begins with the clock that was chosen or typed, or without one", () => {
  assert.equal(begun({}).state.game.pace, null);
  assert.deepEqual(begun({ pace: "15+5" }).state.game.pace, { minutes: 15, increment: 5 });
  const { state } = begun({ pace: "0.5+3", ownPace: true });
  assert.deepEqual(state.game.pace, { minutes: 0.5, increment: 3 });
  assert.equal(state.clock?.white, 30_000);
});

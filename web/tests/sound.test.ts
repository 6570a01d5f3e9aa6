// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Name, sounds, wave } from "../src/sound";

for (const name of Object.keys(sounds) as Name[])
  test(`a sound begins and ends in silence, and is never cut off: ${name}`, () => {
    const samples = wave(name, 44_100);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    assert.ok(peak > 0.1 && peak < 1.25, `peak ${peak}`);
    assert.ok(Math.abs(samples[0]!) < 0.1, `begins at ${samples[0]}`);
    assert.ok(Math.abs(samples.at(-1)!) < 0.01, `ends at ${samples.at(-1)}`);
    assert.ok(samples.length < 44_100 * 3);
  });

test("a piece is set down within a quarter of a second", () => {
  for (const name of ["move", "capture"] as const) assert.ok(wave(name, 48_000).length < 12_000 * 1.1);
});

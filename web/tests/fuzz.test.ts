// SPDX-License-Identifier: MIT
// A short form of the fuzzer of what the browser keeps, always the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzz } from "./storage.fuzz";

test("spoilt by chance, what is kept is read without a throw, and what is kept of it is clean", async () => {
  const { clean, partly, refused } = await fuzz(14, (runs) => runs >= 3000);
  assert.ok(Math.min(clean, partly, refused) > 300, JSON.stringify({ clean, partly, refused }));
});

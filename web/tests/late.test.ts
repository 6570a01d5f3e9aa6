// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { firstState } from "../src/defaults";
import { areas, late } from "../src/late";
import type { Message } from "../src/message";
import { update } from "../src/update/update";

const first = () => firstState(1, "2026-01-01T00:00:00", "spanish");
const opened = { type: "panel", panel: "workout" } as const;
const load = { kind: "load_late", area: "workout" };
afterEach(() => {
  delete late.workout;
  delete (areas.workout as { messages?: unknown }).messages;
});

test("an area is loaded when its panel is opened, and asked for once", () => {
  assert.deepEqual(update(first(), { type: "flip" })[1], []);
  const [loading, effects] = update(first(), opened);
  assert.deepEqual(effects, [load]);
  assert.equal(loading.late.workout, "loading");
  assert.deepEqual(update(loading, opened)[1], []);
});

test("what failed is said, stays as it is, and is tried again when somebody wants it", () => {
  const [failed, none] = update(update(first(), opened)[0], { type: "late_failed", area: "workout" });
  assert.equal(failed.late.workout, "failed");
  assert.deepEqual(none, []);
  assert.deepEqual(update(failed, opened)[1], []);
  const [again, effects] = update(failed, { type: "late_retry", area: "workout" });
  assert.equal(again.late.workout, "loading");
  assert.deepEqual(effects, [load]);
});

test("a message for an area that is not here waits for it", () => {
  (areas.workout as { messages: Message["type"][] }).messages = ["flip"];
  const [loading, effects] = update(first(), { type: "flip" });
  assert.ok(!loading.flipped);
  assert.deepEqual(effects, [{ ...load, message: { type: "flip" } }]);
  const [here] = update(loading, { type: "late_ready", area: "workout" });
  assert.ok(update(here, { type: "flip" })[0].flipped);
});

test("an area that is here answers first and looks at what others have done", () => {
  late.workout = {
    update: (state, message) => (message.type === "flip" ? [state, [{ kind: "print" }]] : undefined),
    after: (before, next, effects) => [next, before.help === next.help ? effects : [...effects, { kind: "stop" }]],
  };
  const [state, effects] = update(first(), { type: "flip" });
  assert.ok(!state.flipped);
  assert.deepEqual(effects, [{ kind: "print" }]);
  assert.deepEqual(update(first(), { type: "help", open: true })[1], [{ kind: "stop" }]);
});

// SPDX-License-Identifier: MIT
// The kit of a lesson goes to the desk once, and again to a desk that does not have it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askLesson } from "../src/workout/ask_lesson";
import type { Kit } from "../src/workout/types";

type Asked = Record<string, unknown>;

/** A desk that keeps kits by their names, as the real one does; what it was asked, and `forget`, like a new worker. */
function fakeDesk(refuses = false) {
  const asked: Asked[] = [];
  const kept = new Set<unknown>();
  const answer = (request: Asked): unknown => {
    if (request["do"] !== "kit") return kept.has(request["kit"]) ? { pdn: "1. *" } : { missing: "kit" };
    if (refuses) return { error: { text: { es: "mal", en: "bad" } } };
    kept.add(request["name"]);
    return {};
  };
  const ask = <T>(request: Asked): Promise<T> => {
    asked.push(request);
    return Promise.resolve(answer(request) as T);
  };
  return { desk: { ask }, asked, forget: () => kept.clear() };
}
const kit = (): Kit => ({ name: "class" }) as Kit;
const dos = (asked: Asked[]) => asked.map((request) => request["do"]);

test("the kit is sent once, whatever is asked about the lesson", async () => {
  const { desk, asked } = fakeDesk();
  const mine = kit();
  assert.deepEqual(await askLesson(desk, { do: "record", kit: mine }), { pdn: "1. *" });
  await askLesson(desk, { do: "record", kit: mine });
  await askLesson(desk, { do: "record", kit: mine, moves: ["9-13"] });
  assert.deepEqual(dos(asked), ["record", "kit", "record", "record", "record"]);
  assert.equal(asked.filter((request) => request["kit"] === mine).length, 1);
  assert.deepEqual(asked.at(-1)!["moves"], ["9-13"]);
});

test("a desk that has forgotten it gets it again", async () => {
  const { desk, asked, forget } = fakeDesk();
  const mine = kit();
  await askLesson(desk, { do: "record", kit: mine });
  forget();
  asked.length = 0;
  assert.deepEqual(await askLesson(desk, { do: "record", kit: mine }), { pdn: "1. *" });
  assert.deepEqual(dos(asked), ["record", "kit", "record"]);
});

test("another kit has another name, even if it says the same", async () => {
  const { desk, asked } = fakeDesk();
  await askLesson(desk, { do: "record", kit: kit() });
  await askLesson(desk, { do: "record", kit: kit() });
  assert.equal(new Set(asked.filter(({ do: what }) => what === "kit").map(({ name }) => name)).size, 2);
});

test("what is no kit is an error, and not asked for ever", async () => {
  const { desk, asked } = fakeDesk(true);
  await assert.rejects(askLesson(desk, { do: "record", kit: kit() }), /bad/);
  assert.deepEqual(dos(asked), ["record", "kit"]);
});

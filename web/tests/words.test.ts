// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../src/lang/words";
import { languages as workout } from "../src/workout/lang/words";

for (const [name, all] of Object.entries({ page: languages, workout }))
  test(`every language has every word, and says something: ${name}`, () => {
    const model = all.es as Record<string, unknown>;
    for (const [code, words] of Object.entries(all)) {
      assert.deepEqual(Object.keys(words).sort(), Object.keys(model).sort(), code);
      for (const [key, value] of Object.entries(words)) {
        assert.equal(typeof value, typeof model[key], `${code}.${key}`);
        if (typeof value === "string") assert.notEqual(value.trim(), "", `${code}.${key}`);
        if (typeof value === "function") assert.equal(value.length, (model[key] as () => void).length, `${code}.${key}`);
        if (Array.isArray(value)) assert.equal(value.length, (model[key] as unknown[]).length, `${code}.${key}`);
      }
    }
  });

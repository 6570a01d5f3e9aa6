// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages as analysis } from "../src/analysis/lang/words";
import { languages as editor } from "../src/editor/lang/words";
import { languages as inside } from "../src/inside/lang/words";
import { languages } from "../src/lang/words";
import { languages as offline } from "../src/offline/lang/words";
import { languages as puzzles } from "../src/puzzles/lang/words";
import { languages as school } from "../src/school/lang/words";
import { languages as settings } from "../src/settings/lang/words";
import { languages as workout } from "../src/workout/lang/words";

for (const [name, all] of Object.entries({
  analysis,
  page: languages,
  workout,
  offline,
  puzzles,
  inside,
  editor,
  school,
  settings,
}))
  test(`every language has every word, and says something: ${name}`, () => {
    const model = all.es as Record<string, unknown>;
    for (const [code, words] of Object.entries(all)) {
      assert.deepEqual(Object.keys(words).sort(), Object.keys(model).sort(), code);
      for (const [key, value] of Object.entries(words)) {
        assert.equal(typeof value, typeof model[key], `${code}.${key}`);
        if (typeof value === "string") assert.notEqual(value.trim(), "", `${code}.${key}`);
        if (typeof value === "function")
          assert.equal(value.length, (model[key] as () => void).length, `${code}.${key}`);
        if (Array.isArray(value)) assert.equal(value.length, (model[key] as unknown[]).length, `${code}.${key}`);
      }
    }
  });

/** Every word that is built with numbers, with each of them so many. */
function* built(words: Record<string, unknown>, n: number): Generator<[string, string]> {
  const squares = Array.from({ length: n }, (_, i) => 9 + i);
  for (const [key, value] of Object.entries(words)) {
    if (typeof value !== "function") continue;
    for (const filler of [n, squares]) {
      try {
        const text: unknown = value(
          ...Array(value.length)
            .fill(filler)
            .map((x: unknown, i: number) => (key === "treeSummary" && i === 4 ? String : x)),
        );
        if (typeof text === "string" && !text.includes("undefined")) yield [key, text];
      } catch {
        // Not made of these.
      }
    }
  }
}
const many =
  "jugadas|nodos|podas|valoraciones|piezas|casillas|ramas|acertadas|adaptados|repeticiones|segundos|moves|nodes|" +
  "cut-offs|evaluations|pieces|squares|branches|repetitions|seconds";
const one =
  "jugada|nodo|poda|valoración|pieza|casilla|rama|acertada|adaptado|repetición|segundo|move|node|cut-off|evaluation|" +
  "piece|square|branch|repetition|second";

/** Words that are built so, of which the test must have seen each. */
const counting: Record<string, string[]> = {
  page: ["tableWin", "mustCapture"],
  editor: ["wrong"],
  analysis: ["whyMaterial", "threatTakes"],
  inside: ["treeSummary", "treeTruncated", "summaryLine", "cutSaid"],
  workout: ["sum", "tap"],
  school: ["courseCount", "stillWon", "stillHeld", "quizDone", "stars"],
};
for (const [name, all] of Object.entries({
  analysis,
  page: languages,
  workout,
  offline,
  puzzles,
  inside,
  editor,
  school,
  settings,
}))
  test(`one is one and two are two: ${name}`, () => {
    for (const [code, words] of Object.entries(all)) {
      const seen = new Set<string>();
      for (const [key, text] of built(words, 1)) {
        assert.doesNotMatch(
          text,
          new RegExp(`\\b1 (${many})\\b|\\b(quedan|dibujan|are) 1\\b|(piezas de|pieces on|casillas|squares) 9\\.?$`),
          `${code}.${key}: ${text}`,
        );
        seen.add(key);
      }
      for (const [key, text] of built(words, 2))
        assert.doesNotMatch(
          text,
          new RegExp(
            `\\b2 (${one})(?![a-záéíóú-])|\\b(queda|dibuja|is) 2\\b|` +
              "(pieza|casilla) de 9 y 10|(piece on|square) 9 and 10",
          ),
          `${code}.${key}: ${text}`,
        );
      for (const key of counting[name] ?? []) assert.ok(seen.has(key), key);
    }
  });

test("a number of moves counts one player's, as the glossary has it; both players' are counted in plies", () => {
  for (const [code, words] of Object.entries(languages)) {
    const each = code === "es" ? / jugadas? de cada bando$/ : / by each side$/;
    for (const key of ["counterIdle", "counterForzosa", "counterSixteen", "counterFive"] as const)
      assert.match(words[key](3, 12), each, `${code}.${key}`);
    const alone = code === "es" ? /(?<!media )(?<!medias )\bjugadas?(?! de cada bando)/ : /\bmoves?\b(?! by each side)/;
    for (const text of [words.winsInLong("white", 9), words.tableWin(9), words.tableLoss(9)])
      assert.match(text, alone, `${code}: ${text}`);
    assert.deepEqual(
      [words.pliesCount(1), words.pliesCount(34)],
      code === "es" ? ["1 media jugada", "34 medias jugadas"] : ["1 ply", "34 plies"],
    );
    // Nothing else counts both players' moves together.
    for (const n of [1, 2])
      for (const [key, text] of built(words, n))
        if (/media jugada|medias jugadas|\bpl(y|ies)\b/.test(text)) assert.equal(key, "pliesCount", text);
  }
});

test("a game inside a line is written as its language writes it", () => {
  assert.equal(offline.es.gameInside("Damas españolas"), "damas españolas");
  assert.equal(offline.en.gameInside("Spanish draughts"), "Spanish draughts");
});

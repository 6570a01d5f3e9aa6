// SPDX-License-Identifier: MIT
// Refuses lines that are longer than the formatter may make them, which leaves texts, templates and comments as they
// are; and fields of the state without a sentence above them that says what they are.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const longest = 120;
const stateFiles = [
  "src/state.ts",
  "src/panels.ts",
  "src/game.ts",
  "src/workout/state.ts",
  "src/inside/state.ts",
  "src/analysis/state.ts",
];

const files = readdirSync(here).concat(
  ["src", "e2e", "tests", "styles"].flatMap((folder) =>
    readdirSync(join(here, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  ),
);
const wrong = [];
for (const name of files.filter((name) => /\.(ts|mjs|css)$/.test(name))) {
  const lines = readFileSync(join(here, name), "utf8").split("\n");
  for (const [i, line] of lines.entries()) {
    const length = [...line].length;
    if (length > longest) wrong.push(`web/${name}:${i + 1}: ${length} letters, more than ${longest}`);
    if (stateFiles.includes(name) && /^ {2}\w+\??:/.test(line) && !lines[i - 1].endsWith("*/"))
      wrong.push(`web/${name}:${i + 1}: a field without a sentence: ${line.trim()}`);
  }
}
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);

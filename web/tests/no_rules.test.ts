// SPDX-License-Identifier: MIT
// The page holds no position and names no game: what it knows of draughts are answers of its desks.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const games = new Set(
  readdirSync("../docs/rules")
    .filter((name) => /^[a-z]+\.(es|en)\.md$/.test(name))
    .map((name) => name.split(".")[0]!),
);
const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

test("no file of the page holds a FEN or the id of a game", () => {
  assert.ok(games.size > 2 && sources.length > 50);
  const forbidden = new RegExp(`[WB]:[WB]K?[\\d$]|["'\`](${[...games].join("|")})["'\`]`);
  for (const name of sources) assert.doesNotMatch(readFileSync(`src/${name}`, "utf8"), forbidden, name);
});

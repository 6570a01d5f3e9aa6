// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyTree, fromWritten, lineAfter, mainLine, movesTo, play, promote, remove, toWritten } from "../src/tree";

const grown = () => {
  let tree = emptyTree(),
    at = 0;
  for (const move of ["10-14", "22-18", "5-10"]) ({ tree, at } = play(tree, at, move, true));
  return { tree, at };
};

test("moves follow one another", () => {
  const { tree, at } = grown();
  assert.deepEqual(movesTo(tree, at), ["10-14", "22-18", "5-10"]);
  assert.deepEqual(mainLine(tree), [1, 2, 3]);
  assert.deepEqual(lineAfter(tree, 2), [3]);
});

test("a known move is not added twice, another one is a variation", () => {
  const { tree } = grown();
  assert.equal(play(tree, 0, "10-14", false).at, 1);
  const other = play(tree, 0, "11-15", false);
  assert.deepEqual(other.tree[0]!.children, [1, 4]);
  assert.deepEqual(play(tree, 0, "11-15", true).tree[0]!.children, [4, 1]);
});

test("a variation can be promoted and removed", () => {
  const { tree, at } = play(grown().tree, 1, "23-19", false);
  assert.deepEqual(promote(tree, at)[1]!.children, [at, 2]);
  const less = remove(tree, 2);
  assert.equal(less.tree.length, 3);
  assert.deepEqual(movesTo(less.tree, 2), ["10-14", "23-19"]);
});

test("what is written can be read again", () => {
  const { tree } = play(play(grown().tree, 1, "23-19", false).tree, 0, "9-13", false);
  const again = fromWritten(toWritten(tree));
  assert.deepEqual(toWritten(again), toWritten(tree));
  assert.equal(again.length, tree.length);
});

test("strength signs become NAGs", () => {
  const tree = fromWritten({ moves: [{ move: "10-14", strength: "?!", comments: ["<b>no</b>"] }] });
  assert.deepEqual(tree[1]!.nags, [6]);
  assert.equal(tree[1]!.comment, "<b>no</b>");
});

test("what stands before a variation and strange marks come back", () => {
  const line = {
    comments: ["start"],
    moves: [
      {
        move: "10-14",
        strength: "(!)",
        nags: [],
        comments: [],
        variations: [{ comments: ["better"], moves: [{ move: "11-15", nags: [], comments: [], variations: [] }] }],
      },
    ],
  };
  assert.deepEqual(toWritten(fromWritten(line)), line);
});

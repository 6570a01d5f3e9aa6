// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText, type FileKind, largest, textOf } from "../src/text_file";

const text = '[White "Íñigo Muñoz"]\n1. 10-14 *\n';

test("a file is read in whatever it was written", () => {
  const little = Buffer.from(text, "utf16le"),
    big = Buffer.from(little).swap16();
  const mark = (bytes: Buffer, ...first: number[]) => Buffer.concat([Buffer.from(first), bytes]);
  for (const [name, bytes] of Object.entries({
    utf8: Buffer.from(text),
    marked: mark(Buffer.from(text), 0xef, 0xbb, 0xbf),
    latin1: Buffer.from(text, "latin1"),
    little: mark(little, 0xff, 0xfe),
    big: mark(big, 0xfe, 0xff),
    unmarked: little,
    unmarkedBig: big,
  }))
    assert.equal(decodeText(bytes), text, name);
});

test("no file is too short", () => {
  assert.deepEqual(
    [[], [0xff], [0x57], [0xff, 0xfe]].map((bytes) => decodeText(Uint8Array.from(bytes))),
    ["", "ÿ", "W", ""],
  );
});

test("a file as big as may be is read, a bigger one is not", async () => {
  for (const [what, { bytes }] of Object.entries(largest) as [FileKind, { bytes: number }][]) {
    assert.equal((await textOf(new Blob(["x".repeat(bytes)]), what))?.length, bytes, what);
    assert.equal(await textOf(new Blob(["x".repeat(bytes + 1)]), what), null, what);
  }
  assert.equal(largest.kit.bytes, 256 * 1024, "as docs/formats/kit.md says");
});

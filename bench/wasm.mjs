// SPDX-License-Identifier: MIT
// The page's engine against the program's, in turns, on the same searches: nodes a second of both and their ratio.
// Usage: node bench/wasm.mjs [PROGRAM] [MODULE] [ROUNDS], after ./test page release.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [program = "build/release/damas", path = "build/page/damas.wasm", rounds = "5"] = process.argv.slice(2);
const nodes = 2_000_000;
const positions = [
  ["spanish", "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32"],
  ["spanish", "W:W2,3,4,6,7,9,10,13:B17,19,21,22,24,25,26,31"],
  ["international", "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20"],
];

let module;
const text = (at, size) => new TextDecoder().decode(new Uint8Array(module.memory.buffer, at, size));
const imports = {
  host: { interrupted: () => 0, tell: () => {} },
  wasi_snapshot_preview1: {
    clock_time_get: (_id, _precision, at) => (new DataView(module.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true), 0),
    fd_close: () => 8, fd_seek: () => 8, fd_write: () => 8,
  },
};
module = (await WebAssembly.instantiate(readFileSync(path), imports)).instance.exports;
module._initialize();
function put(bytes) {
  const at = module.allocate(bytes.length);
  new Uint8Array(module.memory.buffer).set(bytes, at);
  return [at, bytes.length];
}
function ask(request) {
  const size = module.answer(...put(new TextEncoder().encode(JSON.stringify(request))));
  const answer = JSON.parse(text(module.reply(), size));
  if (!answer.ok) throw new Error(answer.error);
  return answer.reply;
}
for (const rules of ["spanish", "international"]) module.provide(...put(Buffer.from(`networks/${rules}.net`)), ...put(readFileSync(`data/networks/${rules}.net`)));

/** Nodes a second of one search. */
function inPage(rules, fen) {
  const begun = performance.now();
  ask({ id: 1, do: "think", rules, fen, nodes, options: { level: 10 } });
  return (nodes / (performance.now() - begun)) * 1000;
}
function inProgram(rules, fen) {
  const out = JSON.parse(execFileSync(program, ["analyze", "--rules", rules, "--fen", fen, "--nodes", String(nodes), "--hash", "32", "--json"], { encoding: "utf8" }));
  return out.nodes / out.seconds;
}

const best = positions.map(() => [0, 0]);
for (let round = 0; round < Number(rounds); round++)
  positions.forEach((position, i) => [inPage, inProgram].forEach((run, j) => (best[i][j] = Math.max(best[i][j], run(...position)))));
positions.forEach(([rules], i) => {
  const [page, own] = best[i];
  console.log(`${rules.padEnd(14)} page ${(page / 1e6).toFixed(2)} M/s, program ${(own / 1e6).toFixed(2)} M/s: ${((100 * page) / own).toFixed(0)} %`);
});

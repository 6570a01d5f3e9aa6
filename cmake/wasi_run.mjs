// SPDX-License-Identifier: MIT
// Runs a WASI program: node wasi_run.mjs program.wasm [arguments]. The folder in $WASI_DIR is visible as /data.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...args] = process.argv.slice(2);
const preopens = process.env.WASI_DIR ? { "/data": process.env.WASI_DIR } : {};
const wasi = new WASI({ version: "preview1", args: [program, ...args], env: {}, preopens, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);

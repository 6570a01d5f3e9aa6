// SPDX-License-Identifier: MIT
// A worker that holds one module: it answers requests one after another. The page starts two: the referee, who answers
// at once, and the engine, who thinks and can be interrupted by a shared flag. Where memory may be shared, the engine
// starts helpers: workers with the same module on the same memory, who do nothing but search along.

interface Exports {
  memory?: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(at: number): void;
  answer(at: number, size: number): number;
  reply(): number;
  provide(name: number, length: number, bytes: number, size: number): void;
  // Only of the module for shared memory:
  __stack_pointer: WebAssembly.Global;
  expect_help(helpers: number): void;
  stack(): number;
  help(number: number): void;
}

/** A file that was fetched for the module, such as networks/spanish.net. */
export interface Asset {
  name: string;
  bytes: ArrayBuffer;
}

/** What a helper gets to begin with. */
interface HelperStart {
  compiled: WebAssembly.Module;
  memory: WebAssembly.Memory;
  stack: number;
  number: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let module: Exports;
let memory: WebAssembly.Memory;
let flag: Int32Array | null = null;

const text = (at: number, size: number) => decoder.decode(new Uint8Array(memory.buffer, at, size).slice());

function put(bytes: Uint8Array): number {
  const at = module.allocate(bytes.length);
  if (at === 0) throw new Error("no memory");
  new Uint8Array(memory.buffer).set(bytes, at);
  return at;
}

const imports = {
  host: {
    interrupted: () => (flag && Atomics.load(flag, 0) !== 0 ? 1 : 0),
    tell: (at: number, size: number) => postMessage({ tell: text(at, size) }),
  },
  wasi_snapshot_preview1: {
    clock_time_get: (_id: number, _precision: bigint, at: number) => {
      new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: () => 8,
    fd_seek: () => 8,
    fd_write: () => 8,
  },
};

/** The module's limits of shared memory, in pages of 64 KiB. */
const sharedPages = { initial: 256, maximum: 8192 };

async function start(compiled: WebAssembly.Module, helpers: number): Promise<void> {
  const shared = helpers > 0 ? new WebAssembly.Memory({ ...sharedPages, shared: true }) : null;
  const instance = await WebAssembly.instantiate(compiled, shared ? { ...imports, env: { memory: shared } } : imports);
  const exports = instance.exports as unknown as Exports;
  memory = shared ?? exports.memory!;
  exports._initialize();
  if (shared) await startHelpers(compiled, exports, helpers);
  module = exports;
}

/** Starts the helpers and waits until they are there. */
async function startHelpers(compiled: WebAssembly.Module, exports: Exports, helpers: number): Promise<void> {
  exports.expect_help(helpers);
  await Promise.all(
    Array.from(
      { length: helpers },
      (_, number) =>
        new Promise<void>((resolve, reject) => {
          const helper = new Worker("worker.js", { type: "module" });
          helper.onmessage = () => resolve();
          helper.onerror = (event) => reject(new Error(event.message));
          helper.postMessage({ help: { compiled, memory, stack: exports.stack(), number } satisfies HelperStart });
        }),
    ),
  );
}

async function help({ compiled, memory: shared, stack, number }: HelperStart): Promise<void> {
  memory = shared;
  const exports = (await WebAssembly.instantiate(compiled, { ...imports, env: { memory } }))
    .exports as unknown as Exports;
  exports.__stack_pointer.value = stack;
  postMessage({ ready: number });
  exports.help(number);
}

function answer(request: string): string {
  const bytes = encoder.encode(request);
  const at = put(bytes);
  const size = module.answer(at, bytes.length);
  module.release(at);
  return text(module.reply(), size);
}

let ready: Promise<void> = Promise.resolve();

addEventListener("message", (event: MessageEvent) => {
  const data = event.data;
  if (data.help) {
    void help(data.help as HelperStart);
    return;
  }
  if (data.start) {
    flag = data.stop ? new Int32Array(data.stop) : null;
    ready = start(data.start, data.helpers ?? 0).catch((error) => postMessage({ broken: String(error) }));
    return;
  }
  void ready.then(() => {
    if (!module) return;
    if (data.request) {
      try {
        postMessage({ reply: answer(data.request) });
      } catch (error) {
        postMessage({ broken: String(error) });
      }
    } else if (data.asset) {
      const { bytes, ...asset } = data.asset as Asset;
      const name = encoder.encode(asset.name);
      const nameAt = put(name);
      const bytesAt = put(new Uint8Array(bytes));
      module.provide(nameAt, name.length, bytesAt, bytes.byteLength);
      module.release(nameAt);
      module.release(bytesAt);
    }
  });
});

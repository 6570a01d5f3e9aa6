// SPDX-License-Identifier: MIT
// A worker that holds one module: it answers requests one after another. The page starts two: the arbiter, who answers at
// once, and the engine, who thinks and can be interrupted by a shared flag.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(at: number): void;
  answer(at: number, size: number): number;
  reply(): number;
  tables(name: number, length: number, bytes: number, size: number): void;
  network(name: number, length: number, bytes: number, size: number): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let module: Exports;
let flag: Int32Array | null = null;

const text = (at: number, size: number) => decoder.decode(new Uint8Array(module.memory.buffer, at, size).slice());

function put(bytes: Uint8Array): number {
  const at = module.allocate(bytes.length);
  if (at === 0) throw new Error("no memory");
  new Uint8Array(module.memory.buffer).set(bytes, at);
  return at;
}

const imports = {
  host: {
    interrupted: () => (flag && Atomics.load(flag, 0) !== 0 ? 1 : 0),
    tell: (at: number, size: number) => postMessage({ tell: text(at, size) }),
  },
  wasi_snapshot_preview1: {
    clock_time_get: (_id: number, _precision: bigint, at: number) => {
      new DataView(module.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: () => 8,
    fd_seek: () => 8,
    fd_write: () => 8,
  },
};

async function start(compiled: WebAssembly.Module): Promise<void> {
  const instance = await WebAssembly.instantiate(compiled, imports);
  module = instance.exports as unknown as Exports;
  module._initialize();
}

function answer(request: string): string {
  const bytes = encoder.encode(request);
  const at = put(bytes);
  const size = module.answer(at, bytes.length);
  module.release(at);
  return text(module.reply(), size);
}

let ready: Promise<void> = Promise.resolve();

onmessage = (event: MessageEvent) => {
  const data = event.data;
  if (data.start) {
    flag = data.stop ? new Int32Array(data.stop) : null;
    ready = start(data.start).catch((error) => postMessage({ broken: String(error) }));
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
    } else if (data.tables || data.network) {
      const name = encoder.encode(data.rules as string);
      const nameAt = put(name);
      const bytes = (data.tables ?? data.network) as ArrayBuffer;
      const bytesAt = put(new Uint8Array(bytes));
      if (data.tables) module.tables(nameAt, name.length, bytesAt, bytes.byteLength);
      else module.network(nameAt, name.length, bytesAt, bytes.byteLength);
      module.release(nameAt);
      module.release(bytesAt);
    }
  });
};

export {};

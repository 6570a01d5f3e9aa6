// SPDX-License-Identifier: MIT
// A module of the page in node, for tests that want the desk's real answers.
import { existsSync, readFileSync } from "node:fs";

type Numbers = (...numbers: number[]) => number;

export interface Answered {
  reply: unknown;
  /** What was told before. */
  tells: unknown[];
}

/** Opens ../build/page/NAME.wasm, which `./test page` builds. */
export async function openModule(name: string) {
  const file = `../build/page/${name}.wasm`;
  if (!existsSync(file)) throw new Error(`${file} is missing: ./test page builds it`);
  let tells: unknown[] = [];
  const text = (at: number, size: number) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, size));
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    host: {
      interrupted: () => 0,
      tell: (at: number, size: number) => {
        const { id: _, ...told } = JSON.parse(text(at, size));
        tells.push(told);
      },
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
  });
  const exports = instance.exports as Record<string, Numbers> & { memory: WebAssembly.Memory };
  const memory = exports.memory;
  exports["_initialize"]!();
  const put = (bytes: Uint8Array): number => {
    const at = exports["allocate"]!(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    return at;
  };
  return {
    /** The reply to a request; throws what the desk says is wrong with it. */
    ask(request: object): Answered {
      tells = [];
      const bytes = new TextEncoder().encode(JSON.stringify(request));
      const at = put(bytes);
      const size = exports["answer"]!(at, bytes.length);
      const answer = JSON.parse(text(exports["reply"]!(), size));
      exports["release"]!(at);
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.en} (is ${file} older than src?)`);
      return { reply: answer.reply, tells };
    },
    /** Hands over a file as the page does: an opening book or endgame tables. */
    provide(asset: string, bytes: Uint8Array): void {
      const name = new TextEncoder().encode(asset);
      exports["provide"]!(put(name), name.length, put(bytes), bytes.length);
    },
  };
}

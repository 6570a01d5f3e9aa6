// SPDX-License-Identifier: MIT
// Asks desks: a worker with the module, or the program's own engine over a socket. Requests are answered in order; what
// is no longer wanted is stopped, by a shared flag where the page may have one, by a new worker elsewhere.
import type { Kinds, Request, Requests } from "./requests";
import type { Both } from "./types";
import type { Asset } from "./worker";

type AnyReply<T extends Kinds<T>> = T[keyof T]["reply"];
type Told<T extends Kinds<T>> = T[keyof T]["tells"];

interface Pending<T extends Kinds<T>> {
  id: number;
  request: string;
  resolve: (reply: AnyReply<T>) => void;
  reject: (error: Error) => void;
  tell: ((told: Told<T>) => void) | undefined;
}

/** What comes back: the reply or the error of a request, or before that what it tells. */
type Heard<T extends Kinds<T>> = { id: number } & (
  | { ok: true; reply: AnyReply<T> }
  | { ok: false; error: Both }
  | ({ ok?: undefined } & Told<T>)
);

/** Whoever answers the requests of a table. */
export interface Desk<T extends Kinds<T> = Requests> {
  ask<D extends keyof T>(request: Request<T, D>, tell?: (told: T[D]["tells"]) => void): Promise<T[D]["reply"]>;
  /** Ends what is being worked on, whose promise still resolves, with less, and forgets what waits. */
  stop(): void;
}

/** Fetches and compiles the module once for all workers. */
export async function compileModule(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    // A host that serves the wrong type.
    return WebAssembly.compile(await (await fetch(url)).arrayBuffer());
  }
}

/** A desk that was stopped by throwing it away answers with this. */
export class Stopped extends Error {}

/** What a desk says of a request that it does not fulfil. */
export class Refused extends Error {
  constructor(readonly said: Both) {
    super(said.en);
  }
}

/** The words of an error; a browser's own are what they are. */
export const wordsOf = (error: Error): Both =>
  error instanceof Refused ? error.said : { es: error.message, en: error.message };

abstract class Line<T extends Kinds<T>> implements Desk<T> {
  protected pending: Pending<T>[] = [];
  private next = 1;

  ask<D extends keyof T>(request: Request<T, D>, tell?: (told: T[D]["tells"]) => void): Promise<T[D]["reply"]> {
    const id = this.next++;
    return new Promise<T[D]["reply"]>((resolve, reject) => {
      this.pending.push({ id, request: JSON.stringify({ ...request, id }), resolve, reject, tell });
      this.send();
    });
  }

  abstract stop(): void;
  protected abstract send(): void;

  protected heard(text: string): void {
    const message = JSON.parse(text) as Heard<T>; // Desks keep to the types: a test compares them.
    const first = this.pending.find((p) => p.id === message.id);
    if (!first) return;
    if (message.ok === undefined) {
      first.tell?.(message);
      return;
    }
    this.pending = this.pending.filter((p) => p !== first);
    if (message.ok) first.resolve(message.reply);
    else first.reject(new Refused(message.error));
    this.send();
  }

  /** Refuses all requests but the first `kept`. */
  protected drop(error: Error, kept = 0): void {
    for (const p of this.pending.splice(kept)) p.reject(error);
  }
}

export class WorkerDesk<T extends Kinds<T> = Requests> extends Line<T> {
  private worker: Worker | null = null;
  private flag: Int32Array | null = null;
  private sent = 0;
  private assets = new Map<string, Asset>();

  private working: Promise<WebAssembly.Module>;
  private helpers = 0;
  private nextModule: { module: WebAssembly.Module; helpers: number } | null = null;

  constructor(
    private readonly module: Promise<WebAssembly.Module>,
    private readonly onBroken: (why: string) => void,
  ) {
    super();
    this.working = module;
    this.begin();
  }

  private begin(): void {
    this.worker = new Worker("worker.js", { type: "module" });
    const shared = typeof SharedArrayBuffer !== "undefined" && crossOriginIsolated ? new SharedArrayBuffer(4) : null;
    this.flag = shared ? new Int32Array(shared) : null;
    this.worker.onmessage = (event: MessageEvent) => {
      const data = event.data as { reply?: string; tell?: string; broken?: string };
      if (data.broken !== undefined && this.helpers > 0) {
        this.change(this.module, 0); // Helpers could not be had: alone, then.
        return;
      }
      if (data.broken !== undefined) {
        this.drop(new Error(data.broken));
        this.onBroken(data.broken);
        return;
      }
      if (data.reply !== undefined) this.sent = 0;
      this.heard((data.reply ?? data.tell)!);
    };
    this.worker.onerror = (event) => this.onBroken(event.message);
    const worker = this.worker;
    this.sent = -1; // Not before the module is there.
    this.working.then(
      (module) => {
        if (worker !== this.worker) return;
        worker.postMessage({ start: module, stop: shared, helpers: this.helpers });
        for (const asset of this.assets.values()) worker.postMessage({ asset });
        this.sent = 0;
        this.send();
      },
      (error: Error) => this.onBroken(error.message),
    );
  }

  protected send(): void {
    const first = this.pending[0];
    if (!first || this.sent !== 0) return;
    if (this.nextModule) {
      const { module, helpers } = this.nextModule;
      this.nextModule = null;
      this.change(Promise.resolve(module), helpers);
      return;
    }
    this.sent = first.id;
    if (this.flag) Atomics.store(this.flag, 0, 0);
    this.worker!.postMessage({ request: first.request });
  }

  stop(): void {
    this.drop(new Stopped(), this.sent > 0 ? 1 : 0);
    if (this.sent <= 0) return;
    if (this.flag) {
      Atomics.store(this.flag, 0, 1);
      return;
    }
    this.worker!.terminate();
    const first = this.pending.shift();
    this.begin();
    first?.reject(new Stopped());
    this.send();
  }

  /** Goes on with another module and helpers beside it, as soon as nothing is being worked on. */
  useHelpers(module: WebAssembly.Module, helpers: number): void {
    this.nextModule = { module, helpers };
  }

  private change(module: Promise<WebAssembly.Module>, helpers: number): void {
    this.worker!.terminate();
    this.working = module;
    this.helpers = helpers;
    this.begin();
  }

  /** Hands over what was fetched; a new worker gets it again. */
  provide(asset: Asset): void {
    this.assets.set(asset.name, asset);
    if (this.sent >= 0) this.worker!.postMessage({ asset });
  }
}

/** What a server says when it closes a socket because all its engines are taken. */
const tryAgainLater = 1013;

/**
 * The program's engine. `onState` is told whether it can be asked, and if not, whether that is because others use it.
 */
export class SocketDesk extends Line<Requests> {
  private socket: WebSocket | null = null;
  open = false;
  private busy = false;

  constructor(
    private readonly url: string,
    private readonly onState: (open: boolean, busy: boolean) => void,
  ) {
    super();
    this.connect(500);
  }

  private connect(wait: number): void {
    if (!navigator.onLine) {
      addEventListener("online", () => this.connect(500), { once: true });
      return;
    }
    const socket = new WebSocket(this.url);
    this.socket = socket;
    // An open socket may still be refused: only whoever answers is there.
    socket.onopen = () => socket.send('{"do":"about"}');
    socket.onmessage = (event) => {
      if (this.open) return this.heard(String(event.data));
      wait = 500;
      this.change(true, false);
    };
    socket.onclose = (event) => {
      this.change(false, event.code === tryAgainLater);
      this.drop(new Stopped());
      setTimeout(() => this.connect(Math.min(wait * 2, 30_000)), wait);
    };
  }

  private change(open: boolean, busy: boolean): void {
    if (open === this.open && busy === this.busy) return;
    this.open = open;
    this.busy = busy;
    this.onState(open, busy);
  }

  private sentId = 0;
  protected send(): void {
    const first = this.pending[0];
    if (!first || first.id === this.sentId || !this.open) return;
    this.sentId = first.id;
    this.socket!.send(first.request);
  }

  stop(): void {
    const working = this.open && this.pending[0]?.id === this.sentId;
    this.drop(new Stopped(), working ? 1 : 0);
    if (working) this.socket!.send('{"do":"stop"}');
  }
}

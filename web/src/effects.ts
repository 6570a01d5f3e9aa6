// SPDX-License-Identifier: MIT
// Does what `update` asks for: desks, timers, sounds, memory, files. Every answer comes back as a message.
import { compileModule, SocketDesk, Stopped, WorkerDesk, type Desk } from "./desk";
import { dictionary } from "./lang/words";
import type { Effect, Message } from "./message";
import type { State } from "./state";
import type { Probe } from "./types";
import { discardAsides, download, exported, setAsides } from "./aside";
import { deleteGame, loadGame, refuseGame, savedGames, saveGame, saveSettings, saveSolved } from "./storage";
import { sound } from "./sound";
import { toWritten } from "./tree";
import { late, loadWorkout } from "./late";

/** The rule sets that have puzzles; the build writes them. */
declare const BUILD_PUZZLES: string[];
/** Those that have an opening book. */
declare const BUILD_BOOKS: string[];

/** More threads than this fill a table of this size without finding more. */
const mostThreads = 8;

export class World {
  readonly arbiter: WorkerDesk;
  readonly engine: WorkerDesk;
  private program: SocketDesk | null = null;
  private tables = new Map<string, Promise<boolean>>();
  private books = new Map<string, Promise<boolean>>();
  private reinforced = false;

  constructor(private readonly send: (message: Message) => void, private readonly state: () => State) {
    const broken = (why: string) => send({ type: "broken", why });
    const module = compileModule("damas.wasm");
    this.arbiter = new WorkerDesk(module, broken);
    this.engine = new WorkerDesk(module, broken);
  }

  run(effect: Effect): void {
    const state = this.state();
    switch (effect.kind) {
      case "arbiter":
        if (effect.after !== "tables") return this.ask(this.arbiter, effect);
        return void this.fetchTables(String(effect.request["rules"])).then((there) =>
          there ? this.ask(this.arbiter, effect) : this.send({ type: "reply", as: effect.as, context: effect.context, now: Date.now(), reply: undefined, error: "" }));
      case "engine": return this.ask(this.engine, effect);
      case "analyst":
        this.callProgram();
        if (!this.program?.open) this.reinforce();
        return this.ask(this.program?.open ? this.program : this.engine, effect);
      case "librarian":
        return void this.fetchBook(String(effect.request["rules"])).then((there) =>
          there ? this.ask(this.arbiter, effect) : this.send({ type: "reply", as: effect.as, context: effect.context, now: Date.now(), reply: undefined, error: "" }));
      case "stop":
        this.engine.stop();
        this.program?.stop();
        return;
      case "tables": return void this.fetchTables(effect.rules);
      case "timer":
        setTimeout(() => this.send("now" in effect.message ? { ...effect.message, now: Date.now() } : effect.message), effect.wait);
        return;
      case "sound":
        if (state.settings.sound) sound(effect.name, state.settings.volume);
        return;
      case "save": {
        const words = dictionary(state.settings.language);
        const name = (side: "white" | "black") => state.game.tags.find(([key]) => key === (side === "white" ? "White" : "Black"))?.[1] ?? words.seatName(state.game.seats[side]);
        const { list, id } = saveGame(state, `${name("white")} – ${name("black")}`);
        this.send({ type: "saved", list });
        if (id !== state.game.id) this.send({ type: "renamed", id });
        return;
      }
      case "save_settings": return saveSettings(state);
      case "load": {
        const game = loadGame(effect.id);
        this.send(game ? { type: "loaded", game } : { type: "saved", list: savedGames() });
        return;
      }
      case "delete": return deleteGame(effect.id);
      case "export_all": return void this.exportAll();
      case "refuse": return this.send({ type: "saved", list: refuseGame(effect.game, effect.rulesKnown) });
      case "export_aside": return download("apartado.json", exported(setAsides()), "application/json");
      case "discard_aside": return discardAsides();
      case "copy": return void this.copy(effect.text);
      case "share": return void this.copy(location.origin + location.pathname + effect.text);
      case "file": return download(effect.name, effect.text, effect.mime);
      case "export_svg": return exportSvg();
      case "learn": return void this.learn(effect.section, effect.rules);
      case "find_ending": return void this.findEnding(effect.rules, effect.seed);
      case "save_solved": return void saveSolved(state.learn.solved);
      case "print":
        setTimeout(() => window.print(), 100);  // After the paper has been drawn.
        return;
      case "workout":
        if (late.workout) return late.workout.run(effect.effect, this.send, this.state);
        return loadWorkout(this.send, effect.effect.kind === "load");
      case "fullscreen":
        if (effect.on) void document.documentElement.requestFullscreen?.().catch(() => undefined);
        else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
        return;
      case "focus":
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-square="${effect.square}"]`)?.focus());
    }
  }

  /** The program's engine is called when analysis first wants it, if the program serves this page. */
  private callProgram(): void {
    const served = document.querySelector<HTMLMetaElement>('meta[name="damas-engine"]')?.content === "here";
    if (!served || this.program) return;
    this.program = new SocketDesk(location.origin.replace(/^http/, "ws") + "/engine", (open, busy) => this.send({ type: "engine", program: open, busy }));
  }

  /** Analysis uses every processor where the page may share memory; the module for that is fetched when it is first wanted. */
  private reinforce(): void {
    if (this.reinforced || !crossOriginIsolated || typeof SharedArrayBuffer === "undefined") return;
    this.reinforced = true;
    const helpers = Math.min(navigator.hardwareConcurrency, mostThreads) - 1;
    if (helpers < 1) return;
    compileModule("threads/damas.wasm").then((module) => {
      this.engine.reinforce(module, helpers);
      this.send({ type: "threads", count: helpers + 1 });
    }, () => undefined);  // Offline before it was ever fetched: one thread will do.
  }

  /** Only secure pages have a clipboard; one that a class opens by its address in the network copies the old way. */
  private async copy(text: string): Promise<void> {
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, () => copySelected(text));
    if (!done) this.send({ type: "notice", text: dictionary(this.state().settings.language).notCopied });
  }

  private ask(desk: Desk, effect: Extract<Effect, { as: unknown }>): void {
    const { as, context } = effect;
    const begun = performance.now();
    const reply = (part: { reply: unknown; error?: string }) => {
      const wait = Math.max(0, (effect.wait ?? 0) - (performance.now() - begun));
      setTimeout(() => this.send({ type: "reply", as, context, now: Date.now(), ...part }), wait);
    };
    const deliver = effect.wait ? reply : (part: { reply: unknown; error?: string }) => this.send({ type: "reply", as, context, now: Date.now(), ...part });
    desk.ask<unknown>(effect.request, (message) => this.send({ type: "tell", as, message, context })).then(
      (result) => deliver({ reply: result }),
      (error: Error) => { if (!(error instanceof Stopped) || as !== "analysis") deliver({ reply: undefined, error: error instanceof Stopped ? "" : error.message }); });
  }

  /** What the engine has learned and the endgame tables come when they are first needed; without them everything works. False: no tables. */
  private fetchTables(rules: string): Promise<boolean> {
    const known = this.tables.get(rules);
    if (known) return known;
    void this.fetchBook(rules);
    const load = async (): Promise<boolean> => {
      const network = await fetch(`networks/${rules}.net`);
      if (network.ok) this.engine.give({ give: "network", rules, bytes: await network.arrayBuffer() });
      const response = await fetch(`tables/${rules}.tables`);
      if (!response.ok) return false;
      const bytes = await response.arrayBuffer();
      for (const desk of [this.arbiter, this.engine]) desk.give({ give: "tables", rules, bytes });
      this.send({ type: "tables_ready" });
      return true;
    };
    const loading = load().catch(() => !this.tables.delete(rules));
    this.tables.set(rules, loading);
    return loading;
  }

  /** Fetches an opening book once for both desks; false if it could not be had. A game without a book has nothing to fetch. */
  private fetchBook(rules: string): Promise<boolean> {
    const known = this.books.get(rules);
    if (known || !BUILD_BOOKS.includes(rules)) return known ?? Promise.resolve(true);
    const load = async (): Promise<boolean> => {
      const response = await fetch(`books/${rules}.book`);
      if (!response.ok) throw new Error(response.statusText);
      const bytes = await response.arrayBuffer();
      for (const desk of [this.arbiter, this.engine]) desk.give({ give: "book", rules, bytes });
      return true;
    };
    const loading = load().catch(() => !this.books.delete(rules));
    this.books.set(rules, loading);
    return loading;
  }

  /** Texts to learn from, fetched when they are wanted. */
  private async learn(section: string, rules: string): Promise<void> {
    const { language } = this.state().settings;
    const load = async (path: string): Promise<string | null> => {
      try {
        const response = await fetch(path);
        return response.ok ? await response.text() : null;
      } catch {
        return null;
      }
    };
    if (section === "rules" && this.state().learn.textOf !== rules + language) {
      const text = await load(`rules/${rules}.${language}.md`);
      this.send(text === null ? { type: "learn_failed", section: "rules" } : { type: "rules_text", text, of: rules + language });
    }
    if (section === "puzzles" && this.state().learn.puzzlesOf !== rules) {
      if (!BUILD_PUZZLES.includes(rules)) return this.send({ type: "no_puzzles", rules });
      const text = await load(`puzzles/${rules}.pdn`);
      this.send(text === null ? { type: "learn_failed", section: "puzzles" } : { type: "puzzles_text", text, rules });
    }
  }

  /** A Forzosa that is won in time but takes a while: three kings against one, chosen by chance, judged by the tables. */
  private async findEnding(rules: string, seed: number): Promise<void> {
    await this.fetchTables(rules);
    let chance = seed + 1;
    const next = (n: number) => (chance = (chance * 48271) % 2147483647) % n;
    const found = { fen: "", plies: 0 };
    for (let i = 0; i < 3000 && found.fen === ""; i++) {
      const squares = new Set<number>();
      while (squares.size < 4) squares.add(1 + next(32));
      const [a, b, c, d] = [...squares];
      const fen = `W:WK${a},K${b},K${c}:BK${d}`;
      const probe = await this.arbiter.ask<Probe | null>({ do: "probe", rules, fen }).catch(() => null);
      if (probe && probe.result === "win" && probe.forzosa_plies > 0 && (probe.plies ?? 0) >= 9) Object.assign(found, { fen, plies: probe.plies! });
    }
    this.send({ type: "ending_found", ...found, now: Date.now(), seed, date: new Date().toISOString().slice(0, 19) });
  }

  private async exportAll(): Promise<void> {
    let text = "";
    for (const saved of savedGames()) {
      const game = loadGame(saved.id, false);
      if (!game) continue;
      const [white, black] = saved.title.split(" – ");
      const reply = await this.arbiter.ask<{ pdn: string }>({ do: "write", rules: game.rules, fen: game.start, tags: [["White", white ?? "?"], ["Black", black ?? "?"], ["Date", game.date.slice(0, 10).replaceAll("-", ".")]], line: toWritten(game.tree), outcome: "none" }).catch(() => null);
      if (reply) text += reply.pdn + "\n";
    }
    download("partidas.pdn", text, "application/x-draughts-pdn");
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden";
  document.body.appendChild(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

/** The tree as it is drawn, with the style that it needs to stand alone. */
function exportSvg(): void {
  const drawing = document.querySelector(".tree-svg");
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = "text{font:11px sans-serif;fill:#222}.node-value,.stub-count{text-anchor:end}.stub-count{text-anchor:start}rect{fill:#fff;stroke:#777}.min rect{fill:#f1ede6}.best rect{stroke:#1f6f54;stroke-width:2}.cut rect{stroke-dasharray:4 2}.link{fill:none;stroke:#bbb}.stub{fill:none;stroke:#a33}";
  copy.prepend(style);
  download("arbol.svg", new XMLSerializer().serializeToString(copy), "image/svg+xml");
}

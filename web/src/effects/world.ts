// SPDX-License-Identifier: MIT
// Does what `update` asks for: desks, timers, sounds, memory, files. Every answer comes back as a message.
import { discardAsides, download, exported, setAsides } from "../aside";
import { compileModule, type Desk, SocketDesk, Stopped, WorkerDesk, wordsOf } from "../desk";
import { tagOf } from "../game";
import { dictionary, inBoth, playerName } from "../lang/words";
import { type LateParts, late } from "../late";
import type { Answer, Effect, Message, Question } from "../message";
import { sound } from "../sound";
import type { State } from "../state";
import { deleteGame, loadGame, refuseGame, savedGames, saveForm, saveGame, saveSettings } from "../storage";
import { toWritten } from "../tree";
import type { Side } from "../types";
import type { Asset } from "../worker";
import { copySelected } from "./export";
import { load } from "./load";

/** The rule sets that have an opening book; the build writes them. */
declare const BUILD_BOOKS: string[];
declare const BUILD_NETWORKS: string[];
declare const BUILD_TABLES: string[];

/** More threads than this fill a table of this size without finding more. */
const mostThreads = 8;

/** For each kind of effect who does it. */
type Runners = { [K in Effect["kind"]]: (effect: Extract<Effect, { kind: K }>) => void };

/** A file for the module; nothing if the host has none. */
async function fetchAsset(name: string): Promise<Asset | null> {
  const response = await fetch(name);
  return response.ok ? { name, bytes: await response.arrayBuffer() } : null;
}

export class World {
  readonly referee: WorkerDesk;
  readonly engine: WorkerDesk;
  private program: SocketDesk | null = null;
  /** How often the engines were stopped. */
  private stops = 0;
  private tables = new Map<string, Promise<boolean>>();
  private books = new Map<string, Promise<boolean>>();
  private threadsAsked = false;
  private clock = 0;

  constructor(
    private readonly send: (message: Message) => void,
    private readonly state: () => State,
  ) {
    const broken = (why: string) => send({ type: "broken", why });
    const module = compileModule("damas.wasm");
    this.referee = new WorkerDesk(module, broken);
    this.engine = new WorkerDesk(module, broken);
  }

  run(effect: Effect): void {
    (this.runners[effect.kind] as (effect: Effect) => void)(effect);
  }

  private readonly runners: Runners = {
    referee: (effect) => {
      const rules = "rules" in effect.request ? this.learnedAs(effect.request.rules) : "";
      if (effect.after === "tables") this.askOnce(this.fetchTables(rules), effect);
      else if (effect.after === "book") this.askOnce(this.fetchBook(rules), effect);
      else this.ask(this.referee, effect);
    },
    engine: (effect) => {
      if (effect.after === "tables") this.askKnowing(effect);
      else this.ask(this.engine, effect);
    },
    analyst: (effect) => {
      this.callProgram();
      if (!this.program?.open) this.fetchThreads();
      this.ask(this.program?.open ? this.program : this.engine, effect);
    },
    stop: () => {
      this.stops++;
      this.engine.stop();
      this.program?.stop();
    },
    tables: (effect) => void this.fetchTables(this.learnedAs(effect.rules)),
    timer: ({ message, wait }) => {
      setTimeout(() => this.send("now" in message ? { ...message, now: Date.now() } : message), wait);
    },
    tick: ({ wait }) => {
      clearTimeout(this.clock);
      this.clock = window.setTimeout(() => this.send({ type: "tick", now: Date.now() }), wait);
    },
    sound: (effect) => {
      const { settings } = this.state();
      if (settings.sound) sound(effect.name, settings.volume, effect.beats);
    },
    save: () => this.save(),
    save_settings: () => saveSettings(this.state()),
    save_form: () => void saveForm(this.state().fresh),
    load: (effect) => {
      const game = loadGame(effect.id);
      this.send(
        game
          ? { type: "loaded", game, ...(effect.panel ? { panel: effect.panel } : {}) }
          : { type: "saved", list: savedGames() },
      );
    },
    delete: (effect) => deleteGame(effect.id),
    export_all: () => void this.exportAll(),
    refuse: (effect) => this.send({ type: "saved", list: refuseGame(effect.game, effect.rulesKnown) }),
    export_aside: () => download("apartado.json", exported(setAsides()), "application/json"),
    discard_aside: () => discardAsides(),
    copy: (effect) => void this.copy(effect.text),
    paste: () => void this.paste(),
    share: (effect) => void this.copy(location.origin + location.pathname + effect.text),
    file: (effect) => download(effect.name, effect.text, effect.mime),
    learn: (effect) => void this.learn(effect.section, effect.rules),
    print: () => {
      setTimeout(() => window.print(), 100); // After the paper has been drawn.
    },
    late: ({ area, effect }) =>
      (late[area] as LateParts<never> | undefined)?.run?.(effect as never, this.send, this.state),
    load_late: ({ area, message }) => void load(area, this.send, message),
    fullscreen: (effect) => {
      if (effect.on) void document.documentElement.requestFullscreen?.().catch(() => undefined);
      else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
    focus: ({ square }) => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus());
    },
  };

  /** Keeps the game under the names of who plays. */
  private save(): void {
    const { game, settings } = this.state();
    if (game.drill) return;
    const name = (side: Side) => playerName(dictionary(settings.language), game, side);
    const { list, id, twin } = saveGame(this.state(), `${name("white")} – ${name("black")}`);
    this.send({ type: "saved", list });
    if (id !== game.id) this.send({ type: "renamed", id, twin });
  }

  /** The program's engine is called when analysis first wants it, if the program serves this page. */
  private callProgram(): void {
    const served = document.querySelector<HTMLMetaElement>('meta[name="damas-engine"]')?.content === "here";
    if (!served || this.program) return;
    this.program = new SocketDesk(location.origin.replace(/^http/, "ws") + "/engine", (open, busy) =>
      this.send({ type: "engine", program: open, busy }),
    );
  }

  /**
   * Analysis uses every processor where the page may share memory; the module for that is fetched when it is first
   * wanted.
   */
  private fetchThreads(): void {
    if (this.threadsAsked || !crossOriginIsolated || typeof SharedArrayBuffer === "undefined") return;
    this.threadsAsked = true;
    const helpers = Math.min(navigator.hardwareConcurrency, mostThreads) - 1;
    if (helpers < 1) return;
    compileModule("threads/damas.wasm").then(
      (module) => {
        this.engine.useHelpers(module, helpers);
        this.send({ type: "threads", count: helpers + 1 });
      },
      () => undefined,
    ); // Offline before it was ever fetched: one thread will do.
  }

  /** What was copied elsewhere is analysed. */
  private async paste(): Promise<void> {
    const text = await (navigator.clipboard?.readText?.() ?? Promise.reject()).catch(() => "");
    if (text.trim() === "") return this.send({ type: "paste_failed" });
    this.send({ type: "read_text", text });
    this.send({ type: "read", now: Date.now(), to: "analysis" });
  }

  /** Only secure pages have a clipboard; one that a class opens by its address in the network copies the old way. */
  private async copy(text: string): Promise<void> {
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => copySelected(text),
    );
    if (!done) this.send({ type: "notice", text: inBoth((w) => w.notCopied) });
  }

  /** Asks the referee once he has been given what he needs; without it the answer is that there is none. */
  private askOnce(given: Promise<boolean>, question: Question): void {
    void given.then((there) => {
      if (there) this.ask(this.referee, question);
      else this.answer(question, { error: null });
    });
  }

  /** Asks the engine once it knows what there is to know; not if that was stopped meanwhile. */
  private askKnowing(question: Question): void {
    const stops = this.stops;
    const rules = "rules" in question.request ? this.learnedAs(question.request.rules) : "";
    void this.fetchTables(rules).then(() => {
      if (stops === this.stops) this.ask(this.engine, question);
      else this.answer(question, { error: null });
    });
  }

  /** An answer is for the purpose of its question: the types of both belong together. */
  private answer({ as, context }: Question, answer: Answer): void {
    this.send({ type: "reply", as, context, now: Date.now(), ...answer } as Message);
  }

  private ask(desk: Desk, question: Question): void {
    const { as, context, request } = question;
    const begun = performance.now();
    const deliver = (answer: Answer): void => {
      const wait = Math.max(0, (question.wait ?? 0) - (performance.now() - begun));
      if (question.wait) setTimeout(() => this.answer(question, answer), wait);
      else this.answer(question, answer);
    };
    desk
      .ask(request, (told) => this.send({ type: "tell", as, told, context }))
      .then(
        (reply) => deliver({ reply }),
        (error: Error) => {
          if (!(error instanceof Stopped)) deliver({ error: wordsOf(error) });
          else if (as !== "analysis") deliver({ error: null });
        },
      );
  }

  /** Under which name what is known about the moves of some rules is kept. */
  private learnedAs(rules: string): string {
    return this.state().about?.rules.find(({ id }) => id === rules)?.learned_as ?? rules;
  }

  /**
   * What the engine has learned and the endgame tables come when they are first needed; without them everything works.
   * False: no tables.
   */
  private fetchTables(rules: string): Promise<boolean> {
    const known = this.tables.get(rules);
    if (known) return known;
    void this.fetchBook(rules);
    const load = async (): Promise<boolean> => {
      const network = BUILD_NETWORKS.includes(rules) ? await fetchAsset(`networks/${rules}.net`) : null;
      if (network) this.engine.provide(network);
      const tables = BUILD_TABLES.includes(rules) ? await fetchAsset(`tables/${rules}.tables`) : null;
      if (!tables) return false;
      for (const desk of [this.referee, this.engine]) desk.provide(tables);
      this.send({ type: "tables_ready" });
      return true;
    };
    const loading = load().catch(() => !this.tables.delete(rules));
    this.tables.set(rules, loading);
    return loading;
  }

  /**
   * Fetches an opening book once for both desks; false if it could not be had. A game without a book has nothing to
   * fetch.
   */
  private fetchBook(rules: string): Promise<boolean> {
    const known = this.books.get(rules);
    if (known || !BUILD_BOOKS.includes(rules)) return known ?? Promise.resolve(true);
    const load = async (): Promise<boolean> => {
      const book = await fetchAsset(`books/${rules}.book`);
      if (!book) throw new Error("no book");
      for (const desk of [this.referee, this.engine]) desk.provide(book);
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
      this.send(
        text === null ? { type: "learn_failed", section: "rules" } : { type: "rules_text", text, of: rules + language },
      );
    }
  }

  private async exportAll(): Promise<void> {
    let text = "";
    const words = dictionary(this.state().settings.language);
    for (const saved of savedGames()) {
      const game = loadGame(saved.id, false);
      if (!game) continue;
      const name = (side: Side, tag: string) => tagOf(game.tags, tag) || words.seatName(game.seats[side]);
      const reply = await this.referee
        .ask({
          do: "write",
          rules: game.rules,
          fen: game.start,
          tags: [
            ["White", name("white", "White")],
            ["Black", name("black", "Black")],
            ["Date", game.date.slice(0, 10).replaceAll("-", ".")],
          ],
          line: toWritten(game.tree),
          outcome: "none",
        })
        .catch(() => null);
      if (reply) text += reply.pdn + "\n";
    }
    download("partidas.pdn", text, "application/x-draughts-pdn");
  }
}

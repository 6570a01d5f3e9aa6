// SPDX-License-Identifier: MIT
// What puzzles ask of the world: their files, what the browser keeps of them, the time.
import type { Message, Send } from "../message";
import { holdPuzzle, keepPuzzles, loadPuzzles, onOtherTab } from "./memory";
import type { PuzzlesEffect } from "./message";

/** The rule sets that have puzzles; the build writes them. */
declare const BUILD_PUZZLES: string[];
/** From how many of each the puzzle of the day is drawn. */
declare const BUILD_DAILY: Record<string, number>;

const today = (): string => new Date().toISOString().slice(0, 10);

function fetched(path: string, send: Send, message: (text: string) => Message): void {
  fetch(path)
    .then((response) => (response.ok ? response.text() : Promise.reject()))
    .then(
      (text) => send(message(text)),
      () => send({ type: "puzzles_failed" }),
    );
}

export function run(effect: PuzzlesEffect, send: Send): void {
  switch (effect.kind) {
    case "begin":
      send({
        type: "puzzles_here",
        collections: BUILD_PUZZLES,
        daily: BUILD_DAILY,
        kept: loadPuzzles(),
        today: today(),
      });
      onOtherTab(() => send({ type: "puzzles_kept", kept: loadPuzzles(), today: today() }));
      return;
    case "index": {
      const { collection } = effect;
      fetched(`puzzles/${collection}/index.json`, send, (text) => ({ type: "puzzles_index", collection, text }));
      return;
    }
    case "chapter": {
      const { collection, file } = effect;
      fetched(`puzzles/${collection}/${file}`, send, (text) => ({ type: "puzzles_chapter", collection, file, text }));
      return;
    }
    case "hold":
      holdPuzzle(effect.link);
      return;
    case "stamp":
      send({ type: "puzzle_noted", now: Date.now() });
      return;
    case "keep":
      send({ type: "puzzles_kept", kept: keepPuzzles(effect.kept).kept, today: today() });
  }
}

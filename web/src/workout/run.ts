// SPDX-License-Identifier: MIT
// What training draughts asks of the world: its desk, the ready-made kits, a screen that stays awake.
import { compileModule, WorkerDesk, wordsOf } from "../desk";
import type { Message } from "../message";
import type { State } from "../state";
import { loadKit, refuseKit, saveKit } from "../storage";
import { askLesson } from "./ask_lesson";
import type { LessonQuestion, WorkoutAnswer, WorkoutEffect, WorkoutQuestion } from "./message";
import type { WorkoutRequests } from "./requests";
import type { Kit } from "./types";

const ready = ["primary", "secondary", "gentle", "catalogue"];

let desk: WorkerDesk<WorkoutRequests> | null = null;
let lock: WakeLockSentinel | null = null;
let wanted = false;

async function readKits(language: string): Promise<{ id: string; kit: Kit }[]> {
  const list: { id: string; kit: Kit }[] = [];
  for (const id of ready) {
    const response = await fetch(`kits/${id}.${language}.json`);
    if (!response.ok) continue;
    const reply = await desk!.ask({ do: "kit", text: await response.text() });
    if (!reply.error) list.push({ id, kit: reply.kit });
  }
  if (list.length === 0) throw new Error("kits");
  return list;
}

/** Asks the browser to keep the screen on; it may refuse, and forgets when the page is hidden. */
async function stayAwake(send: (message: Message) => void): Promise<void> {
  if (!wanted || lock) return;
  if (!("wakeLock" in navigator)) return send({ type: "awake", state: "missing" });
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => {
      lock = null;
    });
    send({ type: "awake", state: "on" });
    if (!wanted) void lock.release();
  } catch {
    send({ type: "awake", state: "refused" });
  }
}

/** An answer is for the purpose of its question: the types of both belong together. */
function answer(
  { as, context }: WorkoutQuestion | LessonQuestion,
  asked: Promise<WorkoutAnswer["reply"]>,
  send: (message: Message) => void,
): void {
  const tell = (part: WorkoutAnswer) => send({ type: "workout_reply", as, context, ...part } as Message);
  asked.then(
    (reply) => tell({ reply } as WorkoutAnswer),
    (error: Error) => tell({ error: wordsOf(error) }),
  );
}

/** A desk whose module could not be loaded is none: the next question begins another. */
function newDesk(send: (message: Message) => void): WorkerDesk<WorkoutRequests> {
  const module = compileModule("workout/workout.wasm");
  module.catch(() => {
    desk = null;
    send({ type: "workout_failed" });
  });
  return new WorkerDesk<WorkoutRequests>(module, (why) => {
    if (desk) send({ type: "broken", why });
  });
}

export function run(effect: WorkoutEffect, send: (message: Message) => void, state: () => State): void {
  desk ??= newDesk(send);
  switch (effect.kind) {
    case "ask":
      answer(effect, desk.ask(effect.request), send);
      return;
    case "ask_lesson":
      answer(effect, askLesson(desk, effect.request), send);
      return;
    case "kits":
      readKits(effect.language).then(
        (list) => send({ type: "kits", list, of: effect.language }),
        () => send({ type: "workout_failed" }),
      );
      return;
    case "keep":
      return void saveKit(effect.kit);
    case "kept": {
      const kit = loadKit();
      if (kit) run({ kind: "ask", request: { do: "kit", kit }, as: "kept", context: {} }, send, state);
      return;
    }
    case "refuse_kept":
      refuseKit();
      return;
    case "awake":
      wanted = effect.on;
      if (!wanted) return void lock?.release();
      void stayAwake(send);
      document.onvisibilitychange = () => {
        if (document.visibilityState === "visible") void stayAwake(send);
      };
  }
}

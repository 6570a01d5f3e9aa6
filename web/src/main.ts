// SPDX-License-Identifier: MIT
// Brings state, render and world together.
import { onAside, onFull, readText, setAsides, tab } from "./aside";
import { firstState } from "./defaults";
import { dialogs } from "./dialogs";
import { patch } from "./dom";
import { keepOffline } from "./effects/keep";
import { followSystem, tint } from "./effects/tint";
import { World } from "./effects/world";
import { follow } from "./follow";
import { Frame, hasSheets, leftAt } from "./frame";
import type { Message, Stamp } from "./message";
import { followPointer } from "./pointer";
import { wakeSound } from "./sound";
import type { State } from "./state";
import { currentGame, loadForm, loadSettings, loadTextbook, onOtherTab, savedGames } from "./storage";
import { isShare, readPuzzleLink, readShare } from "./update/share";
import { update } from "./update/update";
import { app } from "./view/app";
import { drawClocks } from "./view/clocks";
import { figure } from "./view/common";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/buttons.css";
import "../styles/board.css";
import "../styles/panels.css";
import "../styles/moves.css";
import "../styles/library.css";
import "../styles/learn.css";
import "../styles/sheets.css";
import "../styles/frame.css";
import "../styles/projector.css";

const stamp: Stamp = () => ({
  now: Date.now(),
  seed: Math.floor(Math.random() * 1_000_000),
  date: new Date().toISOString().slice(0, 19),
});

const { seed, date } = stamp();
let state: State = firstState(seed, date);
state.settings = loadSettings();
state.fresh = { ...state.fresh, ...loadForm() };
state.library.saved = savedGames();
state.offline = !navigator.onLine;
if (matchMedia("(prefers-reduced-motion: reduce)").matches) state.settings.motion = false;
const kept = currentGame();
if (kept) {
  state.game = kept;
  state.flipped = kept.seats.white.kind !== "human" && kept.seats.black.kind === "human";
}
const shared = readShare(location.hash, seed, date);
/** A link is taken once: a reload goes on with what has been played since. */
const takeLink = () => history.replaceState(null, "", location.pathname);
/** A link may hold a search of its position: an area that is loaded late opens it. */
const openSearch = (text: string) => {
  if (/[#&]search=/.test(text)) send({ type: "open_tree", text });
};
const link = location.hash;
const badLink = !shared && isShare(location.hash);
const puzzle =
  readPuzzleLink(location.hash) ?? (shared || badLink ? null : readPuzzleLink(readText("puzzle", tab) ?? ""));
if (shared) state.game = shared;
if (shared || badLink || puzzle) takeLink();
const place = shared || badLink || puzzle ? null : leftAt();
if (place) state.panel = place.panel;
if (place?.sheet) state.sheet = place.sheet;
state.inside.settings = loadTextbook() ?? state.inside.settings;
state.aside.count = setAsides().length;

const root = document.getElementById("app")!;
/**
 * Until the first position stands on the board, whatever fails is shown by guard.ts, and then nothing happens here any
 * more.
 */
const page = document.documentElement.dataset;
let drawing = false;
/** What is drawn. */
let shown: State | null = null;
const keepFocus = dialogs(root);

function draw(): void {
  drawing = false;
  const before = shown;
  shown = state;
  if (before === state) return;
  if (drawClocks(root, before, state)) return;
  const view = app(state, send, stamp);
  patch(root.firstElementChild ?? root.appendChild(document.createElement("div")), view);
  follow(root);
  keepFocus();
  frame.follow();
  document.documentElement.lang = state.settings.language;
  if (page["theme"] !== state.settings.theme || !before) {
    page["theme"] = state.settings.theme;
    tint();
  }
  if (state.position) page["started"] = "yes";
}

/** Every change goes through here. Drawing waits for the next frame, so that a flood of news costs one drawing. */
function send(message: Message): void {
  if (page["failed"]) return;
  const [next, effects] = update(state, message);
  state = next;
  for (const effect of effects) world.run(effect);
  if (!drawing) {
    drawing = true;
    requestAnimationFrame(draw);
  }
}

const world = new World(send, () => state);
const frame = new Frame(root, send, () => state);
draw();
if (badLink) send({ type: "bad_link" });
if (puzzle) send({ type: "puzzle_link", ...puzzle, ...stamp() });
if (shared) openSearch(link);
world.referee.ask({ do: "about" }).then(
  (about) => {
    send({ type: "ready", about });
    if (place) send({ type: "went", place: { ...place, game: state.game.id } });
  },
  () => undefined,
);

// What is slow the first time is done while nobody waits for it.
const idle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(() => work()) : setTimeout(work, 200);
idle(() => {
  for (const digits of [0, 2]) figure(1234.5, state.settings.language, digits);
});
for (const touch of ["pointerdown", "keydown"])
  addEventListener(
    touch,
    () => {
      if (state.settings.sound) idle(() => wakeSound(idle));
    },
    { once: true },
  );

followPointer(() => state, send);

const shortcuts: Record<string, () => Message> = {
  ArrowLeft: () => ({ type: "back" }),
  ArrowRight: () => ({ type: "forward" }),
  Home: () => ({ type: "first" }),
  End: () => ({ type: "last" }),
  z: () => ({ type: "undo" }),
  h: () => ({ type: "hint" }),
  f: () => ({ type: "flip" }),
  a: () => ({ type: "analysis", on: !state.analysis.on }),
  n: () =>
    state.game.drill?.of === "puzzles" || state.panel === "puzzles"
      ? { type: "puzzle_open", why: "next", ...stamp() }
      : { type: "panel", panel: "new" },
  p: () => ({ type: "projector", on: !state.projector }),
  e: () => ({ type: "stage", on: !state.inside.stage }),
  "?": () => ({ type: "help", open: !state.help }),
};
addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    const sheet = state.sheet === "menu" || (state.sheet !== "closed" && hasSheets(root));
    const other = state.help || state.projector || state.peek || state.touched.length > 0 || state.confirm !== "";
    return send(sheet && !other && !state.editor ? { type: "sheet", sheet: "closed" } : { type: "cancel" });
  }
  const target = event.target as HTMLElement;
  if (
    !state.settings.shortcuts ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /INPUT|TEXTAREA|SELECT/.test(target.tagName)
  )
    return;
  if (event.key === "m") {
    const field = document.getElementById("typed");
    if (!field) return;
    event.preventDefault();
    field.focus();
    return;
  }
  const message = shortcuts[event.key];
  if (!message) return;
  event.preventDefault();
  send(message());
});
// A game that was copied elsewhere is opened wherever it is pasted, but in a field.
addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (text.trim() === "" || /INPUT|TEXTAREA/.test((event.target as HTMLElement).tagName)) return;
  send({ type: "read_text", text });
  send({ type: "read", now: Date.now(), to: "analysis" });
});
// Whoever prints by the menu of the browser gets what is on the board.
for (const on of [true, false])
  addEventListener(on ? "beforeprint" : "afterprint", () => {
    send({ type: "paper", on });
    draw();
  });
addEventListener("pagehide", () => {
  if (page["started"]) world.run({ kind: "save" });
});
onAside(() => send({ type: "aside", count: setAsides().length, news: true }));
onFull(() => send({ type: "full", full: true }));
onOtherTab((list) => send({ type: "saved", list }));
addEventListener("online", () => send({ type: "offline", offline: false }));
addEventListener("offline", () => send({ type: "offline", offline: true }));
addEventListener("hashchange", () => {
  const now = stamp();
  const puzzle = readPuzzleLink(location.hash);
  if (puzzle) {
    takeLink();
    return send({ type: "puzzle_link", ...puzzle, ...now });
  }
  const game = readShare(location.hash, now.seed, now.date);
  if (!game && !isShare(location.hash)) return;
  const text = location.hash;
  takeLink();
  send(game ? { type: "loaded", game } : { type: "bad_link" });
  if (game) openSearch(text);
});
document.addEventListener("fullscreenchange", () => {
  if (document.fullscreenElement) return;
  if (state.projector) send({ type: "projector", on: false });
  if (state.inside.stage) send({ type: "stage", on: false });
});
followSystem();
keepOffline(send, idle);

// SPDX-License-Identifier: MIT
// What there is before anything has happened: settings, a new game, the first state.
import type { Game, Pace, Seat } from "./game";
import type { Inside } from "./inside/state";
import type { Analysis, Learn } from "./panels";
import type { Settings, State } from "./state";
import { emptyTree } from "./tree";
import type { About, Side, TextbookSettings } from "./types";

export const defaultTextbook = (about: About | null): TextbookSettings => ({
  depth: 3,
  pruning: true,
  order: "generated",
  tie_break: "first",
  seed: 1,
  nodes: 0,
  time: 0,
  leaves_only: false,
  weights: Object.fromEntries((about?.terms ?? []).map((term) => [term.name, term.weight])),
});

export const defaultSettings = (): Settings => ({
  language: "es",
  theme: "auto",
  board: "walnut",
  pieces: "classic",
  squares: "auto",
  coordinates: "edge",
  sound: true,
  volume: 0.5,
  motion: true,
  touchMove: false,
  oneClick: true,
  confirmMove: false,
  autoFlip: false,
  shortcuts: true,
  coach: true,
  book: true,
});

/** Two people at one board. */
export const people = (): Record<Side, Seat> => ({ white: { kind: "human" }, black: { kind: "human" } });

export const newGame = (
  rules: string,
  seats: Record<Side, Seat>,
  pace: Pace | null,
  seed: number,
  date: string,
): Game => ({
  id: date + "-" + seed.toString(36),
  rules,
  start: "",
  tree: emptyTree(),
  at: 0,
  tags: [],
  ending: "",
  seats,
  pace,
  playing: true,
  seed,
  date,
});

const firstAnalysis = (): Analysis => ({
  on: false,
  count: 2,
  lines: [],
  done: false,
  probe: null,
  threat: false,
  program: false,
  error: null,
  run: 0,
});

const firstInside = (): Inside => ({
  settings: defaultTextbook(null),
  other: null,
  asked: null,
  tree: null,
  busy: false,
  step: 0,
  running: false,
  run: 0,
  speed: 2,
  selected: null,
  terms: null,
  preview: null,
  compared: null,
  predict: { on: false, teams: [], turns: false, asked: 0, cuts: 0, upTo: 0, answers: [], shown: false },
  error: null,
  stage: false,
  folds: {},
  tidy: false,
  camera: { x: 0, y: 0, zoom: 1 },
  room: null,
  follow: true,
  gliding: false,
  fingers: [],
  dragged: false,
  wanted: null,
});

const firstLearn = (): Learn => ({
  section: "home",
  failed: false,
  text: "",
  textOf: "",
  opening: null,
});

/** Nobody has wanted any of the areas that are loaded late. */
const nothingLate = (): Pick<State, "late" | "school" | "workout" | "puzzles"> => ({
  late: {},
  school: null,
  workout: null,
  puzzles: null,
});

/** The state in which the page opens for the first time: a game against the computer; which one, the referee says. */
export function firstState(seed: number, date: string, rules = ""): State {
  const human: Seat = { kind: "human" };
  return {
    about: null,
    settings: defaultSettings(),
    game: newGame(rules, { white: human, black: { kind: "level", level: 3 } }, null, seed, date),
    fresh: {
      rules,
      opponent: "computer",
      level: 3,
      color: "white",
      name: "",
      other: "",
      pace: "",
      ownPace: false,
      badPace: false,
    },
    position: null,
    described: null,
    motion: null,
    touched: [],
    choices: [],
    drag: null,
    dropped: 0,
    sketch: { on: false, pen: "G", from: 0, to: 0 },
    refusal: null,
    cursor: 0,
    typed: "",
    peek: null,
    hint: null,
    thinking: "",
    flipped: false,
    clock: null,
    analysis: firstAnalysis(),
    room: null,
    review: null,
    progress: null,
    inside: firstInside(),
    learn: firstLearn(),
    editor: null,
    library: { saved: [], search: "", reading: { text: "", error: null, games: null }, share: "" },
    panel: "game",
    sheet: "closed",
    help: false,
    notice: null,
    said: { text: "", urgent: false, count: 0 },
    engine: { program: false, gone: false, busy: false, threads: 1, broken: "" },
    offline: false,
    kept: null,
    newer: false,
    serial: 0,
    confirm: "",
    proposed: null,
    paper: "",
    end: null,
    projector: false,
    ...nothingLate(),
    aside: { count: 0, news: false },
    full: false,
  };
}

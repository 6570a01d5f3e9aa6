// SPDX-License-Identifier: MIT
import type { OfflineWords } from "./es";

export const en: OfflineWords = {
  title: "Without a connection",
  intro: "What is on this device works without a network: in the gym, on the train, in class.",
  looking: "Looking at what is on this device…",
  impossible:
    "At this address the browser does not let the page be kept. It can be at a secure one (https), or on the very " +
    "computer where the program runs.",
  group: (kind: string): string =>
    ({
      page: "The page and its engine",
      lessons: "Rules, lessons and training",
      puzzles: "Puzzles",
      openings: "Opening books",
      networks: "What the engine has learned",
      tables: "Endgame tables",
    })[kind] ?? kind,
  gameInside: (name: string): string => name,
  here: "is here",
  missing: "is missing",
  partly: (n: number, all: number): string => `${n} of ${all} are here`,
  keep: "Keep",
  keepAll: "Keep everything",
  remove: "Remove",
  total: (here: string, all: string): string => `On this device: ${here} of ${all}.`,
  busy: "Fetching the rest…",
  unreached: "Not everything has come. It goes on by itself when the connection is back.",
  full: "There is no more room on this device. Remove something from the list, or make room.",
  newer:
    "There is a newer version of the page. It will be used the next time you open it; nothing under way is cut off.",
  restart: "Use it now",
};

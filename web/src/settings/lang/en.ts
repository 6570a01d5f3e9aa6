// SPDX-License-Identifier: MIT
import type { SettingsWords } from "./es";

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en: SettingsWords = {
  asideCount: (n) =>
    plural(n, "item set aside that this page cannot read", "items set aside that this page cannot read") +
    ". You can save or delete what is there.",
  asideTitle: "Data set aside",
  autoFlip: "Turn the board every move (two people)",
  boardColors: "Board",
  bookSetting: "Opening book (levels 9 and 10)",
  classic: "Classic",
  confirmMove: "Confirm each move before it is played",
  contrast: "Contrast",
  coordinates: "Numbers of the squares",
  coordinatesEdge: "at the edge",
  coordinatesInside: "in empty squares",
  coordinatesNone: "none",
  flat: "Flat",
  motion: "Animations",
  oneClick: "An only capture plays with one touch",
  pieceSet: "Pieces",
  settingsBoard: "Board and pieces",
  settingsDevice: "This device",
  settingsPage: "Page",
  settingsPlay: "While playing",
  shortcuts: "Keyboard shortcuts",
  slate: "Slate",
  soundOn: "Hear the moves",
  squares: "Played on the",
  squaresAuto: "usual squares",
  squaresDark: "dark squares",
  squaresLight: "light squares",
  theme: "Look",
  themeAuto: "As the system",
  themeContrast: "High contrast",
  themeDark: "Dark",
  themeLight: "Light",
  touchMove: (article) => `Touched, played (article ${article})`,
  tournament: "Tournament",
  volume: "Volume",
  walnut: "Walnut",
  language: "Language",
};

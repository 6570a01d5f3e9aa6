// SPDX-License-Identifier: MIT
import type { EditorWords } from "./es";

const list = (squares: readonly number[], joint = "and") =>
  [...squares]
    .sort((a, b) => a - b)
    .join(", ")
    .replace(/, (\d+)$/, ` ${joint} $1`);

export const en: EditorWords = {
  clear: "Clear",
  startPosition: "Start position",
  erase: "Remove",
  turn: "To move",
  analyseHere: "Analyse",
  playHere: "Play from here",
  wrong: (squares) =>
    `A man on its far row would be a king: ${squares.length === 1 ? "square" : "squares"} ${list(squares)}.`,
  help: "Touch a square to put the chosen piece there. Drag a piece to move it, off the board to remove it.",
  helpMouse: "The right button puts the other colour.",
  over: (why) => `This game would be over already: ${why}`,
};

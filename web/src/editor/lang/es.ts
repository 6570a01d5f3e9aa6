// SPDX-License-Identifier: MIT
// El español del editor, que es también el modelo de los demás idiomas.
const list = (squares: readonly number[], joint = "y") =>
  [...squares]
    .sort((a, b) => a - b)
    .join(", ")
    .replace(/, (\d+)$/, ` ${joint} $1`);

export const es = {
  clear: "Vaciar",
  startPosition: "Posición inicial",
  erase: "Quitar",
  turn: "Le toca a",
  analyseHere: "Analizar",
  playHere: "Jugar desde aquí",
  wrong: (squares: readonly number[]) =>
    `Un peón en su última fila sería dama: ${squares.length === 1 ? "casilla" : "casillas"} ${list(squares)}.`,
  help:
    "Toca una casilla para poner la pieza elegida; el botón derecho pone la del otro color. Arrastra para moverla, " +
    "fuera del tablero para quitarla.",
  over: "Así la partida ya ha terminado:",
};
export type EditorWords = typeof es;

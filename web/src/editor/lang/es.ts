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
  help: "Toca una casilla para poner la pieza elegida. Arrastra para moverla, fuera del tablero para quitarla.",
  helpMouse: "El botón derecho pone la del otro color.",
  over: (why: string) => `Así la partida ya ha terminado: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
};
export type EditorWords = typeof es;

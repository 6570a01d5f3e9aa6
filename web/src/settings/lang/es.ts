// SPDX-License-Identifier: MIT
// El español de los ajustes, que es también el modelo de los demás idiomas.
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const es = {
  asideCount: (n: number) =>
    plural(n, "dato apartado, que esta página no puede leer", "datos apartados, que esta página no puede leer") +
    ". Puedes guardarlos en un archivo o borrarlos.",
  asideTitle: "Datos apartados",
  autoFlip: "Girar el tablero en cada turno (dos personas)",
  boardColors: "Tablero",
  bookSetting: "Libro de aperturas (niveles 9 y 10)",
  classic: "Clásicas",
  confirmMove: "Confirmar cada jugada antes de hacerla",
  contrast: "Contraste",
  coordinates: "Números de las casillas",
  coordinatesEdge: "en el borde",
  coordinatesInside: "en las casillas vacías",
  coordinatesNone: "ninguno",
  flat: "Planas",
  motion: "Animaciones",
  oneClick: "Una captura única se juega con un toque",
  pieceSet: "Piezas",
  settingsBoard: "Tablero y piezas",
  settingsDevice: "Este aparato",
  settingsPage: "Página",
  settingsPlay: "Al jugar",
  shortcuts: "Atajos de teclado",
  slate: "Pizarra",
  soundOn: "Oír las jugadas",
  squares: "Se juega en las casillas",
  squaresAuto: "de costumbre",
  squaresDark: "oscuras",
  squaresLight: "claras",
  theme: "Aspecto",
  themeAuto: "Como el sistema",
  themeContrast: "Alto contraste",
  themeDark: "Oscuro",
  themeLight: "Claro",
  touchMove: (article: number) => `Pieza tocada, pieza jugada (artículo ${article})`,
  tournament: "Torneo",
  volume: "Volumen",
  walnut: "Nogal",
  language: "Idioma",
};

export type SettingsWords = typeof es;

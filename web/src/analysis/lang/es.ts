// SPDX-License-Identifier: MIT
// El español de la sala de análisis, que es también el modelo de los demás idiomas.
import type { Side } from "../../types";

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const es = {
  analysisOn: "Motor",
  analysisHelp: "El motor mira la posición mientras tú piensas.",
  lines: "Líneas",
  threat: "Ver la amenaza",
  speed: "Nodos/s",
  enginePage: (threads: number) => (threads > 1 ? `En la página, ${threads} hilos` : "En la página"),
  engineProgram: "En el programa",
  programBusy: "Los motores del programa están ocupados",
  programClosed: "El programa está cerrado",
  tables: "Tablas de finales",
  tooLateWin: "ganada en el tablero, pero no a tiempo",
  tooLateLoss: "perdida en el tablero, pero no a tiempo",
  reviewing: (done: number, total: number) => `Revisando: ${done} de ${total}`,
  accuracy: "Precisión",
  inaccuracies: "Imprecisiones",
  mistakes: "Errores",
  blunders: "Errores graves",
  graph: "Marcha de la partida",
  reviewNone: "Sin errores que señalar. ¡Bien jugado!",
  retry: "Reintentar",
  reviewHelp: "El motor mira cada jugada y señala los errores. Mientras tanto puedes seguir mirando la partida.",
  reviewGoesOn: "Sigue aunque mires otras jugadas.",
  engineWaits: "El motor está ocupado con la partida.",
  openLine: (score: string) => `Abrir la línea entera: ${score}`,
  lineMoves: (rank: number) => `Línea ${rank}: flechas para mirar cada jugada, Intro para jugar hasta ahí`,
  threatHelp: (side: Side, move: string) =>
    `Si les tocara a las ${side === "white" ? "blancas" : "negras"}, jugarían ${move}.`,
  threatTakes: (n: number) => `Comerían ${plural(n, "pieza", "piezas")}.`,
  results: {
    win: (n: number) => `Ganan (${n})`,
    draw: (n: number) => `Tablas (${n})`,
    loss: (n: number) => `Pierden (${n})`,
  },
  inMoves: (n: number) => `en ${n}`,
  late: "no a tiempo",
  counts: "Cuentas en marcha",
  book: "Libro de aperturas",
  bookUse: "Las jugadas del libro en esta posición.",
  graphHelp: "Flechas: jugada a jugada. Re Pág y Av Pág: de error en error.",
  graphStart: "Comienzo",
  graphUnknown: "sin mirar todavía",
  graphEmpty: "Revisa la partida, o enciende el motor y recórrela: aquí se irá dibujando quién está mejor.",
  phases: ["apertura", "medio juego", "final"],
  forWhite: "mejor las blancas",
  forBlack: "mejor las negras",
  figures: "Resumen de la partida",
  accuracyHelp:
    "Lo que no se dejó por el camino: quien mueve al azar saca un 30 %, el nivel 1 un 45 %, el más fuerte un 98 %.",
  onlyMoves: "Únicas buenas",
  why: "¿Por qué?",
  whyMove: (move: string) => `¿Por qué ${move}?`,
  whyLooking: "El motor busca la respuesta…",
  whyNotBad: (move: string) => `${move} no es un error: no hay nada claramente mejor.`,
  whyTitle: (move: string) => `Qué pasa con ${move}`,
  whyGood: (move: string) => `Mejor ${move}`,
  whyWin: (sentence: string) => `Deja escapar la victoria. Con la buena, ${sentence}`,
  whyLost: (sentence: string) => `Pierde la partida: ${sentence}`,
  whyTables: "Pierde la partida: lo dicen las tablas de finales.",
  whyMaterial: (lost: number, taken: number, kings: number) =>
    `Pierde ${plural(lost, "pieza", "piezas")}` +
    (kings > 0 ? (kings === lost ? (kings === 1 ? ", que es una dama" : ", todas damas") : ", damas incluidas") : "") +
    (taken > 0 ? ` a cambio de ${taken}.` : "."),
  whyCrowns: "El rival corona una dama.",
  whyPosition: (from: string, to: string) => `No pierde piezas, pero la posición pasa de ${from} a ${to}.`,
  whyAnswer: (move: string) => `Responde ${move}.`,
  showBad: "La refutación",
  showGood: "La buena",
  stepBack: "Una jugada atrás",
  stepOn: "Una jugada más",
  again: "Otra vez",
  pause: "Pausa",
  keepLine: "Guardar como variante",
  close: "Cerrar",
  learn: "Aprende de tus fallos",
  learnOf: { white: "De las blancas", black: "De las negras", both: "De los dos" },
  lessonAt: (n: number, of: number) => `Fallo ${n} de ${of}`,
  lessonAsk: (move: string, side: Side) =>
    `Aquí se jugó ${move}. Busca algo mejor para las ${side === "white" ? "blancas" : "negras"}.`,
  lessonJudging: (move: string) => `El motor mira ${move}…`,
  lessonSame: (move: string) => `${move} es la jugada de la partida. Busca otra.`,
  lessonWrong: (move: string, answer: string) =>
    answer ? `${move} tampoco: responde ${answer}.` : `${move} tampoco es buena.`,
  lessonFound: (move: string) => `¡Esa es! ${move} era la mejor.`,
  lessonOther: (move: string, best: string) => `${move} también vale. El motor prefiere ${best}.`,
  lessonShown: (best: string) => `La mejor era ${best}.`,
  lessonHint: (square: number) => `La pieza de la ${square} tiene algo mejor.`,
  lessonHintMove: (move: string) => `Prueba ${move}.`,
  hint: "Pista",
  solution: "Ver la solución",
  next: "Siguiente",
  finish: "Ver el resultado",
  back: "Volver a la posición",
  lessonOver: (found: number, of: number) =>
    found === of
      ? of === 1
        ? "¡Encontrada!"
        : `¡Todas! Has encontrado las ${of}.`
      : `Has encontrado ${found} de ${of}.`,
  lessonHinted: (n: number) => `Con pista: ${n}.`,
  lessonNone: "No hay fallos de ese bando. ¡Bien jugado!",
};
export type AnalysisWords = typeof es;

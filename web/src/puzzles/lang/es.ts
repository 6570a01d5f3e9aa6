// SPDX-License-Identifier: MIT
// Las palabras de los problemas. Es el modelo de los demás idiomas.
import type { Side } from "../../types";
import type { Facts, Puzzle, Theme, Why } from "../state";

const bando = (side: Side): string => (side === "white" ? "blancas" : "negras");
const tras = (move: string, line: string[]): string =>
  line.length > 0 ? `Tras ${move}, ${line.join(" ")}` : `Tras ${move}`;

export const es = {
  title: "Problemas",
  intro: "Una sola jugada vale cada vez. La defensa responde hasta el final.",
  collections: "Juego",
  none: "Todavía no hay problemas de este juego.",
  noneLinked: "No hay problemas del juego del enlace. Puedes empezar con otros.",
  noneOfTheme: "No quedan problemas de este tema. Prueba con otro.",
  lost: "Ese problema ya no está en la colección.",
  start: "Empezar",
  next: "Siguiente",
  nextTitle: "Siguiente problema (tecla N)",
  leave: "Volver a la partida",
  all: "Todos los problemas",
  rating: "Puntuación",
  course: "Cómo ha cambiado tu puntuación",
  streak: "Racha",
  best: (n: number): string => `la mejor: ${n}`,
  solved: "Resueltos",
  of: (n: string): string => `de ${n}`,
  daily: "El problema del día",
  dailyHelp: "Hoy, el mismo para todo el mundo.",
  dailyOpen: "Resolverlo",
  dailyWon: "Resuelto a la primera",
  dailyLost: "Hoy se te resistió",
  days: (n: number): string => (n === 1 ? "1 día seguido" : `${n} días seguidos`),
  review: "Para repasar",
  due: (n: number): string => (n === 1 ? "1 que fallaste vuelve ahora" : `${n} que fallaste vuelven ahora`),
  waiting: (n: number): string => (n === 1 ? "1 volverá más adelante" : `${n} volverán más adelante`),
  nothingWaits: "Lo que falles volverá: tras unos problemas, al día siguiente, a los 3, a los 7 y a los 16 días.",
  reviewNow: "Repasar",
  theme: "Tema",
  anyTheme: "Todos",
  themes: {
    shot: "Golpe",
    breakthrough: "Paso a dama",
    trap: "Trampa",
    opposition: "Oposición",
    ending: "Final",
    forzosa: "Forzosa",
  } satisfies Record<Theme, string>,
  themeHelp: {
    shot: "Se entregan piezas para comer más.",
    breakthrough: "Un peón llega a coronar y la dama se queda.",
    trap: "La jugada natural es un error.",
    opposition: "Gana quien no tiene que mover.",
    ending: "Quedan pocas piezas: lo demuestran las tablas.",
    forzosa: "Tres damas contra una, con las jugadas contadas.",
  } satisfies Record<Theme, string>,
  history: "Los últimos",
  tried(end: "won" | "helped" | "failed", rating: string): string {
    const said = { won: "Resuelto a la primera", helped: "Resuelto con ayuda", failed: "Fallado" }[end];
    return `${said}, dificultad ${rating}. Verlo otra vez.`;
  },
  why: {
    next: "Problema",
    daily: "Problema del día",
    again: "Lo fallaste: vuelve",
    link: "Problema",
  } satisfies Record<Why, string>,
  goal: ({ turn, goal }: Pick<Puzzle, "turn" | "goal">): string =>
    goal === "win" ? `Juegan ${bando(turn)} y ganan.` : `Juegan ${bando(turn)} y no pierden.`,
  yourMove: "Busca la única jugada buena.",
  goesOn: "¡Bien! Sigue.",
  thinking: (move: string): string => `${move} no es. Mira qué pasa…`,
  back: "Probar otra vez",
  wrong(move: string, line: string[], { lost, crowned, end }: Facts, goal: Puzzle["goal"]): string {
    const after = tras(move, line);
    if (end === "loss") return `${after} y pierdes la partida.`;
    if (end === "draw") return `${after} y son tablas: la victoria se escapa.`;
    if (lost > 0) return `${after} y te quedas con ${lost === 1 ? "una pieza menos" : `${lost} piezas menos`}.`;
    if (crowned) return `${after} y el otro bando corona.`;
    return goal === "win" ? `${after} y la victoria se escapa.` : `${after} y la partida se pierde.`;
  },
  hint: "Pista",
  hintPiece: (square: number): string => `Mira la pieza de la casilla ${square}.`,
  hintMove: (move: string): string => `Juega ${move}.`,
  solution: "Solución",
  walking: "La solución, jugada a jugada. Recórrela con las flechas.",
  won: "¡Resuelto!",
  wonHelped: "Resuelto, con ayuda. Volverá dentro de un rato.",
  wonLate: "Resuelto. Como se te resistió, volverá.",
  shown: "Esta era la solución. El problema volverá.",
  change: (by: string, now: string): string => `${by} · ahora ${now}`,
  changeSaid: (by: string, now: string): string => `Tu puntuación cambia ${by}: ahora es ${now}.`,
  soFar: (rating: string, streak: number): string =>
    `Tu puntuación: ${rating}` + (streak > 1 ? ` · racha de ${streak}` : ""),
  unchanged: "No cambia tu puntuación.",
  difficulty: (rating: string): string => `dificultad ${rating}`,
  line: "La línea",
  proof: "Cómo se ha demostrado",
  byTables: "Lo demuestran las tablas de finales: en cada turno, ninguna otra jugada llega al mismo resultado.",
  bySearch: (depth: string): string =>
    `Demostrado por búsqueda: cada jugada se miró entera hasta ${depth} medias jugadas.`,
  stepBack: "Atrás",
  stepOn: "Adelante",
  flip: "Girar",
  share: "Copiar enlace",
  linkCopied: "Enlace copiado: abre este problema.",
  study: "Analizar",
  again: "Otra vez",
  actions: "Acciones del problema",
};
export type PuzzleWords = typeof es;

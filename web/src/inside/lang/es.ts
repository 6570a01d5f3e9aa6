// SPDX-License-Identifier: MIT
// El español de la búsqueda por dentro, que es también el modelo de los demás idiomas.
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const es = {
  insideIntro: "Alfa-beta tal como se enseña, sobre la posición del tablero.",
  insideRun: "Buscar",
  pruning: "Poda alfa-beta",
  order: "Orden de las jugadas",
  orderGenerated: "como salen",
  orderCaptures: "capturas primero",
  orderEvaluation: "por valoración",
  tieBreak: "A igualdad",
  tieFirst: "la primera",
  tieLast: "la última",
  tieRandom: "al azar",
  seed: "Semilla",
  leavesOnly: "Valorar solo los nodos terminales",
  nodeLimit: "Límite de nodos (0: ninguno)",
  timeLimit: "Límite de segundos (0: ninguno)",
  settingsError: (why: string) => `Esos ajustes no valen: ${why}.`,
  settingsOpen: "Abrir ajustes (JSON)",
  settingsSave: "Guardar ajustes (JSON)",
  weights: "Pesos de la valoración",
  defaultWeights: "Como estaban",
  compare: "Comparar con minimax",
  searchName: "Búsqueda",
  minimax: "Minimax",
  alphaBeta: "Alfa-beta",
  cutoffs: "Podas",
  leafEvaluations: "Valoraciones de hojas",
  otherEvaluations: "Otras valoraciones",
  branching: "Ramificación",
  saved: (percent: string) => `Alfa-beta mira un ${percent} de nodos menos que minimax y encuentra el mismo valor.`,
  treeSummary: (nodes: number, leaves: number, others: number, cuts: number, figure: (n: number) => string): string => {
    const counted = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;
    const inner = others > 0 ? ` de hojas y ${figure(others)} de otros nodos` : "";
    const evaluations = counted(leaves, "valoración", "valoraciones") + inner;
    return `${counted(nodes, "nodo", "nodos")}, ${evaluations}, ${counted(cuts, "poda", "podas")}`;
  },
  treeTruncated: (n: number) => `${n === 1 ? "Se dibuja" : "Se dibujan"} ${n}; los demás también se buscaron.`,
  treeBest: (move: string, worth: string) => `Mejor: ${move}, ${worth}`,
  wins: (player: string) => `gana ${player}`,
  tree: "Árbol",
  window: "Ventana",
  maxNode: "MAX",
  minNode: "MIN",
  root: "Raíz",
  leaf: "hoja",
  gameOver: "final",
  stoppedNode: "sin acabar",
  leftOut: "Sin mirar",
  term: "Concepto",
  count: "Cuenta",
  weight: "Peso",
  product: "Suma",
  total: "Total para las blancas",
  predict: "Adivina la poda",
  exportSvg: "Guardar SVG",
  exportJson: "Guardar JSON",
  playSettings: "Jugar contra estos ajustes",
  playSettingsHelp: "Desde la posición del tablero, con el bando que mueve.",
  keepOther: "Guardar como rival",
  duel: "Que jueguen entre sí",
  duelHelp: "Blancas: los ajustes de ahora. Negras: los guardados.",
  showOnBoard: "Ver en el tablero",
  step: {
    who: (player: "max" | "min", move: string | null): string =>
      `${player.toUpperCase()} en ${move === null ? "la raíz" : move}`,
    enter: (who: string, window: string, moves: number): string =>
      `${who} empieza con la ventana ${window} y ${plural(moves, "jugada", "jugadas")}.`,
    plain: (who: string, moves: number): string =>
      moves === 1 ? `${who} tiene una jugada.` : `${who} tiene ${moves} jugadas y las mira todas.`,
    stopped: (who: string): string => `${who}: el límite para aquí la búsqueda.`,
    leaf: (move: string, value: string): string => `${move}: hoja. La valoración da ${value}.`,
    over: (move: string, sign: number): string =>
      `${move}: la partida acaba ${sign === 0 ? "en tablas" : `y gana ${sign > 0 ? "MAX" : "MIN"}`}.`,
    below: (who: string, moves: number, value: string): string =>
      `${who}: ${moves === 1 ? "su jugada no se dibuja; de ella" : `sus ${moves} jugadas no se dibujan; de ellas`} ` +
      `sale ${value}.`,
    worth: (move: string, value: string, reach: "exact" | "least" | "most", winner: string): string =>
      winner
        ? `Tras ${move} gana ${winner}`
        : `${move} vale ${value}${{ exact: "", least: " o más", most: " o menos" }[reach]}`,
    moved: (worth: string, who: string, bound: "alpha" | "beta", from: string, to: string): string =>
      `${worth}: ${who} ${bound === "alpha" ? "sube α" : "baja β"} de ${from} a ${to}.`,
    first: (worth: string, who: string): string => `${worth}: ${who} ya tiene algo.`,
    better: (worth: string, who: string): string => `${worth}: es lo mejor para ${who} hasta ahora.`,
    outside: (worth: string, who: string, bound: "alpha" | "beta", value: string): string =>
      `${worth}: lo mejor de ${who}, pero no mejora ${bound === "alpha" ? "α" : "β"} = ${value}.`,
    worse: (worth: string, who: string, best: string): string => `${worth}: no mejora el ${best} de ${who}.`,
    cut: (who: string, player: "max" | "min", value: string, bound: string, left: number): string =>
      `${who}: ${value} ${player === "max" ? "≥ β" : "≤ α"} = ${bound}, corta: ` +
      (left === 1 ? "la otra jugada no se mira." : `las otras ${left} jugadas no se miran.`),
    end: (move: string, value: string, winner: string): string =>
      `Fin: MAX juega ${move}${winner ? ` y gana ${winner}` : `, que vale ${value}`}.`,
    nothing: "Fin: no hay jugada.",
  },
  asks: (who: string, best: string, window: string): string =>
    `${who} ya tiene ${best}; su ventana era ${window}. ¿Se corta aquí?`,
  yes: (who: string, player: "max" | "min", value: string, bound: string): string =>
    `Sí, se corta: ${value} ${player === "max" ? "≥ β" : "≤ α"} = ${bound} en ${who}.`,
  no: (who: string, player: "max" | "min", value: string, bound: string): string =>
    `No, se sigue: ${value} ${player === "max" ? "< β" : "> α"} = ${bound} en ${who}.`,
  cutsHere: "Se corta",
  goesOn: "Se sigue",
  answerOf: (team: string, answer: string): string => `${team}: ${answer}`,
  waiting: "Ha respondido",
  notNow: "Le toca a otro",
  nextQuestion: "Siguiente pregunta",
  walkOn: "Seguir paso a paso",
  again: "Otra vez",
  leavePredict: "Dejar el juego",
  team: (n: number): string => `Equipo ${n}`,
  teamName: (n: number): string => `Nombre del equipo ${n}`,
  teams: "Equipos",
  addTeam: "Otro equipo",
  removeTeam: (name: string): string => `Quitar ${name}`,
  inTurn: "Responden por turnos",
  points: (right: number, asked: number): string => `${right} de ${asked}`,
  streak: (n: number): string => `${n} ${n === 1 ? "seguida" : "seguidas"}`,
  scoreboard: "Marcador",
  summaryTitle: "Así ha quedado",
  summaryLine: (asked: number, cuts: number): string =>
    `${plural(asked, "pregunta", "preguntas")}; se cortaba en ${cuts}.`,
  rightAnswers: "Aciertos",
  bestStreak: "Mejor racha",
  toStage: "Pantalla completa",
  leaveStage: "Salir",
  stage: "El árbol en pantalla completa",
  toStart: "Al principio",
  toEnd: "Al final",
  pause: "Pausa",
  speed: "Velocidad",
  perSecond: (n: string): string => `${n} por segundo`,
  stepOf: (n: number, of: number): string => `Paso ${n} de ${of}`,
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  fit: "Ver entero",
  follow: "Seguir el nodo",
  tidy: "Plegar lo acabado",
  export: "Guardar",
  exportPng: "Guardar PNG",
  copyLink: "Copiar enlace",
  path: "Camino",
  thumb: "La posición del nodo",
  treeHelp:
    "Flechas: padre, hijo, vecinos. Intro: plegar. Espacio: pausa. El punto y la coma: un paso adelante y uno atrás. " +
    "Más, menos y 0: zoom. Mayúsculas y flechas: mover.",
  keys: "Teclas",
  nodeName: (who: string, window: string, value: string, cut: string, folded: number): string =>
    [who, window && `ventana ${window}`, value, cut, folded > 0 && plural(folded, "nodo plegado", "nodos plegados")]
      .filter(Boolean)
      .join(", "),
  windowSaid: (alpha: string, beta: string): string => `de ${alpha} a ${beta}`,
  minusInfinity: "menos infinito",
  plusInfinity: "más infinito",
  valueSaid: (value: string, reach: "exact" | "least" | "most"): string =>
    `vale ${value}${{ exact: "", least: " o más", most: " o menos" }[reach]}`,
  cutSaid: (left: number): string => `poda, ${plural(left, "jugada", "jugadas")} sin mirar`,
  openNode: "se está mirando",
  stepBack: "Un paso atrás",
  stepForward: "Un paso adelante",
  grow: "Ver crecer",
  predictHelp: "El árbol crece y se para donde puede haber una poda: ¿se corta o se sigue? Puede jugar toda la clase.",
  predictStart: "Empezar",
};
export type InsideWords = typeof es;

// SPDX-License-Identifier: MIT
// El español de la interfaz, que es también el modelo de los demás idiomas.
import type { Seat } from "../state";
import type { LinkPart, Move, Side } from "../types";

const list = (squares: readonly number[], joint = "y") => [...squares].sort((a, b) => a - b).join(", ").replace(/, (\d+)$/, ` ${joint} $1`);
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What is wrong with a file of settings, which the engine says in English. */
function settingsError(english: string): string {
  const known: [RegExp, string][] = [
    [/^line (\d+), column (\d+): expected .*$/, "línea $1, columna $2: a partir de aquí no es JSON correcto"],
    [/expected a whole number from (\S+) to (\S+)$/, "se esperaba un número entero de $1 a $2"],
    [/expected seconds from (\S+) to (\S+)$/, "se esperaban de $1 a $2 segundos"],
    [/expected true or false$/, "se esperaba true o false"],
    [/expected one of (.+)$/, "se esperaba uno de estos: $1"],
    [/unknown key, expected (.+) or weights$/, "clave desconocida, se esperaba $1 o weights"],
    [/unknown weight.*$/, "peso desconocido"],
    [/expected an object of names and whole numbers$/, "se esperaba un objeto de nombres y números enteros"],
    [/^expected a JSON object$/, "se esperaba un objeto JSON"],
    [/the order by_evaluation evaluates inner nodes$/, "el orden by_evaluation valora nodos interiores"],
  ];
  const [pattern, spanish] = known.find(([en]) => en.test(english)) ?? [/$/, ""];
  return english.replace(pattern, spanish);
}

export const es = {
  code: "es", languageName: "Español",
  title: "damas", tagline: "Damas españolas, de entrenamiento e internacionales",
  skip: "Ir al tablero",
  tabGame: "Partida", tabAnalysis: "Análisis", tabInside: "Por dentro", tabLearn: "Aprender", tabWorkout: "Entrenar", tabLibrary: "Partidas", projector: "Proyector", leaveProjector: "Salir del proyector", tabSettings: "Ajustes", tabs: "Paneles",
  firstLine: "Es tu turno: toca una pieza. También puedes analizar, ver la búsqueda por dentro o cambiar de juego.",
  white: "Blancas", black: "Negras", man: "peón", king: "dama",
  side: (side: Side): string => (side === "white" ? "blancas" : "negras"),
  sideTitle: (side: Side): string => (side === "white" ? "Blancas" : "Negras"),
  piece: (letter: string) => ({ w: "peón blanco", W: "dama blanca", b: "peón negro", B: "dama negra" })[letter] ?? "vacía",
  cell: (square: number, piece: string, notes: string[]) => [String(square), piece, ...notes].join(", "),
  noteMust: "debe capturar", notePicked: "elegida", noteTarget: "destino", noteLast: "última jugada", noteWrong: "no vale",
  board: "Tablero", boardHelp: "Flechas para moverte por las casillas, Intro para tocar, Escape para soltar.",
  you: "Tú", computer: "Ordenador",
  level: (n: number) => `Nivel ${n}`,
  levelName: (n: number) => ["Recién llegado", "Principiante", "Aprendiz", "Aficionado", "Jugador de club", "Buen jugador", "Experto", "Maestro", "Gran maestro", "Toda la fuerza"][n - 1] ?? "",
  seatName: (seat: Seat) => (seat.kind === "human" ? "Persona" : seat.kind === "level" ? `Ordenador, nivel ${seat.level}` : seat.kind === "tables" ? "Defensa perfecta" : `Alfa-beta, profundidad ${seat.settings.depth}`),
  thinking: "Pensando…", toMove: "Le toca", yourTurn: "Tu turno",
  newGame: "Nueva partida", newShort: "Nueva", offerShort: "Tablas", play: "Jugar", rules: "Juego", opponent: "Rival", person: "Otra persona", color: "Tu color", random: "Al azar",
  clock: "Reloj", noClock: "Sin reloj", otherClock: "Otro", customClock: "Minutos + segundos por jugada", pause: "Pausa", resume: "Seguir", paused: "Reloj parado",
  undo: "Deshacer", redo: "Rehacer", hint: "Pista", resign: "Abandonar", resignSure: "¿Abandonar la partida?", yes: "Sí, abandono", no: "No, sigo",
  offer: "Ofrecer tablas", agree: "Acordar tablas", flip: "Girar", rematch: "Revancha", review: "Revisar la partida", study: "Analizar", more: "Más",
  offerRefused: "El ordenador prefiere seguir jugando.", offerEarly: "Aún es pronto para tablas: el ordenador sigue.",
  hintPiece: (square: number) => `Pista: mira la pieza de ${square}.`, hintMove: (move: string) => `Pista: ${move}.`, hintMore: "Ver la jugada",
  first: "Al principio", back: "Atrás", forward: "Adelante", last: "Al final",
  moves: "Jugadas", noMoves: "Todavía no hay jugadas.", typeMove: "Escribe una jugada", typeMoveHelp: "9-13, 9x18 o 9 18", send: "Jugar",
  mustCapture: (squares: readonly number[]) => `Capturar es obligatorio: le toca a la pieza de ${list(squares, "o")}.`,
  unreadableMove: "No entiendo esa jugada. Escríbela como 9-13 o 9x18.",
  choosePath: "Hay varios caminos: toca una casilla por la que quieras pasar.",
  spokenMove: (move: Move, side: Side, crowned: boolean) => {
    const from = move.path[0]!, to = move.path[move.path.length - 1]!;
    const who = side === "white" ? "Blancas" : "Negras";
    const how = move.captured.length ? `${from} por ${to}, ${plural(move.captured.length, "pieza comida", "piezas comidas")}` : `${from} a ${to}`;
    return `${who}: ${how}${crowned ? ", corona" : ""}.`;
  },
  counterRepetition: (at: number, of: number) => `Posición repetida: ${at} de ${of}`,
  counterIdle: (at: number, of: number) => `Sin captura ni peón: ${at} de ${plural(of, "jugada", "jugadas")} de cada bando`,
  counterForzosa: (at: number, of: number) => `Forzosa: ${at} de ${plural(of, "jugada", "jugadas")} de cada bando`,
  counterSixteen: (at: number, of: number) => `Tres contra una: ${at} de ${plural(of, "jugada", "jugadas")} de cada bando`,
  counterFive: (at: number, of: number) => `Dos contra una: ${at} de ${plural(of, "jugada", "jugadas")} de cada bando`,
  timeOver: (side: Side) => `Se acabó el tiempo de las ${side === "white" ? "blancas" : "negras"}.`,
  youWin: "¡Has ganado!", youLose: "Has perdido", draw: "Tablas", whiteWins: "Ganan las blancas", blackWins: "Ganan las negras",
  brokenGame: "Esa partida no se puede abrir: la posición o una jugada no vale.",
  comment: "Comentario", commentHelp: "Escribe aquí sobre esta jugada", nags: "Signos", removeFrom: "Borrar desde aquí", promote: "Hacer línea principal",
  variation: "Variante",
  analysisOn: "Motor", analysisHelp: "El motor mira la posición mientras tú piensas.", lines: "Líneas", threat: "Ver la amenaza", threatHelp: "Qué jugaría el rival si le tocara a él",
  depth: "Profundidad", nodes: "Nodos", speed: "Nodos/s", enginePage: (threads: number) => threads > 1 ? `En la página, ${threads} hilos` : "En la página", engineProgram: "En el programa", programClosed: "El programa está cerrado", programBusy: "Los motores del programa están ocupados",
  evaluation: "Valoración", evaluationBar: (text: string) => `Valoración: ${text}`,
  winsIn: (side: Side, n: number) => `${side === "white" ? "Blancas" : "Negras"} en ${n}`,
  winsInLong: (side: Side, n: number) => `Ganan las ${side === "white" ? "blancas" : "negras"} en ${plural(n, "jugada", "jugadas")}`,
  tables: "Tablas de finales", tableWin: (n: number | null) => (n === null ? "Ganada" : `Ganada en ${plural(n, "jugada", "jugadas")}`),
  tableLoss: (n: number | null) => (n === null ? "Perdida" : `Perdida en ${plural(n, "jugada", "jugadas")}`), tableDraw: "Tablas", tooLateWin: "ganada en el tablero, pero no a tiempo", tooLateLoss: "perdida en el tablero, pero no a tiempo",
  stop: "Parar", reviewing: (done: number, total: number) => `Revisando: ${done} de ${total}`, reviewStopped: "Revisión parada.",
  accuracy: "Precisión", inaccuracies: "Imprecisiones", mistakes: "Errores", blunders: "Errores graves", graph: "Marcha de la partida", best: "Mejor", reviewNone: "Sin errores que señalar. ¡Bien jugado!",
  retry: "Reintentar", retryAsk: "Busca una jugada mejor.", retryRight: "¡Esa es!", retryWrong: (move: string) => `${move} no es la mejor. Prueba otra vez.`, retryGiveUp: "Ver la solución",
  insideIntro: "Alfa-beta tal como se enseña, sobre la posición del tablero.",
  insideRun: "Buscar", pruning: "Poda alfa-beta", order: "Orden de las jugadas", orderGenerated: "como salen", orderCaptures: "capturas primero", orderEvaluation: "por valoración",
  tieBreak: "A igualdad", tieFirst: "la primera", tieLast: "la última", tieRandom: "al azar", seed: "Semilla", leavesOnly: "Valorar solo los nodos terminales", nodeLimit: "Límite de nodos (0: ninguno)", timeLimit: "Límite de segundos (0: ninguno)", settingsError: (english: string) => `Esos ajustes no valen: ${settingsError(english)}.`, settingsOpen: "Abrir ajustes (JSON)", settingsSave: "Guardar ajustes (JSON)", weights: "Pesos de la valoración", defaultWeights: "Como estaban",
  compare: "Comparar con minimax", searchName: "Búsqueda", minimax: "Minimax", alphaBeta: "Alfa-beta", cutoffs: "Podas", leafEvaluations: "Valoraciones de hojas", otherEvaluations: "Otras valoraciones", branching: "Ramificación", value: "Valor", milliseconds: "ms",
  saved: (percent: string) => `Alfa-beta mira un ${percent} menos que minimax y encuentra el mismo valor.`,
  treeSummary: (nodes: number, leaves: number, others: number, cuts: number, figure: (n: number) => string): string => {
    const counted = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;
    const inner = others > 0 ? ` de hojas y ${figure(others)} de otros nodos` : "";
    return `${counted(nodes, "nodo", "nodos")}, ${counted(leaves, "valoración", "valoraciones")}${inner}, ${counted(cuts, "poda", "podas")}`;
  },
  treeTruncated: (n: number) => `${n === 1 ? "Se dibuja" : "Se dibujan"} ${n}; los demás también se buscaron.`,
  treeBest: (move: string, value: number) => `Mejor: ${move}, vale ${value}`, tree: "Árbol", stepBack: "Un nodo atrás", stepForward: "Un nodo adelante", grow: "Ver crecer", halt: "Parar",
  nodeOf: (n: number, of: number) => `Nodo ${n} de ${of}`, node: "Nodo", window: "Ventana", maxNode: "MAX", minNode: "MIN", root: "Raíz", leaf: "hoja", gameOver: "final", stoppedNode: "sin acabar",
  prunedMoves: (n: number) => `${plural(n, "rama podada", "ramas podadas")}`, leftOut: "Sin mirar", term: "Concepto", count: "Cuenta", weight: "Peso", product: "Suma", total: "Total para las blancas",
  predict: "Adivina la poda", predictHelp: "Toca los nodos donde crees que habrá una poda y comprueba.", check: "Comprobar", predictScore: (right: number, missed: number, wrong: number) => `${plural(right, "acertada", "acertadas")}, ${missed} sin ver, ${wrong} de más`,
  exportSvg: "Guardar SVG", exportJson: "Guardar JSON", playSettings: "Jugar contra estos ajustes", playSettingsHelp: "Desde la posición del tablero, con el bando que mueve.", keepOther: "Guardar como rival", duel: "Que jueguen entre sí", duelHelp: "Blancas: los ajustes de ahora. Negras: los guardados.", showOnBoard: "Ver en el tablero",
  openTitle: "Abrir", openHelp: "Pega un PDN o un FEN, o suelta aquí un fichero.", openFile: "Elegir fichero", open: "Abrir", pdnText: "PDN o FEN",
  readError: (line: number, column: number, found: string, expected: string) => `Línea ${line}, columna ${column}: ${found ? `pone «${found}»` : "el texto acaba"} y se esperaba ${expected}.`,
  readInfringement: (line: number, column: number, move: string, why: string) => `Línea ${line}, columna ${column}: ${move} no vale. ${why}`,
  readSkipped: (count: number, why: string) => `${count === 1 ? "Una partida no se puede leer" : `${count} partidas no se pueden leer`}. ${why}`,
  linkPartly: (parts: LinkPart[]) => {
    const names: Record<LinkPart, string> = { comments: "los comentarios", marks: "los signos", variations: "las variantes", tags: "las demás etiquetas", ending: "el final de la partida", profile: "los límites de tablas", exercises: "los ejercicios" };
    return `Enlace copiado. No lleva ${parts.map((part) => names[part]).join(", ").replace(/, ([^,]+)$/, " ni $1")}: para eso, guarda el PDN.`;
  },
  annul: "Anular la partida", annulHelp: "Los árbitros deciden si se juega otra vez desde esa jugada o se anula la partida.", annulled: (cause: string) => `Partida anulada por el árbitro${cause ? ` (${cause})` : ""}.`,
  nothingRead: "Ahí no hay ninguna partida.", chooseGame: "Elige una partida",
  saveTitle: "Guardar y compartir", copyPdn: "Copiar PDN", filePdn: "Guardar PDN", copyFen: "Copiar FEN", share: "Copiar enlace", link: "Enlace", copied: "Copiado.", notCopied: "El navegador no deja copiar a la página.", linkCopied: "Enlace copiado.", badLink: "Ese enlace no se puede abrir: le falta algo o es demasiado largo.", printDiagram: "Imprimir diagrama", printSheet: "Imprimir planilla",
  mine: "Guardadas en este navegador", mineHelp: "Ningún dato sale de este aparato.", mineNone: "Aquí aparecerán tus partidas.", searchGames: "Buscar", exportAll: "Guardar todas", remove: "Borrar", pliesCount: (n: number) => plural(n, "media jugada", "medias jugadas"),
  editor: "Editar posición", editorTitle: "Editor", clear: "Vaciar", startPosition: "Posición inicial", erase: "Quitar", turn: "Le toca a", analyseHere: "Analizar", playHere: "Jugar desde aquí", cancel: "Cancelar",
  editorWrong: (squares: readonly number[]) => `Un peón en su última fila sería dama: ${squares.length === 1 ? "casilla" : "casillas"} ${list(squares)}.`, editorOver: "Así la partida ya ha terminado:",
  rulesPage: "Reglas", endings: "Finales", puzzles: "Problemas", tryIt: "Probar",
  forzosa: "La Forzosa", forzosaHelp: "Tres damas contra una, con una en la diagonal principal: gana en 12 jugadas (artículo 28). El rival se defiende sin un solo error.", forzosaStart: "Empezar", forzosaAgain: "Otra posición",
  endingDone: "¡Ganada! Así se gana la Forzosa.", endingDrawn: "Tablas: esta vez se ha escapado.",
  endingWon: (n: number) => `Vas bien: está ganada en ${plural(n, "jugada", "jugadas")}.`, endingLost: "Esa jugada deja escapar la victoria. Deshaz y prueba otra.", endingNone: "No se han podido cargar las tablas de finales.",
  puzzlesHelp: (done: number, of: number) => `Busca la mejor jugada. Resueltos: ${done} de ${of}.`, puzzlesNone: "Todavía no hay problemas de este juego.", puzzleStart: "Empezar", puzzleNext: "Siguiente", puzzleTitle: (n: number, grade: number) => `Problema ${n} · dificultad ${grade}`, puzzleSolved: "resuelto", puzzleAsk: "Busca la mejor jugada.",
  openings: "Aperturas", openingsHelp: "Valor de cada jugada para las blancas y resultados del programa contra sí mismo.", openingsStart: "Empezar desde el principio",
  bookMove: "Jugada", bookGames: "Partidas", bookResults: "Resultados", bookPlay: (move: string) => `Jugar ${move}`, bookEnds: "Aquí acaba el libro.",
  bookShares: (white: number, draws: number, black: number) => `blancas ${white} %, tablas ${draws} %, negras ${black} %`, bookTotal: "Total",
  bookLoading: "Abriendo el libro…", bookLeft: "Esta posición no está en el libro.", bookNone: "Todavía no hay libro de aperturas de este juego.", bookUnloaded: "No se ha podido cargar el libro de aperturas.", bookSetting: "Libro de aperturas (niveles 9 y 10)",
  language: "Idioma", theme: "Aspecto", themeAuto: "Como el sistema", themeLight: "Claro", themeDark: "Oscuro", themeContrast: "Alto contraste",
  boardColors: "Tablero", walnut: "Nogal", slate: "Pizarra", contrast: "Contraste", pieceSet: "Piezas", classic: "Clásicas", flat: "Planas", tournament: "Torneo",
  squares: "Se juega en las casillas", squaresAuto: "de costumbre", squaresLight: "claras", squaresDark: "oscuras", numbers: "Números en las casillas", sound: "Sonido", volume: "Volumen", motion: "Animaciones",
  touchMove: (article: number) => `Pieza tocada, pieza jugada (artículo ${article})`, oneClick: "Una captura única se juega con un toque", autoFlip: "Girar el tablero en cada turno (dos personas)", shortcuts: "Atajos de teclado",
  help: "Ayuda", helpTitle: "Teclado", close: "Cerrar",
  helpKeys: [["← →", "jugada anterior y siguiente"], ["Inicio Fin", "primera y última jugada"], ["Z", "deshacer"], ["H", "pista"], ["F", "girar el tablero"], ["A", "motor sí o no"], ["N", "nueva partida"], ["M", "escribir una jugada"], ["P", "proyector"], ["?", "esta ayuda"], ["En el tablero", "flechas, Intro o espacio, Escape"]] as [string, string][],
  loading: "Preparando el tablero…", broken: "El motor no ha podido arrancar en este navegador.", reload: "Volver a cargar", offline: "Sin conexión: puedes seguir jugando.",
  unknownRules: "Esa partida es de un juego que esta página no conoce: quizá la guardó una versión más nueva.",
  asideTitle: "Datos apartados", asideNews: "Parte de lo guardado en este navegador estaba dañada. Se ha apartado y todo lo demás sigue aquí.",
  asideCount: (n: number) => `${plural(n, "dato apartado, que esta página no puede leer", "datos apartados, que esta página no puede leer")}. Puedes guardarlos en un archivo o borrarlos.`,
  asideSave: "Guardar en un archivo", asideDiscard: "Borrar", newsSeen: "Entendido", fullNews: "Este navegador no tiene más sitio o no deja guardar: lo que juegues se perderá al cerrar la página. Guarda la partida en un archivo, o borra alguna antigua.",
  fetching: "Un momento…", notLoaded: "No se ha podido cargar: no hay conexión o el programa está cerrado.", tryAgain: "Probar otra vez", programGone: "El programa se ha cerrado. La partida sigue aquí: ahora piensa la página.", programBack: "El programa ha vuelto.", otherTab: "Esta partida ha seguido en otra pestaña: aquí continúa como partida aparte.",
  fileTooBig: (megabytes: number) => `El fichero es demasiado grande: caben ${megabytes} MB.`,
  playSide: (side: Side) => `Jugar con ${side === "white" ? "blancas" : "negras"} desde aquí`, studying: "Estás estudiando: mueve por los dos bandos.",
  caption: (rules: string, turn: string) => `${rules}. Juegan ${turn}.`, sheet: "Planilla", result: "Resultado", date: "Fecha",
};

export type Words = typeof es;

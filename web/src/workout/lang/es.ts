// SPDX-License-Identifier: MIT
// El español del entrenamiento, que es también el modelo de los demás idiomas.
import type { Side } from "../../types";
import type { Mark, RowId } from "../types";

export const es = {
  title: "Damas del entrenamiento", intro: "Cada pieza es un ejercicio y cada jugada pone a alguien a trabajar. Nada sale de este aparato.",
  steps: "Pasos", stepClass: "1 Clase", stepExercises: "2 Ejercicios", stepPlaces: "3 Colocación", stepStart: "4 Empezar", next: "Siguiente", back: "Atrás",
  kit: "Ejercicios preparados", ownKit: "A mi manera", import: "Abrir fichero", export: "Guardar fichero", openLesson: "Seguir una clase guardada (PDN)",
  refused: "Ese fichero no vale y no se ha cambiado nada:", wrong: "Hay algo que corregir:",
  rules: "Juego", opponent: "Quién juega", teams: "Dos equipos", computer: "Contra el ordenador", computerSide: "El ordenador lleva", level: "Nivel", computerDuties: "Lo que le toca al ordenador", dutiesOpponent: "lo hace el otro equipo", dutiesNobody: "no lo hace nadie",
  teamName: (side: Side): string => (side === "white" ? "Nombre del equipo de blancas" : "Nombre del equipo de negras"), sideName: (side: Side): string => (side === "white" ? "Blancas" : "Negras"), team: "Equipo",
  piece: (n: number) => `Pieza ${n}`, edit: "Cambiar", editing: "Ejercicio", exerciseName: "Nombre", emoji: "Dibujo (emoji)", kind: "Se cuenta en", repetitions: "repeticiones", hold: "segundos", description: "Cómo se hace", muscles: "Qué trabaja",
  adaptation: "Si alguien no puede: nombre", adaptationHow: "Si alguien no puede: cómo", percent: "Parte que se hace, en %", addExercise: "Ejercicio nuevo", newExercise: "Ejercicio nuevo", editorDone: "Listo",
  amounts: "Cantidades", amountsHelp: "Repeticiones, o segundos si es una postura.", seedAmounts: "Como al principio",
  rowName: (row: RowId): string => ({ man_moves: "Un peón mueve", man_captures: "Un peón captura una pieza", king_moves: "Una dama mueve", king_captures: "Una dama captura una pieza", several_captured: "Se capturan varias, cada una" })[row],
  placesHelp: "Toca dos piezas para cambiarlas de sitio.", random: "Al azar", mirror: "Como el rival", order: "En orden", hidden: "En secreto hasta que estén los dos", ready: "Estamos listos", notReady: "Cambiar", hiddenPlace: "Oculta",
  readyTeam: (name: string) => `${name}: listo`, place: (square: number, exercise: string) => `Casilla ${square}: ${exercise}`,
  wait: "La jugada siguiente espera al ejercicio", signs: "En cada pieza", signsEmoji: "el dibujo", signsNumber: "el número",
  begin: "Empezar la clase", summaryOf: (kit: string, rules: string) => `${kit} · ${rules}`,
  card: "Ejercicio", toMove: (name: string) => `Juega: ${name}`, touch: "Mueve una pieza: después, el ejercicio.", nobody: "Nadie",
  phaseReady: "¡Preparados!", phaseRunning: "¡En marcha!", phasePaused: "En pausa", phaseDone: "¡Hecho!",
  start: "Empezar", pause: "Pausa", resume: "Seguir", skip: "Saltar", adapt: "Adaptar", adapted: "Adaptado", done: "Hecho", tap: (left: number) => `Contar una; ${left === 1 ? "queda" : "quedan"} ${left}`,
  left: "quedan", of: (n: number) => `de ${n}`, taskOf: (n: number, of: number) => `${n} de ${of}`, reps: (n: number): string => (n === 1 ? "repetición" : "repeticiones"), seconds: (n: number): string => (n === 1 ? "segundo" : "segundos"),
  asleep: "Este navegador no deja mantener la pantalla encendida: desactiva el apagado en los ajustes del aparato.",
  totals: "Totales", legend: "Qué lleva cada pieza", exercise: "Ejercicio", amount: "Hecho", times: "Veces", none: "Todavía nada.", total: "Total",
  adaptedCount: (n: number) => `${n} adaptado${n === 1 ? "" : "s"}`, skippedCount: (n: number) => `${n} sin hacer`, pendingCount: (n: number) => `${n} por hacer`,
  sum: (reps: number, seconds: number) => `${reps} ${reps === 1 ? "repetición" : "repeticiones"} y ${seconds} ${seconds === 1 ? "segundo" : "segundos"}`,
  summary: "Resumen de la clase", summaryIntro: "¡Buen trabajo! Esto ha hecho cada equipo:", backToLesson: "Volver a la partida", endLesson: "Terminar la clase", newLesson: "Otra clase", projector: "Proyector",
  savePdn: "Guardar la clase (PDN)", print: "Imprimir", printCards: "Tarjetas", printLabels: "Etiquetas", printRules: "Reglas", printRecord: "Hoja de registro", printClass: "Resumen",
  mark: (mark: Mark): string => ({ pending: "por hacer", done: "hecho", adapted: "adaptado", skipped: "sin hacer" })[mark],
  paperCards: "Tarjetas de ejercicios", paperLabels: "Etiquetas para las piezas", paperRules: "Damas del entrenamiento en una página", paperRecord: "Hoja de registro", date: "Fecha", group: "Grupo", move: "Jugada", who: "Equipo", why: "Por qué", forThose: "Si no puedes", notes: "Notas",
  rulesLines: [
    "Dos equipos, doce piezas cada uno. Cada pieza es un ejercicio. Empiezan las blancas.",
    "Antes de empezar, cada equipo coloca sus piezas en sus tres filas como quiera.",
    "El peón avanza una casilla en diagonal. Captura saltando hacia delante sobre una pieza contraria si la casilla de detrás está vacía, y sigue mientras pueda.",
    "El peón que llega a la última fila se corona: es dama, y conserva su ejercicio. La dama mueve y captura en cualquier dirección y a cualquier distancia.",
    "Capturar es obligatorio. Si una dama puede capturar, captura ella y no un peón (Ley de la Dama); después, lo que se lleve más piezas (Cantidad); a igualdad, más damas (Calidad).",
    "Después de cada jugada alguien hace un ejercicio:",
  ],
  rulesEnd: [
    "Si un ejercicio no va contigo, haz el adaptado. Si algo duele, para.",
    "Gana quien captura todas las piezas contrarias o las deja sin jugada. Son tablas por acuerdo, si la posición se da tres veces, o tras 20 jugadas de dama seguidas de cada equipo, sin captura.",
  ],
};

export type WorkoutWords = typeof es;

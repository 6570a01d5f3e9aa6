// SPDX-License-Identifier: MIT
// The English of training draughts.
import type { WorkoutWords } from "./es";

export const en: WorkoutWords = {
  title: "Training draughts", intro: "Every piece is an exercise, and every move makes somebody work. Nothing leaves this device.",
  steps: "Steps", stepClass: "1 Class", stepExercises: "2 Exercises", stepPlaces: "3 Places", stepStart: "4 Start", next: "Next", back: "Back",
  kit: "Ready-made exercises", ownKit: "My own", import: "Open a file", export: "Save to a file", openLesson: "Go on with a saved lesson (PDN)",
  refused: "That file is not right, and nothing was changed:", wrong: "There is something to correct:",
  rules: "Game", opponent: "Who plays", teams: "Two teams", computer: "Against the computer", computerSide: "The computer plays", level: "Level", computerDuties: "What the computer owes", dutiesOpponent: "the other team does it", dutiesNobody: "nobody does it",
  teamName: (side) => (side === "white" ? "Name of the White team" : "Name of the Black team"), sideName: (side) => (side === "white" ? "White" : "Black"), team: "Team",
  piece: (n) => `Piece ${n}`, edit: "Edit", editing: "Exercise", exerciseName: "Name", emoji: "Picture (emoji)", kind: "Counted in", repetitions: "repetitions", hold: "seconds", description: "How it is done", muscles: "What it trains",
  adaptation: "For those who cannot: name", adaptationHow: "For those who cannot: how", percent: "Part that is done, in %", addExercise: "New exercise", newExercise: "New exercise", editorDone: "Ready",
  amounts: "Amounts", amountsHelp: "Repetitions, or seconds if it is held.", seedAmounts: "As at first",
  rowName: (row) => ({ man_moves: "A man moves", man_captures: "A man captures one piece", king_moves: "A king moves", king_captures: "A king captures one piece", several_captured: "Several captured, each" })[row],
  placesHelp: "Touch two pieces to exchange their places.", random: "By chance", mirror: "Like the opponent", order: "In order", hidden: "Secret until both are ready", ready: "We are ready", notReady: "Change", hiddenPlace: "Hidden",
  readyTeam: (name) => `${name}: ready`, place: (square, exercise) => `Square ${square}: ${exercise}`,
  wait: "The next move waits for the exercise", signs: "On each piece", signsEmoji: "the picture", signsNumber: "the number",
  begin: "Begin the lesson", summaryOf: (kit, rules) => `${kit} · ${rules}`,
  card: "Exercise", toMove: (name) => `To move: ${name}`, touch: "Move a piece: the exercise comes next.", nobody: "Nobody",
  phaseReady: "Get ready!", phaseRunning: "Go!", phasePaused: "Paused", phaseDone: "Done!",
  start: "Start", pause: "Pause", resume: "Go on", skip: "Skip", adapt: "Adapt", adapted: "Adapted", done: "Done", tap: (left) => `Count one; ${left} left`,
  left: "left", of: (n) => `of ${n}`, taskOf: (n, of) => `${n} of ${of}`, reps: (n) => (n === 1 ? "repetition" : "repetitions"), seconds: (n) => (n === 1 ? "second" : "seconds"),
  asleep: "This browser does not let the screen be kept on: switch off its sleep in the settings of the device.",
  totals: "Totals", legend: "What each piece carries", exercise: "Exercise", amount: "Done", times: "Times", none: "Nothing yet.", total: "Total",
  adaptedCount: (n) => `${n} adapted`, skippedCount: (n) => `${n} not done`, pendingCount: (n) => `${n} to do`,
  sum: (reps, seconds) => `${reps} ${reps === 1 ? "repetition" : "repetitions"} and ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
  summary: "Class summary", summaryIntro: "Well done! This is what each team did:", backToLesson: "Back to the game", endLesson: "End the lesson", newLesson: "Another lesson", projector: "Projector",
  savePdn: "Save the lesson (PDN)", print: "Print", printCards: "Cards", printLabels: "Labels", printRules: "Rules", printRecord: "Record sheet", printClass: "Summary",
  mark: (mark) => ({ pending: "to do", done: "done", adapted: "adapted", skipped: "not done" })[mark],
  paperCards: "Exercise cards", paperLabels: "Labels for the pieces", paperRules: "Training draughts on one page", paperRecord: "Record sheet", date: "Date", group: "Group", move: "Move", who: "Team", why: "Why", forThose: "If you cannot", notes: "Notes",
  rulesLines: [
    "Two teams, twelve pieces each. Every piece is an exercise. White begins.",
    "Before the game each team places its pieces on its three rows as it likes.",
    "A man moves one square forward along a diagonal. It captures by jumping forward over an opposing piece if the square behind is empty, and goes on as long as it can.",
    "A man that reaches the last row is crowned: it is a king and keeps its exercise. A king moves and captures in any direction and over any distance.",
    "Capturing is compulsory. If a king can capture, it must, and not a man (Ley de la Dama); then whatever takes more pieces (Cantidad); among equals, more kings (Calidad).",
    "After every move somebody does an exercise:",
  ],
  rulesEnd: [
    "If an exercise is not for you, do the adapted one. If anything hurts, stop.",
    "Whoever captures all opposing pieces, or leaves them without a move, wins. A draw: by agreement, when a position occurs three times, or after 20 king moves in a row by each team without a capture.",
  ],
};

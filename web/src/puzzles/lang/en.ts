// SPDX-License-Identifier: MIT
import type { Side } from "../../types";
import type { PuzzleWords } from "./es";

const sideOf = (side: Side): string => (side === "white" ? "White" : "Black");
const afterMove = (move: string, line: string[]): string =>
  line.length > 0 ? `After ${move}, ${line.join(" ")}` : `After ${move}`;

export const en: PuzzleWords = {
  title: "Puzzles",
  intro: "Only one move is good each time. The defence answers until the end.",
  collections: "Game",
  none: "There are no puzzles of this game yet.",
  noneLinked: "There are no puzzles of the link's game. You can begin with others.",
  noneOfTheme: "There are no puzzles of this theme left. Try another.",
  lost: "That puzzle is no longer in the collection.",
  start: "Begin",
  next: "Next",
  nextTitle: "Next puzzle (key N)",
  leave: "Back to the game",
  all: "All puzzles",
  rating: "Rating",
  course: "How your rating has changed",
  streak: "Streak",
  best: (n) => `best: ${n}`,
  solved: "Solved",
  of: (n) => `of ${n}`,
  daily: "The puzzle of the day",
  dailyHelp: "Today, the same for everybody.",
  dailyOpen: "Solve it",
  dailyWon: "Solved at the first try",
  dailyLost: "It was too hard today",
  days: (n) => (n === 1 ? "1 day in a row" : `${n} days in a row`),
  review: "To repeat",
  due: (n) => (n === 1 ? "1 that you failed comes back now" : `${n} that you failed come back now`),
  waiting: (n) => (n === 1 ? "1 will come back later" : `${n} will come back later`),
  nothingWaits: "What you fail comes back: after some puzzles, the next day, after 3, 7 and 16 days.",
  reviewNow: "Repeat",
  theme: "Theme",
  anyTheme: "All",
  themes: {
    shot: "Shot",
    breakthrough: "Breakthrough",
    trap: "Trap",
    opposition: "Opposition",
    ending: "Ending",
    forzosa: "Forzosa",
  },
  themeHelp: {
    shot: "Pieces are given up to take more.",
    breakthrough: "A man is crowned, and the king stays.",
    trap: "The natural move is a mistake.",
    opposition: "Whoever does not have to move wins.",
    ending: "Few pieces are left: the tables prove it.",
    forzosa: "Three kings against one, with counted moves.",
  },
  history: "The latest",
  tried(end, rating) {
    const said = { won: "Solved at the first try", helped: "Solved with help", failed: "Failed" }[end];
    return `${said}, difficulty ${rating}. See it again.`;
  },
  why: { next: "Puzzle", daily: "Puzzle of the day", again: "You failed it: it is back", link: "Puzzle" },
  goal: ({ turn, goal }) =>
    goal === "win" ? `${sideOf(turn)} to play and win.` : `${sideOf(turn)} to play and not lose.`,
  yourMove: "Find the only good move.",
  goesOn: "Right! Go on.",
  thinking: (move) => `${move} is not it. See what happens…`,
  back: "Try again",
  wrong(move, line, { lost, crowned, end }, goal) {
    const after = afterMove(move, line);
    if (end === "loss") return `${after} and you lose the game.`;
    if (end === "draw") return `${after} and it is a draw: the win is gone.`;
    if (lost > 0) return `${after} and you are ${lost === 1 ? "one piece" : `${lost} pieces`} down.`;
    if (crowned) return `${after} and the other side crowns.`;
    return goal === "win" ? `${after} and the win is gone.` : `${after} and the game is lost.`;
  },
  hint: "Hint",
  hintPiece: (square) => `Look at the piece on square ${square}.`,
  hintMove: (move) => `Play ${move}.`,
  solution: "Solution",
  walking: "The solution, move by move. Walk through it with the arrows.",
  won: "Solved!",
  wonHelped: "Solved, with help. It will come back in a while.",
  wonLate: "Solved. As it was hard for you, it will come back.",
  shown: "This was the solution. The puzzle will come back.",
  change: (by, now) => `${by} · now ${now}`,
  changeSaid: (by, now) => `Your rating changes by ${by}, to ${now}.`,
  soFar: (rating, streak) => `Your rating: ${rating}` + (streak > 1 ? ` · streak of ${streak}` : ""),
  unchanged: "Your rating does not change.",
  difficulty: (rating) => `difficulty ${rating}`,
  line: "The line",
  proof: "How it was proved",
  byTables: "Proved by the endgame tables: at every turn no other move reaches the same result.",
  bySearch: (depth) => `Proved by search: every move was looked at in full, ${depth} plies deep.`,
  stepBack: "Back",
  stepOn: "On",
  flip: "Flip",
  share: "Copy link",
  linkCopied: "Link copied: it opens this puzzle.",
  study: "Analyse",
  again: "Again",
  actions: "Actions of the puzzle",
};

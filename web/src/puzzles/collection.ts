// SPDX-License-Identifier: MIT
// Collections as the page has them: data/puzzles/README.md says how they lie there.
import { type Decoder, decodeText, list, must, object, record, text, whole } from "../decode";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import type { ReadGame, ReadReply } from "../types";
import { idOf } from "./daily";
import { type Chapter, type Index, type Puzzle, type Theme, themes } from "./state";

const count = must(whole(0, 1_000_000));
const chapter: Decoder<Chapter> = object<Chapter>({
  file: must(text(40, 1)),
  count,
  from: count,
  to: count,
  themes: must(record(whole(0, 1_000_000), /^\w{1,30}$/, 40)),
});
const index: Decoder<Index> = object<Index>({ count, chapters: must(list(chapter, 1000)) });

export const readIndex = (json: string): Index | null => {
  const { value, wrong } = decodeText(json, index);
  return value && wrong.length === 0 && value.chapters.length > 0 ? value : null;
};

function puzzleOf(game: ReadGame): Puzzle {
  const tag = (name: string): string => game.tags.find(([key]) => key === name)?.[1] ?? "";
  return {
    id: idOf(game.fen),
    fen: game.fen,
    turn: game.turn,
    goal: tag("PuzzleGoal") === "save" ? "save" : "win",
    themes: themes.filter((theme: Theme) => tag("PuzzleThemes").split(" ").includes(theme)),
    rating: Number(tag("PuzzleRating")) || 0,
    proof: tag("PuzzleProof"),
    line: game.line.moves.map(({ move }) => move),
  };
}

/** The puzzles of a chapter; null: it is none. */
export function puzzlesOf(reply: ReadReply | undefined): Puzzle[] | null {
  const games = reply?.games ?? [];
  if (games.length === 0) return null;
  return games.filter((game): game is ReadGame => !game.error && game.line.moves.length > 0).map(puzzleOf);
}

/** The collection for some rules: their own, or that of rules with the same moves; empty: there is none. */
export function collectionFor(state: State, rules: string): string {
  const { collections } = state.puzzles!;
  const same = ruleSet(state, rules)?.learned_as ?? "";
  return [rules, same].find((id) => collections.includes(id)) ?? "";
}

/** The collection that is open. */
export const collectionNow = (state: State): string =>
  state.puzzles!.chosen || collectionFor(state, state.puzzles!.before?.game.rules ?? state.game.rules);

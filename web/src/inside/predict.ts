// SPDX-License-Identifier: MIT
// The game of guessing whether the search cuts: where it asks, who answers, what is right.
import type { SearchTree } from "../types";
import type { Inside, Predict, Team } from "./state";
import { storyOf } from "./steps";

export const mostTeams = 6;
export const longestName = 24;

export const newTeam = (name = ""): Team => ({ name, asked: 0, right: 0, streak: 0, best: 0 });

/** A game that begins, with the same teams. */
export function fresh(predict: Predict, on: boolean): Predict {
  const teams = predict.teams.length > 0 ? predict.teams.map(({ name }) => newTeam(name)) : [newTeam()];
  return { ...predict, on, teams, asked: 0, cuts: 0, upTo: 0, answers: teams.map(() => null), shown: false };
}

/** How many steps may be shown: up to the next question that nobody has answered. */
export function limit(tree: SearchTree, { on, upTo }: Predict): number {
  const { steps } = storyOf(tree);
  if (!on) return steps.length;
  const next = steps.findIndex((step, i) => step.kind === "back" && step.ask && i + 1 > upTo);
  return next < 0 ? steps.length : next + 1;
}

/** Whether the step that is shown asks something that has not been answered. */
export const asking = ({ tree, step, predict }: Inside): boolean =>
  tree !== null &&
  predict.on &&
  step > predict.upTo &&
  step === limit(tree, predict) &&
  step < storyOf(tree).steps.length;

/** Whether the game has come to its end. */
export const isOver = ({ tree, step, predict }: Inside): boolean =>
  tree !== null && predict.on && step === storyOf(tree).steps.length;

/** Whether the search cuts after the step that is shown. */
export const cutsNext = (tree: SearchTree, step: number): boolean => storyOf(tree).steps[step]?.kind === "cut";

/** Whether a team has to answer the question that is open. */
export const mustAnswer = ({ turns, asked, teams }: Predict, team: number): boolean =>
  !turns || asked % teams.length === team;

function scored(team: Team, right: boolean): Team {
  const streak = right ? team.streak + 1 : 0;
  return {
    ...team,
    asked: team.asked + 1,
    right: team.right + (right ? 1 : 0),
    streak,
    best: Math.max(team.best, streak),
  };
}

/** A team has answered; once all have that must, it is counted and shown. */
export function answered(inside: Inside, team: number, cuts: boolean): Predict {
  const { predict, tree, step } = inside;
  if (!tree || !asking(inside) || !mustAnswer(predict, team) || !predict.teams[team]) return predict;
  const answers = predict.teams.map((_, i) => (i === team ? cuts : (predict.answers[i] ?? null)));
  if (answers.some((answer, i) => answer === null && mustAnswer(predict, i))) return { ...predict, answers };
  const cut = cutsNext(tree, step);
  const teams = predict.teams.map((one, i) => (mustAnswer(predict, i) ? scored(one, answers[i] === cut) : one));
  return {
    ...predict,
    answers,
    teams,
    asked: predict.asked + 1,
    cuts: predict.cuts + (cut ? 1 : 0),
    upTo: step,
    shown: true,
  };
}

/** The teams, the best first. */
export const ranking = (teams: Team[]): { team: Team; index: number }[] =>
  teams
    .map((team, index) => ({ team, index }))
    .sort((a, b) => b.team.right - a.team.right || b.team.best - a.team.best || a.index - b.index);

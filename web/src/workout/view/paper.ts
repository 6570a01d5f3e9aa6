// SPDX-License-Identifier: MIT
// On paper: cards, labels, the rules on one page, a record sheet, the summary of a class.
import { h, type VNode } from "../../dom";
import { isOver } from "../../selectors";
import type { State } from "../../state";
import type { Side } from "../../types";
import { resultSentence } from "../../view/game";
import { dictionary } from "../lang/words";
import type { WorkoutPaper } from "../state";
import type { Exercise, Kit, RowId, Task } from "../types";
import { exerciseOf } from "./badges";
import { both, small } from "./pictures";
import { sides, sums, totalsTable } from "./totals";

const emptyRows = 32;

/** The kit of the lesson under way, or of the one being set up. */
const kitOf = (state: State): Kit | null =>
  state.workout!.view !== "setup" && state.game.lesson ? state.game.lesson.kit : state.workout!.setup.kit;

/** The exercises that are used, in the order of the kit. */
const used = (kit: Kit): Exercise[] =>
  kit.exercises.filter((exercise) => sides.some((side) => kit.teams[side].exercises.includes(exercise.id)));

function cards(state: State, kit: Kit): VNode {
  const w = dictionary(state.settings.language);
  return h(
    "div",
    { class: "paper-cards" },
    ...used(kit).map((exercise) =>
      h(
        "div",
        { class: "paper-card" },
        both(exercise),
        h("h2", {}, exercise.name),
        h(
          "p",
          { class: "paper-muscles" },
          [exercise.muscles, exercise.kind === "hold" ? w.hold : w.repetitions].filter(Boolean).join(" · "),
        ),
        h("p", {}, exercise.description),
        exercise.adaptation.name
          ? h(
              "p",
              { class: "paper-adapt" },
              h("b", {}, `${w.forThose}: ${exercise.adaptation.name}. `),
              exercise.adaptation.description,
            )
          : null,
        h(
          "p",
          { class: "paper-pieces" },
          ...sides.map((side) => {
            const numbers = kit.teams[side].exercises.flatMap((id, i) => (id === exercise.id ? [i + 1] : []));
            return numbers.length ? h("span", { class: side }, `${kit.teams[side].name}: ${numbers.join(", ")}`) : null;
          }),
        ),
      ),
    ),
  );
}

const labels = (kit: Kit): VNode =>
  h(
    "div",
    { class: "paper-labels" },
    ...sides.flatMap((side) =>
      kit.teams[side].exercises.map((id, i) => {
        const exercise = exerciseOf(kit, id);
        return h(
          "div",
          { class: "paper-label " + side },
          h("b", {}, i + 1),
          small(exercise),
          h("span", {}, exercise.name),
        );
      }),
    ),
  );

function amounts(state: State, kit: Kit): VNode {
  const { table } = state.workout!;
  const language = state.settings.language;
  const w = dictionary(language);
  return h(
    "table",
    { class: "paper-table" },
    h(
      "tbody",
      {},
      ...(Object.keys(kit.amounts) as RowId[]).map((row) =>
        h(
          "tr",
          {},
          h("td", {}, table.find((known) => known.row === row)?.text[language] ?? w.rowName(row)),
          h("td", { class: "paper-number" }, kit.amounts[row]),
        ),
      ),
    ),
  );
}

function onePage(state: State, kit: Kit): VNode {
  const w = dictionary(state.settings.language);
  return h(
    "div",
    { class: "paper-rules" },
    h("h1", {}, w.paperRules),
    h("ol", {}, ...w.rulesLines.map((line) => h("li", {}, line))),
    amounts(state, kit),
    h("p", {}, w.amountsHelp),
    h("ul", {}, ...w.rulesEnd.map((line) => h("li", {}, line))),
    h(
      "div",
      { class: "paper-legend" },
      ...sides.map((side) =>
        h(
          "div",
          {},
          h("h2", {}, kit.teams[side].name),
          h(
            "ol",
            {},
            ...kit.teams[side].exercises.map((id) =>
              h("li", {}, small(exerciseOf(kit, id)), " " + exerciseOf(kit, id).name),
            ),
          ),
        ),
      ),
    ),
  );
}

/** What was done if there is a lesson, and empty lines to go on by hand. */
function record(state: State, kit: Kit): VNode {
  const w = dictionary(state.settings.language);
  const playing = state.workout!.view !== "setup" && state.game.lesson;
  const duties = playing ? (state.workout!.lesson?.duties ?? []) : [];
  const marks = (i: number) => duties[i]!.tasks.map((task) => w.mark(task.mark)).join(", ");
  const taskText = (task: Task) => {
    const { kind, name } = exerciseOf(kit, task.exercise);
    return `${task.mark === "adapted" ? task.adapted : task.amount}${kind === "hold" ? " s" : " ×"} ${name}`;
  };
  const what = (i: number) => duties[i]!.tasks.map(taskText).join("; ");
  const team = (side: Side | null) => (side ? kit.teams[side].name : w.nobody);
  const rows = duties.map((duty, i) => [
    `${Math.floor(i / 2) + 1}${i % 2 === 0 ? "." : "…"} ${duty.move}`,
    team(duty.does),
    what(i),
    marks(i),
  ]);
  while (rows.length < emptyRows) rows.push([rows.length % 2 === 0 ? `${rows.length / 2 + 1}.` : "", "", "", ""]);
  return h(
    "div",
    { class: "paper-record" },
    h("h1", {}, w.paperRecord),
    h(
      "p",
      {},
      `${kit.teams.white.name} – ${kit.teams.black.name} · ` +
        `${w.date}: ${playing ? state.game.date.slice(0, 10) : "__________"} · ${w.group}: __________`,
    ),
    h(
      "table",
      { class: "paper-table" },
      h("thead", {}, h("tr", {}, ...[w.move, w.who, w.exercise, w.notes].map((title) => h("th", {}, title)))),
      h("tbody", {}, ...rows.map((row) => h("tr", {}, ...row.map((cell) => h("td", {}, cell))))),
    ),
  );
}

function summary(state: State, kit: Kit): VNode {
  const w = dictionary(state.settings.language);
  return h(
    "div",
    { class: "paper-class" },
    h("h1", {}, w.summary),
    h("p", {}, `${kit.name} · ${w.date}: ${state.game.date.slice(0, 10)} · ${w.group}: __________`),
    isOver(state) ? h("p", {}, resultSentence(state)) : null,
    ...sides.map((side) =>
      h("p", {}, h("b", {}, kit.teams[side].name + ": "), w.sum(sums(state, side).reps, sums(state, side).seconds)),
    ),
    h("div", { class: "totals-pair" }, ...sides.map((side) => totalsTable(state, side))),
  );
}

export function paper(state: State, what: WorkoutPaper): VNode {
  const kit = state.workout && kitOf(state);
  const page = !kit
    ? null
    : what === "cards"
      ? cards(state, kit)
      : what === "labels"
        ? labels(kit)
        : what === "one_page"
          ? onePage(state, kit)
          : what === "record"
            ? record(state, kit)
            : state.game.lesson
              ? summary(state, kit)
              : null;
  return h("div", { class: "paper", "aria-hidden": "true" }, page);
}

// SPDX-License-Identifier: MIT
// The second step: which exercise each piece carries, what it is, and how much each move costs.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { Side } from "../../types";
import { button, choice } from "../../view/common";
import { dictionary } from "../lang/words";
import type { Exercise, Kit, RowId, Team } from "../types";
import { exerciseOf } from "./badges";
import { editor, number, text } from "./editor";
import { small } from "./pictures";
import { sides } from "./totals";
import { enterForm } from "./whereabouts";
import { wrongAt } from "./wrong";

export function teamChoice(state: State, send: Send, kit: Kit, more: Record<string, unknown> = {}): VNode {
  const w = dictionary(state.settings.language);
  return choice(
    w.team,
    "workout-team",
    sides.map((side): [Side, string] => [side, kit.teams[side].name || w.sideName(side)]),
    state.workout!.setup.team,
    (team) => send({ type: "setup", part: { team, editing: "", picked: -1, ...more } }),
  );
}

/** A name that no exercise has yet. */
function freshId(kit: Kit): string {
  for (let i = 1; ; i++) if (!kit.exercises.some((exercise) => exercise.id === `own-${i}`)) return `own-${i}`;
}

const editTeam = (send: Send, side: Side, part: (old: Team) => Partial<Team>): void =>
  send({
    type: "edit_kit",
    edit: (kit) => ({ ...kit, teams: { ...kit.teams, [side]: { ...kit.teams[side], ...part(kit.teams[side]) } } }),
  });

function pieces(state: State, send: Send, kit: Kit, side: Side): VNode {
  const w = dictionary(state.settings.language);
  const team = kit.teams[side];
  const pick = (i: number, id: string) =>
    editTeam(send, side, (old) => ({ exercises: old.exercises.map((had, k) => (k === i ? id : had)) }));
  const change = (i: number, id: string) => {
    send({ type: "setup", part: { editing: id } });
    enterForm(`edit-exercise-${i}`);
  };
  return h(
    "ol",
    { class: "piece-list", key: "pieces" + side },
    ...team.exercises.map((id, i) =>
      h(
        "li",
        {},
        h("span", { class: "piece-number" }, i + 1),
        small(exerciseOf(kit, id)),
        h(
          "select",
          { "aria-label": w.piece(i + 1), onchange: (e: Event) => pick(i, (e.target as HTMLSelectElement).value) },
          ...kit.exercises.map((exercise) =>
            h("option", { value: exercise.id, selected: exercise.id === id }, exercise.name),
          ),
        ),
        button(w.edit, () => change(i, id), {
          class: "chip",
          id: `edit-exercise-${i}`,
          "aria-label": `${w.edit}: ${exerciseOf(kit, id).name}`,
        }),
      ),
    ),
  );
}

export function exercisesStep(state: State, send: Send, kit: Kit): VNode[] {
  const w = dictionary(state.settings.language);
  const { setup, table } = state.workout!;
  const edited = kit.exercises.find((exercise) => exercise.id === setup.editing);
  if (edited) return [editor(state, send, edited)];
  const team = kit.teams[setup.team];
  const add = () => {
    const id = freshId(kit);
    const exercise: Exercise = {
      id,
      name: w.newExercise,
      emoji: "🏅",
      kind: "repetitions",
      description: "",
      muscles: "",
      adaptation: { name: "", description: "", percent: 100 },
    };
    send({ type: "edit_kit", edit: (kit) => ({ ...kit, exercises: [...kit.exercises, exercise] }) });
    send({ type: "setup", part: { editing: id } });
    enterForm("add-exercise");
  };
  return [
    teamChoice(state, send, kit),
    h(
      "div",
      { key: "name" + setup.team },
      text(w.teamName(setup.team), team.name, wrongAt(state, `teams.${setup.team}.name`), (name) =>
        editTeam(send, setup.team, () => ({ name })),
      ),
    ),
    pieces(state, send, kit, setup.team),
    button(w.addExercise, add, { class: "quiet", id: "add-exercise" }),
    h(
      "section",
      {},
      h("h3", {}, w.amounts),
      h("p", { class: "muted" }, w.amountsHelp),
      ...(Object.keys(kit.amounts) as RowId[]).map((row) =>
        number(
          w.rowName(row),
          kit.amounts[row],
          wrongAt(state, `amounts.${row}`),
          999,
          (amount) =>
            send({ type: "edit_kit", edit: (kit) => ({ ...kit, amounts: { ...kit.amounts, [row]: amount } }) }),
          row,
        ),
      ),
      button(
        w.seedAmounts,
        () =>
          send({
            type: "edit_kit",
            edit: (kit) => ({
              ...kit,
              amounts: Object.fromEntries(table.map((row) => [row.row, row.amount])) as Kit["amounts"],
            }),
          }),
        { class: "quiet" },
      ),
    ),
  ];
}

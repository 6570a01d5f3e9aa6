// SPDX-License-Identifier: MIT
// One exercise of the kit: its words, its picture, how it is counted, what is done instead.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button, choice } from "../../view/common";
import { dictionary } from "../lang/words";
import type { Exercise } from "../types";
import { known, picker } from "./picker";
import { leaveForm } from "./whereabouts";
import { wrongAt } from "./wrong";

/** As many letters as the desk takes. */
const mostLetters = 60,
  mostOfLong = 400;

/** What is wrong with a field, beside it. */
const complaint = (wrong: string): VNode | null => (wrong ? h("span", { class: "field-wrong" }, wrong) : null);

export const text = (
  label: string,
  value: string,
  wrong: string,
  change: (value: string) => void,
  long = false,
): VNode =>
  h(
    "label",
    { class: "field" },
    label,
    h(long ? "textarea" : "input", {
      ...(long ? { rows: 2 } : { type: "text", autocomplete: "off" }),
      maxlength: long ? mostOfLong : mostLetters,
      "aria-invalid": wrong ? "true" : "false",
      value,
      onchange: (e: Event) => change((e.target as HTMLInputElement).value),
    }),
    complaint(wrong),
  );

export const number = (
  label: string,
  value: number,
  wrong: string,
  most: number,
  change: (value: number) => void,
  id = "",
): VNode =>
  h(
    "label",
    { class: "field amount-field" },
    h("span", {}, label),
    h("input", {
      type: "number",
      min: 1,
      max: most,
      step: 1,
      value: String(value),
      "aria-invalid": wrong ? "true" : "false",
      ...(id ? { "data-row": id } : {}),
      onchange: (e: Event) => change(Number((e.target as HTMLInputElement).value)),
    }),
    complaint(wrong),
  );

/** The same with another figure, or with none. */
function withFigure<T extends { figure?: string }>(old: T, figure: string): T {
  const { figure: _, ...rest } = old;
  return (figure ? { ...rest, figure } : rest) as T;
}

/** The figure of an exercise; one of which nothing was written yet gets the words of the catalogue. */
function pickFigure(state: State, old: Exercise, figure: string): Exercise {
  const found = known(state, figure);
  if (found && old.description === "") return { ...found, id: old.id };
  return withFigure({ ...old, emoji: figure ? old.emoji : old.emoji || "🏅" }, figure);
}

export function editor(state: State, send: Send, exercise: Exercise): VNode {
  const w = dictionary(state.settings.language);
  const edit = (part: (old: Exercise) => Exercise) =>
    send({
      type: "edit_kit",
      edit: (kit) => ({
        ...kit,
        exercises: kit.exercises.map((old) => (old.id === exercise.id ? part(old) : old)),
      }),
    });
  const change = (part: Partial<Exercise>) => edit((old) => ({ ...old, ...part }));
  const adapt = (part: (old: Exercise["adaptation"]) => Exercise["adaptation"]) =>
    edit((old) => ({ ...old, adaptation: part(old.adaptation) }));
  const done = () => {
    send({ type: "setup", part: { editing: "" } });
    leaveForm();
  };
  const { adaptation, figure = "" } = exercise;
  const at = state.workout!.setup.kit!.exercises.indexOf(exercise);
  const wrong = (part: string): string => wrongAt(state, `exercises[${at}].${part}`);
  const plain = { name: w.noFigure, emoji: exercise.emoji || "🏅" };
  const same = { name: w.sameFigure, emoji: exercise.emoji, ...(figure ? { figure } : {}) };
  return h(
    "section",
    { class: "exercise-editor", key: "editor" + exercise.id },
    h("h3", {}, w.editing),
    picker(state, w.figure, figure, plain, (id) => edit((old) => pickFigure(state, old, id))),
    figure ? null : text(w.emoji, exercise.emoji, wrong("emoji"), (emoji) => change({ emoji })),
    h(
      "div",
      { id: "exercise-name" },
      text(w.exerciseName, exercise.name, wrong("name"), (name) => change({ name })),
    ),
    choice(
      w.kind,
      "exercise-kind",
      [
        ["repetitions", w.repetitions],
        ["hold", w.hold],
      ],
      exercise.kind,
      (kind) => change({ kind }),
    ),
    text(w.description, exercise.description, wrong("description"), (description) => change({ description }), true),
    text(w.muscles, exercise.muscles, wrong("muscles"), (muscles) => change({ muscles })),
    text(w.adaptation, adaptation.name, wrong("adaptation.name"), (name) => adapt((old) => ({ ...old, name }))),
    picker(state, w.adaptationFigure, adaptation.figure ?? "", same, (id) => adapt((old) => withFigure(old, id))),
    text(
      w.adaptationHow,
      adaptation.description,
      wrong("adaptation.description"),
      (description) => adapt((old) => ({ ...old, description })),
      true,
    ),
    number(w.percent, adaptation.percent, wrong("adaptation.percent"), 100, (percent) =>
      adapt((old) => ({ ...old, percent })),
    ),
    button(w.editorDone, done, { class: "primary" }),
  );
}

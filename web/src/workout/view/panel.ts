// SPDX-License-Identifier: MIT
// The panel of training draughts: setting a lesson up in four steps, then the lesson with its totals and papers.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { ruleSet } from "../../selectors";
import type { State } from "../../state";
import type { Both } from "../../types";
import { button, choice, icon, notLoaded, words as pageWords, toggle } from "../../view/common";
import { fileButton } from "../../view/file";
import { referee } from "../../view/game";
import { dictionary } from "../lang/words";
import type { Setup, Step, WorkoutPaper } from "../state";
import type { Kit } from "../types";
import { exerciseOf } from "./badges";
import { exercisesStep } from "./exercises";
import { small } from "./pictures";
import { placesStep } from "./places";
import { sides, totalsTable } from "./totals";
import { whatIsWrong } from "./wrong";

const steps: Step[] = ["class", "exercises", "places", "start"];

export const range = (state: State, level: number, change: (level: number) => void, label: string): VNode =>
  h(
    "label",
    { class: "field" },
    `${label} ${level}`,
    h("input", {
      type: "range",
      min: 1,
      max: state.about?.levels.length ?? 1,
      step: 1,
      value: String(level),
      oninput: (e: Event) => change(Number((e.target as HTMLInputElement).value)),
    }),
  );

function classStep(state: State, send: Send, stamp: Stamp, kit: Kit): VNode[] {
  const w = dictionary(state.settings.language);
  const { setup, kits } = state.workout!;
  const set = (part: Partial<Setup>) => send({ type: "setup", part });
  const known: [string, string][] = kits.map((entry) => [entry.id, entry.kit.name]);
  if (setup.id === "own")
    known.push(["own", kit.name === kits.find((entry) => entry.kit.name === kit.name)?.kit.name ? w.ownKit : kit.name]);
  const kitFile = { what: "kit", id: "import-kit", accept: ".json,application/json" } as const;
  const lessonFile = { what: "lesson", id: "open-lesson", accept: ".pdn" } as const;
  return [
    choice(w.kit, "kit", known, setup.id, (id) => send({ type: "choose_kit", id })),
    h("p", { class: "muted" }, kit.description),
    h(
      "div",
      { class: "row" },
      fileButton(w.import, kitFile, send, (text) => send({ type: "import_kit", text })),
      button(w.export, () => send({ type: "export_kit" })),
    ),
    choice(
      w.rules,
      "workout-rules",
      (state.about?.rules ?? []).map((r) => [r.id, r.name[state.settings.language]]),
      kit.rules,
      (rules) => send({ type: "edit_kit", edit: (kit) => ({ ...kit, rules }) }),
    ),
    choice(
      w.opponent,
      "workout-opponent",
      [
        ["teams", w.teams],
        ["computer", w.computer],
      ],
      setup.opponent,
      (opponent) => set({ opponent }),
    ),
    ...(setup.opponent === "computer"
      ? [
          choice(
            w.computerSide,
            "workout-side",
            sides.map((side) => [side, w.sideName(side)]),
            setup.side,
            (side) => set({ side }),
          ),
          range(state, setup.level, (level) => set({ level }), w.level),
          choice(
            w.computerDuties,
            "workout-duties",
            [
              ["opponent", w.dutiesOpponent],
              ["nobody", w.dutiesNobody],
            ],
            setup.computerDuties,
            (computerDuties) => set({ computerDuties }),
          ),
        ]
      : []),
    fileButton(w.openLesson, lessonFile, send, (text) => send({ type: "open_lesson", text, ...stamp() })),
  ];
}

function startStep(state: State, send: Send, kit: Kit): VNode[] {
  const w = dictionary(state.settings.language);
  const { setup } = state.workout!;
  const set = (part: Partial<Setup>) => send({ type: "setup", part });
  return [
    h("p", {}, h("strong", {}, w.summaryOf(kit.name, ruleSet(state, kit.rules)?.name[state.settings.language] ?? ""))),
    h("p", {}, `${kit.teams.white.name} – ${kit.teams.black.name}`),
    toggle(w.wait, setup.wait, (wait) => set({ wait })),
    choice(
      w.signs,
      "signs",
      [
        ["emoji", w.signsEmoji],
        ["number", w.signsNumber],
      ],
      setup.signs,
      (signs) => set({ signs }),
    ),
    printing(state, send, ["cards", "labels", "one_page", "record"]),
  ];
}

/** Whether a team still places its pieces unseen. */
const secret = (setup: Setup, kit: Kit): boolean => kit.hidden && !(setup.ready.white && setup.ready.black);

type Go = (step: Step) => void;

/** Where one is, and the way to any other page of the form. */
function stepList(state: State, go: Go): VNode {
  const w = dictionary(state.settings.language);
  const names: Record<Step, string> = {
    class: w.stepClass,
    exercises: w.stepExercises,
    places: w.stepPlaces,
    start: w.stepStart,
  };
  const here = state.workout!.setup.step;
  const item = (step: Step): VNode =>
    button(names[step], () => go(step), {
      class: step === here ? "chip on" : "chip",
      "data-step": step,
      ...(step === here ? { "aria-current": "step" } : {}),
    });
  return h("ol", { class: "wizard-steps", "aria-label": w.steps }, ...steps.map((step) => h("li", {}, item(step))));
}

/** Something is wrong with a file. */
const alarm = (state: State, label: string, text: Both | undefined): VNode | null =>
  text
    ? h("div", { class: "error", role: "alert" }, h("p", {}, label), h("p", {}, text[state.settings.language]))
    : null;

/** Back, on, and the lesson itself. */
function wizardEnd(state: State, send: Send, stamp: Stamp, kit: Kit, go: Go): VNode {
  const w = dictionary(state.settings.language);
  const { setup } = state.workout!;
  const at = steps.indexOf(setup.step);
  const begin = (): void => (secret(setup, kit) ? go("places") : send({ type: "begin_lesson", ...stamp() }));
  const attrs = {
    class: "primary big",
    id: "begin-lesson",
    disabled: setup.error !== null || (setup.step === "places" && secret(setup, kit)),
  };
  return h(
    "div",
    { class: "row wizard-end" },
    setup.error ? h("p", { class: "error", role: "alert" }, `${w.wrong} ${whatIsWrong(state)}.`) : null,
    at > 0 ? button(w.back, () => go(steps[at - 1]!)) : null,
    at < steps.length - 1 ? button(w.next, () => go(steps[at + 1]!), { id: "wizard-next" }) : null,
    button(w.begin, begin, attrs, icon("run"), w.begin),
  );
}

const unloaded = (state: State, send: Send): VNode => notLoaded(state, () => send({ type: "workout_again" }));

function wizard(state: State, send: Send, stamp: Stamp): VNode {
  const w = dictionary(state.settings.language);
  const { setup } = state.workout!;
  const { kit } = setup;
  const intro = h("p", { class: "muted wizard-intro" }, w.intro);
  if (!kit) {
    const body = state.workout!.failed ? unloaded(state, send) : h("p", { class: "muted" }, pageWords(state).fetching);
    return h("div", { class: "panel-body workout", key: "workout" }, h("h2", {}, w.title), intro, body);
  }
  const go: Go = (step) => send({ type: "setup", part: { step, editing: "", picked: -1 } });
  const pages: Record<Step, () => VNode[]> = {
    class: () => classStep(state, send, stamp, kit),
    exercises: () => exercisesStep(state, send, kit),
    places: () => placesStep(state, send, stamp, kit),
    start: () => startStep(state, send, kit),
  };
  return h(
    "div",
    { class: "panel-body workout", key: "workout" },
    h("h2", {}, w.title),
    setup.step === "class" ? intro : null,
    stepList(state, go),
    alarm(state, w.refused, setup.refused ?? undefined),
    ...pages[setup.step](),
    wizardEnd(state, send, stamp, kit, go),
  );
}

function printing(state: State, send: Send, what: WorkoutPaper[]): VNode {
  const w = dictionary(state.settings.language);
  const names: Record<WorkoutPaper, string> = {
    cards: w.printCards,
    labels: w.printLabels,
    one_page: w.printRules,
    record: w.printRecord,
    class: w.printClass,
  };
  return h(
    "section",
    {},
    h("h3", {}, w.print),
    h(
      "div",
      { class: "row" },
      ...what.map((paper) =>
        button(names[paper], () => send({ type: "print", what: paper }), { class: "chip", "data-paper": paper }),
      ),
    ),
  );
}

function legend(state: State): VNode {
  const w = dictionary(state.settings.language);
  const lesson = state.game.lesson!;
  const pieces = state.workout!.badges[state.game.at] ?? [];
  return h(
    "details",
    { class: "legend" },
    h("summary", {}, w.legend),
    ...sides.map((side) =>
      h(
        "div",
        {},
        h("h3", {}, lesson.kit.teams[side].name),
        h(
          "ul",
          {},
          ...pieces
            .filter((badge) => badge.side === side)
            .sort((a, b) => a.number - b.number)
            .map((badge) => {
              const exercise = exerciseOf(lesson.kit, badge.exercise);
              return h(
                "li",
                {},
                lesson.signs === "emoji" ? small(exercise) : h("b", {}, badge.number),
                ` ${exercise.name}`,
              );
            }),
        ),
      ),
    ),
  );
}

function lessonPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = dictionary(state.settings.language);
  const { view, awake } = state.workout!;
  const lesson = state.game.lesson!;
  return h(
    "div",
    { class: "panel-body workout" + (view === "summary" ? " summary-view" : ""), key: "workout" },
    h("h2", {}, view === "summary" ? w.summary : lesson.kit.name),
    h("div", { class: "learn-referee" }, referee(state, send, stamp)),
    state.workout!.failed ? unloaded(state, send) : null,
    view === "summary" ? h("p", {}, w.summaryIntro) : null,
    h("div", { class: "totals-pair" }, ...sides.map((side) => totalsTable(state, side))),
    legend(state),
    awake === "refused" || awake === "missing" ? h("p", { class: "muted" }, w.asleep) : null,
    toggle(w.wait, lesson.wait, (wait) => send({ type: "lesson_option", part: { wait } })),
    choice(
      w.signs,
      "signs",
      [
        ["emoji", w.signsEmoji],
        ["number", w.signsNumber],
      ],
      lesson.signs,
      (signs) => send({ type: "lesson_option", part: { signs } }),
    ),
    h(
      "div",
      { class: "row" },
      button(w.projector, () => send({ type: "projector", on: true }), { class: "primary", id: "to-projector" }),
      button(w.savePdn, () => send({ type: "save_lesson" }), { id: "save-lesson" }),
      view === "summary"
        ? button(w.backToLesson, () => send({ type: "lesson_view", view: "lesson" }))
        : button(w.endLesson, () => send({ type: "lesson_view", view: "summary" }), { id: "end-lesson" }),
      button(w.newLesson, () => send({ type: "new_setup" }), { class: "quiet" }),
    ),
    printing(state, send, ["class", "record", "cards", "labels", "one_page"]),
  );
}

export function panel(state: State, send: Send, stamp: Stamp): VNode {
  const workout = state.workout;
  if (!workout || workout.view === "setup" || !state.game.lesson)
    return workout ? wizard(state, send, stamp) : h("div", { class: "panel-body workout", key: "workout" });
  return lessonPanel(state, send, stamp);
}

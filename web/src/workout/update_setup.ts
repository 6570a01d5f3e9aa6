// SPDX-License-Identifier: MIT
// Setting a lesson up: kits, exercises, where the pieces of each team stand.
import type { Effect, Step } from "../message";
import { opponent } from "../selectors";
import type { State } from "../state";
import type { Side } from "../types";
import type { Of } from "../update/step";
import { ask, effect, type WorkoutHandlers, type WorkoutReplies } from "./handlers";
import type { WorkoutReply } from "./message";
import { arrangementOf } from "./selectors";
import type { Setup, WorkoutState } from "./state";
import type { Kit } from "./types";

const firstSetup = (): Setup => ({
  step: "class",
  id: "",
  kit: null,
  squares: { white: [], black: [] },
  opponent: "teams",
  level: 3,
  side: "black",
  computerDuties: "opponent",
  wait: true,
  signs: "emoji",
  team: "white",
  editing: "",
  picked: -1,
  ready: { white: false, black: false },
  error: null,
  refused: null,
});

export const firstWorkout = (): WorkoutState => ({
  kits: [],
  kitsOf: "",
  failed: false,
  table: [],
  view: "setup",
  lesson: null,
  of: { game: "", node: -1 },
  badges: {},
  work: null,
  flash: 0,
  awake: "",
  setup: firstSetup(),
});

export const withSetup = (state: State, part: Partial<Setup>): State => ({
  ...state,
  workout: { ...state.workout!, setup: { ...state.workout!.setup, ...part } },
});

/** Every change of the kit is checked by the desk, which also says where the pieces stand. */
const check = (kit: Kit): Effect => ask({ as: "kit", request: { do: "kit", kit }, context: {} });

/** What another kit leaves behind. */
const unused = (): Partial<Setup> => ({
  error: null,
  refused: null,
  editing: "",
  ready: { white: false, black: false },
});

function useKit(state: State, id: string, kit: Kit): Step {
  return [withSetup(state, { id, kit, ...unused(), picked: -1 }), [check(kit)]];
}

/** The ready-made kits are there: the first, or the one that was chosen, in another language now. */
function kits(state: State, { list, of }: Of<"kits">): Step {
  const { id } = state.workout!.setup;
  const known: State = { ...state, workout: { ...state.workout!, kits: list, kitsOf: of, failed: false } };
  const same = list.find((entry) => entry.id === id) ?? (id === "" ? list[0] : undefined);
  return same ? useKit(known, same.id, same.kit) : [known, []];
}

function chooseKit(state: State, { id }: Of<"choose_kit">): Step {
  const entry = state.workout!.kits.find((known) => known.id === id);
  return entry ? useKit(state, entry.id, entry.kit) : [state, []];
}

/** With other rules the pieces stand elsewhere: they are placed anew. */
function editKit(state: State, { edit }: Of<"edit_kit">): Step {
  const before = state.workout!.setup.kit;
  if (!before) return [state, []];
  const wanted = edit(before);
  const pieces = wanted.rules === before.rules;
  const teams = pieces ? wanted.teams : { white: { ...wanted.teams.white }, black: { ...wanted.teams.black } };
  if (!pieces) for (const team of [teams.white, teams.black]) delete team.arrangement;
  const kit = { ...wanted, teams };
  return [withSetup(state, { kit, id: "own", refused: null }), [check(kit)]];
}

function exportKit(state: State): Step {
  const { kit } = state.workout!.setup;
  if (!kit) return [state, []];
  const text = JSON.stringify(kit, null, 1) + "\n";
  return [state, [{ kind: "file", name: "clase.json", text, mime: "application/json" }]];
}

function arrange(state: State, { how, team, seed }: Of<"arrange">): Step {
  const { setup } = state.workout!;
  const other = arrangementOf(setup, opponent(team));
  const request = { do: "arrange" as const, how, rules: setup.kit?.rules ?? "", seed, other };
  return [state, [ask({ as: "arrange", request, context: { team } })]];
}

const changed = (kit: Kit, team: Side, arrangement: number[]): Kit => ({
  ...kit,
  teams: { ...kit.teams, [team]: { ...kit.teams[team], arrangement } },
});

/** The first place that is touched changes with the second. */
function place(state: State, { index }: Of<"place">): Step {
  const setup = state.workout!.setup;
  if (!setup.kit) return [state, []];
  if (setup.picked < 0) return [withSetup(state, { picked: index }), []];
  const next = [...arrangementOf(setup, setup.team)];
  [next[setup.picked], next[index]] = [next[index]!, next[setup.picked]!];
  const kit = changed(setup.kit, setup.team, next);
  return [withSetup(state, { kit, picked: -1, ready: { ...setup.ready, [setup.team]: false } }), [check(kit)]];
}

export const setup = {
  kits,
  setup: (state, { part }) => [withSetup(state, { refused: null, ...part }), []],
  choose_kit: chooseKit,
  edit_kit: editKit,
  import_kit: (state, { text }) => [state, [ask({ as: "import", request: { do: "kit", text }, context: {} })]],
  export_kit: exportKit,
  arrange,
  place,
  new_setup: (state) => [withSetup({ ...state, workout: { ...state.workout!, view: "setup" } }, { step: "class" }), []],
} satisfies Partial<WorkoutHandlers>;

function checked(state: State, { reply }: WorkoutReply<"kit">): Step {
  if (!reply) return [state, []];
  return [withSetup(state, reply.error ? { error: reply.error } : { error: null, squares: reply.squares }), []];
}

/** A kit from a file. A bad one changes nothing but the message. */
function imported(state: State, { reply, error }: WorkoutReply<"import" | "kept">): Step {
  if (!reply) return [withSetup(state, { refused: error }), []];
  if (reply.error) return [withSetup(state, { refused: reply.error.text }), []];
  return [withSetup(state, { id: "own", kit: reply.kit, squares: reply.squares, ...unused() }), []];
}

/** The kit of the last lesson, unless somebody has chosen another meanwhile. */
function kept(state: State, message: WorkoutReply<"kept">): Step {
  const { reply } = message;
  if (!reply || reply.error) return [state, reply?.error ? [effect({ kind: "refuse_kept" })] : []];
  return state.workout!.setup.id === "" ? imported(state, message) : [state, []];
}

function arranged(state: State, { reply, context }: WorkoutReply<"arrange">): Step {
  const { kit, ready } = state.workout!.setup;
  const team = context.team!;
  if (!kit || !reply) return [state, []];
  const next = changed(kit, team, reply.arrangement);
  return [withSetup(state, { kit: next, picked: -1, ready: { ...ready, [team]: false } }), [check(next)]];
}

export const setupReplies = {
  kit: checked,
  import: imported,
  kept,
  arrange: arranged,
} satisfies Partial<WorkoutReplies>;

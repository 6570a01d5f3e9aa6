// SPDX-License-Identifier: MIT
// Training draughts: setting a lesson up and saving it. What happens during the lesson is in update_lesson.ts.
import type { Effect, Message } from "../message";
import { dictionary } from "../lang/words";
import { newGame, opponent, type Game, type Seat, type State } from "../state";
import { fromWritten, mainLine } from "../tree";
import type { Both, Side } from "../types";
import { notify, type Step } from "../update";
import { begin } from "../course";
import type { CoachContext, CoachWish, Kit, KitReply, Lesson, Mark, OpenReply, Row, Setup, WorkoutState } from "./types";
import { lessonRequest, updateLesson } from "./update_lesson";

export const firstWorkout = (): WorkoutState => ({
  kits: [], kitsOf: "", table: [], view: "setup", lesson: null, of: { game: "", node: -1 }, badges: {}, work: null, flash: 0, awake: "",
  setup: {
    step: "class", id: "", kit: null, squares: { white: [], black: [] }, opponent: "teams", level: 3, side: "black", computerDuties: "opponent", wait: true, signs: "emoji",
    team: "white", editing: "", picked: -1, ready: { white: false, black: false }, error: null, refused: null,
  },
});

const ask = (as: CoachWish, request: Record<string, unknown>, context: CoachContext = {}): Effect => ({ kind: "workout", effect: { kind: "ask", as, request, context } });

const withSetup = (state: State, part: Partial<Setup>): State => ({ ...state, workout: { ...state.workout!, setup: { ...state.workout!.setup, ...part } } });

/** Every change of the kit is judged by the desk, which also says where the pieces stand. */
const judge = (kit: Kit): Effect => ask("kit", { do: "kit", text: JSON.stringify(kit, null, 1) });

function useKit(state: State, id: string, kit: Kit): Step {
  return [withSetup(state, { id, kit, error: null, refused: null, editing: "", picked: -1, ready: { white: false, black: false } }), [judge(kit)]];
}

const changed = (kit: Kit, team: Side, arrangement: number[]): Kit => ({ ...kit, teams: { ...kit.teams, [team]: { ...kit.teams[team], arrangement } } });
export const arrangementOf = (setup: Setup, team: Side): number[] => setup.kit?.teams[team].arrangement ?? setup.squares[team].map((_, i) => i + 1);

function place(state: State, index: number): Step {
  const setup = state.workout!.setup;
  if (!setup.kit) return [state, []];
  if (setup.picked < 0) return [withSetup(state, { picked: index }), []];
  const next = [...arrangementOf(setup, setup.team)];
  [next[setup.picked], next[index]] = [next[index]!, next[setup.picked]!];
  const kit = changed(setup.kit, setup.team, next);
  return [withSetup(state, { kit, picked: -1, ready: { ...setup.ready, [setup.team]: false } }), [judge(kit)]];
}

function seatsOf(computer: "" | Side, level: number): Record<Side, Seat> {
  const seats: Record<Side, Seat> = { white: { kind: "human" }, black: { kind: "human" } };
  if (computer) seats[computer] = { kind: "level", level };
  return seats;
}

/** Plays a lesson: the board, the card and the totals from now on. */
function enter(state: State, game: Game, now: number): Step {
  const [next, effects] = begin({ ...state, workout: { ...state.workout!, view: "lesson", lesson: null, of: { game: "", node: -1 }, badges: {}, work: null } }, game, now);
  return [{ ...next, panel: "workout" }, [...effects, { kind: "workout", effect: { kind: "awake", on: true } }]];
}

function beginLesson(state: State, message: Extract<Message, { type: "begin_lesson" }>): Step {
  const setup = state.workout!.setup;
  if (!setup.kit || setup.error) return [state, []];
  const computer = setup.opponent === "computer" ? setup.side : "";
  const lesson: Lesson = { kit: setup.kit, computer, computerDuties: setup.computerDuties, wait: setup.wait, signs: setup.signs, marks: {} };
  const { kit } = setup;
  const tags: [string, string][] = [["Event", kit.name], ["White", kit.teams.white.name], ["Black", kit.teams.black.name]];
  const game = { ...newGame(kit.rules, seatsOf(computer, setup.level), null, message.seed, message.date), lesson, tags };
  const [next, effects] = enter(state, game, message.now);
  return [next, [...effects, { kind: "workout", effect: { kind: "keep", kit: setup.kit } }]];
}

/** A lesson from a PDN file goes on where it stood. */
function opened(state: State, reply: OpenReply, context: CoachContext): Step {
  if (reply.error) return [withSetup(state, { refused: reply.error.text }), []];
  const tree = fromWritten({ moves: reply.moves.map((move) => ({ move })) });
  const marks: Record<number, Mark[]> = {};
  mainLine(tree).forEach((node, i) => { marks[node] = reply.marks[i] ?? []; });
  const lesson: Lesson = { kit: reply.kit, computer: reply.computer, computerDuties: reply.computer_duties, wait: true, signs: "emoji", marks };
  const game = newGame(reply.rules, seatsOf(reply.computer, state.workout!.setup.level), null, context.seed ?? 1, context.date ?? "");
  const tags: [string, string][] = [["White", reply.kit.teams.white.name], ["Black", reply.kit.teams.black.name]];
  return enter(state, { ...game, tree, at: tree.length - 1, start: reply.fen, tags, lesson }, context.now ?? 0);
}

function answered(state: State, message: Extract<Message, { type: "coach" }>): Step | undefined {
  const workout = state.workout!;
  const wrong = (text: string): Both => ({ es: text, en: text });
  switch (message.as) {
    case "table":
      return [{ ...state, workout: { ...workout, table: (message.reply as Row[] | undefined) ?? [] } }, []];
    case "kit": {
      const reply = message.reply as KitReply | undefined;
      if (!reply) return [state, []];
      return reply.error ? [withSetup(state, { error: reply.error }), []] : [withSetup(state, { error: null, squares: reply.squares }), []];
    }
    case "import":
    case "kept": {
      const reply = message.reply as KitReply | undefined;
      if (!reply || reply.error) {
        // A bad kit changes nothing but the message.
        if (message.as === "kept") return [state, reply?.error ? [{ kind: "workout", effect: { kind: "refuse_kept" } }] : []];
        return [withSetup(state, { refused: reply?.error.text ?? wrong(message.error ?? "?") }), []];
      }
      if (message.as === "kept" && workout.setup.id !== "") return [state, []];
      return [withSetup(state, { id: "own", kit: reply.kit, squares: reply.squares, error: null, refused: null, editing: "", ready: { white: false, black: false } }), []];
    }
    case "arrange": {
      const { kit, ready } = workout.setup;
      const team = message.context.team!;
      const reply = message.reply as { arrangement: number[] } | undefined;
      if (!kit || !reply) return [state, []];
      const next = changed(kit, team, reply.arrangement);
      return [withSetup(state, { kit: next, picked: -1, ready: { ...ready, [team]: false } }), [judge(next)]];
    }
    case "record": {
      const pdn = (message.reply as { pdn: string } | undefined)?.pdn;
      if (pdn === undefined) return notify(state, message.error ?? "?", "bad");
      if (message.context.id !== "copy") return [state, [{ kind: "file", name: "clase.pdn", text: pdn, mime: "application/x-draughts-pdn" }]];
      const [told, effects] = notify(state, dictionary(state.settings.language).copied, "good");
      return [told, [{ kind: "copy", text: pdn }, ...effects]];
    }
    case "open":
      return message.error !== undefined ? [withSetup(state, { refused: wrong(message.error) }), []] : opened(state, message.reply as OpenReply, message.context);
    default:
      return undefined;
  }
}

export function update(state: State, message: Message): Step | undefined {
  if (message.type === "workout_ready") {
    const next: State = { ...state, workout: { ...firstWorkout(), view: state.game.lesson ? "lesson" : "setup" } };
    const effects: Effect[] = [ask("table", { do: "table" }), { kind: "workout", effect: { kind: "kits", language: state.settings.language } }, { kind: "workout", effect: { kind: "kept" } }];
    return [next, state.game.lesson ? [...effects, lessonRequest(next), { kind: "workout", effect: { kind: "awake", on: true } }] : effects];
  }
  const workout = state.workout;
  if (!workout) return undefined;
  const setup = workout.setup;
  switch (message.type) {
    case "kits": {
      const known: State = { ...state, workout: { ...workout, kits: message.list, kitsOf: message.of } };
      const same = message.list.find((entry) => entry.id === setup.id) ?? (setup.id === "" ? message.list[0] : undefined);
      return same ? useKit(known, same.id, same.kit) : [known, []];
    }
    case "setup":
      return [withSetup(state, message.part), []];
    case "choose_kit": {
      const entry = workout.kits.find((known) => known.id === message.id);
      return entry ? useKit(state, entry.id, entry.kit) : [state, []];
    }
    case "edit_kit": {
      const pieces = message.kit.rules === setup.kit?.rules;
      const teams = pieces ? message.kit.teams : { white: { ...message.kit.teams.white }, black: { ...message.kit.teams.black } };
      if (!pieces) delete teams.white.arrangement, delete teams.black.arrangement;
      const kit = { ...message.kit, teams };
      return [withSetup(state, { kit, id: "own", refused: null }), [judge(kit)]];
    }
    case "import_kit":
      return [state, [ask("import", { do: "kit", text: message.text })]];
    case "export_kit":
      return setup.kit ? [state, [{ kind: "file", name: "clase.json", text: JSON.stringify(setup.kit, null, 1) + "\n", mime: "application/json" }]] : [state, []];
    case "arrange":
      return [state, [ask("arrange", { do: "arrange", how: message.how, rules: setup.kit?.rules ?? "", seed: message.seed, other: arrangementOf(setup, opponent(message.team)) }, { team: message.team })]];
    case "place":
      return place(state, message.index);
    case "begin_lesson":
      return beginLesson(state, message);
    case "new_setup":
      return [withSetup({ ...state, workout: { ...workout, view: "setup" } }, { step: "class" }), []];
    case "rematch": {
      const { lesson, rules, tags, seats } = state.game;
      if (!lesson) return undefined;
      return enter(state, { ...newGame(rules, seats, null, message.seed, message.date), lesson: { ...lesson, marks: {} }, tags }, message.now);
    }
    case "open_lesson":
      return [state, [ask("open", { do: "open", text: message.text }, { now: message.now, seed: message.seed, date: message.date })]];
    case "settings":
      if (!message.part.language || message.part.language === workout.kitsOf) return undefined;
      return [{ ...state, settings: { ...state.settings, ...message.part } }, [{ kind: "save_settings" }, { kind: "workout", effect: { kind: "kits", language: message.part.language } }]];
    case "coach":
      return answered(state, message) ?? updateLesson(state, message);
    default:
      return updateLesson(state, message);
  }
}

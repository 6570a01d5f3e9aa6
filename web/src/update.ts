// SPDX-License-Identifier: MIT
// The next state and what is to be done, from a state and a message. Pure: no clock, no chance, no document.
import type { Effect, Message } from "./message";
import { restartAnalysis, updateAnalysis } from "./update_analysis";
import { updateLearn } from "./update_learn";
import { updateInside } from "./update_inside";
import { updateLibrary } from "./update_library";
import { updatePlay } from "./update_play";
import { goTo, updateStudy } from "./update_study";
import type { State } from "./state";
import { late } from "./late";
import { resumed } from "./course";
import { dictionary } from "./lang/words";

export type Step = [State, Effect[]];

/** Each part knows its messages; undefined: not mine. */
export type Part = (state: State, message: Message) => Step | undefined;

const general: Part = (state, message) => {
  switch (message.type) {
    case "ready": {
      const inside = { ...state.inside, settings: { ...state.inside.settings, weights: weightsOf(state, message.about) } };
      const [clock, ticks] = resumed(state.game);
      const [next, effects] = goTo({ ...state, about: message.about, inside, clock }, state.game.at, false);
      return [next, [...effects, ...ticks]];
    }
    case "panel":
      return [{ ...state, panel: message.panel, confirm: "" }, []];
    case "help":
      return [{ ...state, help: message.open }, []];
    case "settings":
      return changeSettings(state, message.part);
    case "projector":
      return [{ ...state, projector: message.on }, [{ kind: "fullscreen", on: message.on }]];
    case "flip":
      return [{ ...state, flipped: !state.flipped }, []];
    case "notice":
      return notify(state, message.text, "info");
    case "notice_gone":
      return [state.notice?.text === message.text ? { ...state, notice: null } : state, []];
    case "threads":
      return restartAnalysis({ ...state, engine: { ...state.engine, threads: message.count } });
    case "engine":
      return programChanged(state, message.program, message.busy);
    case "broken":
      return [{ ...state, engine: { ...state.engine, broken: message.why }, thinking: "" }, []];
    case "aside":
      return [{ ...state, aside: { count: message.count, news: message.news } }, []];
    case "full":
      return [{ ...state, full: message.full }, []];
    case "export_aside":
      return [state, [{ kind: "export_aside" }]];
    case "discard_aside":
      return [{ ...state, aside: { count: 0, news: false } }, [{ kind: "discard_aside" }]];
    case "offline":
      return [{ ...state, offline: message.offline }, []];
    default:
      return undefined;
  }
};

/** What is being read is fetched again in another language. */
function changeSettings(state: State, part: Partial<State["settings"]>): Step {
  const next = { ...state, settings: { ...state.settings, ...part } };
  const other = next.settings.language !== state.settings.language && state.panel === "learn";
  return [next, [{ kind: "save_settings" }, ...(other ? [{ kind: "learn" as const, section: state.learn.section, rules: state.game.rules }] : [])]];
}

/** The program can be asked, or no longer: then the page goes on by itself, and says so. */
function programChanged(state: State, program: boolean, busy: boolean): Step {
  const words = dictionary(state.settings.language);
  const gone = !program && !busy && (state.engine.program || state.engine.gone);
  const [next, effects] = restartAnalysis({ ...state, engine: { ...state.engine, program, gone, busy } });
  if (gone === state.engine.gone) return [next, effects];
  const [told, more] = notify(next, gone ? words.programGone : words.programBack, gone ? "bad" : "good");
  return [told, [...effects, ...more]];
}

/** The weights that were kept, of the terms that there are. */
const weightsOf = (state: State, about: NonNullable<State["about"]>): Record<string, number> =>
  Object.fromEntries(about.terms.map(({ name, weight }) => [name, state.inside.settings.weights[name] ?? weight]));

const noticeTime = 4000;

export function notify(state: State, text: string, kind: "info" | "good" | "bad"): Step {
  return [{ ...state, notice: { text, kind } }, [{ kind: "timer", wait: noticeTime, message: { type: "notice_gone", text } }]];
}

export const say = (state: State, text: string, urgent = false): State => ({
  ...state, said: { text, urgent, count: state.said.count + 1 },
});

function step(state: State, message: Message): Step {
  // Named here, when all of them are there: they use this file, too.
  for (const part of [updateLearn, general, updatePlay, updateStudy, updateAnalysis, updateInside, updateLibrary]) {
    const next = part(state, message);
    if (next) return next;
  }
  return [state, []];
}

/** Training draughts is loaded when its panel is opened or a game needs it, and looks at every step from then on. */
export function update(state: State, message: Message): Step {
  const workout = late.workout;
  const [next, effects] = workout?.update(state, message) ?? step(state, message);
  if (workout) return workout.after(state, next, effects);
  return next.game.lesson || next.panel === "workout" ? [next, [...effects, { kind: "workout", effect: { kind: "load" } }]] : [next, effects];
}

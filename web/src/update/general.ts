// SPDX-License-Identifier: MIT
// What belongs to no part: the start, panels, settings, notices, and what the world reports.
import type { Kept } from "../keeping";
import { inBoth } from "../lang/words";
import type { Step } from "../message";
import { sheetFor } from "../place";
import { usualRules } from "../selectors";
import type { State } from "../state";
import type { About } from "../types";
import { resumed } from "./course";
import { turnTo } from "./learn";
import { goTo, restartAnalysis } from "./position";
import { type Handlers, notify } from "./step";

/** The referee is there: now the game that was kept can be looked at. */
function ready(state: State, about: About): Step {
  const settings = { ...state.inside.settings, weights: weightsOf(state, about) };
  const clock = resumed(state.game);
  const usual = { rules: usualRules({ about }) };
  const known = about.rules.some(({ id }) => id === state.fresh.rules);
  const first: State = {
    ...state,
    about,
    inside: { ...state.inside, settings },
    clock,
    fresh: known ? state.fresh : { ...state.fresh, ...usual },
    game: state.game.rules === "" ? { ...state.game, ...usual } : state.game,
  };
  return goTo(first, state.game.at, false);
}

/** The weights that were kept, of the terms that there are. */
const weightsOf = (state: State, about: About): Record<string, number> =>
  Object.fromEntries(about.terms.map(({ name, weight }) => [name, state.inside.settings.weights[name] ?? weight]));

/** What is being read is fetched again in another language. */
function changeSettings(state: State, part: Partial<State["settings"]>): Step {
  const next = { ...state, settings: { ...state.settings, ...part } };
  const other = next.settings.language !== state.settings.language && state.panel === "learn";
  return [
    next,
    [
      { kind: "save_settings" },
      ...(other ? [{ kind: "learn" as const, section: state.learn.section, rules: state.game.rules }] : []),
    ],
  ];
}

/** The program can be asked, or no longer: then the page goes on by itself, and says so. */
function programChanged(state: State, program: boolean, busy: boolean): Step {
  const gone = !program && !busy && (state.engine.program || state.engine.gone);
  const [next, effects] = restartAnalysis({ ...state, engine: { ...state.engine, program, gone, busy } });
  if (gone === state.engine.gone) return [next, effects];
  const [told, more] = notify(
    next,
    inBoth((w) => (gone ? w.programGone : w.programBack)),
    gone ? "bad" : "good",
  );
  return [told, [...effects, ...more]];
}

/** A newer version is said once; it is used after the next start. */
function whatIsKept(state: State, kept: Kept, own: string): Step {
  const next = { ...state, kept, newer: kept.version !== own };
  return next.newer && !state.newer
    ? notify(
        next,
        inBoth((w) => w.newer),
        "info",
      )
    : [next, []];
}

export const general = {
  ready: (state, { about }) => ready(state, about),
  panel: (state, { panel }) =>
    panel === "learn" ? turnTo(state, state.learn.section) : [{ ...state, panel, confirm: "" }, []],
  // The menu that it was chosen in does not stay behind it.
  help: (state, { open }) => [
    { ...state, help: open, sheet: state.sheet === "menu" ? sheetFor(state) : state.sheet },
    [],
  ],
  settings: (state, { part }) => changeSettings(state, part),
  projector: (state, { on }) => [{ ...state, projector: on }, [{ kind: "fullscreen", on }]],
  flip: (state) => [{ ...state, flipped: !state.flipped }, []],
  notice: (state, { text }) => notify(state, text, "info"),
  notice_gone: (state, { text }) => [state.notice?.text === text ? { ...state, notice: null } : state, []],
  threads: (state, { count }) => restartAnalysis({ ...state, engine: { ...state.engine, threads: count } }),
  engine: (state, { program, busy }) => programChanged(state, program, busy),
  broken: (state, { why }) => [{ ...state, engine: { ...state.engine, broken: why }, thinking: "" }, []],
  aside: (state, { count, news }) => [{ ...state, aside: { count, news } }, []],
  full: (state, { full }) => [{ ...state, full }, []],
  export_aside: (state) => [state, [{ kind: "export_aside" }]],
  discard_aside: (state) => [{ ...state, aside: { count: 0, news: false } }, [{ kind: "discard_aside" }]],
  kept: (state, { kept, own }) => whatIsKept(state, kept, own),
  offline: (state, { offline }) => [{ ...state, offline }, []],
} satisfies Partial<Handlers>;

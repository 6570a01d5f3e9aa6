// SPDX-License-Identifier: MIT
// The form of a new game.
import { h, type VNode } from "../dom";
import type { Send, Stamp } from "../message";
import { longestIncrement, longestMinutes } from "../pace";
import { levelName } from "../selectors";
import type { NewGame, State } from "../state";
import { button, choice, entered, icon, row, words } from "./common";

type Setter = (part: Partial<NewGame>) => void;

/** How strong the computer plays: one touch begins against that level. */ function level(
  state: State,
  set: Setter,
  start: () => void,
): VNode {
  const w = words(state);
  const { level: now } = state.fresh;
  const from = (n: number) => () => {
    set({ level: n });
    start();
  };
  const one = (n: number): VNode =>
    h(
      "button",
      {
        type: "button",
        class: n === now ? "level-start on" : "level-start",
        "data-level": n,
        "aria-label": `${w.playAt(n)}: ${levelName(state, n)}`,
        title: levelName(state, n),
        onclick: from(n),
      },
      n,
    );
  return h(
    "div",
    { class: "level", role: "group", "aria-labelledby": "level-title" },
    h("p", { class: "field", id: "level-title" }, w.level(now), h("strong", {}, levelName(state, now))),
    h("div", { class: "levels" }, ...(state.about?.levels ?? []).map((_, i) => one(i + 1))),
    h("p", { class: "muted" }, w.levelHelp),
  );
}

/** Whoever wants to may say what they are called. */
const called = (label: string, id: string, value: string, change: (name: string) => void): VNode =>
  h(
    "label",
    { class: "field" },
    label,
    h("input", {
      type: "text",
      id: "player-" + id,
      maxlength: 40,
      autocomplete: "off",
      value,
      oninput: (e: Event) => change(entered(e)),
    }),
  );

function opponent(state: State, set: Setter, start: () => void): (VNode | null)[] {
  const w = words(state);
  const f = state.fresh;
  const kinds: [NewGame["opponent"], string][] = [
    ["computer", w.computer],
    ["person", w.person],
  ];
  const colors: [NewGame["color"], string][] = [
    ["white", w.white],
    ["black", w.black],
    ["random", w.random],
  ];
  const computer = f.opponent === "computer";
  return [
    choice(w.opponent, "opponent", kinds, f.opponent, (kind) => set({ opponent: kind })),
    computer ? choice(w.color, "color", colors, f.color, (color) => set({ color })) : null,
    computer ? level(state, set, start) : null,
  ];
}

/** Who sits at this board. */
function names(state: State, set: Setter): (VNode | null)[] {
  const w = words(state);
  const { opponent: kind, name, other } = state.fresh;
  const two = kind === "person";
  return [
    called(two ? w.nameOf("white") : w.yourName, "name", name, (changed) => set({ name: changed })),
    two ? called(w.nameOf("black"), "other", other, (changed) => set({ other: changed })) : null,
  ];
}

/** No clock, one of the usual ones, or any. */
function pace(state: State, set: Setter): (VNode | null)[] {
  const w = words(state);
  const { pace: now, ownPace: own, badPace: bad } = state.fresh;
  const usual: [string, string][] = [
    ["", w.noClock],
    ["15+5", "15 + 5"],
    ["5+3", "5 + 3"],
  ];
  const change = (chosen: string) =>
    set(chosen === "own" ? { pace: "10+0", ownPace: true } : { pace: chosen, ownPace: false });
  const field = h("input", {
    type: "text",
    id: "own-pace",
    autocomplete: "off",
    value: now,
    oninput: (e: Event) => set({ pace: entered(e) }),
    ...(bad ? { "aria-invalid": "true", "aria-describedby": "bad-pace" } : {}),
  });
  return [
    choice(w.clock, "pace", [...usual, ["own", w.otherClock]], own ? "own" : now, change),
    own ? h("label", { class: "field" }, w.customClock, field) : null,
    own && bad
      ? h("p", { class: "error", role: "alert", id: "bad-pace" }, w.badClock(`${longestMinutes}+${longestIncrement}`))
      : null,
  ];
}

export function newPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const set: Setter = (part) => send({ type: "fresh", part });
  const rules: [string, string][] = (state.about?.rules ?? []).map((r) => [r.id, r.name[state.settings.language]]);
  const start = (): void => send({ type: "start", ...stamp() });
  const submit = (e: Event): void => {
    e.preventDefault();
    start();
  };
  return h(
    "form",
    { class: "panel-body new", key: "new", onsubmit: submit },
    h("h2", {}, w.newGame),
    choice(w.rules, "rules", rules, state.fresh.rules, (id) => set({ rules: id })),
    ...opponent(state, set, start),
    ...pace(state, set),
    ...names(state, set),
    row(
      h("button", { type: "submit", class: "primary big" }, icon("run"), w.play),
      button(w.cancel, () => send({ type: "panel", panel: "game" }), { class: "quiet" }),
    ),
  );
}

// SPDX-License-Identifier: MIT
// What is printed: a diagram or a score sheet, or what training draughts has for paper; hidden on the screen.
import { h, type VNode } from "../dom";
import { tagOf } from "../game";
import { playerName } from "../lang/words";
import { late } from "../late";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import { mainLine } from "../tree";
import type { Position, RuleSet } from "../types";
import { words } from "./common";
import { boardSvg } from "./drawing";
import { resultSentence } from "./game";
import { layout } from "./layout";

/** The board with its numbers, and nothing that belongs to a moment. */
function diagram(state: State, rules: RuleSet, position: Position): VNode {
  const w = words(state);
  const still: State = {
    ...state,
    settings: { ...state.settings, coordinates: "edge" },
    touched: [],
    refusal: null,
    hint: null,
    motion: null,
    analysis: { ...state.analysis, on: false },
  };
  return h(
    "div",
    { class: "paper-diagram" },
    boardSvg(still, rules, layout(rules, state.flipped)),
    h("p", {}, w.caption(rules.name[state.settings.language], w.side(position.turn))),
    h("p", { class: "fen" }, position.fen),
  );
}

function sheet(state: State, position: Position): VNode {
  const w = words(state);
  const { tree, tags, date } = state.game;
  const moves = mainLine(tree).map((id) => tree[id]!.move);
  const rows: VNode[] = [];
  for (let i = 0; i < moves.length; i += 2)
    rows.push(h("tr", {}, h("td", {}, i / 2 + 1), h("td", {}, moves[i]!), h("td", {}, moves[i + 1] ?? "")));
  const result = position.result.outcome === "none" ? tagOf(tags, "Result") : resultSentence(state);
  const players = [
    `${w.white}: ${playerName(w, state.game, "white")}`,
    `${w.black}: ${playerName(w, state.game, "black")}`,
    `${w.date}: ${date.slice(0, 10)}`,
  ];
  return h(
    "div",
    { class: "paper-sheet" },
    h("h1", {}, w.sheet),
    h("p", {}, players.join(" · ")),
    h("table", {}, h("tbody", {}, ...rows)),
    h("p", {}, result && `${w.result}: ${result}`),
  );
}

export function paper(state: State): VNode | null {
  const rules = ruleSet(state);
  const { position } = state;
  if (!rules || !position || state.paper === "") return null;
  const what = state.paper;
  if (what === "certificate") return late.school?.paper?.(state, what) ?? null;
  if (what !== "diagram" && what !== "sheet") return late.workout?.paper?.(state, what) ?? null;
  return h(
    "div",
    { class: "paper", "aria-hidden": "true" },
    state.paper === "diagram" ? diagram(state, rules, position) : sheet(state, position),
  );
}

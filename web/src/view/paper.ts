// SPDX-License-Identifier: MIT
// What is printed: a diagram or a score sheet, or what training draughts has for paper; hidden on the screen.
import { h, type VNode } from "../dom";
import { tagOf } from "../game";
import { playerName } from "../lang/words";
import { late } from "../late";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import { mainLine, wholeLine } from "../tree";
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

/** How the game ended, wherever the board stands: by hand or by the clock, on the board, or as its file says. */
function ending(state: State): string {
  const { game, end, settings } = state;
  if (game.ending !== "") return resultSentence(state);
  const result = end?.of === wholeLine(game) ? end.result : null;
  if (result && result.outcome !== "none") return result.sentence[settings.language];
  return tagOf(game.tags, "Result");
}

function sheet(state: State): VNode {
  const w = words(state);
  const { tree, date } = state.game;
  const moves = mainLine(tree).map((id) => tree[id]!.move);
  const result = ending(state);
  const rows: VNode[] = [];
  for (let i = 0; i < moves.length; i += 2)
    rows.push(h("tr", {}, h("td", {}, i / 2 + 1), h("td", {}, moves[i]!), h("td", {}, moves[i + 1] ?? "")));
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
    h("div", { class: "paper-moves" }, h("table", {}, h("tbody", {}, ...rows))),
    result ? h("p", {}, `${w.result}: ${result}`) : null,
  );
}

export function paper(state: State): VNode | null {
  const rules = ruleSet(state);
  const { position } = state;
  if (!rules || !position || state.paper === "") return null;
  const what = state.paper;
  if (what === "certificate") return late.school?.paper?.(state, what) ?? null;
  if (what !== "game" && what !== "diagram" && what !== "sheet") return late.workout?.paper?.(state, what) ?? null;
  const moves = what === "sheet" || (what === "game" && state.game.tree.length > 1);
  return h(
    "div",
    { class: "paper", "aria-hidden": "true" },
    what === "sheet" ? null : diagram(state, rules, position),
    moves ? sheet(state) : null,
  );
}

// SPDX-License-Identifier: MIT
// Who plays, tight above and below the board: name, pieces taken, clock.
import { h, type VNode } from "../dom";
import { playerName } from "../lang/words";
import { isOver, levelName, opponent } from "../selectors";
import type { State } from "../state";
import type { Side } from "../types";
import { clock } from "./clocks";
import { words } from "./common";
import { piece } from "./pieces";

function nameOf(state: State, side: Side): string {
  const w = words(state);
  const seat = state.game.seats[side];
  if (seat.kind === "level" && !state.game.tags.some(([name]) => name === (side === "white" ? "White" : "Black")))
    return `${w.computer} · ${w.level(seat.level)} · ${levelName(state, seat.level)}`;
  return playerName(w, state.game, side);
}

/** What stands beside whoever has the move: of two people nobody is "you", and whoever has a name is known by it. */
function moving(state: State, side: Side): string {
  const w = words(state);
  const { playing, seats } = state.game;
  if (!playing || seats[side].kind !== "human") return w.toMove;
  if (seats[opponent(side)].kind !== "human") return w.yourTurn;
  return nameOf(state, side) === w.sideTitle(side) ? w.turnOf(side) : w.toMove;
}

export function player(state: State, side: Side): VNode {
  const w = words(state);
  const turn = state.position?.turn === side && !isOver(state);
  const thinking = turn && state.thinking === "move";
  const pieces = state.position?.pieces ?? "";
  const count = [...pieces].filter((c) => (side === "white" ? "wW" : "bB").includes(c)).length;
  const { clock: clocks } = state;
  return h(
    "div",
    { class: "player" + (turn ? " turn" : ""), "data-side": side },
    h(
      "svg",
      { class: `badge set-${state.settings.pieces}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
      h("g", { class: "piece " + side }, ...piece(side === "white" ? "w" : "b", state.settings.pieces)),
    ),
    h("span", { class: "name" }, nameOf(state, side)),
    h("span", { class: "count", "aria-hidden": "true" }, count > 0 ? `×${count}` : ""),
    h(
      "span",
      { class: "state" },
      thinking
        ? h("span", { class: "thinking" }, w.thinking)
        : turn && clocks?.running && clocks.paused
          ? w.paused
          : turn
            ? moving(state, side)
            : "",
    ),
    clock(state, side),
  );
}

// SPDX-License-Identifier: MIT
// Why a move is bad: a sentence, and the moves as they are played on the board.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import { firstPly } from "../../selectors";
import type { State } from "../../state";
import { movesTo } from "../../tree";
import { button, navButton, row, score, words } from "../../view/common";
import { moveName, numberOf } from "../../view/moves_rows";
import type { Course, Why } from "../state";
import { costOf, expects, pliesOf, small, winner } from "../values";
import { isReady } from "../why";
import { own } from "../words";

/** What the move costs, in words: the game, pieces, or the position. */
export function sentence(state: State, { bad, good, side, node }: Why): string {
  const w = own(state);
  const move = state.game.tree[node]!.move;
  if (!bad || !good) return w.whyLooking;
  const loss = expects(side, good.score) - expects(side, bad.score);
  if (loss < small) return w.whyNotBad(move);
  const answer = bad.moves[1] ? ` ${w.whyAnswer(bad.moves[1])}` : "";
  const wins = (course: Course) =>
    `${words(state).winsInLong(course.score > 0 ? "white" : "black", Math.ceil((course.plies ?? 0) / 2))}.`;
  const cost = costOf(bad, side);
  const taken = cost && cost.lost > cost.taken ? `${w.whyMaterial(cost.lost, cost.taken, cost.kings)}` : "";
  const loser = winner(bad.score);
  if (loser && loser !== side) return (bad.plies !== null ? w.whyLost(lower(wins(bad))) : w.whyTables) + answer;
  if (pliesOf(good.score) !== null && winner(good.score) === side) return w.whyWin(lower(wins(good))) + answer;
  const worth = (course: Course) => score({ score: course.score, plies: course.plies }, state);
  const what = taken || (cost?.crowned ? w.whyCrowns : w.whyPosition(worth(good), worth(bad)));
  return what + answer;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The moves of a course; each is a button that shows the position after it. */
function moves(state: State, send: Send, why: Why, course: Course): VNode {
  const begin = firstPly(state) + movesTo(state.game.tree, why.node).length - 1;
  return h(
    "div",
    { class: "why-moves" },
    ...course.moves.map((move, i) => {
      const half = begin + i;
      const here = i + 1 === why.step;
      return h(
        "button",
        {
          type: "button",
          class: "line-move" + (i < why.step ? " walked" : "") + (here ? " here" : ""),
          ...(here ? { "aria-current": "true" } : {}),
          onclick: () => send({ type: "why_step", step: i + 1 }),
        },
        half % 2 === 0 || i === 0 ? h("span", { class: "ply" }, numberOf(half)) : null,
        move,
      );
    }),
  );
}

function playing(state: State, send: Send, why: Why, course: Course): VNode {
  const w = own(state);
  const ended = why.step >= course.moves.length;
  return h(
    "div",
    { class: "why-buttons" },
    navButton("back", w.stepBack, () => send({ type: "why_step", step: why.step - 1 }), { disabled: why.step === 0 }),
    navButton(why.running ? "pause" : ended ? "redo" : "run", why.running ? w.pause : ended ? w.again : w.stepOn, () =>
      send({ type: "why_run", on: !why.running }),
    ),
    navButton("forward", w.stepOn, () => send({ type: "why_step", step: why.step + 1 }), { disabled: ended }),
  );
}

export function why(state: State, send: Send): VNode | null {
  const now = state.room?.why;
  if (!now) return null;
  const w = own(state);
  const course = now[now.shown];
  const move = state.game.tree[now.node]!.move;
  const bad =
    now.bad && now.good ? expects(now.side, now.good.score) - expects(now.side, now.bad.score) >= small : true;
  const part = (name: Why["shown"], text: string): VNode =>
    button(text, () => send({ type: "why_show", part: name }), {
      class: "option" + (now.shown === name ? " on" : ""),
      "aria-pressed": now.shown === name ? "true" : "false",
      disabled: now[name] === null,
    });
  return h(
    "section",
    { class: "why", "aria-label": w.whyTitle(move), "data-appear": String(now.node) },
    h("h2", {}, now.shown === "good" ? w.whyGood(now.good?.moves[0] ?? "") : w.whyTitle(moveName(state, now.node))),
    h("p", { role: "status" }, sentence(state, now)),
    bad ? h("div", { class: "why-parts" }, part("bad", w.showBad), part("good", w.showGood)) : null,
    course ? moves(state, send, now, course) : h("p", { class: "muted" }, w.whyLooking),
    course && isReady(now) ? playing(state, send, now, course) : null,
    row(
      button(w.keepLine, () => send({ type: "why_keep" }), { class: "quiet", disabled: !course }),
      button(w.close, () => send({ type: "why_close" }), { class: "quiet", id: "why-close" }),
    ),
  );
}

/** The same of the move that led to the board. */
export function askWhy(state: State, send: Send): VNode | null {
  const { at, tree } = state.game;
  if (at === 0 || state.room?.why || state.room?.lesson) return null;
  const w = own(state);
  return button(w.whyMove(tree[at]!.move), () => send({ type: "why", node: at }), {
    id: "why-here",
    class: "chip why-here",
    disabled: state.thinking !== "",
  });
}

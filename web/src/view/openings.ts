// SPDX-License-Identifier: MIT
// The opening book: what it says about every move of the position on the board.
import { h, type VNode } from "../dom";
import type { Send, Stamp } from "../message";
import { canMove } from "../selectors";
import type { State } from "../state";
import type { BookMove, BookPage, Results } from "../types";
import { button, figure, row, score, words } from "./common";

/** How much is shown of what the book would play after a move, in plies. */
const shownLine = 6;

/** Whole percentages that add to 100: what is left goes where the most was cut off. */
function percentages(results: Results, all: number): Results {
  const exact = results.map((n) => (100 * n) / all);
  const whole = exact.map(Math.floor) as Results;
  const cut = (i: number) => exact[i]! - whole[i]!;
  const left = 100 - whole.reduce((sum, n) => sum + n, 0);
  for (const i of [0, 1, 2].sort((a, b) => cut(b) - cut(a)).slice(0, left)) whole[i]!++;
  return whole;
}

/** How many games there were and how they ended, as a number and a bar of three parts. */
function games(state: State, results: Results): VNode[] {
  const all = results[0] + results[1] + results[2];
  if (all === 0) return [h("td", {}, "–"), h("td", {})];
  const shares = percentages(results, all);
  const text = words(state).bookShares(...shares);
  const part = (name: string, i: 0 | 1 | 2) =>
    h("span", { class: name, style: { "flex-grow": String(results[i]) } }, words(state).percent(String(shares[i])));
  return [
    h("td", {}, figure(all, state.settings.language)),
    h(
      "td",
      {},
      h(
        "div",
        { class: "split", role: "img", "aria-label": text, title: text },
        part("for-white", 0),
        part("drawn", 1),
        part("for-black", 2),
      ),
    ),
  ];
}

const worth = (state: State, move: BookMove): string => score({ score: move.score, plies: null }, state);

function moveRow(state: State, send: Send, move: BookMove): VNode {
  const w = words(state);
  const text = move.line[0]!;
  return h(
    "tbody",
    { class: move.follows ? "" : "ends" },
    h(
      "tr",
      {},
      h(
        "th",
        { scope: "rowgroup", rowspan: 2 },
        button(text, () => send({ type: "book_move", move: text, now: Date.now() }), {
          "aria-label": w.bookPlay(text),
          disabled: !canMove(state),
        }),
      ),
      h("td", {}, h("strong", {}, worth(state, move))),
      ...games(state, move.results),
    ),
    h("tr", {}, h("td", { colspan: 3 }, move.follows ? move.line.slice(1, 1 + shownLine).join(" ") : w.bookEnds)),
  );
}

/** The book's moves of a position, each with what it is worth and how games with it ended. */
export function bookTable(state: State, send: Send, page: BookPage): VNode {
  const w = words(state);
  return h(
    "table",
    { class: "figures-table book", "aria-label": w.openings },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ...[w.bookMove, w.value, w.bookGames, w.bookResults].map((label) => h("th", { scope: "col" }, label)),
      ),
    ),
    ...page.moves.map((move) => moveRow(state, send, move)),
    page.results.some((n) => n > 0)
      ? h(
          "tfoot",
          {},
          h(
            "tr",
            { class: "total" },
            h("th", { scope: "row", colspan: 2 }, w.bookTotal),
            ...games(state, page.results),
          ),
        )
      : null,
  );
}

export function openings(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const opening = state.learn.opening;
  const page = opening?.rules === state.game.rules ? opening.page : "loading";
  const restart = row(
    button(w.openingsStart, () => send({ type: "try_example", fen: "", ...stamp() }), { class: "chip" }),
  );
  if (typeof page === "string") {
    const status = { loading: w.bookLoading, left: w.bookLeft, none: w.bookNone, unloaded: w.bookUnloaded }[page];
    return h(
      "section",
      { class: "openings" },
      restart,
      h("p", { class: "muted" }, w.openingsHelp),
      h("p", { role: "status" }, status),
    );
  }
  const best = page.moves[0];
  return h(
    "section",
    { class: "openings" },
    restart,
    h("p", { class: "muted" }, w.openingsHelp),
    h("p", { role: "status", class: "hidden" }, best ? `${w.best}: ${best.line[0]}, ${worth(state, best)}` : ""),
    bookTable(state, send, page),
  );
}

// SPDX-License-Identifier: MIT
// A game reviewed: how it can be asked for and how far it has come, both sides in figures, the mistakes.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import type { MoveReview, Side } from "../../types";
import { button, figure, icon, nagSigns, row, words } from "../../view/common";
import { isMistake } from "../values";
import { own } from "../words";
import { mark } from "./graph";

/** The review can be asked for, or is on its way. */
export function reviewing(state: State, send: Send): VNode | null {
  const w = own(state);
  const { progress } = state;
  if (state.review && !progress) return null;
  const empty = state.game.tree.length < 2;
  if (!progress)
    return h(
      "section",
      { class: "review-ask" },
      row(
        button(
          words(state).review,
          () => send({ type: "review" }),
          { class: "primary", id: "review", disabled: empty || state.thinking !== "" },
          icon("search"),
          words(state).review,
        ),
        button(words(state).paste, () => send({ type: "paste" }), { id: "paste" }),
      ),
      h("p", { class: "muted" }, w.reviewHelp),
    );
  return h(
    "section",
    { class: "review-ask" },
    row(
      h("progress", { max: progress.total + 1, value: progress.done, "aria-label": words(state).review }),
      button(words(state).stop, () => send({ type: "stop" })),
    ),
    h("p", { class: "muted", role: "status" }, `${w.reviewing(progress.done, progress.total)} ${w.reviewGoesOn}`),
  );
}

/** A move that was not the best, and what was. */
function mistake(state: State, send: Send, move: MoveReview): VNode {
  const w = own(state);
  const number = `${Math.ceil(move.ply / 2)}${move.side === "white" ? "." : "…"}`;
  const node = state.review!.nodes[move.ply - 1]!;
  const name = `${number} ${move.move}${nagSigns[move.nag!] ?? ""}`;
  return h(
    "li",
    { class: state.game.at === node ? "here" : "" },
    button(
      name,
      () => send({ type: "go", node }),
      { class: "move nag-" + move.nag, "aria-label": `${name}, ${words(state).nagNames[move.nag!]}` },
      mark(move.nag!),
      h("span", {}, name),
    ),
    h("span", { class: "better" }, `${words(state).best}: ${move.best}`),
    button(w.why, () => send({ type: "why", node }), { class: "chip", "aria-label": `${w.why} ${move.move}` }),
    button(w.retry, () => send({ type: "lesson", side: move.side, ply: move.ply }), {
      class: "chip",
      "aria-label": `${w.retry}: ${name}`,
    }),
  );
}

/** Both sides in figures; the shapes are those of the graph. */
function figures(state: State): VNode {
  const w = own(state);
  const page = words(state);
  const { summary } = state.review!.data;
  const { language } = state.settings;
  const line = (label: string, nag: number, get: (side: Side) => string) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, nag ? mark(nag) : null, label),
      h("td", {}, get("white")),
      h("td", {}, get("black")),
    );
  const accuracy = (side: Side) =>
    summary[side].moves > 0 ? page.percent(figure(summary[side].accuracy, language)) : "–";
  return h(
    "table",
    { class: "figures-table", "aria-label": w.figures },
    h(
      "thead",
      {},
      h("tr", {}, h("td", {}), h("th", { scope: "col" }, page.white), h("th", { scope: "col" }, page.black)),
    ),
    h(
      "tbody",
      {},
      h("tr", { class: "accuracy" }, ...line(w.accuracy, 0, accuracy).children),
      line(w.onlyMoves, 1, (s) => String(summary[s].only_moves)),
      line(w.inaccuracies, 6, (s) => String(summary[s].inaccuracies)),
      line(w.mistakes, 2, (s) => String(summary[s].mistakes)),
      line(w.blunders, 4, (s) => String(summary[s].blunders)),
    ),
  );
}

/** Whose mistakes are to be learnt from. */
function learning(state: State, send: Send, wrong: readonly MoveReview[]): VNode {
  const w = own(state);
  const sides = (["white", "black"] as const).filter((side) => wrong.some((move) => move.side === side));
  const { white, black } = state.game.seats;
  const one =
    white.kind === "human" && black.kind !== "human"
      ? "white"
      : black.kind === "human" && white.kind !== "human"
        ? "black"
        : null;
  const mine = one && sides.includes(one) ? one : sides.length === 1 ? sides[0]! : "both";
  const others = sides.length > 1 ? ([...sides, "both"] as const).filter((side) => side !== mine) : [];
  return h(
    "div",
    { class: "learn-from" },
    button(w.learn, () => send({ type: "lesson", side: mine }), { class: "primary", id: "learn-mistakes" }),
    row(...others.map((side) => button(w.learnOf[side], () => send({ type: "lesson", side }), { class: "quiet" }))),
  );
}

export function reviewed(state: State, send: Send): VNode | null {
  const review = state.review?.data;
  if (!review) return null;
  const w = own(state);
  const wrong = review.moves.filter(isMistake);
  // Whoever looks for the better moves is not told them.
  const hidden = state.room!.lesson !== null;
  return h(
    "section",
    { class: "review" },
    figures(state),
    h("p", { class: "muted small" }, w.accuracyHelp),
    wrong.length === 0 ? h("p", {}, w.reviewNone) : hidden ? null : learning(state, send, wrong),
    wrong.length === 0 || hidden
      ? null
      : h("ul", { class: "mistakes" }, ...wrong.map((move) => mistake(state, send, move))),
  );
}

// SPDX-License-Identifier: MIT
// The panel of puzzles: the next one, the one of the day, what comes back, how somebody stands, themes, the latest.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { ruleSet } from "../../selectors";
import type { State } from "../../state";
import { button, entered, figure, notLoaded, words as pageWords, row } from "../../view/common";
import { collectionNow } from "../collection";
import { endOf } from "../record";
import { due, waiting } from "../repetition";
import { type Index, type Theme, type Tried, themes } from "../state";
import { taskOf } from "../update";
import { rounded, standing, words } from "./common";

const latest = 12;

const triedNow = (state: State): Record<string, Tried> => state.puzzles!.kept.tried[collectionNow(state)] ?? {};

/** Which game the puzzles are of. */
function collections(state: State, send: Send): VNode {
  const w = words(state);
  const now = collectionNow(state);
  const order = state.about?.rules.map(({ id }) => id) ?? [];
  const all = [...state.puzzles!.collections].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return h(
    "label",
    { class: "puzzle-collections" },
    h("span", {}, w.collections),
    h(
      "select",
      { onchange: (event: Event) => send({ type: "puzzles_of", collection: entered(event) }) },
      now === "" ? h("option", { value: "", selected: true }, "–") : null,
      ...all.map((id) =>
        h("option", { value: id, selected: id === now }, ruleSet(state, id)?.name[state.settings.language] ?? id),
      ),
    ),
  );
}

/** The course of the rating as a line. */
function course(state: State): VNode | null {
  const { course: points } = standing(state);
  if (points.length < 2) return null;
  const low = Math.min(...points),
    high = Math.max(...points, low + 1);
  const at = (rating: number, i: number): string =>
    `${((i * 100) / (points.length - 1)).toFixed(1)},${(28 - ((rating - low) * 26) / (high - low)).toFixed(1)}`;
  return h(
    "svg",
    {
      class: "puzzle-course",
      viewBox: "0 0 100 30",
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": words(state).course,
    },
    h("polyline", { points: points.map(at).join(" ") }),
  );
}

function figures(state: State, { count }: Index): VNode {
  const w = words(state);
  const { rating, deviation, streak, best, solved } = standing(state);
  const one = (name: string, value: string, more: string): VNode =>
    h("div", {}, h("dt", {}, name), h("dd", {}, h("strong", {}, value), " ", h("span", { class: "muted" }, more)));
  const language = state.settings.language;
  return h(
    "section",
    { class: "puzzle-figures" },
    h(
      "dl",
      {},
      one(w.rating, rounded(state, rating), `± ${rounded(state, deviation)}`),
      one(w.streak, figure(streak, language), w.best(best)),
      one(w.solved, figure(solved, language), w.of(figure(count, language))),
    ),
    course(state),
  );
}

function daily(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const date = stamp().date.slice(0, 10);
  const won = state.puzzles!.kept.days[`${collectionNow(state)}:${date}`];
  const { days } = standing(state);
  const name = new Intl.DateTimeFormat(state.settings.language, { day: "numeric", month: "long", timeZone: "UTC" });
  const told = won === undefined ? w.dailyHelp : won ? w.dailyWon : w.dailyLost;
  return h(
    "section",
    { class: "puzzle-card daily" + (won ? " won" : "") },
    h("h3", {}, w.daily),
    h("p", {}, h("strong", {}, name.format(new Date(date + "T00:00:00Z"))), ` · ${told}`),
    days > 0 ? h("p", { class: "muted" }, w.days(days)) : null,
    row(
      button(won === undefined ? w.dailyOpen : w.again, () => send({ type: "puzzle_open", why: "daily", ...stamp() })),
    ),
  );
}

function review(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const tried = triedNow(state);
  const now = due(tried, stamp().now);
  const later = waiting(tried) - now.length;
  return h(
    "section",
    { class: "puzzle-card" },
    h("h3", {}, w.review),
    h("p", {}, now.length > 0 ? w.due(now.length) : later > 0 ? w.waiting(later) : w.nothingWaits),
    now.length > 0
      ? row(
          button(w.reviewNow, () =>
            send({ type: "puzzle_open", why: "again", id: now[0]!, rating: tried[now[0]!]!.rating, ...stamp() }),
          ),
        )
      : null,
  );
}

function filters(state: State, { chapters, count }: Index, send: Send): VNode {
  const w = words(state);
  const { theme } = state.puzzles!;
  const many = (id: Theme): number => chapters.reduce((sum, chapter) => sum + (chapter.themes[id] ?? 0), 0);
  const chip = (id: Theme | "", name: string, n: number): VNode | null =>
    n === 0
      ? null
      : button(
          name,
          () => send({ type: "puzzles_theme", theme: id }),
          { class: "chip" + (theme === id ? " on" : ""), "aria-pressed": theme === id ? "true" : "false" },
          name,
          " ",
          h("span", { class: "muted" }, figure(n, state.settings.language)),
        );
  return h(
    "section",
    { class: "puzzle-themes" },
    h("h3", {}, w.theme),
    h(
      "div",
      { class: "row", role: "group", "aria-label": w.theme },
      chip("", w.anyTheme, count),
      ...themes.map((id) => chip(id, w.themes[id], many(id))),
    ),
    theme === "" ? null : h("p", { class: "muted" }, w.themeHelp[theme]),
  );
}

function history(state: State, send: Send, stamp: Stamp): VNode | null {
  const w = words(state);
  const all = Object.entries(triedNow(state))
    .filter(([, { last }]) => last > 0)
    .sort(([, a], [, b]) => b.last - a.last)
    .slice(0, latest);
  if (all.length === 0) return null;
  return h(
    "section",
    {},
    h("h3", {}, w.history),
    h(
      "ol",
      { class: "puzzle-grid" },
      ...all.map(([id, one]) => {
        const { won, rating } = one;
        const said = w.tried(endOf(one), rounded(state, rating));
        return h(
          "li",
          { key: id },
          button(
            "",
            () => send({ type: "puzzle_open", why: "link", id, rating, ...stamp() }),
            { class: "chip" + (won ? " solved" : " failed"), "aria-label": said, title: said },
            `${won ? "✓" : "✗"} ${rounded(state, rating)}`,
          ),
        );
      }),
    ),
  );
}

/** What is below the choice of the game. */
function body(state: State, send: Send, stamp: Stamp): (VNode | null)[] {
  const w = words(state);
  const { failed, missing, indexes, collections: all } = state.puzzles!;
  const collection = collectionNow(state);
  if (failed) return [notLoaded(state, () => send({ type: "puzzles_again" }))];
  if (all.length > 0 && collection === "") return [h("p", { class: "muted" }, w.none)];
  const index = indexes[collection];
  const missed = { "": "", link: w.lost, game: w.noneLinked, theme: w.noneOfTheme }[missing];
  if (!index) return [h("p", { class: "muted" }, pageWords(state).fetching)];
  return [
    missed === "" ? null : h("p", { class: "error", role: "alert" }, missed),
    row(
      button(
        standing(state).tried > 0 ? w.next : w.start,
        () => send({ type: "puzzle_open", why: "next", ...stamp() }),
        {
          class: "primary puzzle-start",
          title: w.nextTitle,
        },
      ),
      taskOf(state) || state.game.drill
        ? button(w.leave, () => send({ type: "puzzle_leave" }), { class: "quiet" })
        : null,
    ),
    figures(state, index),
    daily(state, send, stamp),
    filters(state, index, send),
    review(state, send, stamp),
    history(state, send, stamp),
  ];
}

export function home(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  if (!state.puzzles) return h("p", { class: "muted" }, pageWords(state).fetching);
  return h(
    "div",
    { class: "panel-body puzzles", key: "puzzles" },
    h("h2", {}, w.title),
    h("p", { class: "muted" }, w.intro),
    collections(state, send),
    ...body(state, send, stamp),
  );
}

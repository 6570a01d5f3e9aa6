// SPDX-License-Identifier: MIT
// The game of guessing: what the teams answer, their score, their names, and how it ended.
import { h, type VNode } from "../../dom";
import type { Send } from "../../message";
import type { State } from "../../state";
import { button, entered, row, toggle } from "../../view/common";
import { asking, isOver, longestName, mostTeams, mustAnswer, ranking } from "../predict";
import { words } from "../words";

const nameOf = (state: State, team: number): string =>
  state.inside.predict.teams[team]?.name.trim() || words(state).team(team + 1);

/** A team answers; what it has said is shown when all have. */
function answers(state: State, send: Send, team: number): VNode {
  const w = words(state);
  const { predict } = state.inside;
  const name = nameOf(state, team);
  const alone = predict.teams.length === 1;
  const label = (answer: string) => ({ "aria-label": alone ? answer : w.answerOf(name, answer) });
  const say = (cuts: boolean) => () => send({ type: "answer", team, cuts });
  const given = (predict.answers[team] ?? null) !== null;
  const buttons = h(
    "div",
    { class: "row" },
    button(w.cutsHere, say(true), { class: "says-cut", ...label(w.cutsHere) }),
    button(w.goesOn, say(false), { class: "says-on", ...label(w.goesOn) }),
  );
  return h(
    "div",
    { class: "team-answer", key: `team${team}` },
    alone ? null : h("strong", {}, name),
    !mustAnswer(predict, team) ? h("span", { class: "muted" }, w.notNow) : buttons,
    given ? h("span", { class: "muted" }, "✓ " + w.waiting) : null,
  );
}

/** How it went on, and the ways on from there. */
function verdict(state: State, send: Send): VNode {
  const w = words(state);
  return row(
    button(w.nextQuestion, () => send({ type: "next_question" }), { class: "primary" }),
    button(w.walkOn, () => send({ type: "tree_run", on: true })),
  );
}

/** What is asked now, or what comes after an answer. */
export function question(state: State, send: Send): VNode | null {
  const { inside } = state;
  if (!inside.predict.on) return null;
  const w = words(state);
  if (asking(inside))
    return h("div", { class: "asked" }, ...inside.predict.teams.map((_, team) => answers(state, send, team)));
  if (inside.predict.shown) return h("div", { class: "asked" }, verdict(state, send));
  if (isOver(inside) || inside.running) return null;
  return h(
    "div",
    { class: "asked" },
    button(w.nextQuestion, () => send({ type: "next_question" }), { class: "primary" }),
  );
}

/** Each team with its points; right and wrong are told by a sign as well. */
export function scoreboard(state: State): VNode | null {
  const { inside } = state;
  if (!inside.predict.on) return null;
  const w = words(state);
  const { teams, shown } = inside.predict;
  const mark = (streak: number) => (shown ? (streak > 0 ? "✓ " : "✗ ") : "");
  return h(
    "ol",
    { class: "scoreboard", "aria-label": w.scoreboard },
    ...teams.map((team, i) => {
      const answeredNow = shown && inside.predict.answers[i] !== null && inside.predict.answers[i] !== undefined;
      const kind = answeredNow ? (team.streak > 0 ? "team right" : "team wrong") : "team";
      return h(
        "li",
        { class: kind },
        h("span", { class: "team-name" }, nameOf(state, i)),
        h("strong", { class: "num" }, (answeredNow ? mark(team.streak) : "") + w.points(team.right, team.asked)),
        team.streak > 1 ? h("span", { class: "muted" }, w.streak(team.streak)) : null,
      );
    }),
  );
}

/** Who plays; another number of teams begins the game again. */
export function teamsEditor(state: State, send: Send): VNode {
  const w = words(state);
  const { teams, turns } = state.inside.predict;
  const fields = teams.map((team, i) =>
    h(
      "div",
      { class: "row team-field", key: `field${i}` },
      h("input", {
        type: "text",
        maxlength: longestName,
        value: team.name,
        placeholder: w.team(i + 1),
        "aria-label": w.teamName(i + 1),
        oninput: (e: Event) => send({ type: "team_name", team: i, name: entered(e) }),
      }),
      teams.length > 1
        ? button("×", () => send({ type: "remove_team", team: i }), {
            class: "quiet",
            "aria-label": w.removeTeam(nameOf(state, i)),
          })
        : null,
    ),
  );
  return h(
    "details",
    { class: "teams", name: "stage-list" },
    h("summary", {}, w.teams),
    h(
      "div",
      { class: "teams-list" },
      ...fields,
      teams.length < mostTeams ? button(w.addTeam, () => send({ type: "add_team" })) : null,
      teams.length > 1 ? toggle(w.inTurn, turns, (on) => send({ type: "predict_turns", on })) : null,
    ),
  );
}

/** How it ended. */
export function ending(state: State, send: Send): VNode | null {
  const { inside } = state;
  if (!isOver(inside)) return null;
  const w = words(state);
  const { asked, cuts, teams } = inside.predict;
  const head = [w.teams, w.rightAnswers, w.bestStreak].map((text) => h("th", { scope: "col" }, text));
  const lines = ranking(teams).map(({ team, index }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, nameOf(state, index)),
      h("td", {}, w.points(team.right, team.asked)),
      h("td", {}, team.best),
    ),
  );
  return h(
    "section",
    { class: "predict-end", "aria-label": w.summaryTitle },
    h("h3", {}, w.summaryTitle),
    h("p", {}, w.summaryLine(asked, cuts)),
    h("table", { class: "figures-table" }, h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...lines)),
    row(
      button(w.again, () => send({ type: "predict", on: true }), { class: "primary" }),
      button(w.leavePredict, () => send({ type: "predict", on: false })),
    ),
  );
}

// SPDX-License-Identifier: MIT
// The whole page from the state: the one render.
import { h, type VNode } from "../dom";
import { bottom, opponent, ruleSet, type Panel, type State } from "../state";
import { late } from "../late";
import { mainLine } from "../tree";
import { analysisPanel, evaluationBar } from "./analysis";
import { board, boardSvg, layout, type Send } from "./board";
import { icon, notLoaded, words } from "./common";
import { actions, arbiter, gamePanel, newPanel, resultSentence } from "./game";
import { insidePanel } from "./inside";
import { learnPanel } from "./learn";
import { dropping, editorPanel, libraryPanel } from "./library";
import { player } from "./players";
import { asideNews, fullNews, helpDialog, settingsPanel } from "./settings";

/** Time and chance, which only the world has. */
export type Stamp = () => { now: number; seed: number; date: string };

function header(state: State, send: Send): VNode {
  const w = words(state);
  const s = state.settings;
  const other = s.language === "es" ? "en" : "es";
  return h("header", { class: "top" },
    h("a", { class: "skip", href: "#board" , onclick: (e: Event) => { e.preventDefault(); document.querySelector<HTMLElement>(".cell[tabindex='0']")?.focus(); } }, w.skip),
    h("h1", {}, h("svg", { class: "logo", viewBox: "0 0 100 100", "aria-hidden": "true" }, h("circle", { class: "logo-under", cx: 50, cy: 62, r: 32 }), h("circle", { class: "logo-over", cx: 50, cy: 40, r: 32 })), w.title),
    h("span", { class: "rules-name" }, ruleSet(state)?.name[s.language] ?? ""),
    state.offline ? h("span", { class: "offline" }, w.offline) : null,
    h("div", { class: "top-actions" },
      h("button", { type: "button", class: "nav", "aria-label": w.sound, title: w.sound, "aria-pressed": s.sound ? "true" : "false", onclick: () => send({ type: "settings", part: { sound: !s.sound } }) }, icon(s.sound ? "sound" : "mute")),
      h("button", { type: "button", class: "nav projector-button", "aria-label": w.projector, title: w.projector, "aria-pressed": state.projector ? "true" : "false", onclick: () => send({ type: "projector", on: !state.projector }) }, icon("screen")),
      h("button", { type: "button", class: "nav lang", lang: other, "aria-label": other === "en" ? "English" : "Español", onclick: () => send({ type: "settings", part: { language: other } }) }, other.toUpperCase()),
      h("button", { type: "button", class: "nav" + (state.panel === "settings" ? " here" : ""), "data-panel": "settings", "aria-label": w.tabSettings, title: w.tabSettings, onclick: () => send({ type: "panel", panel: state.panel === "settings" ? "game" : "settings" }) }, icon("gear")),
      h("button", { type: "button", class: "nav", "aria-label": w.help, title: w.help, onclick: () => send({ type: "help", open: true }) }, icon("help"))));
}

function tabs(state: State, send: Send): VNode {
  const w = words(state);
  const all: [Panel, string][] = [["game", w.tabGame], ["analysis", w.tabAnalysis], ["inside", w.tabInside], ["learn", w.tabLearn], ["workout", w.tabWorkout], ["library", w.tabLibrary]];
  const here = state.panel === "new" ? "game" : state.panel;
  return h("nav", { class: "tabs", "aria-label": w.tabs }, ...all.map(([id, label]) =>
    h("button", { type: "button", class: id === here ? "tab on" : "tab", "data-panel": id, ...(id === here ? { "aria-current": "page" } : {}), onclick: () => send({ type: "panel", panel: id }) }, label)));
}

function panel(state: State, send: Send, stamp: Stamp): VNode {
  if (state.editor) return editorPanel(state, send, stamp);
  switch (state.panel) {
    case "new": return newPanel(state, send, stamp);
    case "analysis": return analysisPanel(state, send);
    case "inside": return insidePanel(state, send, stamp);
    case "learn": return learnPanel(state, send, stamp);
    case "library": return libraryPanel(state, send, stamp);
    case "settings": return settingsPanel(state, send);
    case "workout": return late.workout?.panel(state, send, stamp) ?? h("div", { class: "panel-body", key: "workout" }, late.failed ? notLoaded(state, () => location.reload()) : h("p", { class: "muted" }, words(state).fetching));
    default: return gamePanel(state, send, stamp);
  }
}

/** What is printed: a diagram or a score sheet; hidden on the screen. */
function paper(state: State): VNode | null {
  const w = words(state);
  const rules = ruleSet(state);
  if (!rules || !state.position || state.paper === "") return null;
  if (state.paper !== "diagram" && state.paper !== "sheet") return late.workout?.paper(state, state.paper) ?? null;
  const moves = mainLine(state.game.tree).map((id) => state.game.tree[id]!.move);
  const rows: VNode[] = [];
  for (let i = 0; i < moves.length; i += 2) rows.push(h("tr", {}, h("td", {}, i / 2 + 1), h("td", {}, moves[i]!), h("td", {}, moves[i + 1] ?? "")));
  const tag = (name: string) => state.game.tags.find(([key]) => key === name)?.[1] ?? "";
  return h("div", { class: "paper", "aria-hidden": "true" },
    state.paper === "diagram" ? h("div", { class: "paper-diagram" }, boardSvg({ ...state, settings: { ...state.settings, numbers: true }, touched: [], refusal: null, hint: null, motion: null, analysis: { ...state.analysis, on: false } }, rules, layout(rules, state.flipped)), h("p", {}, w.caption(rules.name[state.settings.language], w.side(state.position.turn))), h("p", { class: "fen" }, state.position.fen)) :
    h("div", { class: "paper-sheet" }, h("h1", {}, w.sheet), h("p", {}, `${w.white}: ${tag("White") || w.seatName(state.game.seats.white)} · ${w.black}: ${tag("Black") || w.seatName(state.game.seats.black)} · ${w.date}: ${state.game.date.slice(0, 10)}`),
      h("table", {}, h("tbody", {}, ...rows)), h("p", {}, state.position.result.outcome === "none" ? "" : `${w.result}: ${resultSentence(state)}`)));
}

export function app(state: State, send: Send, stamp: Stamp): VNode {
  const side = bottom(state);
  const rules = ruleSet(state);
  return h("div", { class: `app theme-${state.settings.theme} panel-${state.panel}${state.editor ? " editing" : ""}${state.settings.motion ? "" : " still"}${state.projector ? " projector" : ""}${state.game.lesson ? " lesson" : ""}`, ...dropping(send) },
    header(state, send),
    asideNews(state, send) ?? fullNews(state, send),
    h("main", { class: "table" },
      h("div", { class: "seat-board", style: { "--ratio": rules ? String(rules.width / rules.height) : "1" } },
        player(state, opponent(side)),
        h("div", { class: "board-row" }, evaluationBar(state), board(state, send, Date.now)),
        player(state, side),
        h("div", { class: "phone-arbiter" }, arbiter(state, send, stamp)),
        actions(state, send)),
      h("div", { class: "side" }, tabs(state, send), panel(state, send, stamp))),
    late.workout?.card(state, send, stamp) ?? null,
    state.projector ? h("button", { type: "button", class: "projector-leave", "aria-label": words(state).leaveProjector, title: words(state).leaveProjector, onclick: () => send({ type: "projector", on: false }) }, "×") : null,
    helpDialog(state, send), paper(state),
    h("div", { class: "hidden", role: "status", "aria-live": "polite" }, state.said.urgent ? "" : state.said.text),
    h("div", { class: "hidden", role: "alert", "aria-live": "assertive" }, state.said.urgent ? state.said.text : ""));
}

// SPDX-License-Identifier: MIT
// The panel of the game being played: what just happened, actions, moves; and the form of a new one.
import { h, type VNode } from "../dom";
import { alone, annulledFor, canMove, isOver, type State } from "../state";
import type { Count } from "../types";
import type { Send } from "./board";
import { action, button, choice, icon, words } from "./common";
import { margin, moveList, navigation } from "./moves";
import type { Stamp } from "./app";

export function resultTitle(state: State): string {
  const w = words(state);
  const outcome = state.position!.result.outcome;
  if (outcome === "draw") return w.draw;
  const me = alone(state);
  if (me) return outcome === me ? w.youWin : w.youLose;
  return outcome === "white" ? w.whiteWins : w.blackWins;
}

export function resultSentence(state: State): string {
  if (state.game.ending === "white_time" || state.game.ending === "black_time") return words(state).timeOver(state.game.ending === "white_time" ? "white" : "black");
  return state.position!.result.sentence[state.settings.language];
}

/** Counts are shown when they begin to matter: from half of the way on, and the Forzosa always. */
function counters(state: State): VNode | null {
  const w = words(state);
  const c = state.position?.counters ?? {};
  const rows: VNode[] = [];
  const add = (count: Count | undefined, text: (at: number, of: number) => string, always: boolean, halves: boolean) => {
    if (!count || (!always && count.at * 2 < count.of)) return;
    const part = halves ? Math.ceil(count.at / 2) : count.at, whole = halves ? count.of / 2 : count.of;
    rows.push(h("li", {}, h("span", {}, text(part, whole)), h("progress", { max: whole, value: part, "aria-label": text(part, whole) })));
  };
  add(c.repetition && c.repetition.at > 1 ? c.repetition : undefined, w.counterRepetition, true, false);
  add(c.forzosa, w.counterForzosa, true, true);
  add(c.sixteen, w.counterSixteen, true, true);
  add(c.five, w.counterFive, true, true);
  add(c.idle, w.counterIdle, false, true);
  return rows.length ? h("ul", { class: "counters" }, ...rows) : null;
}

/** What is said while nobody plays: that a move of the file is not allowed and the arbiter may annul the game, that one did, or that all may be moved. */
function studying(state: State, send: Send): VNode {
  const w = words(state);
  const wrong = state.game.infringement?.text;
  if (wrong) return h("section", { class: "arbiter refusal infringement" }, h("p", {}, wrong[state.settings.language]), h("p", {}, w.annulHelp), h("div", { class: "row" }, button(w.annul, () => send({ type: "annul" }))));
  const tag = (name: string) => state.game.tags.find(([key]) => key === name)?.[1] ?? "";
  return tag("Termination") === "annulled" ? h("section", { class: "arbiter annulled" }, h("p", {}, w.annulled(annulledFor(tag("Infringement"))))) : h("section", { class: "arbiter" }, h("p", {}, w.studying));
}

/** The arbiter's corner: result, refusal, hint, or a line for the first visit. */
export function arbiter(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const language = state.settings.language;
  if (state.position && isOver(state) && !state.motion)
    return h("section", { class: "arbiter over" }, h("h2", {}, resultTitle(state)), h("p", {}, resultSentence(state)),
      h("div", { class: "row" },
        state.game.playing ? button(w.rematch, () => send({ type: "rematch", ...stamp() }), { class: "primary" }) : null as never,
        button(w.review, () => { send({ type: "panel", panel: "analysis" }); send({ type: "review" }); }, { class: state.game.playing ? "" : "primary" })));
  if (state.confirm === "resign")
    return h("section", { class: "arbiter" }, h("p", {}, w.resignSure), h("div", { class: "row" }, button(w.yes, () => send({ type: "resign", sure: true }), { class: "danger" }), button(w.no, () => send({ type: "resign", sure: false }))));
  if (state.refusal) return h("section", { class: "arbiter refusal" }, h("p", {}, state.refusal.text[language]));
  if (state.choices.length > 0) return h("section", { class: "arbiter" }, h("p", {}, w.choosePath));
  if (state.retry) return h("section", { class: "arbiter " + (state.notice?.kind ?? "") }, h("p", {}, state.notice?.text ?? (state.learn.task?.kind === "puzzle" ? w.puzzleAsk : w.retryAsk)), h("div", { class: "row" },
    button(w.retryGiveUp, () => send({ type: "give_up" })), button(w.cancel, () => send({ type: "end_retry" }), { class: "quiet" })));
  if (state.hint) return h("section", { class: "arbiter" }, h("p", {}, state.hint.step === 1 ? w.hintPiece(state.hint.path[0]!) : w.hintMove(state.hint.move)),
    state.hint.step === 1 ? h("div", { class: "row" }, button(w.hintMore, () => send({ type: "hint" }))) : null);
  if (state.notice) return h("section", { class: "arbiter " + state.notice.kind }, h("p", {}, state.notice.text));
  if (state.engine.broken) return h("section", { class: "arbiter refusal" }, h("p", {}, w.broken), h("div", { class: "row" }, button(w.reload, () => location.reload())));
  if (!state.game.playing) return studying(state, send);
  if (canMove(state) && (state.position?.must.length ?? 0) > 0) return h("section", { class: "arbiter" }, h("p", {}, w.mustCapture(state.position!.must)));
  if (state.game.tree.length === 1 && state.panel === "game") return h("section", { class: "arbiter" }, h("p", {}, w.firstLine));
  return h("section", { class: "arbiter still" });
}

/** One row of large actions under the board. */
export function actions(state: State, send: Send): VNode {
  const w = words(state);
  const me = alone(state);
  const over = isOver(state);
  return h("div", { class: "actions", role: "toolbar", "aria-label": w.more },
    action("plus", w.newShort, () => send({ type: "panel", panel: "new" }), { "aria-label": w.newGame, title: w.newGame }),
    action("undo", w.undo, () => send({ type: "undo" }), { disabled: state.game.at === 0 && state.game.ending === "" }),
    action("redo", w.redo, () => send({ type: "redo" }), { disabled: state.game.tree[state.game.at]!.children.length === 0 }),
    action("hint", w.hint, () => send({ type: "hint" }), { disabled: !canMove(state) }),
    action("flip", w.flip, () => send({ type: "flip" })),
    state.game.playing ? action("draw", w.offerShort, () => send({ type: "offer" }), { disabled: over, "aria-label": me ? w.offer : w.agree, title: me ? w.offer : w.agree }) : null,
    state.game.playing ? action("flag", w.resign, () => send({ type: "resign", sure: false }), { disabled: over }) : null,
    state.clock ? action(state.clock.paused ? "run" : "pause", state.clock.paused ? w.resume : w.pause, () => send({ type: "pause", now: Date.now() }), { disabled: over || !state.clock.running }) : null);
}

const typed = (state: State, send: Send): VNode => {
  const w = words(state);
  return h("form", { class: "typed", onsubmit: (e: Event) => { e.preventDefault(); send({ type: "type_move", now: Date.now() }); } },
    h("input", { id: "typed", type: "text", autocomplete: "off", spellcheck: "false", inputmode: "text", "aria-label": w.typeMove, placeholder: `${w.typeMove}: ${w.typeMoveHelp}`, value: state.typed, oninput: (e: Event) => send({ type: "typed", text: (e.target as HTMLInputElement).value }) }),
    h("button", { type: "submit" }, w.send));
};

export function gamePanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  return h("div", { class: "panel-body game", key: "game" }, arbiter(state, send, stamp), counters(state), moveList(state, send), navigation(state, send), typed(state, send), margin(state, send),
    h("div", { class: "row" },
      state.game.playing ? button(w.study, () => send({ type: "study" }), { class: "quiet" }) :
        button(w.playSide(state.position?.turn ?? "white"), () => send({ type: "play_from_here", side: state.position?.turn ?? "white" }), { class: "quiet", disabled: isOver(state) }),
      button(w.editor, () => send({ type: "edit" }), { class: "quiet" })));
}

export function newPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const f = state.fresh;
  const set = (part: Partial<State["fresh"]>) => send({ type: "fresh", part });
  const rules: [string, string][] = (state.about?.rules ?? []).map((r) => [r.id, r.name[state.settings.language]]);
  const custom = !["", "15+5", "5+3"].includes(f.pace);
  return h("form", { class: "panel-body new", key: "new", onsubmit: (e: Event) => { e.preventDefault(); send({ type: "start", ...stamp() }); } },
    h("h2", {}, w.newGame),
    choice(w.rules, "rules", rules, f.rules, (id) => set({ rules: id })),
    choice(w.opponent, "opponent", [["computer", w.computer], ["person", w.person]], f.opponent, (opponent) => set({ opponent })),
    f.opponent === "computer" ? h("div", { class: "level" }, h("label", { for: "level" }, w.level(f.level), h("strong", {}, w.levelName(f.level))),
      h("input", { id: "level", type: "range", min: 1, max: state.about?.levels ?? 10, step: 1, value: String(f.level), "aria-valuetext": `${w.level(f.level)}, ${w.levelName(f.level)}`, oninput: (e: Event) => set({ level: Number((e.target as HTMLInputElement).value) }) })) : null,
    f.opponent === "computer" ? choice(w.color, "color", [["white", w.white], ["black", w.black], ["random", w.random]], f.color, (color) => set({ color })) : null,
    choice(w.clock, "pace", [["", w.noClock], ["15+5", "15 + 5"], ["5+3", "5 + 3"], ["custom", w.otherClock]], custom ? "custom" : f.pace, (pace) => set({ pace: pace === "custom" ? "10+0" : pace })),
    custom ? h("label", { class: "field" }, w.customClock, h("input", { type: "text", pattern: "\\d{1,3}\\+\\d{1,3}", value: f.pace, oninput: (e: Event) => set({ pace: (e.target as HTMLInputElement).value }) })) : null,
    h("div", { class: "row" }, h("button", { type: "submit", class: "primary big" }, icon("run"), w.play), button(w.cancel, () => send({ type: "panel", panel: "game" }), { class: "quiet" })));
}

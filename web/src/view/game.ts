// SPDX-License-Identifier: MIT
// The panel of the game being played: what just happened, actions, moves.
import { h, type VNode } from "../dom";
import { tagOf } from "../game";
import { drilled } from "../late";
import type { Send, Stamp } from "../message";
import { alone, annulledFor, canMove, isOver, isPast } from "../selectors";
import type { Hint, State } from "../state";
import { mainLine } from "../tree";
import type { Count } from "../types";
import { action, button, row, words } from "./common";
import { margin, moveList, navigation } from "./moves";
import { moveName } from "./moves_rows";

export function resultTitle(state: State): string {
  const w = words(state);
  const outcome = state.position!.result.outcome;
  if (outcome === "draw") return w.draw;
  const me = alone(state);
  if (me) return outcome === me ? w.youWin : w.youLose;
  return outcome === "white" ? w.whiteWins : w.blackWins;
}

/** How it came to that, without what its title says already. */
function resultReason(state: State): string {
  const title = resultTitle(state) + ": ";
  const all = resultSentence(state);
  const rest = all.startsWith(title) ? all.slice(title.length) : all;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function resultSentence(state: State): string {
  if (state.game.ending === "white_time" || state.game.ending === "black_time")
    return words(state).timeOver(state.game.ending === "white_time" ? "white" : "black");
  return state.position!.result.sentence[state.settings.language];
}

/** Counts are shown when they begin to matter: from half of the way on, and the Forzosa always. */
export function counters(state: State): VNode | null {
  const w = words(state);
  const c = state.position?.counters ?? {};
  const rows: VNode[] = [];
  const add = (
    count: Count | undefined,
    text: (at: number, of: number) => string,
    always: boolean,
    halves: boolean,
  ) => {
    if (!count || (!always && count.at * 2 < count.of)) return;
    const part = halves ? Math.ceil(count.at / 2) : count.at,
      whole = halves ? count.of / 2 : count.of;
    rows.push(
      h(
        "li",
        {},
        h("span", {}, text(part, whole)),
        h("progress", { max: whole, value: part, "aria-label": text(part, whole) }),
      ),
    );
  };
  add(c.repetition && c.repetition.at > 1 ? c.repetition : undefined, w.counterRepetition, true, false);
  add(c.forzosa, w.counterForzosa, true, true);
  add(c.sixteen, w.counterSixteen, true, true);
  add(c.five, w.counterFive, true, true);
  add(c.idle, w.counterIdle, false, true);
  return rows.length ? h("ul", { class: "counters" }, ...rows) : null;
}

/**
 * What is said while nobody plays: that a move of the file is not allowed and the arbiter may annul the game, that one
 * did, or that all may be moved.
 */
function studying(state: State, send: Send): VNode {
  const w = words(state);
  const lesson = state.room?.lesson;
  if (lesson && lesson.stage !== "over") return sentence(w.findBetter);
  const wrong = state.game.infringement?.text;
  if (wrong && !state.review && !state.analysis.on)
    return h(
      "section",
      { class: "referee refusal infringement" },
      h("p", {}, wrong[state.settings.language]),
      h("p", {}, w.annulHelp),
      row(
        button(w.annul, () => send({ type: "annul" })),
        button(w.newsSeen, () => send({ type: "understood" })),
      ),
    );
  const { tags, tree, at } = state.game;
  const result = at === mainLine(tree).at(-1) ? tagOf(tags, "Result") : "";
  const said = result ? w.sheetResult(result) : w.studying;
  return tagOf(tags, "Termination") === "annulled"
    ? sentence(w.annulled(annulledFor(tagOf(tags, "Infringement"))), " annulled")
    : tree.length > 1 && !state.review
      ? sentence(
          said,
          " studying",
          button(w.reviewShort, () => toReview(send), {
            class: "primary",
            id: "review-it",
            "aria-label": w.review,
            title: w.review,
          }),
          ...goOn(state, send),
        )
      : sentence(said, "", ...goOn(state, send));
}

/** Back to the kept game, in the middle of which somebody began to study. */
function goOn(state: State, send: Send): VNode[] {
  const { game, library } = state;
  const { from } = game;
  if (from === undefined || !library.saved.some(({ id }) => id === from)) return [];
  return [button(words(state).goOnPlaying, () => send({ type: "open_saved", id: from }))];
}

/** The engine reviews the game, where that is shown. */
function toReview(send: Send): void {
  send({ type: "panel", panel: "analysis" });
  send({ type: "review" });
}

/** How the game ended, and what can be done then. */
function over(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { playing } = state.game;
  return h(
    "section",
    { class: "referee over" },
    h("h2", {}, resultTitle(state)),
    h("p", {}, resultReason(state)),
    row(
      playing ? button(w.rematch, () => send({ type: "rematch", ...stamp() }), { class: "primary" }) : null,
      state.review ? null : button(w.review, () => toReview(send), { class: playing ? "" : "primary" }),
    ),
  );
}

/** A sentence of the referee, with what can be answered. */
const sentence = (text: string, kind = "", ...answers: VNode[]): VNode =>
  h("section", { class: "referee" + kind }, h("p", {}, text), answers.length > 0 ? row(...answers) : null);

const resignSure = (state: State, send: Send): VNode =>
  sentence(
    words(state).resignSure,
    " question",
    button(words(state).yes, () => send({ type: "resign", sure: true }), { class: "danger" }),
    button(words(state).no, () => send({ type: "resign", sure: false })),
  );

/** Somebody offers a draw to whoever sits on the other side of this board. */
const drawAsked = (state: State, send: Send): VNode =>
  sentence(
    words(state).offerAsked(state.position?.turn ?? "white"),
    " question",
    button(words(state).accept, () => send({ type: "answer_offer", accept: true }), { class: "primary" }),
    button(words(state).decline, () => send({ type: "answer_offer", accept: false })),
  );

/** A move that waits to be confirmed. */
const moveAsked = (state: State, move: string, send: Send): VNode =>
  sentence(
    words(state).proposed(move),
    " question",
    button(words(state).proposedYes, () => send({ type: "confirm_move", now: Date.now() }), { class: "primary" }),
    button(words(state).proposedNo, () => send({ type: "cancel" })),
  );

/** Whoever looks at the past is told so, with a way back. */
export function past(state: State, send: Send): VNode {
  const w = words(state);
  const after = state.game.at > 0 ? moveName(state, state.game.at) : "";
  return sentence(
    w.past(after) + (canMove(state) ? ` ${w.pastGoesOn}` : ""),
    " past",
    button(w.toPresent, () => send({ type: "last" })),
  );
}

/** First the piece, then the move. */
function hinting(state: State, hint: Hint, send: Send): VNode {
  const w = words(state);
  if (hint.step === 2) return sentence(w.hintMove(hint.move));
  return sentence(
    w.hintPiece(hint.path[0]!),
    "",
    button(w.hintMore, () => send({ type: "hint" })),
  );
}

/** The referee's corner: result, refusal, hint, or a line for the first visit. */
export function referee(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { refusal, position, notice } = state;
  const drill =
    refusal || state.proposed || state.choices.length > 0 ? undefined : drilled(state, "sentence", send, stamp);
  if (drill) return drill;
  if (position && isOver(state) && !state.motion) return over(state, send, stamp);
  if (state.confirm === "resign") return resignSure(state, send);
  if (state.confirm === "draw") return drawAsked(state, send);
  if (state.proposed) return moveAsked(state, state.proposed.text, send);
  if (refusal) return sentence(refusal.text[state.settings.language], " refusal");
  if (state.choices.length > 0) return sentence(w.choosePath);
  if (state.hint) return hinting(state, state.hint, send);
  if (notice) return sentence(notice.text[state.settings.language], " " + notice.kind);
  if (state.engine.broken)
    return sentence(
      w.broken,
      " refusal",
      button(w.reload, () => location.reload()),
    );
  if (!state.game.playing) return studying(state, send);
  if (isPast(state)) return past(state, send);
  if (canMove(state) && position && position.must.length > 0) return sentence(w.mustCapture(position.must));
  if (state.game.tree.length === 1 && state.panel === "game") return sentence(w.firstLine);
  return h("section", { class: "referee still" });
}

/** One row of large actions under the board. */
export function actions(state: State, send: Send): VNode {
  const w = words(state);
  const over = isOver(state);
  return h(
    "div",
    { class: "actions", role: "toolbar", "aria-label": w.more },
    action("plus", w.newShort, () => send({ type: "panel", panel: "new" }), {
      "aria-label": w.newGame,
      title: w.newGame,
    }),
    action("undo", w.undo, () => send({ type: "undo" }), { disabled: state.game.at === 0 && state.game.ending === "" }),
    action("redo", w.redo, () => send({ type: "redo" }), {
      disabled: state.game.tree[state.game.at]!.children.length === 0,
    }),
    action("hint", w.hint, () => send({ type: "hint" }), { disabled: !canMove(state) }),
    action("flip", w.flip, () => send({ type: "flip" })),
    state.game.playing
      ? action("draw", w.offerShort, () => send({ type: "offer" }), {
          disabled: over,
          "aria-label": w.offer,
          title: w.offer,
        })
      : null,
    state.game.playing
      ? action("flag", w.resign, () => send({ type: "resign", sure: false }), { disabled: over })
      : null,
    state.clock
      ? action(
          state.clock.paused ? "run" : "pause",
          state.clock.paused ? w.resume : w.pause,
          () => send({ type: "pause", now: Date.now() }),
          { disabled: over || !state.clock.running },
        )
      : null,
  );
}

const typed = (state: State, send: Send): VNode => {
  const w = words(state);
  return h(
    "form",
    {
      class: "typed",
      onsubmit: (e: Event) => {
        e.preventDefault();
        send({ type: "type_move", now: Date.now() });
      },
    },
    h("input", {
      id: "typed",
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      inputmode: "text",
      "aria-label": w.typeMove,
      placeholder: w.typeMoveHelp,
      value: state.typed,
      oninput: (e: Event) => send({ type: "typed", text: (e.target as HTMLInputElement).value }),
    }),
    h("button", { type: "submit" }, w.send),
  );
};

export function gamePanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  return h(
    "div",
    { class: "panel-body game", key: "game" },
    referee(state, send, stamp),
    counters(state),
    moveList(state, send),
    navigation(state, send),
    typed(state, send),
    margin(state, send),
    h(
      "div",
      { class: "row" },
      state.game.playing
        ? button(w.study, () => send({ type: "study" }), { class: "quiet" })
        : button(
            w.playSide(state.position?.turn ?? "white"),
            () => send({ type: "play_from_here", side: state.position?.turn ?? "white" }),
            { class: "quiet", disabled: isOver(state) },
          ),
      button(w.editor, () => send({ type: "edit" }), { class: "quiet" }),
    ),
  );
}

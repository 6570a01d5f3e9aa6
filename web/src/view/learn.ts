// SPDX-License-Identifier: MIT
// Learning: the rules with positions to try, endings, openings.
import { type Child, h, type VNode } from "../dom";
import { type Block, blocks, type Inline } from "../learn/markdown";
import type { Send, Stamp } from "../message";
import type { Learn } from "../panels";
import { isOver, ruleSet, standingAt } from "../selectors";
import type { State } from "../state";
import { button, notLoaded, words } from "./common";
import { referee } from "./game";
import { navigation } from "./moves";
import { openings } from "./openings";

const inline = (part: Inline): Child => (part.kind === "text" ? part.text : h(part.kind, {}, part.text));

function block(state: State, send: Send, stamp: Stamp, b: Block): Child[] {
  const w = words(state);
  switch (b.kind) {
    case "heading": {
      const tag = b.level <= 1 ? "h2" : b.level === 2 ? "h3" : "h4";
      const all = b.article > 0 ? (ruleSet(state)?.examples ?? []) : [];
      const fens = all.filter(({ article }) => article === b.article).map(({ fen }) => fen);
      return [
        h(
          tag,
          { class: b.article > 0 ? "article" : "" },
          b.text,
          ...fens.map((fen, i) =>
            button(
              w.tryIt,
              () => send({ type: "try_example", fen, ...stamp() }),
              { class: "chip", "aria-label": `${w.tryIt}: ${b.text}${fens.length > 1 ? ` (${i + 1})` : ""}` },
              fens.length > 1 ? `${w.tryIt} ${i + 1}` : w.tryIt,
            ),
          ),
        ),
      ];
    }
    case "paragraph":
      return [h("p", {}, ...b.inlines.map(inline))];
    case "list":
      return [h("ul", { class: "bullets" }, ...b.items.map((item) => h("li", {}, ...item.map(inline))))];
    case "table":
      return [
        h(
          "div",
          { class: "scroll", tabindex: 0 },
          h(
            "table",
            { class: "figures-table" },
            h(
              "tbody",
              {},
              ...b.rows.map((row, i) =>
                h("tr", {}, ...row.map((cell) => h(i === 0 ? "th" : "td", {}, ...cell.map(inline)))),
              ),
            ),
          ),
        ),
      ];
    case "code":
      return [];
  }
}

/** The page shows a real board: the drawing of the text and the words about it are left out. */
function withoutPicture(all: Block[]): Block[] {
  const at = all.findIndex((b) => b.kind === "code");
  return all.filter((b, i) => b.kind !== "code" && !(i === at - 1 && b.kind === "paragraph"));
}

let memory: { text: string; parsed: Block[] } | null = null;

function rulesPage(state: State, send: Send, stamp: Stamp): VNode {
  const text = state.learn.textOf === state.game.rules + state.settings.language ? state.learn.text : "";
  if (text === "" && state.learn.failed) return notLoaded(state, () => send({ type: "learn", section: "rules" }));
  if (memory?.text !== text) memory = { text, parsed: withoutPicture(blocks(text)) };
  return h(
    "article",
    { class: "rules-page", lang: state.settings.language },
    ...(text === ""
      ? [h("p", { class: "muted" }, words(state).fetching)]
      : memory!.parsed.flatMap((b) => block(state, send, stamp, b))),
  );
}

/** How the trainer's ending stands: over, slipped, or won in so many moves. */
export function endingState(state: State, task: Extract<Learn["task"], { kind: "ending" }>): string {
  const w = words(state);
  if (isOver(state)) return state.position!.result.outcome === "white" ? w.endingDone : w.endingDrawn;
  const plies = standingAt(state, task);
  return plies === null ? w.endingLost : w.endingWon(Math.ceil(plies / 2));
}

function endings(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const task = state.learn.task;
  return h(
    "section",
    {},
    h("h2", {}, w.forzosa),
    h("p", {}, w.forzosaHelp),
    button(task?.kind === "ending" ? w.forzosaAgain : w.forzosaStart, () => send({ type: "train", ...stamp() }), {
      class: "primary",
      disabled: state.learn.looking,
    }),
    task?.kind === "ending" ? h("p", { class: "ending-state" }, endingState(state, task)) : null,
  );
}

export function learnPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const section = state.learn.section;
  const tabs: [Learn["section"], string][] = [
    ["rules", w.rulesPage],
    ["endings", w.endings],
    ["openings", w.openings],
  ];
  const shown = { rules: rulesPage, endings, openings }[section];
  return h(
    "div",
    { class: "panel-body learn", key: "learn" },
    h(
      "div",
      { class: "row sections", role: "group", "aria-label": w.tabLearn },
      ...tabs.map(([id, label]) =>
        button(label, () => send({ type: "learn", section: id }), {
          class: id === section ? "on" : "",
          "aria-pressed": id === section ? "true" : "false",
        }),
      ),
      button(w.puzzles, () => send({ type: "panel", panel: "puzzles" }), { "data-panel": "puzzles" }),
    ),
    h("div", { class: "learn-referee" }, referee(state, send, stamp)),
    navigation(state, send),
    shown(state, send, stamp),
  );
}

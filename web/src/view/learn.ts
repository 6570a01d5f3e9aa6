// SPDX-License-Identifier: MIT
// Parts of learning: the rules with positions to try, openings.
import { type Child, h, type VNode } from "../dom";
import { type Block, blocks, type Inline } from "../learn/markdown";
import type { Send, Stamp } from "../message";
import { ruleSet } from "../selectors";
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

/** Rules or openings, with the referee's corner for what is tried on the board. */
export function learnSection(state: State, send: Send, stamp: Stamp): VNode[] {
  const section = state.learn.section === "openings" ? openings : rulesPage;
  return [
    h("div", { class: "learn-referee" }, referee(state, send, stamp)),
    navigation(state, send),
    section(state, send, stamp),
  ];
}

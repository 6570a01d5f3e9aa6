// SPDX-License-Identifier: MIT
// Games in and out: open, save, share, print, those kept in the browser.
import { h, type VNode } from "../dom";
import { tagOf } from "../game";
import type { Send, Stamp } from "../message";
import type { Reading, Saved } from "../panels";
import { ruleSet } from "../selectors";
import type { State } from "../state";
import type { BrokenGame, ReadGame } from "../types";
import { button, entered, row, words } from "./common";
import { fileButton, openFile } from "./file";

/** A file may be dropped anywhere on the page. */
export const dropping = (send: Send) => ({
  ondragover: (e: DragEvent) => {
    if (e.dataTransfer?.types.includes("Files")) e.preventDefault();
  },
  ondrop: (e: DragEvent) => {
    const file = e.dataTransfer?.files[0];
    if (!file) return;
    e.preventDefault();
    send({ type: "panel", panel: "library" });
    void openFile(file, "games", send, (text) => openText(text, send));
  },
});

function openText(text: string, send: Send): void {
  send({ type: "read_text", text });
  send({ type: "read", now: Date.now() });
}

/** Why a text cannot be read, and where. */
function readError(state: State, text: string, error: NonNullable<Reading["error"]>): VNode {
  const line = text.split("\n")[error.line - 1] ?? "";
  const near = line.slice(Math.max(0, error.column - 30), error.column + 30);
  const pointer = () => " ".repeat(Math.min(30, error.column) - 1) + "▲";
  return h(
    "div",
    { class: "error", role: "alert" },
    h("p", {}, error.text[state.settings.language]),
    line ? h("pre", {}, near + "\n" + pointer()) : null,
  );
}

/** Several games were read: which one is to be opened? */
function gamesRead(state: State, send: Send, stamp: Stamp, games: (ReadGame | BrokenGame)[]): VNode {
  const w = words(state);
  const item = (game: ReadGame | BrokenGame, index: number): VNode => {
    const tag = (name: string) => tagOf(game.tags, name);
    const known = [
      game.error ? "" : (ruleSet(state, game.rules)?.name[state.settings.language] ?? ""),
      tag("Result"),
      tag("Date").replace(/[?.]*\?[?.]*$/, ""),
      game.error ? "" : w.pliesCount(game.plies),
    ];
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "game-row", onclick: () => send({ type: "open_read", index, ...stamp() }) },
        h("strong", {}, `${tag("White") || w.white} – ${tag("Black") || w.black}`),
        h("span", {}, known.filter((part) => part !== "").join(" · ")),
      ),
    );
  };
  return h("div", {}, h("h3", {}, w.chooseGame), h("ul", { class: "games" }, ...games.slice(0, 300).map(item)));
}

function opening(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { text, error, games } = state.library.reading;
  return h(
    "section",
    { class: "open" },
    h("h2", {}, w.openTitle),
    h("textarea", {
      id: "pdn",
      rows: 5,
      "aria-label": w.pdnText,
      placeholder: w.openHelp,
      value: text,
      spellcheck: "false",
      oninput: (e: Event) => send({ type: "read_text", text: entered(e) }),
    }),
    error ? readError(state, text, error) : null,
    games ? gamesRead(state, send, stamp, games) : null,
    row(
      button(w.open, () => send({ type: "read", now: Date.now() }), { class: "primary", disabled: text.trim() === "" }),
      fileButton(w.openFile, { what: "games", id: "open-file", accept: ".pdn,.fen,.txt" }, send, (text) =>
        openText(text, send),
      ),
    ),
  );
}

/** The last link that was made, to be copied by hand where the browser does not let the page do it. */
const link = (state: State): VNode =>
  h(
    "label",
    { class: "field" },
    words(state).link,
    h("input", {
      type: "text",
      id: "share-link",
      readonly: true,
      value: location.origin + location.pathname + state.library.share,
      onfocus: (e: Event) => (e.target as HTMLInputElement).select(),
    }),
  );

function saving(state: State, send: Send): VNode {
  const w = words(state);
  const { notice } = state;
  return h(
    "section",
    {},
    h("h2", {}, w.saveTitle),
    row(
      button(w.copyPdn, () => send({ type: "write", to: "copy" })),
      button(w.filePdn, () => send({ type: "write", to: "file" })),
      button(w.copyFen, () => send({ type: "copy_fen" })),
      button(w.share, () => send({ type: "share" })),
      button(w.printDiagram, () => send({ type: "print", what: "diagram" })),
      button(w.printSheet, () => send({ type: "print", what: "sheet" })),
      button(w.editor, () => send({ type: "edit" })),
    ),
    notice ? h("p", { class: "notice " + notice.kind }, notice.text[state.settings.language]) : null,
    state.library.share ? link(state) : null,
  );
}

/** A game that the browser keeps. */
function savedRow(state: State, send: Send, game: Saved): VNode {
  const w = words(state);
  const about = [
    ruleSet(state, game.rules)?.name[state.settings.language] ?? "",
    game.date.slice(0, 10),
    w.pliesCount(game.plies),
    ...(game.result ? [game.result] : []),
  ];
  return h(
    "li",
    { key: game.id },
    h(
      "button",
      { type: "button", class: "game-row", onclick: () => send({ type: "open_saved", id: game.id }) },
      h("strong", {}, game.title),
      h("span", {}, about.join(" · ")),
    ),
    button(w.remove, () => send({ type: "delete_saved", id: game.id }), {
      class: "chip",
      "aria-label": `${w.remove}: ${game.title}`,
    }),
  );
}

function mine(state: State, send: Send): VNode {
  const w = words(state);
  const { saved, search } = state.library;
  const wanted = saved.filter((game) =>
    (game.title + game.date + game.result).toLowerCase().includes(search.toLowerCase()),
  );
  const field = h("input", {
    type: "search",
    "aria-label": w.searchGames,
    placeholder: w.searchGames,
    value: search,
    oninput: (e: Event) => send({ type: "search", text: entered(e) }),
  });
  return h(
    "section",
    {},
    h("h2", {}, w.mine),
    h("p", { class: "muted" }, w.mineHelp),
    saved.length > 5 ? field : null,
    wanted.length === 0
      ? h("p", { class: "empty" }, w.mineNone)
      : h("ul", { class: "games" }, ...wanted.slice(0, 100).map((game) => savedRow(state, send, game))),
    saved.length > 0 ? button(w.exportAll, () => send({ type: "export_saved" }), { class: "quiet" }) : null,
  );
}

export function libraryPanel(state: State, send: Send, stamp: Stamp): VNode {
  return h(
    "div",
    { class: "panel-body library", key: "library" },
    opening(state, send, stamp),
    saving(state, send),
    mine(state, send),
  );
}

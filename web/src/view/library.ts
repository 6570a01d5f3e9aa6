// SPDX-License-Identifier: MIT
// Games in and out: open, save, share, print, those kept in the browser; and the editor of positions.
import { h, type VNode } from "../dom";
import { ruleSet, type State } from "../state";
import type { Send } from "./board";
import type { Stamp } from "./app";
import { button, choice, words } from "./common";
import { piece } from "./pieces";
import { chosenText } from "../text_file";

/** A file may be dropped anywhere on the page. */
export const dropping = (send: Send) => ({
  ondragover: (e: DragEvent) => { if (e.dataTransfer?.types.includes("Files")) e.preventDefault(); },
  ondrop: (e: DragEvent) => {
    const file = e.dataTransfer?.files[0];
    if (!file) return;
    e.preventDefault();
    send({ type: "panel", panel: "library" });
    void readFile(file, send);
  },
});

async function readFile(file: File | undefined, send: Send, input?: HTMLInputElement): Promise<void> {
  if (!file) return;
  const text = await chosenText(file, input);
  if (text === null) return send({ type: "file_too_big" });
  send({ type: "read_text", text });
  send({ type: "read", now: Date.now() });
}

function opening(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { text, error, games } = state.library.reading;
  const pointed = error ? text.split("\n")[error.line - 1] ?? "" : "";
  return h("section", { class: "open" },
    h("h2", {}, w.openTitle),
    h("textarea", { id: "pdn", rows: 5, "aria-label": w.pdnText, placeholder: w.openHelp, value: text, spellcheck: "false", oninput: (e: Event) => send({ type: "read_text", text: (e.target as HTMLTextAreaElement).value }) }),
    error ? h("div", { class: "error", role: "alert" }, h("p", {}, error.text[state.settings.language]), pointed ? h("pre", {}, pointed.slice(Math.max(0, error.column - 30), error.column + 30) + "\n" + " ".repeat(Math.min(30, error.column) - 1) + "▲") : null) : null,
    games ? h("div", {}, h("h3", {}, w.chooseGame), h("ul", { class: "games" }, ...games.slice(0, 300).map((game, index) => {
      const tag = (name: string) => game.tags.find(([key]) => key === name)?.[1] ?? "?";
      return h("li", {}, h("button", { type: "button", class: "game-row", onclick: () => send({ type: "open_read", index, ...stamp() }) }, h("strong", {}, `${tag("White")} – ${tag("Black")}`), h("span", {}, `${tag("Result")} · ${tag("Date")} · ${w.pliesCount(game.plies ?? 0)}`)));
    }))) : null,
    h("div", { class: "row" }, button(w.open, () => send({ type: "read", now: Date.now() }), { class: "primary", disabled: text.trim() === "" }),
      h("label", { class: "file" }, w.openFile, h("input", { type: "file", accept: ".pdn,.fen,.txt", id: "open-file", onchange: (e: Event) => void readFile((e.target as HTMLInputElement).files?.[0], send, e.target as HTMLInputElement) }))));
}

export function libraryPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const { saved, search, pdn, share } = state.library;
  const wanted = saved.filter((game) => (game.title + game.date + game.result).toLowerCase().includes(search.toLowerCase()));
  return h("div", { class: "panel-body library", key: "library" }, opening(state, send, stamp),
    h("section", {}, h("h2", {}, w.saveTitle), h("div", { class: "row" },
      button(w.copyPdn, () => send({ type: "write", then: "copy" })), button(w.filePdn, () => send({ type: "write", then: "file" })), button(w.copyFen, () => send({ type: "copy_fen" })), button(w.share, () => send({ type: "share" })),
      button(w.printDiagram, () => send({ type: "print", what: "diagram" })), button(w.printSheet, () => send({ type: "print", what: "sheet" })), button(w.editor, () => send({ type: "edit" }))),
      state.notice ? h("p", { class: "notice " + state.notice.kind }, state.notice.text) : null,
      share ? h("label", { class: "field" }, w.link, h("input", { type: "text", id: "share-link", readonly: true, value: location.origin + location.pathname + share, onfocus: (e: Event) => (e.target as HTMLInputElement).select() })) : null,
      pdn ? h("pre", { class: "pdn" }, pdn) : null),
    h("section", {}, h("h2", {}, w.mine), h("p", { class: "muted" }, w.mineHelp),
      saved.length > 5 ? h("input", { type: "search", "aria-label": w.searchGames, placeholder: w.searchGames, value: search, oninput: (e: Event) => send({ type: "search", text: (e.target as HTMLInputElement).value }) }) : null,
      wanted.length === 0 ? h("p", { class: "empty" }, w.mineNone) : h("ul", { class: "games" }, ...wanted.slice(0, 100).map((game) => h("li", { key: game.id },
        h("button", { type: "button", class: "game-row", onclick: () => send({ type: "open_saved", id: game.id }) }, h("strong", {}, game.title), h("span", {}, `${ruleSet(state, game.rules)?.name[state.settings.language] ?? ""} · ${game.date.slice(0, 10)} · ${w.pliesCount(game.plies)}${game.result ? " · " + game.result : ""}`)),
        button(w.remove, () => send({ type: "delete_saved", id: game.id }), { class: "chip", "aria-label": `${w.remove}: ${game.title}` })))),
      saved.length > 0 ? button(w.exportAll, () => send({ type: "export_saved" }), { class: "quiet" }) : null));
}

export function editorPanel(state: State, send: Send, stamp: Stamp): VNode {
  const w = words(state);
  const editor = state.editor!;
  const tools: [string, string][] = [["w", w.piece("w")], ["W", w.piece("W")], ["b", w.piece("b")], ["B", w.piece("B")], [".", w.erase]];
  const setup = editor.setup;
  const wrong = setup?.wrong ?? [];
  return h("div", { class: "panel-body editor", key: "editor" }, h("h2", {}, w.editorTitle),
    h("div", { class: "tools", role: "group", "aria-label": w.editorTitle }, ...tools.map(([tool, label]) =>
      h("button", { type: "button", class: "tool" + (editor.tool === tool ? " on" : ""), "aria-pressed": editor.tool === tool ? "true" : "false", "aria-label": label, title: label, onclick: () => send({ type: "editor", part: { tool } }) },
        h("svg", { class: `badge set-${state.settings.pieces}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, tool === "." ? h("path", { class: "cross", d: "M28 28 72 72M72 28 28 72" }) : h("g", { class: "piece " + ("wW".includes(tool) ? "white" : "black") }, ...piece(tool, state.settings.pieces)))))),
    choice(w.turn, "turn", [["white", w.white], ["black", w.black]], editor.turn, (turn) => send({ type: "editor", part: { turn } })),
    h("div", { class: "row" }, button(w.clear, () => send({ type: "editor", part: { pieces: ".".repeat(editor.pieces.length) } })), button(w.startPosition, () => send({ type: "editor", part: { pieces: startPieces(state) } }))),
    wrong.length > 0 ? h("p", { class: "error", role: "alert" }, w.editorWrong(wrong)) : setup ? h("p", { class: "fen" }, setup.fen) : null,
    setup && wrong.length === 0 && setup.result.outcome !== "none" ? h("p", { class: "muted" }, `${w.editorOver} ${setup.result.sentence[state.settings.language]}`) : null,
    h("div", { class: "row" }, button(w.analyseHere, () => send({ type: "edit_done", playing: false, ...stamp() }), { class: "primary", disabled: wrong.length > 0 || !setup }),
      button(w.playHere, () => send({ type: "edit_done", playing: true, ...stamp() }), { disabled: wrong.length > 0 || !setup || setup.result.outcome !== "none" }), button(w.cancel, () => send({ type: "edit_cancel" }), { class: "quiet" })));
}

/** The first position of the game as letters, read from its FEN: squares and nothing else. */
function startPieces(state: State): string {
  const rules = ruleSet(state)!;
  const letters: string[] = Array<string>(rules.cells.filter((square) => square > 0).length).fill(".");
  for (const part of rules.start.split(":").slice(1)) for (const square of part.slice(1).split(",")) letters[Number(square) - 1] = part[0] === "W" ? "w" : "b";
  return letters.join("");
}

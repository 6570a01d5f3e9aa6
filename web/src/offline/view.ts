// SPDX-License-Identifier: MIT
// What is on this device, a line a group with its size and a button.
import { h, type VNode } from "../dom";
import type { Group, Kept } from "../keeping";
import type { Send } from "../message";
import type { State } from "../state";
import { button, figure } from "../view/common";
import { dictionary } from "./lang/words";

const total = (groups: Group[], of: "bytes" | "keptBytes"): number => groups.reduce((sum, one) => sum + one[of], 0);

/** "41 KB", "3,5 MB". */
const size = (bytes: number, language: string): string =>
  bytes < 999_500 ? `${figure(Math.ceil(bytes / 1000), language)} KB` : `${figure(bytes / 1e6, language, 1)} MB`;

/** "Tablas de finales: damas españolas". */
function nameOf(state: State, id: string): string {
  const [kind = "", rules] = id.split("/");
  const w = dictionary(state.settings.language);
  const name = w.group(kind);
  const game = state.about?.rules.find((one) => one.id === rules)?.name[state.settings.language] ?? rules;
  return game ? `${name}: ${w.gameInside(game)}` : name;
}

function groupRow(state: State, send: Send, kept: Kept, group: Group): VNode {
  const { language } = state.settings;
  const w = dictionary(language);
  const whole = group.kept === group.files;
  const label = nameOf(state, group.id);
  const said = whole ? w.here : group.kept > 0 ? w.partly(group.kept, group.files) : w.missing;
  const keep = button(w.keep, () => send({ type: "offline_keep", groups: [group.id] }), {
    "aria-label": `${w.keep}: ${label}`,
    disabled: state.offline || kept.busy,
  });
  const remove = button(w.remove, () => send({ type: "offline_remove", group: group.id }), {
    "aria-label": `${w.remove}: ${label}`,
  });
  return h(
    "li",
    { class: whole ? "kept-group whole" : "kept-group", key: group.id },
    h("span", { class: "kept-sign", "aria-hidden": "true" }, whole ? "✓" : "–"),
    h(
      "span",
      { class: "kept-name" },
      h("strong", {}, label),
      h("span", { class: "muted" }, `${size(group.bytes, language)} · ${said}`),
    ),
    !whole ? keep : group.id === "page" ? null : remove,
  );
}

/** How far it has come, in words and as a bar. */
function progress(state: State, kept: Kept): VNode {
  const { language } = state.settings;
  const w = dictionary(language);
  const here = total(kept.groups, "keptBytes");
  const all = total(kept.groups, "bytes");
  const said = w.total(size(here, language), size(all, language));
  return h(
    "div",
    { class: "kept-total" },
    h("p", { role: "status" }, kept.busy ? `${said} ${w.busy}` : said),
    h("progress", { max: String(all), value: String(here), "aria-label": w.title }),
  );
}

function news(state: State, send: Send): VNode | null {
  const w = dictionary(state.settings.language);
  if (!state.newer) return null;
  return h(
    "div",
    { class: "notice" },
    h("p", {}, w.newer),
    h(
      "div",
      { class: "row" },
      button(w.restart, () => send({ type: "offline_restart" }), { id: "use-newer" }),
    ),
  );
}

export function panel(state: State, send: Send): VNode {
  const w = dictionary(state.settings.language);
  const { kept } = state;
  const body = (...children: (VNode | null)[]): VNode =>
    h("div", { class: "panel-body kept", key: "offline" }, h("h2", {}, w.title), news(state, send), ...children);
  if (!kept) return body(h("p", { class: "muted" }, w.looking));
  if (kept.groups.length === 0) return body(h("p", {}, w.impossible));
  const whole = kept.groups.every((group) => group.kept === group.files);
  const trouble = kept.trouble === "full" ? w.full : kept.trouble === "network" && !kept.busy ? w.unreached : "";
  return body(
    h("p", {}, w.intro),
    progress(state, kept),
    trouble ? h("p", { class: "error", role: "alert" }, trouble) : null,
    h("ul", { class: "kept-groups" }, ...kept.groups.map((group) => groupRow(state, send, kept, group))),
    whole
      ? null
      : h(
          "div",
          { class: "panel-foot" },
          button(w.keepAll, () => send({ type: "offline_keep", groups: kept.groups.map(({ id }) => id) }), {
            class: "primary",
            id: "keep-all",
            disabled: state.offline || kept.busy,
          }),
        ),
  );
}

// SPDX-License-Identifier: MIT
// The list of what is on this device for when there is no network, as late.ts asks for it. What is kept is known by the
// page from the beginning (`State.kept`); here it is shown, and chosen.
import { askKeeper, restart } from "../keeper";
import type { LateParts } from "../late";
import type { Message, Step } from "../message";
import type { State } from "../state";
import { answering, type Handlers } from "../update/step";
import type { OfflineEffect, OfflineMessage } from "./message";
import { panel } from "./view";

const doing = (state: State, effect: OfflineEffect): Step => [state, [{ kind: "late", area: "offline", effect }]];

const handlers: Handlers<OfflineMessage["type"]> = {
  offline_keep: (state, { groups }) => doing(state, { do: "ask", request: { do: "keep", groups } }),
  offline_remove: (state, { group }) => doing(state, { do: "ask", request: { do: "remove", group } }),
  offline_restart: (state) => doing(state, { do: "restart" }),
};
const asks = answering(handlers);

function update(state: State, message: Message): Step | undefined {
  // What is here is asked for when the list is opened: it may have changed without a word.
  if ((message.type === "late_ready" && message.area === "offline") || message.type === "panel")
    return message.type === "panel" && message.panel !== "offline"
      ? undefined
      : doing({ ...state, panel: "offline" }, { do: "ask", request: { do: "list" } });
  return asks(state, message);
}

function run(effect: OfflineEffect): void {
  if (effect.do === "restart") {
    restart();
    return;
  }
  // Browsers throw away what they think nobody minds: whoever asks for it minds.
  if (effect.request.do === "keep") void navigator.storage?.persist?.().catch(() => false);
  askKeeper(effect.request);
}

export const parts: LateParts<"offline"> = { update, run, panel };

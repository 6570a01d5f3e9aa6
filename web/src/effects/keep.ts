// SPDX-License-Identifier: MIT
// The service worker as the page sees it: it keeps everything for when there is no network, politely, and brings newer
// versions of the page, which wait for the next start.
import { askKeeper, ownVersion, possible } from "../keeper";
import type { Kept } from "../keeping";
import type { Send } from "../message";

/** What browsers say of a network whose bytes are counted, where they say it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A tab that stays open asks so often whether there is a newer version. */
const hour = 3_600_000;

/** Of a browser that keeps nothing, or not at this address. */
const nothing = (): Kept => ({ version: ownVersion(), groups: [], busy: false, trouble: "" });

/** Whoever pays for bytes or has few of them is asked first. */
function free(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? "");
}

/** Begins once the page is there; `idle` says when nobody waits. What was cut short goes on with the network. */
export function keepOffline(send: Send, idle: (work: () => void) => void): void {
  if (!possible()) {
    send({ type: "kept", kept: nothing(), own: ownVersion() });
    return;
  }
  const worker = navigator.serviceWorker;
  let asked = Date.now(),
    version = ownVersion();
  const keep = () => idle(() => askKeeper(free() ? { do: "keep", groups: null } : { do: "list" }));
  worker.addEventListener("message", ({ data }: MessageEvent<Kept>) => {
    send({ type: "kept", kept: data, own: ownVersion() });
    // The newer version takes from the older what is the same, and fetches the rest.
    if (data.version !== version) keep();
    version = data.version;
  });
  worker.startMessages();
  worker.register("sw.js", { updateViaCache: "none" }).then(
    (there) => {
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden" || Date.now() - asked < hour) return;
        asked = Date.now();
        void there.update().catch(() => undefined);
      });
    },
    () => undefined,
  );
  void worker.ready.then(keep);
  addEventListener("online", keep);
}

// SPDX-License-Identifier: MIT
// Loads an area of late.ts: its script and its style, together, so that it is never seen without.
import type { LateArea } from "../areas";
import { type LateParts, late } from "../late";
import type { Message, Send } from "../message";

/** Where the build has put each area, as JSON. Their names change with what is in them: versions never mix. */
declare const BUILD_LATE: string;

const files = JSON.parse(BUILD_LATE) as Record<LateArea, { script: string; style: string }>;
const loading = new Set<LateArea>();
/** What was sent to an area before it was here. */
const waiting: { area: LateArea; message: Message }[] = [];
let tries = 0;

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = href;
    style.onload = () => resolve();
    style.onerror = () => {
      style.remove();
      reject(new Error(href));
    };
    document.head.appendChild(style);
  });
}

/** Loads an area once; its first message says that it is here. `message` is sent to it after that. */
export async function load(area: LateArea, send: Send, message?: Message): Promise<void> {
  if (message) waiting.push({ area, message });
  if (loading.has(area)) return;
  loading.add(area);
  const { script, style } = files[area];
  // Browsers remember scripts that did not come: another try needs another address.
  const again = tries > 0 ? `?${tries}` : "";
  try {
    const [{ parts }] = await Promise.all([
      import(new URL(script + again, document.baseURI).href) as Promise<{ parts: LateParts }>,
      fetchStyle(style + again),
    ]);
    late[area] = parts;
    send({ type: "late_ready", area });
    for (const kept of waiting) if (kept.area === area) send(kept.message);
  } catch {
    tries++;
    loading.delete(area);
    send({ type: "late_failed", area });
  }
  for (let i = waiting.length - 1; i >= 0; i--) if (waiting[i]!.area === area) waiting.splice(i, 1);
}

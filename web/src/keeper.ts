// SPDX-License-Identifier: MIT
// How the page speaks to its service worker.
import type { KeepRequest } from "./keeping";

/** The version of this page, as the build wrote it. */
export const ownVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="damas-version"]')?.content ?? "";

/** Whether the browser lets a page be kept, at this address. */
export const possible = (): boolean => "serviceWorker" in navigator && location.protocol.startsWith("http");

/** Begins anew, with what is newest. */
export const restart = (): void => location.reload();

/** Tells the service worker, where there is one. */
export function askKeeper(what: KeepRequest): void {
  if (possible()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what));
}

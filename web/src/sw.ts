// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network: what was served once is served again. The build writes the version.
export {};
declare const self: ServiceWorkerGlobalScope;
/** `files`: what the page needs to open; `rest`: what it may want later. */
declare const BUILD: { version: string; files: string[]; rest: string[] };

const cacheName = "damas-" + BUILD.version;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(BUILD.files)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(keys.filter((key) => key.startsWith("damas-") && key !== cacheName).map((key) => caches.delete(key)))).then(() => self.clients.claim()));
});
// The page asks for the rest once it is there and nobody waits: then learning and training work without a network, too.
self.addEventListener("message", (event) => {
  if (event.data !== "keep the rest") return;
  event.waitUntil(caches.open(cacheName).then(async (cache) => {
    for (const file of BUILD.rest) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  }));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const known = await cache.match(event.request, { ignoreSearch: true });
      if (known) return known;
      const response = await fetch(event.request);
      if (response.ok && /\/(tables|networks|books|rules|puzzles|kits|workout|threads)\//.test(url.pathname)) void cache.put(event.request, response.clone());
      return response;
    }));
});

// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network: what was served once is served again. The build writes the version, and
// the digest of every file: what a network without the net behind it answers in their place, or another version of
// them, is not kept.
export {};

declare const self: ServiceWorkerGlobalScope;
/**
 * By their digests. `files`: what the page needs to open; `rest`: what it may want later; `other`: what is only kept
 * once it was wanted.
 */
declare const BUILD: Record<"files" | "rest" | "other", Record<string, string>> & { version: string };

const cacheName = "damas-" + BUILD.version;

const digests: Record<string, string> = { ...BUILD.files, ...BUILD.rest, ...BUILD.other };

/**
 * Whether an answer is the file that was asked for. The page itself differs from host to host, and tables have no
 * digest: those are only no other page.
 */
async function isIt(name: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const digest = digests[name];
  if (name === "") return (await response.text()).includes('name="damas-engine"');
  if (!digest) return !response.headers.get("content-type")?.startsWith("text/html");
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(digest);
}
async function keep(cache: Cache, name: string): Promise<void> {
  const response = await fetch("./" + name, { cache: "no-cache" });
  if (!(await isIt(name, response.clone()))) throw new Error(name);
  await cache.put("./" + name, response);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => Promise.all(["", ...Object.keys(BUILD.files)].map((name) => keep(cache, name))))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys.filter((key) => key.startsWith("damas-") && key !== cacheName).map((key) => caches.delete(key)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});
// The page asks for the rest once it is there and nobody waits: then learning and training work without a network, too.
self.addEventListener("message", (event) => {
  if (event.data !== "keep the rest") return;
  event.waitUntil(
    caches.open(cacheName).then(async (cache) => {
      for (const name of Object.keys(BUILD.rest))
        if (!(await cache.match(name))) await keep(cache, name).catch(() => undefined);
    }),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const known = await cache.match(event.request, { ignoreSearch: true });
      if (known) return known;
      const response = await fetch(event.request);
      const name = (url.origin + url.pathname).slice(self.registration.scope.length);
      if (/^(code|tables|networks|books|rules|puzzles|kits|workout|threads)\//.test(name)) {
        const copy = response.clone();
        void isIt(name, response.clone())
          .then((good) => (good ? cache.put(event.request, copy) : undefined))
          .catch(() => undefined);
      }
      return response;
    }),
  );
});

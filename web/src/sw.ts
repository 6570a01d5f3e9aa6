// SPDX-License-Identifier: MIT
// Keeps the page for when there is no network. Each version of the page has a cache of its own, in which nothing stands
// that is not that version's, by its digest: what a network without the net behind it answers, or a newer server, is
// not kept and not given either. A tab gets everything from the version with which it began, whatever has come since:
// which one that is stands in the notes, until the tab is gone, and then the old cache goes too. A new version is used
// by whatever is opened once it is here whole.
import type { Group, KeepRequest, Kept } from "./keeping";

declare const self: ServiceWorkerGlobalScope;
/** Of every file its digest, its size and its group: "first" is there before the page is; empty: once it was used. */
type Files = Record<string, [digest: string, size: number, group: string]>;
declare const BUILD: { version: string; files: Files };

const { version: ours, files: ourFiles } = BUILD;
const names = Object.keys(ourFiles);
const prefix = "damas-";
const open = (version: string) => caches.open(prefix + version);
/** Which tab has which version, and which groups are not wanted. */
const notes = () => caches.open(prefix + "notes");
const tabNote = "./.tab/";
const unwantedNote = "./.unwanted";
/** Beside its files each version keeps their list, so that a later one can give them, and take what is the same. */
const listNote = "./.files";

async function note(where: string, text: string): Promise<void> {
  await (await notes()).put(where, new Response(text)).catch(() => undefined);
}
const noted = async (where: string): Promise<string | undefined> => (await (await notes()).match(where))?.text();

/** The versions of tabs that were asked for since this worker began. */
const known = new Map<string, string>();
/** A tab or a worker of one has this version; "network": it has nothing from here. */
function noteTab(id: string, version: string): Promise<void> {
  known.set(id, version);
  return note(tabNote + id, `${version} ${Date.now()}`);
}
async function versionOf(id: string): Promise<string> {
  const version = known.get(id) ?? (await noted(tabNote + id))?.split(" ")[0] ?? ours;
  known.set(id, version);
  return version;
}

/** The page itself differs from host to host, but says its version. */
async function isIt(name: string, response: Response, version: string, files: Files): Promise<boolean> {
  if (!response.ok) return false;
  if (name === "") return (await response.text()).includes(`name="damas-version" content="${version}"`);
  const digest = files[name]?.[0];
  if (!digest) return false;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(digest);
}

async function listOf(version: string): Promise<Files> {
  if (version === ours) return ourFiles;
  const list = await (await open(version)).match(listNote);
  return list ? ((await list.json()) as Files) : {};
}

const versions = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((key) => key.startsWith(prefix) && key !== prefix + "notes")
    .map((key) => key.slice(prefix.length));

/** The same file out of another version's cache. */
async function elsewhere(name: string, version: string, files: Files): Promise<Response | undefined> {
  for (const other of await versions()) {
    if (other === version || name === "" || (await listOf(other))[name]?.[0] !== files[name]?.[0]) continue;
    const found = await (await open(other)).match("./" + name);
    if (found && (await isIt(name, found.clone(), version, files))) return found;
  }
  return undefined;
}

/** A file of a version, as it was kept; what has been damaged is thrown away. */
async function kept(name: string, version: string, files: Files): Promise<Response | undefined> {
  const cache = await open(version);
  const found = await cache.match("./" + name);
  if (!found) return undefined;
  if (await isIt(name, found.clone(), version, files)) return found;
  await cache.delete("./" + name);
  return undefined;
}

/** A file of a version from wherever it can be had, and kept if there is room. */
async function fetched(name: string, version: string, files: Files): Promise<Response> {
  const response = (await elsewhere(name, version, files)) ?? (await fetch("./" + name, { cache: "no-cache" }));
  if (!(await isIt(name, response.clone(), version, files))) throw new Error(name);
  return response;
}
async function keep(name: string): Promise<void> {
  if (await kept(name, ours, ourFiles)) return;
  await (await open(ours)).put("./" + name, await fetched(name, ours, ourFiles));
}

self.addEventListener("install", (event) => {
  const first = names.filter((name) => ourFiles[name]![2] === "first");
  event.waitUntil(
    open(ours)
      .then((cache) => cache.put(listNote, new Response(JSON.stringify(ourFiles))))
      .then(() => Promise.all(["", ...first].map(keep)))
      .then(() => self.skipWaiting()),
  );
});

const tabs = () => self.clients.matchAll({ includeUncontrolled: true, type: "all" });

/** The caches of versions that no tab has any more go. */
async function clean(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return; // Another version is filling its cache.
  const cache = await notes();
  const there = new Set((await tabs()).map(({ id }) => id));
  const used = new Set([ours]);
  for (const { url } of await cache.keys()) {
    const at = url.lastIndexOf("/.tab/");
    if (at < 0) continue;
    const [version, since] = ((await (await cache.match(url))?.text()) ?? "").split(" ");
    // A tab that is just being opened is not among those that are there.
    if (there.has(url.slice(at + "/.tab/".length)) || Date.now() - Number(since) < 60_000) used.add(version ?? ours);
    else await cache.delete(url);
  }
  for (const version of await versions()) if (!used.has(version)) await caches.delete(prefix + version);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // A tab that nobody knows has just been opened, from the network.
      for (const { id } of await tabs()) if (!(await noted(tabNote + id))) await noteTab(id, ours);
      await self.clients.claim();
      await tell();
    })(),
  );
});

let busy = false;
let trouble: Kept["trouble"] = "";
const unwanted = async (): Promise<string[]> => JSON.parse((await noted(unwantedNote)) ?? "[]") as string[];
const groupOf = (name: string): string => {
  const group = ourFiles[name]![2];
  return group === "first" ? "page" : group;
};

async function list(): Promise<Kept> {
  const here = new Set((await (await open(ours)).keys()).map(({ url }) => url.slice(self.registration.scope.length)));
  const not = await unwanted();
  const groups = new Map<string, Group>();
  for (const name of names) {
    const id = groupOf(name);
    if (!id) continue;
    const group = groups.get(id) ?? { id, files: 0, bytes: 0, kept: 0, keptBytes: 0, unwanted: not.includes(id) };
    groups.set(id, group);
    const size = ourFiles[name]![1];
    group.files++;
    group.bytes += size;
    if (!here.has(name)) continue;
    group.kept++;
    group.keptBytes += size;
  }
  return { version: ours, groups: [...groups.values()], busy, trouble };
}
async function tell(): Promise<void> {
  const news = await list();
  for (const tab of await self.clients.matchAll({ includeUncontrolled: true })) tab.postMessage(news);
}

/** Keeps what is still missing of these groups, the smallest first; ends where the network or the room does. */
async function keepGroups(groups: string[] | null): Promise<void> {
  const not = await unwanted();
  if (groups) await note(unwantedNote, JSON.stringify(not.filter((id) => !groups.includes(id))));
  const wanted = names
    .filter((name) => groupOf(name) && (groups ? groups.includes(groupOf(name)) : !not.includes(groupOf(name))))
    .sort((a, b) => ourFiles[a]![1] - ourFiles[b]![1]);
  busy = true;
  trouble = "";
  for (const name of wanted) {
    if (!groups && (await (await open(ours)).match("./" + name))) continue;
    if ((await unwanted()).includes(groupOf(name))) continue; // Removed meanwhile.
    try {
      await keep(name);
    } catch (error) {
      trouble = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "network";
      if (trouble === "full" || error instanceof TypeError) break; // No room, no network: what follows would not come.
    }
    await tell();
  }
  busy = false;
  await tell();
  if (trouble === "") await clean(); // Older caches may still have what did not come.
}

async function remove(group: string): Promise<void> {
  await note(unwantedNote, JSON.stringify([...new Set([...(await unwanted()), group])]));
  const cache = await open(ours);
  for (const name of names) if (groupOf(name) === group) await cache.delete("./" + name);
  await tell();
}

/** One after another. */
let work: Promise<void> = Promise.resolve();
self.addEventListener("message", (event) => {
  const request = event.data as KeepRequest;
  if (request.do === "list") return event.waitUntil(tell());
  if (request.do === "remove") return event.waitUntil(remove(request.group));
  work = work.then(() => keepGroups(request.groups)).catch(() => undefined);
  event.waitUntil(work);
});

/** A page that is opened gets this version; one that cannot be had from here comes from the network as it is. */
async function opened(event: FetchEvent): Promise<Response> {
  const page = await kept("", ours, ourFiles);
  const tab = event.resultingClientId;
  if (tab) await noteTab(tab, page ? ours : "network");
  return page ?? fetch(event.request);
}

async function given(event: FetchEvent, name: string): Promise<Response> {
  const version = await versionOf(event.clientId);
  const worker = event.resultingClientId;
  if (worker) event.waitUntil(noteTab(worker, version));
  const files = version === "network" ? {} : await listOf(version);
  if (!files[name]) {
    // Its name changes with what is in it, or it is nobody's: a worker of a tab that has an older version.
    const other = version === "network" ? undefined : await caches.match("./" + name);
    return other ?? fetch(event.request);
  }
  const here = await kept(name, version, files);
  if (here) return here;
  const response = await fetched(name, version, files).catch((error: unknown) => {
    // Another version is on the server: it is fetched, and until then this file cannot be had.
    if (!(error instanceof TypeError)) event.waitUntil(self.registration.update().catch(() => undefined));
    return Response.error();
  });
  if (response.ok && !(await unwanted()).includes(files[name][2])) {
    const copy = response.clone();
    event.waitUntil(
      open(version)
        .then((cache) => cache.put("./" + name, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const { scope } = self.registration;
  const path = url.origin + url.pathname;
  if (event.request.method !== "GET" || !path.startsWith(scope)) return;
  const name = path.slice(scope.length);
  if (event.request.mode !== "navigate") event.respondWith(given(event, name));
  else if (name === "" || name === "index.html") event.respondWith(opened(event));
});

// SPDX-License-Identifier: MIT
// Newer versions of the page while it is in use, and everything that can go wrong with what is kept.
import type { Page } from "@playwright/test";
import { accessible, expect, moves, openPlain, square, test, turn } from "./page";
import { Portal } from "./portal";

/** The version of the page in this tab, and that of the style it gets now. */
const version = (page: Page) => page.locator("meta[name=damas-version]").getAttribute("content");
const style = (page: Page) => page.evaluate(async () => (await (await fetch("app.css")).text()).slice(-30));
const kept = (page: Page, name: string) =>
  page.evaluate(async (name) => (await caches.match("./" + name)) !== undefined, name);
const versionsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((key) => key !== "damas-notes").length);
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update().catch(() => undefined);
  });
/** Until everything is kept; the largest come last. */
const everything = (page: Page) =>
  expect.poll(() => kept(page, "tables/international.tables"), { timeout: 30_000 }).toBe(true);
const playing = async (page: Page, from: number, to: number) => {
  await turn(page, "white");
  const before = (await moves(page)).length;
  await expect(square(page, from)).toHaveClass(/own/);
  await square(page, from).click();
  await square(page, to).click();
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(before);
};

test.use({ expected: /ERR_|Failed to|sw\.js|Service Worker/ });

test("a newer version waits: a lesson under way goes on with the old one, a new tab is new, nothing is mixed", async ({
  page,
  context,
  baseURL,
}) => {
  const portal = await Portal.open(baseURL!);
  await openPlain(page, portal.address);
  await everything(page);
  await page.locator("[data-panel=workout]").click();
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Siguiente" }).click();
  await page.locator("#begin-lesson").click();
  await expect(page.locator(".badge").first()).toBeAttached();
  const old = await version(page);

  await portal.update({ "app.css": "/* newer */", "worker.js": "/* newer */" }, /^code\/offline/);
  await lookForNewer(page);
  await expect(page.getByText("Hay una versión nueva").first()).toBeAttached();
  await square(page, 10).click();
  await square(page, 14).click();
  await turn(page, "black");
  expect(await style(page)).not.toContain("newer");
  // What the newer version no longer has is there for a tab with the old one.
  await page.locator("[data-panel=settings]").click();
  await page.locator("#what-is-kept").click();
  await expect(page.locator(".kept-group").first()).toBeVisible();
  await expect(page.locator("#use-newer")).toBeVisible();

  const other = await context.newPage();
  await openPlain(other, portal.address);
  expect(await version(other)).not.toBe(old);
  expect(await style(other)).toContain("newer");
  expect(await style(page)).not.toContain("newer");
  expect(await versionsKept(page)).toBe(2);

  await page.locator("#use-newer").click();
  await expect.poll(() => version(page)).not.toBe(old);
  await expect(page.locator(".badge").first()).toBeAttached();
  expect(await version(page)).toBe(await version(other));
  expect(await style(page)).toContain("newer");
  portal.close();
});

test("what has not changed is not fetched again", async ({ page, baseURL }) => {
  const portal = await Portal.open(baseURL!);
  await openPlain(page, portal.address);
  await everything(page);
  await portal.update({ "app.css": "/* newer */" });
  portal.asked = [];
  await lookForNewer(page);
  await expect(page.getByText("Hay una versión nueva").first()).toBeAttached();
  await expect.poll(() => versionsKept(page)).toBe(2);
  await page.reload();
  await everything(page);
  expect([...new Set(portal.asked)].sort()).toEqual(["/", "/app.css", "/sw.js"]);
  portal.close();
});

test("an update that is cut off leaves the old version whole; it comes the next time", async ({ page, baseURL }) => {
  const portal = await Portal.open(baseURL!);
  await openPlain(page, portal.address);
  await everything(page);
  const old = await version(page);
  await portal.update({ "app.css": "/* newer */", "guard.js": "/* newer */" });
  portal.lie = (path) => (path === "/guard.js" ? "cut" : "");
  await lookForNewer(page);
  await expect.poll(() => portal.lies.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  expect(await version(page)).toBe(old);
  expect(await style(page)).not.toContain("newer");
  await playing(page, 10, 14);
  portal.lie = () => "";
  await lookForNewer(page);
  await expect(page.getByText("Hay una versión nueva").first()).toBeAttached();
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  expect(await version(page)).not.toBe(old);
  portal.close();
});

test("what was cut off is fetched later, and only that", async ({ page, baseURL }) => {
  const portal = await Portal.open(baseURL!);
  portal.lie = (path) => (/tables|networks/.test(path) ? "cut" : "");
  await openPlain(page, portal.address);
  await expect.poll(() => kept(page, "kits/gentle.es.json")).toBe(true);
  await expect.poll(() => portal.lies.length).toBeGreaterThan(0);
  portal.lie = () => "";
  portal.asked = [];
  await page.reload();
  await everything(page);
  expect(portal.asked.filter((path) => /kits|rules/.test(path))).toEqual([]);
  portal.close();
});

test("what was damaged where it is kept is fetched again, and never used", async ({ page, baseURL }) => {
  const portal = await Portal.open(baseURL!);
  await openPlain(page, portal.address);
  await everything(page);
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key !== "damas-notes")!;
    for (const file of ["app.css", "rules/spanish.es.md", "damas.wasm"])
      await (await caches.open(name)).put("./" + file, new Response("estropeado"));
  });
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  expect(await style(page)).not.toContain("estropeado");
  expect(await page.evaluate(async () => (await fetch("rules/spanish.es.md")).text())).toContain("Damas");
  portal.close();
});

test("where there is no more room the list says so, and everything else works", async ({ page, baseURL }) => {
  const portal = await Portal.open(baseURL!);
  portal.lie = (path) => (path.startsWith("/tables/") ? "cut" : "");
  await openPlain(page, portal.address);
  await expect.poll(() => kept(page, "workout/workout.wasm")).toBe(true);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(portal.address).origin, quotaSize: 3e6 });
  portal.lie = () => "";
  await page.locator("[data-panel=settings]").click();
  await page.locator("#what-is-kept").click();
  await page.locator("#keep-all").click();
  await expect(page.locator(".kept .error")).toContainText("No cabe más");
  await page.reload();
  await page.locator("[data-panel=game]").click();
  await playing(page, 10, 14);
  portal.close();
});

test("the list says what is here and what is missing, with its size; groups are removed and kept", async ({
  page,
  context,
}) => {
  await openPlain(page);
  await everything(page);
  await page.locator("[data-panel=settings]").click();
  await page.locator("#what-is-kept").click();
  const tables = page.locator(".kept-group", { hasText: "Tablas de finales: damas españolas" });
  await expect(tables).toContainText("3,5 MB · está aquí");
  await expect(page.locator(".kept-group:not(.whole)")).toHaveCount(0);
  await tables.getByRole("button", { name: /Quitar/ }).click();
  await expect(tables).toContainText("3,5 MB · falta");
  // It does not come back by itself.
  await page.reload();
  await page.locator("[data-panel=settings]").click();
  await page.locator("#what-is-kept").click();
  await expect(tables).toContainText("falta");
  await context.setOffline(true);
  await expect(tables.getByRole("button", { name: /Guardar/ })).toBeDisabled();
  await context.setOffline(false);
  await tables.getByRole("button", { name: /Guardar/ }).click();
  await expect(tables).toContainText("está aquí");
  await accessible(page);
});

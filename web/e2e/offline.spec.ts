// SPDX-License-Identifier: MIT
import { begin, expect, moves, open, openPlain, playOn, square, test } from "./page";
import { Portal } from "./portal";

test("after the first visit the page works without a network", async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await square(page, 10).click();
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
  await context.setOffline(false);
});

test("offline, a new tab opens, and what was never opened is there: rules, puzzles, openings, training", async ({
  page,
  context,
}) => {
  await open(page);
  // When the page is idle the rest is kept as well.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("workout/workout.wasm")) !== undefined), {
      timeout: 15_000,
    })
    .toBe(true);
  await context.setOffline(true);
  await page.close();
  const other = await context.newPage();
  await open(other);
  await expect(other.locator(".offline")).toHaveText("Sin conexión: puedes seguir jugando.");
  await square(other, 10).click();
  await square(other, 14).click();
  await expect.poll(() => moves(other)).toHaveLength(2);
  await other.locator("[data-panel=learn]").click();
  await other.locator("[data-room=rules]").click();
  await expect(other.locator(".rules-page h4.article")).toHaveCount(30);
  await other.locator(".school-back").click();
  await other.locator("[data-room=openings]").click();
  await expect(other.locator(".book tbody button").first()).toBeVisible();
  await other.locator(".school-back").click();
  await other.locator("[data-room=puzzles]").click();
  await other.locator(".puzzle-start").click();
  await expect(other.locator(".side .puzzle-goal")).toBeVisible();
  await other.locator("[data-panel=workout]").click();
  await expect(other.locator("#begin-lesson")).toBeEnabled();
  await context.setOffline(false);
  await expect(other.locator(".offline")).toHaveCount(0);
});

test.describe("a network that answers something else", () => {
  test.use({ expected: /sw\.js|Failed to load|ERR_/ });

  test("what it answered is not kept; the true files are, when they come", async ({ page, baseURL }) => {
    const portal = await Portal.open(baseURL!);
    portal.lie = (path) => (path.startsWith("/workout/") ? "page" : path.startsWith("/puzzles/") ? "half" : "");
    const kept = (name: string): Promise<boolean> =>
      page.evaluate(async (name) => (await caches.match(name)) !== undefined, name);
    const start = async () => {
      await page.goto(portal.address);
      await expect(page.locator(".cell.played").first()).toBeAttached();
    };
    await start();
    await expect
      .poll(
        () => ["/workout/workout.wasm", "/puzzles/"].every((lie) => portal.lies.some((path) => path.startsWith(lie))),
        { timeout: 15_000 },
      )
      .toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const lies = [...new Set(portal.lies)].map((path) => path.slice(1));
    for (const name of lies) expect(await kept(name), name).toBe(false);
    portal.lie = () => "";
    await start();
    for (const name of lies) await expect.poll(() => kept(name), { message: name, timeout: 15_000 }).toBe(true);
    portal.close();
    await page.locator("[data-panel=workout]").click();
    await expect(page.locator("#begin-lesson")).toBeEnabled();
  });

  test("the page itself is not kept with a part that is not its own", async ({ page, baseURL }) => {
    const portal = await Portal.open(baseURL!);
    let asked = 0;
    portal.lie = (path) => (path === "/app.js" && ++asked > 1 ? "page" : ""); // The first one is the page's own.
    await page.goto(portal.address);
    await expect(page.locator(".cell.played").first()).toBeAttached();
    await expect.poll(() => portal.lies.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const there = await navigator.serviceWorker.getRegistration();
          return there?.installing ?? there?.waiting ?? there?.active ?? null;
        }),
      )
      .toBe(null);
    portal.lie = () => "";
    await page.goto(portal.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    portal.close();
    await page.goto(portal.address);
    await expect(page.locator(".cell.played").first()).toBeAttached();
  });
});

test.describe("a server that is gone", () => {
  // Networks and tables are kept once they were wanted; without them everything works.
  test.use({ expected: /ERR_FAILED/ });

  test("every game is played against the computer when the server has gone after the first visit", async ({
    page,
    baseURL,
  }) => {
    const portal = await Portal.open(baseURL!);
    await openPlain(page, portal.address);
    const kept = (name: string) => page.evaluate(async (name) => (await caches.match(name)) !== undefined, name);
    await expect.poll(() => kept("workout/workout.wasm"), { timeout: 60_000 }).toBe(true);
    portal.close();
    await page.reload();
    await page.getByRole("button", { name: "Nueva partida" }).click();
    const games = await page.locator(".new .choice").first().locator(".option").allTextContents();
    expect(games.length).toBeGreaterThan(2);
    for (const rules of games) {
      await begin(page, rules);
      await playOn(page, (number) => square(page, number).click(), 3);
      await expect.poll(() => moves(page)).toHaveLength(6);
    }
  });
});

test.describe("a part of the page that does not come", () => {
  test.use({ expected: /ERR_FAILED|Failed to|Service Worker/, serviceWorkers: "block" });

  for (const missing of [/code\/workout-[^s].*\.js/, /code\/workout-style.*\.css/])
    test(`is asked for again when somebody wants it: ${missing}`, async ({ page }) => {
      await page.route(missing, (route) => route.abort());
      await open(page);
      await page.locator("[data-panel=workout]").click();
      const again = page.getByRole("button", { name: "Probar otra vez" });
      await expect(again).toBeVisible();
      await page.locator("[data-panel=game]").click();
      await square(page, 10).click();
      await square(page, 14).click();
      await expect.poll(() => moves(page)).toHaveLength(2);
      await page.locator("[data-panel=workout]").click();
      await again.click();
      await expect(again).toBeVisible();
      await page.unroute(missing);
      await again.click();
      await expect(page.locator("#begin-lesson")).toBeEnabled();
    });
});

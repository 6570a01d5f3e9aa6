// SPDX-License-Identifier: MIT
// A gym without a network: the page was opened once, somewhere else; then the line is cut and a whole lesson is held.
import type { Page } from "@playwright/test";
import { accessible, drawn, expect, openPlain, square, test } from "./page";
import { Portal } from "./portal";

test.use({ expected: /ERR_|Failed to|sw\.js|Service Worker/ });

/** What is kept for when there is no network. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    for (const key of await caches.keys())
      for (const { url } of await (await caches.open(key)).keys()) names.push(new URL(url).pathname);
    return names;
  });

/** What a lesson needs; the page fetches it by itself after the first game is on the board. */
const needed = [
  /\/code\/workout-\w+\.js$/,
  /\/code\/workout-style-\w+\.css$/,
  /\/workout\/workout\.wasm$/,
  /\/kits\/catalogue\.es\.json$/,
];

async function play(page: Page, from: number, to: number): Promise<void> {
  await expect(square(page, from)).toHaveClass(/own/);
  await square(page, from).click();
  await square(page, to).click();
  await expect(page.locator("#work-done")).toBeVisible();
}

test("a whole lesson without a network, after one visit", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const portal = await Portal.open(baseURL!);
  await openPlain(page, portal.address);
  const missing = async (): Promise<string[]> => {
    const names = await kept(page);
    return needed.filter((one) => !names.some((name) => one.test(name))).map(String);
  };
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);

  portal.lie = () => "cut";
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await page.locator("[data-panel=workout]").click();
  await page.locator(".option", { hasText: "Catálogo" }).click();
  await page.locator("[data-step=exercises]").click();
  await page.locator("[data-row=man_moves]").fill("2");
  await page.locator("[data-row=man_moves]").press("Tab");
  for (let i = 0; i < 12; i++) await page.locator(".piece-list select").nth(i).selectOption("squat");
  await page.locator(".option", { hasText: "Equipo negro" }).click();
  await drawn(page);
  for (let i = 0; i < 12; i++) await page.locator(".piece-list select").nth(i).selectOption("plank");
  await expect(page.locator(".piece-list .figure")).toHaveCount(12);

  // An exercise gets another picture, chosen among all.
  await page.locator(".piece-list .chip").first().click();
  await page.locator(".figure-picker summary").first().click();
  await expect(page.locator(".figure-picker").first().locator(".figure-option .figure")).toHaveCount(59);
  await accessible(page);
  await page.screenshot({ path: "test-results/gym-picker.png" });
  await page.locator(".figure-picker").first().locator("[data-figure=side-plank]").click();
  await expect(page.locator(".figure-picker summary").first()).toContainText("Plancha lateral");
  await page.locator(".exercise-editor .primary").click();

  await page.locator("[data-step=places]").click();
  await expect(page.locator(".home-piece .figure")).toHaveCount(12);
  await page.locator("#random").click();
  await page.locator("[data-step=start]").click();
  await page.locator("#begin-lesson").click();
  await expect(page.locator("svg .figure-sign")).toHaveCount(24);

  // Repetitions are counted, a hold counts itself down.
  await play(page, 10, 14);
  await expect(page.locator(".duty-picture .figure").first()).toBeAttached();
  for (const left of ["2", "1"]) {
    await expect(page.locator(".digits")).toHaveText(left);
    await page.locator("#work-tap").click();
  }
  await expect(page.locator(".duty.idle")).toBeVisible();
  await play(page, 22, 18);
  await page.locator("#work-start").click();
  await expect(page.locator(".duty.running")).toBeVisible();
  await expect(page.locator(".duty.idle")).toBeVisible();
  await play(page, 12, 15);
  await page.locator("#work-adapt").click();
  await page.locator("#work-done").click();

  // Still there after a reload: the totals, and what is printed.
  await page.reload();
  await expect(page.locator(".duty.idle")).toBeVisible();
  await page.locator("[data-panel=workout]").click();
  await page.locator("#end-lesson").click();
  await expect(page.locator(".side .totals[data-team=white] [data-exercise=squat]")).toHaveAttribute(
    "data-amount",
    "4",
  );
  await expect(page.locator(".side .totals[data-team=black] [data-exercise=plank]")).toHaveAttribute(
    "data-amount",
    "2",
  );
  await page.locator("[data-paper=cards]").click();
  await expect(page.locator(".paper .paper-card .position")).toHaveCount(4);
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: "test-results/gym-cards.png", fullPage: true });
  portal.close();
});

test("what it begins with is missing: it is said, asked for again, and comes by itself with the network", async ({
  browser,
}) => {
  for (const { missing, asked } of [
    { missing: "**/kits/*.json", asked: 1 },
    { missing: "**/workout.wasm", asked: 2 },
  ]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    let refused = 0;
    await context.route(missing, (route) => {
      refused++;
      return route.abort();
    });
    await openPlain(page);
    await page.locator("[data-panel=workout]").click();
    const said = page.locator(".workout .unloaded");
    await expect(said).toContainText("No se ha podido cargar");
    await said.getByRole("button").click();
    await expect.poll(() => refused).toBe(2 * asked);
    await expect(said).toBeVisible();
    await context.unroute(missing);
    if (asked === 2) await said.getByRole("button").click();
    else for (const offline of [true, false]) await context.setOffline(offline);
    await expect(page.locator("#begin-lesson")).toBeEnabled();
    await expect(said).toHaveCount(0);
    await context.close();
  }
});

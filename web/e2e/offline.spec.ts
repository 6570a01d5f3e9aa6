// SPDX-License-Identifier: MIT
import { expect, moves, open, square, test } from "./page";

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

test("offline, a new tab opens, and what was never opened is there: rules, puzzles, openings, training", async ({ page, context }) => {
  await open(page);
  // When the page is idle the rest is kept as well.
  await expect.poll(() => page.evaluate(async () => (await caches.match("workout/workout.wasm")) !== undefined), { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await page.close();
  const other = await context.newPage();
  await open(other);
  await expect(other.locator(".offline")).toHaveText("Sin conexión: puedes seguir jugando.");
  await square(other, 10).click();
  await square(other, 14).click();
  await expect.poll(() => moves(other)).toHaveLength(2);
  await other.locator("[data-panel=learn]").click();
  await expect(other.locator(".rules-page h4.article")).toHaveCount(30);
  await other.getByRole("button", { name: "Problemas", exact: true }).click();
  await expect(other.locator(".puzzle-grid button").first()).toBeVisible();
  await other.getByRole("button", { name: "Aperturas" }).click();
  await expect(other.locator(".book tbody button").first()).toBeVisible();
  await other.locator("[data-panel=workout]").click();
  await expect(other.locator("#begin-lesson")).toBeEnabled();
  await context.setOffline(false);
  await expect(other.locator(".offline")).toHaveCount(0);
});

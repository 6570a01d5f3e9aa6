// SPDX-License-Identifier: MIT
// A host that lets the page share memory: its own engine thinks with several threads.
import { expect, open, test } from "./page";

const analyse = async (page: import("@playwright/test").Page) => {
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
};

test("analysis in the page uses several threads where memory may be shared", async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await analyse(page);
  await expect(page.locator(".source")).toContainText("hilos");
  await expect(page.locator(".line-row.best")).toBeVisible();
  await expect(page.locator(".figures")).toContainText(/Profundidad [1-9]\d/);
  // A move on the board: the same workers begin anew.
  await page.locator(".line-move").first().click();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "black");
  await expect(page.locator(".line-row.best")).toBeVisible();
  await expect(page.locator(".figures")).toContainText(/Profundidad [1-9]\d/);
});

test("threads are there offline, too, once they were used", async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await analyse(page);
  await expect(page.locator(".source")).toContainText("hilos");
  await context.setOffline(true);
  await open(page);
  await analyse(page);
  await expect(page.locator(".source")).toContainText("hilos");
  await expect(page.locator(".line-row.best")).toBeVisible();
});

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

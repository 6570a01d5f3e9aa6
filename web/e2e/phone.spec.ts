// SPDX-License-Identifier: MIT
import { expect, moves, open, square, test, turn, wholeGame } from "./page";

test("a phone plays by touch without scrolling", async ({ page }) => {
  await open(page);
  const box = (await page.locator(".board").boundingBox())!;
  const size = page.viewportSize()!;
  expect(box.width).toBeGreaterThan(size.width * 0.9);
  expect(box.y + box.height).toBeLessThan(size.height);
  await square(page, 10).tap();
  await square(page, 14).tap();
  await expect.poll(() => moves(page)).toHaveLength(2);
  await turn(page, "white");
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: "test-results/phone.png" });
});

test("a small phone shows every panel without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (const panel of ["game", "analysis", "inside", "learn", "workout", "library", "settings"]) {
    await page.locator(`[data-panel=${panel}]`).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: panel }).toBeLessThanOrEqual(0);
  }
});

test("a whole game by touch ends with a result", async ({ page }) => {
  test.setTimeout(240_000);
  await wholeGame(page, (number) => square(page, number).tap());
  await page.screenshot({ path: "test-results/phone-game.png" });
});

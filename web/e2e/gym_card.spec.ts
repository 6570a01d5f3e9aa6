// SPDX-License-Identifier: MIT
// The card of an exercise beside or below the board on every screen: nothing is covered or cut, the board stays large;
// on a projector it can be read from the back. Figures move where motion is allowed, and show both positions where not.
import type { Page } from "@playwright/test";
import { accessible, expect, open, square, test } from "./page";

/** Begins a lesson of the usual kit and makes its first move. */
async function firstDuty(page: Page, settings: Record<string, unknown>, projector = false): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("damas.settings", JSON.stringify(kept)), {
    language: "es",
    oneClick: false,
    ...settings,
  });
  await open(page);
  await page.locator("[data-panel=workout]").click();
  await expect(page.locator("#begin-lesson")).toBeEnabled();
  await page.locator("#begin-lesson").click();
  if (projector) await page.locator("#to-projector").click();
  await square(page, 10).click();
  await square(page, 14).click();
  await expect(page.locator("#work-done")).toBeVisible();
}

/** The least width of the board, in pixels, beside or above the card. */
const sizes: [width: number, height: number, board: number][] = [
  [360, 640, 300],
  [390, 844, 300],
  [844, 390, 320],
  [820, 1180, 560],
  [1000, 700, 560],
  [1280, 720, 580],
  [1440, 900, 740],
  [1920, 1080, 900],
];
for (const [width, height, least] of sizes)
  test(`board and card have their places at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await firstDuty(page, { motion: false });
    const board = (await page.locator(".board").boundingBox())!;
    const card = (await page.locator(".duty").boundingBox())!;
    expect(board.width).toBeGreaterThanOrEqual(least);
    const apart = card.x >= board.x + board.width - 1 || card.y >= board.y + board.height - 1;
    expect(apart, "the card covers the board").toBe(true);
    const cut = await page.evaluate(() => {
      const card = document.querySelector(".duty")!;
      const parts = [...card.querySelectorAll("button, .digits, .duty-name, .duty-team, .duty-phase")];
      const hidden = parts.filter((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !top || !(part.contains(top) || top.contains(part)) || x < 0 || x + width > innerWidth;
      });
      const wide = document.documentElement.scrollWidth > innerWidth;
      return [...hidden.map((part) => part.id || part.className), ...(wide ? ["the page is too wide"] : [])];
    });
    expect(cut).toEqual([]);
    await accessible(page);
    await page.screenshot({ path: `test-results/gym-card-${width}x${height}.png` });
  });

test("on a projector every word of the card has 32 pixels at least, its digits 200", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await firstDuty(page, { motion: true }, true);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".duty *")]
      .filter((part) => part.getClientRects().length > 0 && [...part.childNodes].some((node) => node.nodeType === 3))
      .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 32)
      .map((part) => part.className),
  );
  expect(small).toEqual([]);
  const size = (what: string) =>
    page.locator(what).evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
  expect(await size(".digits")).toBeGreaterThanOrEqual(200);
  expect((await page.locator(".duty-picture .moving").boundingBox())!.height).toBeGreaterThan(300);
  expect((await page.locator(".board").boundingBox())!.height).toBeGreaterThan(950);
  await accessible(page);
  await page.screenshot({ path: "test-results/gym-card-projector.png" });
});

test("a figure moves where motion is allowed, and shows where it begins and ends where it is not", async ({ page }) => {
  await firstDuty(page, { motion: true });
  const figure = page.locator(".duty-picture .moving");
  await expect(figure).toBeVisible();
  await expect(page.locator(".duty-picture .position").first()).toBeHidden();
  /** Where its parts are now. */
  const parts = () =>
    figure.locator("path").evaluateAll((paths) =>
      paths.map((path) => {
        const { x, y, width, height } = (path as SVGPathElement).getBBox();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  const before = await parts();
  await expect.poll(async () => (await parts()).join(" ") !== before.join(" ")).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(figure).toBeHidden();
  await expect(page.locator(".duty-picture .position")).toHaveCount(2);
  await expect(page.locator(".duty-picture .position").last()).toBeVisible();
});

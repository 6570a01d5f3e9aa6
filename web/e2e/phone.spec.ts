// SPDX-License-Identifier: MIT
import { begin, expect, moves, open, openPanel, openPlain, playOn, square, test, turn, wholeGame } from "./page";

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
    await openPanel(page, panel);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: panel })
      .toBeLessThanOrEqual(0);
  }
});

test("a whole game by touch ends with a result", async ({ page }) => {
  test.setTimeout(240_000);
  await wholeGame(page, (number) => square(page, number).tap());
  await page.screenshot({ path: "test-results/phone-game.png" });
});

for (const rules of ["Damas portuguesas", "Damas brasileñas"])
  for (const [width, height] of [
    [360, 640],
    [1000, 700],
  ] as const)
    test(`${rules} are played by touch against the computer, ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPlain(page);
      await begin(page, rules);
      await expect(page.locator(".board .piece")).toHaveCount(24);
      await playOn(page, (number) => square(page, number).tap(), 6);
      await turn(page, "white");
      await expect.poll(() => moves(page)).toHaveLength(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/${rules}-${width}.png` });
    });

test("on the smallest phone every panel has room, and its last control can be tapped", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  for (const panel of ["game", "analysis", "inside", "learn", "workout", "library", "settings"]) {
    await openPanel(page, panel);
    if (panel === "game") await page.locator(".move-strip").click();
    if (panel === "workout") await expect(page.locator("#begin-lesson")).toBeEnabled();
    if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
    // A panel that is still being drawn has no box yet.
    await expect
      .poll(async () => (await page.locator(".panel-body").boundingBox())?.height ?? 0, { message: panel })
      .toBeGreaterThan(240);
    const last = page.locator(".panel-body :is(button, input, select):enabled:visible").last();
    // What is drawn again while it is looked for is looked for again.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded({ timeout: 5_000 });
      await last.click({ trial: true, timeout: 5_000 });
    }).toPass();
    // The way back is in sight, or a swipe away.
    await page.locator("[data-panel=game]").click({ trial: true });
    await page.screenshot({ path: `test-results/small-phone-${panel}.png` });
  }
});

test("on the smallest phone a game is played without scrolling, and the board leaves the panel its room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  const within = async (selector: string) => {
    await expect.poll(() => page.locator(selector).boundingBox(), { message: selector }).not.toBeNull();
    const box = (await page.locator(selector).boundingBox())!;
    expect(box.y, selector).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, selector).toBeLessThanOrEqual(640);
    expect(box.x + box.width, selector).toBeLessThanOrEqual(360);
    return box;
  };
  expect((await within(".board")).width).toBeGreaterThan(300);
  await within(".actions");
  await openPanel(page, "analysis");
  expect((await within(".board")).width).toBeGreaterThan(220);
  expect((await within(".panel-body")).height).toBeGreaterThan(240);
});

test("on the smallest phone the referee says what is wrong with a file, and annuls it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await openPanel(page, "library");
  await page.locator("#pdn").fill('[GameType "24"]\n[Result "1-0"]\n1. 10-14 22-17 2. 14-18 *');
  await page.getByRole("button", { name: "Abrir", exact: true }).tap();
  const said = page.locator(".phone-referee .infringement");
  await expect(said).toContainText("Línea 3, columna 10: 22-17 no vale.");
  await expect(said).toBeInViewport();
  await page.getByRole("button", { name: "Anular la partida" }).tap();
  await expect(page.locator(".phone-referee .annulled")).toHaveText("Partida anulada por el árbitro (22-17).");
  await expect(page.getByRole("button", { name: "Anular la partida" })).toHaveCount(0);
});

test("a low window has the panel beside the board", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page);
  const board = (await page.locator(".board").boundingBox())!,
    side = (await page.locator(".side").boundingBox())!;
  expect(board.width).toBeGreaterThan(440);
  expect(side.x).toBeGreaterThan(board.x + board.width);
  expect(side.height).toBeGreaterThan(560);
});

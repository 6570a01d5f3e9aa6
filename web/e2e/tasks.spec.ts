// SPDX-License-Identifier: MIT
// What a person comes for, with its clicks counted: by touch on a phone, by mouse and by keyboard on a laptop. A key
// that presses a button counts as a click; walking to it does not.
import type { Locator, Page } from "@playwright/test";
import { expect, moves, open, test } from "./page";

type Press = (what: Locator) => Promise<void>;

const ways: [name: string, use: object, press: Press][] = [
  [
    "by touch, 390×844",
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    (what) => what.tap(),
  ],
  ["by mouse, 1280×720", { viewport: { width: 1280, height: 720 } }, (what) => what.click()],
  [
    "by keyboard, 1280×720",
    { viewport: { width: 1280, height: 720 } },
    async (what) => {
      await what.focus();
      await expect(what).toBeFocused();
      await what.press("Space");
    },
  ],
];

/** Does one thing after another and counts them: each must be seen when its turn has come. */
async function clicks(press: Press, ...all: Locator[]): Promise<number> {
  for (const what of all) {
    await expect(what).toBeVisible();
    await press(what);
  }
  return all.length;
}

/** The tab of a panel, and what leads to it where a small screen has no room for all. */
async function way(page: Page, panel: string): Promise<Locator[]> {
  const tab = page.locator(`.tabs [data-panel=${panel}]`);
  return (await tab.isVisible()) ? [tab] : [page.locator("#more"), tab];
}

const game = '[White "Ana"]\n[Black "Luis"]\n1. 10-14 22-18 2. 5-10 26-22 3. 11-15 *';
const ready = (page: Page) => expect(page.locator(".cell.own").first()).toBeAttached();

for (const [name, use, press] of ways)
  test.describe(name, () => {
    test.use(use);

    test("the first game needs no click", async ({ page }) => {
      await open(page);
      await ready(page);
      await expect(page.locator(".board .piece")).toHaveCount(24);
    });

    test("international draughts at another level: at most 3", async ({ page }) => {
      await open(page);
      const count = await clicks(
        press,
        page.locator(".actions button").first(),
        page.getByRole("radio", { name: "Damas internacionales" }),
        page.locator('[data-level="1"]'),
      );
      expect(count).toBeLessThanOrEqual(3);
      await expect(page.locator(".board .piece")).toHaveCount(40);
      await expect(page.locator(".player[data-side=black] .name")).toContainText("Nivel 1");
    });

    test("a game that was copied is analysed: at most 2", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), game);
      const count = await clicks(press, ...(await way(page, "analysis")), page.locator("#paste"));
      expect(count).toBeLessThanOrEqual(2);
      await expect(page.locator(".side .moves .move")).toHaveCount(5);
      await expect(page.locator(".line").first()).toBeVisible();
    });

    test("a lesson of training draughts: at most 2", async ({ page }) => {
      await open(page);
      const count = await clicks(press, ...(await way(page, "workout")), page.locator("#begin-lesson"));
      expect(count).toBeLessThanOrEqual(2);
      await expect(page.locator(".duty, .totals").first()).toBeAttached();
    });

    test("a lesson of the course: at most 2", async ({ page }) => {
      await open(page);
      const count = await clicks(press, ...(await way(page, "learn")), page.locator(".school-go-on"));
      expect(count).toBeLessThanOrEqual(2);
      await expect(page.locator(".school-go-on")).toHaveCount(0);
      await expect(page.locator(".app")).toHaveClass(/panel-(game|learn)/);
    });

    test("the next puzzle: 1", async ({ page }) => {
      await open(page);
      await clicks(press, ...(await way(page, "learn")), page.locator("[data-room=puzzles]"));
      await clicks(press, page.locator(".puzzle-start"));
      await expect(page.locator(".puzzle-next").first()).toBeVisible();
      const cells = () => page.locator(".cell.played").evaluateAll((all) => all.map((one) => one.ariaLabel).join());
      const before = await cells();
      expect(await clicks(press, page.locator(".puzzle-next").first())).toBe(1);
      await expect.poll(cells).not.toBe(before);
    });

    test("from any screen back to the board: 1", async ({ page }) => {
      await open(page);
      for (const panel of ["analysis", "inside", "learn", "workout", "library", "settings"]) {
        await clicks(press, ...(await way(page, panel)));
        await expect(page.locator(".app")).toHaveClass(new RegExp(`panel-${panel}`));
        expect(await clicks(press, page.locator(".tabs [data-panel=game]")), panel).toBe(1);
        await expect(page.locator(".app"), panel).toHaveClass(/panel-game/);
        await expect(page.locator(".board"), panel).toBeInViewport({ ratio: 0.99 });
      }
      expect(await moves(page)).toEqual([]);
    });
  });

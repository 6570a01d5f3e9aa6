// SPDX-License-Identifier: MIT
// Small windows: the narrowest phones, a desktop at 200 %, a phone on its side. Nothing is cut off, and nothing scrolls
// sideways.
import type { Page } from "@playwright/test";
import { expect, open, openPanel, test } from "./page";

test.use({ expected: /Failed to load resource|ERR_INTERNET/ });

const panels = ["game", "analysis", "inside", "learn", "workout", "library", "settings"];
const languages = ["es", "en"] as const;
const narrow = [
  [300, 600],
  [320, 568],
  [340, 640],
] as const;
const low = [
  [640, 400],
  [700, 450],
  [768, 500],
] as const;

const resize = (page: Page, [width, height]: readonly [number, number]) => page.setViewportSize({ width, height });

async function openIn(page: Page, language: string): Promise<void> {
  await page.addInitScript(
    (code) => localStorage.setItem("damas.settings", JSON.stringify({ language: code, motion: false })),
    language,
  );
  await open(page);
}

async function show(page: Page, panel: string): Promise<void> {
  await openPanel(page, panel);
  if (panel === "workout") await expect(page.locator("#begin-lesson, .totals").first()).toBeVisible();
  if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
}

/** What a person sees only in part: beyond the sides of the window, or wider than its place. */
const cut = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const inside = getComputedStyle(one).display === "inline";
          return (
            box.width > 0 &&
            !one.closest(".tree-view") &&
            (box.left < -0.5 || box.right > innerWidth + 0.5 || (!inside && one.scrollWidth > one.clientWidth + 1))
          );
        })
        .map((one) => `${one.className}: ${one.textContent}`),
    what,
  );
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const language of languages) {
  test(`nothing is cut off on the narrowest phones, ${language}`, async ({ page }) => {
    await openIn(page, language);
    for (const panel of panels) {
      await show(page, panel);
      for (const size of narrow) {
        await resize(page, size);
        await expect.poll(() => sideways(page), { message: `${panel} ${size}` }).toBeLessThanOrEqual(0);
        await expect
          .poll(() => cut(page, "header, main, .side, button, .option, .count, output, h2, select, .action span"), {
            message: `${panel} ${size}`,
          })
          .toEqual([]);
      }
    }
  });

  test(`every tab and every action is read whole, ${language}`, async ({ page }) => {
    await openIn(page, language);
    for (const panel of ["game", "settings"]) {
      await show(page, panel);
      for (const size of [...narrow, ...low, [360, 640], [512, 384], [1000, 700]] as const) {
        await resize(page, size);
        await expect
          .poll(() => cut(page, ".tabs, .tabs > .tab, .tabs > .tab span, .action, .action span"), {
            message: `${panel} ${size}`,
          })
          .toEqual([]);
        if (panel === "settings")
          for (const tab of await page.locator(".tabs > .tab").all())
            await expect(tab, String(size)).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`a lesson is set up and played in a low window, ${language}`, async ({ page }) => {
    await openIn(page, language);
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    await show(page, "workout");
    for (const size of low) {
      await resize(page, size);
      const footer = await box(".wizard-end");
      for (const kit of await page.locator(".workout .choice").first().locator(".option").all()) {
        const place = (await kit.boundingBox())!;
        expect(place.y + place.height, String(size)).toBeLessThan(footer.y);
      }
      expect(await cut(page, ".wizard-steps .chip, .wizard-end button, .option"), String(size)).toEqual([]);
    }
    await page.locator("#begin-lesson").click();
    await expect(page.locator(".sign")).toHaveCount(24);
    /**
     * The board has the height that players and actions leave, and no card lies on it; nobody's name and no icon is
     * lost.
     */
    const inLesson = async () => {
      for (const size of low) {
        await resize(page, size);
        await expect
          .poll(async () => (await box(".board")).height, { message: String(size) })
          .toBeGreaterThan(Math.min(size[0] / 2 - 20, size[1] - 200));
        const board = await box(".board");
        expect((await box(".duty")).x, String(size)).toBeGreaterThan(board.x + board.width);
        expect(await cut(page, ".player .name, .duty button, .action"), String(size)).toEqual([]);
        for (const name of await page.locator(".player .name").all()) await expect(name).toBeInViewport({ ratio: 1 });
        const icons = await page
          .locator(".actions .icon")
          .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().x));
        for (const [i, x] of icons.entries()) if (i > 0) expect(x - icons[i - 1]!, String(size)).toBeGreaterThan(30);
      }
    };
    await inLesson();
    await page.locator('[data-square="10"]').click();
    await page.locator('[data-square="14"]').click();
    await expect(page.locator("#work-done")).toBeInViewport({ ratio: 1 });
    await inLesson();
  });
}

for (const language of languages)
  test(`what is compared is read whole, ${language}`, async ({ page }) => {
    await openIn(page, language);
    await show(page, "inside");
    await page.locator("#run-tree + button").click();
    await expect(page.locator(".compared tbody tr")).toHaveCount(4);
    for (const size of [...narrow, [360, 640], [1000, 700], [1280, 800], [1920, 1080]] as const) {
      await resize(page, size);
      await expect
        .poll(() => cut(page, ".compared .scroll, .compared tr, .compared td, .compared th"), {
          message: String(size),
        })
        .toEqual([]);
    }
  });

test("a clock that is none is said at its field, in the language of the page, and no game begins", async ({ page }) => {
  await openIn(page, "es");
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByLabel("Otro").check();
  const field = page.locator("#own-pace"),
    wrong = page.locator("#bad-pace"),
    play = page.locator(".new button.primary");
  for (const pace of ["0+0", "0+1", "", "hola"]) {
    await field.fill(pace);
    await expect(wrong).toHaveCount(0);
    await play.click();
    await expect(wrong).toContainText("Ese reloj no vale.");
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await page.getByRole("button", { name: "English" }).click();
  await expect(wrong).toContainText("That is no clock.");
  // What was typed is one of the usual ones on its way to another.
  await field.fill("5+3");
  await field.press("End");
  await field.press("0");
  await expect(field).toHaveValue("5+30");
  await play.click();
  await expect(page.locator(".clock")).toHaveCount(2);
  await expect(page.locator(".clock").first()).toHaveText("5:00");
});

test("the actions keep their words with a clock, and their whole names", async ({ page }) => {
  await openIn(page, "es");
  await resize(page, [300, 600]);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByLabel("5 + 3").check();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
  await expect(page.locator(".action")).toHaveCount(8);
  await expect(page.getByRole("button", { name: "Abandonar" })).toHaveText("Abandonar");
  expect(await cut(page, ".action, .action span")).toEqual([]);
});

for (const language of languages)
  test(`without a network, in a lesson and in the book nothing is cut off on a phone, ${language}`, async ({
    page,
  }) => {
    await openIn(page, language);
    const whole = (what: string) => expect.poll(() => cut(page, what), { message: what }).toEqual([]);
    for (const size of [...narrow, [390, 844]] as const) {
      await resize(page, size);
      await page.context().setOffline(true);
      for (const panel of ["game", "analysis"]) {
        await openPanel(page, panel);
        await expect(page.locator(".offline")).toBeAttached();
        expect(await sideways(page), `${panel} ${size}`).toBeLessThanOrEqual(0);
        if (panel === "game" && size[1] > 700) await whole(".offline");
      }
      await page.context().setOffline(false);
      await openPanel(page, "learn");
      await page.locator("[data-room=openings]").click();
      await expect(page.locator(".book .for-black").first()).toBeAttached();
      await expect(page.locator(".learn h2")).toHaveCount(1);
      await whole(".book, .book th");
      // A number that has no room is out of sight, not half in sight.
      const half = await page.locator(".split span").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const [box, text] = [part.getBoundingClientRect(), words.getBoundingClientRect()];
          return text.top < box.bottom - 1 && text.height < 20 && text.width > box.width + 1 ? [part.textContent] : [];
        }),
      );
      expect(half).toEqual([]);
      await page.locator(".school-head button, .learn button").first().click();
    }
  });

test("a lesson with long names on a narrow phone: every name is read whole", async ({ page }) => {
  await openIn(page, "es");
  await resize(page, [320, 568]);
  await show(page, "workout");
  await page.locator("[data-step=exercises]").click();
  const name = page.locator(".workout input[type=text]").first();
  await name.fill("Los leones invencibles de la clase de sexto B");
  await name.press("Tab");
  await page.locator("[data-step=places]").click();
  await expect(page.locator(".home")).toBeVisible();
  expect(await cut(page, ".workout, .option, .home")).toEqual([]);
  await page.locator("#begin-lesson").click();
  await expect(page.locator(".duty")).toBeVisible();
  for (const square of [10, 14]) await page.locator(`[data-square="${square}"]`).click();
  await expect(page.locator("#work-done")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await cut(page, ".duty, .duty-team, .duty-name, .duty-amount")).toEqual([]);
  // The name of an exercise is one line, not letters below each other.
  const lines = await page.locator(".duty-name").evaluate((one) => one.getClientRects()[0]!.height);
  expect(lines).toBeLessThan(32);
});

// SPDX-License-Identifier: MIT
// The score sheet: what is current is in view, what is looked at is only looked at, what is past says so.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { accessible, expect, label, open, openPlain, square, test, turn } from "./page";

/** 200 moves of each side. */
const long = readFileSync(fileURLToPath(new URL("long_game.txt", import.meta.url)), "utf8")
  .trim()
  .split(/\s+/);
const longGame = `#rules=international&moves=${long.join(".")}`;

/** Whether the current move is seen inside the sheet, and the page stands at its top. */
const inView = (page: Page, box = ".side .moves") =>
  page.evaluate((name) => {
    const outer = document.querySelector(name)!.getBoundingClientRect();
    const inner = document.querySelector(`${name} [aria-current]`)!.getBoundingClientRect();
    return (
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      document.scrollingElement!.scrollTop === 0
    );
  }, box);

test("in a game of 200 moves the current move is always in view, and the page does not scroll", async ({ page }) => {
  await open(page, longGame);
  await expect(page.locator(".moves .move")).toHaveCount(400);
  await page.keyboard.press("End");
  await expect(page.locator(".move.here")).toHaveText(long.at(-1)!);
  await expect.poll(() => inView(page)).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator(".side .moves").evaluate((box) => box.scrollTop)).toBe(0);
  for (let i = 0; i < 30; i++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".move.here")).toHaveText(long[29]!);
  await expect.poll(() => inView(page)).toBe(true);
  // Two columns: White's moves stand below each other, Black's beside them.
  const at = (n: number) => page.locator(".moves .move").nth(n).boundingBox();
  const [one, two, three] = [(await at(0))!, (await at(1))!, (await at(2))!];
  expect(one.x).toBe(three.x);
  expect(one.y).toBe(two.y);
  expect(three.y).toBeGreaterThan(one.y);
  expect(two.x).toBeGreaterThan(one.x);
});

test("a key press in a game of 200 moves draws only what has changed", async ({ page }) => {
  await open(page, longGame);
  await page.keyboard.press("End");
  await expect(page.locator(".move.here")).toHaveText(long.at(-1)!);
  await page.evaluate(() => {
    const seen = { changed: 0 };
    new MutationObserver((all) => {
      seen.changed += all.length;
    }).observe(document.querySelector(".moves")!, { subtree: true, attributes: true, childList: true });
    (window as unknown as { seen: typeof seen }).seen = seen;
  });
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".move.here")).toHaveText(long.at(-2)!);
  const changed = await page.evaluate(() => (window as unknown as { seen: { changed: number } }).seen.changed);
  expect(changed).toBeLessThan(30);
});

const noted = "1. 10-14 {bien} 22-18? (1... 24-20 2. 5-10 (2. 9-13 20-16) 20-16) 2. 5-10! 26-22 3. 11-15 *";

test("comments stand below their move, variations as a tree, and signs have words", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  await page.locator("#pdn").fill(`[GameType "24"]\n${noted}`);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".variation")).toHaveCount(2);
  await expect(page.locator(".variation .variation")).toHaveCount(1);
  await expect(page.locator(".variation .variation .move")).toHaveText(["9-13", "20-16"]);
  await expect(page.getByRole("button", { name: "1… 22-18, error", exact: true })).toHaveText("22-18?");
  const left = async (name: string) => (await page.locator(name).first().boundingBox())!.x;
  expect(await left(".variation .variation")).toBeGreaterThan(await left(".variation"));
  await page.locator(".variation .variation .move").last().click();
  await expect(page.locator(".move.here")).toHaveText("20-16");
  await accessible(page);
});

test("a mouse over a move shows its position and leaves it again", async ({ page }) => {
  await openPlain(page, "./#rules=spanish&moves=10-14.22-18.5-10.26-22");
  await page.keyboard.press("End");
  await expect.poll(() => label(page, 22)).toContain("peón negro");
  await page.locator(".moves .move").first().hover();
  await expect.poll(() => label(page, 14)).toContain("peón blanco");
  await expect.poll(() => label(page, 18)).not.toContain("peón");
  await expect(page.locator(".move.here")).toHaveText("26-22");
  await page.mouse.move(2, 2);
  await expect.poll(() => label(page, 22)).toContain("peón negro");
});

test("the arrow keys in the sheet preview, Escape leaves, Enter goes", async ({ page }) => {
  await open(page, "#rules=spanish&moves=10-14.22-18.5-10.26-22");
  await page.keyboard.press("End");
  await page.locator(".move.here").focus();
  // One stop of the tab key.
  expect(await page.locator(".moves .move[tabindex='0']").count()).toBe(1);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => label(page, 5)).toContain("peón blanco");
  await expect(page.locator(".move.here")).toHaveText("26-22");
  await page.keyboard.press("Escape");
  await expect.poll(() => label(page, 5)).not.toContain("peón");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator(".move.here")).toHaveText("22-18");
});

test("whoever looks at the past while playing is told so, with a way back", async ({ page }) => {
  await openPlain(page);
  await square(page, 10).click();
  await square(page, 14).click();
  await expect(page.locator(".moves .move")).toHaveCount(2);
  await turn(page, "white");
  const said = (text: string) => page.getByText(text).filter({ visible: true });
  await page.locator(".side").getByRole("button", { name: "Atrás" }).click();
  await expect(said("Miras el pasado: tras 1. 10-14.")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Volver al presente" }).filter({ visible: true }).first().click();
  await expect(said("Miras el pasado")).toHaveCount(0);
  await turn(page, "white");
  // Undo leads to the past, too, and redo back.
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(said("Miras el principio de la partida.")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Rehacer" }).click();
  await expect(said("Miras el ")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });
  test("a long press shows a move's position and leaves it again, a tap goes there", async ({ page }) => {
    await open(page, "#rules=spanish&moves=10-14.22-18.5-10.26-22");
    await page.keyboard.press("End");
    const move = page.locator(".moves .move").first();
    const touch = (type: string) =>
      move.dispatchEvent(type, { pointerType: "touch", bubbles: true, pointerId: 7, isPrimary: true });
    await touch("pointerdown");
    await expect.poll(() => label(page, 14)).toContain("peón blanco");
    await expect.poll(() => label(page, 5)).toContain("peón blanco");
    await expect(page.locator(".move.here")).toHaveText("26-22");
    await touch("pointerup");
    await expect.poll(() => label(page, 5)).not.toContain("peón");
    await move.tap();
    await expect(page.locator(".move.here")).toHaveText("10-14");
  });
});

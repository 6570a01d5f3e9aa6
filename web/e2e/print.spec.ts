// SPDX-License-Identifier: MIT
// What comes out of the printer: by the menu of the browser from any panel, or by a button, at any width.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, fen, open, openPanel, test } from "./page";

const long = readFileSync(fileURLToPath(new URL("long_game.txt", import.meta.url)), "utf8")
  .trim()
  .split(/\s+/);
/** The last piece is taken; the board stands before that. */
const short = `${fen("W:W14:B19")}&moves=14x23&ply=0`;

/** The page as the printer gets it, without a dialog. */
async function printing(page: Page, on = true): Promise<void> {
  await page.emulateMedia({ media: on ? "print" : "screen" });
  await page.evaluate((name) => dispatchEvent(new Event(name)), on ? "beforeprint" : "afterprint");
}
const pages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
const lines = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().height / 23));

for (const panel of ["game", "learn", "analysis", "inside", "workout", "library", "settings"])
  test(`Ctrl+P in the panel ${panel} prints the diagram and the moves`, async ({ page }) => {
    await open(page, "#rules=spanish&moves=10-14.23-19.14x23");
    await openPanel(page, panel);
    await printing(page);
    await expect(page.locator(".paper-diagram .piece").first()).toBeVisible();
    await expect(page.locator(".paper-sheet td").nth(1)).toHaveText("10-14");
    await expect(page.locator(".table")).toBeHidden();
    await printing(page, false);
    await expect(page.locator(".paper")).toHaveCount(0);
  });

test("also from the stage and by night; without moves there is no score sheet", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, fen("W:W5,6,9,10,13:B21,22,25,26,30"));
  await openPanel(page, "inside");
  await page.locator("#run-tree").click();
  await page.locator("#to-stage").click();
  await expect(page.locator(".stage .tree-view")).toBeFocused();
  await printing(page);
  await expect(page.locator(".paper-diagram .piece").first()).toBeVisible();
  await expect(page.locator(".paper-diagram p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".paper-sheet")).toHaveCount(0);
  expect(await pages(page)).toBe(1);
});

for (const width of [390, 1047, 1440])
  test(`a sheet of 200 moves has columns and the width of its paper, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `#rules=international&moves=${long.join(".")}`);
    await printing(page);
    await expect(page.locator(".paper-sheet tr")).toHaveCount(200);
    const wide = await page.locator(".paper").evaluate((paper) => paper.getBoundingClientRect().width);
    expect(wide).toBeGreaterThan(width * 0.9);
    expect(await lines(page, ".paper-diagram p >> nth=0")).toBe(1);
    const lefts = await page
      .locator(".paper-sheet tr")
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
    expect(lefts).toBeGreaterThan(width > 400 ? 3 : 0);
    await page.screenshot({ path: `test-results/print-${width}.png`, fullPage: true });
    expect(await pages(page)).toBeLessThanOrEqual(4);
  });

test("a sheet that is printed from the first position tells how the game ended", async ({ page }) => {
  await open(page, short);
  await printing(page);
  await expect(page.locator(".paper-sheet")).toContainText(
    "Resultado: Ganan las blancas: las negras se quedan sin piezas (artículo 24).",
  );
});

// SPDX-License-Identifier: MIT
// Games from files: what is known of them is read wherever they are named, and nothing that is not known.
import type { Page } from "@playwright/test";
import { expect, open, openPanel, test } from "./page";

const tags = '[White "Ana"]\n[Black "Luis"]\n[GameType "24"]\n[Result "0-1"]\n';
const file = `${tags}\n1. 9-13 21-17 0-1\n`;

async function paste(page: Page, text: string): Promise<void> {
  await openPanel(page, "library");
  await page.locator("#pdn").fill(text);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
}
const kept = (page: Page) => page.locator(".library section:last-child .game-row");

test("the result of a file is read at its end, on the sheet and among the games; opened twice it is kept once", async ({
  page,
}) => {
  await open(page);
  await paste(page, file);
  await expect(page.locator(".side .referee")).toContainText("Estás estudiando");
  await expect(page.locator(".side .moves")).toContainText("Resultado: 0-1");
  await page.getByRole("button", { name: "Al final" }).click();
  await expect(page.locator(".side .referee")).toContainText("Resultado de la planilla: 0-1");
  await paste(page, file);
  await expect(page.locator(".app")).toHaveClass(/panel-game/);
  await openPanel(page, "library");
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page)).toContainText("Ana – Luis");
  await expect(kept(page)).toContainText("0-1");
  await paste(page, file.replace("21-17", "22-18"));
  await openPanel(page, "library");
  await expect(kept(page)).toHaveCount(2);
});

test("of several games players, kind, result and date are told as far as they are known", async ({ page }) => {
  await open(page);
  await paste(
    page,
    `${tags}[Date "2024.05.??"]\n\n1. 9-13 21-17 0-1\n\n[White "Ana"]\n[Black "?"]\n[Date "????.??.??"]\n` +
      '[GameType "20"]\n[Result "*"]\n\n1. 31-27 *\n',
  );
  const rows = page.locator(".open .game-row");
  await expect(rows.nth(0)).toHaveText("Ana – LuisDamas españolas · 0-1 · 2024.05 · 2 medias jugadas");
  await expect(rows.nth(1)).toHaveText("Ana – NegrasDamas internacionales · 1 media jugada");
  await rows.nth(1).click();
  await expect(page.locator(".player .name")).toHaveText(["Negras", "Ana"]);
});

test("a game has the same names on the board and among the games, whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.locator('[data-square="10"]').click();
  await page.locator('[data-square="14"]').click();
  await expect(page.locator(".move-strip .strip-move")).toHaveCount(2);
  await openPanel(page, "library");
  const title = kept(page).locator("strong");
  await expect(title).toHaveText("Tú – Ordenador, nivel 3");
  await title.scrollIntoViewIfNeeded();
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

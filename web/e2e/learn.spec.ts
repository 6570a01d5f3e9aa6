// SPDX-License-Identifier: MIT
import { existsSync } from "node:fs";
import { expect, label, open, square, test, turn } from "./page";

test("every example of the rules can be tried", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=learn]").click();
  await expect(page.locator(".rules-page h4.article")).toHaveCount(30);
  await page.getByRole("button", { name: "Probar: 14. Cómo captura el peón" }).click();
  await expect.poll(() => label(page, 14)).toContain("peón blanco");
  await square(page, 14).click();
  await expect.poll(() => label(page, 21)).toContain("peón blanco");
  await page.screenshot({ path: "test-results/learn-rules.png" });
});

test("the Forzosa is defended without a mistake", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=learn]").click();
  await page.getByRole("button", { name: "Finales" }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  await expect(page.locator(".ending-state")).toContainText("ganada en", { timeout: 20_000 });
  await expect(page.locator(".board .piece")).toHaveCount(4);
  await turn(page, "white");
  const own = page.locator(".cell.own").first();
  await own.click();
  const target = (await page.locator(".target").first().boundingBox())!;
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  await expect(page.locator(".ending-state")).toContainText(/ganada en|escapar/);
  await page.screenshot({ path: "test-results/learn-forzosa.png" });
});

test("a puzzle is solved by its move and by no other", async ({ page }) => {
  test.skip(!existsSync("../data/puzzles/spanish.pdn"), "no puzzles in this tree");
  await open(page);
  await page.locator("[data-panel=learn]").click();
  await page.getByRole("button", { name: "Problemas", exact: true }).click();
  await page.getByRole("button", { name: "Empezar" }).click();
  await expect(page.locator(".side .arbiter")).toContainText("Busca la mejor jugada");
  await page.locator(".side").getByRole("button", { name: "Ver la solución" }).click();
  await expect(page.locator(".puzzle-grid .solved")).toHaveCount(0);
  // The first puzzle is 15-20.
  await page.locator(".puzzle-grid button").first().click();
  await expect.poll(() => label(page, 15)).toContain("peón blanco");
  await square(page, 15).click();
  await square(page, 20).click();
  await expect(page.locator(".puzzle-grid .solved")).toHaveCount(1);
  await page.screenshot({ path: "test-results/learn-puzzle.png" });
});

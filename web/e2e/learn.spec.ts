// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessible, expect, fen, label, open, square, test, turn } from "./page";

test("every example of the rules can be tried", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=learn]").first().click();
  await page.locator("[data-room=rules]").click();
  await expect(page.locator(".rules-page h4.article")).toHaveCount(30);
  // Each shows its own position: as many pieces as its FEN names.
  const page_of_facts = readFileSync("../src/rules/variants/spanish.hpp", "utf8");
  const positions = [...page_of_facts.matchAll(/\{\d+, "(.*)"\}/g)].map((found) => found[1]!);
  const tries = page.getByRole("button", { name: /^Probar: / });
  await expect(tries).toHaveCount(positions.length);
  for (const [i, position] of positions.entries()) {
    await tries.nth(i).click();
    await expect(page.locator(".board .piece"), position).toHaveCount(
      position === "" ? 24 : position.match(/\d+/g)!.length,
    );
  }
  await page.getByRole("button", { name: "Probar: 14. Cómo captura el peón" }).click();
  await expect.poll(() => label(page, 14)).toContain("peón blanco");
  await square(page, 14).click();
  await expect.poll(() => label(page, 21)).toContain("peón blanco");
  await page.screenshot({ path: "test-results/learn-rules.png" });
});

async function openings(page: Page, hash = ""): Promise<void> {
  await open(page, hash);
  await page.locator("[data-panel=learn]").first().click();
  await page.locator("[data-room=openings]").click();
}
const bookMoves = (page: Page) => page.locator(".book tbody button");

test("the opening book follows the board, and the board the book", async ({ page }) => {
  await openings(page);
  await expect(bookMoves(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Empezar desde el principio" }).click();
  await expect(page.locator(".side .referee")).toContainText("Estás estudiando");
  await page.getByRole("button", { name: "Jugar 12-15" }).click();
  await expect(square(page, 15)).toHaveAttribute("aria-label", /peón blanco/);
  await turn(page, "black");
  await expect(page.getByRole("button", { name: "Jugar 12-15" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Jugar 23-19" })).toBeEnabled();
  // A move on the board, and the way back.
  await square(page, 23).click();
  await square(page, 19).click();
  await expect(page.getByRole("button", { name: "Jugar 23-19" })).toHaveCount(0);
  await page.locator(".learn .navigation button").first().click();
  await expect(page.getByRole("button", { name: "Jugar 12-15" })).toBeEnabled();
  await accessible(page);
  await page.screenshot({ path: "test-results/learn-openings.png" });
});

test("whoever leaves the book is told, and may start again", async ({ page }) => {
  await openings(page, fen("W:W12,5:B30,31"));
  await expect(page.locator(".openings [role=status]")).toHaveText("Esta posición no está en el libro.");
  await page.getByRole("button", { name: "Empezar desde el principio" }).click();
  await expect(bookMoves(page)).toHaveCount(7);
});

test("the book has international draughts, in English as well, and no training draughts", async ({ page }) => {
  await openings(page, "#rules=international");
  await page.getByRole("button", { name: "English" }).click();
  await expect(bookMoves(page)).toHaveCount(9);
  await expect(page.getByRole("columnheader")).toHaveText(["Move", "Value", "Games", "Results"]);
  await page.getByRole("button", { name: "Play 32-28" }).click();
  await expect(square(page, 28)).toHaveAttribute("aria-label", /white man/);
  await accessible(page);
  await page.goto("./#rules=entrenamiento");
  await expect(page.locator(".board")).toHaveAttribute("data-rules", "entrenamiento");
  await page.locator("[data-panel=learn]").click();
  await page.locator("[data-room=openings]").click();
  await expect(page.locator(".openings [role=status]")).toHaveText("There is no opening book of this game yet.");
});

test("the book is read with the keyboard, and plays no move in a game that is over", async ({ page }) => {
  await openings(page);
  await page.getByRole("button", { name: "Empezar desde el principio" }).click();
  await expect(page.locator(".side .referee")).toContainText("Estás estudiando");
  await expect(bookMoves(page).first()).toBeEnabled();
  await bookMoves(page).first().press("Enter");
  await turn(page, "black");
  await expect(page.locator(".book tbody button:focus")).toBeEnabled();
  await page.locator("[data-panel=game]").click();
  await page.getByRole("button", { name: "Jugar con negras desde aquí" }).click();
  await page.getByRole("button", { name: "Abandonar" }).click();
  await page.getByRole("button", { name: "Sí, abandono" }).click();
  await page.locator("[data-panel=learn]").click();
  await page.locator("[data-room=openings]").click();
  await expect(bookMoves(page).first()).toBeDisabled();
});

test("a game against the strongest level fetches the book", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=settings]").click();
  await expect(page.getByLabel("Libro de aperturas (niveles 9 y 10)")).toBeChecked();
  await page.locator(".actions button").first().click();
  const fetched = page.waitForResponse(/books\/spanish\.book$/);
  await page.locator('[data-level="10"]').click();
  expect((await fetched).ok()).toBe(true);
});

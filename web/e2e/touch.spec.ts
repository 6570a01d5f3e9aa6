// SPDX-License-Identifier: MIT
// Touched, played: nothing that a person can do in the page puts a touched piece back.
import type { Page } from "@playwright/test";
import { expect, moves, open, square, test } from "./page";

/** A game between two people. */
async function begin(page: Page, rules: string): Promise<void> {
  await open(page);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByRole("radio", { name: rules }).check();
  await page.getByRole("radio", { name: "Otra persona" }).check();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
}
async function agree(page: Page): Promise<void> {
  await page.locator("[data-panel=settings]").click();
  await page.locator("#touch-move").check();
  await page.locator("[data-panel=game]").click();
}
const refusal = (page: Page) => page.locator(".side .referee.refusal");
async function type(page: Page, text: string): Promise<void> {
  await page.locator("#typed").fill(text);
  await page.keyboard.press("Enter");
}

for (const { rules, touched, other, to, article } of [
  { rules: "Damas españolas", touched: 10, other: 12, to: 14, article: 10 },
  { rules: "Damas internacionales", touched: 32, other: 35, to: 28, article: 8 },
]) {
  const otherMove = article === 10 ? "12-15" : "35-30";
  const said = new RegExp(`hay que mover la de ${touched}: .*artículo ${article}`);

  test(`Escape, typing, keys, dropping and a reload do not put a touched piece back: ${rules}`, async ({ page }) => {
    await begin(page, rules);
    await agree(page);
    await square(page, touched).click();
    await page.keyboard.press("Escape");
    await square(page, other).click();
    await expect(refusal(page)).toContainText(said);
    await expect(square(page, touched)).toHaveAttribute("aria-selected", "true");
    await page.screenshot({ path: `test-results/touch-${article}.png` });

    await page.keyboard.press("Escape");
    await type(page, otherMove);
    await expect(refusal(page)).toContainText(said);

    await page.keyboard.press("Escape");
    await expect(refusal(page)).toHaveCount(0);
    await square(page, other).focus();
    await page.keyboard.press("Enter");
    await expect(refusal(page)).toContainText(said);

    const from = (await square(page, touched).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    await square(page, other).click();
    await expect(refusal(page)).toContainText(said);

    await page.reload();
    await expect(page.locator(".cell.played").first()).toBeAttached();
    await expect(square(page, touched)).toHaveAttribute("aria-selected", "true");
    await type(page, otherMove);
    await expect(refusal(page)).toContainText(said);
    expect(await moves(page)).toEqual([]);

    await square(page, to).click();
    await expect.poll(() => moves(page)).toEqual([`${touched}-${to}`]);
  });

  test(`typing a move touches its piece, and one that cannot be played binds nobody: ${rules}`, async ({ page }) => {
    await begin(page, rules);
    await agree(page);
    const blocked = article === 10 ? 1 : 50;
    await square(page, blocked).click();
    await square(page, other).click();
    await expect(square(page, other)).toHaveAttribute("aria-selected", "true");
    await type(page, `${touched}-${to}`);
    await expect(refusal(page)).toContainText(`hay que mover la de ${other}`);
    await type(page, otherMove);
    await expect.poll(() => moves(page)).toEqual([otherMove]);
  });
}

test("training draughts has no such article, and without the setting nothing binds", async ({ page }) => {
  await begin(page, "Damas españolas");
  await square(page, 10).click();
  await page.keyboard.press("Escape");
  await type(page, "12-15");
  await expect.poll(() => moves(page)).toEqual(["12-15"]);
  await agree(page);
  await begin(page, "Damas del entrenamiento");
  await page.locator("[data-panel=settings]").click();
  await expect(page.locator("#touch-move")).toHaveCount(0);
  await page.locator("[data-panel=game]").click();
  await square(page, 10).click();
  await square(page, 12).click();
  await square(page, 15).click();
  await expect.poll(() => moves(page)).toEqual(["12-15"]);
});

test("a man whom the Ley de la Dama forbids is not told to go on", async ({ page }) => {
  await open(page, "#rules=entrenamiento&fen=W:W8,K17:B12,19,26");
  await square(page, 8).click();
  await square(page, 15).click();
  await expect(refusal(page)).toContainText("Ley de la Dama: cuando una dama puede capturar, tiene que capturar ella");
  await expect(refusal(page)).not.toContainText("continúa");
});

// SPDX-License-Identifier: MIT
// The analysis room: lines that are walked, the graph, why a move is bad, mistakes to learn from, tables, book.
import type { Locator, Page } from "@playwright/test";
import { accessible, expect, fen, moves, open, square, test } from "./page";

const played = "12-15.23-19.9-13.19x12.8x15.21-17.5-9.28-23.10-14.17x10.6x13.31-28.15-19.22x6";
const game = `#rules=spanish&moves=${played}`;

/** A page on which pieces move at once. */
const plain = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem("damas.settings", JSON.stringify({ motion: false, oneClick: false, language: "es" })),
  );
type Press = (what: Locator) => Promise<void>;
const click: Press = (what) => what.click();
async function room(page: Page, hash: string, press = click): Promise<void> {
  await plain(page);
  await open(page, hash);
  await press(page.locator("[data-panel=analysis]"));
  await expect(page.locator(".panel-body.analysis")).toBeVisible();
}
async function reviewed(page: Page, press = click): Promise<void> {
  await room(page, game, press);
  await press(page.locator("#review"));
  await expect(page.locator(".review")).toBeVisible({ timeout: 90_000 });
}
/** The squares with pieces, as a text. */
const board = (page: Page) =>
  page.locator("[data-square]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());

test("a line opens whole; its moves are looked at by mouse and keys, and played by a click", async ({ page }) => {
  await room(page, game);
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".line-row")).toHaveCount(2);
  await page.locator(".line-score").first().click();
  await expect(page.locator(".line-row.open .line-move").nth(3)).toBeVisible();
  const before = await board(page);
  await page.locator(".line-row.open .line-move").nth(2).hover();
  await expect(page.locator(".line-move.here")).toHaveCount(1);
  await expect.poll(() => board(page)).not.toBe(before);
  await page.mouse.move(2, 2);
  await expect.poll(() => board(page)).toBe(before);
  await page.locator(".line-move").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".line-move.walked")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.locator(".line-move.walked")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(14);
  await accessible(page);
});

test("the graph shows what is known, and is gone along by pointer and keys", async ({ page }) => {
  await room(page, game);
  const invitation = page.locator(".graph.unknown figcaption");
  await expect(invitation).toContainText("Revisa la partida");
  const [words, inside] = [(await invitation.boundingBox())!, (await page.locator(".graph-box").boundingBox())!];
  expect(words.y).toBeGreaterThan(inside.y);
  expect(words.y + words.height).toBeLessThan(inside.y + inside.height);
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".graph-line").first()).toBeAttached();
  await expect(page.locator(".graph.unknown")).toHaveCount(0);
  await page.locator("#engine-toggle").uncheck();
  await page.locator("#review").click();
  await expect(page.locator(".review")).toBeVisible({ timeout: 90_000 });
  await expect(page.locator(".graph-mark").first()).toBeVisible();
  const box = page.locator(".graph-box");
  await box.focus();
  await page.keyboard.press("Home");
  await expect(box).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("PageDown");
  await expect(box).toHaveAttribute("aria-valuetext", /dudosa|error/);
  await page.keyboard.press("ArrowRight");
  const place = (await box.boundingBox())!;
  await page.mouse.move(place.x + 4, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + 20, { steps: 4 });
  await expect(box).toHaveAttribute("aria-valuenow", "7");
  await page.mouse.up();
  await expect(page.locator(".side .moves [aria-current=true]")).toHaveText("5-9");
  await accessible(page);
});

test("why a move is bad is played on the board; so is the better one; it can be kept", async ({ page }) => {
  await reviewed(page);
  await page.locator(".mistakes li").last().getByRole("button", { name: "¿Por qué?" }).click();
  const card = page.locator(".why");
  await expect(card.locator("[role=status]")).toContainText(/Pierde|Deja escapar|No pierde piezas/);
  const begun = await board(page);
  await expect(card.locator(".line-move.walked").nth(1)).toBeVisible({ timeout: 15_000 });
  expect(await board(page)).not.toBe(begun);
  await accessible(page);
  await card.getByRole("button", { name: "La buena" }).click();
  await expect(card.locator("h2")).toContainText("Mejor");
  await card.getByRole("button", { name: "Guardar como variante" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator(".side .moves .variation")).not.toHaveCount(0);
});

test("of any move it can be asked why, with the engine on, which then goes on", async ({ page }) => {
  await room(page, game);
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".line-row.best")).toBeVisible();
  await page.locator("#why-here").click();
  await expect(page.locator(".why .line-move").first()).toBeVisible({ timeout: 30_000 });
  await page.locator("#why-close").click();
  await expect(page.locator(".line-row.best")).toBeVisible();
});

test("mistakes are learnt from one after the other, with the keyboard alone", async ({ page }) => {
  await reviewed(page);
  await page.locator("#learn-mistakes").focus();
  await page.keyboard.press("Enter");
  const card = page.locator(".lesson");
  await expect(card).toContainText("Fallo 1 de");
  const count = await card.locator(".dot").count();
  for (let i = 1; i <= count; i++) {
    await expect(card).toContainText(`Fallo ${i} de ${count}`);
    await card.getByRole("button", { name: "Pista" }).press("Enter");
    await expect(page.locator(".mark.hinted")).toHaveCount(1);
    await card.getByRole("button", { name: "Ver la solución" }).press("Enter");
    await expect(card).toContainText("La mejor era");
    await page.locator("#lesson-next").press("Enter");
  }
  await expect(card).toContainText(`Has encontrado 0 de ${count}`);
  expect(await moves(page)).toHaveLength(14);
  await accessible(page);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("a wrong move is answered, another tried, and the best one found", async ({ page }) => {
    await reviewed(page, (what) => what.tap());
    await page.locator("#learn-mistakes").tap();
    const card = page.locator(".lesson");
    await expect(card).toContainText("Aquí se jugó");
    await expect(card.locator("p")).toBeInViewport({ ratio: 1 });
    const played = /jugó (\d+)[-x](\d+)/.exec(await card.innerText())!;
    await expect(page.locator(".cell.own").first()).toBeAttached();
    await square(page, Number(played[1])).tap();
    await square(page, Number(played[2])).tap();
    await expect(card).toContainText("es la jugada de la partida");
    await card.getByRole("button", { name: "Otra vez" }).tap();
    await card.getByRole("button", { name: "Pista" }).tap();
    await card.getByRole("button", { name: "Pista" }).tap();
    await expect(card).toContainText("Prueba");
    const best = /Prueba (\d+)[-x](\d+)/.exec(await card.innerText())!;
    await square(page, Number(best[1])).tap();
    await square(page, Number(best[2])).tap();
    await expect(card).toContainText("¡Esa es!");
  });
});

test("tables list every move by what it leads to", async ({ page }) => {
  await room(page, fen("W:WK4,K8,K12:BK29"));
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".table-verdict strong")).toContainText("Ganada en 2 jugadas");
  await expect(page.locator(".table-moves.win h2")).toHaveText(/Ganan \(\d+\)/);
  const listed = await page.locator(".table-moves .move").count();
  expect(listed).toBeGreaterThan(12);
  await accessible(page);
});

test("the book's moves stand beside, and are played", async ({ page }) => {
  await room(page, "#rules=spanish&moves=12-15");
  const book = page.locator(".room-book");
  await expect(book).toBeVisible({ timeout: 20_000 });
  await book.locator("tbody button").first().click();
  await expect.poll(async () => (await moves(page)).length).toBe(2);
});

test("a game that is pasted anywhere is reviewed with one click, and the page goes on meanwhile", async ({ page }) => {
  await plain(page);
  await open(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      "text/plain",
      "1. 12-15 23-19 2. 9-13 19x12 3. 8x15 21-17 4. 5-9 28-23 5. 10-14 17x10 6. 6x13 31-28 *",
    );
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.locator("#review").click();
  // The bar has a place from the beginning: one without a value swings for ever.
  const bar = page.locator(".review-ask progress");
  const whole = page.locator(".review");
  await expect(bar.or(whole).first()).toBeVisible();
  if (await bar.count())
    expect(await bar.evaluate((one: HTMLProgressElement) => one.position).catch(() => 0)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(whole).toBeVisible({ timeout: 90_000 });
  await expect(page.locator(".review .accuracy td").first()).toHaveText(/\d+ %/);
});

test("a game that goes on is reviewed as a copy, and played on as it was", async ({ page }) => {
  await plain(page);
  await open(page);
  await square(page, 10).click();
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
  const before = await moves(page);
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#review").click();
  await expect(page.locator(".review")).toBeVisible({ timeout: 90_000 });
  await page.locator("[data-panel=game]").click();
  await page.locator(".side").getByRole("button", { name: "Seguir jugando" }).click();
  await expect.poll(() => moves(page)).toEqual(before);
  await expect(page.getByRole("button", { name: "Abandonar" })).toBeEnabled();
  await expect(page.locator(".cell.own").first()).toBeAttached();
});

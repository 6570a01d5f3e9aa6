// SPDX-License-Identifier: MIT
import { expect, fen, label, moves, open, square, still, test, turn, wholeGame } from "./page";

test("the first visit shows a board ready to play", async ({ page }) => {
  await open(page);
  await expect(page.locator(".board .piece")).toHaveCount(24);
  await expect(page.locator(".side .referee")).toContainText("Es tu turno");
  await page.screenshot({ path: "test-results/first-visit.png" });
});

test("two clicks play a move and the computer answers", async ({ page }) => {
  await open(page);
  await square(page, 10).click();
  await expect(page.locator(".target")).toHaveCount(2);
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
  await turn(page, "white");
  expect((await moves(page))[0]).toBe("10-14");
});

test("a piece can be dragged", async ({ page }) => {
  await open(page);
  const from = (await square(page, 11).boundingBox())!,
    to = (await square(page, 15).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.screenshot({ path: "test-results/drag.png" });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await moves(page))[0]).toBe("11-15");
});

test("the keyboard is enough", async ({ page }) => {
  await open(page);
  await square(page, 10).focus();
  await page.keyboard.press("Enter");
  await expect(square(page, 10)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-square"));
  await expect.poll(focused).toBe("14");
  await page.keyboard.press(" ");
  await expect(page.locator("[role=status].hidden")).toHaveText("Blancas: 10 a 14.");
  await expect.poll(async () => (await moves(page))[0]).toBe("10-14");
});

test("moves can be typed", async ({ page }) => {
  await open(page);
  await page.locator("#typed").fill("10 14");
  await page.keyboard.press("Enter");
  await expect.poll(() => moves(page)).toHaveLength(2);
  expect((await moves(page))[0]).toBe("10-14");
  await turn(page, "white");
  await page.locator("#typed").fill("banana");
  await page.keyboard.press("Enter");
  await expect(page.locator(".side .referee.refusal")).toContainText("No entiendo");
});

test("a refused move names the law and shows the piece", async ({ page }) => {
  await open(page, fen("W:W8,K17:B12,19,26"));
  await expect.poll(() => label(page, 8)).toContain("debe capturar");
  await expect(page.locator(".must")).toHaveCount(1);
  await square(page, 17).click();
  await square(page, 30).click();
  await expect(page.locator(".side .referee.refusal")).toContainText("Ley de la Cantidad");
  await expect(page.locator(".side .referee.refusal")).toContainText("artículo 22");
  await expect(page.locator("[role=alert].hidden")).toContainText("Ley de la Cantidad");
  await page.screenshot({ path: "test-results/refusal.png" });
});

test("a man's step too far is refused with its article", async ({ page }) => {
  await open(page);
  await square(page, 10).click();
  await square(page, 19).click();
  await expect(page.locator(".side .referee.refusal")).toContainText("artículo");
});

test("an only capture plays with one click, piece by piece, and the result has its article", async ({ page }) => {
  await open(page, fen("W:W8,K17:B12,19,26"));
  await square(page, 8).click();
  await expect(page.locator(".piece.dimmed").first()).toBeVisible();
  await page.screenshot({ path: "test-results/capture.png" });
  await expect(page.locator(".side .referee.over")).toContainText("artículo 24");
  await expect(page.locator(".side .referee.over h2")).toHaveText("Ganan las blancas");
  await expect.poll(() => moves(page)).toEqual(["8x29"]);
});

test("captures that end alike ask for a square on the way", async ({ page }) => {
  await open(page, fen("W:WK3:B6,14,17,18,26"));
  await square(page, 3).click();
  await square(page, 29).click();
  await expect(page.locator(".arrow.choice")).toHaveCount(2);
  await expect(page.locator(".side .referee")).toContainText("varios caminos");
  await page.screenshot({ path: "test-results/choices.png" });
  await square(page, 19).click();
  await expect.poll(() => moves(page)).toEqual(["3x10x19x29"]);
});

test("a capture can be made square by square", async ({ page }) => {
  await open(page, fen("W:WK3:B6,14,17,18,26"));
  await square(page, 3).click();
  await square(page, 13).click();
  await expect.poll(() => moves(page)).toEqual(["3x13x22x29"]);
});

test("undo takes back both plies, redo plays them again", async ({ page }) => {
  await open(page);
  await square(page, 10).click();
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
  await turn(page, "white");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.locator(".move.here")).toHaveCount(0);
  await turn(page, "white");
  await expect.poll(() => label(page, 10)).toContain("peón blanco");
  await page.getByRole("button", { name: "Rehacer" }).click();
  await expect(page.locator(".move.here")).toHaveText((await moves(page))[1]!);
  await turn(page, "white");
  await expect(page.locator(".cell.own").first()).toBeAttached();
});

test("a hint comes in two steps", async ({ page }) => {
  await open(page);
  await page.locator(".actions").getByRole("button", { name: "Pista" }).click();
  await expect(page.locator(".hinted")).toHaveCount(1);
  await expect(page.locator(".arrow.hint")).toHaveCount(0);
  await page.locator(".side").getByRole("button", { name: "Ver la jugada" }).click();
  await expect(page.locator(".arrow.hint")).toHaveCount(1);
});

test("resigning asks first and ends the game", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Abandonar" }).click();
  await page.locator(".side").getByRole("button", { name: "Sí, abandono" }).click();
  await expect(page.locator(".side .referee.over")).toContainText("Has perdido");
  await expect(page.locator(".side .referee.over")).toContainText("artículo 24");
});

test("a new game in two clicks, with black at the bottom and a clock", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByRole("radio", { name: "Damas internacionales" }).check();
  await page.getByRole("radio", { name: "Negras" }).check();
  await page.getByRole("radio", { name: "5 + 3" }).check();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
  await expect(page.locator(".board")).toHaveAttribute("data-rules", "international");
  await expect(page.locator(".player").last()).toHaveAttribute("data-side", "black");
  await expect(page.locator(".clock")).toHaveCount(2);
  await expect.poll(() => moves(page)).toHaveLength(1);
  await still(page);
  await page.screenshot({ path: "test-results/international-black.png" });
});

test("a whole game by mouse against the computer ends with a result", async ({ page }) => {
  test.setTimeout(240_000);
  await wholeGame(page, async (number) => {
    const box = (await square(page, number).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  await page.screenshot({ path: "test-results/whole-game.png" });
});

test("a whole game by keyboard against the computer ends with a result", async ({ page }) => {
  test.setTimeout(240_000);
  const focused = () => page.evaluate(() => Number(document.activeElement?.getAttribute("data-square") ?? 0));
  const middle = async (number: number) => (await square(page, number).boundingBox())!;
  await wholeGame(page, async (number) => {
    for (let i = 0; i < 20 && (await focused()) === 0; i++) await page.keyboard.press("Tab");
    for (let i = 0; i < 20; i++) {
      const now = await focused();
      if (now === number) break;
      const [from, to] = [await middle(now), await middle(number)];
      const [down, right] = [to.y - from.y, to.x - from.x];
      await page.keyboard.press(
        Math.abs(down) > from.height / 2
          ? down > 0
            ? "ArrowDown"
            : "ArrowUp"
          : right > 0
            ? "ArrowRight"
            : "ArrowLeft",
      );
      await expect.poll(focused).not.toBe(now);
    }
    expect(await focused()).toBe(number);
    await page.keyboard.press("Enter");
  });
});

// SPDX-License-Identifier: MIT
// Arrows and circles that people draw on the board, and the editor of positions, by mouse, finger and keys.
import type { Page } from "@playwright/test";
import { measure } from "./contrast";
import { accessible, expect, fen, label, open, square, test } from "./page";

const start = "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32";
const drawn = (page: Page) => page.locator(".board .mark[class*=pen-]");

async function drag(page: Page, from: number, to: number | [number, number], button: "left" | "right" = "left") {
  const middle = async (n: number) => {
    const box = (await square(page, n).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as [number, number];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down({ button });
  await page.mouse.move(...(typeof to === "number" ? await middle(to) : to), { steps: 5 });
  await page.mouse.up({ button });
}

test("arrows and circles: drawn by the right button, kept with their position and in PDN", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("damas.settings", JSON.stringify({ motion: false })));
  await open(page, fen(start));
  await drag(page, 9, 14, "right");
  await page.keyboard.down("Shift");
  await drag(page, 22, 17, "right");
  await page.keyboard.up("Shift");
  await page.keyboard.down("Alt");
  await square(page, 18).click({ button: "right" });
  await page.keyboard.up("Alt");
  await page.keyboard.down("Shift");
  await page.keyboard.down("Alt");
  await drag(page, 23, 20, "right");
  await page.keyboard.up("Alt");
  await page.keyboard.up("Shift");
  await expect(drawn(page)).toHaveCount(4);
  const weak = (await measure(page)).filter(({ contrast }) => !(contrast >= 3));
  expect(weak).toEqual([]);
  await page.screenshot({ path: "test-results/sketch.png" });
  // Another position has its own; back here all of it is there again, and after a reload.
  await square(page, 10).click();
  await square(page, 13).click();
  await expect(page.locator(".board .mark.last")).toHaveCount(1);
  await expect(drawn(page)).toHaveCount(0);
  await page.locator("[data-panel=game]").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(drawn(page)).toHaveCount(4);
  await page.reload();
  await expect(drawn(page)).toHaveCount(4);
  // The same once more takes it away, and a click beside every piece all of it.
  await drag(page, 9, 14, "right");
  await expect(drawn(page)).toHaveCount(3);
  await square(page, 16).click();
  await expect(drawn(page)).toHaveCount(0);
});

test("arrows and circles by keys, and with a pen for those who have no right button", async ({ page }) => {
  await open(page, fen(start));
  await square(page, 9).focus();
  await page.keyboard.press("d");
  await page.keyboard.press("ArrowUp");
  await expect(square(page, 13)).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.locator(".board .mark.user.pen-G")).toHaveCount(1);
  await expect(page.locator("[role=status][aria-live]")).toHaveText(/Flecha de 9 a 13\./);
  await page.locator("[data-panel=analysis]").click();
  await page.getByLabel("Dibujar en el tablero").check();
  await page.getByRole("button", { name: "azul" }).click();
  await drag(page, 11, 15);
  await square(page, 20).click();
  await expect(page.locator(".board .mark.pen-B")).toHaveCount(2);
  await accessible(page);
  await expect.poll(() => label(page, 11)).toContain("peón blanco");
  await page.getByRole("button", { name: "Borrar" }).click();
  await expect(drawn(page)).toHaveCount(0);
});

test("the editor: dragging moves, off the board removes, the right button puts the other side's", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Editar posición" }).click();
  await drag(page, 10, 18);
  await expect.poll(() => label(page, 18)).toContain("peón blanco");
  await expect.poll(() => label(page, 10)).toContain("vacía");
  const board = (await page.locator(".board").boundingBox())!;
  await drag(page, 18, [board.x + board.width + 40, board.y + 100]);
  await expect.poll(() => label(page, 18)).toContain("vacía");
  await square(page, 15).click({ button: "right" });
  await expect.poll(() => label(page, 15)).toContain("peón negro");
  await page.screenshot({ path: "test-results/editor-drag.png" });
  const undo = page.locator(".editor").getByRole("button", { name: "Deshacer" });
  for (let i = 0; i < 3; i++) await undo.click();
  await expect(undo).toBeDisabled();
  await expect.poll(() => label(page, 10)).toContain("peón blanco");
  await accessible(page);
});

test("the editor: a side without pieces is not played, and the referee says why", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Editar posición" }).click();
  await page.getByRole("button", { name: "Vaciar" }).click();
  await square(page, 10).click();
  await expect(page.locator(".editor [role=status]")).toContainText("las negras se quedan sin piezas (artículo 24)");
  await expect(page.getByRole("button", { name: "Jugar desde aquí" })).toBeDisabled();
  await square(page, 27).click({ button: "right" });
  await expect(page.getByRole("button", { name: "Jugar desde aquí" })).toBeEnabled();
});

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

test("what is wrong with a file has its width, goes while it is analysed and until it is understood", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await paste(page, `${tags}\n1. 9-13 21-17 2. 13-9 0-1\n`);
  await openPanel(page, "analysis");
  const wrong = page.locator(".infringement:visible");
  const [first, second] = await Promise.all([0, 1].map((i) => wrong.locator("p").nth(i).boundingBox()));
  expect(second!.y).toBeGreaterThan(first!.y + first!.height - 1);
  await page.getByRole("checkbox", { name: "Motor" }).check();
  await expect(wrong).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Motor" }).uncheck();
  await wrong.getByRole("button", { name: "Entendido" }).click();
  await expect(wrong).toHaveCount(0);
  await page.reload();
  await openPanel(page, "game");
  await expect(page.locator(".side .referee")).toContainText("Estás estudiando");
});

test("a notice is read once beside the board", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await openPanel(page, "library");
  await page.getByRole("button", { name: "Copiar FEN" }).click();
  await expect(page.getByText("Copiado.").locator("visible=true")).toHaveCount(1);
});

test("an end that was reviewed does not offer it again", async ({ page }) => {
  await open(page, "#rules=spanish&fen=W:W18:B22&moves=18x27&ply=0");
  await page.keyboard.press("End");
  const over = page.locator(".side .referee.over");
  await over.getByRole("button", { name: "Revisar la partida" }).click();
  await expect(page.locator(".graph, .summary, .review").first()).toBeVisible();
  await openPanel(page, "game");
  await expect(over).toContainText("Ganan las blancas");
  await expect(over.getByRole("button", { name: "Revisar la partida" })).toHaveCount(0);
});

test("the editor says in one sentence why a game is over, and tells of a mouse where there is one", async ({
  page,
}) => {
  await open(page, "#rules=spanish&fen=W:W18:B22&moves=18x27&ply=1");
  await page.getByRole("button", { name: "Editar posición" }).first().click();
  await expect(page.locator(".editor [role=status]")).toContainText(
    "Así la partida ya ha terminado: ganan las blancas",
  );
  await expect(page.getByText("El botón derecho")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  test("the editor is silent about a mouse, and titles are whole", async ({ page }) => {
    await open(page);
    await page.locator(".actions button").first().tap();
    const title = page.locator(".sheet-head strong");
    await expect(title).toHaveText("Nueva partida");
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.locator(".sheet-close").tap();
    await page.locator(".move-strip").tap();
    const field = page.locator("#typed");
    expect(
      await field.evaluate((one: HTMLInputElement) => {
        const text = document.createElement("canvas").getContext("2d")!;
        text.font = getComputedStyle(one).font;
        return text.measureText(one.placeholder).width - one.clientWidth + 24;
      }),
    ).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Editar posición" }).tap();
    await expect(page.getByText("Toca una casilla")).toBeVisible();
    await expect(page.getByText("El botón derecho")).toBeHidden();
  });
});

// SPDX-License-Identifier: MIT
// What a page owes to people who use it every day: dialogs that take the focus, forms that remember, names, a draw
// that is asked for, moves that may be confirmed, texts that stay where they are.
import type { Page } from "@playwright/test";
import { accessible, expect, moves, open, square, test, turn } from "./page";

const newGame = (page: Page) => page.locator(".actions button").first().click();
const play = (page: Page) => page.locator(".new button.primary").click();
const name = (page: Page, side: "white" | "black") => page.locator(`.player[data-side=${side}] .name`);

/** A game of two people, by their names. */
async function twoPeople(page: Page, white = "", black = ""): Promise<void> {
  await newGame(page);
  await page.getByRole("radio", { name: "Otra persona" }).check();
  await page.getByLabel("Nombre de las blancas").fill(white);
  await page.getByLabel("Nombre de las negras").fill(black);
  await play(page);
  await turn(page, "white");
  await expect(page.locator(".cell.own").first()).toBeAttached();
}

test("the help takes the focus, keeps it, and gives it back", async ({ page }) => {
  await open(page);
  const dialog = page.getByRole("dialog", { name: "Ayuda" });
  await page.locator("button[aria-label=Ayuda]").focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeFocused();
  for (const key of ["Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator("#close-help")).toBeFocused();
  }
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("button[aria-label=Ayuda]")).toBeFocused();
  await square(page, 10).focus();
  await page.keyboard.press("?");
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(square(page, 10)).toBeFocused();
});

test.describe("after a reload", () => {
  // What is being fetched while the page is left fails.
  test.use({ expected: /Failed to load resource/ });
  test("the form of a new game remembers, also after a reload", async ({ page }) => {
    await open(page);
    await newGame(page);
    await page.getByRole("radio", { name: "Damas internacionales" }).check();
    await page.getByRole("radio", { name: "Negras" }).check();
    await page.getByLabel("Tu nombre").fill("Ana");
    await page.getByRole("radio", { name: "5 + 3" }).check();
    await page.getByRole("button", { name: "Empezar contra el nivel 2" }).click();
    await expect(name(page, "black")).toHaveText("Ana");
    await page.reload();
    await expect(name(page, "black")).toHaveText("Ana");
    await newGame(page);
    for (const chosen of ["Damas internacionales", "Negras", "5 + 3"])
      await expect(page.getByRole("radio", { name: chosen })).toBeChecked();
    await expect(page.locator(".level-start.on")).toHaveText("2");
    await expect(page.getByLabel("Tu nombre")).toHaveValue("Ana");
  });
});

test("a draw between two people is offered, and the other one answers; a rematch changes the colours", async ({
  page,
}) => {
  await open(page);
  await twoPeople(page, "Ana", "Luis");
  const arbiter = page.locator(".side .referee");
  await page.getByRole("button", { name: "Ofrecer tablas" }).click();
  await expect(arbiter).toContainText("¿Las aceptan las negras?");
  await accessible(page);
  await arbiter.getByRole("button", { name: "Seguir jugando" }).click();
  await expect(arbiter).toContainText("la partida sigue");
  await page.getByRole("button", { name: "Ofrecer tablas" }).click();
  await arbiter.getByRole("button", { name: "Aceptar tablas" }).click();
  await expect(page.locator(".side .referee.over h2")).toHaveText("Tablas");
  await page.locator(".side").getByRole("button", { name: "Revancha" }).click();
  await expect(name(page, "white")).toHaveText("Luis");
  await expect(name(page, "black")).toHaveText("Ana");
});

test("moves are confirmed where somebody wants that", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("damas.settings", JSON.stringify({ confirmMove: true })));
  await open(page);
  await twoPeople(page);
  await square(page, 10).click();
  await square(page, 14).click();
  const arbiter = page.locator(".side .referee");
  await expect(arbiter).toContainText("¿Juegas 10-14?");
  expect(await moves(page)).toEqual([]);
  await arbiter.getByRole("button", { name: "Pensarlo mejor" }).click();
  await expect(page.locator(".arrow.choice")).toHaveCount(0);
  await square(page, 11).click();
  await square(page, 15).click();
  await arbiter.getByRole("button", { name: "Jugar", exact: true }).click();
  await expect.poll(() => moves(page)).toEqual(["11-15"]);
  await square(page, 22).click();
  await square(page, 18).click();
  await square(page, 18).click();
  await expect.poll(() => moves(page)).toEqual(["11-15", "22-18"]);
});

test("a text that cannot be read stays, with its place marked, until it is changed", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  const text = '[White "Ana"]\n[Black "Luis"]\n1. 10-14 zz *';
  await page.locator("#pdn").fill(text);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  const wrong = page.locator(".library .error");
  await expect(wrong).toContainText("Línea 3, columna 10");
  await expect(wrong.locator("pre")).toContainText("zz");
  // Notices go by themselves; this does not, nor by looking at something else.
  await page.getByRole("button", { name: "Copiar FEN" }).click();
  await expect(page.locator(".library .notice")).toHaveText("Copiado.");
  await expect(page.locator(".library .notice")).toHaveCount(0);
  await page.locator("[data-panel=game]").click();
  await page.locator("[data-panel=library]").click();
  await expect(page.locator("#pdn")).toHaveValue(text);
  await expect(wrong).toContainText("Línea 3, columna 10");
  await page.locator("#pdn").press("End");
  await page.keyboard.type(" ");
  await expect(wrong).toHaveCount(0);
});

test("what the system draws around the page has its colour, in every theme", async ({ page }) => {
  await open(page);
  const colors = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      ...[...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
    ]);
  const seen = new Set<string>();
  await page.locator("[data-panel=settings]").first().click();
  for (const theme of ["Claro", "Oscuro", "Alto contraste"]) {
    await page.getByRole("radio", { name: theme }).check();
    await expect.poll(async () => new Set(await colors()).size, { message: theme }).toBe(1);
    seen.add((await colors())[0]!);
  }
  expect(seen.size).toBe(3);
});

test("there is an icon for every system, as big as it says", async ({ page }) => {
  await open(page);
  const icons = await page.evaluate(async () => {
    interface Icon {
      src: string;
      sizes: string;
      purpose: string;
    }
    const { icons } = (await (await fetch("manifest.webmanifest")).json()) as { icons: Icon[] };
    const touch = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')!.getAttribute("href")!;
    const all = [...icons, { src: touch, sizes: "180x180", purpose: "touch" }];
    return Promise.all(
      all.map(async ({ src, sizes, purpose }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return { sizes, purpose, seen: `${image.naturalWidth}x${image.naturalHeight}` };
      }),
    );
  });
  for (const { sizes, seen } of icons.filter((icon) => icon.sizes !== "any")) expect(seen).toBe(sizes);
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any any",
    "any 192x192",
    "any 512x512",
    "maskable 512x512",
    "touch 180x180",
  ]);
});

test("the help on a phone begins with what fingers do, and the menu does not stay behind it", async ({ browser }) => {
  for (const [locale, title, text] of [
    ["es-ES", "Con el dedo", "Toca una pieza"],
    ["en-GB", "By touch", "Touch a piece"],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale,
    });
    const page = await context.newPage();
    await open(page);
    await page.locator("#more").tap();
    await page.locator(".top-actions .tool-button").last().tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("h2").first()).toHaveText(title);
    await expect(dialog.locator("li").first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator("li").first()).toContainText(text);
    await expect(page.locator(".app")).not.toHaveClass(/sheet-menu/);
    await accessible(page);
    await page.screenshot({ path: `test-results/help-touch-${locale}.png` });
    await dialog.locator("#close-help").scrollIntoViewIfNeeded();
    await dialog.locator("#close-help").tap();
    await expect(dialog).toHaveCount(0);
    await context.close();
  }
});

// SPDX-License-Identifier: MIT
// The page survives its own storage: whatever a browser holds, the board stands, a move can be played, what is bad is
// said and can be saved, and the next visit is clean.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { aGame, type Spoilt, spoilt } from "../tests/spoilt";
import { expect, moves, open, openPanel, test } from "./page";

test.use({ serviceWorkers: "block", expected: /Service Worker registration blocked/ });

/** Puts what is kept in its place before the page is there. */
async function keep(page: Page, { local = {}, tab = {} }: Pick<Spoilt, "local" | "tab">): Promise<void> {
  await page.route("**/blank", (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto("./blank");
  // A page that has just been left may still be keeping its game.
  await expect
    .poll(() =>
      page.evaluate(
        async ([mine, own]) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const [key, text] of Object.entries(mine!)) localStorage.setItem("damas." + key, text);
          for (const [key, text] of Object.entries(own!)) sessionStorage.setItem("damas." + key, text);
          await new Promise((done) => setTimeout(done, 100));
          return (
            Object.keys(localStorage).length === Object.keys(mine!).length &&
            Object.entries(mine!).every(([key, text]) => localStorage.getItem("damas." + key) === text)
          );
        },
        [local, tab],
      ),
    )
    .toBe(true);
}

/** Plays the first move that there is. */
async function playAny(page: Page): Promise<void> {
  await expect(page.locator(".cell.own").first()).toBeAttached({ timeout: 8000 });
  const before = (await moves(page)).length;
  const pieces = await page
    .locator(".cell.own")
    .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute("data-square"))));
  for (const from of pieces) {
    await page.locator(`[data-square="${from}"]`).press("Enter");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const target = await page
      .locator(".cell.played")
      .evaluateAll((all) =>
        Number(
          all.find((cell) => /destino/.test(cell.getAttribute("aria-label") ?? ""))?.getAttribute("data-square") ?? 0,
        ),
      );
    if (target !== 0) await page.locator(`[data-square="${target}"]`).press("Enter");
    if (target !== 0 || (await moves(page)).length > before) break;
  }
  await expect.poll(() => moves(page).then((all) => all.length), { timeout: 8000 }).toBeGreaterThan(before);
}

/** Everything that a person would look at; what does not work is thrown. */
async function works(page: Page, state: Spoilt): Promise<void> {
  for (const panel of ["library", "inside", ...(/^kit|lesson/.test(state.name) ? ["workout"] : []), "game"]) {
    await page.locator(`.tabs [data-panel=${panel}], .top [data-panel=${panel}]`).click({ timeout: 8000 });
    await expect(page.locator(".app")).toHaveClass(new RegExp("panel-" + panel), { timeout: 8000 });
    if (panel === "workout")
      await expect(page.locator("#begin-lesson, .totals, .lesson").first()).toBeAttached({ timeout: 8000 });
  }
  // What is kept of puzzles is read when they are wanted.
  if (/^(solved|puzzles)/.test(state.name)) {
    await openPanel(page, "learn");
    await page.locator("[data-room=puzzles]").click({ timeout: 8000 });
    await expect(page.locator(".puzzle-start")).toBeVisible({ timeout: 8000 });
    await openPanel(page, "game");
  }
  await playAny(page);
  if (/lesson/.test(state.name)) await playAny(page);
}

/** The file that the page offers of what it has set aside. */
async function saved(page: Page): Promise<{ key: string; text: string }[]> {
  const coming = page.waitForEvent("download");
  await page
    .locator(".aside-news, .aside-held, .guard")
    .first()
    .getByRole("button", { name: "Guardar en un archivo" })
    .click();
  const file = await (await coming).path();
  return (JSON.parse(readFileSync(file, "utf8")) as { set_aside: { key: string; text: string }[] }).set_aside;
}
const news = (page: Page) => page.locator(".aside-news");

/** What was bad is said and can be saved, as it was; nothing is said where nothing is bad. */
async function says(page: Page, { local = {}, tab = {}, quiet }: Spoilt): Promise<void> {
  if (quiet) return expect(news(page)).toHaveCount(0);
  await expect(news(page)).toBeVisible({ timeout: 8000 });
  const texts = (await saved(page)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect([...Object.values(local), ...Object.values(tab)].includes(text)).toBe(true);
}

const size = 20;
for (let first = 0; first < spoilt.length; first += size)
  test(`spoilt states ${first + 1} to ${Math.min(first + size, spoilt.length)}: each is survived`, async ({
    page,
    errors,
  }) => {
    test.setTimeout(300_000);
    const broken: string[] = [];
    for (const state of spoilt.slice(first, first + size)) {
      try {
        await keep(page, state);
        await page.goto("./" + (state.hash ?? ""));
        await works(page, state);
        await says(page, state);
        await page.reload();
        await expect(page.locator(".cell.own").first()).toBeAttached({ timeout: 8000 });
        await expect(news(page)).toHaveCount(0);
      } catch (error) {
        broken.push(`${state.name}: ${String(error).split("\n").slice(0, 2).join(" ")}`);
      }
      const said = errors.filter((error) => !/Service Worker/.test(error));
      if (said.length > 0) broken.push(`${state.name}: ${said.join(", ")}`);
      errors.length = 0;
    }
    expect(broken).toEqual([]);
  });

test("what is set aside waits in the settings until it is saved or deleted", async ({ page }) => {
  await keep(page, {
    local: { settings: '{"theme":"dark","volume":"loud"}', games: "[[", "game.g": JSON.stringify(aGame()) },
  });
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(news(page)).toContainText("Parte de lo guardado en este navegador estaba dañada");
  await news(page).getByRole("button", { name: "Entendido" }).click();
  await expect(news(page)).toHaveCount(0);
  // The list was lost, the game was not.
  await page.locator("[data-panel=library]").click();
  await expect(page.locator(".games .game-row strong")).toHaveText("Ana – Bea");
  await page.locator("[data-panel=settings]").click();
  await expect(page.locator(".aside-held")).toContainText("2 datos apartados");
  expect((await saved(page)).map(({ text }) => text)).toEqual(['{"theme":"dark","volume":"loud"}', "[["]);
  await page.locator(".aside-held").getByRole("button", { name: "Borrar" }).click();
  await expect(page.locator(".aside-held")).toHaveCount(0);
  await page.reload();
  await page.locator("[data-panel=settings]").click();
  await expect(page.locator(".aside-held")).toHaveCount(0);
});

test("a kept game that the referee refuses is set aside when it is opened, and the game on the board stays", async ({
  page,
}) => {
  const bad = JSON.stringify(aGame({ start: "W:W99:B1" }));
  await keep(page, {
    local: {
      games: JSON.stringify([{ id: "g", title: "Mala", rules: "spanish", plies: 4, result: "", date: "" }]),
      "game.g": bad,
      current: JSON.stringify(aGame({ id: "h" })),
    },
  });
  await page.goto("./");
  await expect.poll(() => moves(page)).toHaveLength(4);
  await page.locator("[data-panel=library]").click();
  await page
    .getByRole("button", { name: "Mala –" })
    .or(page.locator(".game-row", { hasText: "Mala" }))
    .first()
    .click();
  await expect(news(page)).toBeVisible();
  expect((await saved(page)).map(({ text }) => text)).toEqual([bad]);
  await page.locator("[data-panel=game]").click();
  await expect.poll(() => moves(page)).toHaveLength(4);
  await playAny(page);
  await page.reload();
  await expect.poll(() => moves(page)).toHaveLength(5);
  await expect(news(page)).toHaveCount(0);
});

test("a browser that forbids its storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
  });
  await open(page);
  await playAny(page);
  await expect(news(page)).toHaveCount(0);
  await expect(page.locator(".full-news")).toContainText("lo que juegues se perderá");
});

/** Other pages of the same host have taken all the room. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1)
      for (let i = 0; i < 6; i++)
        try {
          localStorage.setItem(`other ${size} ${i}`, "x".repeat(size));
        } catch {
          break;
        }
  });

test("a browser that is full", async ({ page }) => {
  await keep(page, { local: { settings: "{" + "x".repeat(1000) } });
  await fill(page);
  await page.goto("./");
  await playAny(page);
  await expect(news(page)).toBeVisible();
  expect((await saved(page)).map(({ text }) => text)).toEqual(["{" + "x".repeat(1000)]);
});

test("a browser that gets full says that the game is not kept, and the game can be saved", async ({ page }) => {
  await open(page);
  await playAny(page);
  await expect(page.locator(".news")).toHaveCount(0);
  await fill(page);
  for (let i = 0; i < 3; i++) await playAny(page);
  const told = page.locator(".full-news");
  await expect(told).toContainText("lo que juegues se perderá");
  const coming = page.waitForEvent("download");
  await told.getByRole("button", { name: "Guardar PDN" }).click();
  expect(readFileSync(await (await coming).path(), "utf8")).toContain("1. ");
  await told.getByRole("button", { name: "Entendido" }).click();
  await expect(told).toHaveCount(0);
  await playAny(page);
  await expect(told).toHaveCount(0);
});

test.describe("a page that cannot start", () => {
  test.use({ expected: /Service Worker registration blocked|broken on purpose|Failed to load|ERR_FAILED|net::/ });
  const kept = { settings: JSON.stringify({ theme: "dark" }), "game.g": JSON.stringify(aGame()) };

  test("says so; what was kept can be saved, and another try may do", async ({ page }) => {
    await keep(page, { local: kept });
    await page.route("**/app.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose")' }),
    );
    await page.goto("./#rules=spanish");
    await expect(page.getByRole("heading")).toHaveText("La página no ha podido empezar");
    expect(Object.fromEntries((await saved(page)).map(({ key, text }) => [key, text]))).toEqual(kept);
    await page.unroute("**/app.js");
    await page.getByRole("button", { name: "Probar otra vez" }).click();
    await playAny(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("also where the script did not come; everything can be set aside", async ({ page }) => {
    await keep(page, { local: kept });
    await page.route("**/app.js", (route) => route.abort());
    await page.goto("./");
    await expect(page.getByRole("heading")).toHaveText("La página no ha podido empezar");
    await page.unroute("**/app.js");
    await page.getByRole("button", { name: "Apartar lo guardado y empezar" }).click();
    await playAny(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
    await page.locator("[data-panel=settings]").click();
    const [all] = await saved(page);
    expect(all!.key).toBe("everything");
    expect(all!.text).toContain("Ana");
  });

  test.describe("in English", () => {
    test.use({ locale: "en-GB" });
    test("says so in English", async ({ page }) => {
      await page.route("**/app.js", (route) => route.abort());
      await page.goto("./");
      await expect(page.getByRole("heading")).toHaveText("The page could not start");
    });
  });
});

test.describe("where no language was chosen, the browser's is spoken", () => {
  test.use({ locale: "en-GB" });
  for (const settings of [null, "{}", '{"language":"fr"}', "5", '{"theme":"dark"}'])
    test(`settings ${settings ?? "of a first visit"}`, async ({ page }) => {
      await keep(page, { local: settings === null ? {} : { settings }, tab: {} });
      await open(page);
      await expect(page.locator(".tabs")).toContainText("Analysis");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  test("and a language that was chosen stays", async ({ page }) => {
    await keep(page, { local: { settings: '{"language":"es"}' }, tab: {} });
    await open(page);
    await expect(page.locator(".tabs")).toContainText("Análisis");
  });
});

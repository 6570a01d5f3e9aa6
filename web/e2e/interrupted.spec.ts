// SPDX-License-Identifier: MIT
// What interrupts a game: another tab, a reload, a program that is closed. Nothing that was played is lost.
import { type ChildProcess, spawn } from "node:child_process";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, moves, open, square, test, turn } from "./page";

const program = process.env["DAMAS"] ?? "../build/release/damas";

async function play(page: Page, ...list: string[]): Promise<void> {
  await page.bringToFront(); // As a person does: browsers let tabs in the background wait.
  for (const move of list) {
    const [from, to] = move.split(/[-x]/).map(Number) as [number, number];
    await expect(square(page, from)).toHaveClass(/own/);
    await square(page, from).click();
    await square(page, to).click();
    // The computer may have answered before anybody looks.
    await expect.poll(async () => (await moves(page)).slice(-2)).toContain(move);
  }
}
async function begin(page: Page, ...choices: string[]): Promise<void> {
  await page.getByRole("button", { name: "Nueva partida" }).click();
  for (const name of choices) await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
}
async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page);
  return page;
}
/** The move of a hint in its second step. */
async function hinted(page: Page): Promise<string> {
  const text = page.locator(".side .referee");
  await expect(text).toHaveText(/^Pista: \d+[-x]\d+\.$/);
  return /\d+[-x]\d+/.exec((await text.textContent())!)![0];
}
const kept = (page: Page) => page.locator(".library .game-row");

test("two tabs go on with one game, each its own way, and both ways are kept", async ({ page, context }) => {
  test.setTimeout(90_000);
  await open(page);
  await begin(page, "Otra persona");
  await play(page, "10-14", "22-18");
  const other = await tab(context);
  await expect.poll(() => moves(other)).toEqual(["10-14", "22-18"]);
  await play(page, "5-10");
  await play(other, "12-15");
  await expect(other.locator(".side .referee")).toHaveText(
    "Esta partida ha seguido en otra pestaña: aquí continúa como partida aparte.",
  );
  await play(page, "26-22");
  await play(other, "23-20");
  const first = ["10-14", "22-18", "5-10", "26-22"],
    second = ["10-14", "22-18", "12-15", "23-20"];

  // Both are in the list of both, without a reload, and can be opened from there.
  for (const one of [page, other]) {
    await one.bringToFront();
    await one.locator("[data-panel=library]").click();
    await expect(kept(one)).toHaveCount(2);
  }
  for (const [one, played] of [
    [other, second],
    [page, first],
  ] as const) {
    await one.bringToFront();
    await one.reload();
    await one.locator("[data-panel=game]").click();
    await expect.poll(() => moves(one)).toEqual(played);
  }
  // The last of the list is the other one: what is opened comes to the front.
  for (const played of [second, first]) {
    await page.locator("[data-panel=library]").click();
    await kept(page).last().click();
    await expect.poll(() => moves(page)).toEqual(played);
  }
});

test("a tab that only looks on makes no copy", async ({ page, context }) => {
  await open(page);
  await begin(page, "Otra persona");
  await play(page, "10-14", "22-18");
  const other = await tab(context);
  await play(page, "5-10");
  await other.keyboard.press("Home");
  await expect(other.locator(".move.here")).toHaveCount(0);
  await other.keyboard.press("End");
  await expect(other.locator(".move.here")).toHaveText("22-18");
  await other.reload();
  await page.bringToFront();
  await page.locator("[data-panel=library]").click();
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page)).toContainText("3 medias jugadas");
  await page.reload();
  await page.locator("[data-panel=game]").click();
  await expect.poll(() => moves(page)).toEqual(["10-14", "22-18", "5-10"]);
});

test("another game in another tab, against the computer in both", async ({ page, context }) => {
  await open(page);
  await play(page, "10-14");
  await expect.poll(() => moves(page)).toHaveLength(2);
  const other = await tab(context);
  await begin(other, "Damas internacionales");
  await play(other, "32-28");
  await expect.poll(() => moves(other)).toHaveLength(2);
  await page.bringToFront();
  await page.reload();
  await expect(page.locator(".board")).toHaveAttribute("data-rules", "spanish");
  await expect.poll(async () => (await moves(page))[0]).toBe("10-14");
  await other.bringToFront();
  await other.reload();
  await expect(other.locator(".board")).toHaveAttribute("data-rules", "international");
  await expect.poll(async () => (await moves(other))[0]).toBe("32-28");
});

/** What a clock shows, "4:58", in seconds. */
const seconds = async (clock: Locator) => {
  const [minutes, rest] = (await clock.textContent())!.split(":");
  return 60 * Number(minutes) + Number(rest);
};

test("a reload keeps the clocks, which wait", async ({ page }) => {
  await open(page);
  await begin(page, "Otra persona", "5 + 3");
  await play(page, "10-14", "22-18");
  const clocks = page.locator(".clock");
  await expect(clocks.last()).toHaveText(/^4:/);
  const [theirs, ours, asked] = [await seconds(clocks.first()), await seconds(clocks.last()), Date.now()];
  await page.reload();
  await expect.poll(() => moves(page)).toEqual(["10-14", "22-18"]);
  const passed = Math.ceil((Date.now() - asked) / 1000);
  expect(await seconds(clocks.first())).toBe(theirs);
  expect(await seconds(clocks.last())).toBeLessThanOrEqual(ours);
  expect(await seconds(clocks.last())).toBeGreaterThanOrEqual(ours - passed);
  await expect(page.locator(".player").last()).toContainText("Reloj parado");
  const before = await clocks.last().textContent();
  await page.waitForTimeout(1500);
  expect(await clocks.last().textContent()).toBe(before);
  await page.getByRole("button", { name: "Seguir" }).click();
  await expect(clocks.last()).not.toHaveText(before!);
});

test("a reload while the computer thinks: it thinks again and answers", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.locator('[data-level="10"]').click();
  await square(page, 10).click();
  await square(page, 14).click();
  await expect(page.locator(".thinking")).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await moves(page))[0]).toBe("10-14");
  await expect.poll(() => moves(page), { timeout: 15_000 }).toHaveLength(2);
  await turn(page, "white");
  await expect(page.locator(".cell.own").first()).toBeAttached();
});

test("a reload while analysis, a review and a tree are being searched leaves the game as it was", async ({ page }) => {
  const played = ["12-15", "23-19", "9-13", "19x12", "8x15", "21-17"];
  await open(page, "#rules=spanish&moves=" + played.join("."));
  const same = async () => {
    await page.reload();
    await page.locator("[data-panel=game]").click();
    await expect.poll(() => moves(page)).toEqual(played);
    await expect(page.locator(".cell.own").first()).toBeAttached();
  };
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".line-row.best")).toBeVisible();
  await same();
  await page.locator("[data-panel=analysis]").click();
  await page.getByRole("button", { name: "Revisar la partida" }).click();
  // A quick machine may have reviewed six plies before anybody looks.
  const stop = page.getByRole("button", { name: "Parar", exact: true });
  await expect(stop.or(page.locator("section.review")).first()).toBeVisible();
  await same();
  await page.locator("[data-panel=inside]").click();
  await page.locator("#depth").fill("30");
  await page.locator("#run-tree").click();
  await expect(stop).toBeVisible();
  await same();
  // The engine is free again.
  await page.locator("[data-panel=inside]").click();
  await page.locator("#depth").fill("2");
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-summary")).toContainText("Mejor:");
});

test.describe("the program", () => {
  test.skip(process.env["DAMAS_URL"] !== undefined, "served by something else");
  // The browser says by itself that nobody answers.
  test.use({
    expected: new RegExp(
      "ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|WebSocket connection|" +
        "Service Worker registration blocked",
    ),
  });
  const port = Number(process.env["DAMAS_PORT"] ?? 8471) + 3,
    url = `http://127.0.0.1:${port}/`;
  let server: ChildProcess | null = null;

  async function serve(...more: string[]): Promise<void> {
    server = spawn(program, ["serve", "--port", String(port), ...more], { stdio: "ignore" });
    await expect
      .poll(() =>
        fetch(url).then(
          (reply) => reply.ok,
          () => false,
        ),
      )
      .toBe(true);
  }
  async function close(): Promise<void> {
    const ended = new Promise((resolve) => server!.once("exit", resolve));
    server!.kill("SIGTERM");
    await ended;
    server = null;
  }
  test.beforeEach(() => serve());
  test.afterEach(async () => {
    if (server) await close();
  });

  test("has one engine and two pages: the second is told so and thinks by itself, until the first has gone", async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await close();
    await serve("--engines", "1");
    const source = async (one: Page) => {
      await one.bringToFront();
      await one.locator("[data-panel=analysis]").click();
      await one.locator("#engine-toggle").check();
      return one.locator(".source");
    };
    await page.goto(url);
    await expect(await source(page)).toHaveText("En el programa");
    const second = await context.newPage();
    await second.goto(url);
    await expect(await source(second)).toHaveText(/^Los motores del programa están ocupados · En la página/);
    await expect(second.locator(".line-row.best")).toBeVisible();
    await expect(second.locator(".side .notice")).toHaveCount(0);
    await page.close();
    await expect(second.locator(".source")).toHaveText("En el programa", { timeout: 60_000 });
  });

  test("is closed and comes back: the page says so, and the game goes on", async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(url);
    await play(page, "10-14");
    await expect.poll(() => moves(page)).toHaveLength(2);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.locator("[data-panel=analysis]").click();
    await page.locator("#engine-toggle").check();
    await expect(page.locator(".source")).toHaveText("En el programa");
    await close();
    await expect(page.locator(".side .notice")).toHaveText(
      "El programa se ha cerrado. La partida sigue aquí: ahora piensa la página.",
    );
    await expect(page.locator(".source")).toHaveText(/^El programa está cerrado · En la página/);
    await expect(page.locator(".line-row.best")).toBeVisible();
    await page.screenshot({ path: "test-results/program-closed.png" });
    await page.locator("#engine-toggle").uncheck();
    await page.locator("[data-panel=game]").click();
    await page.locator(".actions").getByRole("button", { name: "Pista" }).click();
    await page.locator(".side").getByRole("button", { name: "Ver la jugada" }).click();
    await page.locator("#typed").fill(await hinted(page));
    await page.keyboard.press("Enter");
    await expect.poll(() => moves(page)).toHaveLength(4);
    // Even loading the page again needs no program once it has been here.
    const played = await moves(page);
    await page.reload();
    await page.locator("[data-panel=game]").click();
    await expect.poll(() => moves(page)).toEqual(played);
    await serve();
    await page.locator("[data-panel=analysis]").click();
    await page.locator("#engine-toggle").check();
    await expect(page.locator(".source")).toHaveText("En el programa", { timeout: 40_000 });
  });

  test("comes back under an open analysis", async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(url);
    await page.locator("[data-panel=analysis]").click();
    await page.locator("#engine-toggle").check();
    await expect(page.locator(".source")).toHaveText("En el programa");
    await close();
    await expect(page.locator(".source")).toContainText("El programa está cerrado");
    await serve();
    await expect(page.locator(".side .notice")).toHaveText("El programa ha vuelto.", { timeout: 40_000 });
    await expect(page.locator(".source")).toHaveText("En el programa");
    await expect(page.locator(".line-row.best")).toBeVisible();
  });

  test.describe("in a browser that keeps nothing", () => {
    test.use({ serviceWorkers: "block" });

    test("closed, what was not loaded says so and can be asked for again", async ({ page }) => {
      await page.goto(url);
      await expect(page.locator(".cell.own").first()).toBeAttached();
      await close();
      await play(page, "10-14");
      await expect.poll(() => moves(page)).toHaveLength(2);
      const played = await moves(page);
      const unloaded = page.locator(".unloaded");
      await page.locator("[data-panel=workout]").click();
      await expect(unloaded).toContainText("No se ha podido cargar: no hay conexión o el programa está cerrado.");
      await page.locator("[data-panel=learn]").click();
      await expect(unloaded).toContainText("No se ha podido cargar");
      await page.screenshot({ path: "test-results/unloaded.png" });
      await serve();
      await page.getByRole("button", { name: "Probar otra vez" }).click();
      await expect(page.locator(".school-home")).toBeVisible();
      await close();
      await page.locator("[data-room=openings]").click();
      await expect(page.locator(".openings [role=status]")).toHaveText("No se ha podido cargar el libro de aperturas.");
      await page.locator(".school-back").click();
      await page.locator("[data-room=rules]").click();
      await expect(unloaded).toContainText("No se ha podido cargar");
      await serve();
      await page.getByRole("button", { name: "Probar otra vez" }).click();
      await expect(page.locator(".rules-page h4.article")).toHaveCount(30);
      await page.locator(".school-back").click();
      await page.locator("[data-room=puzzles]").click();
      await expect(page.locator(".puzzle-start")).toBeVisible();
      // Browsers remember scripts that did not come: training draughts needs the page anew, and the game is still
      // there.
      await page.locator("[data-panel=workout]").click();
      await page.getByRole("button", { name: "Probar otra vez" }).click();
      await expect(page.locator(".cell.own").first()).toBeAttached();
      await page.locator("[data-panel=game]").click();
      await expect.poll(() => moves(page)).toEqual(played);
      await page.locator("[data-panel=workout]").click();
      await expect(page.locator("#begin-lesson")).toBeEnabled();
    });
  });
});

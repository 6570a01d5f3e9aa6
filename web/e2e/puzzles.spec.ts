// SPDX-License-Identifier: MIT
// Puzzles as a person meets them: the whole line with the defender's answers, a wrong move and what it leads to, the
// solution, the puzzle of the day, ratings that stay, no network.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { idOf } from "../src/puzzles/daily";
import { accessible, expect, label, open, openPanel, square, test } from "./page";

// Networks and tables are no part of the plainest host; without them everything works.
test.use({ expected: /Failed to load resource/ });

/** The puzzles of a file: their FEN and their moves. */
const all = readFileSync("../data/puzzles/spanish/index.json", "utf8")
  .match(/\d+\.pdn/g)!
  .flatMap((file) => readFileSync(`../data/puzzles/spanish/${file}`, "utf8").split(/\n(?=\[Event )/))
  .map((text) => ({
    fen: /\[FEN "(.*)"\]/.exec(text)![1]!,
    rating: Number(/\[PuzzleRating "(\d+)"\]/.exec(text)![1]),
    goal: /\[PuzzleGoal "(\w+)"\]/.exec(text)![1]!,
    line: text.split("\n\n")[1]!.match(/\d+(?:[-x]\d+)+/g)!,
  }));
type Known = (typeof all)[number];
/** One whose first move captures nothing: then no other may, and a wrong move is from square to square. */
const quiet = all.find(({ line, rating }) => line.length >= 5 && rating > 1100 && line[0]!.includes("-"))!;
const linkTo = ({ fen, rating }: Known) => `#puzzle=spanish.${rating}.${idOf(fen)}`;

/** A page without motion, so that what comes by itself comes soon. */
async function start(page: Page, hash = ""): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem("damas.settings"))
      localStorage.setItem("damas.settings", JSON.stringify({ motion: false, oneClick: false }));
  });
  await open(page, hash);
}
async function panel(page: Page): Promise<void> {
  await page.locator("[data-panel=learn]").click();
  await page.locator("[data-room=puzzles]").click();
  await expect(page.locator(".puzzle-start")).toBeVisible();
}
const says = (page: Page) => page.locator(".side .puzzle-says");

/** Which puzzle stands on the board, by its pieces. */
async function onBoard(page: Page): Promise<Known> {
  await expect(page.locator(".side .puzzle-goal")).toBeAttached();
  const found = async (): Promise<Known | undefined> => {
    const labels = await page
      .locator(".cell.played")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")!));
    const of = (colour: string) =>
      labels.filter((text) => new RegExp(`(peón|dama) ${colour}`).test(text)).map((text) => Number.parseInt(text, 10));
    const key = (side: number[]) => [...side].sort((a, b) => a - b).join();
    const side = (fen: string, name: string) =>
      (new RegExp(`:${name}([K\\d,]*)`).exec(fen)?.[1] ?? "")
        .split(",")
        .filter(Boolean)
        .map((one) => Number(one.replace("K", "")));
    return all.find(
      ({ fen }) => key(side(fen, "W")) === key(of("blanc[oa]")) && key(side(fen, "B")) === key(of("negr[oa]")),
    );
  };
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  return (await found())!;
}
type Press = (one: Locator) => Promise<void>;
async function play(page: Page, move: string, press: Press): Promise<void> {
  const squares = move.split(/[-x]/).map(Number);
  await expect.poll(() => label(page, squares[0]!)).toMatch(/peón|dama/);
  await press(square(page, squares[0]!));
  await expect(square(page, squares[0]!)).toHaveAttribute("aria-selected", "true");
  for (const to of squares.slice(1)) await press(square(page, to));
}
/** How many moves of the line have been played, as the panel says. */
const played = async (page: Page): Promise<number> =>
  (await page.locator(".puzzle-line p").first().textContent())!.match(/\d+[-x]\d/g)?.length ?? 0;
/** Plays the solver's moves; the others come by themselves. */
async function solve(page: Page, { line }: Known, press: Press = (one) => one.click()): Promise<void> {
  for (let i = 0; i < line.length; i += 2) {
    await play(page, line[i]!, press);
    await expect.poll(() => played(page), { timeout: 30_000 }).toBe(Math.min(i + 2, line.length));
  }
}
const rating = (page: Page) => page.locator(".puzzle-figures dd strong").first();

test("a whole puzzle: the defence answers, the rating changes and stays, the next one is a click away", async ({
  page,
}) => {
  await start(page);
  await panel(page);
  await expect(rating(page)).toHaveText("1200");
  await accessible(page);
  await page.screenshot({ path: "test-results/puzzles.png" });
  await page.locator(".puzzle-start").click();
  const puzzle = await onBoard(page);
  await expect(page.locator(".side .puzzle-goal")).toContainText(puzzle.goal === "win" ? "ganan" : "no pierden");
  expect(Math.abs(puzzle.rating - 1200)).toBeLessThan(200);
  await solve(page, puzzle);
  await expect(says(page)).toContainText("¡Resuelto!");
  await expect(page.locator(".puzzle-score .up")).toContainText("+");
  await expect(page.locator("[role=alert].hidden")).toContainText("Tu puntuación cambia");
  await accessible(page);
  await page.screenshot({ path: "test-results/puzzle-solved.png" });
  // Its line can be walked through, and the next puzzle comes with a key.
  await page.locator(".side .navigation button").first().click();
  await expect(page.locator(".side .navigation button").first()).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".side .navigation button").first()).toBeEnabled();
  await page.keyboard.press("n");
  await expect(says(page)).toContainText("Busca la única jugada buena");
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await panel(page);
  await expect(rating(page)).not.toHaveText("1200");
  await expect(page.locator(".puzzle-grid .solved")).toHaveCount(1);
  // The game of before is still there.
  await page.getByRole("button", { name: "Volver a la partida" }).click();
  await expect(page.locator(".board .piece")).toHaveCount(24);
});

test("the puzzle of the day: the same for everybody on a day, another one on another; its link opens it", async ({
  page,
  browser,
}) => {
  await page.clock.install({ time: new Date("2026-11-19T23:00:00Z") });
  await start(page);
  await panel(page);
  await expect(page.locator(".daily")).toContainText("19 de noviembre");
  await page.getByRole("button", { name: "Resolverlo" }).click();
  const puzzle = await onBoard(page);
  await expect(page.locator(".puzzle-head h2")).toHaveText("Problema del día");
  // On another device, at the other end of the day.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.clock.install({ time: new Date("2026-11-19T00:10:00Z") });
  await start(other);
  await panel(other);
  await other.getByRole("button", { name: "Resolverlo" }).click();
  expect((await onBoard(other)).fen).toBe(puzzle.fen);
  await other.clock.setSystemTime(new Date("2026-11-20T00:10:00Z"));
  await other.locator(".puzzle-head button").click();
  await other.getByRole("button", { name: "Resolverlo" }).click();
  await expect.poll(async () => (await onBoard(other)).fen).not.toBe(puzzle.fen);
  // What a reload finds is the puzzle that was on the board; a link opens it anywhere.
  await page.reload();
  expect((await onBoard(page)).fen).toBe(puzzle.fen);
  const held = (await page.evaluate(() => sessionStorage.getItem("damas.puzzle")))!;
  expect(held).toMatch(/^#puzzle=spanish\.\d+\.[0-9a-z]{9}\.daily$/);
  const third = await context.newPage();
  await start(third, held.replace(".daily", ""));
  expect((await onBoard(third)).fen).toBe(puzzle.fen);
  await solve(third, puzzle);
  await expect(says(third)).toContainText("¡Resuelto!");
  await context.close();
});

test("a link to a puzzle that is not there says so; Portuguese draughts has the Spanish ones, Brazilian none", async ({
  page,
}) => {
  await start(page, "#puzzle=spanish.1200.nothing");
  await expect(page.getByRole("alert").filter({ hasText: "ya no está" })).toBeVisible({ timeout: 40_000 });
  await page.goto("./#rules=portuguese");
  await expect(page.locator(".rules-name")).toHaveText("Damas portuguesas");
  await panel(page);
  await page.locator(".puzzle-start").click();
  const puzzle = await onBoard(page);
  await expect(page.locator(".rules-name")).toHaveText("Damas portuguesas");
  await solve(page, puzzle);
  await expect(says(page)).toContainText("¡Resuelto!");
  await page.goto("./#rules=brazilian");
  await expect(page.locator(".rules-name")).toHaveText("Damas brasileñas");
  await page.locator("[data-panel=learn]").click();
  await page.locator("[data-room=puzzles]").click();
  await expect(page.locator(".puzzles")).toContainText("Todavía no hay problemas de este juego.");
  await page.locator(".puzzle-collections select").selectOption("Damas internacionales");
  await page.locator(".puzzle-start").click();
  await expect(page.locator(".board")).toHaveAttribute("data-rules", "international");
});

test("a link opens its puzzle before the referee is there, whichever game it is of", async ({ browser }) => {
  const inter = readFileSync("../data/puzzles/international/02.pdn", "utf8");
  const rating = /\[PuzzleRating "(\d+)"\]/.exec(inter)![1]!;
  const id = idOf(/\[FEN "(.*)"\]/.exec(inter)![1]!);
  /** A first visit on which everything is there before the referee. */
  const visit = async (hash: string): Promise<Page> => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.route("**/*.wasm", async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await start(page, hash);
    return page;
  };
  const found = await visit(`#puzzle=international.${rating}.${id}`);
  await expect(found.locator(".side .puzzle-goal")).toBeVisible();
  await expect(found.locator(".board")).toHaveAttribute("data-rules", "international");
  await found.context().close();
  const mapped = await visit(linkTo(quiet).replace("spanish", "portuguese"));
  expect((await onBoard(mapped)).fen).toBe(quiet.fen);
  await mapped.context().close();
  const none = await visit("#puzzle=brazilian.1217.35dxiny1f");
  await expect(none.locator(".puzzles [role=alert]")).toContainText("No hay problemas del juego del enlace");
  await none.locator(".puzzle-start").click();
  await onBoard(none);
  await none.context().close();
});

test("a puzzle that was solved with a hint is remembered so", async ({ page }) => {
  await start(page, linkTo(quiet));
  await onBoard(page);
  await page.locator(".puzzle-actions").getByRole("button", { name: "Pista", exact: true }).click();
  await solve(page, quiet);
  await expect(says(page)).toContainText("Resuelto, con ayuda");
  await page.getByRole("button", { name: "Todos los problemas" }).click();
  await expect(page.locator(".puzzle-grid button")).toHaveAccessibleName(/^Resuelto con ayuda, dificultad/);
});

test("two tabs add to the same history, and what an older page kept as solved stays", async ({ page, context }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("damas.puzzles"))
      localStorage.setItem("damas.solved", JSON.stringify(["spanish:W:W1,10,13,15,17:B21,22,25,26,29"]));
  });
  await start(page);
  await panel(page);
  const solved = (where: Page) => where.locator(".puzzle-figures dd strong").nth(2);
  await expect(solved(page)).toHaveText("1");
  const other = await context.newPage();
  await start(other);
  await panel(other);
  await expect(solved(other)).toHaveText("1");
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.locator(".puzzle-start").click();
    await solve(tab, await onBoard(tab));
    await expect(says(tab)).toContainText("¡Resuelto!");
    await tab.getByRole("button", { name: "Todos los problemas" }).click();
  }
  for (const tab of [page, other]) await expect(solved(tab)).toHaveText("3");
  expect(await page.evaluate(() => localStorage.getItem("damas.solved"))).toBe(null);
});

test("a session without a network after the first visit: puzzles, answers and refutations", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await start(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("puzzles/spanish/13.pdn")) !== undefined), {
      timeout: 120_000,
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("puzzles/spanish/index.json")) !== undefined), {
      timeout: 120_000,
    })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await panel(page);
  await page.locator(".puzzle-start").click();
  await solve(page, await onBoard(page));
  await expect(says(page)).toContainText("¡Resuelto!");
  await page.keyboard.press("n");
  await expect(says(page)).toContainText("Busca la única jugada buena");
  await page.goto("./" + linkTo(quiet));
  await expect.poll(async () => (await onBoard(page)).fen).toBe(quiet.fen);
  await wrongMove(page, quiet.line[0]!);
  await expect(says(page)).toContainText("Tras ");
  await page.locator("[data-panel=learn]").click();
  await page.locator("[data-room=puzzles]").click();
  await page.locator(".puzzle-collections select").selectOption("Damas internacionales");
  await expect(page.locator(".puzzle-start")).toBeVisible();
  await page.locator(".puzzle-start").click();
  await expect(says(page)).toContainText("Busca la única jugada buena");
  await context.setOffline(false);
});

test.describe("on a small phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a puzzle is solved, a wrong move is told, the next one is a tap away, and nothing is cut", async ({ page }) => {
    await start(page);
    await openPanel(page, "learn");
    await page.locator("[data-room=puzzles]").tap();
    await page.locator(".puzzle-start").tap();
    const told = page.locator(".phone-referee .puzzle-says");
    await expect(told).toContainText("Busca la única jugada buena");
    await page.goto("./" + linkTo(quiet));
    await expect.poll(async () => (await onBoard(page)).fen).toBe(quiet.fen);
    const puzzle = quiet;
    const board = (await page.locator(".board").boundingBox())!;
    expect(board.width).toBeGreaterThan(330);
    await wrongMove(page, puzzle.line[0]!);
    await expect(told).toContainText("Tras ");
    expect((await page.locator(".board").boundingBox())!).toEqual(board);
    await page.screenshot({ path: "test-results/puzzle-phone.png" });
    await expect.poll(() => page.locator(".cell.own").count(), { timeout: 20_000 }).toBeGreaterThan(0);
    await solve(page, puzzle, (one) => one.tap());
    await expect(told).toContainText("Resuelto");
    await expect(told).toContainText("ahora");
    await accessible(page);
    await page.locator(".puzzle-next").tap();
    await expect(told).toContainText("Busca la única jugada buena");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const button of await page.locator(".puzzle-actions .action").all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
    }
  });
});

/** A move of the solver that is not in the line, by trying what may be played. */
async function wrongMove(page: Page, right: string): Promise<string> {
  for (const from of await page
    .locator(".cell.own")
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("data-square"))))) {
    await square(page, from).click();
    await expect(square(page, from)).toHaveAttribute("aria-selected", "true");
    const targets = await page
      .locator(".cell.played")
      .evaluateAll((cells) =>
        cells
          .filter((cell) => /se puede mover|destino|puede ir/i.test(cell.getAttribute("aria-label")!))
          .map((cell) => Number(cell.getAttribute("data-square"))),
      );
    for (const to of targets)
      if (![`${from}-${to}`, `${from}x${to}`].includes(right) && !right.startsWith(`${from}x`)) {
        await square(page, to).click();
        return `${from}`;
      }
  }
  throw new Error("no other move");
}

test("a wrong move is refuted on the board and taken back; a hint; the solution is walked through", async ({
  page,
}) => {
  await start(page, linkTo(quiet));
  const puzzle = await onBoard(page);
  expect(puzzle.fen).toBe(quiet.fen);
  await wrongMove(page, puzzle.line[0]!);
  await expect(says(page)).toContainText("Tras ");
  await page.screenshot({ path: "test-results/puzzle-wrong.png" });
  await expect(page.locator("[role=alert].hidden")).toContainText("Tras ");
  // Back by itself, with the sentence still there.
  await expect(page.locator(".side .puzzle").getByRole("button", { name: "Probar otra vez" })).toHaveCount(0);
  await expect(says(page)).toContainText("Tras ");
  expect((await onBoard(page)).fen).toBe(puzzle.fen);
  await page.locator(".puzzle-actions").getByRole("button", { name: "Pista", exact: true }).click();
  await expect(says(page)).toContainText(`casilla ${puzzle.line[0]!.split(/[-x]/)[0]}.`);
  await page.locator(".puzzle-actions").getByRole("button", { name: "Pista", exact: true }).click();
  await expect(says(page)).toContainText(puzzle.line[0]!);
  await page.locator(".puzzle-actions").getByRole("button", { name: "Solución", exact: true }).click();
  await expect(says(page)).toContainText("Esta era la solución", { timeout: 40_000 });
  const navigation = page.locator(".side .navigation button");
  await expect(navigation.last()).toBeDisabled();
  await navigation.first().click();
  expect((await onBoard(page)).fen).toBe(puzzle.fen);
  await navigation.nth(2).click();
  await expect.poll(() => label(page, Number(puzzle.line[0]!.split(/[-x]/).at(-1)))).toMatch(/peón|dama/);
  // One change only: solving it now changes nothing, and it will come back.
  await page.locator(".side").getByRole("button", { name: "Todos los problemas" }).click();
  await expect(page.locator(".puzzle-grid .failed")).toHaveCount(1);
  await expect(page.locator(".puzzles")).toContainText("1 volverá más adelante");
  await accessible(page);
});

// SPDX-License-Identifier: MIT
// Puzzles as a person meets them: the whole line with the defender's answers, a wrong move and what it leads to, the
// solution, the puzzle of the day, ratings that stay, no network.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessible, expect, label, open, square, test } from "./page";

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
  await expect(page.locator(".side .puzzle-goal")).toBeVisible();
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
async function play(page: Page, move: string): Promise<void> {
  const squares = move.split(/[-x]/).map(Number);
  await expect.poll(() => label(page, squares[0]!)).toMatch(/peón|dama/);
  await square(page, squares[0]!).click();
  await square(page, squares.at(-1)!).click();
}
/** Plays the solver's moves from one on; the others come by themselves. */
async function solve(page: Page, { line }: Known, from = 0): Promise<void> {
  for (let i = from; i < line.length; i += 2) {
    await expect(page.locator(".board")).toHaveAttribute("data-turn", (await solver(page)) as "white");
    await play(page, line[i]!);
    if (i + 2 < line.length) {
      const landed = Number(line[i + 1]!.split(/[-x]/).at(-1));
      await expect.poll(() => label(page, landed)).toMatch(/peón|dama/);
    }
  }
}
const solver = async (page: Page): Promise<string> =>
  /negras/.test(await page.locator(".side .puzzle-goal").innerText()) ? "black" : "white";
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
  await page.locator("[data-panel=game]").click();
  await expect(page.locator(".board .piece")).toHaveCount(24);
});

/** A move of the solver that is not in the line, by trying what may be played. */
async function wrongMove(page: Page, right: string): Promise<string> {
  for (const from of await page
    .locator(".cell.own")
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("data-square"))))) {
    await square(page, from).click();
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
  await start(page);
  await panel(page);
  await page.locator(".puzzle-start").click();
  const puzzle = await onBoard(page);
  await wrongMove(page, puzzle.line[0]!);
  await expect(says(page)).toContainText("Tras ");
  await page.screenshot({ path: "test-results/puzzle-wrong.png" });
  await expect(page.locator("[role=alert].hidden")).toContainText("Tras ");
  // Back by itself, with the sentence still there.
  await expect(page.locator(".side .puzzle").getByRole("button", { name: "Probar otra vez" })).toHaveCount(0);
  await expect(says(page)).toContainText("Tras ");
  expect((await onBoard(page)).fen).toBe(puzzle.fen);
  await page.locator(".side").getByRole("button", { name: "Pista", exact: true }).click();
  await expect(says(page)).toContainText(`casilla ${puzzle.line[0]!.split(/[-x]/)[0]}.`);
  await page.locator(".side").getByRole("button", { name: "Pista", exact: true }).click();
  await expect(says(page)).toContainText(puzzle.line[0]!);
  await page.locator(".side").getByRole("button", { name: "Solución", exact: true }).click();
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

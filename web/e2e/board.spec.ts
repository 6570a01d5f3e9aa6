// SPDX-License-Identifier: MIT
// The board: whether everything on it stands out in every look, its names of squares, the bar in its frame.
import type { Page } from "@playwright/test";
import { measure, type Sample, sets } from "./contrast";
import { expect, fen, open, square, test } from "./page";

const settle = (page: Page, part: Record<string, unknown> = {}) =>
  page.addInitScript((settings) => localStorage.setItem("damas.settings", JSON.stringify(settings)), {
    motion: false,
    oneClick: false,
    ...part,
  });
const weak = (samples: Sample[]) =>
  samples
    .filter(({ contrast }) => !(contrast >= 3))
    .map(({ what, look, ground, contrast }) => `${what} on ${ground}, ${look}: ${contrast.toFixed(2)}`);

test("every mark stands out from both colours of squares in every look", async ({ page }) => {
  await settle(page);
  const seen = new Set<string>();
  /** Measures what is on the board once these are there. */
  const look = async (...wanted: string[]): Promise<void> => {
    for (const mark of wanted) await expect(page.locator(".board .mark." + mark).first()).toBeAttached();
    // Arrows of the engine change while it thinks: what is measured must still be there.
    await expect(async () => {
      const samples = await measure(page);
      expect(weak(samples)).toEqual([]);
      for (const { what } of samples) for (const part of what.split(" ")) seen.add(part);
      for (const mark of wanted) expect([...seen]).toContain(/[a-z]+$/.exec(mark)![0]);
    }).toPass();
  };
  await open(page);
  await look("may");
  await square(page, 10).click();
  await look("picked", "target");
  await square(page, 14).click();
  await look("last", "from");
  await expect(page.locator(".cell.own").first()).toBeAttached();
  await page.locator(".actions").getByRole("button", { name: "Pista" }).click();
  await page.locator(".side").getByRole("button", { name: "Ver la jugada" }).click();
  await look("hinted", "arrow.hint");
  await page.keyboard.press("Tab");
  await square(page, 9).focus();
  await page.keyboard.press("ArrowUp");
  await look();
  await open(page, fen("W:W8,K17:B12,19,26"));
  await look("must");
  await square(page, 17).click();
  await square(page, 30).click();
  await look("shown");
  await open(page, fen("W:WK3:B6,14,17,18,26"));
  await square(page, 3).click();
  await look("target.round, .board .mark.target");
  await square(page, 29).click();
  await look("arrow.choice");
  await open(page, fen("W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32"));
  await expect(page.locator(".board .piece")).toHaveCount(24);
  await page.keyboard.press("a");
  await look("arrow.best", "arrow.other");
  await page.locator("[data-panel=analysis]").click();
  await page.getByLabel("Ver la amenaza").check();
  await look("arrow.threat");
  await page.locator("[data-panel=game]").click();
  await page.getByRole("button", { name: "Editar posición" }).click();
  await page.getByRole("button", { name: "Vaciar" }).click();
  await square(page, 30).click();
  await look("wrong");
  const all = "may picked target last from hinted hint must shown choice best other threat wrong cursor edge";
  expect(all.split(" ").filter((kind) => !seen.has(kind))).toEqual([]);
});

for (const pieces of sets)
  test(`pieces stand out in every look: ${pieces}`, async ({ page }) => {
    await settle(page, { pieces, coordinates: "inside" });
    await open(page, fen("W:W9,K10:B22,K23"));
    await expect(page.locator(".board .piece")).toHaveCount(4);
    const samples = await measure(page);
    expect(weak(samples)).toEqual([]);
    const seen = new Set(samples.map(({ what }) => what));
    const parts = ["man", "king", "crown", "gap"].flatMap((part) => [`white ${part}`, `black ${part}`]);
    for (const part of [...parts, "number"]) expect(seen, part).toContain(part);
  });

test("squares are named in the frame, in the empty squares or not at all", async ({ page }) => {
  await settle(page);
  await open(page);
  const names = page.locator(".board .edge-name");
  await expect(names).toHaveText(["32", "31", "30", "29", "25", "24", "17", "16", "9", "8", "4", "3", "2", "1"]);
  const small = await names.evaluateAll((all) => Math.min(...all.map((name) => name.getBoundingClientRect().height)));
  expect(small).toBeGreaterThan(9);
  await page.locator("[data-panel=settings]").click();
  await page.getByLabel("en las casillas vacías").check();
  await expect(names).toHaveCount(0);
  await expect(page.locator(".board .number")).toHaveText(["20", "19", "18", "17", "16", "15", "14", "13"]);
  await page.getByLabel("ninguno").check();
  await expect(page.locator(".board :is(.number, .edge-name)")).toHaveCount(0);
});

test("a game whose files name squares by letters has letters in its frame, and they turn with the board", async ({
  page,
}) => {
  await settle(page);
  await open(page, fen("W:W9:B20", "brazilian"));
  const names = page.locator(".board .edge-name");
  const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const numbers = ["8", "7", "6", "5", "4", "3", "2", "1"];
  await expect(names).toHaveText([...letters, ...numbers]);
  await page.keyboard.press("f");
  await expect(names).toHaveText([...letters].reverse().concat([...numbers].reverse()));
});

test("a page that kept numbers inside shows them inside", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("damas.settings", JSON.stringify({ numbers: true })));
  await open(page);
  await expect(page.locator(".board .number")).toHaveCount(8);
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1000, 700],
  [1920, 1080],
] as const)
  test(`the evaluation bar has its place and its number at ${width}×${height}`, async ({ page }) => {
    await settle(page);
    await page.setViewportSize({ width, height });
    await open(page);
    const before = await square(page, 1).boundingBox();
    await page.keyboard.press("a");
    await expect(page.locator(".bar-text")).toHaveText(/\d,\d\d/);
    expect(await square(page, 1).boundingBox()).toEqual(before);
    const bar = (await page.locator(".bar").boundingBox())!;
    expect(bar.height).toBeGreaterThan(7);
    expect(bar.width).toBeGreaterThan(150);
    // White sits below: its share begins on the left; turned round, it begins on the right.
    const share = () =>
      page.locator(".bar").evaluate((one) => {
        const below = one.querySelector(".bar-below")!.getBoundingClientRect();
        return [below.width / one.getBoundingClientRect().width, Number(one.getAttribute("aria-valuenow")) / 100];
      });
    await expect.poll(async () => Math.abs((await share())[0]! - (await share())[1]!)).toBeLessThan(0.02);
    await page.keyboard.press("f");
    await expect(page.locator(".bar.flipped")).toBeAttached();
    await expect.poll(async () => Math.abs((await share())[0]! + (await share())[1]! - 1)).toBeLessThan(0.02);
  });

test("a capture is told jump by jump, its pieces leave together, and a new king gets its second disc", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("damas.settings", JSON.stringify({ oneClick: true })));
  await open(page, fen("W:W8,K17:B12,19,26"));
  await page.evaluate(() => {
    const board = document.querySelector(".board .men")!;
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const count = (kind: string) => board.querySelectorAll(".piece" + kind).length;
      const now = [count(""), count(".dimmed"), count(".leaving"), count(".crowned")].join(" ");
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(board, { subtree: true, childList: true, attributes: true });
  });
  await square(page, 8).click();
  await expect(page.locator(".board .piece.crowned .upper")).toBeAttached();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // All pieces, those that have been passed, those that leave, new kings; before that nothing has happened yet.
  expect(seen.filter((now) => now !== "5 0 0 0")).toEqual(["5 1 0 0", "5 2 0 0", "5 3 0 0", "5 3 3 0", "2 0 0 1"]);
});

test("a piece that is carried is larger, its target shows, and it stays where it is put", async ({ page }) => {
  await open(page);
  const from = (await square(page, 10).boundingBox())!;
  const to = (await square(page, 14).boundingBox())!;
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await expect(page.locator(".board .piece.held")).toHaveCount(1);
  await expect(page.locator(".board .mark.target.there")).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator(".board .mark.last")).toHaveCount(1);
  await expect(square(page, 14)).toHaveAttribute("aria-label", /peón blanco/);
});

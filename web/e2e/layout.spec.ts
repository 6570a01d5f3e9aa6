// SPDX-License-Identifier: MIT
// The frame of the page at every size: how large the board is, that nothing is cut or covered, that nothing of the
// board moves for a message; sheets, back and forward, and how many clicks it takes.
import type { Page } from "@playwright/test";
import { expect, fen, moves, open, openPanel, square, test, turn } from "./page";

/** Each size with the least width of its board. */
const sizes = [
  [360, 640, 330],
  [390, 844, 380],
  [844, 390, 340],
  [820, 1180, 780],
  [1000, 700, 590],
  [1280, 720, 600],
  [1440, 900, 760],
  [1920, 1080, 920],
  // A laptop at 200 %.
  [640, 360, 300],
] as const;
const upright = sizes.filter(([width, height]) => width < height);
const panels = ["game", "analysis", "inside", "learn", "workout", "library", "settings"];

const resize = (page: Page, width: number, height: number) => page.setViewportSize({ width, height });
const box = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!;

/** Every control that a person sees can be brought where a finger reaches it, whole, with nothing over it. */
const unreachable = (page: Page, within = ".app"): Promise<string[]> =>
  page.evaluate((place) => {
    const controls = `${place} :is(button, a[href], input, select, textarea, summary)`;
    const wide = ".tree-scroll, .scroll, .move-strip, .stage, .skip, .hidden, .paper";
    const wrong: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(controls)) {
      if (one.closest(wide) || !one.checkVisibility({ visibilityProperty: true })) continue;
      one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const said = one.getAttribute("aria-label") ?? one.textContent;
      const name = `${one.tagName} ${one.className} ${said.slice(0, 30)}`;
      const cut =
        left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || top + Math.min(height, 40) > innerHeight + 0.5;
      const hit = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, innerHeight - 2));
      const own = hit && (one.contains(hit) || hit.contains(one) || one.closest("label")?.contains(hit));
      if (cut) wrong.push(`${name}: cut at ${Math.round(left)}, ${Math.round(top)}`);
      else if (!own || (hit !== one && hit.contains(one) && !one.closest("label")))
        wrong.push(`${name}: under ${hit?.tagName} ${hit?.className}`);
    }
    return wrong;
  }, within);

async function shown(page: Page, panel: string): Promise<void> {
  await openPanel(page, panel);
  if (panel === "workout") await expect(page.locator("#begin-lesson").first()).toBeVisible();
  if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
}

for (const [width, height, least] of sizes)
  test(`${width}x${height}: the board has its size, and every control of every panel can be reached`, async ({
    page,
  }) => {
    await resize(page, width, height);
    await open(page);
    const board = await box(page, ".board");
    expect(board.width).toBeGreaterThanOrEqual(least);
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    for (const panel of panels) {
      await shown(page, panel);
      await expect.poll(() => unreachable(page), { message: panel }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), panel).toBeLessThanOrEqual(
        0,
      );
      // One click leads back to the board, wherever one was.
      await page.locator("[data-panel=game]").click();
      await expect(page.locator(".board")).toBeVisible();
      await expect.poll(async () => (await box(page, ".board"))?.width, { message: panel }).toBeCloseTo(board.width, 0);
      await expect(page.locator(".side")).toBeVisible({ visible: width > height });
    }
    await page.locator(".action").first().click();
    await expect(page.locator(".new .primary")).toBeInViewport({ ratio: 1 });
    expect(await unreachable(page)).toEqual([]);
  });

for (const [width, height] of sizes)
  test(`${width}x${height}: nothing of the board moves for a hint, a refusal or a result`, async ({ page }) => {
    await resize(page, width, height);
    await open(page);
    const before = await box(page, ".board");
    await page.locator(".actions").getByRole("button", { name: "Pista" }).click();
    await expect(page.locator(".hinted")).not.toHaveCount(0);
    expect(await box(page, ".board")).toEqual(before);
    await square(page, 10).click();
    await square(page, 19).click();
    await expect(page.locator(".referee.refusal").filter({ visible: true })).toContainText("artículo");
    expect(await box(page, ".board")).toEqual(before);
    await page.getByRole("button", { name: "Abandonar" }).click();
    await page.getByRole("button", { name: "Sí, abandono" }).filter({ visible: true }).click();
    const over = page.locator(".referee.over").filter({ visible: true });
    await expect(over).toContainText("Has perdido");
    await expect(over.getByRole("button", { name: "Revancha" })).toBeInViewport({ ratio: 1 });
    expect(await box(page, ".board")).toEqual(before);
    expect(await unreachable(page)).toEqual([]);
  });

for (const [width, height] of upright)
  test(`${width}x${height}: a sheet opens, grows and closes by handle, cross, Escape, back and board`, async ({
    page,
  }) => {
    await resize(page, width, height);
    await open(page);
    const side = page.locator(".side");
    const tall = async () => (await side.boundingBox())?.height ?? 0;
    const drag = async (by: number) => {
      const head = await box(page, ".sheet-handle");
      await page.mouse.move(head.x + head.width / 2, head.y + head.height / 2);
      await page.mouse.down();
      await page.mouse.move(head.x + head.width / 2, head.y + by, { steps: 6 });
      await page.mouse.up();
    };
    await expect(side).toBeHidden();
    for (const close of [
      () => page.locator(".sheet-close").click(),
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
      () => drag(height * 0.45),
      () => page.locator("[data-panel=game]").click(),
    ]) {
      await openPanel(page, "analysis");
      await expect(side).toBeVisible();
      // The board is there above it, whole.
      const [board, sheet] = [await box(page, ".board"), await box(page, ".side")];
      expect(board.y + board.height).toBeLessThanOrEqual(sheet.y);
      await close();
      await expect(side).toBeHidden();
      await expect(page.locator(".app")).toHaveClass(/panel-game/);
    }
    // Half, full, half again.
    await openPanel(page, "analysis");
    const half = await tall();
    await drag(-height * 0.3);
    await expect.poll(tall).toBeGreaterThan(half + 50);
    await page.locator(".sheet-handle").click();
    await expect.poll(tall).toBeLessThan(half + 1);
    // What is filled in takes the room; the board that looks out above it closes it.
    await openPanel(page, "settings");
    await expect.poll(tall).toBeGreaterThan(height * 0.8);
    await page.mouse.click(width / 2, 8);
    await expect(side).toBeHidden();
    // The score sheet: a touch of the board is a touch of the board.
    await page.locator(".move-strip").click();
    await expect(side).toBeVisible();
    await square(page, 10).click();
    await expect(side).toBeHidden();
    await expect(square(page, 10)).toHaveAttribute("aria-selected", "true");
  });

test("whoever opens a sheet by keys is in it, and afterwards where they were", async ({ page }) => {
  await resize(page, 390, 844);
  await open(page);
  await page.locator("[data-panel=analysis]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".sheet-head")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".sheet-handle")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-panel=analysis]")).toBeFocused();
});

test("the menu holds what has no room among the tabs, and closes by Escape, back and beside it", async ({ page }) => {
  await resize(page, 390, 844);
  await open(page);
  const menu = page.locator(".menu");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
    () => page.mouse.click(20, 200),
    () => page.locator("#more").click(),
  ]) {
    await page.locator("#more").click();
    await expect(menu).toBeVisible();
    expect(await unreachable(page, ".tabs")).toEqual([]);
    await close();
    await expect(menu).toBeHidden();
  }
  await page.locator("#more").click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test(`back and forward lead where one was, and a reload stays there, ${width}x${height}`, async ({ page }) => {
    await resize(page, width, height);
    await open(page);
    const at = (panel: string) => expect(page.locator(".app")).toHaveClass(new RegExp(`panel-${panel} `));
    await openPanel(page, "learn");
    await page.locator("[data-room=rules]").click();
    await page.locator(".rules-page h4").first().waitFor();
    await openPanel(page, "library");
    await at("library");
    await page.goBack();
    await at("learn");
    await expect(page.locator(".rules-page h4")).not.toHaveCount(0);
    await page.goBack();
    await expect(page.locator(".school-cards")).toBeVisible();
    await page.goBack();
    await at("game");
    await page.goForward();
    await page.goForward();
    await at("learn");
    await page.reload();
    await at("learn");
    await expect(page.locator(".rules-page h4")).not.toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await at("game");
  });

test("going back after a file was opened brings the game before it, but never leaves one that is played", async ({
  page,
}) => {
  const read = async (text: string) => {
    await openPanel(page, "library");
    await page.locator("#pdn").fill(text);
    await page.getByRole("button", { name: "Abrir", exact: true }).click();
  };
  await open(page);
  await read("1. 10-14 22-18 *");
  await expect.poll(() => moves(page)).toEqual(["10-14", "22-18"]);
  await read("1. 11-15 23-19 2. 12-16 *");
  await expect.poll(() => moves(page)).toEqual(["11-15", "23-19", "12-16"]);
  await page.goBack();
  await page.goBack();
  await page.locator("[data-panel=game]").click();
  await expect.poll(() => moves(page)).toEqual(["10-14", "22-18"]);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.locator(".new .primary").click();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "white");
  await page.goBack();
  await expect(page.locator(".app")).toHaveClass(/panel-new/);
  await page.locator("[data-panel=game]").click();
  await expect.poll(() => moves(page)).toEqual([]);
});

test("a first game takes no click, another game at another level three, a lesson two", async ({ page }) => {
  await resize(page, 390, 844);
  await open(page);
  await square(page, 10).click();
  await square(page, 14).click();
  await turn(page, "white");
  await page.locator(".action").first().click();
  await page.getByLabel("Damas internacionales", { exact: true }).check();
  await page.locator(".new .primary").click();
  await expect(page.locator(".board")).toHaveAttribute("data-rules", "international");
  await page.locator("[data-panel=workout]").click();
  await page.locator("#begin-lesson").click();
  await expect(page.locator(".duty")).toBeVisible();
  const [board, card] = [await box(page, ".board"), await box(page, ".duty")];
  expect(board.y + board.height).toBeLessThanOrEqual(card.y);
});

for (const [width, height, least] of [
  [360, 640, 190],
  [390, 844, 280],
  [844, 390, 330],
  [1000, 700, 580],
  [1280, 720, 590],
] as const)
  test(`the card of a lesson leaves the board its room, ${width}x${height}`, async ({ page }) => {
    await resize(page, width, height);
    await open(page);
    await openPanel(page, "workout");
    await page.locator("#begin-lesson").click();
    await expect(page.locator(".duty")).toBeVisible();
    await square(page, 10).click();
    await square(page, 14).click();
    await expect(page.locator("#work-done")).toBeVisible();
    const [board, card] = [await box(page, ".board"), await box(page, ".duty")];
    expect(board.width).toBeGreaterThanOrEqual(least);
    expect(board.y + board.height <= card.y || board.x + board.width <= card.x).toBe(true);
    for (const id of ["#work-done", "#work-adapt", "#work-skip"])
      await expect(page.locator(id)).toBeInViewport({ ratio: 1 });
  });

test("a link to a position opens it wherever one was", async ({ page }) => {
  await open(page);
  await openPanel(page, "settings");
  await open(page, fen("W:W8,K17:B12,19,26"));
  await expect(page.locator(".board .piece")).toHaveCount(5);
});

// SPDX-License-Identifier: MIT
// What the tests share: opening the page, watching for errors, touching squares, reading the board.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * What Firefox says of its driver, not of the page: scripts of a test also run in the empty page before it, which has
 * no storage; pictures hide the caret by a style that the policy of the page forbids.
 */
const ofDriver = /^The operation is insecure\.$|blocked an inline style \(style-src-elem\)/;

/** Every test fails if the page says anything on the console that it should not, or throws. */
export const test = base.extend<{ errors: string[]; expected: RegExp | null }>({
  /** What the browser itself says where a test takes the network away. */
  expected: [null, { option: true }],
  errors: [
    async ({ page, expected, browser }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(errors);
      const driver = /firefox/i.test(browser.browserType().name()) ? ofDriver : null;
      expect(errors.filter((error) => !expected?.test(error) && !driver?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export async function open(page: Page, hash = "", address = "./"): Promise<void> {
  await page.goto(address + hash);
  await expect(page.locator(".cell.played").first()).toBeAttached();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", /white|black/);
}
export const square = (page: Page, number: number) => page.locator(`[data-square="${number}"]`);
export const moves = (page: Page) => page.locator(".side .moves .move").allTextContents();
export const label = (page: Page, number: number) => square(page, number).getAttribute("aria-label");
/** Waits until it is somebody's turn at the board. */
export const turn = (page: Page, side: "white" | "black") =>
  expect(page.locator(".board")).toHaveAttribute("data-turn", side);
export const still = (page: Page) => expect(page.locator(".piece.moving")).toHaveCount(0);
export const fen = (text: string, rules = "spanish") => `#rules=${rules}&fen=${text}`;

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export async function accessible(page: Page): Promise<void> {
  // What is still fading in has colours of its own.
  await drawn(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  // The policy of the page forbids injected scripts, so axe runs in the tool's own world.
  const found = await page.evaluate(`(async () => {
    ${axe};
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const why = (n) => n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? "";
    const where = (n) => n.target.join(" ") + " " + why(n);
    return violations.map((v) => v.id + ": " + v.nodes.slice(0, 3).map(where).join(" | "));
  })()`);
  expect(found).toEqual([]);
}

/** A page on which pieces move at once, and only where they are told to. */
export async function openPlain(page: Page, address = "./"): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem("damas.settings", JSON.stringify({ motion: false, oneClick: false })),
  );
  await open(page, "", address);
}

/** Opens a panel by its tab, or where that has no room on a small screen, from the menu. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.locator(`[data-panel=${name}]`);
  if (!(await tab.isVisible())) await page.locator("#more").click();
  await tab.click();
  await expect(page.locator(".app")).toHaveClass(new RegExp(`panel-${name}`));
}

/** Something of the header, which small screens have in their menu. */
export async function inMenu(page: Page, what: string): Promise<Locator> {
  const found = page.locator(what).last();
  if (!(await found.isVisible())) await page.locator("#more").click();
  return found;
}

/** The panel of the game, which small screens have in a sheet. */
export async function openSheet(page: Page): Promise<void> {
  if (!(await page.locator(".side").isVisible())) await page.locator(".move-strip").click();
}

/** What has changed is on the screen. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Begins a game of these rules, by their name, with White against the computer. */
export async function begin(page: Page, rules: string): Promise<void> {
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
  await expect(page.locator(".rules-name")).toHaveText(rules);
  await expect.poll(() => moves(page)).toEqual([]);
}

/** Plays White's moves until there are so many or the game is over; `press` picks a square as a person would. */
export async function playOn(page: Page, press: (square: number) => Promise<void>, most: number): Promise<void> {
  const over = async () => (await page.locator(".referee.over").count()) > 0;
  const ours = async () =>
    (await page.locator(".board").getAttribute("data-turn")) === "white" &&
    (await page.locator(".cell.own").count()) > 0;
  for (let i = 0; i < most && !(await over()); i++) {
    await expect.poll(async () => (await over()) || (await ours()), { timeout: 20_000 }).toBe(true);
    if (await over()) break;
    const before = (await moves(page)).length;
    let played = false;
    for (const from of await page
      .locator(".cell.own")
      .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute("data-square"))))) {
      await press(from);
      await drawn(page);
      // A capture with several ways takes more than one square.
      let hop = 0;
      for (; hop < 5 && (await page.locator(".target").count()) > 0; hop++) {
        const to = await page.evaluate(() => {
          const target = [...document.querySelectorAll(".target")].at(-1)!.getBoundingClientRect();
          const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
          const cell = [...document.querySelectorAll("[data-square]")].find((one) => {
            const r = one.getBoundingClientRect();
            return r.left <= x && x < r.right && r.top <= y && y < r.bottom;
          });
          return Number(cell!.getAttribute("data-square"));
        });
        await press(to);
        await drawn(page);
      }
      // A piece without targets cannot move, or has moved by itself; another's move comes, however busy the machine.
      for (let tries = hop > 0 ? 40 : 3; tries > 0 && !played; tries--) {
        await page.waitForTimeout(30);
        played = (await moves(page)).length > before;
      }
      if (played) break;
    }
    expect(played, (await moves(page)).join(" ")).toBe(true);
  }
}

/** Plays the usual game against the computer until it is over. */
export async function wholeGame(page: Page, press: (square: number) => Promise<void>): Promise<void> {
  await openPlain(page);
  await playOn(page, press, 150);
  await expect(page.locator(".side .referee.over p")).toContainText("artículo");
}

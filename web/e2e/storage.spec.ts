// SPDX-License-Identifier: MIT
// The page survives its own storage: whatever a browser holds, the board stands, a move can be played, what is bad is said and
// can be saved, and the next visit is clean.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { aGame, spoilt, type Spoilt } from "../tests/spoilt";
import { expect, moves, open, test } from "./page";

test.use({ serviceWorkers: "block", expected: /Service Worker registration blocked/ });

/** Puts what is kept in its place before the page is there. */
async function keep(page: Page, { local = {}, tab = {} }: Pick<Spoilt, "local" | "tab">): Promise<void> {
  await page.goto("./icon.svg");
  await page.evaluate(([mine, own]) => {
    localStorage.clear(), sessionStorage.clear();
    for (const [key, text] of Object.entries(mine!)) localStorage.setItem("damas." + key, text);
    for (const [key, text] of Object.entries(own!)) sessionStorage.setItem("damas." + key, text);
  }, [local, tab]);
}

/** Plays the first move that there is. */
async function playAny(page: Page): Promise<void> {
  await expect(page.locator(".cell.own").first()).toBeAttached({ timeout: 6000 });
  const before = (await moves(page)).length;
  const pieces = await page.locator(".cell.own").evaluateAll((all) => all.map((cell) => Number(cell.getAttribute("data-square"))));
  for (const from of pieces) {
    await page.locator(`[data-square="${from}"]`).press("Enter");
    const target = await page.locator(".cell.played").evaluateAll((all) => Number(all.find((cell) => /destino/.test(cell.getAttribute("aria-label") ?? ""))?.getAttribute("data-square") ?? 0));
    if (target !== 0) await page.locator(`[data-square="${target}"]`).press("Enter");
    if (target !== 0 || (await moves(page)).length > before) break;
  }
  await expect.poll(() => moves(page).then((all) => all.length), { timeout: 6000 }).toBeGreaterThan(before);
}

/** Everything that a person would look at; what does not work is thrown. */
async function works(page: Page, state: Spoilt): Promise<void> {
  for (const panel of ["library", "inside", ...(/^kit|lesson/.test(state.name) ? ["workout"] : []), "game"]) {
    await page.locator(`.tabs [data-panel=${panel}], .top [data-panel=${panel}]`).click({ timeout: 6000 });
    await expect(page.locator(".app")).toHaveClass(new RegExp("panel-" + panel), { timeout: 6000 });
    if (panel === "workout") await expect(page.locator("#begin-lesson, .totals, .lesson").first()).toBeAttached({ timeout: 6000 });
  }
  await playAny(page);
  if (/lesson/.test(state.name)) await playAny(page);
}

const size = 20;
for (let first = 0; first < spoilt.length; first += size)
  test(`spoilt states ${first + 1} to ${Math.min(first + size, spoilt.length)}: each is survived`, async ({ page, errors }) => {
    test.setTimeout(300_000);
    const broken: string[] = [];
    for (const state of spoilt.slice(first, first + size)) {
      try {
        await keep(page, state);
        await page.goto("./" + (state.hash ?? ""));
        await works(page, state);
        await page.reload();
        await expect(page.locator(".cell.own").first()).toBeAttached({ timeout: 6000 });
      } catch (error) {
        broken.push(`${state.name}: ${errors.at(-1) ?? String(error).split("\n")[0]}`);
      }
      if (errors.some((error) => !/Service Worker/.test(error)) && !broken.at(-1)?.startsWith(state.name)) broken.push(`${state.name}: ${errors.at(-1)}`);
      errors.length = 0;
    }
    expect(broken).toEqual([]);
  });

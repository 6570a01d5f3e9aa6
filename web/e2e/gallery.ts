// SPDX-License-Identifier: MIT
// Every screen that a person may see, each with the address that it begins at and what leads to it. One more screen is
// one more line of `screens`.
import type { Page } from "@playwright/test";
import { expect, fen, openPanel, openSheet, square } from "./page";

/** Where the page is opened, and how the screen is reached from there. */
type Screen = [hash: string, reach: (page: Page) => Promise<unknown>];

const nothing = async (): Promise<void> => undefined;
const play = async (page: Page, ...squares: number[]): Promise<void> => {
  for (const number of squares) await square(page, number).click();
};
/** The computer has moved, too. */
const answered = (page: Page) => expect(page.locator(".move-strip")).toHaveText(/10-14.*\d+-\d+/s);
const visible = (page: Page, what: string) => page.locator(what).filter({ visible: true }).first();
const seen = (page: Page, what: string) => expect(visible(page, what)).toBeVisible({ timeout: 45_000 });
const press = (page: Page, what: string) => visible(page, what).click();

/** A game with variations, comments, marks and mistakes. */
const pdn =
  '[White "Ana"]\n[Black "Luis"]\n[GameType "24"]\n1. 12-15 {El centro.} (1. 11-15 23-19 2. 12-16) 23-19 2. 9-13! ' +
  "19x12 3. 8x15? 21-17 4. 5-9 28-23 5. 10-14 17x10 6. 6x13 31-28 7. 15-19 22x6 *";
async function opened(page: Page): Promise<void> {
  await openPanel(page, "library");
  await page.locator("#pdn").fill(pdn);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".variation")).toHaveCount(1);
}
async function scoreSheet(page: Page): Promise<void> {
  await openSheet(page);
  await seen(page, ".side .moves");
}
async function room(page: Page, name: string): Promise<void> {
  await openPanel(page, "learn");
  await press(page, `[data-room=${name}]`);
}
async function lesson(page: Page): Promise<void> {
  await openPanel(page, "learn");
  await press(page, ".school-list-button");
  await press(page, "[data-lesson=compulsory]");
  await play(page, 12, 16);
  await expect(page.locator(".school-said").first()).toContainText("obligatorio");
}
async function tree(page: Page): Promise<void> {
  await openPanel(page, "inside");
  await page.locator("#run-tree").click();
  await seen(page, ".tree-view .node");
}
async function stage(page: Page): Promise<void> {
  await tree(page);
  await page.locator("#to-stage").click();
  await seen(page, ".stage .tree-view");
  await page.keyboard.press("Home");
  for (let i = 0; i < 17; i++) await page.keyboard.press("PageDown");
}
async function workout(page: Page): Promise<void> {
  await openPanel(page, "workout");
  await expect(page.locator("#begin-lesson")).toBeEnabled();
}
async function duty(page: Page): Promise<void> {
  await workout(page);
  await page.locator("#begin-lesson").click();
  await play(page, 10, 14);
  await seen(page, "#work-done");
}
const middle = fen("W:W5,6,9,10,13:B21,22,25,26,30");

export const screens: Record<string, Screen> = {
  first: ["", nothing],
  hint: [
    "",
    async (page) => {
      await play(page, 10, 14);
      await answered(page);
      await page.locator(".actions").getByRole("button", { name: "Pista" }).click();
      await expect(page.locator(".hinted")).not.toHaveCount(0);
    },
  ],
  refused: [
    fen("W:W8,K17:B12,19,26"),
    async (page) => {
      await play(page, 17, 30);
      await seen(page, ".refusal");
    },
  ],
  over: [
    "",
    async (page) => {
      await play(page, 10, 14);
      await answered(page);
      await page.getByRole("button", { name: "Abandonar" }).click();
      await page.getByRole("button", { name: "Sí, abandono" }).filter({ visible: true }).click();
      await seen(page, ".referee.over");
    },
  ],
  international: ["#rules=international", nothing],
  new: ["", (page) => page.getByRole("button", { name: "Nueva partida" }).click()],
  menu: [
    "",
    async (page) => {
      if (await page.locator("#more").isVisible()) await page.locator("#more").click();
    },
  ],
  sheet: [
    "",
    async (page) => {
      await opened(page);
      await openPanel(page, "game");
      await scoreSheet(page);
    },
  ],
  analysis: [
    "",
    async (page) => {
      await opened(page);
      await openPanel(page, "analysis");
      await seen(page, ".analysis");
      await page.locator("#engine-toggle").check();
      await expect(page.locator(".line-row").first()).toBeAttached();
    },
  ],
  review: [
    "",
    async (page) => {
      await opened(page);
      await openPanel(page, "analysis");
      await page.locator("#review").click();
      await expect(page.locator(".review .accuracy")).toBeAttached({ timeout: 45_000 });
    },
  ],
  inside: [middle, tree],
  stage: [middle, stage],
  learn: ["", (page) => openPanel(page, "learn").then(() => seen(page, ".school-cards"))],
  lesson: ["", lesson],
  endings: ["", (page) => room(page, "endings").then(() => seen(page, "[data-ending]"))],
  coordinates: [
    "",
    async (page) => {
      await room(page, "coordinates");
      await press(page, "[data-quiz=find-count-black]");
      await expect(page.locator(".school-asked").first()).toBeAttached();
    },
  ],
  openings: ["", (page) => room(page, "openings").then(() => seen(page, ".book tbody"))],
  puzzles: ["", (page) => room(page, "puzzles").then(() => seen(page, ".puzzle-start"))],
  puzzle: [
    "",
    async (page) => {
      await room(page, "puzzles");
      await press(page, ".puzzle-start");
      await seen(page, ".puzzle-says");
    },
  ],
  workout: ["", workout],
  exercises: ["", (page) => workout(page).then(() => press(page, "[data-step=exercises]"))],
  duty: ["", duty],
  projector: ["", (page) => duty(page).then(() => page.keyboard.press("p"))],
  library: ["", (page) => openPanel(page, "library")],
  settings: ["", (page) => openPanel(page, "settings")],
  editor: [
    "",
    async (page) => {
      await scoreSheet(page);
      await press(page, ".panel-body.game > .row:last-child button:last-child");
      await seen(page, ".editor");
    },
  ],
  help: ["", (page) => page.keyboard.press("?").then(() => seen(page, "#close-help"))],
};

// SPDX-License-Identifier: MIT
// Learning as people do it: a lesson by touch and by keys, in both languages, with the referee's answers; endings that
// are won and that slip; coordinates; and what a reload leaves.
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { accessible, expect, label, open, square, test } from "./page";

const program = process.env["DAMAS"] ?? "../build/release/damas";

/** A page on which pieces move at once, and only where they are told to. */
async function learn(page: Page, language: "es" | "en" = "es"): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem("damas.settings"))
      localStorage.setItem("damas.settings", JSON.stringify({ motion: false, oneClick: false, language: chosen }));
  }, language);
  await open(page);
  await page.locator("[data-panel=learn]").click();
  await expect(page.locator(".school-home")).toBeVisible();
}
async function lesson(page: Page, id: string): Promise<void> {
  await page.locator(".school-list-button").click();
  await page.locator(`[data-lesson=${id}]`).click();
  await expect(page.locator(".school-say")).toBeVisible();
}
const said = (page: Page) => page.locator(".school-said");
const next = (page: Page) => page.locator(".school-next").click();
const press = async (page: Page, ...squares: number[]): Promise<void> => {
  for (const number of squares) await square(page, number).click();
};

test("a whole lesson by clicks: the law answers what is not allowed, and stars are kept", async ({ page }) => {
  await learn(page);
  await lesson(page, "compulsory");
  await press(page, 12, 16);
  await expect(said(page)).toHaveText("Capturar es obligatorio: 9x18 (artículo 20).");
  await expect(page.locator(".school-next")).toBeDisabled();
  await accessible(page);
  await press(page, 9, 18);
  await expect(said(page)).toHaveText("¡Muy bien!");
  await next(page);
  // Squares are touched, and one that is wrong is explained.
  await press(page, 4);
  await expect(said(page)).toHaveText("El de la 4 no tiene ningún rival delante.");
  await press(page, 10, 11);
  await expect(said(page)).toHaveText("¡Muy bien!");
  await next(page);
  await press(page, 11, 18);
  await next(page);
  await expect(page.locator(".school-done")).toHaveText("¡Lección terminada!");
  await expect(page.locator(".stars")).toHaveAttribute("aria-label", "2 estrellas");
  await accessible(page);
  await page.locator(".school-back").click();
  await expect(page.locator("[data-lesson=compulsory] .stars")).toBeVisible();
  await accessible(page);
  // The game is as it was, and what was learnt is still known after a reload.
  await page.locator("[data-panel=game]").click();
  await expect(page.locator(".board .piece")).toHaveCount(24);
  await page.reload();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "white");
  await page.locator("[data-panel=learn]").click();
  await page.locator(".school-list-button").click();
  await expect(page.locator("[data-lesson=compulsory] .stars")).toBeVisible();
});

test("a lesson with nothing but keys, in English", async ({ page }) => {
  await learn(page, "en");
  await page.locator(".school-go-on").press("Enter");
  await expect(page.locator(".school-say")).toContainText("Touch square 1.");
  await expect(page.getByRole("status").first()).toContainText("Touch square 1.");
  await page.locator(".cell[tabindex='0']").focus();
  const go = async (keys: string): Promise<void> => {
    for (const key of keys.split(" ")) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  };
  await go("End");
  await go("Enter");
  await expect(said(page)).toHaveText("Very good!");
  await go("Enter"); // The next step.
  await expect(page.locator(".school-count")).toHaveText("Step 2 of 3");
  await go("ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp Home Enter");
  await expect(said(page)).toHaveText("Very good!");
  await go("Enter");
  await expect(page.locator(".school-count")).toHaveText("Step 3 of 3");
  // A reload goes on where it was left.
  await page.reload();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "white");
  await page.locator("[data-panel=learn]").click();
  if ((await page.locator(".school-home").count()) === 0) await page.locator("[data-panel=learn]").click();
  await expect(page.locator(".school-go-on")).toHaveText("Go on");
  await page.locator(".school-go-on").press("Enter");
  await expect(page.locator(".school-count")).toHaveText("Step 3 of 3");
  for (const number of [1, 5, 10, 14, 19, 23, 28, 32]) {
    await square(page, number).focus();
    await page.keyboard.press("Enter");
  }
  await expect(said(page)).toContainText("decides many endings");
});

test("a legal move that is not asked for is explained and taken back; the other side answers", async ({ page }) => {
  await learn(page);
  await lesson(page, "start");
  await press(page, 10, 14);
  await next(page);
  await press(page, 9, 13);
  await expect(said(page)).toContainText("9-13 es legal, pero no es lo que se pide");
  await expect.poll(() => label(page, 9)).toContain("peón blanco");
  await press(page, 10, 14);
  await expect.poll(() => label(page, 17)).toContain("peón negro");
  await press(page, 12, 16);
  await expect(said(page)).toHaveText("¡Muy bien!");
});

/** The best and the worst move by the program's tables, with White to move. */
function byTables(fen: string): { best: string; worst: string } {
  const ask = (lines: string[]) =>
    execFileSync(program, ["referee"], { input: lines.join("\n") + "\n", encoding: "utf8" })
      .trim()
      .split("\n");
  const all = ask([`moves spanish ${fen}`])[0]!.split(" ");
  const known = ask(all.map((move) => `tables spanish ${fen} ${move}`));
  const worth = (text: string) => (/^loss (\d+)/.exec(text) ? 1000 - Number(text.slice(5)) : 0);
  const sorted = all.map((move, i) => ({ move, worth: worth(known[i]!) })).sort((a, b) => b.worth - a.worth);
  return { best: sorted[0]!.move, worst: sorted[sorted.length - 1]!.move };
}
async function onBoard(page: Page): Promise<string> {
  const labels = await page
    .locator(".cell.played")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")!));
  const of = (piece: string, letter: string) =>
    labels.filter((text) => text.includes(piece)).map((text) => letter + text.split(",")[0]);
  const side = (name: string) => [...of(`dama ${name}`, "K"), ...of(`peón ${name}`, "")].join(",");
  return `W:W${side("blanca")}${side("blanco")}:B${side("negra")}${side("negro")}`;
}
async function playMove(page: Page, move: string): Promise<void> {
  const [from, to] = move.split(/[-x]/).map(Number) as [number, number];
  await press(page, from, to);
}

test("a Forzosa slips, is taken back, and is won against the tables", async ({ page }) => {
  await learn(page);
  await page.locator("[data-room=endings]").click();
  await accessible(page);
  await page.locator('[data-ending="spanish.forzosa"]').click();
  await expect(said(page)).toContainText("está ganada en", { timeout: 30_000 });
  await expect(page.locator(".counters")).toContainText("Forzosa: 0 de 12 jugadas de cada bando");
  const left = async () => Number(/ganada en (\d+)/.exec((await said(page).textContent())!)?.[1] ?? 0);
  await playMove(page, byTables(await onBoard(page)).worst);
  await expect(said(page)).toContainText("Se ha escapado la victoria. Fue tu jugada 1");
  await accessible(page);
  await page.locator(".school-take-back").click();
  await expect(said(page)).toContainText("está ganada en", { timeout: 30_000 });
  for (let moves = await left(); moves > 0; moves = moves - 1) {
    await expect(said(page)).toContainText(`está ganada en ${moves} `);
    await playMove(page, byTables(await onBoard(page)).best);
  }
  await expect(said(page)).toContainText("¡Ganada!");
  await page.locator(".school-back").click();
  await expect(page.locator('[data-ending="spanish.forzosa"]')).toContainText("1 vez, 0 sin fallo");
});

test("coordinates by touch, by the pad and by keys", async ({ page }) => {
  await learn(page);
  await page.locator("[data-room=coordinates]").click();
  await accessible(page);
  await page.locator("[data-quiz=find-count-black]").click();
  const asked = page.locator(".school-asked");
  for (let i = 0; i < 3; i++) {
    const number = Number(/\d+/.exec((await asked.textContent())!)![0]);
    await square(page, number).click();
    await expect(page.locator(".school-score")).toContainText(`${i + 1} bien, 0 mal`);
  }
  await page.locator(".school-back").click();
  await page.locator("[data-quiz=name-time-white]").click();
  const marked = () => page.locator(".cell[aria-label*='qué número']").getAttribute("data-square");
  await page.locator(`[data-number="${await marked()}"]`).click();
  await expect(page.locator(".school-score")).toContainText("1 bien, 0 mal");
  await accessible(page);
  await page.locator("#school-number").fill(String(await marked()));
  await page.keyboard.press("Enter");
  await expect(page.locator(".school-score")).toContainText("2 bien, 0 mal");
  // Digits are taken wherever the focus is.
  await page.locator("#school-number").evaluate((field) => field.blur());
  await page.keyboard.type(String(await marked()));
  await page.keyboard.press("Enter");
  await expect(page.locator(".school-score")).toContainText("3 bien, 0 mal");
  await page.locator(".school-back").click();
  await page.locator("[data-quiz=move-count-white]").click();
  for (let i = 0; i < 2; i++) {
    await expect(asked).toHaveText(/\d+-\d+/);
    await playMove(page, /\d+-\d+/.exec((await asked.textContent())!)![0]);
    await expect(page.locator(".school-score")).toContainText(`${i + 1} bien, 0 mal`);
  }
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("all numbers of the board are in sight on the smallest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await learn(page);
    await page.locator("[data-room=coordinates]").tap();
    await page.locator("[data-quiz=name-time-white]").tap();
    await expect(page.locator(".school-numbers button")).toHaveCount(32);
    await expect(page.locator("[data-number='32']")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-number='1']")).toBeInViewport({ ratio: 1 });
    await page.locator("[data-number='32']").tap();
    await expect(page.locator(".school-score")).toContainText(/[01] bien, [01] mal/);
  });

  test("a lesson by touch: the board is not covered, nothing has to be scrolled", async ({ page }) => {
    await learn(page);
    // What is asked is read on the screen.
    await page.locator("[data-room=coordinates]").tap();
    await page.locator("[data-quiz=find-count-black]").tap();
    await expect(page.getByText(/^Toca la \d+$/).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    await page.locator(".school-back").tap();
    await page.locator(".school-back").tap();
    await page.locator(".school-list-button").tap();
    await page.locator("[data-lesson=men]").tap();
    await expect(page.locator(".school-say")).toBeVisible();
    for (const number of [10, 13]) await square(page, number).tap();
    await expect(page.locator(".phone-referee")).toContainText("¡Muy bien!");
    const board = (await page.locator(".board").boundingBox())!;
    const button = (await page.locator(".school-next").boundingBox())!;
    const sheet = (await page.locator(".side").boundingBox())!;
    expect(board.y + board.height).toBeLessThanOrEqual(sheet.y);
    expect(button.y + button.height).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await accessible(page);
    await page.locator(".school-next").tap();
    for (const number of [18, 19]) await square(page, number).tap();
    await expect(page.locator(".phone-referee")).toContainText("¡Muy bien!");
  });
});

// SPDX-License-Identifier: MIT
// What has to be answered or read under the board is seen whole on every phone, and nothing lies on it.
import type { Page } from "@playwright/test";
import { expect, open, openPanel, test } from "./page";

const phones = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;

const tags = '[White "Ana"]\n[Black "Luis"]\n[GameType "24"]\n[Result "0-1"]\n';

async function paste(page: Page, text: string): Promise<void> {
  await openPanel(page, "library");
  await page.locator("#pdn").fill(text);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
}

/** What of the arbiter's sentence and its answers a person does not see whole, or cannot touch. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".phone-referee :is(p, h2, button)")]
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const seen = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("p, h2, button") === one;
        return width > 0 && !(seen(left + 2, top + 3) && seen(right - 3, top + 3) && seen(left + 2, bottom - 3));
      })
      .map((one) => one.textContent ?? ""),
  );

/** The arbiter says this, and all of it is seen. */
async function whole(page: Page, said: string): Promise<void> {
  await expect(page.locator(".phone-referee")).toContainText(said);
  expect(await hidden(page), said).toEqual([]);
}

for (const [width, height] of phones)
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });
    const answer = (page: Page, name: string) => page.locator(".phone-referee").getByRole("button", { name });
    const act = (page: Page, name: string) => page.locator(".actions").getByRole("button", { name }).click();

    test("draws, resigning and the end are answered", async ({ page }) => {
      await open(page);
      await whole(page, "Es tu turno");
      await act(page, "Nueva partida");
      await page.getByLabel("Otra persona").check();
      await page.getByRole("button", { name: "Jugar", exact: true }).click();
      await expect(page.locator(".player .state")).toHaveText(["", "Turno de las blancas"]);
      await act(page, "Ofrecer tablas");
      await whole(page, "Las blancas ofrecen tablas");
      await answer(page, "Seguir jugando").click();
      await act(page, "Abandonar");
      await whole(page, "¿Abandonar la partida?");
      await answer(page, "No, sigo").click();
      await act(page, "Abandonar");
      await answer(page, "Sí, abandono").click();
      await whole(page, "Ganan las negras");
      // The heading says who wins, the sentence says why.
      await expect(page.locator(".phone-referee .over p")).toHaveText(/^Las blancas abandonan/);
      await answer(page, "Revancha").click();
      await expect(page.locator(".phone-referee .over")).toHaveCount(0);
    });

    test("a bad file is annulled or left, a good one reviewed", async ({ page }) => {
      await open(page);
      await paste(page, `${tags}\n1. 9-13 21-17 2. 13-9 0-1\n`);
      await whole(page, "13-9 no vale");
      await answer(page, "Entendido").click();
      await whole(page, "Estás estudiando");
      await paste(page, `${tags}\n1. 9-13 21-17 2. 13-9 0-1\n`);
      await whole(page, "13-9 no vale");
      await answer(page, "Anular la partida").click();
      await whole(page, "Partida anulada");
      await paste(page, `${tags}\n1. 9-13 21-17 0-1\n`);
      await whole(page, "Estás estudiando");
      await answer(page, "Revisar la partida").click();
    });

    test("an open sheet leaves the sentence whole, and its moves have room", async ({ page }) => {
      await open(page);
      await paste(page, `${tags}\n1. 9-13 21-17 0-1\n`);
      await page.locator(".move-strip").click();
      await expect(page.locator(".app")).toHaveClass(/sheet-half/);
      await page.locator(".side").evaluate((one) => Promise.all(one.getAnimations().map((all) => all.finished)));
      await whole(page, "Estás estudiando");
      await expect(page.locator(".side .navigation")).toBeInViewport({ ratio: 1 });
      const { height: list } = (await page.locator(".side .moves").boundingBox())!;
      expect(list).toBeGreaterThan(Math.max(130, 0.47 * height - 140));
    });

    test("a game that is over leaves no empty box, and the bar says who has won", async ({ page }) => {
      await open(page, "#rules=spanish&fen=W:W18:B22&moves=18x27&ply=0");
      await page.keyboard.press("End");
      await openPanel(page, "analysis");
      await page.getByRole("checkbox", { name: "Motor" }).check();
      await whole(page, "Ganan las blancas");
      const said = (await page.locator(".phone-referee .over").boundingBox())!;
      expect(said.height).toBeLessThan(50);
      expect(said.y + said.height).toBeLessThan((await page.locator(".side").boundingBox())!.y + 1);
      const text = page.locator(".bar-text");
      await expect(text).toHaveText("Ganan las blancas");
      expect(
        await text.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
      ).toEqual([0, 0]);
    });
  });

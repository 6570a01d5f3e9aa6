// SPDX-License-Identifier: MIT
// Makes the pictures of the READMEs from the running application: node pictures.mjs ADDRESS [DIR]
import { chromium } from "@playwright/test";

const [address, directory = "../docs/images"] = process.argv.slice(2);
if (!address) throw new Error("usage: node pictures.mjs ADDRESS [DIR]");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

async function picture(
  name,
  { hash = "", language = "es", viewport = { width: 1280, height: 800 }, theme = "light", act = async () => {} },
) {
  const page = await browser.newPage({ viewport, locale: language, deviceScaleFactor: 1 });
  await page.addInitScript(
    ([l, t]) => localStorage.setItem("damas.settings", JSON.stringify({ language: l, theme: t, motion: false })),
    [language, theme],
  );
  await page.goto(address + hash);
  await page.waitForSelector(".cell.played");
  await act(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${directory}/${name}.png` });
  await page.close();
}

const opening = "#rules=spanish&moves=10-14.22-18.12-16.26-22.5-10.21-17.14x21.25x18";
for (const language of ["es", "en"]) {
  await picture(`play.${language}`, { language, hash: opening });
  await picture(`analysis.${language}`, {
    language,
    hash: opening,
    act: async (page) => {
      await page.click("[data-panel=analysis]");
      await page.click("#engine-toggle");
      await page.waitForTimeout(4000);
    },
  });
  await picture(`workout.${language}`, {
    language,
    viewport: { width: 1440, height: 810 },
    act: async (page) => {
      await page.click("[data-panel=workout]");
      await page.click("#begin-lesson");
      for (const [from, to] of [
        [10, 14],
        [22, 18],
      ]) {
        await page.click(`[data-square="${from}"]`);
        await page.click(`[data-square="${to}"]`);
        await page.waitForSelector("#work-done");
        if (from === 10) await page.click("#work-done");
        await page.waitForTimeout(1200);
      }
      await page.keyboard.press("p");
    },
  });
  await picture(`inside.${language}`, {
    language,
    viewport: { width: 1440, height: 900 },
    hash: "#rules=spanish&fen=W:W5,6,9,10,13:B21,22,25,26,30",
    act: async (page) => {
      await page.click("[data-panel=inside]");
      await page.click("#run-tree");
      await page.locator(".node.cut").first().click();
      await page.locator(".tree-summary").evaluate((e) => e.scrollIntoView());
    },
  });
}
await picture("phone", {
  viewport: { width: 390, height: 844 },
  hash: "#rules=spanish&fen=W:W8,K17,5,6:B12,19,26,32,31",
  act: async (page) => {
    await page.click('[data-square="17"]');
    await page.click('[data-square="30"]');
  },
});
await browser.close();

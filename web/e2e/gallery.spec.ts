// SPDX-License-Identifier: MIT
// A picture of every screen at every size, which ../gallery.mjs lays on a sheet for each size, to be looked at. Every
// screen must be reached, throws nothing, and no window scrolls sideways.
import type { Browser } from "@playwright/test";
import { screens } from "./gallery";
import { expect, open, test } from "./page";

const sizes = ["360x640", "390x844", "844x390", "820x1180", "1000x700", "1280x720", "1440x900", "1920x1080"];
const looks = [...sizes.map((size) => [size, "light"]), ["390x844", "dark"], ["1280x720", "contrast"]];

/** A browser in which nobody has been yet. */
async function visitor(browser: Browser, baseURL: string, size: string, theme: string) {
  const [width, height] = size.split("x").map(Number) as [number, number];
  const context = await browser.newContext({
    baseURL,
    locale: "es-ES",
    serviceWorkers: "block",
    viewport: { width, height },
  });
  await context.addInitScript((settings) => localStorage.setItem("damas.settings", JSON.stringify(settings)), {
    theme,
    language: "es",
    motion: false,
    sound: false,
    oneClick: false,
  });
  return context;
}

for (const [size, theme] of looks as [string, string][])
  test(`every screen at ${size}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    for (const [name, [hash, reach]] of Object.entries(screens))
      await test.step(name, async () => {
        const context = await visitor(browser, baseURL!, size, theme);
        const page = await context.newPage();
        page.setDefaultTimeout(45_000);
        const thrown: string[] = [];
        page.on("pageerror", (error) => thrown.push(error.message));
        await open(page, hash);
        await reach(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `test-results/gallery/${theme}-${size}/${name}.png` });
        expect.soft(thrown, name).toEqual([]);
        await context.close();
      });
  });

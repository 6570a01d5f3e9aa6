// SPDX-License-Identifier: MIT
// Makes the icons that systems want as pictures from public/icon.svg: node icons.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const here = dirname(fileURLToPath(import.meta.url));
const rounded = readFileSync(join(here, "public/icon.svg"), "utf8");
// Systems that cut icons to their own shape get one without corners of its own; its discs stay in the middle, which
// all of them leave.
const square = rounded.replace('rx="96"', "").replace(/<path d="[^"]*"/, '<path d="M0 256h256V0h256v256H256v256H0z"');
if (square === rounded) throw new Error("icon.svg has other corners than this script knows");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(join(here, "public/icons"), { recursive: true });
for (const [name, size, svg] of [
  ["icon-192", 192, rounded],
  ["icon-512", 512, rounded],
  ["maskable-512", 512, square],
  ["apple-touch-180", 180, square],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(here, `public/icons/${name}.png`), omitBackground: svg === rounded });
  await page.close();
}
await browser.close();

// SPDX-License-Identifier: MIT
// Lays the pictures that e2e/gallery.spec.ts took on one sheet for each size: test-results/gallery/THEME-SIZE.png.
// CI keeps the folder; it is never part of the repository.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const folder = join(import.meta.dirname, "test-results/gallery");
/** How high a picture is on the sheet, at most. */
const most = 520;

function sheet(look) {
  const height = Math.min(most, Number(/x(\d+)/.exec(look)[1]));
  const figures = readdirSync(join(folder, look))
    .map((file) => {
      const bytes = readFileSync(join(folder, look, file)).toString("base64");
      const image = `<img src="data:image/png;base64,${bytes}" height="${height}">`;
      return `<figure>${image}<figcaption>${file}</figcaption></figure>`;
    })
    .join("");
  return `<!doctype html><meta charset="utf-8"><style>body{font:14px system-ui;margin:16px;background:#777;color:#fff;
display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}img{display:block}</style><h2>${look}</h2>${figures}`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const looks = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of looks) {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  const file = join(folder, `${name}.html`);
  writeFileSync(file, sheet(name));
  await page.goto(`file://${file}`);
  await page.screenshot({ path: file.replace(".html", ".png"), fullPage: true });
  await page.close();
}
await browser.close();
console.log(`${looks.length} sheets: ${folder}`);

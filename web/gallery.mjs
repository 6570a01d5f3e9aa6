// SPDX-License-Identifier: MIT
// Takes a picture of every screen at every size and lays them on one sheet, to be looked at: test-results/sheet.png.
// Usage: node sheet.mjs ADDRESS [--theme dark] [--sizes 390x844,...] [--screens game,...] [--language en]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const [address, ...rest] = process.argv.slice(2);
const flag = (name, usual) => {
  const at = rest.indexOf("--" + name);
  return at < 0 ? usual : rest[at + 1];
};
const theme = flag("theme", "light");
const language = flag("language", "es");
const sizes = flag("sizes", "360x640,390x844,844x390,820x1180,1000x700,1280x720,1440x900,1920x1080")
  .split(",")
  .map((size) => size.split("x").map(Number));
const folder = join(import.meta.dirname, "test-results/sheet");
mkdirSync(folder, { recursive: true });

/** Opens a panel as a person does: a tab that has no room is in the menu. */
async function panel(page, name) {
  const tab = page.locator(`[data-panel=${name}]`);
  if (!(await tab.isVisible())) await page.locator("#more").click();
  await tab.click();
}
const play = async (page, from, to) => {
  await page.locator(`[data-square="${from}"]`).click();
  await page.locator(`[data-square="${to}"]`).click();
};
const hash = (rules, fen) => `#rules=${rules}&fen=${fen}`;

/** Each screen: what stands in the address, and what is done before the picture. */
const screens = {
  first: ["", async () => undefined],
  game: [
    "",
    async (page) => {
      for (const [from, to] of [
        [10, 14],
        [11, 15],
      ]) {
        await play(page, from, to);
        await page.locator(".board[data-turn=white]").waitFor();
      }
      await page.locator(".actions .action").nth(3).click();
      await page.locator(".hinted").first().waitFor();
    },
  ],
  refused: [
    hash("spanish", "W:W8,K17:B12,19,26"),
    async (page) => {
      await play(page, 17, 30);
      await page.locator(".refusal").first().waitFor({ state: "attached" });
    },
  ],
  over: [
    "",
    async (page) => {
      await page.locator(".action").nth(6).click();
      await page.locator(".referee .danger:visible").click();
      await page.locator(".over").first().waitFor({ state: "attached" });
    },
  ],
  new: ["", (page) => page.locator(".action").first().click()],
  menu: [
    "",
    async (page) => {
      if (await page.locator("#more").isVisible()) await page.locator("#more").click();
    },
  ],
  sheet: [
    "",
    async (page) => {
      await play(page, 10, 14);
      await page.locator(".board[data-turn=white]").waitFor();
      if (await page.locator(".move-strip").isVisible()) await page.locator(".move-strip").click();
    },
  ],
  analysis: [
    "",
    async (page) => {
      await panel(page, "analysis");
      await page.locator(".analysis input[type=checkbox]").first().check();
      await page.locator(".line-row").first().waitFor();
    },
  ],
  inside: [
    "",
    async (page) => {
      await panel(page, "inside");
      await page.locator("#run-tree").click();
      await page.locator(".tree-svg").waitFor();
    },
  ],
  learn: ["", (page) => panel(page, "learn")],
  puzzles: [
    "",
    async (page) => {
      await panel(page, "learn");
      await page.locator(".sections button").nth(2).click();
      await page.locator(".learn .primary").click();
    },
  ],
  workout: [
    "",
    async (page) => {
      await panel(page, "workout");
      await page.locator("#begin-lesson:enabled").waitFor();
    },
  ],
  lesson: [
    "",
    async (page) => {
      await panel(page, "workout");
      await page.locator("#begin-lesson").click();
      await page.locator(".duty").waitFor();
      await play(page, 10, 14);
      await page.locator("#work-done").waitFor();
    },
  ],
  library: ["", (page) => panel(page, "library")],
  settings: ["", (page) => panel(page, "settings")],
  editor: [
    "",
    async (page) => {
      if (await page.locator(".move-strip").isVisible()) await page.locator(".move-strip").click();
      await page.locator(".panel-body.game > .row:last-child button").last().click();
    },
  ],
  projector: ["", (page) => page.keyboard.press("p")],
};
const wanted = flag("screens", Object.keys(screens).join()).split(",");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const pictures = [];
for (const [width, height] of sizes)
  for (const name of wanted) {
    const context = await browser.newContext({ viewport: { width, height }, locale: "es-ES", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => localStorage.setItem("damas.settings", kept),
      JSON.stringify({
        theme,
        language,
        motion: false,
      }),
    );
    const [fragment, act] = screens[name];
    let failed = "";
    try {
      await page.goto(address + fragment);
      await page.locator(".board[data-turn]").waitFor();
      page.setDefaultTimeout(8000);
      await act(page);
    } catch (error) {
      failed = String(error).split("\n")[0];
    }
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const file = `${theme}-${width}x${height}-${name}.png`;
    await page.screenshot({ path: join(folder, file) });
    pictures.push({ width, height, name, file, failed });
    if (failed) console.log(`${width}x${height} ${name}: ${failed}`);
    await context.close();
  }

/** The sheet: a row a size, every picture of it equally high. */
const rows = sizes.map(([width, height]) => {
  const high = Math.min(420, height);
  const all = pictures
    .filter((one) => one.width === width && one.height === height)
    .map(({ name, file, failed }) => {
      const bytes = readFileSync(join(folder, file)).toString("base64");
      const alt = `${name}${failed ? " ✗" : ""}`;
      const image = `<img src="data:image/png;base64,${bytes}" height="${high}">`;
      return `<figure>${image}<figcaption>${alt}</figcaption></figure>`;
    });
  return `<h2>${width} × ${height}</h2><div>${all.join("")}</div>`;
});
const sheet = join(folder, `../sheet-${theme}.html`);
writeFileSync(
  sheet,
  `<!doctype html><meta charset="utf-8"><style>body{font:14px system-ui;margin:16px;background:#777;color:#fff}
div{display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}img{display:block}</style>${rows.join("\n")}`,
);
const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
await page.goto("file://" + sheet);
await page.screenshot({ path: sheet.replace(".html", ".png"), fullPage: true });
await browser.close();
console.log(`${pictures.length} pictures: ${sheet.replace(".html", ".png")}`);

// SPDX-License-Identifier: MIT
// The tree of a search on its stage: steps, windows, guessing, zoom and fingers, keys and those who listen, pictures
// and links; at a phone's, a laptop's and a projector's size.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accessible, expect, fen, open, test } from "./page";

const middle = "W:W5,6,9,10,13:B21,22,25,26,30";
const caption = (page: Page) => page.locator(".tree-caption");
const here = (page: Page) => page.locator(".tree-view").getAttribute("aria-activedescendant");
/** What a screen reader says of the node that it stands on. */
const said = async (page: Page) => page.locator(`#${await here(page)}`).getAttribute("aria-label");
const zoomOf = (page: Page) =>
  page.locator(".camera").evaluate((camera) => new DOMMatrix(getComputedStyle(camera).transform).a);

async function search(page: Page, at = middle): Promise<void> {
  await open(page, fen(at));
  await page.locator("[data-panel=inside]").click();
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-view .node").first()).toBeVisible();
}
async function stage(page: Page, at = middle): Promise<void> {
  await search(page, at);
  await page.locator("#to-stage").click();
  await expect(page.locator(".stage .tree-view")).toBeFocused();
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`the stage at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await stage(page);
    await expect(caption(page)).toHaveText("Fin: MAX juega 10-14, que vale 8.");
    await page.keyboard.press("Home");
    for (let i = 0; i < 16; i++) await page.keyboard.press("PageDown");
    await expect(caption(page)).toHaveText("9-13 vale 5: MAX en 30-27 sube α de −1 a 5.");
    await expect(page.locator(".node.selected .moved")).toHaveText("[−1→5, 0]");
    await page.screenshot({ path: `test-results/stage-${width}-bound.png` });
    await page.keyboard.press("PageDown");
    await expect(caption(page)).toHaveText("MAX en 30-27: 5 ≥ β = 0, corta: las otras 2 jugadas no se miran.");
    await expect(page.locator(".ghost")).toHaveText("✂ 2: 10-14, 6-11");
    await accessible(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".tree-bar :is(button, input, select)")]
        .map((one) => one.getBoundingClientRect())
        .some((box) => box.width > 0 && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)),
    );
    expect(cut).toBe(false);
    // From the last row of a class.
    if (width >= 1920) {
      const size = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect((await size(".node-value")) * (await zoomOf(page))).toBeGreaterThanOrEqual(20);
      expect(await size(".tree-caption")).toBeGreaterThanOrEqual(32);
    }
    await page.screenshot({ path: `test-results/stage-${width}-cut.png` });
    await page.keyboard.press("Escape");
    await expect(page.locator(".stage")).toHaveCount(0);
    await expect(page.locator("#to-stage")).toBeFocused();
  });

for (const [width, height] of [
  [640, 360],
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`guessing at ${width}×${height}: the tree is seen and everything can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await stage(page);
    const controls = page.locator(".stage :is(button, select, input, summary):visible");
    const lost = async () => {
      const found: string[] = [];
      for (const one of await controls.all()) {
        await one.scrollIntoViewIfNeeded();
        const name = await one.evaluate((control) => {
          const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return inside && control.contains(hit) ? "" : control.textContent || control.ariaLabel || control.tagName;
        });
        if (name) found.push(name);
      }
      return found;
    };
    await page.getByRole("button", { name: "Adivina la poda" }).click();
    await page.locator(".teams summary").click();
    await page.getByRole("button", { name: "Otro equipo" }).click();
    await page.locator(".teams summary").click();
    await page.locator(".asked .primary").click();
    expect(await lost()).toEqual([]);
    expect((await page.locator(".stage .tree-view").boundingBox())!.height).toBeGreaterThan(100);
    const run = (await page.locator(".stage .nav.run").boundingBox())!;
    expect(Math.abs(run.width - run.height)).toBeLessThan(1);
    // The bar has two rows at most.
    expect((await page.locator(".stage .tree-bar").boundingBox())!.height).toBeLessThan(110);
    // A list that is open lies over the tree, and only one is.
    for (const list of [".teams", ".stage-saving"]) {
      await page.locator(`${list} summary`).click();
      const shown = page.locator(`${list} :is(button, input)`);
      expect(await shown.count()).toBeGreaterThan(3);
      for (const one of await shown.all()) {
        await one.scrollIntoViewIfNeeded();
        await expect(one).toBeInViewport({ ratio: 0.95 });
      }
    }
    await page.screenshot({ path: `test-results/stage-${width}-saving.png` });
    await page.getByRole("button", { name: "Salir" }).click();
    await expect(page.locator(".stage")).toHaveCount(0);
  });

test("a key brings the stage from anywhere, and it runs and stops", async ({ page }) => {
  await open(page, fen(middle));
  await page.keyboard.press("e");
  await expect(page.locator(".stage .tree-view")).toBeVisible();
  await page.getByLabel("Velocidad").selectOption("20/s");
  await page.getByRole("button", { name: "Ver crecer" }).click();
  await expect(page.locator(".bar-steps .num")).toHaveText(/^([3-9]|[1-9]\d+)\/128$/);
  await page.getByRole("button", { name: "Pausa" }).click();
  await expect(page.getByRole("button", { name: "Ver crecer" })).toBeVisible();
  // Keys of the game do nothing here.
  await page.keyboard.press("n");
  await expect(page.locator(".stage")).toBeVisible();
});

test("guessing: nothing is given away, a class answers, and at the end it is summed up", async ({ page }) => {
  await stage(page, "W:W9,10:B22,21");
  await page.getByRole("button", { name: "Adivina la poda" }).click();
  await page.locator(".teams summary").click();
  await page.getByRole("button", { name: "Otro equipo" }).click();
  await page.getByLabel("Nombre del equipo 1").fill("Linces");
  await page.locator(".asked .primary").click();
  await expect(caption(page)).toContainText("¿Se corta aquí?");
  await expect(page.locator(".node.cut, .ghost, .tree-summary")).toHaveCount(0);
  await page.keyboard.press("PageDown");
  await expect(caption(page)).toContainText("¿Se corta aquí?");
  await page.screenshot({ path: "test-results/stage-question.png" });
  for (let i = 0; i < 60; i++) {
    await expect(page.locator(".says-cut, .predict-end").first()).toBeVisible();
    if ((await page.locator(".predict-end").count()) > 0) break;
    await page.getByRole("button", { name: "Linces: Se corta" }).click();
    await expect(page.locator(".asked")).toContainText("Ha respondido");
    await page.getByRole("button", { name: "Equipo 2: Se sigue" }).click();
    await expect(caption(page)).toHaveText(/^(Sí, se corta|No, se sigue): /);
    await expect(page.locator(".team.right")).toHaveCount(1);
    await expect(page.locator(".team.wrong")).toHaveCount(1);
    await page.locator(".asked .primary").click();
  }
  await expect(page.locator(".predict-end")).toContainText("Así ha quedado");
  await expect(page.locator(".predict-end tbody tr")).toHaveCount(2);
  await accessible(page);
  await page.screenshot({ path: "test-results/stage-summary.png" });
  await page.getByRole("button", { name: "Dejar el juego" }).click();
  await expect(page.locator(".scoreboard")).toHaveCount(0);
});

test("zoom by wheel, keys and buttons, drag, fit and fold", async ({ page }) => {
  await stage(page);
  const before = await zoomOf(page);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Ver entero" }).click();
  await expect.poll(() => zoomOf(page)).toBeLessThan(before);
  await page.keyboard.press("+");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const left = () => page.locator(".camera").evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).e);
  const from = await left();
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(500, 320, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(from + 50);
  await page.getByRole("button", { name: "Plegar lo acabado" }).click();
  await expect(page.locator(".node")).toHaveCount(5);
  await expect(page.locator(".fold-text").nth(1)).toHaveText(/^\+\d+$/);
});

for (const [language, best, fewer, deep] of [
  ["es", /^Mejor: 10-14, vale 8 · 62 nodos/, /mira un [\d,]+ % de nodos menos que minimax/, "Profundidad 3"],
  ["en", /^Best: 10-14, worth 8 · 62 nodes/, /looks at [\d.]+% fewer nodes than minimax/, "Depth 3"],
] as const)
  test(`what was found reads as sentences, ${language}`, async ({ page }) => {
    await page.addInitScript(
      (code) => localStorage.setItem("damas.settings", JSON.stringify({ language: code })),
      language,
    );
    await search(page);
    await expect(page.locator(".tree-summary")).toHaveText(best);
    await expect(page.locator("label[for=depth]")).toHaveText(deep);
    await expect(page.locator(".node-move").first()).toHaveText("");
    await page.locator("#run-tree + button").click();
    await expect(page.locator(".compared > p")).toHaveText(fewer);
  });

test("two fingers zoom on a phone", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "es-ES" });
  const page = await context.newPage();
  await stage(page);
  const before = await zoomOf(page);
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 400, id })) });
  await touch("touchStart", 150, 240);
  for (const apart of [50, 70, 90]) await touch("touchMove", 195 - apart, 195 + apart);
  await touch("touchEnd");
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(before * 1.5);
  await context.close();
});

test("for those who listen it is a tree that can be walked", async ({ page }) => {
  await stage(page);
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  expect(await said(page)).toBe("MAX en la raíz, ventana de 8 a más infinito, vale 8");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => said(page)).toBe("MIN en 13-17, ventana de menos infinito a −5, vale −5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => said(page)).toBe("MAX en 30-27, ventana de 5 a 0, vale 5 o más, poda, 2 jugadas sin mirar");
  const item = page.locator(`#${await here(page)}`);
  await expect(item).toHaveAttribute("aria-level", "3");
  await expect(item).toHaveAttribute("aria-setsize", "4");
  await expect(item).toHaveAttribute("aria-posinset", "2");
  await expect(item).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(item).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => said(page)).toContain("MIN en 13-17");
});

test("pictures and a link leave the page, and the link leads back to the same step and node", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  await stage(page);
  await page.locator(".stage-saving summary").click();
  const file = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return readFileSync((await (await download).path())!);
  };
  const svg = (await file("Guardar SVG")).toString("utf8");
  expect(svg.match(/class="node /g)).toHaveLength(62);
  const png = await file("Guardar PNG");
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  expect(png.length).toBeGreaterThan(50_000);
  await page.locator(".stage .tree-view").focus();
  await page.keyboard.press("Home");
  for (let i = 0; i < 17; i++) await page.keyboard.press(".");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => here(page)).toBe("tree-node-1");
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(link).toContain("&step=18&node=1&stage=1");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.locator(".stage .bar-steps .num")).toHaveText("18/128");
  await expect.poll(() => here(page)).toBe("tree-node-1");
  await expect(page.locator(".stage-board .piece")).toHaveCount(10);
});

test("two thousand nodes in view: nothing takes the page long", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=inside]").click();
  await page.locator("#depth").fill("5");
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-summary")).toContainText("2332 nodos");
  await page.locator("#to-stage").click();
  await expect(page.locator(".stage .tree-view")).toBeFocused();
  await page.keyboard.press("0");
  await expect(page.locator(".far").first()).toBeAttached();
  // The processor's time, which other programs do not take: a busy machine is not taken for a slow page.
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const each = async (times: number, act: (i: number) => Promise<void>): Promise<number> => {
    await drawn();
    const before = await spent();
    for (let i = 0; i < times; i++) {
      await act(i);
      await drawn();
    }
    return ((await spent()) - before) / times;
  };
  const step = await each(10, () => page.keyboard.press(","));
  await page.mouse.move(500, 300);
  const zoom = await each(10, (i) => page.mouse.wheel(0, i < 5 ? -120 : 120));
  await page.mouse.down();
  const drag = await each(10, (i) => page.mouse.move(500 + 5 * i, 300));
  await page.mouse.up();
  console.log(`of the processor, in ms: step ${step.toFixed(1)}, zoom ${zoom.toFixed(1)}, drag ${drag.toFixed(1)}`);
  for (const one of [zoom, drag]) expect(one).toBeLessThan(50);
  // A step also asks the referee, and draws what he answers.
  expect(step).toBeLessThan(100);
});

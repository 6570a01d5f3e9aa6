// SPDX-License-Identifier: MIT
// Every screen in every look: no violation that axe knows, nothing wider than the window.
import { accessible, expect, inMenu, open, openPanel, openSheet, test } from "./page";

const panels = ["game", "analysis", "inside", "learn", "workout", "library", "settings"] as const;

for (const theme of ["light", "dark", "contrast"])
  test(`every panel is accessible, ${theme}`, async ({ page }) => {
    await page.addInitScript(
      (name) =>
        localStorage.setItem(
          "damas.settings",
          JSON.stringify({ theme: name, language: name === "dark" ? "en" : "es" }),
        ),
      theme,
    );
    await open(page);
    for (const panel of panels) {
      await openPanel(page, panel);
      if (panel === "inside") {
        await page.locator("#run-tree").click();
        await expect(page.locator(".tree-svg")).toBeVisible();
      }
      if (panel === "workout") await expect(page.locator("#begin-lesson")).toBeEnabled();
      if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
      await accessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/${test.info().project.name}-${theme}-${panel}.png` });
      if (panel === "learn") {
        await page.locator("[data-room=openings]").click();
        await expect(page.locator(".book tbody")).not.toHaveCount(0);
        await accessible(page);
        await page.screenshot({ path: `test-results/${test.info().project.name}-${theme}-openings.png` });
      }
    }
    await page.locator("[data-panel=game]").click();
    await page.locator(".actions button").first().click();
    await accessible(page);
    await page.screenshot({ path: `test-results/${test.info().project.name}-${theme}-new.png` });
  });

/** How much lighter the lighter of two colours is, as WCAG has it. */
function contrast(one: string, other: string): number {
  const light = (color: string): number => {
    const [r, g, b] = color.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return bright! / dark!;
}

test("small discs can be seen on their ground: their face or their edge", async ({ page }) => {
  await open(page);
  /** The name, the colours and the ground of each disc that is drawn beside the board. */
  const discs = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".badge .edge, .logo circle")].map((disc) => {
        const { fill, stroke } = getComputedStyle(disc);
        let at: Element | null = disc;
        let ground = "";
        let clear = 1;
        for (; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          clear = Math.min(clear, Number(style.opacity));
          if (/^rgb\(/.test(style.backgroundColor) && !ground) ground = style.backgroundColor;
        }
        const parts = (color: string) => color.match(/[\d.]+/g)!.map(Number);
        const under = parts(ground);
        const mixed = (part: number, i: number) => part * clear + under[i]! * (1 - clear);
        const seen = (color: string) =>
          color === "none" ? ground : `rgb(${parts(color).slice(0, 3).map(mixed).join()})`;
        const name = disc.closest("svg")!.parentElement!.textContent;
        return { name, fill: seen(fill), stroke: seen(stroke), ground };
      }),
    );
  for (const theme of ["light", "dark", "contrast"])
    for (const pieces of ["classic", "flat", "tournament"]) {
      await page.evaluate((part) => localStorage.setItem("damas.settings", JSON.stringify(part)), { theme, pieces });
      await page.reload();
      await expect(page.locator(".player .badge")).toHaveCount(2);
      await openSheet(page);
      await page.getByRole("button", { name: "Editar posición" }).click();
      await expect(page.locator(".tool .badge .edge")).not.toHaveCount(0);
      const all = await discs();
      expect(all.length).toBeGreaterThan(7);
      for (const { name, fill, stroke, ground } of all)
        expect(
          Math.max(contrast(fill, ground), contrast(stroke, ground)),
          `${theme} ${pieces} ${name} ${fill} ${stroke} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
    }
});

test("help opens, is accessible and closes", async ({ page }) => {
  await open(page);
  await (await inMenu(page, ".top-actions button")).click();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(".dialog")).toHaveCount(0);
});

/** What is alike in both languages. */
const alike = new Set(["damas", "Español", "English", "MAX", "MIN", "Minimax", "Total", "Planas", "PDN", "ES", "EN"]);

test("both languages, on every panel: nothing is left in the other one", async ({ page }) => {
  await open(page);
  /** Words of a panel, its labels and hints included. */
  const words = async (panel: string): Promise<string[]> => {
    await openPanel(page, panel);
    if (panel === "workout") await expect(page.locator("#begin-lesson")).toBeEnabled();
    if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
    return page.evaluate(() => {
      const found = new Set<string>();
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (!node.parentElement!.closest("noscript, .rules-page code, [lang]:not(html, .rules-page)"))
          found.add(node.nodeValue!.trim());
      for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"]) found.add(element.getAttribute(name) ?? "");
      return [...found].filter((text) => /\p{L}{3}/u.test(text));
    });
  };
  const spanish = new Map<string, string[]>();
  for (const panel of panels) spanish.set(panel, await words(panel));
  await page.locator("[data-panel=game]").click();
  await (await inMenu(page, ".top-actions button[aria-label=English]")).click();
  await page.locator("[data-panel=game]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator(".tabs")).toContainText("Analysis");
  for (const panel of panels) {
    const both = (await words(panel)).filter((text) => spanish.get(panel)!.includes(text) && !alike.has(text));
    expect(both, panel).toEqual([]);
  }
});

// SPDX-License-Identifier: MIT
// What a screen reader speaks in a short game played by keys alone: the name of what has the focus, from the browser's
// accessibility tree, and what the live regions say, in order. It is left in test-results/transcript.txt.
import { mkdirSync, writeFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { expect, fen, open, square, test, turn } from "./page";

interface AxValue {
  value?: unknown;
}
interface AxNode {
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** Roles as screen readers call them in Spanish; the others as they are. */
const roles: Record<string, string> = { gridcell: "celda", button: "botón", dialog: "diálogo", link: "enlace" };

class Reader {
  readonly lines: string[] = [];
  /** What was said and has not been waited for. */
  private fresh: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async begin(page: Page): Promise<Reader> {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      addEventListener("DOMContentLoaded", () =>
        new MutationObserver((records) => {
          for (const { target } of records) {
            const region = (target instanceof Element ? target : target.parentElement)?.closest("[aria-live]");
            const text = region?.textContent?.trim() ?? "";
            const line = region?.getAttribute("aria-live") === "assertive" ? `¡${text}!` : text;
            if (text !== "" && said.at(-1) !== line) said.push(line);
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true }),
      );
    });
    const tree = await page.context().newCDPSession(page);
    await tree.send("Accessibility.enable");
    return new Reader(page, tree);
  }

  /** What has the focus, as it is spoken. */
  private async focus(): Promise<string> {
    const { nodes } = (await this.tree.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    const states = (node: AxNode) => new Map(node.properties?.map(({ name, value }) => [name, value.value]));
    const here = nodes.filter((node) => !node.ignored && states(node).get("focused") === true).at(-1);
    if (!here || here.role?.value === "RootWebArea") return "";
    const role = String(here.role?.value ?? "");
    const state = states(here).get("selected") === true ? ", seleccionada" : "";
    return `${here.name?.value}, ${roles[role] ?? role}${state}`;
  }

  /** Waits until something is said that fits; what was said before it is over. */
  async hears(what: RegExp): Promise<void> {
    const heard = async (): Promise<boolean> => {
      const said = await this.page.evaluate(() => (window as never as { said: string[] }).said.splice(0));
      for (const text of said) this.lines.push(`    ${text}`);
      this.fresh.push(...said);
      return this.fresh.some((text) => what.test(text));
    };
    await expect.poll(heard, { message: String(what) }).toBe(true);
    this.fresh = this.fresh.slice(this.fresh.findIndex((text) => what.test(text)) + 1);
  }

  async press(key: string): Promise<string> {
    await this.page.keyboard.press(key);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const name = await this.focus();
    this.lines.push(`[${key}] ${name}`);
    return name;
  }
}

test("a game by keys, as it is spoken", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium shows its accessibility tree");
  const reader = await Reader.begin(page);
  await page.addInitScript(() => localStorage.setItem("damas.settings", JSON.stringify({ motion: false })));
  await open(page);
  expect(await reader.press("Tab")).toBe("Ir al tablero, enlace");
  expect(await reader.press("Enter")).toMatch(/^\d+, .*celda/);
  await square(page, 10).focus();
  expect(await reader.press("Enter")).toMatch(/^10, peón blanco, .*elegida.*celda, seleccionada$/);
  expect(await reader.press("ArrowUp")).toMatch(/^14, vacía, .*destino, celda$/);
  await reader.press("Enter");
  await reader.hears(/^Blancas: 10 a 14\.$/);
  await reader.hears(/^Negras: \d+ (a|por) \d+/);
  await turn(page, "white");
  // A capture that takes fewer pieces than another is refused with its law; the right one ends the game.
  await open(page, fen("W:W8,K17:B12,19,26"));
  reader.lines.push("", "(Blancas: peón en 8, dama en 17. Negras: peones en 12, 19 y 26.)");
  await expect(square(page, 8)).toHaveAttribute("aria-label", /debe capturar/);
  await square(page, 17).focus();
  expect(await reader.press("Enter")).toMatch(/^17, dama blanca/);
  await square(page, 30).focus();
  await reader.press("Enter");
  await reader.hears(/^¡Ley de la Cantidad.*artículo 22/);
  await square(page, 8).focus();
  await reader.press("Escape");
  expect(await reader.press("Enter")).toMatch(/^8, /);
  await reader.hears(/^¡Blancas: 8 por 29, \d piezas comidas, corona\. .*artículo 24/);
  expect(await reader.press("?")).toBe("Ayuda, diálogo");
  await reader.press("Escape");
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/transcript.txt", `${reader.lines.join("\n")}\n`);
});

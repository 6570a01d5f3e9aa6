// SPDX-License-Identifier: MIT
// Training draughts: a whole lesson from set-up to summary in both languages, on a projector and on a phone, its totals
// counted again from the PDN; kits that are refused; papers.
import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { accessible, expect, inMenu, label, open, openPanel, square, test } from "./page";

/** A game with crownings, a king's captures and, at the end, several pieces at once. */
const lesson = (
  "10-14 22-18 12-15 23-20 15-19 27-23 7-12 26-22 19x26 29x22 11-15 20x11 6x15 18x11 2-6 11x2 15-19 23x14 3-6 2x11 " +
  "12-16 21-17 " +
  "5-10 14x5 1x10 28-23 16-20 24x15 4-7 11x4 9-13 23-20 8-12 15x8 10-14 4x9"
).split(" ");

const names = {
  es: { kit: "Secundaria", start: "Empezar", white: "Leones", over: "Ganan las negras" },
  en: { kit: "Secondary school", start: "Start", white: "Lions", over: "Black wins" },
};
const isPhone = () => test.info().project.name === "phone";

async function openWorkout(page: Page, language: "es" | "en"): Promise<void> {
  page.setDefaultTimeout(20_000);
  await page.addInitScript((code) => {
    if (!localStorage.getItem("damas.settings"))
      localStorage.setItem(
        "damas.settings",
        JSON.stringify({ language: code, motion: false, oneClick: false, theme: "light" }),
      );
  }, language);
  await open(page);
  await page.locator("[data-panel=workout]").click();
  await expect(page.locator("#begin-lesson")).toBeEnabled();
}

async function touch(page: Page, number: number): Promise<void> {
  if (isPhone()) await square(page, number).tap();
  else await square(page, number).click();
}

async function play(page: Page, move: string): Promise<void> {
  const [from, to] = move.split(/[-x]/).map(Number) as [number, number];
  await expect(square(page, from)).toHaveClass(/own/);
  await touch(page, from);
  await expect(square(page, from)).toHaveAttribute("aria-selected", "true");
  await touch(page, to);
  await expect(page.locator("#work-done")).toBeVisible();
}

const textOf = async (download: Download) => readFileSync((await download.path())!, "utf8");
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return textOf(download);
}

/** What the duties in the comments of a PDN add up to, by team and exercise. */
function recount(pdn: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [, team, tasks] of pdn.replaceAll("\n", " ").matchAll(/\[%duty (\w+) \w+((?: [a-z0-9_-]+:\d+:\w+)+)\]/g))
    for (const [, exercise, amount, mark] of tasks!.matchAll(/ ([a-z0-9_-]+):(\d+):(\w+)/g))
      if (mark === "done" || mark === "adapted")
        sums[`${team} ${exercise}`] = (sums[`${team} ${exercise}`] ?? 0) + Number(amount);
  return sums;
}

const shownTotals = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const sums: Record<string, number> = {};
    for (const row of document.querySelectorAll<HTMLElement>(".side .totals [data-exercise]"))
      if (row.dataset["amount"] !== "0")
        sums[`${row.closest<HTMLElement>(".totals")!.dataset["team"]} ${row.dataset["exercise"]}`] = Number(
          row.dataset["amount"],
        );
    return sums;
  });

for (const language of ["es", "en"] as const)
  test(`a lesson from set-up to summary, ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    const w = names[language];
    const picture = (name: string) =>
      page.screenshot({ path: `test-results/workout-${test.info().project.name}-${language}-${name}.png` });
    if (!isPhone()) await page.setViewportSize({ width: 1920, height: 1080 });
    await openWorkout(page, language);
    await picture("1-class");
    await accessible(page);
    await page.locator(".option", { hasText: w.kit }).first().click();
    await page.locator("[data-step=exercises]").click();
    await page.locator(".workout input[type=text]").first().fill(w.white);
    await page.locator(".workout input[type=text]").first().press("Tab");
    // Long enough for a hold to be paused before it ends, however slow the machine.
    await page.locator("[data-row=man_moves]").fill("25");
    await page.locator("[data-row=man_moves]").press("Tab");
    await picture("2-exercises");
    await accessible(page);
    await page.locator("[data-step=places]").click();
    const first = await page.locator("[data-place='0']").textContent();
    await page.locator("[data-place='0']").click();
    await page.locator("[data-place='5']").click();
    await expect(page.locator("[data-place='5']")).toHaveText(first!);
    await page.locator("#random").click();
    await picture("3-places");
    await accessible(page);
    await page.locator("[data-step=start]").click();
    await picture("4-start");
    await page.locator("#begin-lesson").click();
    await expect(page.locator(".sign")).toHaveCount(24);
    await expect(page.locator(".duty.idle")).toContainText(w.white);
    await accessible(page);
    if (!isPhone()) await page.locator("#to-projector").click();
    let adapted = 0,
      skipped = 0,
      tapped = 0,
      holds = 0;
    for (const [ply, move] of lesson.entries()) {
      await play(page, move);
      if (ply === 0) {
        // The next move waits.
        await expect(page.locator(".cell.own")).toHaveCount(0);
        await picture("5-duty");
        await accessible(page);
      }
      for (let task = 0; task < 3 && (await page.locator("#work-done").count()) > 0; task++) {
        const before = await page.locator(".duty").getAttribute("data-work");
        if (ply === 3) {
          await page.locator("#work-adapt").click();
          await expect(page.locator("#work-adapt")).toHaveAttribute("aria-pressed", "true");
          await page.locator("#work-done").click();
          adapted++;
        } else if (ply === 5) {
          await page.locator("#work-skip").click();
          skipped++;
        } else if ((await page.locator("#work-tap").count()) > 0 && tapped < 2) {
          tapped++;
          for (let left = Number(await page.locator(".digits").textContent()); left > 0; left--) {
            await expect(page.locator(".digits")).toHaveText(String(left));
            await page.locator("#work-tap").click();
          }
        } else {
          if ((await page.locator("#work-start").count()) > 0 && holds++ === 0) {
            await page.locator("#work-start").click();
            await expect(page.locator(".duty.running")).toBeVisible();
            await picture("6-hold");
            await page.locator("#work-start").click();
            await expect(page.locator(".duty.paused")).toBeVisible();
          }
          await page.locator("#work-done").click();
        }
        await expect.poll(() => page.locator(".duty").getAttribute("data-work")).not.toBe(before);
      }
      await expect(page.locator("#work-done")).toHaveCount(0);
      if (ply === 14) await picture("7-middle");
    }
    expect([adapted, skipped, tapped]).toEqual([1, 1, 2]);
    expect(holds, "a hold was started and paused").toBeGreaterThan(0);
    await expect(page.locator(".duty.over")).toContainText(w.over);
    await picture("8-summary");
    await accessible(page);
    // On a phone the totals are in a sheet.
    await page.locator(isPhone() ? "[data-panel=workout]" : ".projector-leave").click();
    await expect(page.locator(".side .totals")).toHaveCount(2);
    await expect(page.locator("#save-lesson")).toBeVisible();
    const pdn = await saved(page, () => page.locator("#save-lesson").click());
    expect(pdn).toContain("[WorkoutKit ");
    expect(pdn.match(/\[%duty /g)).toHaveLength(lesson.length);
    const counted = recount(pdn);
    expect(Object.keys(counted).length).toBeGreaterThan(10);
    await expect.poll(() => shownTotals(page)).toEqual(counted);
    await picture("9-totals");
    await accessible(page);
    // Another day: the same lesson from its file, and from any reader of PDN.
    await page.locator(".workout .quiet").last().click();
    await page
      .locator("#open-lesson")
      .setInputFiles({ name: "clase.pdn", mimeType: "text/plain", buffer: Buffer.from(pdn) });
    await expect.poll(() => shownTotals(page)).toEqual(counted);
    await openPanel(page, "library");
    await page.locator("#pdn").fill(pdn);
    await page.locator(".open .primary").click();
    await expect(page.locator(".side .moves .move")).toHaveCount(lesson.length);
  });

test("a hold counts down by itself, and the game goes on after a reload", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=exercises]").click();
  await page.locator("[data-row=man_moves]").fill("1");
  await page.locator("[data-row=man_moves]").press("Tab");
  // Every piece of White's holds.
  const chair = await page.locator(".piece-list option", { hasText: "La silla" }).first().getAttribute("value");
  for (let i = 0; i < 12; i++) await page.locator(".piece-list select").nth(i).selectOption(chair!);
  await page.locator("#begin-lesson").click();
  await play(page, "10-14");
  await expect(page.locator("#work-start")).toBeVisible();
  await page.reload();
  await expect(page.locator("#work-start")).toBeVisible();
  await page.locator("#work-start").click();
  await expect(page.locator(".duty.idle")).toBeVisible();
  await expect(square(page, 22)).toHaveClass(/own/);
});

test("two exercises that are chosen in one frame are both kept", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=exercises]").click();
  const chair = await page.locator(".piece-list option", { hasText: "La silla" }).first().getAttribute("value");
  await page.locator(".piece-list").evaluate((list, id) => {
    for (const select of list.querySelectorAll("select")) {
      select.value = id!;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, chair);
  await page.locator("[data-step=places]").click();
  await page.locator("[data-step=exercises]").click();
  for (let i = 0; i < 12; i++) await expect(page.locator(".piece-list select").nth(i)).toHaveValue(chair!);
});

test("against the computer, which waits for the exercise and owes nothing itself", async ({ page }) => {
  await openWorkout(page, "es");
  await page.getByRole("radio", { name: "Contra el ordenador" }).check();
  await page.getByRole("radio", { name: "no lo hace nadie" }).check();
  await page.locator("#begin-lesson").click();
  await play(page, "10-14");
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "black");
  await page.locator("#work-done").click();
  await expect(page.locator(".board")).toHaveAttribute("data-turn", "white");
  await expect(page.locator(".cell.own").first()).toBeAttached();
  await expect(page.locator(".totals[data-team=black] [data-exercise]")).toHaveCount(0);
});

test("without waiting, moves go on and exercises queue up", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=start]").click();
  await page.getByLabel("La jugada siguiente espera al ejercicio").uncheck();
  await page.locator("#begin-lesson").click();
  await play(page, "10-14");
  await play(page, "22-18");
  await page.screenshot({ path: `test-results/workout-${test.info().project.name}-queue.png` });
  await expect(page.locator(".totals small")).toHaveCount(2);
  const first = await page.locator(".duty").getAttribute("data-work");
  await page.locator("#work-done").click();
  await expect(page.locator(".duty")).not.toHaveAttribute("data-work", first!);
  await page.locator("#work-done").click();
  await expect(page.locator("#work-done")).toHaveCount(0);
  await expect(page.locator(".totals small")).toHaveCount(0);
});

test("pieces are placed in secret until both teams are ready", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=places]").click();
  await page.getByLabel("En secreto hasta que estén los dos").check();
  await expect(page.locator("#begin-lesson")).toBeDisabled();
  await page.locator("#random").click();
  await page.locator("#places-ready").click();
  await page.locator(".option", { hasText: "Equipo blanco" }).click();
  await expect(page.locator(".home-piece").first()).toHaveText("?");
  await page.locator(".option", { hasText: "Equipo negro" }).click();
  await expect(page.locator(".home-piece").first()).not.toHaveText("?");
  await page.locator("#places-ready").click();
  await expect(page.locator("#begin-lesson")).toBeEnabled();
  await page.locator("#begin-lesson").click();
  await expect.poll(() => label(page, 9)).toMatch(/^9, peón blanco, .+/);
});

test("bad kits get a clear message and change nothing", async ({ page }) => {
  await openWorkout(page, "es");
  const good = await saved(page, () => page.getByRole("button", { name: "Guardar fichero" }).click());
  const message = page.locator(".workout .error");
  /** What the panel shows, without the message. */
  const shown = () =>
    page.locator(".workout").evaluate((panel) =>
      [...panel.children]
        .filter((part) => !part.classList.contains("error"))
        .map((part) => part.textContent)
        .join("\n"),
    );
  const before = await shown();
  expect(before).toContain("Damas del entrenamiento");
  const kit = JSON.parse(good) as {
    exercises: { name: string }[];
    teams: { white: { exercises: string[]; arrangement?: number[] } };
    amounts: Record<string, number>;
    name: string;
  };
  const bad: [string, RegExp][] = [
    [
      JSON.stringify({
        ...kit,
        teams: { ...kit.teams, white: { ...kit.teams.white, exercises: kit.teams.white.exercises.slice(1) } },
      }),
      /teams\.white\.exercises: hay 11 y tienen que ser 12/,
    ],
    [
      JSON.stringify({ ...kit, amounts: { ...kit.amounts, man_moves: -5 } }),
      /amounts\.man_moves: se esperaba un número entero de 1 a 999/,
    ],
    [
      JSON.stringify({
        ...kit,
        teams: {
          ...kit.teams,
          white: { ...kit.teams.white, arrangement: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
        },
      }),
      /teams\.white\.arrangement: hay 13 y tienen que ser 12/,
    ],
    [JSON.stringify({ ...kit, name: "x".repeat(100_000) }), /name: el texto tiene 100000 caracteres y caben 60/],
    [JSON.stringify({ ...kit, name: "<img src=x onerror=alert(1)>" }), /name: solo cabe texto sencillo/],
    [good.slice(0, 300), /línea \d+, columna \d+: no es JSON correcto: se esperaban comillas/],
    ["PK\u0003\u0004", /no es JSON correcto/],
  ];
  for (const [text, said] of bad) {
    await page
      .locator("#import-kit")
      .setInputFiles({ name: "kit.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(message).toContainText(said);
    await expect(message).toContainText("no se ha cambiado nada");
    expect(await shown()).toBe(before);
  }
  for (const [input, bytes, most] of [
    ["#import-kit", 256 * 1024 + 1, "256 KB"],
    ["#open-lesson", 3_000_001, "3 MB"],
  ] as const) {
    const buffer = Buffer.alloc(bytes, " ");
    await page.locator(input).setInputFiles({ name: "big", mimeType: "text/plain", buffer });
    await expect(message).toContainText(`El fichero es demasiado grande: caben ${most}.`);
    expect(await shown()).toBe(before);
  }
  await page.screenshot({ path: "test-results/workout-refused.png" });
  await accessible(page);
  // What is typed by hand is judged alike, and said by the names of the fields, beside the button as well.
  await page.locator("[data-step=exercises]").click();
  await page.locator(".workout input[type=text]").first().fill("<b>Uno</b>");
  await page.locator(".workout input[type=text]").first().press("Tab");
  await expect(page.locator("#begin-lesson")).toBeDisabled();
  await expect(
    page.locator(".field", { hasText: "Nombre del equipo de blancas" }).locator(".field-wrong"),
  ).toContainText("solo cabe texto sencillo");
  await expect(page.locator(".wizard-end .error")).toContainText(/Nombre del equipo de blancas: solo cabe/);
  await expect(page.locator(".wizard-end .error")).not.toContainText("teams.");
  await expect(page.locator(".wizard-end .error")).toBeInViewport();
  await expect(page.locator(".workout input[type=text]").first()).toHaveAttribute("maxlength", "60");
  await page.locator(".workout input[type=text]").first().fill("Uno");
  await page.locator(".workout input[type=text]").first().press("Tab");
  await expect(page.locator("#begin-lesson")).toBeEnabled();
  await page.locator("[data-step=class]").click();
  await page
    .locator("#import-kit")
    .setInputFiles({ name: "kit.json", mimeType: "application/json", buffer: Buffer.from(good) });
  await expect(message).toHaveCount(0);
  await expect(page.locator("#begin-lesson")).toBeEnabled();
});

test("an exercise is written from the top of its form, and the list is found where it was left", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=exercises]").click();
  await page.locator("[data-row=man_moves]").fill("0");
  await page.locator("[data-row=man_moves]").press("Tab");
  await expect(page.locator(".wizard-end .error")).toContainText("Un peón mueve: se esperaba un número entero");
  await page.locator("[data-row=man_moves]").fill("5");
  await page.locator("[data-row=man_moves]").press("Tab");
  await expect(page.locator(".wizard-end .error")).toHaveCount(0);
  const panel = page.locator(".panel-body.workout");
  for (const button of ["#add-exercise", "#edit-exercise-9"]) {
    await page.locator(button).scrollIntoViewIfNeeded();
    const before = await panel.evaluate((one) => one.scrollTop);
    await page.locator(button).click();
    await expect(page.locator("#exercise-name input")).toBeFocused();
    expect(await panel.evaluate((one) => one.scrollTop)).toBe(0);
    await expect(page.locator("#exercise-name input")).toBeInViewport();
    await page.locator(".exercise-editor > .primary").click();
    await expect(page.locator(button)).toBeFocused();
    expect(Math.abs((await panel.evaluate((one) => one.scrollTop)) - before)).toBeLessThan(80);
  }
});

test("papers: cards, labels, rules on one page, record, summary", async ({ page }) => {
  test.skip(isPhone(), "paper has one size");
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openWorkout(page, "es");
  await page.locator("#begin-lesson").click();
  await play(page, "10-14");
  await page.locator("#work-done").click();
  await page.emulateMedia({ media: "screen" });
  for (const [paper, found] of [
    ["cards", "Si no puedes"],
    ["labels", "Saltos de rana"],
    ["one_page", "Ley de la Dama"],
    ["record", "10-14"],
    ["class", "Resumen de la clase"],
  ] as const) {
    await page.locator(`[data-paper=${paper}]`).click();
    await expect(page.locator(".paper")).toContainText(found);
    const bytes = await page.pdf({ format: "A4", path: `test-results/workout-${paper}.pdf` });
    const pages = bytes.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    if (paper === "one_page" || paper === "record" || paper === "class") expect(pages, paper).toBe(1);
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `test-results/workout-paper-${paper}.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
  }
});

test("what is being typed stays, whatever the page has to draw meanwhile", async ({ page }) => {
  await openWorkout(page, "es");
  await page.locator("[data-step=exercises]").click();
  const name = page.locator(".workout input[type=text]").first();
  await name.fill("Leones");
  // Something else happens on the page before the field is left.
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await expect(page.locator(".offline")).toHaveCount(1);
  await expect(name).toHaveValue("Leones");
  await name.press("Tab");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator(".offline")).toHaveCount(0);
  await expect(name).toHaveValue("Leones");
});

test("papers of a class that is being set up: figures as large as their place, one page each", async ({ page }) => {
  test.skip(isPhone(), "paper has one size");
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openWorkout(page, "es");
  await page.locator("[data-step=start]").click();
  const margin = { top: "14mm", bottom: "14mm", left: "14mm", right: "14mm" };
  for (const [paper, width, pages] of [
    ["cards", 4, 5],
    ["labels", 2, 1],
    ["one_page", 1, 1],
    ["record", 0, 1],
  ] as const) {
    // Once it is printed the paper is put away.
    const chosen = async (): Promise<void> => {
      await page.locator(`[data-paper=${paper}]`).click();
      await expect(page.locator(`.paper-${paper === "one_page" ? "rules" : paper}`)).toBeAttached();
    };
    await chosen();
    // As wide as what A4 leaves between its margins.
    await page.setViewportSize({ width: 688, height: 1016 });
    await page.emulateMedia({ media: "print" });
    const wide = await page
      .locator(".paper .figure")
      .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().width / (96 / 2.54))));
    expect(new Set(wide), paper).toEqual(new Set(width > 0 ? [width] : []));
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
    await chosen();
    const bytes = await page.pdf({ format: "A4", margin });
    expect(bytes.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, paper).toBe(pages);
  }
});

test("plain play has the projector too", async ({ page }) => {
  await open(page);
  const beside = await page.locator(".side").isVisible();
  await (await inMenu(page, ".projector-button")).click();
  await expect(page.locator(".side")).toBeHidden();
  const box = (await page.locator(".board").boundingBox())!;
  const size = page.viewportSize()!;
  expect(box.height).toBeGreaterThan(Math.min(size.height, size.width) * 0.9);
  await page.keyboard.press("Escape");
  await expect(page.locator(".projector")).toHaveCount(0);
  await expect(page.locator(".side")).toBeVisible({ visible: beside });
});

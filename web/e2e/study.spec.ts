// SPDX-License-Identifier: MIT
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, fen, label, moves, open, square, test, turn } from "./page";

const program = process.env["DAMAS"] ?? "../build/release/damas";
const game = '[White "Ana"]\n[Black "Luis"]\n1. 10-14 {bien} (1. 11-15 23-19 2. 12-16) 22-18 2. 5-10! 26-22 3. 11-15 *';

test("PDN goes in with its variations and comes out again", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  await page.locator("#pdn").fill(game);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".variation")).toHaveCount(1);
  await expect(page.locator(".moves .comment")).toHaveText("bien");
  await page.keyboard.press("End");
  await expect(page.locator(".move.here")).toHaveText("11-15");
  await page.screenshot({ path: "test-results/game-with-variations.png" });
  await page.locator("[data-panel=library]").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar PDN" }).click();
  const text = readFileSync((await (await download).path())!, "utf8");
  for (const part of ['[White "Ana"]', '[GameType "24', "{bien}", "(1. 11-15 23-19", "5-10!"])
    expect(text).toContain(part);
  await page.locator("#pdn").fill(text);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".variation")).toHaveCount(1);
});

test("a file comes out as it went in, and an annulled game says so", async ({ page }) => {
  await open(page);
  const saved = async () => {
    await page.locator("[data-panel=library]").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Guardar PDN" }).click();
    return readFileSync((await (await download).path())!, "utf8");
  };
  const read = async (text: string) => {
    await page.locator("[data-panel=library]").click();
    await page.locator("#pdn").fill(text);
    await page.getByRole("button", { name: "Abrir", exact: true }).click();
  };
  const whole =
    '[Event "Liga"]\n[Site "Ávila"]\n[Date "2024.05.01"]\n[Round "3"]\n[White "Ana"]\n[Black "Luis"]\n[Result ' +
    '"0-1"]\n[GameType "24,W,8,8,N1,1"]\n[WhiteRating "1900"]\n\n' +
    "{Antes.} 1. 10-14(!) {[%clk 0:10:00]} {otra} ({mejor} 1. 11-15 $140 23-19) 1... 22-18 *\n";
  await read(whole);
  await expect(page.locator(".variation")).toHaveCount(1);
  await page.keyboard.press("End");
  expect(await saved()).toBe(whole);

  await read('[GameType "24"]\n[Result "1-0"]\n1. 10-14 22-17 2. 14-18 *');
  await expect(page.locator(".side .infringement")).toContainText("22-17");
  await page.getByRole("button", { name: "Anular la partida" }).click();
  await expect(page.locator(".side .annulled")).toHaveText("Partida anulada por el árbitro (22-17).");
  const annulled = await saved();
  for (const part of ['[Termination "annulled"]', '[Result "*"]', "22-17 2. 14-18"]) expect(annulled).toContain(part);
  await read(annulled);
  await expect(page.locator(".side .annulled")).toBeVisible();
  await expect(page.locator(".side .infringement")).toHaveCount(0);
});

const accented =
  '[Event "Campeonato de España"]\n[White "Íñigo Muñoz"]\n[Black "Mª José Güell"]\n[GameType "24"]\n\n1. 10-14 ' +
  "{¡bien, señor!} 1... 22-18 *\n";
const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from("\ufeff" + text, "utf16le");
  return big ? bytes.swap16() : bytes;
};
for (const [name, bytes] of [
  ["UTF-8", Buffer.from(accented)],
  ["UTF-8 with a mark", Buffer.from("\ufeff" + accented)],
  ["Latin-1", Buffer.from(accented, "latin1")],
  ["UTF-16, little end first", utf16(accented, false)],
  ["UTF-16, big end first", utf16(accented, true)],
  ["UTF-16 without a mark", Buffer.from(accented, "utf16le")],
] as const)
  test(`a file in ${name} shows its names right, and is saved as UTF-8`, async ({ page }) => {
    await open(page);
    const choose = async () => {
      await page.locator("[data-panel=library]").click();
      await page.locator("#open-file").setInputFiles({ name: "partida.pdn", mimeType: "text/plain", buffer: bytes });
      await expect.poll(() => moves(page)).toEqual(["10-14", "22-18"]);
    };
    await choose();
    await expect(page.locator(".player[data-side=white] .name")).toHaveText("Íñigo Muñoz");
    await expect(page.locator(".player[data-side=black] .name")).toHaveText("Mª José Güell");
    await expect(page.locator(".moves .comment")).toHaveText("¡bien, señor!");
    await page.locator("[data-panel=library]").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Guardar PDN" }).click();
    expect(readFileSync((await (await download).path())!, "utf8")).toBe(accented);
    // The same file may be chosen again.
    await page.getByRole("button", { name: "Nueva partida" }).click();
    await page.getByRole("button", { name: "Jugar", exact: true }).click();
    await expect.poll(() => moves(page)).toEqual([]);
    await choose();
  });

test("an error follows the language, and goes when what it was about has changed", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=inside]").click();
  const settings = (text: string) =>
    page
      .locator("#open-settings")
      .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const wrong = page.locator(".inside .error");
  await settings('{"depth": 99}');
  await expect(wrong).toContainText("Esos ajustes no valen: depth");
  await page.getByRole("button", { name: "English" }).click();
  await expect(wrong).toContainText("These settings cannot be used: depth");
  await page.locator("#pruning").click();
  await expect(wrong).toHaveCount(0);
  await settings(" ".repeat(3_000_001));
  await expect(wrong).toHaveText("The file is too big: 3 MB is the most.");
  await page.locator("[data-panel=library]").click();
  const read = async (text: string) => {
    await page.locator("#pdn").fill(text);
    await page.locator(".open .primary").click();
  };
  // A game of a kind that nobody knows, then one whose kind was guessed.
  await read('[GameType "99"]\n1. 10-13 *');
  await expect(page.locator(".open .error")).toContainText("Line 1, column");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator(".open .error")).toContainText("Línea 1, columna");
  await read("1. 10-14 22-18 *");
  const referee = page.locator(".side .referee");
  await expect(referee).toContainText("Sin etiqueta GameType: se lee como");
  await page.getByRole("button", { name: "English" }).click();
  await expect(referee).toContainText("No GameType tag: read as");
  await page.locator("[data-panel=library]").click();
  await expect(page.locator(".open .error")).toHaveCount(0);
});

test("a file that is no text, or too big, gets a clear message and changes nothing", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  await page
    .locator("#open-file")
    .setInputFiles({ name: "a.pdn", mimeType: "text/plain", buffer: Buffer.alloc(3_000_001, "1. 10-14 ") });
  await expect(page.locator(".open .error")).toHaveText("El fichero es demasiado grande: caben 3 MB.");
  await page.locator("#open-file").setInputFiles({
    name: "b.pdn",
    mimeType: "text/plain",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  });
  await expect(page.locator(".open .error")).toContainText("Línea 1, columna 1");
  await expect(page.locator(".board .piece")).toHaveCount(24);
  // The message takes the place of the one before, and stays.
  await page
    .locator("#open-file")
    .setInputFiles({ name: "a.pdn", mimeType: "text/plain", buffer: Buffer.alloc(3_000_001, "1. 10-14 ") });
  await expect(page.locator(".open .error")).toHaveText("El fichero es demasiado grande: caben 3 MB.");
  await page.waitForTimeout(5000);
  await expect(page.locator(".open .error")).toBeInViewport();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator(".open .error")).toHaveText("The file is too big: 3 MB is the most.");
});

for (const [name, hash] of [
  ["that is no address", "#fen=%"],
  ["without rules", "#fen=W:W1:B32"],
  ["that is too long", "#rules=spanish&fen=W:W1:B32" + ",32".repeat(10_000)],
] as const)
  test(`a link ${name} is said not to open, and the game goes on`, async ({ page }) => {
    await open(page, hash);
    const said = page.locator(".side .referee.bad");
    await expect(said).toHaveText("Ese enlace no se puede abrir: le falta algo o es demasiado largo.");
    expect(page.url()).not.toContain("#");
    await square(page, 10).click();
    await square(page, 14).click();
    await expect.poll(() => moves(page)).toHaveLength(2);
    // Also where it is put into the address of an open page.
    await expect(said).toHaveCount(0, { timeout: 8000 });
    await page.locator("[data-panel=settings]").click();
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    await expect(said).toBeInViewport();
    expect(await moves(page)).toHaveLength(2);
  });

test("a fragment that is no link of ours says nothing", async ({ page }) => {
  await open(page, "#top");
  await expect(page.locator(".side .referee")).toContainText("Es tu turno");
});

test("errors of a file point at the place", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  await page.locator("#pdn").fill("1. 10-14 22-18\n2. 5-10 (sin cerrar");
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".open .error")).toContainText("Línea 2");
  await page.locator("#pdn").fill("W:W1,99:B30");
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".open .error")).toContainText("columna 6");
  await page.screenshot({ path: "test-results/read-error.png" });
});

test("hostile texts stay texts", async ({ page }) => {
  const evil = '<img src=x onerror="window.hacked=1">';
  await open(page, "#rules=spanish&fen=" + encodeURIComponent(evil) + "&moves=1-2.3x4");
  await expect(page.locator(".side .referee")).toContainText("no se puede abrir");
  await expect(page.locator(".board .piece")).toHaveCount(24);
  await page.locator("[data-panel=library]").click();
  await page
    .locator("#pdn")
    .fill(
      `[White "${evil.replaceAll('"', "'")}"]\n[Black "<script>window.hacked=1</script>"]\n1. 10-14 {${evil}} 22-18 *`,
    );
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".moves .comment")).toContainText("<img");
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  expect(await page.locator(".app img, .app script").count()).toBe(0);
});

test("the editor validates and leads to a game", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Editar posición" }).click();
  await page.getByRole("button", { name: "Vaciar" }).click();
  await square(page, 30).click();
  await expect(page.locator(".editor .error")).toContainText("casilla 30");
  await expect(page.getByRole("button", { name: "Analizar" })).toBeDisabled();
  await page.getByRole("button", { name: "dama blanca" }).click();
  await square(page, 30).click();
  await page.getByRole("button", { name: "peón negro" }).click();
  await square(page, 20).click();
  await expect(page.locator(".editor .fen")).toHaveText("W:WK30:B20");
  await page.screenshot({ path: "test-results/editor.png" });
  await page.getByRole("button", { name: "Jugar desde aquí" }).click();
  await expect.poll(() => label(page, 30)).toContain("dama blanca");
});

test("games are kept, found and opened again", async ({ page }) => {
  await open(page);
  await square(page, 10).click();
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
  await turn(page, "white");
  await page.reload();
  await expect.poll(() => moves(page)).toHaveLength(2);
  const played = await moves(page);
  await page.getByRole("button", { name: "Nueva partida" }).click();
  await page.getByRole("button", { name: "Jugar", exact: true }).click();
  await expect.poll(() => moves(page)).toEqual([]);
  await page.locator("[data-panel=library]").click();
  await expect(page.locator(".library .games li")).toHaveCount(1);
  await expect(page.locator(".library .game-row")).toContainText("2 medias jugadas");
  await page.locator(".library .games .game-row").click();
  await expect.poll(() => moves(page)).toEqual(played);
});

test("a link holds the game", async ({ page, context }) => {
  await open(page, "#rules=international&moves=32-28.19-23.28x19");
  await expect.poll(() => moves(page)).toEqual(["32-28", "19-23", "28x19"]);
  await page.locator("[data-panel=library]").click();
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  const url = await page.locator("#share-link").inputValue();
  const other = await context.newPage();
  await other.goto(url);
  await expect.poll(() => other.locator(".side .moves .move").allTextContents()).toEqual(["32-28", "19-23", "28x19"]);
});

test("a link says what it leaves out, and is copied where a page has no clipboard of its own, too", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // As in a class that opens the page by its address in the network.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page);
  await page.locator("[data-panel=library]").click();
  await page.locator("#pdn").fill(game);
  await page.getByRole("button", { name: "Abrir", exact: true }).click();
  await expect(page.locator(".variation")).toHaveCount(1);
  await page.locator("[data-panel=library]").click();
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.locator(".library .notice")).toHaveText(
    "Enlace copiado. No lleva los comentarios, los signos ni las variantes: para eso, guarda el PDN.",
  );
  const other = await context.newPage();
  await other.goto("./");
  await other.bringToFront();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator("#share-link").inputValue(),
  );
});

test("analysis shows lines, arrows and a bar, and never blocks the page", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".arrow.best")).toHaveCount(1);
  await expect(page.locator(".line-row")).toHaveCount(2);
  await expect(page.locator(".bar")).toHaveAttribute("aria-valuenow", /\d+/);
  // Timers of the page must run between one piece of news of the search and the next: they see its figures grow. If the
  // page's own thread searched, they would see the first and the last.
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const figures = new Set<string>();
        const end = performance.now() + 20_000;
        const step = () => {
          figures.add(document.querySelector(".figures")?.textContent ?? "");
          if (figures.size >= 5 || performance.now() > end) resolve([...figures]);
          else setTimeout(step, 0);
        };
        step();
      }),
  );
  expect(seen.length, seen.join(" | ")).toBeGreaterThanOrEqual(5);
  await page.screenshot({ path: "test-results/analysis.png" });
  await page.locator("#engine-toggle").uncheck();
  await expect(page.locator(".arrow")).toHaveCount(0);
});

test("the program's engine analyses where there is one", async ({ page }) => {
  test.skip(process.env["DAMAS_URL"] !== undefined, "served by something else");
  await open(page);
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".source")).toHaveText("En el programa");
  await expect(page.locator(".line-row")).toHaveCount(2);
  await expect(page.locator(".line-row").first()).toContainText(/1\.\d+[-x]/);
  // Another position: other lines, of the side that has the move now.
  await page.locator(".line-move").first().click();
  await turn(page, "black");
  await expect(page.locator(".line-row").first()).toContainText(/1…\d+[-x]/);
  await expect(page.locator(".source")).toHaveText("En el programa");
});

test("tables say exactly what an ending is worth", async ({ page }) => {
  await open(page, fen("W:WK4,K8,K12:BK29"));
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".table-verdict")).toContainText("Ganada en 2 jugadas");
  await page.screenshot({ path: "test-results/tables.png" });
});

test("tables answer with the count that already runs", async ({ page }) => {
  // Three kings against one on the main diagonal: it would take 23 plies, and two of the Forzosa's 24 have been played.
  await open(page, fen("W:WK23,K24,K27:BK29") + "&moves=27-9.29-8");
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".table-verdict strong")).toHaveText(
    "Tablas de finales: Tablas (ganada en el tablero, pero no a tiempo)",
  );
  await expect(page.locator(".line-row").first()).toBeVisible();
  await expect(page.locator(".line-row strong").first()).toHaveText(/^[+−]?\d+,\d\d$/);
});

test("a game is reviewed and a mistake retried", async ({ page }) => {
  await open(
    page,
    "#rules=spanish&moves=12-15.23-19.9-13.19x12.8x15.21-17.5-9.28-23.10-14.17x10.6x13.31-28.15-19.22x6",
  );
  await page.locator("[data-panel=analysis]").click();
  await page.getByRole("button", { name: "Revisar la partida" }).click();
  await expect(page.locator(".review")).toBeVisible({ timeout: 60_000 });
  await page.screenshot({ path: "test-results/review.png" });
  await expect(page.locator(".mistakes li")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Reintentar" }).last().click();
  await expect(page.locator(".side .lesson")).toContainText("Busca algo mejor");
  await page.locator(".side").getByRole("button", { name: "Ver la solución" }).click();
  await expect(page.locator(".side .lesson")).toContainText("La mejor era");
  await page.locator("#lesson-next").click();
  await expect(page.locator(".side .lesson")).toContainText("Has encontrado 0 de 1");
  await page.locator(".side .lesson").getByRole("button", { name: "Cerrar" }).click();
  await expect(page.locator(".side .lesson")).toHaveCount(0);
});

test("the tree of the page is that of the program, node for node", async ({ page }) => {
  const at = "W:W5,6,9,10,13:B21,22,25,26,30";
  await open(page, fen(at));
  await page.locator("[data-panel=inside]").click();
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-svg")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar JSON" }).click();
  const here = JSON.parse(readFileSync((await (await download).path())!, "utf8"));
  const there = JSON.parse(
    execFileSync(program, ["tree", at, "--depth", "3", "--format", "json", "--max-nodes", "4000", "--lang", "es"], {
      encoding: "utf8",
    }),
  );
  expect(here.tree).toEqual(there.tree);
  expect(here.nodes).toBe(there.nodes);
  const first = there.tree.find((node: { cut: boolean }) => node.cut);
  await expect(page.locator(".tree-svg .node.cut").first()).toHaveAttribute("data-id", String(first.id));
  await page.locator(".tree-svg .node.cut").first().click();
  await expect(page.locator(".node-card")).toContainText("poda");
  await expect(page.locator(".node-card .terms")).toBeVisible();
  await page.screenshot({ path: "test-results/tree.png" });
});

test("minimax beside alpha-beta", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=inside]").click();
  await page.getByRole("button", { name: "Comparar con minimax" }).click();
  await expect(page.locator(".compared tbody tr")).toHaveCount(4);
  await expect(page.locator(".compared")).toContainText("encuentra el mismo valor");
});

test("the settings go as far as in the terminal: limits, seed, leaves only, and a file of them", async ({ page }) => {
  await open(page, fen("B:W5,6,9,10,13:B21,22,25,26,30"));
  await page.locator("[data-panel=inside]").click();
  await expect(page.locator("#depth")).toHaveAttribute("max", "40");
  await page.locator("#node-limit").fill("500");
  await page.locator("#time-limit").fill("2.5");
  await page.locator("#seed").fill("7");
  await page.getByRole("radio", { name: "por valoración" }).check();
  await page.locator("#depth").fill("12");
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-summary")).toContainText(/500 nodos, .* de hojas y .* de otros nodos/);
  await page.locator("#leaves-only").check();
  await expect(page.getByRole("radio", { name: "por valoración" })).toHaveCount(0);
  await page.locator("#run-tree").click();
  await expect(page.locator(".tree-summary")).not.toContainText("otros nodos");
  await page.getByRole("button", { name: "Comparar con minimax" }).click();
  await expect(page.locator(".compared tbody tr")).toHaveCount(3);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar ajustes (JSON)" }).click();
  const file = (await (await download).path())!;
  const kept = JSON.parse(readFileSync(file, "utf8"));
  expect(kept).toMatchObject({ depth: 12, nodes: 500, time: 2.5, seed: 7, leaves_only: true, order: "generated" });
  const there = JSON.parse(
    execFileSync(program, ["tree", "B:W5,6,9,10,13:B21,22,25,26,30", "--settings", file, "--format", "json"], {
      encoding: "utf8",
    }),
  );
  expect(there.settings).toEqual(kept);
  await page
    .locator("#open-settings")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from('{"depth":"3"}') });
  await expect(page.locator(".inside .error")).toHaveText(
    "Esos ajustes no valen: depth: se esperaba un número entero de 1 a 40.",
  );
  await page
    .locator("#open-settings")
    .setInputFiles({ name: "b.json", mimeType: "application/json", buffer: Buffer.from('{"depth":2}') });
  await expect(page.locator("#depth")).toHaveValue("2");

  await page.getByRole("button", { name: "Jugar contra estos ajustes" }).click();
  await expect(page.locator(".player").last()).toHaveAttribute("data-side", "black");
  await square(page, 22).click();
  await square(page, 18).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
});

test("two settings play each other", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=inside]").click();
  await page.getByRole("button", { name: "Guardar como rival" }).click();
  await page.getByRole("button", { name: "Que jueguen entre sí" }).click();
  await expect.poll(async () => (await moves(page)).length, { timeout: 20_000 }).toBeGreaterThan(4);
});

test("play against these settings", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=inside]").click();
  await page.getByRole("button", { name: "Jugar contra estos ajustes" }).click();
  await square(page, 10).click();
  await square(page, 14).click();
  await expect.poll(() => moves(page)).toHaveLength(2);
});

test("the threat view shows what the other side would play", async ({ page }) => {
  await open(page, fen("W:W1,2,10,11:B19,22,30,31"));
  await page.locator("[data-panel=analysis]").click();
  await page.locator("#engine-toggle").check();
  await expect(page.locator(".line-row.best")).toBeVisible();
  await page.getByLabel("Ver la amenaza").check();
  await expect(page.locator(".line-row.best")).toContainText(/\d…? ?(19|22|30|31)[-x]/);
  await expect(page.locator(".threat-said")).toContainText("Si les tocara a las negras");
  await expect(page.locator(".line-move").first()).toBeDisabled();
  await page.getByLabel("Ver la amenaza").uncheck();
  await expect(page.locator(".line-move").first()).toBeEnabled();
});

test("a file can be dropped on the page", async ({ page }) => {
  await open(page);
  await page.locator("[data-panel=library]").click();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(['[Event "x"]\n[GameType "24"]\n1. 10-14 22-18 *\n'], "game.pdn", { type: "text/plain" }),
    );
    return transfer;
  });
  await page.dispatchEvent(".app", "drop", { dataTransfer: data });
  await expect.poll(() => moves(page)).toEqual(["10-14", "22-18"]);
});

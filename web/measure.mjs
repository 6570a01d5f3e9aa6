// SPDX-License-Identifier: MIT
// Measures the page as a person has it: node measure.mjs ADDRESS [SECONDS]. docs/measuring.md says what came of it.
// Prints bytes over the wire and the time until a piece may be moved (a first visit, the median of five), how busy the
// page's own thread is with nothing to do and with a running clock, and its tasks of more than 50 ms while the engine
// thinks. Times mean something on a quiet machine only.
import { chromium } from "@playwright/test";

const [address, seconds = "20"] = process.argv.slice(2);
if (!address) throw new Error("usage: node measure.mjs ADDRESS [SECONDS]");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const say = (what, value) => console.log(`${what.padEnd(44)}${value}`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A browser that was never here. It notes when a piece may be moved. */
async function visit(settings = {}) {
  const context = await browser.newContext({ locale: "es-ES", viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    if (kept !== "{}") localStorage.setItem("damas.settings", kept);
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".cell.own")) return;
      window.playable = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, JSON.stringify(settings));
  const cdp = await context.newCDPSession(page);
  // The processor's time, not the clock's: what others do on this machine counts less.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Network.enable");
  let bytes = 0;
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForSelector(".cell.own");
  return { page, cdp, bytes: () => bytes, close: () => context.close() };
}

/** How much of a time the page's own thread was at work, in percent, and how often the page was laid out. */
async function busy(cdp) {
  const read = async () =>
    Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  const before = await read();
  const begun = performance.now();
  await pause(Number(seconds) * 1000);
  const after = await read();
  const of = (name) => after[name] - before[name];
  const share = (100_000 * of("TaskDuration")) / (performance.now() - begun);
  const script = (1000 * of("ScriptDuration")).toFixed(0);
  return `${share.toFixed(2)} %  (${of("LayoutCount")} layouts, ${script} ms of script)`;
}

const times = [];
for (let i = 0; i < 5; i++) {
  const { page, bytes, close } = await visit();
  times.push(await page.evaluate(() => window.playable));
  if (i === 0) say("bytes until a piece may be moved", bytes());
  await close();
}
say("ms until a piece may be moved", Math.round(times.sort((a, b) => a - b)[2]));

const quiet = await visit();
await pause(8000); // What is fetched for when there is no network has come.
say("busy with nothing to do", await busy(quiet.cdp));
const start = async (page, opponent) => {
  await page.evaluate(() => document.querySelector(".actions button").click());
  await page.check(`input[name=opponent][value=${opponent}]`, { force: true });
  await page.check("input[name=pace][value='15+5']", { force: true });
  await page.evaluate(() => document.querySelector(".new button.primary").click());
  await page.waitForSelector("[data-clock]");
  await page.waitForSelector(".cell.own");
  await page.press("[data-square='10']", "Enter");
  await page.press("[data-square='14']", "Enter");
};
await start(quiet.page, "person");
await quiet.page.waitForSelector(".clock.running");
await pause(1000);
say("busy with a running clock", await busy(quiet.cdp));
await quiet.close();

/** The tasks of the page's own thread while something is done that took more than 50 ms of the processor's time. */
async function longTasks(page, act) {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "toplevel"] });
  await act();
  const { traceEvents: all } = JSON.parse((await browser.stopTracing()).toString());
  const threads = all.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const ours = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = all
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && ours.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  const long = tasks.filter((ms) => ms > 50);
  return `${long.length} of ${tasks.length}, the longest ${Math.round(Math.max(0, ...tasks))} ms`;
}

const thinking = await visit();
await pause(8000);
const found = await longTasks(thinking.page, async () => {
  await start(thinking.page, "computer");
  await thinking.page.waitForFunction(() => document.querySelectorAll(".side .moves .move").length >= 2);
});
say("tasks over 50 ms while it finds a move", found);
await thinking.page.evaluate(() => document.querySelector("[data-panel=analysis]").click());
await thinking.page.locator("#engine-toggle").check();
await thinking.page.waitForSelector(".line");
let share = "";
const analysed = await longTasks(thinking.page, async () => {
  share = await busy(thinking.cdp);
});
say("busy while it analyses", share);
say(`tasks over 50 ms in ${seconds} s of analysis`, analysed);
await browser.close();

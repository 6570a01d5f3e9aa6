// SPDX-License-Identifier: MIT
// What costs nothing, counted: a clock that runs draws itself, and a page with nothing to do draws nothing.
import { expect, open, square, test, turn } from "./page";

test("a running clock changes nothing but itself, once a second", async ({ page }) => {
  await open(page);
  await page.locator(".actions button").first().click();
  await page.getByRole("radio", { name: "Otra persona" }).check();
  await page.getByRole("radio", { name: "5 + 3" }).check();
  await page.locator(".new button.primary").click();
  await turn(page, "white");
  await square(page, 10).press("Enter");
  await square(page, 14).press("Enter");
  await turn(page, "black");
  await expect(page.locator(".piece.moving")).toHaveCount(0);
  const running = page.locator(".clock.running");
  const shown = await running.textContent();
  await expect(running).not.toHaveText(shown!);
  /** What changes in the document until the clock has shown four other times. */
  const seen = await page.evaluate(
    () =>
      new Promise<{ clock: number; other: string[] }>((done) => {
        const other: string[] = [];
        let clock = 0;
        new MutationObserver((records, observer) => {
          for (const { target, type } of records) {
            const element = target instanceof Element ? target : target.parentElement;
            if (element?.closest("[data-clock]")) clock++;
            else other.push(`${type} ${element?.className || element?.tagName}`);
          }
          if (clock < 4) return;
          observer.disconnect();
          done({ clock, other });
        }).observe(document.documentElement, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      }),
  );
  expect(seen).toEqual({ clock: 4, other: [] });
});

test("with nothing to do there are no timers and no drawings", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { timers: 0, frames: 0 };
    Object.assign(window, { counted });
    const [timer, frame] = [window.setTimeout, window.requestAnimationFrame];
    window.setTimeout = ((work: () => void, ms?: number) => {
      counted.timers++;
      return timer(work, ms);
    }) as typeof setTimeout;
    window.requestAnimationFrame = (work) => {
      counted.frames++;
      return frame(work);
    };
  });
  await open(page);
  await expect(page.locator(".cell.own").first()).toBeAttached();
  const counted = () => page.evaluate(() => ({ ...(window as never as { counted: object }).counted }));
  // What comes with the start ends; from then on nothing happens from one look to the next.
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(await counted());
        await page.evaluate(() => fetch("manifest.webmanifest", { cache: "no-store" }).then((got) => got.text()));
        await page.evaluate(() => fetch("icon.svg", { cache: "no-store" }).then((got) => got.text()));
        return JSON.stringify(await counted()) === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);
});

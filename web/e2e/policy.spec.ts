// SPDX-License-Identifier: MIT
// What a page may do is said by the page itself, so that it holds on any host; the program says the same, and a little
// more.
import { expect, open, test } from "./page";

test("the page works under its policy, which the program sends as well", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error("policy: " + event.violatedDirective + " " + event.blockedURI),
    ),
  );
  const response = (await page.goto("./"))!;
  await open(page);
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content"))!;
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain("unsafe-inline");
  const sent = response.headers()["content-security-policy"];
  if (test.info().project.name === "program" && !process.env["DAMAS_URL"])
    expect(sent).toBe(policy + "; frame-ancestors 'none'");
  for (const panel of ["analysis", "inside", "learn", "workout", "library", "settings", "game"]) {
    await page.locator(`[data-panel=${panel}]`).click();
    if (panel === "analysis") {
      await page.locator("#engine-toggle").check();
      await expect(page.locator(".line-row.best")).toBeVisible();
    }
    if (panel === "workout") await expect(page.locator("#begin-lesson")).toBeEnabled();
    if (panel === "learn") await expect(page.locator(".school-cards")).toBeVisible();
  }
});

test.describe("what it forbids", () => {
  test.use({ expected: /Content Security Policy|Refused to/ });
  test("is not done", async ({ page }) => {
    await open(page);
    expect(
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.inside = true";
        document.head.append(script);
        return "inside" in window;
      }),
    ).toBe(false);
    expect(
      await page.evaluate(() =>
        fetch("https://example.org/").then(
          () => "fetched",
          () => "refused",
        ),
      ),
    ).toBe("refused");
  });
});

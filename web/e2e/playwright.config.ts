// SPDX-License-Identifier: MIT
// The real program and the real static site in Debian's Chromium. Screenshots of every screen are left in
// test-results/.
import { defineConfig, devices } from "@playwright/test";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const program = process.env["DAMAS"] ?? "../../build/release/damas";
/** The first of four ports, so that several checkouts can be tested beside each other: DAMAS_PORT=8500 npm run e2e */
const port = Number(process.env["DAMAS_PORT"] ?? 8471);
const address = (n: number) => `http://127.0.0.1:${port + n}/`;
/** Writes the static site into a folder of the build. */
const site = (name: string) => `rm -rf ../build/${name} && ${program} site ../build/${name}`;

/**
 * Where a page is served already, while working on it: DAMAS_URL=http://127.0.0.1:8123/ npm run e2e -- --project
 * program
 */
const served = process.env["DAMAS_URL"];

const inFirefox = {
  browserName: "_bidiFirefox" as "firefox",
  launchOptions: { executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr" },
  baseURL: served ?? address(0),
};

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // Generous, so that a busy machine is not taken for an error.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Once more where a test fails beside builds; the report names those that needed it as flaky.
  retries: 1,
  // Two files at a time, which share nothing but the servers below; the tests of one file one after another.
  workers: 2,
  fullyParallel: false,
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args },
    locale: "es-ES",
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: "program", testIgnore: /(phone|threads)\.spec\.ts/, use: { baseURL: served ?? address(0) } },
    { name: "site", testMatch: /(play|offline|policy)\.spec\.ts/, use: { baseURL: address(1) } },
    { name: "isolated", testMatch: /threads\.spec\.ts/, use: { baseURL: address(2) } },
    {
      // Debian's Firefox, by the protocol that all browsers share: the pinned version of the driver has it under this
      // name, without a promise. docs/tests.md says what it cannot do.
      name: "firefox",
      testMatch: /\/(play|care|sheet|screens|offline)\.spec\.ts/,
      grepInvert: /by touch|on a phone|without a network|offline, a new tab/,
      use: inFirefox,
    },
    {
      name: "firefox sizes",
      testMatch: /layout\.spec\.ts/,
      grep: /\d+x\d+: (the board|nothing)/,
      use: inFirefox,
    },
    {
      name: "phone",
      testMatch: /(phone|screens|workout)\.spec\.ts/,
      use: { ...devices["Pixel 7"], baseURL: served ?? address(0), locale: "es-ES" },
    },
  ],
  webServer: served
    ? []
    : [
        { command: `${program} serve --port ${port}`, url: address(0), reuseExistingServer: false },
        {
          command: `${site("site")} && node static_host.mjs ../build/site ${port + 1}`,
          url: address(1),
          reuseExistingServer: false,
        },
        {
          command: `${site("isolated")} && node static_host.mjs ../build/isolated ${port + 2} isolated`,
          url: address(2),
          reuseExistingServer: false,
        },
      ],
});

// SPDX-License-Identifier: MIT
// The real program and the real static site in Debian's Chromium. Screenshots of every screen are left in test-results/.
import { defineConfig, devices } from "@playwright/test";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const program = process.env["DAMAS"] ?? "../../build/release/damas";

export default defineConfig({
  testDir: ".", outputDir: "../test-results", timeout: 60_000, workers: 1, fullyParallel: false, reporter: [["list"]],
  use: { launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args }, locale: "es-ES", viewport: { width: 1280, height: 800 } },
  projects: [
    { name: "program", use: { baseURL: "http://127.0.0.1:8471/" } },
    { name: "site", testMatch: /(play|offline)\.spec\.ts/, use: { baseURL: "http://127.0.0.1:8472/" } },
    { name: "phone", testMatch: /(phone|screens)\.spec\.ts/, use: { ...devices["Pixel 7"], baseURL: "http://127.0.0.1:8471/", locale: "es-ES" } },
  ],
  webServer: [
    { command: `${program} serve --port 8471`, url: "http://127.0.0.1:8471/", reuseExistingServer: false },
    { command: `rm -rf ../build/site && ${program} site ../build/site && node static_host.mjs ../build/site 8472`, url: "http://127.0.0.1:8472/", reuseExistingServer: false },
  ],
});

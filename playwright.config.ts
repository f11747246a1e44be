import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/prerequisites.mjs";
import type { ShopOptions } from "./tests/support/shop-fixtures";

const executablePath = findChromium();

export default defineConfig<object, ShopOptions>({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  outputDir: "node_modules/.cache/browser-tests",
  fullyParallel: true,
  forbidOnly: true,
  // The summary of `npm test` names the tests that needed it; in CI they fail the run.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "node_modules/.cache/test-reports/browser.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    // A test does not wait for animations, and contrast is measured on what is drawn. The tests of
    // animations, and whole purchases, turn them on.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    // "only-on-failure" costs a third of the browsers' time: it takes a screenshot after every test.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        // A page lives for seconds, in which optimized code takes more of the processor than it saves.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});

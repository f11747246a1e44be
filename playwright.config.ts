import { defineConfig } from "@playwright/test";
import type { ShopOptions } from "./tests/support/shop-fixtures";

// Named by scripts/test.mjs; without a name Playwright takes its own browser.
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig<object, ShopOptions>({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  outputDir: "node_modules/.cache/browser-tests",
  fullyParallel: true,
  forbidOnly: true,
  // Once more, so that one late frame among hundreds of tests does not hide what the others say; the
  // summary names what needed it, to be repaired that day.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    // Where nothing moves, a test does not wait for movement, and contrast is measured on what is drawn.
    // The tests of movement, and whole purchases, ask for it.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    // What a failed test did and saw is noted in its second run: "only-on-failure" takes a picture at the
    // end of every test, in case it fails after that, for a third of the browsers' time.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
});

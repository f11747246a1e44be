import { defineConfig } from "vitest/config";
import { brandFolder } from "./scripts/brand-folder.ts";
import { noAnswer } from "./tests/engines/browser.ts";

/** `npm test` asks for the short form (tests/support/test-size.ts). */
const size = process.env.TEST_SIZE ?? "full";

/** The built shop in Firefox and WebKitGTK; Playwright's tests use Chromium. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  test: {
    include: ["tests/engines/**/*.test.ts"],
    env: { TEST_SIZE: size },
    reporters: [
      "default",
      ["json", { outputFile: "node_modules/.cache/test-reports/engines.json" }],
    ],
    // Two browsers side by side.
    maxWorkers: 2,
    // In CI a test that needs a second run fails, unless it was the browser that hung. `npm test` names it.
    retry: { count: 1, ...(process.env.CI && { condition: new RegExp(noAnswer) }) },
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
    hookTimeout: 60_000,
  },
});

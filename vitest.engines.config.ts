import { defineConfig } from "vitest/config";

/** `npm test` asks for the short form (tests/support/test-size.ts). */
const size = process.env.TEST_SIZE ?? "full";

/** The built shop in Firefox and WebKitGTK; Playwright's tests use Chromium. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/engines/**/*.test.ts"],
    env: { TEST_SIZE: size },
    reporters: [
      "default",
      ["json", { outputFile: "node_modules/.cache/test-reports/engines.json" }],
    ],
    // Two browsers side by side.
    maxWorkers: 2,
    // In CI a test that needs a second run fails. `npm test` names it.
    retry: process.env.CI ? 0 : 1,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 30 } },
    hookTimeout: 60_000,
  },
});

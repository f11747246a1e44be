import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["{app,server,embedded-commerce,scripts}/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    // They need the build: vitest.faults.config.ts.
    exclude: ["tests/faults/**"],
    setupFiles: ["tests/support/fail-on-console.ts"],
    testTimeout: 20_000,
    // One worker for many files halves the time; a file that leaves something behind breaks another.
    isolate: false,
  },
});

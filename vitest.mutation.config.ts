import { configDefaults, defineConfig } from "vitest/config";
import { brandFolder } from "./scripts/brand-folder.ts";

/** The unit tests for StrykerJS, which runs them in one worker: each file alone, because mutated modules must be loaded anew. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  test: {
    testTimeout: 20_000,
    setupFiles: ["tests/support/fail-on-console.ts"],
    // A thread of StrykerJS has one time zone.
    exclude: [...configDefaults.exclude, "**/time-zones.test.ts"],
    include: ["{app,server,embedded-commerce}/**/*.test.{ts,tsx}"],
  },
});

import { defineConfig } from "vitest/config";
import { brandFolder } from "./scripts/brand-folder.ts";

/** `npm test` asks for the short form (tests/support/test-size.ts). */
const size = process.env.TEST_SIZE ?? "full";

/** Tests that start the built shop as a process, and read what it serves or break something; they need the build. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  test: {
    include: ["tests/{faults,served}/**/*.test.ts"],
    env: { TEST_SIZE: size },
    reporters: [
      "default",
      ["json", { outputFile: "node_modules/.cache/test-reports/faults.json" }],
    ],
    // In CI a test that needs a second run fails. `npm test` names it.
    retry: process.env.CI ? 0 : 1,
    testTimeout: size === "full" ? 900_000 : 300_000,
    hookTimeout: 120_000,
    // Each file starts servers of its own, and much of its time is waiting; more would make one another late.
    maxWorkers: 3,
  },
});

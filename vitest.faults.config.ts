import { defineConfig } from "vitest/config";

/** What breaks the shop as built: started as a process, so the build has to be there (`npm run test:faults`). */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/faults/**/*.test.ts"],
    testTimeout: process.env.FAULTS === "full" ? 900_000 : 300_000,
    hookTimeout: 120_000,
    // Each file starts servers of its own, and much of its time is waiting; more would make one another late.
    maxWorkers: 3,
  },
});

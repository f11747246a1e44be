import { defineConfig } from "vitest/config";

/** What breaks the shop as built: started as a process, so the build has to be there (`npm run test:faults`). */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/faults/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Each file starts servers of its own; more at once would make one another late.
    maxWorkers: 2,
  },
});

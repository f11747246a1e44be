import { configDefaults, defineConfig } from "vitest/config";

/** What they test is a module with a queue or a clock of its own, which files before them may have left at work. */
const alone = ["server/page-cache/page-cache.test.ts", "server/webhook/invalidation.test.ts"];

// They need the build: vitest.faults.config.ts.
const withBuild = "tests/faults/**";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ["tests/support/fail-on-console.ts"],
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: [
            "{app,server,embedded-commerce,scripts}/**/*.test.{ts,tsx}",
            "tests/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, withBuild, ...alone],
          // One worker for many files halves the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});

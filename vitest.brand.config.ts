import { defineConfig } from "vitest/config";

/** Makes another brand in a copy of the shop, builds and serves it; it needs no build of this one. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/second-brand/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/test-reports/brand.json" }]],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

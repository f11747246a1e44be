import { defineConfig } from "vitest/config";

/** `npm run test:deploy`: builds the image, which takes minutes, and runs it. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/image/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 1_200_000,
  },
});

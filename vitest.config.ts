import { configDefaults, defineConfig } from "vitest/config";
import { brandFolder } from "./scripts/brand-folder.ts";

/**
 * They test a module with a queue or a clock, which files before them in the same worker may have left running, replace
 * a module that those may have loaded, or reset all modules, after which metrics would be registered a second time.
 */
const alone = [
  "app/product/saved-products.test.ts",
  "app/features/cart/add-to-cart.test.ts",
  "app/features/cart/cart-store.test.ts",
  "app/features/cart/checkout.test.ts",
  "app/features/cart/checkout-outcome.test.ts",
  "app/features/cart/discount-code.test.ts",
  "app/features/holidays/holidays-page.test.tsx",
  "app/features/quiz/quiz-progress.test.ts",
  "server/page-cache/cache-headers.test.ts",
  "server/page-cache/page-cache.test.ts",
  "server/shop.test.ts",
];

// They have configurations of their own.
const withBuild = [
  "tests/engines/**",
  "tests/second-brand/**",
  "tests/faults/**",
  "tests/image/**",
  "tests/served/**",
];

export default defineConfig({
  resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  test: {
    setupFiles: ["tests/support/fail-on-console.ts"],
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/test-reports/unit.json" }]],
    testTimeout: 20_000,
    // One for each core; without it a machine of two has one.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: [
            "{app,art,brand-check,server,store-check,embedded-commerce}/**/*.test.{ts,tsx}",
            "tests/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, "**/*.dom.test.{ts,tsx}", ...withBuild, ...alone],
          // One worker for many files halves the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["app/**/*.dom.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/testing-library.ts"],
        },
      },
    ],
  },
});

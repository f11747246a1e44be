/**
 * `npm run test:mutation` changes the modules that decide, a line at a time, and lists the changes that no unit test
 * notices. Some of them: `npm run test:mutation -- --mutate app/lib/money.ts`.
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutation.config.ts" },
  coverageAnalysis: "perTest",
  // It would rewrite paths in this file with an interface that TypeScript 7 lacks; in the sandbox they are right as they are.
  tsconfigFile: "none.json",
  mutate: [
    "app/lib/*.ts",
    "app/product/*.ts",
    "app/features/{blog,cart,holidays,product-page,quiz,search,shop,subscribe}/*.ts",
    "app/commerce/{client,errors,html-blocks,html-links,html-media,html-targets,late-addresses,load,noscript-media,read-response,sanitize-html,share,video-page}.ts",
    "server/{document-policy,circuit-breaker,rate-limit,budget/*,visitor,config,settings}.ts",
    "server/page-cache/*.ts",
    "server/newsletter/*.ts",
    "embedded-commerce/*.ts",
    "embedded-commerce/{checkout,storage}/*.ts",
    "!**/*.test.ts",
    "!**/{main,command}.ts",
  ],
  ignorePatterns: ["/build", "/data", "/public/pictures"],
  // A changed text is a changed text: those that visitors read are not the tests' matter.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ["clear-text", "progress-append-only", "html", "json"],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: "node_modules/.cache/mutation/index.html" },
  jsonReporter: { fileName: "node_modules/.cache/mutation/report.json" },
  incrementalFile: "node_modules/.cache/mutation/incremental.json",
};

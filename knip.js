import manifest from "./package.json" with { type: "json" };

/** The brand of the shop: of others, such as that of the tests, knip would find no use. */
const ownBrand = manifest.imports["#brand/*"].default.split("/")[2];

export default {
  entry: [
    "server/main.ts!",
    "server/build.ts!",
    "server/dev.ts!",
    "server/launch.mjs!",
    "server/*/command.ts!",
    "embedded-commerce/main.ts!",
    "embedded-commerce/*/command.ts!",
    "art/icons.ts!",
    "brand-check/check-brand.ts!",
    "art/back-labels.ts!",
    "art/render.mjs!",
    "art/press/press-files.ts!",
    "art/resize/*-images.ts!",
    "scripts/*.{mjs,ts}!",
    "public/service-worker.js!",
    "vite.config.ts!",
    "react-router.config.ts!",
    "vitest.{deploy,mutation}.config.ts",
    "tests/**/*.{test,spec}.ts",
    "tests/support/after-the-holidays.mjs",
  ],
  project: [
    "**/*.{ts,tsx,mjs,js,css}!",
    "!**/*.test.{ts,tsx}!",
    "!tests/**!",
    "!**/testing/**!",
    `!brands/!(${ownBrand})/**`,
  ],
  ignoreExportsUsedInFile: true,
  ignoreUnresolved: ["#brand/(?:fonts|pictures)", "\\./\\+types/.+", ".+/generated/.+"],
  ignoreDependencies: ["@fontsource/.+", "@fontsource-variable/.+", "@swc/core"],
  ignoreBinaries: ["blender", "ffmpeg", "openssl", "prlimit"],
};

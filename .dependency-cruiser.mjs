/** Which folder imports which, types and tests included. Cycles are Biome's rule. docs/architecture.md */

/** Folders of `app/`, highest first. A file imports from its own folder or from a later line. */
const tiers = [
  ["routes"],
  ["shell"],
  ["features/(?!cart/)[^/]+"],
  ["features/cart"],
  ["product"],
  ["blocks"],
  ["commerce", "hydration", "site"],
  ["html"],
  ["ui"],
  ["lib"],
  ["styles"],
];

const inFolders = (folders) => `^app/(${folders.join("|")})/`;

const testFiles = "[.](test|spec)[.]tsx?$|/testing/|^tests/";

/** `$1` is the importing file's own folder: two folders of one line do not know each other. */
const downwards = tiers.map((folders, index) => {
  const below = tiers.slice(index + 1).flat();
  return {
    name: `down-from-${folders.join("-").replace("(?!cart/)[^/]+", "other")}`,
    severity: "error",
    from: { path: inFolders(folders) },
    to: { path: "^app/", pathNot: ["^app/$1/", ...(below.length > 0 ? [inFolders(below)] : [])] },
  };
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    {
      name: "app-in-a-tier",
      comment: "A new folder of app/ gets a line in the list of tiers.",
      severity: "error",
      from: {},
      to: { path: "^app/[^/]+/", pathNot: inFolders(tiers.flat()) },
    },
    {
      name: "a-brand-is-words-and-data",
      comment: "Code reaches it by #brand alone, which names one (package.json).",
      severity: "error",
      from: { path: "^brands/", pathNot: testFiles },
      to: {
        path: "^(app|server|embedded-commerce|store-check)/",
        pathNot: "^app/lib/|^embedded-commerce/data/",
      },
    },
    {
      name: "shop-knows-no-server",
      severity: "error",
      from: { path: "^app/", pathNot: testFiles },
      to: { path: "^(server|embedded-commerce)/" },
    },
    {
      name: "embedded-store-shares-facts-alone",
      severity: "error",
      from: { path: "^embedded-commerce/", pathNot: testFiles },
      to: {
        path: "^(app|server)/",
        pathNot: "^app/lib/(brand-product|caution|dates|delivery-days|money|plan-charges)[.]ts$",
      },
    },
    {
      name: "server-shares-what-both-must-agree-on",
      comment: "It runs the built shop, and compiles the store check with it.",
      severity: "error",
      from: { path: "^server/", pathNot: testFiles },
      to: { path: "^app/", pathNot: "^app/(commerce|lib|site)/" },
    },
    {
      name: "server-starts-the-embedded-store",
      severity: "error",
      from: { path: "^server/", pathNot: testFiles },
      to: { path: "^embedded-commerce/", pathNot: "^embedded-commerce/service[.]ts$" },
    },
    {
      name: "store-check-reads-what-pages-read",
      comment: "Its command is the server's (server/store-check/command.ts).",
      severity: "error",
      from: { path: "^store-check/", pathNot: testFiles },
      to: { path: "^(server|embedded-commerce)/" },
    },
    {
      name: "no-test-code-in-the-shop",
      severity: "error",
      from: { pathNot: `${testFiles}|^[^/]+$` },
      to: { path: testFiles },
    },
    {
      name: "tools-are-no-part-of-the-shop",
      severity: "error",
      from: { path: "^(app|server|embedded-commerce)/", pathNot: testFiles },
      to: { path: "^(art|deploy|scripts)/" },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet. This parser reads imports of types as well.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};

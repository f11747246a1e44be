import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * Two chunks hold what several pages run, because many small files compress worse: the framework, which stays in the
 * browser's cache across releases, and `shared`, which every page loads.
 */
const chunks = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|zustand)[\\/]/,
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) => (isShared(id, modules) ? "shared" : null),
    debugName: "shared",
    test: /[\\/]app[\\/](?!routes|entry)/,
    priority: 1,
  },
];

/** Number of pages that have to import a module before every page loads it. */
const minPages = 3;

/** What the root or several pages import. A feature's own modules and images stay with their pages. */
function isShared(id: string, modules: Modules): boolean {
  const pages = countPages(id, modules);
  const isOwn = /[\\/]app[\\/](?:features[\\/](?!cart[\\/])|content[\\/]generated[\\/])/.test(id);
  return pages === Number.POSITIVE_INFINITY || (pages >= minPages && !isOwn);
}

/** Number of pages that import a module statically, directly or through others; all of them if the root does. */
function countPages(id: string, modules: Modules): number {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const module of seen) {
    if (/[\\/]app[\\/](?:root|entry\.client)\.tsx/.test(module)) return Number.POSITIVE_INFINITY;
    if (/[\\/]app[\\/]routes[\\/]/.test(module)) pages.add(module.replace(/\?.*$/, ""));
    else for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return pages.size;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: 0,
    // For scripts and, through Lightning CSS, styles: what docs/browsers.md promises.
    target: ["chrome99", "edge99", "firefox98", "safari15.4", "ios15.4"],
    modulePreload: { polyfill: false },
    // They say how long plugins ran, and nothing that is wrong with the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./server/build.ts",
          // The server has no use for chunks: what the browser loads on demand is part of its pages.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * Three dozen small scripts compress worse than a few: what every page runs comes in two, the
 * framework (which outlives a release in a visitor's cache) and what most pages share.
 */
const scripts = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|zustand)[\\/]/,
    priority: 2,
  },
  {
    name: (id: string, modules: Modules) => (isNeededAtOnce(id, modules) ? "shared" : null),
    test: /[\\/]app[\\/](?!routes|entry)/,
    priority: 1,
  },
];

/** Pages that have to need a part before all of them carry it. */
const minPages = 4;

/**
 * Whether the frame of the page or several pages import a part. What is loaded when it is asked for
 * does not count: dialogs and drawers share much, and no first load should bring it. Nor does what the
 * pages of one feature have in common.
 */
function isNeededAtOnce(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const module of seen) {
    if (/[\\/]app[\\/](?:root|entry\.client)\.tsx/.test(module)) return true;
    if (/[\\/]app[\\/]routes[\\/]/.test(module)) pages.add(module.replace(/\?.*$/, ""));
    else for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return pages.size >= minPages && !/[\\/]app[\\/]features[\\/](?!cart[\\/])/.test(id);
}

/**
 * What a part that comes later needs itself. Named ahead, its files are asked for together; but the names
 * do not compress, so pages leave that to the parts of their lower halves, for which nobody waits. Styles
 * always have to be there first, and drawers and dialogs, which somebody does wait for, keep all.
 */
function filesNamedAhead(_file: string, files: string[], { hostId }: { hostId: string }): string[] {
  return /[\\/]shared-/.test(hostId) ? files : files.filter((file) => file.endsWith(".css"));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false, resolveDependencies: filesNamedAhead },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scripts } } } } },
  },
});

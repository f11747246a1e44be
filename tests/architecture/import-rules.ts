import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Highest first. A file imports from its own folder or from a later line; folders on one line do not
 * import one another. `*` is any folder that has no line of its own, so new features are covered.
 */
const tiers = [
  ["app"],
  ["app/routes"],
  ["app/shell"],
  ["app/features/*"],
  ["app/features/cart"],
  ["app/product"],
  ["app/blocks"],
  ["app/commerce", "app/content", "app/hydration"],
  ["app/ui"],
  ["app/lib"],
  ["app/styles"],
];

/** What the embedded store says as the shop does. These files import nothing, so that Node runs them as they are. */
const sharedWithStore = [
  "app/content/facts.ts",
  "app/content/holidays/holiday-events.ts",
  "app/content/site.ts",
  "app/lib/delivery-days.ts",
];

/** The imports that are not allowed. */
export function forbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets
      .filter((to) => pointsUp(from, to) || isForbiddenCrossing(from, to))
      .map((to) => `${from} -> ${to}`),
  );
}

/** Within `app/` up or sideways, or from or into a folder that no tier names. */
function pointsUp(from: string, to: string): boolean {
  if (!isIn(from, "app") || !isIn(to, "app")) return false;
  if (getFolder(from) === getFolder(to)) return false;
  const [above, below] = [getTier(from), getTier(to)];
  return above === -1 || below === -1 || above >= below;
}

/** Between the shop, its server, the store and the tests. */
function isForbiddenCrossing(from: string, to: string): boolean {
  if (isIn(to, "tests")) return !isIn(from, "tests");
  if (isIn(from, "app")) return !isIn(to, "app");
  if (isIn(from, "embedded-commerce") && isIn(to, "app")) return !sharedWithStore.includes(to);
  if (isIn(from, "embedded-commerce")) return isIn(to, "server");
  // The server runs the built shop; of its sources it needs what both must agree on. The store check is built with it.
  if (isIn(from, "server") && !isIn(from, "server/store-check") && isIn(to, "app"))
    return !/^app\/(?:commerce|content|lib)\//.test(to);
  if (isIn(from, "server") && isIn(to, "embedded-commerce"))
    return to !== "embedded-commerce/service.ts";
  return false;
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function getFolder(path: string): string {
  const depth = path.startsWith("app/features/") ? 3 : 2;
  const parts = path.split("/");
  return parts.slice(0, Math.min(depth, parts.length - 1)).join("/");
}

function getTier(path: string): number {
  const folder = getFolder(path);
  const named = tiers.findIndex((tier) => tier.includes(folder));
  if (named >= 0) return named;
  const parent = folder.slice(0, folder.lastIndexOf("/"));
  return tiers.findIndex((tier) => tier.includes(`${parent}/*`));
}

/** Every file and the project files that it imports; types count. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The source files under a folder, tests and generated files left out; paths with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return filesUnder(folder).filter(
    (path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.(?:test|spec|d)\.tsx?$|\/testing\//.test(path),
  );
}

/** All files under a folder but generated ones. */
export function filesUnder(folder: string): string[] {
  const paths = globSync(`${folder}/**/*.*`).map((path) => path.replaceAll("\\", "/"));
  return paths.filter((path) => !path.includes("/generated/")).sort();
}

export function readImportGraph(files: readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = specifiersIn(readFileSync(file, "utf8")).flatMap(
        (specifier) => resolveSpecifier(file, specifier, known) ?? [],
      );
      return [file, [...new Set(targets)]];
    }),
  );
}

/** What a file names in `import`, `export … from`, `import()` and `import("…")` types. */
export function specifiersIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [...code.matchAll(importPattern)].flatMap(([, named, called]) => named ?? called ?? []);
}

const importPattern =
  /^\s*(?:import|export)\b(?:[^"';()]*?\bfrom\s*|\s*)["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

/**
 * The project file behind a specifier. `null` for packages and for the route types that the
 * framework generates. A project path without a file stays as written, so that an import
 * into a forbidden folder is seen whatever its ending.
 */
export function resolveSpecifier(
  file: string,
  specifier: string,
  known: ReadonlySet<string>,
): string | null {
  if (specifier.includes("+types/")) return null;
  const path = specifier.startsWith("~/")
    ? specifier.replace("~", "app")
    : /^\.{1,2}\//.test(specifier)
      ? join(dirname(file), specifier).replaceAll("\\", "/")
      : null;
  if (path === null) return null;
  const bare = path.replace(/\?.*$/, "");
  const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
  return endings.map((ending) => bare + ending).find((candidate) => known.has(candidate)) ?? bare;
}

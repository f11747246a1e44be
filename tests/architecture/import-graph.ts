import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Every file and the project files that it imports; types count. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The source files under a folder, tests and generated files left out; paths with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return filesUnder(folder).filter(
    (path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.(?:test|spec|d)\.tsx?$/.test(path),
  );
}

/** All files under a folder but generated ones; none when the folder does not exist. */
export function filesUnder(folder: string): string[] {
  return readdirSync(".", { withFileTypes: true }).some(({ name }) => name === folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
        .filter((path) => !path.includes("/generated/"))
        .sort()
    : [];
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

import type { ImportGraph } from "./import-graph";

/**
 * Highest first. A file imports from its own folder or from a later line; folders on one line do not
 * know one another. `*` is any folder that has no line of its own, so new features are covered.
 */
const tiers = [
  ["app"],
  ["app/routes"],
  ["app/shell", "app/store-check"],
  ["app/features/*"],
  ["app/features/cart"],
  ["app/blocks"],
  ["app/commerce", "app/content", "app/hydration"],
  ["app/ui"],
  ["app/lib"],
  ["app/styles"],
];

/** Imports within `app/` that point up or sideways, and files in a folder that no tier names. */
export function upwardImports(graph: ImportGraph): string[] {
  return arrows(graph, ({ from, to }) => {
    if (!isIn(from, "app") || !isIn(to, "app")) return false;
    if (folderOf(from) === folderOf(to)) return false;
    const [above, below] = [tierOf(from), tierOf(to)];
    return above === -1 || below === -1 || above >= below;
  });
}

/** Imports that cross a border of the house: the shop, its server, the store and the tests. */
export function forbiddenCrossings(graph: ImportGraph): string[] {
  return arrows(graph, ({ from, to }) => {
    if (isIn(to, "tests")) return !isIn(from, "tests");
    if (isIn(from, "app")) return !isIn(to, "app");
    if (isIn(from, "embedded-commerce")) return isIn(to, "app") || isIn(to, "server");
    // The server runs the built shop; of its sources it needs what both must agree on.
    if (isIn(from, "server") && isIn(to, "app"))
      return !/^app\/(?:commerce|content|lib|store-check)\//.test(to);
    if (isIn(from, "server") && isIn(to, "embedded-commerce"))
      return to !== "embedded-commerce/service.ts";
    return false;
  });
}

/** One line for each circle: the files in it, starting with the alphabetically first. */
export function circles(graph: ImportGraph): string[] {
  const found = new Set<string>();
  const finished = new Set<string>();

  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.add(circleText(trail.slice(start)));
      return;
    }
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };

  for (const file of graph.keys()) visit(file, []);
  return [...found].sort();
}

function circleText(files: readonly string[]): string {
  const first = files.indexOf([...files].sort()[0] ?? "");
  const turned = [...files.slice(first), ...files.slice(0, first)];
  return [...turned, turned[0]].join(" -> ");
}

function arrows(
  graph: ImportGraph,
  isWrong: (arrow: { from: string; to: string }) => boolean,
): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => isWrong({ from, to })).map((to) => `${from} -> ${to}`),
  );
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function folderOf(path: string): string {
  const depth = path.startsWith("app/features/") ? 3 : 2;
  const parts = path.split("/");
  return parts.slice(0, Math.min(depth, parts.length - 1)).join("/");
}

function tierOf(path: string): number {
  const folder = folderOf(path);
  const named = tiers.findIndex((tier) => tier.includes(folder));
  if (named >= 0) return named;
  const parent = folder.slice(0, folder.lastIndexOf("/"));
  return tiers.findIndex((tier) => tier.includes(`${parent}/*`));
}

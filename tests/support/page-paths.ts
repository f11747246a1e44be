import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes";

/** Values of the routes' parameters; empty for an optional one that is left out. */
const values: Readonly<Record<string, readonly string[]>> = {
  category: ["", "haircare"],
  handle: ["hair-nutraceutical", "complete-plan"],
  slug: ["why-hair-takes-a-season-to-change", "a-year-of-letting-it-grow"],
  "*": ["no-such-page"],
};

/** The path of every page, read from the routes, so that a new page is tested. */
export const pagePaths: readonly string[] = getPages(routes).flat();

/** Paths that redirect. */
const redirects = ["/proof", "/learn/quiz", "/learn/hair-science", "/learn/guides"];

/** One path for each page that is no redirect. */
export const screens: readonly string[] = getPages(routes)
  .flatMap(([first]) => first ?? [])
  .filter((path) => !redirects.includes(path));

function getPages(entries: readonly RouteConfigEntry[], parent = ""): string[][] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const full = path ? `${parent}/${path}` : parent;
    // A route that is no component answers with data, not with a page.
    const own = children.length === 0 && file.endsWith(".tsx") ? [getPaths(full)] : [];
    return [...own, ...getPages(children, full)];
  });
}

function getPaths(path: string): string[] {
  const [parameter, name = "*"] = /:(\w+)\??|\*/.exec(path) ?? [];
  if (!parameter) return [path || "/"];
  const known = values[name];
  if (!known) throw new Error(`tests/support/page-paths.ts has no value for ${parameter}`);
  return known.map((value) => path.replace(parameter, value).replace(/(?<=.)\/$/, ""));
}

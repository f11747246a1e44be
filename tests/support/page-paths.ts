import { redirectTable } from "~/site/redirect-table";
import routes from "../../app/routes";

/** Values of the routes' parameters; empty for an optional one that is left out. */
const values: Readonly<Record<string, readonly string[]>> = {
  category: ["", "haircare"],
  handle: ["hair-nutraceutical", "complete-plan"],
  slug: ["why-hair-takes-a-season-to-change", "a-year-of-letting-it-grow"],
  lines: ["", "1:1"],
  "*": ["no-such-page"],
};

/** Routes that lead to a page of another one. */
const leadsElsewhere = new Set([...redirectTable.keys(), "account/*"]);

/** The paths of each page, read from the routes, so that a new page is tested too. A route without a component is not a page. */
const pageRoutes = routes.filter(
  ({ file, path = "" }) => file.endsWith(".tsx") && !leadsElsewhere.has(path),
);
const pages = pageRoutes.map(({ path = "" }) => getPaths(`/${path}`));

export const pagePaths: readonly string[] = pages.flat();

/** One path for each page on which a visitor stays. */
export const screens: readonly string[] = pages
  .flatMap(([first]) => first ?? [])
  .filter((path) => path !== "/cart");

/** One of them for each component. */
export const kinds: readonly string[] = [
  ...new Map(
    pageRoutes.map(({ file, path = "" }) => [file, getPaths(`/${path}`)[0] ?? ""]),
  ).values(),
].filter((path) => screens.includes(path));

function getPaths(path: string): string[] {
  const [parameter, name = "*"] = /:(\w+)\??|\*/.exec(path) ?? [];
  if (!parameter) return [path];
  const known = values[name];
  if (!known) throw new Error(`tests/support/page-paths.ts has no value for ${parameter}`);
  return known.map((value) => path.replace(parameter, value).replace(/(?<=.)\/$/, ""));
}

import { redirects } from "../../app/lib/paths";
import routes from "../../app/routes";

/** Values of the routes' parameters; empty for an optional one that is left out. */
const values: Readonly<Record<string, readonly string[]>> = {
  category: ["", "haircare"],
  handle: ["hair-nutraceutical", "complete-plan"],
  slug: ["why-hair-takes-a-season-to-change", "a-year-of-letting-it-grow"],
  "*": ["no-such-page"],
};

/** The paths of each page, read from the routes, so that a new page is tested. A route without a component is no page. */
const pages = routes
  .filter(({ file }) => file.endsWith(".tsx"))
  .map(({ path = "" }) => getPaths(`/${path}`));

export const pagePaths: readonly string[] = pages.flat();

/** One path for each page that is no redirect. */
export const screens: readonly string[] = pages
  .flatMap(([first]) => first ?? [])
  .filter((path) => !(path.slice(1) in redirects));

function getPaths(path: string): string[] {
  const [parameter, name = "*"] = /:(\w+)\??|\*/.exec(path) ?? [];
  if (!parameter) return [path];
  const known = values[name];
  if (!known) throw new Error(`tests/support/page-paths.ts has no value for ${parameter}`);
  return known.map((value) => path.replace(parameter, value).replace(/(?<=.)\/$/, ""));
}

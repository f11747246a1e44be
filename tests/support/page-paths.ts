import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes";

/** What stands in an address for a parameter; nothing, where it may be left out. */
const values: Readonly<Record<string, readonly string[]>> = {
  category: ["", "haircare"],
  handle: ["hair-nutraceutical", "complete-plan"],
  slug: ["why-hair-takes-a-season-to-change", "a-year-of-letting-it-grow"],
  "*": ["no-such-page"],
};

/** The address of every page, read from the routes: whoever adds a page has it tested. */
export const pagePaths: readonly string[] = pagesOf(routes).flat();

/** Addresses that lead on to another page. */
const leadElsewhere = ["/proof", "/learn/quiz", "/learn/hair-science", "/learn/guides"];

/** One address for each kind of page that is one of its own. */
export const screens: readonly string[] = pagesOf(routes)
  .flatMap(([first]) => first ?? [])
  .filter((path) => !leadElsewhere.includes(path));

function pagesOf(entries: readonly RouteConfigEntry[], parent = ""): string[][] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const full = path ? `${parent}/${path}` : parent;
    // A route that is no component answers with data, not with a page.
    const own = children.length === 0 && file.endsWith(".tsx") ? [addressesOf(full)] : [];
    return [...own, ...pagesOf(children, full)];
  });
}

function addressesOf(path: string): string[] {
  const [parameter, name = "*"] = /:(\w+)\??|\*/.exec(path) ?? [];
  if (!parameter) return [path || "/"];
  const known = values[name];
  if (!known) throw new Error(`tests/support/page-paths.ts has no value for ${parameter}`);
  return known.map((value) => path.replace(parameter, value).replace(/(?<=.)\/$/, ""));
}

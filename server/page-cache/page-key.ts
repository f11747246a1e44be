import { campaignNames, toNamePattern } from "../../app/lib/campaign.ts";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import type { FindCachedRoute } from "./page-rules.ts";

export type PageKey = {
  /** Path and the parameters that change the page, in alphabetical order. This URL is rendered. */
  key: string;
  rule: CacheRule;
};

const maxParameters = 4;
const maxParameterCharacters = 80;

/** Parameters that campaigns and networks add to links; they never change a page. In deploy/nginx/nginx.conf as well. */
export const ignoredNames = [...campaignNames, "dclid", "igshid", "mc_cid", "mc_eid", "_*"];
const ignoredName = new RegExp(`^${toNamePattern(ignoredNames)}$`, "i");

/**
 * The key of a path with its query, without parameters that do not change the page; `null` for an uncached page.
 * `getVaryingQuery` returns the encoded `name=value` pairs that change a page, unknown before its first rendering.
 */
export function toPageKey(
  target: string,
  findRoute: FindCachedRoute,
  getVaryingQuery: (pathname: string) => ReadonlySet<string> | undefined,
): PageKey | null {
  const [address = "", search = ""] = target.split(/\?(.*)/s, 2);
  const isData = address.endsWith(".data");
  const pathname = isData ? address.replace(/(?:_)?\.data$/, "") : address;
  const route = findRoute(pathname);
  if (!route) return null;
  const { id, rule } = route;
  const parameters = [...new URLSearchParams(search)];
  // React Router requests the data of this route only; other selections are not cached.
  if (isData && new URLSearchParams(search).get("_routes") !== id) return null;
  if (parameters.some(([name]) => rule.typed?.includes(name))) return null;

  const names = rule.query ?? [];
  const relevant =
    names === "options"
      ? varying(parameters, getVaryingQuery(pathname))
      : parameters.filter(([name]) => names.includes(name));
  const isTooLong = relevant.some(
    ([name, value]) => (name + value).length > maxParameterCharacters,
  );
  if (relevant.length > maxParameters || isTooLong) return null;

  // Stable, because the order of values of one name may matter.
  relevant.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  // In React Router's format, so that its URLs are keys.
  const query = new URLSearchParams(isData ? [...relevant, ["_routes", id]] : relevant).toString();
  return { key: address + (query && `?${query}`), rule };
}

/** Before the first rendering any parameter may be one of the page's options. */
function varying(parameters: [string, string][], values: ReadonlySet<string> | undefined) {
  if (!values) return parameters.filter(([name]) => !ignoredName.test(name));
  const firsts = new Map(parameters.toReversed());
  return [...firsts].filter((parameter) => values.has(new URLSearchParams([parameter]).toString()));
}

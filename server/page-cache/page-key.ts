import type { CacheRule, FindCachedRoute } from "./page-rules.ts";

export type PageKey = {
  /** Path and the parameters that change the page, in alphabetical order. It is what is rendered. */
  key: string;
  rule: CacheRule;
};

/** No page has more or longer ones. */
const maxParameters = 4;
const maxParameterCharacters = 80;

/** Parameters that campaigns and networks add to a link; they change nothing on a page. */
export const campaignParameters =
  /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|mc_cid|mc_eid|srsltid|ref|_.*)$/i;

/** The query values that change a page, as `name=value` written in an address; unknown before it was rendered. */
export type VaryingQueryOf = (pathname: string) => ReadonlySet<string> | undefined;

/**
 * The key of an address, given as path and query; `null` for what is not cached. Parameters that a page
 * does not read are left out of it.
 */
export function toPageKey(
  target: string,
  findRoute: FindCachedRoute,
  varyingQueryOf: VaryingQueryOf,
): PageKey | null {
  const [address = "", search = ""] = target.split(/\?(.*)/s, 2);
  const isData = address.endsWith(".data");
  const pathname = isData ? address.replace(/(?:_)?\.data$/, "") : address;
  const route = findRoute(pathname);
  if (!route) return null;
  const { id, rule } = route;
  const parameters = [...new URLSearchParams(search)];
  // The router asks for the data of this route alone; any other choice of routes is answered uncached.
  if (isData && new URLSearchParams(search).get("_routes") !== id) return null;
  if (parameters.some(([name]) => rule.typed?.includes(name))) return null;

  const names = rule.query ?? [];
  const known =
    names === "options"
      ? varying(parameters, varyingQueryOf(pathname))
      : parameters.filter(([name]) => names.includes(name));
  const isTooLong = known.some(([name, value]) => (name + value).length > maxParameterCharacters);
  if (known.length > maxParameters || isTooLong) return null;

  // A stable sort: the order of values under one name may matter.
  known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  // As the router writes it, so that its requests are keys as they stand.
  const query = new URLSearchParams(isData ? [...known, ["_routes", id]] : known).toString();
  return { key: address + (query && `?${query}`), rule };
}

/** Whether a key has parameters other than the route of a navigation's data. */
export function hasQuery(key: string): boolean {
  return !/^[^?]*(?:\?_routes=[^&]*)?$/.test(key);
}

/** Before a page was rendered for the first time, anything may be one of its options. */
function varying(parameters: [string, string][], values: ReadonlySet<string> | undefined) {
  if (!values) return parameters.filter(([name]) => !campaignParameters.test(name));
  const firsts = new Map(parameters.toReversed());
  return [...firsts].filter((parameter) => values.has(new URLSearchParams([parameter]).toString()));
}

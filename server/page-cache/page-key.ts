import { acceptsMarkdown, markdownType } from "../../app/lib/accept.ts";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import type { FindCachedRoute } from "./page-rules.ts";

export type PageKey = {
  /** The URL, and for Markdown its media type after a space. */
  key: string;
  /** Path and the parameters that change the page, in alphabetical order. This URL is rendered. */
  url: string;
  isMarkdown: boolean;
  rule: CacheRule;
  /** The options of the page are unknown until it is rendered, and the URL has parameters that may be some. */
  isProvisional: boolean;
};

const markdownSuffix = ` ${markdownType}`;

/** Whether a key is that of a page as Markdown. */
export const isMarkdownKey = (key: string): boolean => key.endsWith(markdownSuffix);

/** Path and query of a request, which have no space, and what it asks for: the key of most pages. */
export function toTarget(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isMarkdown = acceptsMarkdown(request) && !pathname.endsWith(".data");
  return pathname + search + (isMarkdown ? markdownSuffix : "");
}

const maxParameters = 4;
const maxParameterCharacters = 80;

/**
 * The key of a target: only parameters that the route declares are part of it. `null` for an uncached page.
 * `getVaryingQuery` returns the encoded `name=value` pairs that change a page, unknown before its first rendering.
 */
export function toPageKey(
  target: string,
  findRoute: FindCachedRoute,
  getVaryingQuery: (pathname: string) => ReadonlySet<string> | undefined,
): PageKey | null {
  const isMarkdown = isMarkdownKey(target);
  const requested = isMarkdown ? target.slice(0, -markdownSuffix.length) : target;
  const [address = "", search = ""] = requested.split(/\?(.*)/s, 2);
  const isData = address.endsWith(".data");
  const pathname = isData ? address.replace(/(?:_)?\.data$/, "") : address;
  const route = findRoute(pathname);
  if (!route) return null;
  const { id, rule } = route;
  const query = new URLSearchParams(search);
  // React Router requests the data of this route only; other selections are not cached.
  if (isData && query.get("_routes") !== id) return null;
  query.delete("_routes");
  const parameters = [...query];
  if (parameters.some(([name]) => rule.typed?.includes(name))) return null;

  const names = rule.query ?? [];
  const options = getVaryingQuery(pathname);
  const relevant =
    names === "options"
      ? selectOptions(parameters, options ?? new Set())
      : parameters.filter(([name]) => names.includes(name));
  const isTooLong = relevant.some(
    ([name, value]) => (name + value).length > maxParameterCharacters,
  );
  if (relevant.length > maxParameters || isTooLong) return null;

  const kept = new URLSearchParams(relevant);
  // Stable, because the order of values of one name may matter.
  kept.sort();
  // In React Router's format, so that its URLs are keys.
  if (isData) kept.append("_routes", id);
  const url = kept.size > 0 ? `${address}?${kept}` : address;
  return {
    key: isMarkdown ? url + markdownSuffix : url,
    url,
    isMarkdown,
    rule,
    isProvisional: names === "options" && !options && parameters.length > 0,
  };
}

/** Selects the parameters of options that change the page. It reads the first of two values of one name. */
function selectOptions(parameters: [string, string][], options: ReadonlySet<string>) {
  const firsts = new Map(parameters.toReversed());
  return [...firsts].filter((parameter) =>
    options.has(new URLSearchParams([parameter]).toString()),
  );
}

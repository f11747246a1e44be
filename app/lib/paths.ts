/** The addresses of the shop's pages. Handles come from the store, so they are encoded. */
export function getProductPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

export function getArticlePath(handle: string): string {
  return `/blog/${encodeURIComponent(handle)}`;
}

/** The blog, filtered by category and search. */
export function getBlogPath({
  category = "",
  search = "",
}: {
  category?: string;
  search?: string;
} = {}) {
  return withQuery("/blog", [
    ["category", category],
    ["q", search],
  ]);
}

export function getSearchPath(query: string): string {
  return withQuery("/search", [["q", query]]);
}

/** The path with these parameters, without empty ones. */
export function withQuery(
  path: string,
  parameters: readonly [name: string, value: string][],
): string {
  const query = new URLSearchParams(parameters.filter(([, value]) => value !== "")).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Adds the query to a path; parameters that the path has itself stay as they are. */
export function addQuery(path: string, search: string): string {
  const [, pathname = "", own = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(path) ?? [];
  const rest = removeParameters(search, [...new URLSearchParams(own).keys()]);
  const query = [own, rest.slice(1)].filter((part) => part !== "").join("&");
  return pathname + (query && `?${query}`) + hash;
}

/** The query without these parameters. The others stay as they were written. */
export function removeParameters(search: string, names: readonly string[]): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => {
      const [name = ""] = new URLSearchParams(part).keys();
      return part !== "" && !names.includes(name);
    });
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}

/** Paths in the shop's own links that are not pages, and where they lead (rule 45 in docs/rules.md). */
export const internalRedirects = {
  proof: "/proof/testimonials",
  "learn/quiz": "/quiz",
  "learn/hair-science": "/science#cycle",
  "learn/guides": "/blog?category=hair-care-tips",
} as const;

const destinations: ReadonlyMap<string, string> = new Map(
  Object.entries(internalRedirects).map(([path, destination]) => [`/${path}`, destination]),
);

/** Where a link to one of these paths leads; `null` for any other. */
export function findRedirect(to: string): string | null {
  return destinations.get(to) ?? null;
}

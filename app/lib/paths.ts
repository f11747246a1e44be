/** The addresses of the shop's pages. Handles come from the store, so they are encoded. */
export function getProductPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

/** The store's blogs that the shop shows, by handle, and the path of each (rule 25 in docs/rules.md). */
const blogPaths = { news: "/blog" } as const;

export type BlogHandle = keyof typeof blogPaths;

export const blogHandles = Object.keys(blogPaths) as BlogHandle[];

/** The blog whose newest articles the home page shows. */
export const mainBlog: BlogHandle = "news";

export function isBlogHandle(handle: string): handle is BlogHandle {
  return Object.hasOwn(blogPaths, handle);
}

/** The blog to which a page belongs; the main one where it belongs to none. */
export function getBlogAt(pathname: string): BlogHandle {
  const path = `${pathname.toLowerCase()}/`;
  return blogHandles.find((handle) => path.startsWith(`${blogPaths[handle]}/`)) ?? mainBlog;
}

/** A blog, filtered by category and search. */
export function getBlogPath(
  blog: BlogHandle,
  { category = "", search = "" }: { category?: string; search?: string } = {},
): string {
  return withQuery(blogPaths[blog], [
    ["category", category],
    ["q", search],
  ]);
}

export function getFeedPath(blog: BlogHandle): string {
  return `${blogPaths[blog]}/feed.xml`;
}

export function getArticlePath({ blog, handle }: { blog: BlogHandle; handle: string }): string {
  return `${blogPaths[blog]}/${encodeURIComponent(handle)}`;
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

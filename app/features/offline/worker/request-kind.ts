type Asked = Pick<Request, "method" | "mode" | "destination" | "url">;

/**
 * What the worker answers; `null` is left to the browser, above all everything that is not a GET: the
 * store's API, the checkout's forms, the newsletter.
 */
export function kindOf(request: Asked, origin: string): "page" | "file" | "picture" | null {
  if (request.method !== "GET") return null;
  const { origin: asked, pathname } = new URL(request.url);
  if (request.mode === "navigate") return asked === origin ? "page" : null;
  if (asked !== origin) return request.destination === "image" ? foreignPicture(asked) : null;
  return kindOfFile(pathname);
}

/** Files with a name for each of their contents: what the build wrote, and pictures in each size. */
export function kindOfFile(pathname: string): "file" | "picture" | null {
  if (pathname.startsWith("/assets/")) return "file";
  return /^\/(?:pictures|cdn)\//.test(pathname) ? "picture" : null;
}

/** Where a hosted store keeps its pictures; it lets other origins read them. */
function foreignPicture(origin: string): "picture" | null {
  return origin === "https://cdn.shopify.com" ? "picture" : null;
}

/** Not pages for everybody: what they show is one visitor's, or the operator's. */
const ownAffairs =
  /^\/(?:api|cart|checkouts?|orders?|account|hooks|newsletter|metrics|healthz|readyz|reports?|vitals|cdn)(?:\/|$)/;

/** Campaigns mark links; the page is the same. */
const marks =
  /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|mc_.*|srsltid|ref)$/i;

/**
 * The address under which a page is kept; `null` for one that must not be: what somebody typed, and
 * whatever belongs to one visitor.
 */
export function pageKey(url: URL): string | null {
  if (ownAffairs.test(url.pathname) || url.pathname === "/search") return null;
  if (url.searchParams.has("q")) return null;
  const counting = [...url.searchParams].filter(([name]) => !marks.test(name));
  const query = new URLSearchParams(counting).toString();
  return url.pathname + (query && `?${query}`);
}

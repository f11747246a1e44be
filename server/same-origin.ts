/**
 * Tells a request that a browser sends for a page of another origin, by `Sec-Fetch-Site` or, in older
 * browsers, `Origin`. A request with neither comes from no browser and cannot be forged by a page.
 */
export function isCrossOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = request.headers.get("origin");
  // Behind a reverse proxy the request can name another host than visitors use.
  if (origin === siteUrl) return false;
  if (site !== null) return true;
  return origin !== null && origin !== new URL(request.url).origin;
}

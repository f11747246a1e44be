/**
 * Whether a browser sends this from another site. `Sec-Fetch-Site` says so in every current browser,
 * `Origin` in older ones. A request with neither comes from no browser, so no visitor's browser was
 * tricked into it.
 */
export function isFromElsewhere(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = request.headers.get("origin");
  // A proxy may speak to us under another name than visitors do.
  if (origin === siteUrl) return false;
  if (site !== null) return true;
  return origin !== null && origin !== new URL(request.url).origin;
}

/** Whether a picture may be loaded from it: http(s), or a path on the shop's own origin, of a bounded length. */
export function isPictureUrl(url: unknown): url is string {
  return typeof url === "string" && /^(https?:\/)?\/[^/\\].{0,2000}$/i.test(url);
}

/** The URL as other sites need it: a path gets the shop's canonical origin in front. */
export function absoluteUrl(url: string, siteUrl: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

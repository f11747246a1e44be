/** Whether it is an http(s) URL or a path, of a limited length. */
export function isPictureUrl(url: unknown): url is string {
  return typeof url === "string" && /^(https?:\/)?\/[^/\\].{0,2000}$/i.test(url);
}

/** Prefixes a path with the shop's canonical origin. */
export function absoluteUrl(url: string, siteUrl: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

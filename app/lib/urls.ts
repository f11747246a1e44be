/** Whether it is an http(s) URL or a path, of a limited length. */
export function isPictureUrl(url: unknown): url is string {
  return typeof url === "string" && /^(https?:\/)?\/[^/\\].{0,2000}$/i.test(url);
}

/** As `URL.parse`, which Safari before 18 and Chrome before 126 do not have. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** Prefixes a path with the shop's canonical origin. */
export function absoluteUrl(url: string, siteUrl: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

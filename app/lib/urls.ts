/** Whether it is an http(s) URL or a path, of a limited length. */
export function isFileUrl(url: unknown): url is string {
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

/** The path, query and fragment of a URL of one of the origins, or of a path; otherwise `null`. */
export function toOwnPath(url: string, origins: readonly string[]): string | null {
  const parsed = parseUrl(url, origins[0]);
  if (!parsed || !origins.includes(parsed.origin)) return null;
  // A path that starts with two slashes would be another host.
  return parsed.pathname.replace(/^\/+/, "/") + parsed.search + parsed.hash;
}

/** Prefixes a path with the shop's canonical origin. */
export function absoluteUrl(url: string, siteUrl: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

/** Prefix of the ids in a text of the store, so that they replace no id or variable of the page. */
export const targetPrefix = "user-content-";

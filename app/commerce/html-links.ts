import { parseUrl } from "~/lib/urls";

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
/** Base URL that tells paths from absolute URLs. */
const baseUrl = "https://shop.invalid";

/**
 * The address of a link as a browser reads it, with what its author left out; `null` for one that is not allowed or
 * leads nowhere, such as `#`.
 */
export function safeLink(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const text = href.trim();
  const url = parseUrl(completeAddress(text), baseUrl);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return null;
  if (text === "" || /^#!?$/.test(text)) return null;
  if (text.startsWith("#")) return url.hash;
  // A path that starts with two slashes would be another host.
  if (url.origin === baseUrl) return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
  return url.pathname === "" ? null : url.href;
}

/** Beginnings of addresses that browsers would read as paths of the page, with what completes them. */
const completions: readonly (readonly [beginning: RegExp, completed: string])[] = [
  [/^(https?)(?::\/*|\/\/)/i, "$1://"],
  [/^(?=www\.)/i, "https://"],
  [/^(?=[\w-]+(?:\.[\w-]+)*\.(?:com|info|net|org|shop|[a-z]{2})(?:[/?#]|$))/i, "https://"],
  [/^(?=[^\s@/?#:]+@[^\s@/?#:]+\.[a-z]{2,}(?:\?|$))/i, "mailto:"],
  [/^(?=\+\d[\d\s()./-]{5,}$)/, "tel:"],
];

function completeAddress(text: string): string {
  const [beginning, completed] = completions.find(([beginning]) => beginning.test(text)) ?? [];
  return beginning && completed !== undefined ? text.replace(beginning, completed) : text;
}

/**
 * The address of a file of the store for a path of its old theme, `/cdn/…`, which the shop's own domain no longer
 * serves; any other as it is. The first origin is the shop's, the second the store's.
 */
export function toStoreFile(address: string, [shop, store]: readonly string[]): string {
  const url = parseUrl(address, shop);
  const isThemePath = url !== null && /^\/+cdn\//.test(url.pathname) && isSameHost(url, shop);
  if (!isThemePath || !store || store === shop) return address;
  return store + url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** Old texts name the shop by http, and with or without `www`. */
function isSameHost(url: URL, shop = ""): boolean {
  const host = (name: string) => name.replace(/^www\./, "");
  return /^https?:$/.test(url.protocol) && host(url.host) === host(parseUrl(shop)?.host ?? "");
}

/** What a link is called whose content has no text: the last part of its address. */
export function getLinkName(href: string): string {
  const url = parseUrl(href, baseUrl);
  const part = url?.pathname.split("/").findLast((part) => part !== "");
  const name = decodePart(part ?? "").replace(
    /\.(?:avif|gif|html?|jpe?g|pdf|php|png|svg|webp)$/i,
    "",
  );
  if (name !== "") return name.replace(/[-_\s]+/g, " ").trim();
  return !url || url.origin === baseUrl ? "Home" : url.host.replace(/^www\./, "");
}

/** Percent-encoding is written by hand. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

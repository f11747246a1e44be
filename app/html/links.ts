import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { parseUrl, targetPrefix } from "~/lib/urls";
import { blockTags, inlineTags, removedTags } from "./blocks";

const knownTags: ReadonlySet<string> = new Set([...inlineTags, ...blockTags, ...removedTags]);
const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
/** Base URL that tells paths from absolute URLs. */
const baseUrl = "https://shop.invalid";

/**
 * Completes the addresses of links as a browser reads them and removes those that are not allowed or lead nowhere. Links
 * to a part of the text get the prefix that its id gets. A link whose image has no text is named by its address.
 */
export function rehypeLinks(origins: readonly string[]) {
  return (tree: Root) => {
    const ids = new Set<string>();
    visit(tree, "element", (element) => {
      const { tagName, properties } = element;
      if (tagName === "a" && typeof properties.name === "string")
        properties.id = String(properties.id ?? "").trim() || properties.name;
      // Some editors add the same prefix to ids, and not to the links.
      const id = withoutPrefix(String(properties.id ?? "").trim());
      // The first of several elements with the same id counts.
      properties.id = id === "" || ids.has(id) ? undefined : id;
      ids.add(id);
      // Other elements are replaced by their content, and their id would go with them.
      if (properties.id && !knownTags.has(tagName)) element.tagName = "span";
    });
    visit(tree, { tagName: "a" }, (link: Element) => {
      const { properties } = link;
      const href = safeLink(toStoreFile(String(properties.href ?? ""), origins));
      properties.href = href ?? undefined;
      const fragment = href?.startsWith("#") ? withoutPrefix(href.slice(1)) : "";
      if (fragment && ids.has(decodePart(fragment)))
        properties.href = `#${targetPrefix}${fragment}`;
      if (href) nameImageLink(link, href);
    });
  };
}

function withoutPrefix(id: string): string {
  return id.startsWith(targetPrefix) ? withoutPrefix(id.slice(targetPrefix.length)) : id;
}

function nameImageLink(link: Element, href: string): void {
  const images: Element[] = [];
  let hasName = false;
  visit(link, (node) => {
    if (node.type === "text") hasName ||= node.value.trim() !== "";
    if (node.type !== "element" || node.tagName !== "img") return;
    images.push(node);
    hasName ||= Boolean(node.properties.alt);
  });
  const [image] = images;
  if (image && !hasName) image.properties.alt = getLinkName(href);
}

/** `null` for an address that is not allowed or leads nowhere, such as `#`. */
function safeLink(href: string): string | null {
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

/** The last part of an address. */
function getLinkName(href: string): string {
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
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import type { Schema } from "hast-util-sanitize";
import { parseUrl } from "~/lib/urls";

/**
 * The elements and attributes that an article may have. `div` only separates paragraphs and is removed later.
 * Other elements are replaced by their children, those in `strip` are removed with them.
 */
export const allowList: Schema = {
  tagNames: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "a", "strong", "em", "blockquote", "br", "hr"],
    ...["figure", "figcaption", "img", "div"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  ancestors: {
    li: ["ul", "ol"],
    ...Object.fromEntries(
      ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"].map((tag) => [tag, ["table"]]),
    ),
  },
  strip: [
    ...["script", "style", "template", "noscript", "noembed", "noframes", "xmp", "plaintext"],
    ...["svg", "math", "iframe", "object", "embed", "applet", "audio", "video", "canvas"],
    ...["title", "textarea", "select", "option", "datalist", "dialog", "frameset", "head"],
  ],
};

/** Containers that only separate paragraphs. */
const boundaryTags = [
  ...["section", "article", "aside", "main", "header", "footer", "nav", "address", "center"],
  ...["details", "summary", "dl", "dt", "dd", "pre", "form", "fieldset", "legend", "hgroup"],
];

/** Moves headings one level down. */
export const renamedTags: ReadonlyMap<string, string> = new Map([
  ...boundaryTags.map((tag) => [tag, "div"] as const),
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["b", "strong"],
  ["i", "em"],
  ["cite", "em"],
]);

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Base URL that tells paths from absolute URLs. */
const baseUrl = "https://shop.invalid";

/** Parses a link as a browser does; `null` for one that is not allowed. */
export function safeLink(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const text = href.trim();
  if (/^#[^\s]+$/.test(text)) return text;
  const url = parseUrl(text, baseUrl);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return null;
  return url.origin === baseUrl ? url.pathname + url.search + url.hash : url.href;
}

/**
 * The URL of an image of one of the origins, otherwise `null`. The first origin is the shop's own, whose
 * images get a relative URL, because the page may be served under another host.
 */
export function safePicture(src: unknown, origins: readonly string[]): string | null {
  const url = typeof src === "string" ? parseUrl(src, origins[0]) : null;
  if (!url || !origins.includes(url.origin) || !/^https?:$/.test(url.protocol)) return null;
  // A path that starts with two slashes would be another host.
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

import type { Schema } from "hast-util-sanitize";

/**
 * What may come out of an editor's hands. `div` only marks where a paragraph ends; the structure that
 * is built from the result has none. Everything that is not named loses its tags and keeps its text,
 * but for `strip`, whose text was never meant to be read.
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
    th: ["colSpan", "rowSpan"],
    td: ["colSpan", "rowSpan"],
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

export const renamedTags: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["b", "strong"],
  ["i", "em"],
  ["cite", "em"],
]);

export const boundaryTags: ReadonlySet<string> = new Set([
  ...["section", "article", "aside", "main", "header", "footer", "nav", "address", "center"],
  ...["details", "summary", "dl", "dt", "dd", "pre", "form", "fieldset", "legend", "hgroup"],
]);

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Only recognises paths; nothing is ever asked of it. */
const nowhere = "https://shop.invalid";

/** A link as it may stand in a page, or null. Reading it as a browser does leaves no trick unseen. */
export function safeLink(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const text = href.trim();
  if (/^#[^\s]+$/.test(text)) return text;
  if (!URL.canParse(text, nowhere)) return null;
  const url = new URL(text, nowhere);
  if (!linkProtocols.has(url.protocol) || url.username || url.password) return null;
  return url.origin === nowhere ? url.pathname + url.search + url.hash : url.href;
}

/**
 * A picture's address, if it is of one of the origins; null otherwise. The first origin is the shop's own, whose
 * pictures are addressed by path: the page may be reached under another one.
 */
export function safePicture(src: unknown, origins: readonly string[]): string | null {
  if (typeof src !== "string" || !URL.canParse(src, origins[0])) return null;
  const url = new URL(src, origins[0]);
  if (!origins.includes(url.origin) || !/^https?:$/.test(url.protocol)) return null;
  // Two slashes at the start would name a host.
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

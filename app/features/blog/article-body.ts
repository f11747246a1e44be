import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { articleWidths, getStoreImageSources } from "~/blocks/store-picture";
import { getText } from "~/commerce/html-blocks";
import { sanitizeHtml } from "~/commerce/sanitize-html";
import { pictureSizes } from "~/lib/breakpoints";
import { absoluteUrl } from "~/lib/urls";
import { toShopAddress } from "./article-links";

/** An entry of the contents; `id` is the heading's in the body. */
export type ContentsHeading = { id: string; text: string; level: 2 | 3 };

/** `html` is sanitized. */
export type ArticleBody = { html: string; headings: readonly ContentsHeading[] };

/** The body for the page: sanitized, with ids for the contents, pictures in several widths, and scrolling tables. */
export function renderBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const body = sanitizeHtml(html, imageOrigins);
  const headings: ContentsHeading[] = [];
  const pullQuote = body.children.find(isPullQuote);
  if (pullQuote?.type === "element") pullQuote.properties.className = ["pull-quote"];
  visit(body, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    rewriteLink(element, imageOrigins);
    if (tagName === "a" && isExternal(properties.href)) properties.rel = ["noopener", "noreferrer"];
    if (tagName === "h2" || tagName === "h3") {
      const heading = toHeading(element, headings);
      if (!heading) return;
      headings.push(heading);
      Object.assign(properties, { id: heading.id, tabIndex: -1 });
    }
    if (tagName === "img") Object.assign(properties, getImageAttributes(properties));
    if (tagName === "table" && parent && index !== undefined)
      parent.children[index] = createTableRegion(element);
  });
  return { html: toHtml(body), headings };
}

/** The body for other sites: sanitized, with absolute URLs. */
export function renderFeedBody(
  html: string,
  imageOrigins: readonly string[],
  siteUrl: string,
): string {
  const body = sanitizeHtml(html, imageOrigins);
  visit(body, "element", (element) => {
    const { properties } = element;
    rewriteLink(element, imageOrigins);
    for (const name of ["href", "src"]) {
      const url = properties[name];
      if (typeof url === "string") properties[name] = absoluteUrl(url, siteUrl);
    }
  });
  return toHtml(body);
}

/** The origins of images are those of the shop, of the store, and of the store's files, which have no pages. */
function rewriteLink({ tagName, properties }: Element, origins: readonly string[]): void {
  if (tagName === "a" && typeof properties.href === "string")
    properties.href = toShopAddress(properties.href, origins);
}

function isExternal(href: unknown): boolean {
  return typeof href === "string" && !/^[/#]/.test(href);
}

/** Null for a heading without text. */
function toHeading(element: Element, others: readonly ContentsHeading[]): ContentsHeading | null {
  const text = getText(element.children).replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const taken = new Set(others.map(({ id }) => id));
  // The prefix keeps it apart from the page's other ids.
  const id = freeId(`h-${toSlug(text) || "section"}`, taken);
  return { id, text, level: element.tagName === "h2" ? 2 : 3 };
}

/** Letters, marks and digits of every script, joined by hyphens. */
function toSlug(text: string): string {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...(words ?? []).join("-")].slice(0, 80).join("");
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  return free;
}

const imageSizes = pictureSizes({ base: "100vw", sm: "92vw", lg: "844px" });

/**
 * Requested with the crop of its given size, so that a wrong size shifts no layout; without a size contained in 3:2.
 */
function getImageAttributes({ src, alt, width, height }: Element["properties"]) {
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  const crop = size ?? { width: 1200, height: 800 };
  const picture = { url: String(src), alt: String(alt), crop, widths: articleWidths };
  return {
    ...getStoreImageSources({ ...picture, isUncropped: !size }),
    ...crop,
    sizes: imageSizes,
    loading: "lazy",
    decoding: "async",
    ...(!size && { className: ["aspect-3/2", "object-contain"] }),
  };
}

/** Wider than the screen, a table scrolls inside itself; what scrolls has to be reached by keyboard. */
function createTableRegion(table: Element): Element {
  const caption = table.children.find(
    (child) => child.type === "element" && child.tagName === "caption",
  );
  const name = caption ? getText([caption]).replace(/\s+/g, " ").trim() : "Table";
  return {
    type: "element",
    tagName: "section",
    properties: { className: ["prose-table"], ariaLabel: name, tabIndex: 0 },
    children: [table],
  };
}

/** The first quotation of this length or shorter is set in large italics. */
const maxPullQuoteCharacters = 130;

function isPullQuote(node: Root["children"][number]): boolean {
  if (node.type !== "element" || node.tagName !== "blockquote") return false;
  return getText(node.children).trim().length <= maxPullQuoteCharacters;
}

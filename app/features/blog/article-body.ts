import type { Element, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { addPageAttributes, createTableRegion, getText, setTextDirections } from "~/html/blocks";
import { sanitizeHtml } from "~/html/sanitize";
import { imageSizes } from "~/lib/breakpoints";
import { articleWidths, getStoreImageSources } from "~/lib/store-image";
import { absoluteUrl } from "~/lib/urls";
import { getWordClass } from "~/ui/title-size";
import { toShopAddress } from "./article-links";

/** An entry of the contents; `id` is the heading's in the body. */
export type ContentsHeading = { id: string; text: string; level: 2 | 3 };

/** `html` is sanitized. */
export type ArticleBody = { html: string; headings: readonly ContentsHeading[] };

/** The body for the page: sanitized, with ids for the contents, images in several widths, and scrolling tables. */
export function renderBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const body = sanitizeHtml(html, imageOrigins);
  const headings: ContentsHeading[] = [];
  const pullQuote = body.children.find(isPullQuote);
  if (pullQuote?.type === "element") pullQuote.properties.className = ["pull-quote"];
  visit(body, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    rewriteLink(element, imageOrigins);
    addPageAttributes(element);
    if (tagName === "h2" || tagName === "h3") {
      const heading = toHeading(element, headings);
      if (!heading) return;
      headings.push(heading);
      Object.assign(properties, { id: heading.id, tabIndex: -1 });
      element.children = [fitWords(element, heading.text)];
    }
    if (isImageList(element)) properties.className = ["image-list"];
    if (tagName === "img") Object.assign(properties, getImageAttributes(properties));
    if (tagName === "table" && parent && index !== undefined)
      parent.children[index] = createTableRegion(element);
  });
  setTextDirections(body);
  return { html: toHtml(body), headings };
}

/** The body for other sites: sanitized, with absolute URLs. */
export function renderFeedBody(
  html: string,
  imageOrigins: readonly string[],
  siteUrl: string,
): string {
  const body = sanitizeHtml(html, imageOrigins);
  setTextDirections(body);
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

/** The heading's content in a size in which its widest word fits the text. */
function fitWords({ children }: Element, text: string): Element {
  const className = ["block", ...getWordClass(text).split(" ")];
  return { type: "element", tagName: "span", properties: { className }, children };
}

/** Null for a heading without text. */
function toHeading(element: Element, others: readonly ContentsHeading[]): ContentsHeading | null {
  const text = getText(element.children).replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const taken = new Set(others.map(({ id }) => id));
  // Links of the text lead to the id that it gave. The prefix keeps another one apart from the page's.
  const id = String(element.properties.id ?? freeId(`h-${toSlug(text) || "section"}`, taken));
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

/**
 * Requested with the crop of its given size, so that a wrong size shifts no layout, and shown no larger than that;
 * without a size contained in 3:2, as wide as its file's name says.
 */
function getImageAttributes({ src, alt, width, height }: Element["properties"]) {
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  const crop = size ?? getFrame(String(src));
  const widths = articleWidths.filter(
    (_, index) => (articleWidths[index - 1] ?? 0) < maxPixelRatio * crop.width,
  );
  const image = { url: String(src), alt: String(alt), crop, widths };
  return {
    ...getStoreImageSources({ ...image, isUncropped: !size }),
    ...crop,
    sizes: crop.width < textWidth ? `min(100vw, ${crop.width}px)` : bodyImageSizes,
    loading: "lazy",
    decoding: "async",
    ...(!size && { className: ["aspect-3/2", "object-contain"] }),
  };
}

/** Resized files have their size in their name: `oil-300x200.jpg`, `oil_300x300.jpg`. */
function getFrame(src: string): { width: number; height: number } {
  const [, width = maxFrameWidth] = /[-_](\d{2,4})x\d{2,4}\.\w+(?:\?|$)/.exec(src) ?? [];
  const framed = Math.min(Number(width), maxFrameWidth);
  return { width: framed, height: Math.round((framed * 2) / 3) };
}

/** Pixels. */
const maxFrameWidth = 1200;
/** Pixels. */
const textWidth = 844;
const bodyImageSizes = imageSizes({ base: "100vw", sm: "92vw", lg: `${textWidth}px` });
/** Highest pixel ratio of a screen for which a small image is requested larger than it is shown. */
const maxPixelRatio = 2;

/** Whether every item has an image, and no text beside it but its caption. */
function isImageList({ tagName, children }: Element): boolean {
  const isList = tagName === "ul" || tagName === "ol";
  return isList && children.every(isImageItem);
}

function isImageItem(item: RootContent): boolean {
  return item.type === "element" ? hasImage(item) && !hasText(item) : !hasText(item);
}

function hasImage(node: RootContent): boolean {
  return node.type === "element" && (node.tagName === "img" || node.children.some(hasImage));
}

function hasText(node: RootContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && node.tagName !== "figcaption" && node.children.some(hasText);
}

/** The first quotation of this length or shorter, without links, is set in large italics. */
const maxPullQuoteCharacters = 130;

function isPullQuote(node: Root["children"][number]): boolean {
  if (node.type !== "element" || node.tagName !== "blockquote") return false;
  return getText(node.children).trim().length <= maxPullQuoteCharacters && !hasLink(node);
}

function hasLink({ tagName, children }: Element): boolean {
  return tagName === "a" || children.some((child) => child.type === "element" && hasLink(child));
}

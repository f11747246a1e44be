import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { parseUrl } from "~/lib/urls";
import {
  blockTags,
  getText,
  inlineTags,
  isContent,
  removedTags,
  tableParts,
  toBlocks,
} from "./html-blocks";
import { findRefusedMedia, type RefusedMedia, replaceRefusedMedia, safeImage } from "./html-media";

/**
 * Parses HTML of the store's editors and keeps what `schema` allows (decision 061). Links take the place of embeds, and
 * of images of other origins than `imageOrigins`. Server only: the parser is large.
 */
export function sanitizeHtml(html: string, imageOrigins: readonly string[]): Root {
  return read(html, (source) => {
    const tree = parse(source);
    replaceRefusedMedia(tree, imageOrigins);
    const once = sanitizeTree(tree, imageOrigins);
    // Where an element was replaced by its children, they may stand in places where no parser would put them.
    return sanitizeTree(parse(toHtml(once)), imageOrigins);
  });
}

/** The images and embeds of HTML that `sanitizeHtml` replaces by links. */
export function getRefusedMedia(html: string, imageOrigins: readonly string[]): RefusedMedia[] {
  return read(html, (source) => findRefusedMedia(parse(source), imageOrigins));
}

/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  const text = read(html, (source) => getText(parse(source).children));
  return text
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The libraries walk the tree by recursion; markup that is nested too deep is read without its tags. */
function read<T>(html: string, reader: (html: string) => T): T {
  try {
    return reader(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return reader(html.replace(/<[^>]*>/g, " ").trim());
  }
}

function sanitizeTree(tree: Root, imageOrigins: readonly string[]): Root {
  const allowed = sanitize(tree, schema);
  const nodes = "children" in allowed ? allowed.children : [];
  return {
    type: "root",
    children: toBlocks(nodes.flatMap((node) => readNode(node, imageOrigins, false))),
  };
}

function parse(html: string): Root {
  const root = fromHtml(html, { fragment: true });
  renameElements(root);
  return root;
}

/** Limited, because the browser allocates every spanned cell. */
const span = /^(?:[2-9]|[1-4]\d|50)$/;
const spans: [string, RegExp][] = [
  ["colSpan", span],
  ["rowSpan", span],
];
const sidePx = /^[1-9]\d{0,3}$/;

const schema: Schema = {
  tagNames: [...inlineTags, ...blockTags],
  attributes: {
    a: ["href"],
    img: ["src", "alt", ["width", sidePx], ["height", sidePx]],
    ol: [["start", /^-?\d{1,9}$/]],
    td: spans,
    th: spans,
  },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    figcaption: ["figure"],
    ...Object.fromEntries(tableParts.map((tag) => [tag, ["table"]])),
  },
  // Any other element is replaced by its content.
  strip: removedTags,
  clobber: [],
  required: {},
};

/** Headings are moved one level down, because the page has its own `h1`. */
const renamedTags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h2: ["h1"],
    h4: ["h5", "h6"],
    strong: ["b"],
    em: ["i", "cite"],
    div: [
      ...["section", "article", "aside", "main", "header", "footer", "nav", "address", "center"],
      ...["details", "summary", "form", "fieldset", "legend", "hgroup"],
    ],
  }).flatMap(([tag, names]) => names.map((name) => [name, tag])),
);

function renameElements({ children }: Root | Element): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    child.tagName = renamedTags.get(child.tagName) ?? child.tagName;
    renameElements(child);
  }
}

/** Blocks that are left out when there is nothing in them. */
const textBlocks: ReadonlySet<string> = new Set([
  ...["p", "div", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "figure", "figcaption"],
  ...["caption", "dl", "dt", "dd", "pre", "table"],
]);

/** The node with safe addresses; nothing for a refused image or an empty block; for a refused link its content. */
function readNode(
  node: RootContent,
  imageOrigins: readonly string[],
  isInLink: boolean,
): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const { tagName, properties } = node;
  if (tagName === "img") return readImage(node, imageOrigins);
  if (tagName === "br") return [node];
  const isLink = tagName === "a";
  const children = node.children.flatMap((child) =>
    readNode(child, imageOrigins, isInLink || isLink),
  );
  if (!children.some(isContent)) {
    if (inlineTags.includes(tagName)) return children;
    return textBlocks.has(tagName) ? [] : [{ ...node, children }];
  }
  if (!isLink) return [{ ...node, children }];
  const href = isInLink ? null : safeLink(properties.href);
  return href ? [{ ...node, properties: { href }, children }] : children;
}

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Base URL that tells paths from absolute URLs. */
const baseUrl = "https://shop.invalid";

/** Parses a link as a browser does; `null` for one that is not allowed. */
function safeLink(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const text = href.trim();
  if (/^#[^\s]+$/.test(text)) return text;
  const url = parseUrl(text, baseUrl);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return null;
  if (url.origin !== baseUrl) return url.href;
  // A path that starts with two slashes would be another host.
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

function readImage({ properties }: Element, origins: readonly string[]): Element[] {
  const { alt = "", width, height } = properties;
  const src = safeImage(properties.src, origins);
  if (!src) return [];
  const size = width && height ? { width, height } : {};
  return [{ type: "element", tagName: "img", properties: { src, alt, ...size }, children: [] }];
}

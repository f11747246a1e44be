import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { withoutShortcodes } from "~/lib/plain-text";
import { keepUnits } from "~/lib/text";
import { targetPrefix } from "~/lib/urls";
import {
  blockTags,
  getText,
  inlineTags,
  isContent,
  isTarget,
  removedTags,
  tableParts,
  toBlocks,
} from "./html-blocks";
import { getLinkName, safeLink, toStoreFile } from "./html-links";
import {
  findRefusedMedia,
  isInvisible,
  type RefusedMedia,
  replaceRefusedMedia,
  safeImage,
} from "./html-media";
import { markTargets } from "./html-targets";
import { readLateAddresses } from "./late-addresses";
import { readNoscripts } from "./noscript-media";

/**
 * Parses HTML of the store's editors and keeps what `schema` allows (decision 061). Links replace embeds, and
 * of images of other origins than `imageOrigins`, whose first is the shop's own and whose second is the store's. Server
 * only: the parser is large.
 */
export function sanitizeHtml(html: string, imageOrigins: readonly string[]): Root {
  return read(html, (source) => {
    const tree = parse(source, imageOrigins);
    replaceRefusedMedia(tree, imageOrigins);
    const once = sanitizeTree(tree, imageOrigins);
    // Where an element was replaced by its children, they may stand in places where no parser would put them.
    return sanitizeTree(parse(toHtml(once), imageOrigins), imageOrigins);
  });
}

/** The images and embeds of HTML that `sanitizeHtml` replaces by links. */
export function getRefusedMedia(html: string, imageOrigins: readonly string[]): RefusedMedia[] {
  return read(html, (source) => findRefusedMedia(parse(source, imageOrigins), imageOrigins));
}

/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  const text = read(html, (source) => getText(fromHtml(source, { fragment: true }).children));
  return withoutShortcodes(text)
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
  const children = toBlocks(nodes.flatMap((node) => readNode(node, imageOrigins, false)));
  const root: Root = { type: "root", children };
  visit(root, "element", (element) => {
    if (element.tagName === "a") nameImageLink(element);
  });
  return root;
}

function parse(html: string, origins: readonly string[]): Root {
  const root = fromHtml(html, { fragment: true });
  renameElements(root);
  readLateAddresses(root);
  visit(root, "element", ({ tagName, properties }) => {
    for (const name of ["href", "src", "data"]) {
      const address = properties[name];
      if (typeof address === "string") properties[name] = toStoreFile(address, origins);
    }
    if (tagName === "a") properties.href = safeLink(properties.href) ?? undefined;
  });
  readNoscripts(root, origins[0]);
  markTargets(root);
  return root;
}

/** Limited, because the browser allocates every spanned cell. */
const span = /^(?:[2-9]|[1-4]\d|50)$/;
const spans: [string, RegExp][] = [
  ["colSpan", span],
  ["rowSpan", span],
];
const listNumber = /^-?\d{1,9}$/;
const sidePx = /^(?:0|[1-9]\d{0,3})$/;

const schema: Schema = {
  tagNames: [...inlineTags, ...blockTags],
  attributes: {
    a: ["href"],
    img: ["src", "alt", ["width", sidePx], ["height", sidePx]],
    li: [["value", listNumber]],
    ol: [
      ["start", listNumber],
      ["type", /^[1AaIi]$/],
      ["reversed", true],
    ],
    span: [["id", /^\S{1,100}$/]],
    td: spans,
    th: spans,
  },
  protocols: { href: ["http", "https", "mailto", "tel", "sms"], src: ["http", "https"] },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    figcaption: ["figure"],
    ...Object.fromEntries(tableParts.map((tag) => [tag, ["table"]])),
  },
  // Any other element is replaced by its content.
  strip: removedTags,
  clobber: ["id"],
  clobberPrefix: targetPrefix,
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
  if (node.type === "text") return [{ ...node, value: keepUnits(withoutShortcodes(node.value)) }];
  if (node.type !== "element") return [];
  const { tagName, properties } = node;
  if (tagName === "img") return readImage(node, imageOrigins);
  if (tagName === "br") return [node];
  const isLink = tagName === "a";
  const children = node.children.flatMap((child) =>
    readNode(child, imageOrigins, isInLink || isLink),
  );
  if (tagName === "span")
    return properties.id ? [{ ...node, children: [] }, ...children] : children;
  if (!children.some(isContent)) {
    if (inlineTags.includes(tagName)) return children;
    return textBlocks.has(tagName) ? children.filter(isTarget) : [{ ...node, children }];
  }
  if (!isLink) return [{ ...node, children }];
  return properties.href && !isInLink ? [{ ...node, children }] : children;
}

/** A link needs a name: its image's text. */
function nameImageLink({ properties, children }: Element): void {
  const images: Element[] = [];
  visit({ type: "root", children }, { tagName: "img" }, (image) => images.push(image));
  const hasName =
    getText(children).trim() !== "" || images.some(({ properties }) => properties.alt);
  const [image] = images;
  if (image && !hasName) image.properties.alt = getLinkName(String(properties.href));
}

/** An image without an address is its text, as in a browser, unless it has the size of a counter. */
function readImage({ properties }: Element, origins: readonly string[]): ElementContent[] {
  const { alt = "", width, height } = properties;
  const src = safeImage(properties.src, origins);
  const size = width && height ? { width, height } : {};
  if (src)
    return [{ type: "element", tagName: "img", properties: { src, alt, ...size }, children: [] }];
  return isInvisible(properties) ? [] : [{ type: "text", value: String(alt) }];
}

import type { ElementContent, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ArticleBody } from "./article-body";
import { plainText } from "./article-teaser";
import { toBlocks } from "./body-structure";

/**
 * Sanitizes the HTML of an article: parses it as a browser would, reduces it to the allow-list, and builds a
 * tree that is valid HTML (decision 061). Images of other origins than `imageOrigins` are removed. Server only:
 * parser and sanitizer are 41 KB.
 */
export function sanitizeBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const children = toNodes(parseFragment(html));
  if (!children) {
    const text = plainText(html);
    return text === "" ? [] : [{ tag: "p", children: [text] }];
  }
  const clean = sanitize({ type: "root", children }, allowList) as Root;
  return toBlocks(clean.children, imageOrigins);
}

/** The tree is walked by recursion, so its depth is limited. */
const maxDepth = 100;

/**
 * The parsed nodes for the sanitizer with their attributes' names in HTML, as in the allow-list; `null`
 * when they are nested too deep.
 */
function toNodes(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  depth = 0,
): ElementContent[] | null {
  if (depth > maxDepth) return null;
  const nodes: ElementContent[] = [];
  for (const node of childNodes) {
    if ("value" in node) nodes.push({ type: "text", value: node.value });
    if (!("tagName" in node)) continue;
    const children = toNodes(node, depth + 1);
    if (!children) return null;
    const tagName = renamedTags.get(node.tagName) ?? node.tagName;
    const properties = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    nodes.push({ type: "element", tagName, properties, children });
  }
  return nodes;
}

/**
 * The elements and attributes that an article may have. `div` only separates paragraphs and is removed later.
 * Other elements are replaced by their children, those in `strip` are removed with them.
 */
const allowList: Schema = {
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
const renamedTags: ReadonlyMap<string, string> = new Map([
  ...boundaryTags.map((tag) => [tag, "div"] as const),
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["b", "strong"],
  ["i", "em"],
  ["cite", "em"],
]);

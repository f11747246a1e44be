import type { Element, ElementContent, Root, RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { plainText } from "~/lib/plain-text";
import type { ArticleBody } from "./article-body";
import { toTeaser } from "./article-teaser";
import { allowList, boundaryTags, renamedTags } from "./body-rules";
import { toBlocks } from "./body-structure";
import type { Article, SanitizedArticle } from "./model";

/**
 * Sanitizes the HTML of an article: parses it as a browser would, reduces it to the allow-list, and builds a
 * tree that is valid HTML. Images of other origins than `imageOrigins` are removed.
 */
export function sanitizeBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const root = readMarkup(html);
  if (!root) {
    const text = plainText(html);
    return text === "" ? [] : [{ tag: "p", children: [text] }];
  }
  rename(root);
  const clean = sanitize(root, allowList);
  const children = clean.type === "root" ? clean.children : [clean as RootContent];
  return toBlocks(children, imageOrigins);
}

/** Moves headings one level down, and makes every other container a `div`. */
function rename({ children }: { children: readonly RootContent[] }): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    node.tagName = renamedTags.get(node.tagName) ?? node.tagName;
    if (boundaryTags.has(node.tagName)) node.tagName = "div";
    rename(node);
  }
}

/** The tree is walked by recursion, so its depth is limited. */
const maxDepth = 100;

/** Parses HTML as a browser would; `null` when it is nested too deep. */
function readMarkup(html: string): Root | null {
  const children = toChildren(parseFragment(html), 0);
  return children && { type: "root", children };
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

function toChildren({ childNodes }: Parent, depth: number): ElementContent[] | null {
  if (depth > maxDepth) return null;
  const children: ElementContent[] = [];
  for (const node of childNodes) {
    if ("value" in node) children.push({ type: "text", value: node.value });
    if (!("tagName" in node)) continue;
    const element = toElement(node, depth);
    if (!element) return null;
    children.push(element);
  }
  return children;
}

/** The only attributes that the allow-list knows, by their name in the tree. */
const properties: ReadonlyMap<string, string> = new Map([
  ["href", "href"],
  ["src", "src"],
  ["alt", "alt"],
  ["width", "width"],
  ["height", "height"],
  ["start", "start"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
]);

function toElement(node: DefaultTreeAdapterTypes.Element, depth: number): Element | null {
  const children = toChildren(node, depth + 1);
  if (!children) return null;
  const known = node.attrs.flatMap(({ name, value }) => {
    const property = properties.get(name);
    return property ? [[property, value]] : [];
  });
  return {
    type: "element",
    tagName: node.tagName,
    properties: Object.fromEntries(known),
    children,
  };
}

/**
 * Parses and sanitizes the body of an article (decision 061). Server only: parser and sanitizer are 41 KB.
 */
export function sanitizeArticle(
  article: Article,
  imageOrigins: readonly string[],
): SanitizedArticle {
  return { ...toTeaser(article), body: sanitizeBody(article.contentHtml, imageOrigins) };
}

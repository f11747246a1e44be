import type { ElementContent, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ArticleBody } from "./article-body";
import { toTeaser } from "./article-teaser";
import { allowList, renamedTags } from "./body-rules";
import { toBlocks } from "./body-structure";
import { plainText } from "./html-text";
import type { Article, SanitizedArticle } from "./model";

/**
 * Sanitizes the HTML of an article: parses it as a browser would, reduces it to the allow-list, and builds a
 * tree that is valid HTML. Images of other origins than `imageOrigins` are removed.
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
 * Parses and sanitizes the body of an article (decision 061). Server only: parser and sanitizer are 41 KB.
 */
export function sanitizeArticle(
  article: Article,
  imageOrigins: readonly string[],
): SanitizedArticle {
  return { ...toTeaser(article), body: sanitizeBody(article.contentHtml, imageOrigins) };
}

import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { parseUrl } from "~/lib/urls";
import type { ArticleBody, BodyImage } from "./article-body";
import { blockTags, inlineTags, parseInteger, type SourceNode, toBlocks } from "./body-structure";

/**
 * Sanitizes the HTML of an article: parses it as a browser would, and builds a tree that is valid HTML from what
 * `BodyElement` names; nothing else of it is read (decision 061). Images of other origins than `imageOrigins` are
 * removed. Server only: the parser is large.
 */
export function sanitizeBody(html: string, imageOrigins: readonly string[]): ArticleBody {
  const nodes = readNodes(parseFragment(html), imageOrigins);
  if (nodes) return toBlocks(nodes);
  const text = plainText(html);
  return text === "" ? [] : [{ tag: "p", children: [text] }];
}

/** The tree is walked by recursion, so its depth is limited. */
const maxDepth = 100;

/** The known elements, with the children of others in their place; `null` when they are nested too deep. */
function readNodes(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  imageOrigins: readonly string[],
  depth = 0,
): SourceNode[] | null {
  if (depth > maxDepth) return null;
  const nodes: SourceNode[] = [];
  for (const node of childNodes) {
    if ("value" in node) nodes.push(node.value);
    if (!("tagName" in node) || removedTags.has(node.tagName)) continue;
    const children = readNodes(node, imageOrigins, depth + 1);
    if (!children) return null;
    const tag = renamedTags.get(node.tagName) ?? node.tagName;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (tag === "img") nodes.push(...readImage(attributes, imageOrigins));
    else if (inlineTags.has(tag) || blockTags.has(tag)) nodes.push({ tag, attributes, children });
    else nodes.push(...children);
  }
  return nodes;
}

/** Removed with their children. */
const removedTags: ReadonlySet<string> = new Set([
  ...["script", "style", "template", "noscript", "noembed", "noframes", "xmp", "plaintext"],
  ...["svg", "math", "iframe", "object", "embed", "applet", "audio", "video", "canvas"],
  ...["title", "textarea", "select", "option", "datalist", "dialog", "frameset", "head"],
]);

/** Moves headings one level down. */
const renamedTags: ReadonlyMap<string, string> = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["b", "strong"],
  ["i", "em"],
  ["cite", "em"],
]);

function readImage(
  attributes: ReadonlyMap<string, string>,
  origins: readonly string[],
): BodyImage[] {
  const address = attributes.get("src");
  const src = address ? safePicture(address, origins) : null;
  if (!src) return [];
  const width = parseInteger(attributes.get("width"), 1, maxSide);
  const height = parseInteger(attributes.get("height"), 1, maxSide);
  const size = width && height ? { width, height } : {};
  return [{ tag: "img", src, alt: attributes.get("alt") ?? "", ...size }];
}

/** Pixels. */
const maxSide = 10_000;

/**
 * The URL of an image of one of the origins, otherwise `null`. The first origin is the shop's own, whose
 * images get a relative URL, because the page may be served under another host.
 */
function safePicture(src: string, origins: readonly string[]): string | null {
  const url = parseUrl(src, origins[0]);
  if (!url || !origins.includes(url.origin) || !/^https?:$/.test(url.protocol)) return null;
  // A path that starts with two slashes would be another host.
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

/** The text of HTML, for counting and excerpts. The result is not escaped: render it as text only. */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<(script|style|template|svg|math|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, "")
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, " ")
    .replace(/&#?\w+;/g, decodeEntity)
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function decodeEntity(entity: string): string {
  const [node] = parseFragment(entity).childNodes;
  return node && "value" in node ? node.value : "";
}

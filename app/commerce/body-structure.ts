import { parseUrl } from "~/lib/urls";
import {
  type BodyElement,
  type BodyImage,
  type BodyNode,
  getElements,
  getText,
  type PlainTag,
} from "./article-body";

/** Text, an image, or an element with one of the tags below, in any order and nesting. */
export type SourceNode = string | BodyImage | SourceElement;

type SourceElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly SourceNode[];
};

type Nodes = readonly SourceNode[];

export const inlineTags: ReadonlySet<string> = new Set(["a", "strong", "em", "br"]);

/** Those that the body does not have separate paragraphs. */
export const blockTags: ReadonlySet<string> = new Set([
  ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["div", "section", "article", "aside", "main", "header", "footer", "nav", "address", "center"],
  ...["details", "summary", "dl", "dt", "dd", "pre", "form", "fieldset", "legend", "hgroup"],
]);

/** Converts nodes to blocks. Text between blocks becomes paragraphs, and an image a figure. */
export function toBlocks(nodes: Nodes): BodyNode[] {
  const blocks: BodyNode[] = [];
  let run: SourceNode[] = [];
  for (const node of nodes) {
    if (isBlock(node)) {
      blocks.push(...unlessBlank("p", toInline(run)), ...toBlock(node));
      run = [];
    } else run.push(node);
  }
  return [...blocks, ...unlessBlank("p", toInline(run))];
}

/** A block, an image, or a link or an emphasis around them, of which only the text beside them keeps it. */
function isBlock(node: SourceNode): node is BodyImage | SourceElement {
  if (!isElement(node)) return typeof node !== "string";
  return blockTags.has(node.tag) || node.children.some(isBlock);
}

function isElement(node: SourceNode): node is SourceElement {
  return typeof node !== "string" && "children" in node;
}

function toBlock(node: BodyImage | SourceElement): BodyNode[] {
  if (!isElement(node)) return [{ tag: "figure", children: [node] }];
  const { tag, children } = node;
  switch (tag) {
    case "h2":
    case "h3":
    case "h4":
      return unlessBlank(tag, toInline(children));
    case "ul":
    case "ol":
      return list(node);
    case "blockquote":
      return unlessBlank(tag, toBlocks(children));
    case "figure":
      return figure(children);
    case "table":
      return table(children);
    case "hr":
      return [{ tag }];
    case "a":
    case "strong":
    case "em":
      return toBlocks(
        children.map((child) => (isBlock(child) ? child : { ...node, children: [child] })),
      );
    default:
      return toBlocks(children);
  }
}

function unlessEmpty(tag: PlainTag, children: BodyNode[]): BodyElement[] {
  return children.length > 0 ? [{ tag, children }] : [];
}

function unlessBlank(tag: PlainTag, children: BodyNode[]): BodyElement[] {
  return hasContent(children) ? [{ tag, children }] : [];
}

function hasContent(nodes: readonly BodyNode[]): boolean {
  return getText(nodes).trim() !== "" || getElements(nodes).some(({ tag }) => tag === "img");
}

function list({ tag, attributes, children }: SourceElement): BodyNode[] {
  const items = children.flatMap((child) => {
    const [li] = getParts([child], "li");
    const content = li?.children ?? [child];
    return unlessBlank("li", content.some(isBlock) ? toBlocks(content) : toInline(content));
  });
  if (tag === "ul" || items.length === 0) return unlessBlank("ul", items);
  const limit = Number.MAX_SAFE_INTEGER;
  return [
    { tag: "ol", start: parseInteger(attributes.get("start"), -limit, limit), children: items },
  ];
}

function figure(nodes: Nodes): BodyNode[] {
  const [caption] = getParts(nodes, "figcaption");
  const captionContent = toInline(caption?.children ?? []);
  const others = nodes.filter((node) => !isElement(node) || node.tag !== "figcaption");
  const content = toBlocks(others).flatMap((node) =>
    typeof node !== "string" && node.tag === "figure" ? node.children : [node],
  );
  if (content.length === 0) return unlessBlank("p", captionContent);
  return [{ tag: "figure", children: [...content, ...unlessBlank("figcaption", captionContent)] }];
}

/** Caption, head and body. Empty when the table has no rows. The parser puts every row into a section. */
function table(nodes: Nodes): BodyElement[] {
  const [caption] = getParts(nodes, "caption");
  const rows = [
    ...unlessEmpty("thead", getParts(nodes, "thead").flatMap(toRows)),
    ...unlessEmpty("tbody", getParts(nodes, "tbody", "tfoot").flatMap(toRows)),
  ];
  if (rows.length === 0) return [];
  const captionContent = toInline(caption?.children ?? [], true);
  return [{ tag: "table", children: [...unlessBlank("caption", captionContent), ...rows] }];
}

function toRows({ children }: SourceElement): BodyElement[] {
  return getParts(children, "tr").flatMap((row) =>
    unlessEmpty("tr", getParts(row.children, "th", "td").map(toCell)),
  );
}

function toCell({ tag, attributes, children }: SourceElement): BodyElement {
  return {
    tag: tag === "th" ? "th" : "td",
    colSpan: parseInteger(attributes.get("colspan"), 2, maxSpan),
    rowSpan: parseInteger(attributes.get("rowspan"), 2, maxSpan),
    children: toInline(children, true),
  };
}

/** Limited, because the browser allocates every spanned cell. */
const maxSpan = 50;

function getParts(nodes: Nodes, ...tags: string[]): SourceElement[] {
  return nodes.filter(isElement).filter(({ tag }) => tags.includes(tag));
}

/**
 * Text, emphasis and links; in a cell images too. A block is replaced by its text, in a cell on a line of its own.
 */
function toInline(nodes: Nodes, isCell = false, isInLink = false): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (typeof node === "string") return [node];
    if (!isElement(node)) return isCell ? [node] : [];
    const { tag, attributes } = node;
    if (tag === "br") return [{ tag }];
    const children = toInline(node.children, isCell, isInLink || tag === "a");
    if (!hasContent(children)) return tag === "a" ? children : [];
    if (tag === "a") {
      const href = isInLink ? null : safeLink(attributes.get("href"));
      return href ? [{ tag, href, children }] : children;
    }
    if (tag === "strong" || tag === "em") return [{ tag, children }];
    return isCell && node !== nodes[0] ? [{ tag: "br" }, ...children] : [" ", ...children, " "];
  });
}

/** Undefined for anything but an integer within the limits. */
export function parseInteger(value: string | undefined, min: number, max: number) {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}

const linkProtocols: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);
/** Base URL that tells paths from absolute URLs. */
const baseUrl = "https://shop.invalid";

/** Parses a link as a browser does; `null` for one that is not allowed. */
function safeLink(href: string | undefined): string | null {
  if (href === undefined) return null;
  const text = href.trim();
  if (/^#[^\s]+$/.test(text)) return text;
  const url = parseUrl(text, baseUrl);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return null;
  return url.origin === baseUrl ? url.pathname + url.search + url.hash : url.href;
}

import type { Element, RootContent } from "hast";
import { parseUrl } from "~/lib/urls";
import {
  type BodyElement,
  type BodyNode,
  getElements,
  getText,
  type PlainTag,
} from "./article-body";

type Nodes = readonly RootContent[];
type Origins = readonly string[];

const inlineTags: ReadonlySet<string> = new Set(["a", "strong", "em", "br", "img"]);

/** Converts nodes to blocks. Text between blocks becomes paragraphs. */
export function toBlocks(nodes: Nodes, origins: Origins): BodyNode[] {
  const flow: BodyNode[] = [];
  let run: RootContent[] = [];
  const endRun = () => {
    flow.push(...paragraphs(run, origins));
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== "element") {
      run.push(node);
    } else if (inlineTags.has(node.tagName)) {
      if (node.children.some(isBlock)) {
        // A link or an emphasis around blocks is replaced by the blocks.
        endRun();
        flow.push(...toBlocks(node.children, origins));
      } else run.push(node);
    } else {
      endRun();
      flow.push(...toBlock(node, origins));
    }
  }
  endRun();
  return flow;
}

function toBlock(element: Element, origins: Origins): BodyNode[] {
  const { tagName, children } = element;
  switch (tagName) {
    case "p":
      return paragraphs(children, origins);
    case "h2":
    case "h3":
    case "h4":
      return unlessEmpty(tagName, withoutImages(toInline(children, origins)));
    case "ul":
    case "ol":
      return list(element, origins);
    case "blockquote":
      return unlessEmpty("blockquote", toBlocks(children, origins));
    case "figure":
      return figure(element, origins);
    case "table":
      return table(element, origins);
    case "hr":
      return [{ tag: "hr" }];
    default:
      return toBlocks(children, origins);
  }
}

function unlessEmpty(tag: PlainTag, children: BodyNode[]): BodyElement[] {
  return children.length > 0 ? [{ tag, children }] : [];
}

/** A paragraph, followed by the images in it as figures; empty for a paragraph without content. */
function paragraphs(nodes: Nodes, origins: Origins): BodyNode[] {
  const content = toInline(nodes, origins);
  const pictures = content.filter(isImage);
  return [
    ...unlessEmpty("p", withoutImages(content)),
    ...pictures.map((picture): BodyElement => ({ tag: "figure", children: [picture] })),
  ];
}

function list({ tagName, properties, children }: Element, origins: Origins): BodyNode[] {
  const items = children.flatMap((child): BodyNode[] => {
    const content = isElement(child, "li") ? child.children : [child];
    const item = content.some(isBlock) ? toBlocks(content, origins) : toInline(content, origins);
    return hasContent(item) ? [{ tag: "li", children: item }] : [];
  });
  if (tagName === "ul" || items.length === 0) return unlessEmpty("ul", items);
  const start = parseInteger(properties.start, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return [{ tag: "ol", start, children: items }];
}

function figure({ children }: Element, origins: Origins): BodyNode[] {
  const caption = children.find((child) => isElement(child, "figcaption"));
  const captionContent = withoutImages(toInline(caption?.children ?? [], origins));
  const others = children.filter((child) => !isElement(child, "figcaption"));
  const content = toBlocks(others, origins).flatMap((node) =>
    typeof node !== "string" && node.tag === "figure" ? node.children : [node],
  );
  if (content.length === 0) return unlessEmpty("p", captionContent);
  return [{ tag: "figure", children: [...content, ...unlessEmpty("figcaption", captionContent)] }];
}

/** Caption, head and body. Empty when the table has no rows. The parser puts every row into a section. */
function table({ children }: Element, origins: Origins): BodyElement[] {
  const [caption] = getSections(children, "caption");
  const rows = [
    ...unlessEmpty("thead", getSections(children, "thead").flatMap(toRows)),
    ...unlessEmpty("tbody", getSections(children, "tbody", "tfoot").flatMap(toRows)),
  ];
  if (rows.length === 0) return [];
  const captionContent = toInline(caption?.children ?? [], origins, "br");
  return [{ tag: "table", children: [...unlessEmpty("caption", captionContent), ...rows] }];

  function toRows(section: Element): BodyElement[] {
    return getSections(section.children, "tr").flatMap((row) =>
      unlessEmpty("tr", getSections(row.children, "th", "td").map(toCell)),
    );
  }

  function toCell({ tagName, properties, children }: Element): BodyElement {
    return {
      tag: tagName === "th" ? "th" : "td",
      colSpan: parseInteger(properties.colspan, 2, maxSpan),
      rowSpan: parseInteger(properties.rowspan, 2, maxSpan),
      children: toInline(children, origins, "br"),
    };
  }
}

/** Limited, because the browser allocates every spanned cell. */
const maxSpan = 50;

function getSections(nodes: Nodes, ...tagNames: string[]): Element[] {
  return nodes
    .filter((node) => node.type === "element")
    .filter(({ tagName }) => tagNames.includes(tagName));
}

/** Text, emphasis, links and images. A block is replaced by its text, separated by `separator`. */
function toInline(
  nodes: Nodes,
  origins: Origins,
  separator: "space" | "br" = "space",
  isInLink = false,
): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (node.type === "text") return node.value === "" ? [] : [node.value];
    if (node.type !== "element") return [];
    const { tagName, properties } = node;
    if (tagName === "br") return [{ tag: "br" }];
    if (tagName === "img") return image(node, origins);

    const children = toInline(node.children, origins, separator, isInLink || tagName === "a");
    if (tagName === "a") {
      const href = isInLink ? null : safeLink(properties.href);
      const text = withoutImages(children);
      // Images are taken out of the link.
      return href && text.length > 0 ? [{ tag: "a", href, children: text }] : children;
    }
    if (!hasContent(children)) return [];
    if (tagName === "strong" || tagName === "em") return [{ tag: tagName, children }];
    return separator === "br" && node !== nodes[0]
      ? [{ tag: "br" }, ...children]
      : [" ", ...children, " "];
  });
}

function image({ properties }: Element, origins: Origins): BodyNode[] {
  const src = safePicture(properties.src, origins);
  if (!src) return [];
  const width = parseInteger(properties.width, 1, maxSide);
  const height = parseInteger(properties.height, 1, maxSide);
  const alt = typeof properties.alt === "string" ? properties.alt : "";
  return [{ tag: "img", src, alt, size: width && height ? { width, height } : null }];
}

/** Pixels. */
const maxSide = 10_000;

/** Undefined for anything but an integer within the limits. */
function parseInteger(value: unknown, min: number, max: number): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}

function isBlock(node: RootContent): boolean {
  if (node.type !== "element") return false;
  return !inlineTags.has(node.tagName) || node.children.some(isBlock);
}

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}

function isImage(node: BodyNode): boolean {
  return typeof node !== "string" && node.tag === "img";
}

/** Empty when the rest is blank. */
function withoutImages(nodes: readonly BodyNode[]): BodyNode[] {
  const rest = nodes.filter((node) => !isImage(node));
  return hasText(rest) ? rest : [];
}

function hasText(nodes: readonly BodyNode[]): boolean {
  return getText(nodes).trim() !== "";
}

function hasContent(nodes: readonly BodyNode[]): boolean {
  return hasText(nodes) || getElements(nodes).some(isImage);
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
  return url.origin === baseUrl ? url.pathname + url.search + url.hash : url.href;
}

/**
 * The URL of an image of one of the origins, otherwise `null`. The first origin is the shop's own, whose
 * images get a relative URL, because the page may be served under another host.
 */
function safePicture(src: unknown, origins: readonly string[]): string | null {
  const url = typeof src === "string" ? parseUrl(src, origins[0]) : null;
  if (!url || !origins.includes(url.origin) || !/^https?:$/.test(url.protocol)) return null;
  // A path that starts with two slashes would be another host.
  return url.origin === origins[0] ? url.pathname.replace(/^\/+/, "/") + url.search : url.href;
}

import type { Element, RootContent } from "hast";
import { type BodyElement, type BodyNode, getElements, getText } from "./article-body";
import { safeLink, safePicture } from "./body-rules";
import { toTable } from "./body-tables";

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
    case "h4": {
      const content = toInline(children, origins).filter((node) => !isImage(node));
      return hasText(content) ? [{ tag: tagName, children: content }] : [];
    }
    case "ul":
    case "ol":
      return list(element, origins);
    case "blockquote": {
      const content = toBlocks(children, origins);
      return content.length > 0 ? [{ tag: "blockquote", children: content }] : [];
    }
    case "figure":
      return figure(element, origins);
    case "table":
      return toTable(element, (cell) => toInline(cell, origins, "br"));
    case "hr":
      return [{ tag: "hr" }];
    default:
      return toBlocks(children, origins);
  }
}

/** A paragraph, followed by the images in it as figures; empty for a paragraph without content. */
function paragraphs(nodes: Nodes, origins: Origins): BodyNode[] {
  const content = toInline(nodes, origins);
  const text = content.filter((node) => !isImage(node));
  const pictures = content.filter(isImage);
  return [
    ...(hasText(text) ? [{ tag: "p", children: text } satisfies BodyElement] : []),
    ...pictures.map((picture): BodyElement => ({ tag: "figure", children: [picture] })),
  ];
}

function list({ tagName, properties, children }: Element, origins: Origins): BodyNode[] {
  const items = children.flatMap((child): BodyNode[] => {
    const content = isElement(child, "li") ? child.children : [child];
    const item = content.some(isBlock) ? toBlocks(content, origins) : toInline(content, origins);
    return hasContent(item) ? [{ tag: "li", children: item }] : [];
  });
  if (items.length === 0) return [];
  if (tagName === "ul") return [{ tag: "ul", children: items }];
  const start = Number(properties.start ?? Number.NaN);
  return [{ tag: "ol", start: Number.isSafeInteger(start) ? start : undefined, children: items }];
}

function figure({ children }: Element, origins: Origins): BodyNode[] {
  const [caption] = children.filter((child) => isElement(child, "figcaption"));
  const rest = toBlocks(
    children.filter((child) => !isElement(child, "figcaption")),
    origins,
  ).flatMap((node) => (isFigure(node) ? node.children : [node]));
  const captionText = toInline(caption?.children ?? [], origins).filter((node) => !isImage(node));
  if (rest.length === 0) return hasText(captionText) ? [{ tag: "p", children: captionText }] : [];
  if (hasText(captionText)) rest.push({ tag: "figcaption", children: captionText });
  return [{ tag: "figure", children: rest }];
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
    const inside = () => toInline(node.children, origins, separator, isInLink);

    if (node.tagName === "br") return [{ tag: "br" }];
    if (node.tagName === "img") return image(node, origins);
    if (node.tagName === "strong" || node.tagName === "em") {
      const children = inside();
      return hasContent(children) ? [{ tag: node.tagName, children }] : [];
    }
    if (node.tagName === "a") {
      const children = toInline(node.children, origins, separator, true);
      const href = isInLink ? null : safeLink(node.properties.href);
      // Images are taken out of the link.
      if (!href || !hasText(children)) return children;
      return [{ tag: "a", href, children: children.filter((child) => !isImage(child)) }];
    }
    const children = inside();
    if (!hasContent(children)) return [];
    return separator === "br" && node !== nodes[0]
      ? [{ tag: "br" }, ...children]
      : [" ", ...children, " "];
  });
}

function image({ properties }: Element, origins: Origins): BodyNode[] {
  const src = safePicture(properties.src, origins);
  if (!src) return [];
  const [width, height] = [Number(properties.width), Number(properties.height)];
  const isSized = isSide(width) && isSide(height);
  const alt = typeof properties.alt === "string" ? properties.alt : "";
  return [{ tag: "img", src, alt, size: isSized ? { width, height } : null }];
}

function isSide(pixels: number): boolean {
  return Number.isSafeInteger(pixels) && pixels >= 1 && pixels <= 10_000;
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

function isFigure(node: BodyNode): node is BodyElement & { children: BodyNode[] } {
  return typeof node !== "string" && node.tag === "figure";
}

function hasText(nodes: readonly BodyNode[]): boolean {
  return getText(nodes).trim() !== "";
}

function hasContent(nodes: readonly BodyNode[]): boolean {
  return hasText(nodes) || getElements(nodes).some(isImage);
}

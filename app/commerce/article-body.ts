/** A node of a sanitized article. Text is plain text, and no other elements exist. */
export type BodyNode = string | BodyElement;

export type BodyElement =
  | { tag: PlainTag; children: BodyNode[] }
  | { tag: "ol"; start: number | undefined; children: BodyNode[] }
  /** `href` is an http, https or mailto URL, a path of the shop, or a fragment. */
  | { tag: "a"; href: string; children: BodyNode[] }
  | { tag: "th" | "td"; colSpan: Span; rowSpan: Span; children: BodyNode[] }
  | BodyImage
  | { tag: "br" | "hr" };

/** The elements without attributes. */
export type PlainTag =
  | ("p" | "h2" | "h3" | "h4" | "figcaption" | "caption" | "strong" | "em")
  | ("ul" | "li" | "blockquote" | "figure" | "table" | "thead" | "tbody" | "tr");

/** `src` is a path of the shop or a URL that its Content-Security-Policy allows; its size is in pixels. */
export type BodyImage = {
  tag: "img";
  src: string;
  alt: string;
  /** Both, or none. */
  width?: number;
  height?: number;
};

/** Undefined for one cell. */
type Span = number | undefined;

export type ArticleBody = readonly BodyNode[];

export function getText(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return "children" in node ? getText(node.children) : node.tag === "br" ? " " : "";
    })
    .join("");
}

/** Every element, in order. */
export function getElements(nodes: readonly BodyNode[]): BodyElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return [node, ...("children" in node ? getElements(node.children) : [])];
  });
}

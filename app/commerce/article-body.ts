/** A node of a sanitized article. Text is plain text, and no other elements exist. */
export type BodyNode = string | BodyElement;

export type BodyElement =
  | { tag: TextTag | FlowTag | InlineTag; children: BodyNode[] }
  | { tag: "ol"; start: number | undefined; children: BodyNode[] }
  /** `href` is an http, https or mailto URL, a path of the shop, or a fragment. */
  | { tag: "a"; href: string; children: BodyNode[] }
  | { tag: "th" | "td"; colSpan: Span; rowSpan: Span; children: BodyNode[] }
  | BodyImage
  | { tag: "br" | "hr" };

/** `src` is a path of the shop or a URL that its Content-Security-Policy allows; sizes are in pixels. */
export type BodyImage = {
  tag: "img";
  src: string;
  alt: string;
  size: { width: number; height: number } | null;
};

/** Undefined for one cell. */
type Span = number | undefined;

type TextTag = "p" | "h2" | "h3" | "h4" | "figcaption" | "caption";
type FlowTag = "ul" | "li" | "blockquote" | "figure" | "table" | "thead" | "tbody" | "tr";
type InlineTag = "strong" | "em";

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

/**
 * The body of an article after it has passed the door: a tree that can hold nothing but these
 * elements, so that whoever shows it needs no further care. Text is text, never markup.
 */
export type BodyNode = string | BodyElement;

export type BodyElement =
  | { tag: TextTag | FlowTag | InlineTag; children: BodyNode[] }
  | { tag: "ol"; start: number | null; children: BodyNode[] }
  /** `href` is an http, https or mailto address, a path of the shop, or a fragment. */
  | { tag: "a"; href: string; children: BodyNode[] }
  | { tag: "th" | "td"; colSpan: number; rowSpan: number; children: BodyNode[] }
  | BodyImage
  | { tag: "br" | "hr" };

/** `src` is absolute and of a picture service that the shop's policy allows; sizes are in pixels. */
export type BodyImage = {
  tag: "img";
  src: string;
  alt: string;
  size: { width: number; height: number } | null;
};

type TextTag = "p" | "h2" | "h3" | "h4" | "figcaption" | "caption";
type FlowTag = "ul" | "li" | "blockquote" | "figure" | "table" | "thead" | "tbody" | "tr";
type InlineTag = "strong" | "em";

export type ArticleBody = readonly BodyNode[];

/** All the text in a part of the tree. */
export function textOf(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return "children" in node ? textOf(node.children) : node.tag === "br" ? " " : "";
    })
    .join("");
}

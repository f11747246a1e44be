import type { Element, ElementContent, Root, RootContent } from "hast";

/** The elements of sanitized HTML that stand within a line of text. */
export const inlineTags = ["a", "strong", "em", "br", "code", "sub", "sup", "s", "del", "ins"];

export const tableParts = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** All others of its elements. */
export const blockTags = [
  ...["p", "div", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "pre", "dl", "dt", "dd"],
  ...["figure", "figcaption", "img"],
  ...["table", ...tableParts],
];

/** Removed with their content. */
export const removedTags = [
  ...["script", "style", "template", "noscript", "noembed", "noframes", "xmp", "plaintext"],
  ...["svg", "math", "iframe", "object", "embed", "applet", "audio", "video", "canvas"],
  ...["title", "textarea", "select", "option", "datalist", "dialog", "frameset", "head"],
];

/** Empty blocks are left out already. */
export function isContent(node: ElementContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && node.tagName !== "br";
}

function isBlock(node: ElementContent): node is Element {
  if (node.type !== "element") return false;
  return !inlineTags.includes(node.tagName) || node.children.some(isBlock);
}

const headingTags = ["h2", "h3", "h4"];

/**
 * Converts nodes to blocks: boxes are replaced by their content, text between blocks becomes paragraphs, and an
 * image a figure. Of a link, an emphasis or a heading around blocks, the text beside them keeps it.
 */
export function toBlocks(
  nodes: readonly ElementContent[],
  textBlock = createElement("p", []),
): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some(isContent)) blocks.push({ ...textBlock, children: run });
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...toBlock(node, textBlock));
  }
  endRun();
  return blocks;
}

function toBlock(node: Element, textBlock: Element): ElementContent[] {
  const { tagName, children } = node;
  if (tagName === "img") return [createElement("figure", [node])];
  if (tagName === "p" || tagName === "div") return toBlocks(children, textBlock);
  if (headingTags.includes(tagName)) return toBlocks(children, node);
  if (tagName === "blockquote") return [{ ...node, children: toBlocks(children) }];
  if (!inlineTags.includes(tagName)) return [node];
  return toBlocks(
    children.map((child) => (isBlock(child) ? child : { ...node, children: [child] })),
    textBlock,
  );
}

/** Gives every block the direction of its own text, whatever language the page is in. */
export function setTextDirections({ children }: Root): void {
  for (const child of children) if (child.type === "element") child.properties.dir = "auto";
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** Blocks and line breaks separate words. */
export function getText(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type !== "element" || removedTags.includes(node.tagName)) return "";
      const text = getText(node.children);
      return node.tagName === "br" || blockTags.includes(node.tagName) ? ` ${text} ` : text;
    })
    .join("");
}

/** Wider than the screen, a table scrolls inside itself; what scrolls has to be reached by keyboard. */
export function createTableRegion(table: Element): Element {
  const caption = table.children.find(
    (child) => child.type === "element" && child.tagName === "caption",
  );
  const name = caption ? getText([caption]).replace(/\s+/g, " ").trim() : "Table";
  return {
    type: "element",
    tagName: "section",
    properties: { className: ["prose-table"], ariaLabel: name, tabIndex: 0 },
    children: [table],
  };
}

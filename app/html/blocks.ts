import type { Element, ElementContent, Root, RootContent } from "hast";
import { withoutShortcodes } from "~/lib/plain-text";
import { keepUnits } from "~/lib/text";

/** The inline elements of sanitized HTML, and the names of those that become one of them. */
export const inlineTags = [
  ...["a", "strong", "b", "em", "i", "cite", "br", "code", "sub", "sup", "s", "del", "ins", "span"],
];

export const tableParts = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

const boxTags = [
  ...["div", "section", "article", "aside", "main", "header", "footer", "nav", "address", "center"],
  ...["details", "summary", "form", "fieldset", "legend", "hgroup"],
];

/** The block elements of sanitized HTML, and those that become one or their content. */
export const blockTags = [
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "hr", "pre"],
  ...["dl", "dt", "dd", "figure", "figcaption", "img", "table", ...tableParts],
  ...boxTags,
];

/** Removed with their content. */
export const removedTags = [
  ...["script", "style", "template", "noscript", "noembed", "noframes", "xmp", "plaintext"],
  ...["svg", "math", "iframe", "object", "embed", "applet", "audio", "video", "canvas"],
  ...["title", "textarea", "select", "option", "datalist", "dialog", "frameset", "head"],
];

/** Headings are moved one level down, because the page has its own `h1`. */
const renamedTags: ReadonlyMap<string, string> = new Map([
  ...boxTags.map((tag): [string, string] => [tag, "div"]),
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
  ["b", "strong"],
  ["i", "em"],
  ["cite", "em"],
]);

const headingTags = ["h2", "h3", "h4"];
/** Elements that are kept when there is nothing in them. */
const keptTags = ["td", "th", "tr", "thead", "tbody", "tfoot", "hr", "img", "br"];

/**
 * Converts what is allowed to blocks: boxes are replaced by their content, text between blocks becomes paragraphs, and an
 * image a figure. Where an emphasis, a link or a heading contains blocks, the text beside them keeps it. Blocks without
 * content are left out, and links without an address are their text. An empty `span` holds the id of what is left out.
 */
export function rehypeBlocks() {
  return (tree: Root) => {
    tree.children = toBlocks(tree.children.flatMap((node) => clean(node, false)));
  };
}

function clean(node: RootContent, isInLink: boolean): ElementContent[] {
  if (node.type === "text") return [{ ...node, value: keepUnits(withoutShortcodes(node.value)) }];
  if (node.type !== "element") return [];
  const { properties } = node;
  const tagName = renamedTags.get(node.tagName) ?? node.tagName;
  if (tagName === "img" && !properties.src) return [];
  const isLink = tagName === "a";
  const children = node.children.flatMap((child) => clean(child, isInLink || isLink));
  if (tagName === "tr") setScope(children.filter((cell) => cell.type === "element"));
  const isKept = keptTags.includes(tagName) || (tagName !== "span" && children.some(isContent));
  const isRefused = isLink && (!properties.href || isInLink);
  if (isKept && !isRefused) return [{ ...node, tagName, children }];
  return properties.id ? [createTarget(properties.id), ...children] : children;
}

/** A row of headings has those of its columns; a single one beside cells is the row's. */
function setScope(cells: readonly Element[]): void {
  const headings = cells.filter(({ tagName }) => tagName === "th");
  const isOfRow = headings.length === 1 && cells.length > 1;
  for (const { properties } of headings) properties.scope = isOfRow ? "row" : "col";
}

function createTarget(id: Element["properties"]["id"]): Element {
  return createElement("span", { id });
}

export function isContent(node: ElementContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && node.tagName !== "br" && !isTarget(node);
}

/** Whether it is an empty element that links lead to. */
export function isTarget(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "span";
}

function isBlock(node: ElementContent): node is Element {
  if (node.type !== "element") return false;
  return !inlineTags.includes(node.tagName) || node.children.some(isBlock);
}

const paragraph = createElement("p");

function toBlocks(nodes: readonly ElementContent[], textBlock = paragraph): ElementContent[] {
  /** Id that the next block takes: the text block’s, or that of what is left out before it. */
  let { id } = textBlock.properties;
  return splitAtBlocks(nodes).flatMap((part): ElementContent[] => {
    const isRun = Array.isArray(part);
    if (isRun && !part.some(isContent)) {
      const target = part.find(isTarget);
      if (target?.type === "element") id ??= target.properties.id;
      return [];
    }
    const [first, ...others] = isRun
      ? [createElement(textBlock.tagName, {}, part)]
      : toBlock(part, textBlock);
    if (first?.type === "element" && id !== undefined && !first.properties.id) {
      first.properties = { ...first.properties, id };
      id = undefined;
    }
    return first ? [first, ...others] : [];
  });
}

/** The blocks, and what stands between them. */
function splitAtBlocks(nodes: readonly ElementContent[]): (Element | ElementContent[])[] {
  const parts: (Element | ElementContent[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isBlock(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

function toBlock(node: Element, textBlock: Element): ElementContent[] {
  const { tagName, children } = node;
  if (tagName === "img" || isLinkedImage(node)) return [createElement("figure", {}, [node])];
  if (tagName === "p" || headingTags.includes(tagName)) return toBlocks(children, node);
  if (tagName === "div")
    return toBlocks(
      node.properties.id ? [createTarget(node.properties.id), ...children] : children,
    );
  if (tagName === "blockquote") return [{ ...node, children: toBlocks(children) }];
  if (!inlineTags.includes(tagName)) return [node];
  return toBlocks(distribute(node, children), textBlock);
}

/** Whether it is a link that has one image and nothing else. */
function isLinkedImage({ tagName, children }: Element): boolean {
  const [first, ...others] = children.filter(isContent);
  const isImage = first?.type === "element" && first.tagName === "img";
  return tagName === "a" && isImage && others.length === 0;
}

/** The nodes with the inline element around each line of text in them, and a link around each image. */
function distribute(inline: Element, nodes: readonly ElementContent[]): ElementContent[] {
  return splitAtBlocks(nodes).flatMap((part): ElementContent[] => {
    if (Array.isArray(part)) return part.some(isContent) ? [{ ...inline, children: part }] : part;
    if (part.tagName === "img")
      return inline.tagName === "a" ? [{ ...inline, children: [part] }] : [part];
    return [{ ...part, children: distribute(inline, part.children) }];
  });
}

function createElement(
  tagName: string,
  properties: Element["properties"] = {},
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

/** Gives every block the direction of its own text, whatever language the page is in. */
export function setTextDirections({ children }: Root): void {
  for (const child of children) if (child.type === "element") child.properties.dir = "auto";
}

const listMarks: ReadonlyMap<unknown, string> = new Map([
  ["a", "list-[lower-alpha]"],
  ["A", "list-[upper-alpha]"],
  ["i", "list-[lower-roman]"],
  ["I", "list-[upper-roman]"],
]);

/** What links and lists need on every page of the shop. */
export function addPageAttributes({ tagName, properties }: Element): void {
  if (tagName === "a" && /^https?:/.test(String(properties.href)))
    properties.rel = ["noopener", "noreferrer"];
  const mark = tagName === "ol" && listMarks.get(properties.type);
  if (mark) properties.className = [mark];
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
  return createElement("section", { className: ["prose-table"], ariaLabel: name, tabIndex: 0 }, [
    table,
  ]);
}

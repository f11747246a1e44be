import type { Element, ElementContent, Root, RootContent } from "hast";

/** The inline elements of sanitized HTML. A `span` is an empty target of links. */
export const inlineTags = [
  ...["a", "strong", "em", "br", "code", "sub", "sup", "s", "del", "ins", "span"],
];

export const tableParts = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** The block elements of sanitized HTML. */
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

const headingTags = ["h2", "h3", "h4"];

/**
 * Converts nodes to blocks: boxes are replaced by their content, text between blocks becomes paragraphs, and an image a
 * figure. Where an emphasis or a heading contains blocks, only the text beside them keeps it; a link stays around all
 * text and images inside it. Targets between blocks begin the next one.
 */
export function toBlocks(
  nodes: readonly ElementContent[],
  textBlock = createElement("p", []),
): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const hasContent = run.some(isContent);
    if (hasContent) blocks.push({ ...textBlock, children: run });
    run = hasContent ? [] : run.filter(isTarget);
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    const [first, ...others] = toBlock(node, textBlock);
    if (first && putTargets(first, run, "unshift")) run = [];
    if (first) blocks.push(first, ...others);
  }
  endRun();
  const last = blocks.at(-1);
  if (last) putTargets(last, run, "push");
  return blocks;
}

function toBlock(node: Element, textBlock: Element): ElementContent[] {
  const { tagName, children } = node;
  if (tagName === "img" || isLinkedImage(node)) return [createElement("figure", [node])];
  if (tagName === "a") return toBlocks(linkContent(node, children), textBlock);
  if (tagName === "p" || tagName === "div") return toBlocks(children, textBlock);
  if (headingTags.includes(tagName)) return toBlocks(children, node);
  if (tagName === "blockquote") return [{ ...node, children: toBlocks(children) }];
  if (!inlineTags.includes(tagName)) return [node];
  return toBlocks(
    children.map((child) =>
      isBlock(child) || !isContent(child) ? child : { ...node, children: [child] },
    ),
    textBlock,
  );
}

/** Whether it is a link that has one image and nothing else. */
function isLinkedImage({ tagName, children }: Element): boolean {
  const [first, ...others] = children.filter(isContent);
  const isImage = first?.type === "element" && first.tagName === "img";
  return tagName === "a" && isImage && others.length === 0;
}

/** The nodes with the link around each line of text and each image in them. */
function linkContent(link: Element, nodes: readonly ElementContent[]): ElementContent[] {
  const linked: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    linked.push(...(run.some(isContent) ? [{ ...link, children: run }] : run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (node.tagName === "img") linked.push({ ...link, children: [node] });
    else linked.push({ ...node, children: linkContent(link, node.children) });
  }
  endRun();
  return linked;
}

/** Elements that hold other blocks alone. */
const structureTags = ["ul", "ol", "dl", "table", "thead", "tbody", "tfoot", "tr", "blockquote"];
const withoutText = [
  ...["a", "span", "img", "br", "hr", "wbr", "input", "col", "colgroup", "area"],
  ...removedTags,
];

/** Adds targets where the text of an element begins or ends; false if it can hold none. */
export function putTargets(
  element: ElementContent,
  targets: readonly ElementContent[],
  put: "unshift" | "push",
): boolean {
  if (element.type !== "element" || withoutText.includes(element.tagName)) return false;
  const { tagName, children } = element;
  if (structureTags.includes(tagName)) {
    const ordered = put === "unshift" ? children : [...children].reverse();
    return ordered.some((child) => putTargets(child, targets, put));
  }
  children[put](...targets);
  return true;
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

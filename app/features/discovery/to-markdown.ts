import type { Element, ElementContent, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown as writeMarkdown } from "mdast-util-to-markdown";
import { SKIP, visit } from "unist-util-visit";
import { getText } from "~/html/blocks";
import { absoluteUrl } from "~/lib/urls";

/** What acts on a page, or only decorates it: nothing in Markdown. */
const removedTags: ReadonlySet<string> = new Set([
  ...["button", "dialog", "input", "nav", "noscript", "output", "progress", "script", "style"],
  ...["svg", "template", "textarea"],
]);

/**
 * A rendered document as Markdown with front matter: its title, address and description, and what is in its `main`.
 * Controls are left out, as is what repeats another part or its structured data (`data-repeated`), and links are
 * absolute. Server only: the parser is large.
 */
export function toMarkdown(html: string, siteUrl: string): string {
  const document = fromHtml(html);
  const frontMatter = getFrontMatter(document);
  const main = findElement(document, ({ tagName }) => tagName === "main") ?? document;
  flatten(main, maxDepth);
  const labelled = readFields(main);
  moveSpaces(main);
  visit(main, (element, index, parent) => {
    if (parent && index !== undefined && (isRemoved(element) || isLabelOf(labelled, element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (parent && index !== undefined && leadsToPart(element)) {
      // In a sentence its words stay.
      const words = parent.children.some(isWords) ? element.children : [];
      parent.children.splice(index, 1, ...words);
      return [SKIP, index];
    }
    if (element.type !== "element") return undefined;
    const { properties } = element;
    if (element.tagName === "a" && properties.ariaLabel && isWithoutWords(element))
      element.children = [{ type: "text", value: String(properties.ariaLabel) }];
    // The labels of options stand each on a line of its own.
    if (element.tagName === "label" || element.tagName === "legend") element.tagName = "p";
    for (const name of ["href", "src"]) {
      const url = properties[name];
      if (typeof url === "string") properties[name] = absoluteUrl(url, siteUrl);
    }
    return undefined;
  });
  visit(main, "element", separateParts);
  const text = writeMarkdown(unwrapRepeated(toMdast(main)), {
    bullet: "-",
    // GitHub Flavored Markdown, as the table: an earlier price.
    handlers: {
      delete: (node, _parent, state, info) =>
        `~~${state.containerPhrasing(node, { ...info, before: "~", after: "~" })}~~`,
    },
    unsafe: [{ character: "~", inConstruct: "phrasing" }],
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  // An address stays as it is: without a semicolon there is no character reference.
  const readable = text.replace(/\]\([^\]()\s]*\)/g, (url) => url.replaceAll("\\&", "&"));
  return `${frontMatter}\n${readable}`;
}

/** More than any page of the shop has. The libraries walk the tree by recursion. */
const maxDepth = 100;

/** Leaves only the text of elements that are nested deeper. */
function flatten(node: Nodes, depth: number): void {
  if (!("children" in node)) return;
  if (depth > 0) for (const child of node.children) flatten(child, depth - 1);
  else if (node.type === "element")
    node.children = [{ type: "text", value: getText(node.children) }];
}

const choices: readonly unknown[] = ["checkbox", "radio"];

const isField = ({ tagName, properties }: Element) =>
  tagName === "textarea" || (tagName === "input" && !choices.includes(properties.type));

/** Writes a list of choices as its choices. Returns the ids of the fields, of which nothing is written. */
function readFields(main: Nodes): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(main, "element", (element) => {
    if (isField(element) && element.properties.id) ids.add(String(element.properties.id));
    if (element.tagName !== "select") return;
    const options: string[] = [];
    visit(element, { tagName: "option" }, (option: Element) => {
      options.push(getText(option.children).trim());
    });
    element.tagName = "span";
    element.children = [{ type: "text", value: options.join(", ") }];
  });
  return ids;
}

function isLabelOf(fieldIds: ReadonlySet<string>, node: Nodes): boolean {
  if (node.type !== "element" || node.tagName !== "label") return false;
  return fieldIds.has(String(node.properties.htmlFor));
}

/** Moves the spaces at the ends of marked words out of their marks: Markdown has no mark beside a space. */
function moveSpaces(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) moveSpaces(child);
  if (node.type !== "element") return;
  node.children = node.children.flatMap((child) =>
    isTextTag(child) ? withSpacesOutside(child) : [child],
  );
}

function withSpacesOutside(mark: Element): ElementContent[] {
  const [first, last] = [mark.children[0], mark.children.at(-1)];
  const before = first?.type === "text" && /^\s/.test(first.value) ? [{ ...space }] : [];
  const after = last?.type === "text" && /\s$/.test(last.value) ? [{ ...space }] : [];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  mark.children = mark.children.filter((child) => child.type !== "text" || child.value !== "");
  return [...before, ...(mark.children.length > 0 ? [mark] : []), ...after];
}

/**
 * Removes emphasis from what is emphasized already. It says nothing, and the writer's time grows with the third power of
 * the depth.
 */
function unwrapRepeated(tree: ReturnType<typeof toMdast>): ReturnType<typeof toMdast> {
  visit(tree, ["delete", "emphasis", "strong"], (outer) => {
    visit(outer, outer.type, (inner, index, parent) => {
      if (!parent || index === undefined || !("children" in inner)) return undefined;
      parent.children.splice(index, 1, ...inner.children);
      return [SKIP, index];
    });
  });
  return tree;
}

/** Adds the spaces that styles draw: between elements, and around one that begins or ends where a word does. */
function separateParts(element: Element): void {
  const isHeading = /^h[1-6]$/.test(element.tagName);
  element.children = element.children.flatMap((child, index, all): ElementContent[] => {
    const isBreak = isHeading && child.type === "element" && child.tagName === "br";
    if (isBreak) return [{ ...space }];
    const before = all[index - 1];
    return before && needsSpace(before, child) ? [{ ...space }, child] : [child];
  });
}

const space = { type: "text", value: " " } as const;

/** Parts of a running text, which may begin or end inside a word. */
const textTags: ReadonlySet<string> = new Set(["b", "em", "i", "mark", "strong", "sub", "sup"]);

const isOfText = (node: ElementContent) => node.type === "text" || isTextTag(node);
const isTextTag = (node: ElementContent): node is Element =>
  node.type === "element" && textTags.has(node.tagName);

function needsSpace(before: ElementContent, after: ElementContent): boolean {
  if (isOfText(before) && isOfText(after)) return isTextTag(before) && isTextTag(after);
  if (before.type === "element" && after.type === "element") return true;
  const isWord = /^[\p{L}\p{N}$]$/u;
  return isWord.test(getText([before]).at(-1) ?? "") && isWord.test(getText([after]).at(0) ?? "");
}

function isRemoved(node: Nodes): boolean {
  if (node.type === "comment") return true;
  if (node.type !== "element") return false;
  const { tagName, properties } = node;
  if (removedTags.has(tagName) || properties.ariaHidden === "true") return true;
  if (properties.dataRepeated !== undefined) return true;
  // A picture that says nothing.
  return tagName === "img" && !properties.alt;
}

function leadsToPart(node: Nodes): node is Element {
  if (node.type !== "element" || node.tagName !== "a") return false;
  return String(node.properties.href).startsWith("#");
}

function isWithoutWords(link: Element): boolean {
  const hasImage = findElement(link, ({ tagName }) => tagName === "img") !== null;
  return !hasImage && getText(link.children).trim() === "";
}

function isWords(node: Nodes): boolean {
  return node.type === "text" && /[\p{L}\p{N}]/u.test(node.value);
}

/** Writes YAML, of which JSON is a part. */
function getFrontMatter(document: Root): string {
  const title = findElement(document, ({ tagName }) => tagName === "title")?.children[0];
  const isCanonical = ({ properties }: Element) => String(properties.rel) === "canonical";
  const isDescription = ({ properties }: Element) => properties.name === "description";
  const entries = {
    title: title?.type === "text" ? title.value : undefined,
    url: findElement(document, isCanonical)?.properties.href,
    description: findElement(document, isDescription)?.properties.content,
    product: findProduct(document),
  };
  const lines = Object.entries(entries).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join("")}---\n`;
}

/** The structured data of a product without what the text says: variants with price, stock, links and subscriptions. */
function findProduct(document: Root): object | undefined {
  let found: object | undefined;
  visit(document, { tagName: "script" }, ({ properties, children }: Element) => {
    if (properties.type !== "application/ld+json") return;
    const { description: _, ...data } = JSON.parse(getText(children));
    if (/^Product(?:Group)?$/.test(data["@type"])) found = data;
  });
  return found;
}

function findElement(tree: Nodes, matches: (element: Element) => boolean): Element | null {
  let found: Element | null = null;
  visit(tree, "element", (element) => {
    if (!found && matches(element)) found = element;
  });
  return found;
}

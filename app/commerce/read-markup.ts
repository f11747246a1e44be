import type { Element, ElementContent, Root } from "hast";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

/** Deeper than any article; whatever walks a tree does so by recursion. */
const deepest = 100;

/**
 * An editor's HTML as a browser would read it; null when it is too deep to be an article. One parser
 * for server and browser: the browser's own would report to the security policy what it only reads.
 */
export function readMarkup(html: string): Root | null {
  const children = childrenOf(parseFragment(html), 0);
  return children && { type: "root", children };
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

function childrenOf({ childNodes }: Parent, depth: number): ElementContent[] | null {
  if (depth > deepest) return null;
  const children: ElementContent[] = [];
  for (const node of childNodes) {
    if ("value" in node) children.push({ type: "text", value: node.value });
    if (!("tagName" in node)) continue;
    const element = elementOf(node, depth);
    if (!element) return null;
    children.push(element);
  }
  return children;
}

/** No attribute but these is ever allowed, so no other is read. */
const properties: ReadonlyMap<string, string> = new Map([
  ["href", "href"],
  ["src", "src"],
  ["alt", "alt"],
  ["width", "width"],
  ["height", "height"],
  ["start", "start"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
]);

function elementOf(node: DefaultTreeAdapterTypes.Element, depth: number): Element | null {
  const children = childrenOf(node, depth + 1);
  if (!children) return null;
  const known = node.attrs.flatMap(({ name, value }) => {
    const property = properties.get(name);
    return property ? [[property, value]] : [];
  });
  return {
    type: "element",
    tagName: node.tagName,
    properties: Object.fromEntries(known),
    children,
  };
}

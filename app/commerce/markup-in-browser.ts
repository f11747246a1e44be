import type { Element, ElementContent, Root } from "hast";

/**
 * An editor's HTML as the browser reads it, in a document of its own in which nothing loads or runs.
 * It saves the 55 KB of the parser that the server needs; what is allowed is decided elsewhere.
 */
export function readMarkupInBrowser(html: string): Root | null {
  // The start tag keeps a frameset from taking the body's place.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  return { type: "root", children: childrenOf(body, 0) };
}

/** The browser's own parser stops nesting at 512. */
const deepest = 600;

function childrenOf(parent: ParentNode, depth: number): ElementContent[] {
  if (depth > deepest) return [];
  return [...parent.childNodes].flatMap((node): ElementContent[] => {
    if (node instanceof Text) return [{ type: "text", value: node.data }];
    return node instanceof globalThis.Element ? [elementOf(node, depth)] : [];
  });
}

/** No attribute but these is ever allowed, so no other is read. */
const attributes = [
  ["href", "href"],
  ["src", "src"],
  ["alt", "alt"],
  ["width", "width"],
  ["height", "height"],
  ["start", "start"],
  ["colSpan", "colspan"],
  ["rowSpan", "rowspan"],
] as const;

function elementOf(element: globalThis.Element, depth: number): Element {
  const properties: Element["properties"] = {};
  for (const [property, attribute] of attributes) {
    const value = element.getAttribute(attribute);
    if (value !== null) properties[property] = value;
  }
  return {
    type: "element",
    tagName: element.localName,
    properties,
    children: childrenOf(element, depth + 1),
  };
}

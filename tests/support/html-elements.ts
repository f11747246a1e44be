import { type DefaultTreeAdapterTypes as Html, parse } from "parse5";

export type HtmlElement = { name: string; attributes: Readonly<Record<string, string>> };

/** Every element of a served page, in its order, before any script; templates have theirs too. */
export function parseElements(html: string): HtmlElement[] {
  return elementsIn(parse(html));
}

function elementsIn(node: Html.Node): HtmlElement[] {
  const inside = "content" in node ? node.content : node;
  const children = "childNodes" in inside ? inside.childNodes.flatMap(elementsIn) : [];
  if (!("tagName" in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes }, ...children];
}

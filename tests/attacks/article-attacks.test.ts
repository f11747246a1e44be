import { describe, expect, test } from "vitest";
import type { BodyNode } from "~/commerce/article-body";
import { sanitizeBody } from "~/commerce/sanitize-body";
import { toHtml } from "~/features/blog/feed";
import { articleAttacks } from "./article-attacks";

const origins = ["https://shop.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => sanitizeBody(html, origins);

const textTags = ["p", "h2", "h3", "h4", "ul", "ol", "li", "a", "strong", "em", "blockquote"];
const otherTags = ["figure", "figcaption", "img", "br", "hr"];
const tableTags = ["table", "caption", "thead", "tbody", "tr", "th", "td"];
const allowedTags = [...textTags, ...otherTags, ...tableTags];
const addresses = ["href", "src", "alt", "width", "height"];
const allowedProperties = ["tag", "children", ...addresses, "start", "colSpan", "rowSpan"];

/** Every element of a tree. */
function getElements(nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return [node, ...("children" in node ? getElements(node.children) : [])];
  });
}

describe.each(articleAttacks)("%s", (attack) => {
  test("leaves allowed elements only", () => {
    for (const element of getElements(sanitize(`<p>Before</p>${attack}<p>After</p>`))) {
      expect(allowedTags).toContain(element.tag);
      if (element.tag === "a") expect(element.href).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/);
      if (element.tag === "img") expect(element.src).toMatch(/^\/(?!\/)/);
      expect(allowedProperties).toEqual(expect.arrayContaining(Object.keys(element)));
    }
  });

  test("is the same after it is written and parsed again", () => {
    const body = sanitize(attack);

    expect(joined(sanitize(toHtml(body, "https://shop.example")))).toEqual(joined(body));
  });
});

/** A tree as text, because neighboring texts become one when they are parsed again. */
function joined(nodes: readonly BodyNode[]): string {
  return toHtml(nodes, "https://shop.example").replace(/\s+/g, " ");
}

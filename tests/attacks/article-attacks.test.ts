import { describe, expect, test } from "vitest";
import type { BodyNode } from "~/commerce/article-body";
import { sanitizeBody } from "~/commerce/sanitize-body";
import { toHtml } from "~/features/blog/feed";
import { articleAttacks } from "./article-attacks";

const origins = ["https://shop.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => sanitizeBody(html, origins);

const allowedTags = new Set(
  "p h2 h3 h4 ul ol li a strong em blockquote figure figcaption img table caption thead tbody tr th td br hr".split(
    " ",
  ),
);

/** Every element in a tree, with what hangs from it. */
function getElements(nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return [node, ...("children" in node ? getElements(node.children) : [])];
  });
}

test("there are enough attacks to mean something", () => {
  expect(new Set(articleAttacks).size).toBeGreaterThanOrEqual(60);
});

describe.each(articleAttacks)("%s", (attack) => {
  test("leaves only what is allowed", () => {
    for (const element of getElements(sanitize(`<p>Before</p>${attack}<p>After</p>`))) {
      expect(allowedTags).toContain(element.tag);
      if (element.tag === "a") expect(element.href).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/);
      if (element.tag === "img") expect(element.src).toMatch(/^\/(?!\/)/);
      const known = [
        "tag",
        "children",
        "href",
        "src",
        "alt",
        "size",
        "start",
        "colSpan",
        "rowSpan",
      ];
      expect(known).toEqual(expect.arrayContaining(Object.keys(element)));
    }
  });

  test("reads back as itself when it is written out", () => {
    const body = sanitize(attack);

    expect(joined(sanitize(toHtml(body, "https://shop.example")))).toEqual(joined(body));
  });
});

/** A tree as text; neighbouring texts become one when they are read again, which changes nothing. */
function joined(nodes: readonly BodyNode[]): string {
  return toHtml(nodes, "https://shop.example").replace(/\s+/g, " ");
}

import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { articleAttacks } from "../../tests/support/article-attacks";
import { domPurifyAttacks } from "../../tests/support/dompurify-attacks";
import { owaspAttacks } from "../../tests/support/owasp-attacks";
import { sanitizeHtml } from "./sanitize";

const origins = ["https://shop.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => toHtml(sanitizeHtml(html, origins));

const textTags = ["p", "h2", "h3", "h4", "ul", "ol", "li", "a", "strong", "em", "blockquote"];
const otherTags = ["figure", "figcaption", "img", "br", "hr", "div", "dl", "dt", "dd", "pre"];
const inlineTags = ["code", "sub", "sup", "s", "del", "ins", "span"];
const tableTags = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const allowedTags = [...textTags, ...otherTags, ...inlineTags, ...tableTags];
const allowedProperties = [
  ...["href", "src", "alt", "width", "height", "colSpan", "rowSpan"],
  ...["start", "reversed", "type", "value", "id"],
];

function expectAllowed(tree: Nodes): void {
  visit(tree, (node) => {
    expect(["root", "element", "text"]).toContain(node.type);
    if (node.type !== "element") return;
    const { tagName, properties } = node;
    expect(allowedTags).toContain(tagName);
    expect(allowedProperties).toEqual(expect.arrayContaining(Object.keys(properties)));
    if (tagName === "a")
      expect(properties.href).toMatch(/^(?:https?:\/\/|mailto:|tel:|sms:|\/(?!\/)|#)/);
    if (tagName === "span") expect(Object.keys(properties)).toEqual(["id"]);
    if (properties.id) expect(properties.id).toMatch(/^user-content-/);
    if (tagName === "img") expect(properties.src).toMatch(/^\/(?!\/)/);
  });
}

describe.each([...articleAttacks, ...owaspAttacks, ...domPurifyAttacks])(
  "the attack %s",
  (attack) => {
    test("leaves allowed elements only, alone and among others", () => {
      for (const html of [attack, `<p>Before</p>${attack}<p>After</p>`])
        expectAllowed(fromHtml(sanitize(html), { fragment: true }));
    });

    test("is the same after it is parsed again, by a browser and by the shop", () => {
      const html = sanitize(attack);

      expect(toHtml(fromHtml(html, { fragment: true }))).toBe(html);
      expect(sanitize(html)).toBe(html);
    });
  },
);

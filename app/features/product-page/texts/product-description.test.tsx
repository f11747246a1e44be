import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { getProductCopy, type ProductNote } from "~/features/product-page/texts/product-copy";
import { testProduct } from "../../../../tests/support/builders";
import { ownProducts } from "../../../../tests/support/own-products";
import { describeProduct } from "./product-description";
import { ProductTabs } from "./product-tabs";

const origins = ["https://shop.example", "https://cdn.example"];
const details = {
  ...testProduct(),
  description: "",
  images: [],
  videos: [],
  vendor: "",
  seo: null,
};

function describeHtml(descriptionHtml: string) {
  return describeProduct({ ...details, descriptionHtml }, origins).body;
}

function render(source: string) {
  const { lead, html } = describeHtml(source);
  return { lead, html: html.replaceAll(' dir="auto"', "") };
}

describe("the first sentence of a description", () => {
  test.each([
    [
      "<p>It softens hair. Then more.</p><p>End.</p>",
      "It softens hair.",
      "<p>Then more.</p><p>End.</p>",
    ],
    [
      "<p>With 5.5% niacinamide!* <b>Leave in</b>.</p>",
      "With 5.5% niacinamide!*",
      "<p><strong>Leave in</strong>.</p>",
    ],
    ["<p>It softens hair.<br><br>Then more</p>", "It softens hair.", "<p>Then more</p>"],
    [
      "<p>It softens hair.</p><ul><li>Vegan</li></ul>",
      "It softens hair.",
      "<ul><li>Vegan</li></ul>",
    ],
    ["<div>It softens hair.</div>", "It softens hair.", ""],
    ["It softens hair. & More", "It softens hair.", "<p>&#x26; More</p>"],
  ])("leads, and the rest follows: %s", (html, lead, rest) => {
    expect(render(html)).toEqual({ lead, html: rest });
  });

  test("may have 140 characters", () => {
    const sentence = `${"ab ".repeat(46)}b!`;

    expect(render(`<p>${sentence} More.</p>`).lead).toBe(sentence);
    expect(render(`<p>a${sentence} More.</p>`).lead).toBe("");
  });

  const long = `${"ab ".repeat(47)}b!`;

  test.each([
    ["it is long", `<p>${long} More.</p>`],
    ["it is an abbreviation", "<p>2 pcs. Olive soap.</p>"],
    ["it ends in markup", "<p>It softens hair.<em>1</em></p>"],
    ["it only has a sign within", "<p>Apply at 9.30 in the evening</p>"],
    ["it is no sentence", "<p>Key benefits</p><p>It softens hair.</p>"],
    ["it goes on in markup", "<p>About 5.<em>5</em> percent.</p>"],
    ["it begins in markup", "<p><strong>Soft</strong> hair.</p>"],
    ["a list comes first", "<ul><li>It softens hair.</li></ul>"],
    ["a heading comes first", "<h2>It softens hair.</h2>"],
  ])("stays in the text when %s", (_, html) => {
    expect(render(html)).toEqual({ lead: "", html });
  });
});

test.each([
  ["links to other sites", '<a href="https://x.example/">x</a>', 'rel="noopener noreferrer">x</a>'],
  ["links of the shop", '<a href="/shop">x</a>', '<p><a href="/shop">x</a></p>'],
  ["anchors", '<a href="#note">x:</a>', '<a href="#note">x:</a>'],
  ["links of the shop with a colon", '<a href="/a?b=c:d">x</a>', '<a href="/a?b=c:d">x</a>'],
  [
    "images without a size",
    '<img src="/a.jpg" width="150">',
    '<img src="/a.jpg?width=1200" alt="" loading="lazy" decoding="async">',
  ],
  [
    "images in their own size",
    '<img src="/a.jpg?v=1" width="150" height="99">',
    '<img src="/a.jpg?v=1&#x26;width=1200" alt="" width="150" height="99" loading="lazy" decoding="async">',
  ],
  [
    "headings one level apart",
    "<h3>a</h3><h6>b</h6><h4>c</h4><h1>d</h1>",
    "<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>",
  ],
  [
    "tables, which the keyboard can scroll",
    "<table><tr><td>1</td></tr></table>",
    '<section class="prose-table" aria-label="Table" tabindex="0"><table>',
  ],
])("a description has %s", (_, html, expected) => {
  expect(render(html).html).toContain(expected);
});

test("each block of a description has the direction of its own text", () => {
  const { html } = describeHtml("<h2>شعر</h2><ul><li>שיער</li></ul>");

  expect(html).toBe('<h2 dir="auto">شعر</h2><ul dir="auto"><li>שיער</li></ul>');
});

test("the page has the text with markup in one form only", () => {
  const product = { ...details, description: "It is < plain text." };
  const descriptionHtml = "<script>1</script><p>Rich text</p>";

  expect(describeProduct({ ...product, descriptionHtml }, origins)).toEqual({
    ...product,
    body: { lead: "", html: '<p dir="auto">Rich text</p>' },
  });
  expect(describeProduct({ ...product, descriptionHtml: "" }, origins).body.lead).toBe(
    "It is < plain text.",
  );
});

test("a product has the tab of its description when there is a text or a table for it", () => {
  const renderTabs = (html: string, note: ProductNote | null = null) => {
    const element = (
      <ProductTabs
        isGoods
        isSample={false}
        description={render(html)}
        note={note}
        ingredients={null}
      />
    );
    const router = createMemoryRouter([{ path: "/", element }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };

  expect(renderTabs(" <p><br></p>")).not.toContain(">Description<");
  expect(renderTabs("", getProductCopy("hair-nutraceutical", ownProducts).note)).toContain(
    "<table",
  );
  expect(renderTabs("It cleans.")).toContain(">Description<");
  expect(renderTabs("<ul><li>It cleans</li></ul>")).toContain("<li>It cleans</li>");
});

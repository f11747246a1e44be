import { describe, expect, test } from "vitest";
import { sanitizeBody } from "./sanitize-body";

const origins = ["https://shop.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => sanitizeBody(html, origins);
const p = (...children: unknown[]) => ({ tag: "p", children });

describe("what an editor writes", () => {
  test.each([
    ["<p>One <b>two</b> <i>three</i></p>", [p("One ", strong("two"), " ", em("three"))]],
    ["<div>One</div><div>Two</div>", [p("One"), p("Two")]],
    ["Loose words", [p("Loose words")]],
    [
      "<h1>Title</h1><h2>Part</h2><h6>Note</h6>",
      [h("h2", "Title"), h("h2", "Part"), h("h4", "Note")],
    ],
    ["<ul>\n<li>One</li>\n<li></li></ul>", [{ tag: "ul", children: [li("One")] }]],
    ['<ol start="3"><li>C</li></ol>', [{ tag: "ol", start: 3, children: [li("C")] }]],
    ["<blockquote>Slowly.</blockquote>", [{ tag: "blockquote", children: [p("Slowly.")] }]],
    ["<p>One<br>Two</p><hr>", [p("One", { tag: "br" }, "Two"), { tag: "hr" }]],
    ["<p> </p><p></p><h2> </h2>", []],
    ['<p style="color:red" class="x" id="main" onclick="x()">Plain</p>', [p("Plain")]],
    ["<p>re<u>search</u>ed</p>", [p("re", "search", "ed")]],
  ] as const)("%s", (html, expected) => {
    expect(sanitize(html)).toEqual(expected);
  });
});

describe("links", () => {
  test.each([
    ["/products/hair-oil", "/products/hair-oil"],
    ["products/hair-oil", "/products/hair-oil"],
    ["?category=x", "/?category=x"],
    ["#note", "#note"],
    ["https://example.org/a b", "https://example.org/a%20b"],
    ["mailto:hello@solenne.example", "mailto:hello@solenne.example"],
  ])("%s leads to %s", (href, expected) => {
    expect(sanitize(`<p><a href="${href}">x</a></p>`)).toEqual([
      p({ tag: "a", href: expected, children: ["x"] }),
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://x",
    "tel:1",
    "https://u:p@x.example",
  ])("%s leads nowhere, its words stay", (href) => {
    expect(sanitize(`<p><a href="${href}">x</a></p>`)).toEqual([p("x")]);
  });
});

describe("pictures", () => {
  const image = (src: string, size: unknown = null, alt = "") => ({ tag: "img", src, alt, size });

  test("keep their size and text, and come out of their paragraph", () => {
    const html =
      '<p>Oil <img src="https://cdn.shopify.com/a.jpg?v=1" width="800" height="600" alt="Drops" srcset="x 2x" onerror="x()"></p>';

    expect(sanitize(html)).toEqual([
      p("Oil "),
      {
        tag: "figure",
        children: [
          image("https://cdn.shopify.com/a.jpg?v=1", { width: 800, height: 600 }, "Drops"),
        ],
      },
    ]);
  });

  test("stand in a figure with their caption", () => {
    const html = '<figure><img src="/cdn/a.jpg"><figcaption>Oil</figcaption></figure>';

    expect(sanitize(html)).toEqual([
      {
        tag: "figure",
        children: [image("/cdn/a.jpg"), { tag: "figcaption", children: ["Oil"] }],
      },
    ]);
  });

  test.each([
    ["https://shop.example/cdn/a.jpg?v=1", "/cdn/a.jpg?v=1"],
    ["https://shop.example//elsewhere.example/a.jpg", "/elsewhere.example/a.jpg"],
  ])("at %s are the shop's own, under every address of it", (src, path) => {
    const picture = { tag: "figure", children: [image(path)] };

    expect(sanitize(`<img src="${src}">`)).toEqual([picture]);
  });

  test.each([
    "https://elsewhere.example/a.jpg",
    "data:image/png;base64,AA",
    "blob:x",
    "//x.example/a",
  ])("from %s are left out", (src) => {
    expect(sanitize(`<p>Words <img src="${src}"></p>`)).toEqual([p("Words ")]);
  });
});

test("a table has a caption, a head and rows, whatever it was written as", () => {
  const cell = (tag: string, ...children: unknown[]) => ({ tag, colSpan: 1, rowSpan: 1, children });

  expect(
    sanitize(
      "<table><caption>Cycle</caption><tr><th>Phase</th></tr><tr><td><p>Anagen</p><p>grows</p></td></tr></table>",
    ),
  ).toEqual([
    {
      tag: "table",
      children: [
        { tag: "caption", children: ["Cycle"] },
        {
          tag: "tbody",
          children: [
            { tag: "tr", children: [cell("th", "Phase")] },
            { tag: "tr", children: [cell("td", " ", "Anagen", " ", { tag: "br" }, "grows")] },
          ],
        },
      ],
    },
  ]);
});

test("markup of a hundred thousand levels is read as its words", () => {
  expect(sanitize(`${"<b>".repeat(100_000)}deep`)).toEqual([p("deep")]);
});

test("an empty article has an empty body", () => {
  expect(sanitize("")).toEqual([]);
});

function strong(text: string) {
  return { tag: "strong", children: [text] };
}
function em(text: string) {
  return { tag: "em", children: [text] };
}
function h(tag: string, text: string) {
  return { tag, children: [text] };
}
function li(text: string) {
  return { tag: "li", children: [text] };
}

import { toHtml } from "hast-util-to-html";
import { describe, expect, test } from "vitest";
import { getRefusedMedia, plainText, sanitizeHtml } from "./sanitize-html";

const origins = ["https://shop.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => toHtml(sanitizeHtml(html, origins));

test.each([
  ["<p>One <b>two</b> <i>three</i></p>", "<p>One <strong>two</strong> <em>three</em></p>"],
  ["<div>One</div><section>Two</section>", "<p>One</p><p>Two</p>"],
  ["Loose text", "<p>Loose text</p>"],
  ["<h1>Title</h1><h2>Part</h2><h6>Note</h6>", "<h2>Title</h2><h2>Part</h2><h4>Note</h4>"],
  ["<ul><li>One</li><li></li></ul>", "<ul><li>One</li></ul>"],
  ['<ol start="3"><li>C</li></ol>', '<ol start="3"><li>C</li></ol>'],
  ["<blockquote>Slowly.</blockquote>", "<blockquote><p>Slowly.</p></blockquote>"],
  ["<p>One<br>Two</p><hr>", "<p>One<br>Two</p><hr>"],
  ["<p> </p><p></p><h2> </h2>", ""],
  ["", ""],
  ['<p style="color:red" class="x" id="main" onclick="x()">Plain</p>', "<p>Plain</p>"],
  ["<p>re<u>search</u>ed</p>", "<p>researched</p>"],
  ["<p>H<sub>2</sub>O, a<strong> </strong>b</p>", "<p>H<sub>2</sub>O, a b</p>"],
  [
    "<dl><dt>Oil</dt><dd>Jojoba</dd></dl><pre>1\n  2</pre>",
    "<dl><dt>Oil</dt><dd>Jojoba</dd></dl><pre>1\n  2</pre>",
  ],
  ['<a href="/x">A <marquee><a href="/y">b</a></marquee></a>', '<p><a href="/x">A b</a></p>'],
  ["<li>Alone</li><td>Cell</td>", "<p>AloneCell</p>"],
] as const)("%j is read", (html, expected) => {
  expect(sanitize(html)).toBe(expected);
});

describe("links", () => {
  test.each([
    ["/products/hair-oil", "/products/hair-oil"],
    ["products/hair-oil", "/products/hair-oil"],
    ["?category=x", "/?category=x"],
    ["#note", "#note"],
    [" /products/hair-oil ", "/products/hair-oil"],
    ["products/hair-oil#note", "/products/hair-oil#note"],
    [" #note ", "#note"],
    ["#a note", "/#a%20note"],
    ["https://example.org/a b", "https://example.org/a%20b"],
    ["mailto:hello@solenne.example", "mailto:hello@solenne.example"],
    ["https://shop.invalid//elsewhere.example", "/elsewhere.example"],
  ])("%s leads to %s", (href, expected) => {
    expect(sanitize(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`);
  });

  const refused = ["https://", "javascript:alert(1)", "data:text/html,x", "ftp://x", "tel:1"];

  const signedIn = ["https://u:p@x.example", "https://u@x.example", "https://:p@x.example"];

  test.each([...refused, ...signedIn])("%s is no link, its text stays", (href) => {
    expect(sanitize(`<p><a href="${href}">x</a></p>`)).toBe("<p>x</p>");
  });
});

describe("images", () => {
  test("have their size and text, and leave their paragraph", () => {
    const html =
      '<p>Oil <img src="https://cdn.shopify.com/a.jpg?v=1" width="800" height="600" alt="Drops" srcset="x 2x" onerror="x()"></p>';

    expect(sanitize(html)).toBe(
      '<p>Oil </p><figure><img src="https://cdn.shopify.com/a.jpg?v=1" alt="Drops" width="800" height="600"></figure>',
    );
  });

  test.each(['width="800"', 'height="600"', 'width="0" height="600"', 'width="wide" height="600"'])(
    "have no size unless both sides are known: %s",
    (size) => {
      expect(sanitize(`<img src="/a.jpg" ${size}>`)).toBe(
        '<figure><img src="/a.jpg" alt=""></figure>',
      );
    },
  );

  test.each([
    ['<p><b><img src="/cdn/a.jpg"></b></p>', '<figure><img src="/cdn/a.jpg" alt=""></figure>'],
    [
      '<p>One <a href="/x"><img src="/cdn/a.jpg">two</a></p>',
      '<p>One </p><figure><img src="/cdn/a.jpg" alt=""></figure><p><a href="/x">two</a></p>',
    ],
    [
      '<figure><img src="/cdn/a.jpg"><figcaption>Oil</figcaption></figure>',
      '<figure><img src="/cdn/a.jpg" alt=""><figcaption>Oil</figcaption></figure>',
    ],
  ])("keep their place among the text: %s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    ["https://shop.example/cdn/a.jpg?v=1", "/cdn/a.jpg?v=1"],
    ["https://shop.example//elsewhere.example/a.jpg", "/elsewhere.example/a.jpg"],
  ])("at %s have a relative URL", (src, path) => {
    expect(sanitize(`<img src="${src}">`)).toBe(`<figure><img src="${path}" alt=""></figure>`);
  });

  test.each(["data:image/png;base64,AA", "blob:x", "javascript:alert(1)", "https://", ""])(
    "from %j are left out",
    (src) => {
      expect(sanitize(`<p>Text <img src="${src}"></p>`)).toBe("<p>Text </p>");
    },
  );

  test.each(["http://cdn.shopify.com/a.jpg", "//cdn.shopify.com/a.jpg"])(
    "of the store's files at %s are read by https",
    (src) => {
      expect(sanitize(`<img src="${src}">`)).toBe(
        '<figure><img src="https://cdn.shopify.com/a.jpg" alt=""></figure>',
      );
    },
  );

  test("leave a heading, which keeps its text; without one it goes", () => {
    expect(
      sanitize('<h2>One <em>two</em> <img src="/a.jpg"></h2><h3><img src="/b.jpg"></h3>'),
    ).toBe(
      '<h2>One <em>two</em> </h2><figure><img src="/a.jpg" alt=""></figure><figure><img src="/b.jpg" alt=""></figure>',
    );
  });
});

describe("a link takes the place of", () => {
  const link = (href: string, text: string) => `<figure><a href="${href}">${text}</a></figure>`;
  const image = link("https://host.example/a.jpg", "Image at host.example");

  test.each([
    ["an image of another host", '<img src="https://host.example/a.jpg">', image],
    [
      "an image without a protocol",
      '<img src="//www.host.example/a.jpg" width=150>',
      link("https://www.host.example/a.jpg", "Image at host.example"),
    ],
    [
      "a video of a platform",
      '<div><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0"></iframe></div>',
      link("https://www.youtube.com/watch?v=abcdefghijk", "Watch on youtube.com"),
    ],
    [
      "an unlisted video",
      '<iframe src="//player.vimeo.com/video/123?h=a1b2&amp;x=../y"></iframe>',
      link("https://vimeo.com/123/a1b2", "Watch on vimeo.com"),
    ],
    [
      "a video file",
      '<video controls><source src="https://host.example/a.mp4">No video</video>',
      link("https://host.example/a.mp4", "Watch on host.example"),
    ],
    [
      "a recording",
      '<audio src="https://host.example/a.mp3"></audio>',
      link("https://host.example/a.mp3", "Listen on host.example"),
    ],
    [
      "a form",
      '<iframe src="https://forms.host.example/1"></iframe>',
      link("https://forms.host.example/1", "Open on forms.host.example"),
    ],
    [
      "an old player",
      '<object><embed src="https://host.example/p"></object>',
      link("https://host.example/p", "Open on host.example"),
    ],
  ])("%s", (_, html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    ["<p>Text {img} more</p>", `<p>Text </p>${image}<p> more</p>`],
    ["<h2>{img}</h2>", image],
    ["<p>{img}{img}</p>", image + image],
    ["<ul><li>{img}</li></ul>", `<ul><li>${image}</li></ul>`],
    [
      "<figure>{img}<figcaption>Oil</figcaption></figure>",
      '<figure> <a href="https://host.example/a.jpg">Image at host.example</a> <figcaption>Oil</figcaption></figure>',
    ],
    ['<p><a href="/x">{img}</a></p>', '<p><a href="/x"> Image at host.example </a></p>'],
  ])("a refused image where it stands in %s", (html, expected) => {
    expect(sanitize(html.replaceAll("{img}", '<img src="https://host.example/a.jpg">'))).toBe(
      expected,
    );
  });

  test.each([
    '<img src="https://host.example/count.gif" width="1" height="1">',
    '<iframe src="https://host.example/count" height="0" width="0"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<video src="blob:x"></video>',
    "<audio></audio>",
  ])("nothing that nobody sees or that has no address: %s", (html) => {
    expect(sanitize(`<p>Text</p>${html}`)).toBe("<p>Text</p>");
  });

  test("the owner is told of, as it is named there", () => {
    const html = '<img src="/a.jpg"><p><img src="https://www.host.example/a.jpg"></p>';

    expect(getRefusedMedia(html, origins)).toEqual([
      {
        kind: "image",
        href: "https://www.host.example/a.jpg",
        host: "host.example",
        text: "Image at host.example",
      },
    ]);
  });

  test("no part of an excerpt", () => {
    expect(plainText('<p>One</p><img src="https://host.example/a.jpg">')).toBe("One");
  });
});

test("a table has a body, and cells that span a sensible number of others", () => {
  const html =
    "<table><caption>Cycle</caption><tr><th colspan=2>Phase<td colspan=9999>x</tr></table>";

  expect(sanitize(html)).toBe(
    '<table><caption>Cycle</caption><tbody><tr><th colspan="2">Phase</th><td>x</td></tr></tbody></table>',
  );
});

test("a table keeps its empty cells", () => {
  const html = "<table><tbody><tr><td></td><td>7 days</td></tr></tbody></table>";

  expect(sanitize(html)).toBe(html);
});

test("markup of twenty thousand levels is read as its text", () => {
  const html = `${'<b class="x">'.repeat(20_000)}deep</b>er`;

  expect(sanitize(html)).toBe("<p>deep er</p>");
  expect(plainText(html)).toBe("deep er");
});

test.each([
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<p>re<strong>search</strong>ed</p>", "researched"],
  ["<p>Fish &amp; oats, 2&nbsp;g &#8212; caf&eacute;</p>", "Fish & oats, 2 g — café"],
  ["re&shy;search &rarr; hair", "research → hair"],
  ["<p>2 < 3 and 3 > 2</p>", "2 < 3 and 3 > 2"],
  ["a<br>b<img alt='x > y'>", "a b"],
  [" <ul>\n  <li>One</li>\n  <li>Two   three</li>\n</ul> ", "One Two three"],
  ["re&shy;search&shy;er", "researcher"],
  ["<script>alert(1)</script>Text<style>p{}</style>", "Text"],
  ["Before<!-- hidden <p>text</p> -->after", "Beforeafter"],
  ["&#xD800;&#0;&unknown;", "\uFFFD\uFFFD&unknown;"],
  ["", ""],
])("the text of %j is %j", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

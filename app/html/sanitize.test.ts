import { toHtml } from "hast-util-to-html";
import { describe, expect, test, vi } from "vitest";
import { plainText, sanitizeHtml } from "./sanitize";

const origins = ["https://shop.example", "https://store.example", "https://cdn.shopify.com"];
const sanitize = (html: string) => toHtml(sanitizeHtml(html, origins));

test.each([
  ["<p>One <b>two</b> <i>three</i></p>", "<p>One <strong>two</strong> <em>three</em></p>"],
  ["<div>One</div><section>Two</section>", "<p>One</p><p>Two</p>"],
  ["Loose text", "<p>Loose text</p>"],
  ["<p>[gallery columns=2]</p><p>One [1]</p>", "<p>One [1]</p>"],
  ["<h1>Title</h1><h2>Part</h2><h6>Note</h6>", "<h2>Title</h2><h2>Part</h2><h4>Note</h4>"],
  ["<ul><li>One</li><li></li></ul>", "<ul><li>One</li></ul>"],
  ['<ol start="3"><li>C</li></ol>', '<ol start="3"><li>C</li></ol>'],
  ["<blockquote>Slowly.</blockquote>", "<blockquote><p>Slowly.</p></blockquote>"],
  ["<p>One<br>Two</p><hr>", "<p>One<br>Two</p><hr>"],
  ["<p> </p><p></p><h2> </h2>", ""],
  ["", ""],
  ['<ol type="a"><li value="7">G</li></ol>', '<ol type="a"><li value="7">G</li></ol>'],
  ["<ol reversed><li>Last</li></ol>", "<ol reversed><li>Last</li></ol>"],
  ['<ol type="disc"><li value="x">A</li></ol>', "<ol><li>A</li></ol>"],
  ['<p style="color:red" class="x" onclick="x()">Plain</p>', "<p>Plain</p>"],
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
    ["#a note", "#a%20note"],
    ["#top", "#top"],
    ["https://example.org/a b", "https://example.org/a%20b"],
    [" HTTPS://example.org/a", "https://example.org/a"],
    ["mailto:hello@solenne.example", "mailto:hello@solenne.example"],
    ["tel:+49 30 901820", "tel:+49 30 901820"],
    ["TEL:+4930901820", "tel:+4930901820"],
    ["sms:+4930901820?body=Hi", "sms:+4930901820?body=Hi"],
    ["www.example.de", "https://www.example.de/"],
    ["www.example.de/a?b#c", "https://www.example.de/a?b#c"],
    ["example.com", "https://example.com/"],
    ["shop.example.co.uk/oils", "https://shop.example.co.uk/oils"],
    ["http//example.org/a", "http://example.org/a"],
    ["https:/example.org/a", "https://example.org/a"],
    ["hello@solenne.example", "mailto:hello@solenne.example"],
    ["hello@solenne.example?subject=Hi", "mailto:hello@solenne.example?subject=Hi"],
    ["+49 (30) 901-820", "tel:+49 (30) 901-820"],
    ["guide.pdf", "/guide.pdf"],
    ["products/mr.x", "/products/mr.x"],
    ["/cdn/shop/files/guide.pdf?v=1", "https://store.example/cdn/shop/files/guide.pdf?v=1"],
    ["//shop.example/cdn/shop/files/a.pdf", "https://store.example/cdn/shop/files/a.pdf"],
    ["http://www.shop.example/cdn/shop/a.pdf", "https://store.example/cdn/shop/a.pdf"],
    ["https://elsewhere.example/cdn/a.pdf", "https://elsewhere.example/cdn/a.pdf"],
    ["https://shop.example//cdn/a.pdf", "https://store.example/cdn/a.pdf"],
    ["/cdnx/a.pdf", "/cdnx/a.pdf"],
    ["/files/cdn/a.pdf", "/files/cdn/a.pdf"],
    ["https://shop.invalid//elsewhere.example", "/elsewhere.example"],
  ])("%s leads to %s", (href, expected) => {
    expect(sanitize(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`);
  });

  const refused = [
    "https://",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://x",
    "tel:",
    "mailto:",
  ];
  const withoutAim = ["", " ", "#", "#!"];

  const signedIn = ["https://u:p@x.example", "https://u@x.example", "https://:p@x.example"];

  test.each([...refused, ...signedIn, ...withoutAim])("%j is no link, its text stays", (href) => {
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
    ['<p><b><img src="/a.jpg"></b></p>', '<figure><img src="/a.jpg" alt=""></figure>'],
    [
      '<p>One <em>two <img src="/a.jpg"> </em></p>',
      '<p>One </p><p><em>two </em></p><figure><img src="/a.jpg" alt=""></figure>',
    ],
    [
      '<figure><img src="/a.jpg"><figcaption>Oil</figcaption></figure>',
      '<figure><img src="/a.jpg" alt=""><figcaption>Oil</figcaption></figure>',
    ],
  ])("keep their place among the text: %s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    ["https://shop.example/files/a.jpg?v=1", "/files/a.jpg?v=1"],
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

  test.each([
    "/cdn/shop/files/a.jpg?v=1",
    "https://shop.example/cdn/shop/files/a.jpg?v=1",
    "//www.shop.example/cdn/shop/files/a.jpg?v=1",
  ])("at the theme's path %s come from the store", (src) => {
    expect(sanitize(`<img src="${src}">`)).toBe(
      '<figure><img src="https://store.example/cdn/shop/files/a.jpg?v=1" alt=""></figure>',
    );
  });

  test("stay on the shop's own domain where that is the store's too", () => {
    const own = ["https://shop.example", "https://shop.example", "https://cdn.shopify.com"];
    const [image] = sanitizeHtml('<img src="/cdn/a.jpg">', own).children;

    expect(toHtml(image ?? [])).toBe('<figure><img src="/cdn/a.jpg" alt=""></figure>');
  });

  const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

  test.each([
    ['data-src="/a.jpg"'],
    [`src="${empty}" data-src="/a.jpg"`],
    ['src="/placeholder.gif" data-src="/a.jpg"'],
    [`src="${empty}" data-lazy-src="/a.jpg"`],
    [`src="${empty}" data-original="/a.jpg"`],
    ['srcset="/small.jpg 300w, /a.jpg 900w"'],
    ['srcset="/small.jpg  300w ,  /a.jpg  900w ,"'],
    ['srcset="/small.jpg, /a.jpg 2x"'],
    [`src="${empty}" data-srcset="/small.jpg 300w, /a.jpg 900w"`],
  ])("have the address that a script or the browser would choose: %s", (attributes) => {
    expect(sanitize(`<img ${attributes}>`)).toBe('<figure><img src="/a.jpg" alt=""></figure>');
  });

  test("of a theme that fills in the width are 1200 pixels wide", () => {
    expect(sanitize('<img data-src="/a_{width}x.jpg">')).toBe(
      '<figure><img src="/a_1200x.jpg" alt=""></figure>',
    );
  });

  test("of a picture element may have their address in a source of it", () => {
    expect(sanitize('<picture><source srcset="/a.webp 1x"><img alt="Oil"></picture>')).toBe(
      '<figure><img src="/a.webp" alt="Oil"></figure>',
    );
  });

  const shown = '<figure><img src="/a.jpg" alt="Oil"></figure>';
  const fallback = '<noscript><img src="/a.jpg" alt="Oil"></noscript>';

  test.each([
    ["alone", fallback, shown],
    ["in a paragraph", `<p>One ${fallback}</p>`, `<p>One </p>${shown}`],
    [
      "with its link",
      fallback.replace(/(<img.*?>)/, '<a href="/x">$1</a>'),
      '<figure><a href="/x"><img src="/a.jpg" alt="Oil"></a></figure>',
    ],
    ["after what holds its place", `<img src="${empty}" alt="Oil">${fallback}`, shown],
    ["before what holds its place", `${fallback}<img class="lazy" alt="Oil">`, shown],
    ["after one that a script fills", `<img data-src="/a.jpg" alt="Oil"> ${fallback}`, shown],
    [
      "after one of another size",
      `<a href="/x"><img data-src="/a_{width}x.jpg?width=9" alt="Oil"></a>${fallback}`,
      '<figure><a href="/x"><img src="/a_1200x.jpg?width=9" alt="Oil"></a></figure>',
    ],
    [
      "after another one of the same name",
      `<img src="/a.jpg?id=2" alt="Wax">${fallback}`,
      `<figure><img src="/a.jpg?id=2" alt="Wax"></figure>${shown}`,
    ],
    [
      "after one of the same name on another host",
      `<img src="https://cdn.shopify.com/a.jpg" alt="Wax">${fallback}`,
      `<figure><img src="https://cdn.shopify.com/a.jpg" alt="Wax"></figure>${shown}`,
    ],
    ["beside words about scripts", fallback.replace(">", ">Turn scripts on. "), shown],
  ])("that are kept in noscript are shown once: %s", (_, html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    "Please turn on JavaScript.",
    '<a href="/x">Comments</a>',
    '<img src="https://host.example/tr?id=1" style="display: none">',
    '<img src="https://host.example/tr?id=1" style="color:red;DISPLAY :none">',
    '<img src="https://host.example/tr?id=1" width="1" height="1">',
    '<iframe src="https://host.example/ns.html" height="0" width="0"></iframe>',
  ])("that nobody sees, and words about scripts, are left out of noscript: %s", (inside) => {
    expect(sanitize(`<p>One</p><noscript>${inside}</noscript>`)).toBe("<p>One</p>");
  });

  const image = (alt: string) => `<img src="/a.jpg" alt="${alt}">`;
  const linked = (alt: string) => `<figure><a href="/x">${image(alt)}</a></figure>`;

  test.each([
    [`<a href="/x">${image("Oil")}</a>`, linked("Oil")],
    [`<p><a href="/x"> ${image("Oil")} </a></p>`, linked("Oil").replaceAll(/(<img.*?>)/g, " $1 ")],
    [
      `<p>One <a href="/x">${image("Oil")}two</a></p>`,
      `<p>One </p>${linked("Oil")}<p><a href="/x">two</a></p>`,
    ],
    [`<a href="/x"><b>${image("Oil")}</b></a>`, linked("Oil")],
    [
      `<a href="/x"><figure>${image("Oil")}<figcaption>Drops</figcaption></figure></a>`,
      `<figure><a href="/x">${image("Oil")}</a><figcaption><a href="/x">Drops</a></figcaption></figure>`,
    ],
    [`<a href="/x">${image("Oil")}${image("Box")}</a>`, linked("Oil") + linked("Box")],
    [
      `<a href="/x"><div>${image("Oil")}<h3>Oil <b>50 ml</b></h3><p>Light</p></div></a>`,
      `${linked("Oil")}<h3><a href="/x">Oil <strong>50\u00A0ml</strong></a></h3><p><a href="/x">Light</a></p>`,
    ],
    [
      `<ul><li><a href="/x">${image("Oil")}</a></li></ul>`,
      `<ul><li><a href="/x">${image("Oil")}</a></li></ul>`,
    ],
  ])("keep their link: %s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    ["/products/hair-oil", "hair oil"],
    ["https://www.host.example/files/my_guide.pdf?v=1", "my guide"],
    ["/files/oil--and__wax-.jpeg", "oil and wax"],
    ["/guide.htm", "guide"],
    ["/guide.html.zip", "guide.html.zip"],
    ["https://www.host.example/", "host.example"],
    ["/", "Home"],
    ["/blog/%E9%A0%AD%E7%9A%AE", "頭皮"],
    ["/100%", "100%"],
    ["mailto:hello@solenne.example", "hello@solenne.example"],
  ])("without a text, a link to %s is named by its address", (href, name) => {
    expect(sanitize(`<a href="${href}"><img src="/a.jpg" alt=""></a>`)).toContain(`alt="${name}"`);
    expect(sanitize(`<ul><li><a href="${href}">Oil<img src="/a.jpg"></a></li></ul>`)).toContain(
      'alt=""',
    );
  });

  test("leave a heading, which keeps its text; without one it goes", () => {
    expect(
      sanitize('<h2>One <em>two</em> <img src="/a.jpg"></h2><h3><img src="/b.jpg"></h3>'),
    ).toBe(
      '<h2>One <em>two</em> </h2><figure><img src="/a.jpg" alt=""></figure><figure><img src="/b.jpg" alt=""></figure>',
    );
  });
});

describe("a link replaces", () => {
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
      "a player that a script loads later",
      '<iframe src="about:blank" data-src="https://player.vimeo.com/video/123"></iframe>',
      link("https://vimeo.com/123", "Watch on vimeo.com"),
    ],
    [
      "a player that is kept in noscript",
      '<div class="player" data-id="1"></div><noscript><iframe src="https://player.vimeo.com/video/123"></iframe></noscript>',
      link("https://vimeo.com/123", "Watch on vimeo.com"),
    ],
    [
      "a player that a script loads later, and that is kept in noscript",
      '<iframe data-src="//player.vimeo.com/video/123"></iframe><noscript><iframe src="https://player.vimeo.com/video/123"></iframe></noscript>',
      link("https://vimeo.com/123", "Watch on vimeo.com"),
    ],
    [
      "each of two players at one address that differ in their parameters",
      '<iframe src="https://forms.host.example/1?w=1"></iframe><noscript><iframe src="https://forms.host.example/1?w=2"></iframe></noscript>',
      link("https://forms.host.example/1?w=1", "Open on forms.host.example") +
        link("https://forms.host.example/1?w=2", "Open on forms.host.example"),
    ],
    [
      "a recording that a script loads later",
      '<audio><source data-src="https://host.example/a.mp3"></audio>',
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
    ["<h2>{img}</h2>", image],
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

  test.each([
    ["beside text", `<p>Four {img} drops.</p>`, "<p>Four  drops.</p>"],
    ["in a row of images", `<p>{img}<br>{img}</p><p>Oils</p>`, "<p>Oils</p>"],
    ["in marked text", "<p><strong>Oils {img}</strong></p>", "<p><strong>Oils </strong></p>"],
    ["in an item of text", "<ul><li>Oils {img}</li></ul>", "<ul><li>Oils </li></ul>"],
  ])("%s leaves nothing", (_, html, expected) => {
    const img = '<img src="https://host.example/a.jpg">';

    expect(sanitize(html.replaceAll("{img}", img))).toBe(expected);
  });

  test("no part of an excerpt", () => {
    expect(plainText('<p>One</p><img src="https://host.example/a.jpg">')).toBe("One");
  });
});

describe("a post of another site keeps its text, and has a link to itself", () => {
  const tiktok = "https://www.tiktok.com/@solenne/video/6718335390845095173";

  test.each([
    [
      `<blockquote class="tiktok-embed" cite="${tiktok}"><section><a href="https://www.tiktok.com/@solenne">@solenne</a> Oils</section></blockquote>`,
      `<blockquote><p><a href="https://www.tiktok.com/@solenne">@solenne</a> Oils</p><p><a href="${tiktok}">Watch on tiktok.com</a></p></blockquote>`,
    ],
    [
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/a/"><p>Oils</p></blockquote>',
      '<blockquote><p>Oils</p><p><a href="https://www.instagram.com/p/a/">Open on instagram.com</a></p></blockquote>',
    ],
    [
      '<blockquote class="text-post-media" data-text-post-permalink="https://www.threads.com/@a/post/b"></blockquote>',
      '<blockquote><p><a href="https://www.threads.com/@a/post/b">Open on threads.com</a></p></blockquote>',
    ],
    [
      '<div class="fb-post" data-href="https://www.facebook.com/a/posts/1"></div>',
      '<p><a href="https://www.facebook.com/a/posts/1">Open on facebook.com</a></p>',
    ],
  ])("%s", (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  test.each([
    [
      'class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/a/?utm_source=x"',
      '<p><a href="https://www.instagram.com/p/a/">Oils</a></p>',
    ],
    ['cite="https://book.example/"', "<p>Slowly.</p>"],
    ['class="tiktok-embed" cite="javascript:alert(1)"', "<p>Oils</p>"],
  ])("unless it has one, is a quotation, or has no address: %s", (attributes, text) => {
    const html = `<blockquote ${attributes}>${text}</blockquote>`;

    expect(sanitize(html)).toBe(`<blockquote>${text}</blockquote>`);
  });
});

describe("links within a text lead to", () => {
  const link = (id: string) => `<p><a href="#user-content-${id}">How</a></p>`;

  test.each([
    ["a heading", '<h2 id="how">Oils</h2>', '<h2 id="user-content-how">Oils</h2>'],
    [
      "an anchor",
      '<p><a name="how">Oils</a></p>',
      '<p><span id="user-content-how"></span>Oils</p>',
    ],
    [
      "an anchor with a blank id",
      '<p><a id=" " name=" how ">Oils</a></p>',
      '<p><span id="user-content-how"></span>Oils</p>',
    ],
    ["an empty anchor", '<a id="how"></a><h2>Oils</h2>', '<h2 id="user-content-how">Oils</h2>'],
    ["an item", '<ol><li id="how">Oils</li></ol>', '<ol><li id="user-content-how">Oils</li></ol>'],
    ["a list", '<ul id="how"><li>Oils</li></ul>', '<ul id="user-content-how"><li>Oils</li></ul>'],
    ["a box", '<div id="how"><p>Oils</p></div>', '<p id="user-content-how">Oils</p>'],
    ["an empty box", '<div id="how"></div><p>Oils</p>', '<p id="user-content-how">Oils</p>'],
    [
      "an element of no meaning",
      '<p><u id="how">Oils</u></p>',
      '<p><span id="user-content-how"></span>Oils</p>',
    ],
    [
      "a table",
      '<table id="how"><tr><td>1</td></tr></table>',
      '<table id="user-content-how"><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      "a row",
      '<table><tr id="how"><td>1</td></tr></table>',
      '<table><tbody><tr id="user-content-how"><td>1</td></tr></tbody></table>',
    ],
    [
      "an image",
      '<img id="how" src="/a.jpg">',
      '<figure><img id="user-content-how" src="/a.jpg" alt=""></figure>',
    ],
    [
      "a video",
      '<iframe id="how" src="https://host.example/v"></iframe>',
      '<figure id="user-content-how"><a href="https://host.example/v">Open on host.example</a></figure>',
    ],
    [
      "a quotation",
      '<blockquote id="how">Slowly.</blockquote>',
      '<blockquote id="user-content-how"><p>Slowly.</p></blockquote>',
    ],
    ["a line", '<hr id="how"><p>Oils</p>', '<hr id="user-content-how"><p>Oils</p>'],
  ])("%s", (_, html, expected) => {
    expect(sanitize(`<p><a href="#how">How</a></p>${html}`)).toBe(link("how") + expected);
  });

  test("no part by the name of an element other than an anchor, and another page by its path", () => {
    expect(sanitize('<p name="how">One</p><p id="two">Two <a href="/two">x</a></p>')).toBe(
      '<p>One</p><p id="user-content-two">Two <a href="/two">x</a></p>',
    );
  });

  test("footnotes, and back", () => {
    expect(
      sanitize(
        '<p>Oils<sup id="ref1"><a href="#fn1">1</a></sup></p><p id="fn1"><a href="#ref1">↩</a></p>',
      ),
    ).toBe(
      '<p>Oils<sup id="user-content-ref1"><a href="#user-content-fn1">1</a></sup></p><p id="user-content-fn1"><a href="#user-content-ref1">↩</a></p>',
    );
  });

  test.each([
    ["#头发", 'id="头发"', "#user-content-%E5%A4%B4%E5%8F%91", "user-content-头发"],
    ["#how", 'id="user-content-how"', "#user-content-how", "user-content-how"],
  ])("%s by its id: %s", (href, id, expectedHref, expectedId) => {
    expect(sanitize(`<p ${id}><a href="${href}">x</a></p>`)).toBe(
      `<p id="${expectedId}"><a href="${expectedHref}">x</a></p>`,
    );
  });

  test("the first of several elements of the same id", () => {
    expect(sanitize('<p id="a">One</p><p id="a">Two</p>')).toBe(
      '<p id="user-content-a">One</p><p>Two</p>',
    );
  });

  test("the page's own parts, when the text has no such id", () => {
    const html = '<p><a href="#reviews">Reviews</a></p>';

    expect(sanitize(html)).toBe(html);
  });
});

test("paragraphs share nothing, and a heading in two parts keeps its id once", () => {
  const [one, other] = sanitizeHtml("One<hr>Two", origins).children;
  if (one?.type === "element") one.properties.dir = "auto";

  expect(other).not.toHaveProperty("properties.dir");
  expect(sanitize("Three")).toBe("<p>Three</p>");
  expect(sanitize('<h2 id="a">One <img src="/a.jpg"> two</h2>')).toMatch(/^(?!.*id=.*id=).*id=/);
});

test("a table has a body, and cells that span a sensible number of others", () => {
  const html =
    "<table><caption>Cycle</caption><tr><th colspan=2>Phase<td colspan=9999>x</tr></table>";

  expect(sanitize(html)).toBe(
    '<table><caption>Cycle</caption><tbody><tr><th colspan="2" scope="row">Phase</th><td>x</td></tr></tbody></table>',
  );
});

test("a heading of a table says of which cells it is", () => {
  expect(sanitize("<table><tr><td></td><th>A</th><th>B</th></tr></table>")).toMatch(
    /<td><\/td><th scope="col">A<\/th><th scope="col">B</,
  );
  expect(sanitize("<table><tr><th>A</th><td>1</td></tr></table>")).toContain('<th scope="row">A');
});

test("a table keeps its empty cells", () => {
  const html = "<table><tbody><tr><td></td><td>7 days</td></tr></tbody></table>";

  expect(sanitize(html)).toBe(html);
});

test("markup of fifteen thousand levels is read as its text, and the log says so", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const html = `${'<b class="x">'.repeat(15_000)}deep</b>er`;

  expect(sanitize(html)).toBe("<p>deep er</p>");
  expect(plainText(html)).toBe("deep er");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("was read without its tags: <b class"));
  warn.mockClear();
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
  ["<p>One [gallery columns=2 ids='1,2']two</p>", "One two"],
  ['[caption id="a" width="3"]<img>Oil[/caption] [vc_row][/vc_row]', "Oil"],
  ["A [sic] study [1] of [the co-author] x[i]", "A [sic] study [1] of [the co-author] x[i]"],
  ["<script>alert(1)</script>Text<style>p{}</style>", "Text"],
  ["Before<!-- hidden <p>text</p> -->after", "Beforeafter"],
  ["&#xD800;&#0;&unknown;", "\uFFFD\uFFFD&unknown;"],
  ["", ""],
])("the text of %j is %j", (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

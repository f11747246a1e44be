import { expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import type { Article } from "~/commerce/model";
import { testArticle } from "../../../tests/support/builders";
import { renderBody } from "./article-body";
import { blogPosting } from "./article-meta";
import { feedXml } from "./feed";
import { sampleList } from "./full-post";
import { getShareLinks } from "./share";

const addresses = {
  url: "https://shop.example/blog/a",
  siteUrl: "https://shop.example",
  image: "https://shop.example/a.jpg",
};
const [sample] = sampleList("news");
if (!sample) throw new Error("There is no sample post");

test("an article has the properties that search engines require", () => {
  expect(blogPosting(sample, addresses)).toMatchObject({
    "@type": "BlogPosting",
    headline: sample.title,
    image: [addresses.image],
    datePublished: "2026-10-19T09:00:00.000Z",
    dateModified: "2026-11-02T09:00:00.000Z",
    author: { "@type": "Person", name: "Maren Holt" },
    publisher: { "@type": "Organization", name: site.name },
    mainEntityOfPage: { "@type": "WebPage", "@id": addresses.url },
  });
});

test("an invalid date is left out, and the shop as author is an organization", () => {
  const author = { name: `${site.name} Team`, bio: null };
  const post = { ...sample, publishedAt: "soon", updatedAt: null, author };
  const posting = blogPosting(post, addresses);

  expect(posting.datePublished).toBeUndefined();
  expect(posting.author["@type"]).toBe("Organization");
});

test("a long excerpt is cut at a word for search engines", () => {
  const { description } = blogPosting({ ...sample, excerpt: "word ".repeat(200) }, addresses);

  expect(description).toMatch(/^word .* word…$/);
  expect(description.length).toBeLessThanOrEqual(321);
});

const origins = ["https://shop.example"];
const render = (html: string) => renderBody(html, origins);
const getIds = (html: string) => render(html).headings.map(({ id }) => id);

test.each([
  ["How often?", "h-how-often"],
  ["What's “normal”?", "h-whats-normal"],
  ["头发的生长周期", "h-头发的生长周期"],
  ["Рост волос", "h-рост-волос"],
  ["نمو الشعر", "h-نمو-الشعر"],
  ["Ça pousse à l’été", "h-ça-pousse-à-lété"],
  ["5,000 mcg", "h-5-000-mcg"],
  ["!!!", "h-section"],
  ["👩🏽", "h-section"],
])("the heading %j has the id %s", (text, id) => {
  expect(getIds(`<h2>${text}</h2>`)).toEqual([id]);
});

test("headings of the same text differ by a number, whatever other ids there are", () => {
  const html = "<h2>Main</h2><h3>main</h3><h2>Main 2</h2><h2>MAIN</h2>";

  expect(getIds(html)).toEqual(["h-main", "h-main-2", "h-main-2-2", "h-main-3"]);
});

test("h2 and h3 are headings, also inside other elements; h4 and empty ones are not", () => {
  const { html, headings } = render(
    "<h2>One <em>and</em> two</h2><blockquote><h3>Inside</h3></blockquote><h4>Note</h4><h2> </h2>",
  );

  const texts = headings.map(({ text, level }) => `h${level} ${text}`);
  expect(texts).toEqual(["h2 One and two", "h3 Inside"]);
  expect(html).toContain(
    '<h2 id="h-one-and-two" tabindex="-1" dir="auto"><span class="block word-3">One <em>and</em> two</span></h2>',
  );
});

test("a heading's entry in the contents has single spaces, and its id an end", () => {
  const { headings } = render(`<h2>How \n  often<br> </h2><h2>${"a".repeat(200)}</h2>`);

  expect(headings.map(({ text }) => text)).toEqual(["How often", "a".repeat(200)]);
  expect(headings[1]?.id).toBe(`h-${"a".repeat(80)}`);
});

test("a heading that is an image has no entry in the contents", () => {
  expect(getIds('<ul><li><h2><img src="/a.jpg"></h2></li></ul><h2>Roots</h2>')).toEqual([
    "h-roots",
  ]);
});

test.each([
  ["/science", ""],
  ["#note", ""],
  ["https://x.example/", ' rel="noopener noreferrer"'],
])("a link to %s has the attributes%s", (href, attributes) => {
  expect(render(`<a href="${href}">x</a>`).html).toBe(
    `<p dir="auto"><a href="${href}"${attributes}>x</a></p>`,
  );
});

test("a table is in a region with its name, which the keyboard reaches", () => {
  const rows = "<tbody><tr><td>1</td></tr></tbody>";

  expect(render(`<table><caption>The <b>cycle</b></caption>${rows}</table>`).html).toMatch(
    /^<section class="prose-table" aria-label="The cycle" tabindex="0" dir="auto"><table><caption>/,
  );
  expect(render(`<table>${rows}</table>`).html).toContain('aria-label="Table"');
});

test("an image is lazy and comes in several widths, cropped to its own size", () => {
  const { html } = render('<img src="/a.jpg?v=1" width="1500" height="1000">');

  expect(html).toContain('<img src="/a.jpg?v=1&#x26;width=420&#x26;height=280');
  expect(html).toContain('width="1500" height="1000"');
  expect(html).toMatch(/srcset="[^"]+ 420w, [^"]+ 1632w" sizes="\(min-width[^"]+" loading="lazy"/);
});

test("a small image is requested as large as it is shown", () => {
  const { html } = render('<img src="/a.jpg" width="150" height="100">');

  expect(html).toMatch(/srcset="[^" ]+ 420w" sizes="min\(100vw, 150px\)"/);
});

test("an image with one side only is shown whole, as one without a size", () => {
  expect(render('<img src="/a.jpg" width="300">').html).toContain('width="1200" height="800"');
});

test.each([
  ["/a.jpg", 1200, 800],
  ["/oil-150x150.jpg?v=1", 150, 100],
  ["/oil_480x480.png", 480, 320],
  ["/oil-2048x1365.webp", 1200, 800],
  ["/oil-150x150/a.jpg", 1200, 800],
])("the image %s without a size is shown whole in %i by %i pixels", (src, width, height) => {
  const { html } = render(`<img src="${src}">`);

  expect(html).toContain(`width="${width}" height="${height}"`);
  expect(html).toContain("object-contain");
  expect(html).not.toContain("crop=");
});

test.each([
  ['<ul><li><img src="/a.jpg"></li> <li><a href="/x"><img src="/b.jpg"></a></li></ul>', true],
  ['<ol><li><figure><img src="/a.jpg"><figcaption>Oil</figcaption></figure></li></ol>', true],
  ['<ul><li><img src="/a.jpg"></li><li>Text</li></ul>', false],
  ['<ul><li><img src="/a.jpg"> Text</li></ul>', false],
  ['<ul><li><img src="/a.jpg"></li><li><hr></li></ul>', false],
  ["<ul><li>Text</li></ul>", false],
])("the list %s is one of images: %s", (list, isOne) => {
  expect(render(list).html.includes('class="image-list"')).toBe(isOne);
});

test("each block has the direction of its own text", () => {
  const { html } = render("<p>شعر</p><ul><li>One</li></ul><blockquote><p>שיער</p></blockquote>");

  expect(html).toBe(
    '<p dir="auto">شعر</p><ul dir="auto"><li>One</li></ul><blockquote class="pull-quote" dir="auto"><p>שיער</p></blockquote>',
  );
});

test.each([
  [130, true],
  [131, false],
])("a quotation of %i characters is set large: %s", (length, isLarge) => {
  const { html } = render(`<blockquote><p> ${"a".repeat(length)} </p></blockquote>`);

  expect(html.includes("pull-quote")).toBe(isLarge);
});

test("a post of another site, which has links, is not set large", () => {
  const html =
    '<blockquote><p>Oils <a href="https://www.tiktok.com/@a/video/1">Watch</a></p></blockquote>';

  expect(render(html).html).not.toContain("pull-quote");
});

test.each([
  ["a", "lower-alpha"],
  ["A", "upper-alpha"],
  ["i", "lower-roman"],
  ["I", "upper-roman"],
])("a list of the type %s has the numbers %s", (type, mark) => {
  const { html } = render(`<ol type="${type}"><li>One</li></ol>`);

  expect(html).toContain(`<ol type="${type}" class="list-[${mark}]"`);
});

test("the first short quotation is set large", () => {
  const short = "<blockquote><p>Slowly.</p></blockquote>";
  const long = `<blockquote><p>${"long ".repeat(40)}</p></blockquote>`;

  expect(render(long + short + short).html.match(/<blockquote[^>]*>/g)).toEqual([
    '<blockquote dir="auto">',
    '<blockquote class="pull-quote" dir="auto">',
    '<blockquote dir="auto">',
  ]);
});

test("page and title are encoded; only the microblog gets the title", () => {
  const [social, microblog, professional] = getShareLinks(
    "Wash & go?",
    "https://x.example/blog/a?b",
  );
  const page = "https%3A%2F%2Fx.example%2Fblog%2Fa%3Fb";

  expect(social.href).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`);
  expect(microblog.href).toBe(`https://x.com/intent/tweet?url=${page}&text=Wash%20%26%20go%3F`);
  expect(professional.href).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${page}`);
});

const article = testArticle({
  id: "gid://shopify/Article/1",
  handle: "a-strand",
  title: "Fish & oats ]]> <b>\u0008",
  contentHtml: `<h1>Part</h1><p>See <a href="/science">this</a> & <a href="https://x.example/?a=1&b=2">that</a>.</p><table><tr><td colspan=2>1</td></tr></table><img src="https://shop.example/a.jpg" alt="&quot;A&quot;" width=3 height=2><script>x</script>`,
  excerptHtml: "<p>Short.</p>",
  tags: ["news"],
});

function getFeed(parts: Partial<Article> = {}): string {
  return feedXml("news", [{ ...article, ...parts }], origins, "https://shop.example");
}

test("the feed has the whole text of an article, with absolute URLs", () => {
  const content = /<content:encoded>(.*)<\/content:encoded>/.exec(getFeed())?.[1] ?? "";
  const signs: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&" };
  const html = content.replaceAll(/&(\w+);/g, (entity, name) => signs[name] ?? entity);

  expect(html).toBe(
    `<h2 dir="auto">Part</h2><p dir="auto">See <a href="https://shop.example/science">this</a> &#x26; <a href="https://x.example/?a=1&#x26;b=2">that</a>.</p><table dir="auto"><tbody><tr><td colspan="2">1</td></tr></tbody></table><figure dir="auto"><img src="https://shop.example/a.jpg" alt="&#x22;A&#x22;" width="3" height="2"></figure>`,
  );
});

test("the feed has the elements of RSS, escaped", () => {
  const xml = getFeed();

  for (const element of [
    "<title>Fish &amp; oats ]]&gt; &lt;b&gt;\uFFFD</title>",
    "<link>https://shop.example/blog/a-strand</link>",
    '<guid isPermaLink="false">gid://shopify/Article/1</guid>',
    "<pubDate>Mon, 12 Oct 2026 08:00:00 GMT</pubDate>",
    "<category>Industry News</category>",
    "<description>Short.</description>",
    'rel="self" type="application/rss+xml"',
  ])
    expect(xml).toContain(element);
});

test("the feed leaves out an invalid date", () => {
  expect(getFeed({ publishedAt: "soon" })).not.toContain("pubDate");
});

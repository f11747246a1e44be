import { expect, test } from "vitest";
import type { BodyNode } from "~/commerce/article-body";
import type { Article } from "~/commerce/model";
import { site } from "~/content/site";
import { testArticle } from "../../../tests/support/builders";
import { blogPosting } from "./article-meta";
import { getHeadings } from "./contents";
import { feedXml } from "./feed";
import { sampleList, toFullPost } from "./load-blog";
import { getShareLinks } from "./share";

const addresses = {
  url: "https://shop.example/blog/a",
  siteUrl: "https://shop.example",
  image: "https://shop.example/a.jpg",
};
const [sample] = sampleList();
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

const heading = (tag: "h2" | "h3" | "h4", ...children: BodyNode[]): BodyNode => ({ tag, children });
const getIds = (...body: BodyNode[]) => getHeadings(body).map(({ id }) => id);

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
  expect(getIds(heading("h2", text))).toEqual([id]);
});

test("headings of the same text differ by a number, whatever other ids there are", () => {
  const main = [heading("h2", "Main"), heading("h3", "main")];
  const body = [...main, heading("h2", "Main 2"), heading("h2", "MAIN")];

  expect(getIds(...body)).toEqual(["h-main", "h-main-2", "h-main-2-2", "h-main-3"]);
});

test("h2 and h3 are headings, also inside other elements; h4 and empty ones are not", () => {
  const body: BodyNode[] = [
    heading("h2", "One ", { tag: "em", children: ["and"] }, " two"),
    { tag: "blockquote", children: [heading("h3", "Inside")] },
    heading("h4", "Note"),
    heading("h2", " "),
  ];

  const texts = getHeadings(body).map(({ text, level }) => `h${level} ${text}`);
  expect(texts).toEqual(["h2 One and two", "h3 Inside"]);
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
  const read = toFullPost({ ...article, ...parts }, ["https://shop.example"]);
  return feedXml([read], "https://shop.example");
}

test("the feed has the whole text of an article, with absolute URLs", () => {
  const content = /<content:encoded>(.*)<\/content:encoded>/.exec(getFeed())?.[1] ?? "";
  const signs: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&" };
  const html = content.replaceAll(/&(\w+);/g, (entity, name) => signs[name] ?? entity);

  expect(html).toBe(
    `<h2>Part</h2><p>See <a href="https://shop.example/science">this</a> &amp; <a href="https://x.example/?a=1&amp;b=2">that</a>.</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><figure><img src="https://shop.example/a.jpg" alt="&quot;A&quot;" width="3" height="2"></figure>`,
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

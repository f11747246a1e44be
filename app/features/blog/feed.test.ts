import { expect, test } from "vitest";
import type { Article } from "~/commerce/model";
import { testArticle } from "../../../tests/support/builders";
import { feedXml } from "./feed";
import { toFullPost } from "./load-blog";

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

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
  const html = content
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

  expect(html).toBe(
    `<h2>Part</h2><p>See <a href="https://shop.example/science">this</a> &amp; <a href="https://x.example/?a=1&amp;b=2">that</a>.</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><figure><img src="https://shop.example/a.jpg" alt="&quot;A&quot;" width="3" height="2"></figure>`,
  );
});

test("the feed has the elements of RSS, escaped", () => {
  const xml = getFeed();

  expect(xml).toContain("<title>Fish &amp; oats ]]&gt; &lt;b&gt;\uFFFD</title>");
  expect(xml).toContain("<link>https://shop.example/blog/a-strand</link>");
  expect(xml).toContain('<guid isPermaLink="false">gid://shopify/Article/1</guid>');
  expect(xml).toContain("<pubDate>Mon, 12 Oct 2026 08:00:00 GMT</pubDate>");
  expect(xml).toContain("<category>Industry News</category>");
  expect(xml).toContain("<description>Short.</description>");
  expect(xml).toContain('rel="self" type="application/rss+xml"');
});

test("the feed leaves out an invalid date", () => {
  expect(getFeed({ publishedAt: "soon" })).not.toContain("pubDate");
});

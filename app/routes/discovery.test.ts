import { expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { loader as loadFeed } from "./blog-feed";
import { loader as loadText } from "./discovery";
import { loader as loadManifest } from "./manifest";
import { loader as loadSitemap } from "./sitemap";

const nothing = { pageInfo: { hasNextPage: false }, edges: [] };
const context = createTestContext({ data: { products: nothing, blog: { articles: nothing } } });

function request(path: string, pattern = path) {
  const url = new URL(path, "https://shop.example");
  return { context, params: {}, request: new Request(url), url, pattern };
}
const requestText = (path: string) => loadText(request(path, "/robots.txt"));

test.each([
  ["/robots.txt", requestText, 3600],
  ["/agents.md", requestText, 3600],
  ["/llms.txt", requestText, 3600],
  ["/.well-known/security.txt", requestText, 3600],
  ["/manifest.webmanifest", () => loadManifest(), 3600],
  ["/sitemap.xml", (path: string) => loadSitemap(request(path, "/sitemap.xml")), 3600],
  ["/blog/feed.xml", (path: string) => loadFeed(request(path, "/blog/feed.xml")), 600],
])("%s is kept by shared caches alone", async (path, load, seconds) => {
  const response = await load(path);

  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe(`public, max-age=0, s-maxage=${seconds}`);
});

test("agents.md is Markdown, and llms.txt the same as plain text", async () => {
  const agents = await requestText("/agents.md");
  const mirror = await requestText("/llms.txt");

  expect(agents.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(mirror.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await mirror.text()).toBe(await agents.text());
});

import { expect, test } from "vitest";
import { createTestContext } from "../../tests/support/test-client";
import { loader as loadFeed } from "./blog-feed";
import { loader as loadText } from "./discovery";
import { loader as loadSitemap } from "./sitemap";

const nothing = { pageInfo: { hasNextPage: false }, edges: [] };
const context = createTestContext({ data: { products: nothing, blog: { articles: nothing } } });

function request(path: string, pattern = path) {
  const url = new URL(path, "https://shop.example");
  return { context, params: {}, request: new Request(url), url, pattern };
}
const requestText = (path: string) => loadText(request(path, "/robots.txt"));

test.each([
  ["/sitemap.xml", loadSitemap],
  ["/blog/feed.xml", loadFeed],
] as const)("%s is XML", async (path, load) => {
  const response = await load(request(path));

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/xml; charset=utf-8$/);
});

test("agents.md is Markdown, and llms.txt the same as plain text", async () => {
  const agents = await requestText("/agents.md");
  const mirror = await requestText("/llms.txt");

  expect(agents.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(mirror.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await mirror.text()).toBe(await agents.text());
});

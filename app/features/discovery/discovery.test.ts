import { expect, test } from "vitest";
import { testArticle } from "../../../tests/support/builders";
import { agentsText, securityText, sitemapXml } from "./discovery";

const origin = "https://shop.example";

const sitePages = new Map([["/learn/ingredients", "Glossary"]]);
const shop = {
  siteUrl: origin,
  storeOrigin: null,
  sitePages,
  showsSamples: true,
  sellsSubscriptions: true,
};

test("the sitemap has pages, products with their image, and articles with their date", () => {
  const products = [{ handle: "hair-oil", image: "/cdn/oil.avif?v=1&w=2" }];
  const articles = [
    testArticle({ handle: "a & b", publishedAt: "2026-10-19T09:00:00Z" }),
    testArticle({ handle: "undated", publishedAt: "soon" }),
  ];
  const xml = sitemapXml(origin, sitePages.keys(), products, articles);

  for (const entry of [
    `<url><loc>${origin}/learn/ingredients</loc></url>`,
    `<loc>${origin}/products/hair-oil</loc><image:image><image:loc>${origin}/cdn/oil.avif?v=1&amp;w=2</image:loc>`,
    `<loc>${origin}/blog/a%20%26%20b</loc><lastmod>2026-10-19T09:00:00Z</lastmod>`,
    `<url><loc>${origin}/blog/undated</loc></url>`,
  ])
    expect(xml).toContain(entry);
});

test.each([
  ["agents.md", agentsText(shop), `- [Glossary](${origin}/learn/ingredients)`],
  ["security.txt", securityText(origin, Date.UTC(2026, 0, 1)), "Expires: 2026-06-30T00:00:00.000Z"],
])("%s has its line", (_, text, line) => {
  expect(text.split("\n")).toContain(line);
});

test("agents.md speaks of sample content where there is any", () => {
  expect(agentsText(shop)).toContain("sample content");
  expect(agentsText({ ...shop, showsSamples: false })).not.toContain("sample content");
});

test("agents.md speaks of subscriptions where there are any", () => {
  expect(agentsText(shop)).toContain("Subscriptions");
  expect(agentsText({ ...shop, sellsSubscriptions: false })).not.toContain("Subscriptions");
});

test("agents.md names the feed of each blog that the shop has", () => {
  const journal = `- [Journal, full text](${origin}/blog/feed.xml)\n`;

  expect(agentsText({ ...shop, sitePages: new Map([["/blog", "Journal"]]) })).toContain(journal);
  expect(agentsText(shop)).not.toContain("feed.xml");
});

test("agents.md names the profile of a hosted store, and none of the embedded one", () => {
  expect(agentsText({ ...shop, storeOrigin: "https://a.example" })).toContain("/.well-known/ucp\n");
  expect(agentsText(shop)).not.toContain("ucp");
});

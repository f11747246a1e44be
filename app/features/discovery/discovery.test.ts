import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap";
import { llmsText, robotsText, securityText } from "./texts";

const origin = "https://shop.example";

const sitePages = new Map([
  ["/about", "The brand"],
  ["/learn/ingredients", "Glossary"],
]);

test("the sitemap names pages, products with their picture, and articles with their day", () => {
  const xml = sitemapXml(
    origin,
    sitePages.keys(),
    [{ handle: "hair-oil", images: [{ url: "/cdn/oil.avif?v=1&w=2" }] }],
    [
      { handle: "a & b", publishedAt: "2026-10-19T09:00:00Z", image: null },
      { handle: "undated", publishedAt: "soon", image: null },
    ],
  );

  expect(xml).toContain(`<url><loc>${origin}/about</loc></url>`);
  expect(xml).toContain(
    `<loc>${origin}/products/hair-oil</loc><image:image><image:loc>${origin}/cdn/oil.avif?v=1&amp;w=2</image:loc>`,
  );
  expect(xml).toContain(
    `<loc>${origin}/blog/a%20%26%20b</loc><lastmod>2026-10-19T09:00:00Z</lastmod>`,
  );
  expect(xml).toContain(`<url><loc>${origin}/blog/undated</loc></url>`);
});

test("programs are told where everything stands", () => {
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robotsText(origin)).toContain("Disallow: /search");
  expect(llmsText(origin, sitePages)).toContain(`](${origin}/learn/ingredients)`);
});

test("the address for reports of weaknesses expires within a year", () => {
  expect(securityText(origin, Date.UTC(2026, 0, 1))).toContain("Expires: 2026-06-30T00:00:00.000Z");
});

import { respondWith, respondWithArticles } from "../support/faults";
import { scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** An article as the API sends it, without anything that is optional. */
const bare = {
  id: "gid://shopify/Article/1",
  title: "Bare",
  handle: "bare",
  contentHtml: "",
  excerptHtml: null,
  image: null,
  tags: [] as string[],
  publishedAt: "2026-10-12T08:00:00Z",
  authorV2: null,
  seo: null,
};
const articleResponse = (parts: Partial<typeof bare> = {}) =>
  respondWith({ blog: { articleByHandle: { ...bare, ...parts } } });

test("an article without anything has a page and a card with defaults", async ({
  page,
  shop,
  store,
}) => {
  store.fail("GetArticle", articleResponse({ publishedAt: "soon" }));
  const list = respondWithArticles([bare, { ...bare, handle: "bare-2", id: "2" }]);
  store.fail("GetBlogArticles", list);

  expect((await shop.visit("/blog/bare"))?.status()).toBe(200);
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText("Written by Solenne Team.")).toBeVisible();
  await expect(page.getByText("1 min read").first()).toBeVisible();
  await expect(page.getByText(/Published|Invalid/)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "In this article" })).toHaveCount(0);

  await shop.visit("/blog");
  await expect(page.getByText("2 articles", { exact: true })).toBeVisible();
  const links = page.getByRole("region", { name: "Latest" }).getByRole("link", { name: "Bare" });
  await expect(links).toHaveCount(2);
  await expect(links.last()).toHaveAttribute("href", "/blog/bare-2");
  await expect(page.getByRole("navigation", { name: "Popular Topics" })).toHaveCount(0);
});

test("on a phone a wide table scrolls inside itself, and long texts widen nothing", async ({
  page,
  shop,
  store,
}) => {
  const cells = Array.from({ length: 30 }, (_, i) => `<td>Column ${i}</td>`).join("");
  const table = `<table><caption>Wide</caption><tr>${cells}</tr></table>`;
  const text = `<p>${"word ".repeat(100)}</p>`.repeat(300);
  const contentHtml = `${table}<p>${"x".repeat(500)}</p>${text}`;
  store.fail("GetArticle", articleResponse({ contentHtml, title: "y".repeat(200) }));
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.visit("/blog/bare");

  await expect(page.getByText(/^15\d min read$/).first()).toBeVisible();
  const wide = page.getByRole("region", { name: "Wide" });
  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await scrollsSideways(page)).toBe(false);
});

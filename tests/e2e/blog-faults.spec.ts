import { faults, respondWith, respondWithArticles } from "../support/faults";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const noBlog = respondWith({ blog: null });
const article = "/blog/heat-in-numbers";
const articleTitle = "Heat, in numbers";
const ownerNotice = 'p[lang="es"]';

test.describe("a store that does not show its articles", () => {
  test("has five samples, with a notice in Spanish", async ({ page, shop, store, problems }) => {
    problems.expect(/Error loading (blog posts|article)/);
    for (const fault of [faults.paymentRequired, faults.accessDenied, noBlog]) {
      await store.reset();
      store.fail("GetBlogArticles", fault);
      const response = await shop.visit("/blog");
      expect(response?.status()).toBe(200);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
      await expect(page.locator(ownerNotice)).toContainText("Mostrando artículos de ejemplo.");
      await expect(page.locator(ownerNotice)).toContainText("unauthenticated_read_content");
    }
    const featured = page.getByRole("region", { name: "Featured articles" });
    await expect(featured.getByRole("heading")).toHaveCount(3);

    store.fail("GetArticle", noBlog);
    await shop.visit("/blog?category=science-ingredients");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expectAccessible(page);

    const response = await shop.visit("/blog/what-a-strand-is-made-of");
    expect(response?.status()).toBe(200);
    await expect(shop.title).toHaveText("What a strand is made of");
    await expect(page.locator(ownerNotice)).toContainText("Artículo de ejemplo.");
    await expect(page.locator(ownerNotice)).toContainText("unauthenticated_read_content");
    await expect(page.getByText("Updated November 2, 2026")).toBeVisible();
    await expectAccessible(page);

    await shop.menu.getByRole("link", { name: "Blog" }).click();
    await expect(page.locator(ownerNotice)).toContainText("Mostrando artículos de ejemplo.");
    await page.getByRole("link", { name: "How often to wash, and how to tell" }).first().click();
    await expect(shop.title).toHaveText("How often to wash, and how to tell");
    await expect(page.locator(ownerNotice)).toContainText("Artículo de ejemplo.");
  });

  test("has no samples in its feed and its sitemap", async ({ request, store }) => {
    store.fail("GetBlogArticles", noBlog);
    const feed = await request.get("/blog/feed.xml");
    expect(feed.status()).toBe(503);
    expect(feed.headers()["cache-control"]).toBe("no-store");

    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain("/products/hair-oil</loc>");
    expect(sitemap).not.toContain("/blog/");

    await store.reset();
    store.fail("GetProducts", faults.serverError);
    const failed = await request.get("/sitemap.xml");
    expect(failed.status()).toBe(503);
    expect(failed.headers()["cache-control"]).toBe("no-store");
  });
});

test("without the list an article lacks related ones alone, and the blog shows samples; both can be retried", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Error loading (?:blog posts|article)/, /status of 50[03]/);
  store.fail("GetBlogArticles", faults.serverError);
  expect((await shop.visit(article))?.status()).toBe(200);
  await expect(page.getByText("You May Also Like")).toHaveCount(0);
  await expect(page.locator(ownerNotice)).toHaveCount(0);

  const response = await shop.visit("/blog");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await response?.text()).toContain("Loading blog posts...");
  await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
  await store.reset();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  await expect(page.locator(ownerNotice)).toHaveCount(0);

  store.fail("GetArticle", faults.serverError);
  await page.getByRole("link", { name: articleTitle }).first().click();
  await expect(shop.title).toHaveText("We couldn’t load this article");
  await store.reset();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.title).toHaveText(articleTitle);
});

test("an article that does not exist, or that fails without a sample, redirects to the 404 page", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 404/, /Error loading article/);
  // The second is the name of a sample.
  for (const path of ["/blog/no-such-article", "/blog/what-a-strand-is-made-of"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL("/404");
  }
  await expect(page.getByText("Oops! Page not found")).toBeVisible();

  store.fail("GetArticle", faults.accessDenied);
  await page.goto(article);
  await expect(page).toHaveURL("/404");

  // After a navigation as well.
  for (const fault of [noBlog, respondWith({ blog: { articleByHandle: null } })]) {
    await store.reset();
    await shop.visit("/blog");
    store.fail("GetArticle", fault);
    await page.getByRole("link", { name: articleTitle }).first().click();
    await expect(page).toHaveURL("/404");
  }
});

test.describe("a store that takes longer than the shop waits", () => {
  test.describe.configure({ timeout: 120_000 });

  for (const [path, loading, failed, ready, operation] of [
    [
      "/blog",
      "Loading blog posts...",
      "Error loading blog posts",
      "14 articles",
      "GetBlogArticles",
    ],
    [
      "/blog/the-scalp-is-skin",
      "Loading article...",
      "Error loading article",
      "Many of us own three creams",
      "GetArticle",
    ],
  ] as const)
    test(`${path} says so without a notice about permissions, and tries again`, async ({
      page,
      shop,
      store,
      problems,
    }) => {
      problems.expect(/Error loading (?:blog posts|article)/, /status of 503/);
      store.fail(operation, faults.noResponse);
      await shop.visit(path);
      await expect(page.getByText(loading)).toBeVisible();
      await expect(page.getByRole("alert")).toContainText(failed, { timeout: 40_000 });
      await expect(page.locator(ownerNotice)).toHaveCount(0);

      await store.reset();
      await expect(page.getByText(ready)).toBeVisible({ timeout: 40_000 });
    });
});

test("slow lists and articles say so, then are as served", async ({ page, shop, store }) => {
  await shop.openHome();
  store.fail("anything", faults.slow);
  await shop.menu.getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: articleTitle }).first().click();
  await expect(page.getByText("Loading article...")).toBeVisible();
  await expect(shop.title).toHaveText(articleTitle);
  await expect(page).toHaveTitle(`${articleTitle} | blog`);
  // The server separates adjacent texts with an empty comment.
  const markup = async () => (await page.locator(".prose").innerHTML()).replaceAll("<!-- -->", "");
  const inBrowser = await markup();
  await page.reload();
  expect(await markup()).toBe(inBrowser);
});

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
  seo: null as { title: string | null; description: string | null } | null,
};
const articleResponse = (parts: Partial<typeof bare> = {}) =>
  respondWith({ blog: { articleByHandle: { ...bare, ...parts } } });

test("an article without anything has a page and a card", async ({ page, shop, store }) => {
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

test("an article of the platform's own shape shows nothing twice and nothing empty", async ({
  page,
  shop,
  store,
}) => {
  const opening = "Hair grows a centimeter a month.";
  const contentHtml = `<p>${opening}</p><h3>Roots</h3><p>${"word ".repeat(400)}</p><h3>Ends</h3>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));
  await page.setViewportSize({ width: 390, height: 844 });

  await shop.visit("/blog/bare");

  await expect(page.getByText(opening), "the opening is no excerpt as well").toHaveCount(1);
  await expect(page.getByText("2 sections", { exact: true })).toBeVisible();
  const text = page.getByText(opening);
  const head = await shop.title.boundingBox();
  const body = await text.boundingBox();
  expect(body?.y, "no empty frame stands in for an image").toBeLessThan((head?.y ?? 0) + 400);
});

test("an article in Japanese has the minutes that its words take", async ({
  page,
  shop,
  store,
}) => {
  const contentHtml = `<p>${"髪の毛は一か月に約一センチ伸びます。".repeat(100)}</p>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));

  await shop.visit("/blog/bare");

  await expect(page.getByText("6 min read").first()).toBeVisible();
});

test("an empty blog speaks of filters only when one is set", async ({ page, shop, store }) => {
  store.fail("GetBlogArticles", respondWithArticles([]));

  await shop.visit("/blog");
  await expect(page.getByText("No articles found.", { exact: true })).toBeVisible();

  await shop.visit("/blog?q=hair");
  await expect(
    page.getByText("No articles found. Try adjusting your search or filters.", { exact: true }),
  ).toBeVisible();
});

test("search engines and shared links get the words that the store has for them", async ({
  page,
  shop,
  store,
}) => {
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  const seo = { title: "For cards", description: "For search engines." };
  store.fail("GetArticle", articleResponse({ seo }));
  await shop.visit("/blog/bare");
  await expect(page).toHaveTitle("Bare | blog");
  for (const name of ["og:title", "twitter:title"])
    await expect(meta(name)).toHaveAttribute("content", seo.title);
  for (const name of ["description", "og:description"])
    await expect(meta(name)).toHaveAttribute("content", seo.description);

  await store.reset();
  const contentHtml = "<p>Hair grows.</p>";
  store.fail("GetArticle", articleResponse({ contentHtml, seo: { title: " ", description: "" } }));
  await shop.visit("/blog/bare");
  await expect(meta("og:title")).toHaveAttribute("content", "Bare");
  await expect(meta("description")).toHaveAttribute("content", "Hair grows.");

  await store.reset();
  store.fail("GetArticle", articleResponse());
  await shop.visit("/blog/bare");
  await expect(meta("description"), "an empty one is left out").toHaveCount(0);
});

test("on a phone wide tables and long texts widen nothing", async ({ page, shop, store }) => {
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

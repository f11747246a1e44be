import { faults, respondWith, respondWithArticles } from "../support/faults";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { readPage, type ServedPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const noBlog = respondWith({ blog: null });
const article = "/blog/heat-in-numbers";
const articleTitle = "Heat, in numbers";
const otherTitle = "The scalp is skin";
/** After which a page that could not be loaded tries again. */
const retryPauseMs = 5_000;
const ownerNotice = 'p[lang="es"]';
const findNotice = ({ elements }: ServedPage) =>
  elements.find(({ attributes }) => attributes.lang === "es")?.text;

test.describe("a store that does not show its articles", () => {
  test("has five samples as served, with a notice in Spanish", async ({ request, store }) => {
    for (const fault of [faults.paymentRequired, faults.accessDenied, noBlog]) {
      await store.reset();
      store.fail("GetBlogArticles", fault);
      const page = await readPage(request, "/blog");
      expect([page.status, page.cacheControl]).toEqual([200, "no-store"]);
      expect(page.text).toContain("5 articles");
      expect(findNotice(page)).toContain("Mostrando artículos de ejemplo.");
      expect(findNotice(page)).toContain("unauthenticated_read_content");
    }
    store.fail("GetArticle", noBlog);
    const sample = await readPage(request, "/blog/what-a-strand-is-made-of");
    expect(sample.status).toBe(200);
    expect(findNotice(sample)).toContain("Artículo de ejemplo.");
  });

  test("has samples that can be filtered and read", async ({ page, shop, store, problems }) => {
    problems.expect(/Error loading (blog posts|article)/);
    store.fail("GetBlogArticles", noBlog);
    store.fail("GetArticle", noBlog);
    await shop.visit("/blog");
    await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
    await expect(page.locator(ownerNotice)).toContainText("Mostrando artículos de ejemplo.");
    const featured = page.getByRole("region", { name: "Featured articles" });
    await expect(featured.getByRole("heading")).toHaveCount(3);

    await page.getByRole("main").getByRole("link", { name: "Science & Ingredients" }).click();
    await expect(page).toHaveURL("/blog?category=science-ingredients");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole("link", { name: "What a strand is made of" }).first().click();
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
    store.fail("GetProducts", faults.htmlInsteadOfJson);
    const failed = await request.get("/sitemap.xml");
    expect(failed.status()).toBe(503);
    expect(failed.headers()["cache-control"]).toBe("no-store");
  });
});

test("without the list the blog shows samples, and an article lacks related ones alone; both can be retried", async ({
  page,
  shop,
  store,
  request,
  problems,
}) => {
  problems.expect(/Error loading (?:blog posts|article)/, /status of 50[03]/);
  await page.clock.install();
  store.fail("GetBlogArticles", faults.htmlInsteadOfJson);
  expect((await readPage(request, article)).status).toBe(200);

  const response = await shop.visit("/blog");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await response?.text()).toContain("Loading blog posts...");
  await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
  await store.reset();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  await expect(page.locator(ownerNotice)).toHaveCount(0);

  store.fail("GetBlogArticles", faults.htmlInsteadOfJson);
  await page.getByRole("link", { name: articleTitle }).first().click();
  await expect(shop.title).toHaveText(articleTitle);
  await expect(page.getByText("You May Also Like")).toHaveCount(0);
  await expect(page.locator(ownerNotice)).toHaveCount(0);

  const press = () => page.getByRole("button", { name: "Try Again" }).click();
  const wait = () => page.clock.fastForward(retryPauseMs);
  for (const [title, tryAgain] of [
    [otherTitle, press],
    ["Rosemary and the headlines", wait],
  ] as const) {
    await store.reset();
    await page.goBack();
    await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
    store.fail("GetArticle", faults.htmlInsteadOfJson);
    await page.getByRole("link", { name: title }).first().click();
    await expect(shop.title).toHaveText("We couldn’t load this article");
    await store.reset();
    await tryAgain();
    await expect(shop.title).toHaveText(title);
  }
});

test("an article that does not exist, or that fails without a sample, redirects to the 404 page", async ({
  page,
  shop,
  store,
  request,
  baseURL,
}) => {
  const expectRedirect = async (path: string) => {
    const response = await request.get(path);
    expect([response.status(), response.url()], path).toEqual([404, `${baseURL}/404`]);
    expect(await response.text()).toContain("Oops! Page not found");
  };
  await expectRedirect("/blog/no-such-article");
  // The name of a sample.
  await expectRedirect("/blog/what-a-strand-is-made-of");
  store.fail("GetArticle", faults.accessDenied);
  await expectRedirect(article);

  await shop.visit("/blog");
  for (const [title, fault] of [
    [articleTitle, noBlog],
    [otherTitle, respondWith({ blog: { articleByHandle: null } })],
  ] as const) {
    await store.reset();
    store.fail("GetArticle", fault);
    await page.getByRole("link", { name: title }).first().click();
    await expect(page).toHaveURL("/404");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.goBack();
    await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  }
});

test("slow lists and articles say so, then are as served", async ({ page, shop, store }) => {
  await shop.visit("/quiz");
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
  await store.reset();
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

  await shop.menu.getByRole("link", { name: "Blog" }).click();
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

test("an article in Japanese has the minutes that its words take", async ({ request, store }) => {
  const contentHtml = `<p>${"髪の毛は一か月に約一センチ伸びます。".repeat(100)}</p>`;
  store.fail("GetArticle", articleResponse({ contentHtml }));

  expect((await readPage(request, "/blog/bare")).text).toContain("6 min read");
});

test("an empty blog speaks of filters only when one is set", async ({ request, store }) => {
  store.fail("GetBlogArticles", respondWithArticles([]));
  const paragraphs = async (path: string) =>
    (await readPage(request, path)).elements.flatMap(({ name, text }) =>
      name === "p" ? text : [],
    );

  expect(await paragraphs("/blog")).toContain("No articles found.");
  expect(await paragraphs("/blog?q=hair")).toContain(
    "No articles found. Try adjusting your search or filters.",
  );
});

test("search engines and shared links get the words that the store has for them", async ({
  request,
  store,
}) => {
  const read = async (parts: Partial<typeof bare>) => {
    await store.reset();
    store.fail("GetArticle", articleResponse(parts));
    return readPage(request, "/blog/bare");
  };
  const seo = { title: "For cards", description: "For search engines." };
  const own = await read({ seo });
  expect(own.title).toBe("Bare | blog");
  for (const name of ["og:title", "twitter:title"]) expect(own.meta(name)).toBe(seo.title);
  for (const name of ["description", "og:description"])
    expect(own.meta(name)).toBe(seo.description);

  const contentHtml = "<p>Hair grows.</p>";
  const blank = await read({ contentHtml, seo: { title: " ", description: "" } });
  expect(blank.meta("og:title")).toBe("Bare");
  expect(blank.meta("description")).toBe("Hair grows.");

  const without = await read({});
  const names = without.elements.map(({ attributes }) => attributes.name);
  expect(names, "an empty description is left out").not.toContain("description");
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

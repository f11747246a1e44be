import { faults, respondWith } from "../support/faults";
import { expectAccessible } from "../support/page-shape";
import { readPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const noBlog = respondWith({ blog: null });
const article = "/blog/heat-in-numbers";
const articleTitle = "Heat, in numbers";
const otherTitle = "The scalp is skin";
/** Time after which a page that could not be loaded tries again. */
const retryPauseMs = 5_000;
const ownerNotice = 'p[lang="es"]';

test.describe("a store that does not show its articles", () => {
  test("has samples that can be filtered and read", async ({ page, shop, store, problems }) => {
    problems.expect(/Error loading blog posts/, /status of 503/);
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
    await expectAccessible(page, "main");

    await page.getByRole("link", { name: "What a strand is made of" }).first().click();
    await expect(shop.title).toHaveText("What a strand is made of");
    await expect(page.locator(ownerNotice)).toContainText("Artículo de ejemplo.");
    await expect(page.locator(ownerNotice)).toContainText("unauthenticated_read_content");
    await expect(page.getByText("Updated November 2, 2026")).toBeVisible();
    await expectAccessible(page, "main");

    await shop.menu.getByRole("link", { name: "Blog" }).click();
    await expect(page.locator(ownerNotice)).toContainText("Mostrando artículos de ejemplo.");
    await page.getByRole("link", { name: "How often to wash, and how to tell" }).first().click();
    await expect(shop.title).toHaveText("How often to wash, and how to tell");
    await expect(page.locator(ownerNotice)).toContainText("Artículo de ejemplo.");
  });
});

test("without the list the blog shows samples, and an article lacks related ones alone; both can be retried", async ({
  page,
  shop,
  store,
  runningShop,
  problems,
}) => {
  problems.expect(/Error loading blog posts/, /status of 50[03]/);
  await page.clock.install();
  store.fail("GetBlogArticles", faults.htmlInsteadOfJson);
  expect((await readPage(runningShop.origin, article)).status).toBe(503);

  const response = await shop.visit("/blog");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
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
  problems,
}) => {
  problems.expect(/status of 404/);
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

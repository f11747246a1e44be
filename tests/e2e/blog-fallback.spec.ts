import { expectAccessible } from "../support/accessibility";
import { sized } from "../support/fault-size";
import { type Fault, faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const noBlog: Fault = {
  does: "answer",
  status: 200,
  body: JSON.stringify({ data: { blog: null } }),
  headers: { "content-type": "application/json" },
};
const scope = "unauthenticated_read_content";
const banner = "Mostrando artículos de ejemplo.";
const notice = "Artículo de ejemplo.";
const sample = "/blog/what-a-strand-is-made-of";

/** Failures after which the same request fails again. */
const lasting: Record<string, Fault> = {
  "shows no blog": noBlog,
  "denies access": faults.accessDenied,
  "wants to be paid": faults.paymentRequired,
};

const tried = Object.entries(lasting).slice(0, sized({ short: 2, full: undefined }));

for (const [what, fault] of tried) {
  test(`when the store ${what}, the list shows five samples and says in Spanish why`, async ({
    page,
    shop,
    store,
    problems,
  }) => {
    problems.expect(/Error loading blog posts/);
    store.fail("GetBlogArticles", fault);

    const response = await shop.visit("/blog");

    expect(response?.status()).toBe(200);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    const said = page.locator('p[lang="es"]');
    await expect(said).toContainText(banner);
    await expect(said).toContainText(scope);
    await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Featured articles" }).getByRole("heading"),
    ).toHaveCount(3);
  });
}

test("a list that fails for now says that it is loading, then shows samples until the store is back", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Error loading blog posts/, /status of 50[03]/);
  store.fail("GetBlogArticles", faults.serverError);

  const response = await shop.visit("/blog");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await response?.text()).toContain("Loading blog posts...");
  await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
  await store.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  await expect(page.locator('p[lang="es"]')).toHaveCount(0);
});

const slowPages = [
  ["/blog", "Loading blog posts...", "The Journal"],
  ["/blog/heat-in-numbers", "Loading article...", "Heat, in numbers"],
] as const;
for (const [address, loading, loaded] of slowPages.slice(sized({ short: 1, full: 0 }))) {
  test(`${address} of a store that takes four seconds is a 503 that loads on its own`, async ({
    page,
    shop,
    store,
    problems,
  }) => {
    problems.expect(/status of 503/);
    store.fail("anything", faults.verySlow);

    const response = await shop.visit(address);

    expect(response?.status()).toBe(503);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByText(loading)).toBeVisible();
    await expect(page.getByText(loading)).toHaveCount(0, { timeout: 15_000 });
    await expect(shop.title).toHaveText(loaded);
    await expect(page.locator('p[lang="es"]')).toHaveCount(0);
  });
}

test("samples can be filtered, searched and read like the store's", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Error loading (blog posts|article)/);
  store.fail("GetBlogArticles", noBlog);
  store.fail("GetArticle", noBlog);
  await shop.visit("/blog?category=science-ingredients");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectAccessible(page);

  const response = await shop.visit(sample);

  expect(response?.status()).toBe(200);
  await expect(shop.title).toHaveText("What a strand is made of");
  await expect(page.locator('p[lang="es"]')).toContainText(notice);
  await expect(page.locator('p[lang="es"]')).toContainText(scope);
  await expect(page.getByText("Updated November 2, 2026")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "You May Also Like" }).getByRole("listitem"),
  ).toHaveCount(3);
  await expectAccessible(page);
});

test("a failed article without a sample leads to the 404 screen", async ({
  page,
  store,
  problems,
}) => {
  problems.expect(/status of 404/);
  store.fail("GetArticle", faults.accessDenied);

  const response = await page.goto("/blog/heat-in-numbers");

  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/404$/);
});

test("an article that the store does not have is none, also when a sample has its name", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);

  await page.goto(sample);

  await expect(page).toHaveURL(/\/404$/);
});

test("without the list, an article is whole but for what to read next", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetBlogArticles", faults.serverError);

  const response = await shop.visit("/blog/heat-in-numbers");

  expect(response?.status()).toBe(200);
  await expect(page.getByText("You May Also Like")).toHaveCount(0);
  await expect(page.locator('p[lang="es"]')).toHaveCount(0);
});

test("the feed says that it cannot be made, and never carries samples", async ({
  request,
  store,
}) => {
  store.fail("GetBlogArticles", noBlog);

  const response = await request.get("/blog/feed.xml");

  expect(response.status()).toBe(503);
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("the sitemap lists what can be read, and is none while the store fails for now", async ({
  request,
  store,
}) => {
  store.fail("GetBlogArticles", noBlog);
  const withoutArticles = await request.get("/sitemap.xml");
  await store.reset();
  store.fail("GetProducts", faults.serverError);
  const failed = await request.get("/sitemap.xml");

  expect(withoutArticles.status()).toBe(200);
  const xml = await withoutArticles.text();
  expect(xml).toContain("/products/hair-oil</loc>");
  expect(xml).not.toContain("/blog/");
  expect(failed.status()).toBe(503);
  expect(failed.headers()["cache-control"]).toBe("no-store");
});

test.describe("on a later navigation", () => {
  test("the list says that it is loading, then shows the store's articles", async ({
    page,
    shop,
    store,
  }) => {
    await shop.openHome();
    store.fail("GetBlogArticles", faults.slow);

    await shop.menu.getByRole("link", { name: "Blog" }).click();

    await expect(page.getByText("Loading blog posts...")).toBeVisible();
    await expect(page.getByText("14 articles", { exact: true })).toBeVisible();
  });

  test("a failure shows the samples with their banner and is logged", async ({
    page,
    shop,
    store,
    problems,
  }) => {
    problems.expect(/Error loading blog posts/);
    await shop.openHome();
    store.fail("GetBlogArticles", noBlog);

    await shop.menu.getByRole("link", { name: "Blog" }).click();

    await expect(page.locator('p[lang="es"]')).toContainText(banner);
    await expect(page.getByText("5 articles", { exact: true })).toBeVisible();
  });

  test("an article says that it is loading, then shows what a document would", async ({
    page,
    shop,
    store,
  }) => {
    await shop.visit("/blog");
    store.fail("GetArticle", faults.slow);

    await page.getByRole("link", { name: "Heat, in numbers" }).first().click();

    await expect(page.getByText("Loading article...")).toBeVisible();
    await expect(shop.title).toHaveText("Heat, in numbers");
    await expect(page).toHaveTitle("Heat, in numbers | blog");
    // The server marks where two texts meet with an empty comment.
    const markup = async () =>
      (await page.locator(".prose").innerHTML()).replaceAll("<!-- -->", "");
    const inBrowser = await markup();
    await page.reload();
    expect(await markup()).toBe(inBrowser);
  });

  test("a failed article shows its sample, and without one the 404 screen", async ({
    page,
    shop,
    store,
    problems,
  }) => {
    problems.expect(/Error loading (blog posts|article)/);
    store.fail("GetBlogArticles", noBlog);
    await shop.visit("/blog");
    store.fail("GetArticle", noBlog);

    await page.getByRole("link", { name: "How often to wash, and how to tell" }).first().click();
    await expect(shop.title).toHaveText("How often to wash, and how to tell");
    await expect(page.locator('p[lang="es"]')).toContainText(notice);

    await store.reset();
    await shop.visit("/blog");
    store.fail("GetArticle", noBlog);
    await page.getByRole("link", { name: "Heat, in numbers" }).first().click();
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  });

  test("an article that fails for now and has no sample says so and can be tried again", async ({
    page,
    shop,
    store,
    problems,
  }) => {
    problems.expect(/Error loading article/, /status of 503/);
    await shop.visit("/blog");
    store.fail("GetArticle", faults.serverError);

    await page.getByRole("link", { name: "Heat, in numbers" }).first().click();
    await expect(shop.title).toHaveText("This article could not be loaded");
    await store.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(shop.title).toHaveText("Heat, in numbers");
  });

  test("an article that has left the store since leads to the 404 screen", async ({
    page,
    shop,
    store,
  }) => {
    await shop.visit("/blog");
    const body = JSON.stringify({ data: { blog: { articleByHandle: null } } });
    const headers = { "content-type": "application/json" };
    store.fail("GetArticle", { does: "answer", status: 200, body, headers });

    await page.getByRole("link", { name: "Heat, in numbers" }).first().click();

    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  });
});

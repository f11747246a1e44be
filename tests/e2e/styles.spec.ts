import { storeBeforeVisit } from "../support/browser";
import { respondWith, respondWithArticles } from "../support/faults";
import { recentlyViewedKey, storedProduct } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

// The classes of pages as served: `served-pages.spec.ts`; once they are hydrated: `every-page.spec.ts`.

test.use({ storeKind: "faulty" });

test("every class of every dialog has a rule in the style sheets", async ({
  page,
  shop,
  cart,
  search,
  saved,
  quizDialog,
}) => {
  const expectRulesIn = async (name: string) => {
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectRules(page, name);
  };
  await storeBeforeVisit(page, recentlyViewedKey, [storedProduct("hair-oil")]);
  await shop.openProduct("hair-nutraceutical");
  await cart.open();
  await expect(cart.drawer.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await expectRulesIn("Shopping Cart");
  await page.keyboard.press("Escape");
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toBeVisible();
  await expectRules(page, "toast");
  await saved.heart("Hair Nutraceutical").click();
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expectRulesIn("Shopping Cart");
  await page.keyboard.press("Escape");
  await saved.open();
  await expectRulesIn("Saved");
  await page.keyboard.press("Escape");
  await search.openWith("oil");
  await expect(search.options.first()).toBeVisible();
  await expectRulesIn("Search products and articles");
  await search.products.first().click();
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeVisible();
  await expectRules(page, "recently viewed");
  await quizDialog.opener.click();
  await expectRulesIn("Find Your Perfect Routine");

  await shop.visit("/subscribe");
  await page
    .getByRole("button", { name: /^Choose Essentials/ })
    .first()
    .click();
  await expectRulesIn("Essentials Plan");

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openShop();
  await page
    .getByRole("button", { name: /^Filter/ })
    .first()
    .click();
  await expectRulesIn("Filter and sort");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectRulesIn("Menu");
});

test("every class of sample articles, and of articles without images, has a rule", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Error loading (?:blog posts|article)/);
  store.fail("anything", respondWith({ blog: null }));
  await shop.visit("/blog");
  await expect(page.locator('p[lang="es"]')).toBeVisible();
  await expectRules(page);
  await page.getByRole("main").locator('a[href="/blog/what-a-strand-is-made-of"]').first().click();
  await expect(shop.title).toHaveText("What a strand is made of");
  await expect(page.locator('p[lang="es"]')).toBeVisible();
  await expectRules(page);

  const tags = ["science", "tips", "results", "clean", "expert", "news"];
  const articles = tags.map((tag) => ({
    id: tag,
    title: tag,
    handle: tag,
    contentHtml: "",
    excerptHtml: null,
    image: null,
    tags: [tag],
    publishedAt: "2026-10-12T08:00:00Z",
    authorV2: null,
    seo: null,
  }));
  await store.reset();
  store.fail("GetBlogArticles", respondWithArticles(articles));
  await shop.visit("/blog");
  await expect(page.getByText("6 articles", { exact: true })).toBeVisible();
  await expectRules(page);
  const images = page.getByRole("region", { name: "Latest" }).locator('[aria-hidden="true"]');
  for (const image of await images.all())
    await expect(image).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

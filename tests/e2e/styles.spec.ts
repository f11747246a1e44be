import { respondWith, respondWithArticles } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

// A class that no selector names was misspelled, or its rule is gone: the page looks wrong without an error. A class
// that only marks an element for others, as `group/card` does, is named by their selectors.

test.use({ storeKind: "faulty" });

const states = [
  "/search?q=oil",
  "/search?q=zzzz",
  "/blog?q=iron",
  "/no-such-page",
  "/products/wig",
];

test("every class of every page has a rule in the style sheets", async ({
  page,
  shop,
  request,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 404/);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(listed.length).toBeGreaterThan(30);
  for (const path of [...listed, ...states]) {
    await shop.visit(path);
    await page.mouse.move(300, 300);
    expect.soft(await page.evaluate(classesWithoutRule), path).toEqual([]);
  }
});

test("every class of every dialog has a rule in the style sheets", async ({
  page,
  shop,
  cart,
  search,
  saved,
  quizDialog,
}) => {
  const expectRules = async (name: string) => {
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    expect.soft(await page.evaluate(classesWithoutRule), name).toEqual([]);
  };
  await shop.openProduct("hair-nutraceutical");
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toBeVisible();
  expect.soft(await page.evaluate(classesWithoutRule), "toast").toEqual([]);
  await saved.heart("Hair Nutraceutical").click();
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expectRules("Shopping Cart");
  await page.keyboard.press("Escape");
  await saved.open();
  await expectRules("Saved");
  await page.keyboard.press("Escape");
  await search.openWith("oil");
  await expect(search.options.first()).toBeVisible();
  await expectRules("Search products and articles");
  await page.keyboard.press("Escape");
  await quizDialog.opener.click();
  await expectRules("Find Your Perfect Routine");

  await shop.visit("/subscribe");
  await page
    .getByRole("button", { name: /^Choose Essentials/ })
    .first()
    .click();
  await expectRules("Essentials Plan");

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openShop();
  await page
    .getByRole("button", { name: /^Filter/ })
    .first()
    .click();
  await expectRules("Filter and sort");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectRules("Menu");
});

test("every class of sample articles, and of articles without images, has a rule", async ({
  page,
  shop,
  store,
  problems,
}) => {
  problems.expect(/Error loading (?:blog posts|article)/);
  store.fail("anything", respondWith({ blog: null }));
  for (const path of ["/blog", "/blog/what-a-strand-is-made-of"]) {
    await shop.visit(path);
    await expect(page.locator('p[lang="es"]')).toBeVisible();
    expect.soft(await page.evaluate(classesWithoutRule), path).toEqual([]);
  }

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
  expect(await page.evaluate(classesWithoutRule)).toEqual([]);
  const images = page.getByRole("region", { name: "Latest" }).locator('[aria-hidden="true"]');
  for (const image of await images.all())
    await expect(image).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

/** Runs in the page. The classes of its elements that no selector of a style sheet names. */
function classesWithoutRule(): string[] {
  const getSelectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
        ? getSelectors(rule.cssRules)
        : []),
    ]);
  const selectors = [...document.styleSheets]
    .flatMap(({ cssRules }) => getSelectors(cssRules))
    .join("\n");
  // A selector that ends where the name does, not that of a longer name.
  const named = new Set(selectors.match(/\.(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi));
  const used = [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]);
  return [...new Set(used)].filter((name) => !named.has(`.${CSS.escape(name)}`)).sort();
}

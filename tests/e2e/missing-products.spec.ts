import type { APIRequestContext, Page } from "@playwright/test";
import { datesSection, perksHeading } from "~/content/holidays/holidays";
import { getProductReviews } from "~/content/proof/reviews";
import { catalogWith, createCatalog, productRecord } from "../support/catalogs";
import { respondWith } from "../support/faults";
import { expectAccessibleAt, scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** A store with none of the products that the shop's own pages name. */
const foreign = createCatalog(19);
const widths = [390, 1440];

/** Rows of a store in rupees. */
const inRupees = respondWith({
  products: {
    edges: [299, 349, 449, 499, 599, 799, 899, 1299].map((price, index) => {
      const money = { amount: `${price}.0`, currencyCode: "INR" };
      const variant = { id: `v${index}`, title: "100 ml", price: money, availableForSale: true };
      return {
        node: {
          id: `p${index}`,
          handle: `product-00${index + 1}`,
          title: `Hair Mist ${index + 1}`,
          tags: ["hair"],
          priceRange: { minVariantPrice: money },
          variants: { edges: [{ node: { ...variant, selectedOptions: [] } }] },
        },
      };
    }),
  },
});

/** The links of the page's main part, those for visitors without JavaScript too, that lead to no page. */
async function deadLinks(page: Page, request: APIRequestContext): Promise<string[]> {
  const paths = await page
    .getByRole("main")
    .locator("a[href^='/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(paths.length).toBeGreaterThan(0);
  const statuses = await Promise.all(
    paths.map(async (path) => `${(await request.get(path)).status()} ${path}`),
  );
  return statuses.filter((status) => !status.startsWith("200"));
}

for (const path of [
  "/",
  "/subscribe",
  "/holidays",
  "/bundles",
  "/science",
  "/proof/testimonials",
  "/learn/ingredients",
])
  test(`over a store without the named products every link of ${path} leads to a page`, async ({
    shop,
    store,
    page,
    request,
  }) => {
    store.sell(foreign);
    expect((await shop.visit(path))?.status()).toBe(200);

    expect(await deadLinks(page, request)).toEqual([]);
    await expectAccessibleAt(page, widths);
  });

test("the store's first products stand in for best sellers, in its currency", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", inRupees);
  await shop.openHome();
  const cards = page.getByRole("region", { name: "Best sellers" }).getByRole("article");

  await expect(cards).toHaveText([/Hair Mist 1.*₹299\.00/, /Mist 2.*₹349\.00/, /Mist 3.*₹449\.00/]);
  await expect(page.getByRole("main")).not.toContainText(/67\.99|57\.79|with a subscription/);
  await expect(page.getByRole("table", { name: /Prices with and without/ })).toHaveCount(0);
  const routine = page.getByRole("region", { name: "How the routine works." });
  await routine.getByRole("link", { name: "Shop All Products" }).first().click();
  await expect(page).toHaveURL("/shop");
});

test("the filter has bands of the store's own prices, and ignores those of another currency", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", inRupees);
  await shop.visit("/shop?price=25-50");
  await expect(shop.list.getByText("Showing 8 products")).toBeVisible();

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter and sort" });
  const prices = panel.getByRole("group", { name: "Price" });
  await expect(prices.getByRole("checkbox")).toHaveCount(4);
  await prices.getByRole("checkbox", { name: "₹400 to ₹599.99" }).check();
  await panel.getByRole("button", { name: "Show 3 Products" }).click();
  await expect(page).toHaveURL("/shop?price=400-600-inr");
  await expect(shop.cards).toHaveText([/₹449\.00/, /₹499\.00/, /₹599\.00/]);
});

test("a plan that the store lacks has no price and leads to the shop", async ({
  shop,
  store,
  page,
}) => {
  store.sell(foreign);
  await shop.visit("/subscribe");
  const plans = page.getByRole("region", { name: "Our plans aren’t available right now." });

  for (const name of ["Essentials", "Complete", "Transformation"]) {
    await expect(shop.card(name)).toContainText("This plan isn’t available right now.");
    await expect(shop.card(name)).not.toContainText("$");
  }
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expect(page.getByRole("table")).toHaveCount(1);
  await plans.getByRole("link", { name: "Shop All Products" }).first().click();
  await expect(page).toHaveURL("/shop");

  const { products, ...rest } = catalogWith();
  store.sell({ ...rest, products: products.filter(({ handle }) => handle !== "complete-plan") });
  await shop.visit("/subscribe");
  await expect(shop.card("Complete")).toContainText("This plan isn’t available right now.");
  await expect(shop.card("Essentials")).toContainText("$45 per month");
  await expect(
    shop.card("Essentials").getByRole("button", { name: "Choose Essentials" }),
  ).toBeVisible();
});

test("the quiz says that it found no routine, and shows the category that fits", async ({
  shop,
  store,
  page,
  quiz,
  cart,
  request,
}) => {
  store.sell(foreign);
  await quiz.openRoutine();

  await expect(quiz.question("We couldn’t match a routine")).toBeVisible();
  await expect(quiz.container).toContainText("Here’s what we have in Nutraceuticals.");
  await expect(quiz.container).not.toContainText(/is essential for|The rest works/);
  await expect(quiz.container.getByRole("article")).toHaveCount(3);
  await shop.addFromList("Hair Nutraceutical");
  await cart.expectPieces(1);
  expect(await deadLinks(page, request)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsSideways(page)).toBe(false);
  }
  await quiz.container.getByRole("link", { name: "Shop Nutraceuticals" }).click();
  await expect(page).toHaveURL("/shop/nutraceuticals");
});

test("without its bundles the holiday page offers the shop alone", async ({
  shop,
  store,
  page,
}) => {
  store.sell(foreign);
  await shop.visit("/holidays");
  const main = page.getByRole("main");

  await expect(shop.title).toHaveText("Holiday gifts");
  await expect(main).toContainText("Our gift boxes aren’t available right now.");
  await expect(main).not.toContainText(/\$(?:129|75|219)|three boxes|All three bundles/);
  await expect(shop.blocks).toHaveText([perksHeading.after, datesSection.heading.after]);
  await expect(page).toHaveTitle("Holiday gifts | Solenne");
  await main.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("without a bundle the page of bundles promises none", async ({ shop, store, page }) => {
  const products = foreign.products.map((product) => ({ ...product, tags: ["haircare"] }));
  store.sell({ ...foreign, products });
  await shop.visit("/bundles");

  await expect(page.getByText("No products found")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("less than the parts");
});

test("a named product after the store's first 20 is linked", async ({ shop, store, page }) => {
  const named = productRecord({ number: 99_999, handle: "hair-nutraceutical-45" });
  const bundle = productRecord({ number: 99_998, handle: "box", title: "A Box", tags: ["bundle"] });
  const { products } = createCatalog(25);
  store.sell({ ...foreign, products: [...products, bundle, named] });
  await shop.openHome();

  const link = page.getByRole("link", { name: "Hormonal changes" });
  await expect(link).toHaveAttribute("href", "/products/hair-nutraceutical-45");
  await shop.visit("/bundles");
  await expect(page.getByRole("heading", { name: "A Box" })).toBeVisible();
});

test("while the store is down pages link to the products that they name", async ({
  shop,
  store,
  page,
}) => {
  await store.refuseConnections();

  for (const path of ["/science", "/proof/testimonials"]) {
    const response = await shop.visit(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()["cache-control"], path).toBe("no-store");
    await expect(page.getByRole("link", { name: "Hair Nutraceutical" }).first()).toHaveAttribute(
      "href",
      "/products/hair-nutraceutical",
    );
  }
});

test("a page that names products asks the store once, and its tabs ask nothing", async ({
  shop,
  store,
  page,
}) => {
  await shop.visit("/proof/testimonials");
  await page.getByRole("tab", { name: "Hair Growth" }).click();
  await expect(page.getByRole("tab", { name: "Hair Growth" })).toHaveAttribute(
    "aria-selected",
    "true",
  );

  expect(store.calls("anything")).toEqual(["server"]);
});

test("a product that nobody reviewed, and one that the store lacks, show no reviews", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const [review] = getProductReviews("hair-nutraceutical", true);
  const reviews = page.getByRole("region", { name: "Reviews", exact: true });
  // A name that every object of the language has.
  store.sell({ ...foreign, products: [productRecord({ handle: "constructor" })] });

  await shop.openProduct("constructor");
  await expect(page.getByRole("main").getByText("4.9 (234 reviews)")).toBeVisible();
  await expect(page.getByRole("link", { name: "4.9 (234 reviews)" })).toHaveCount(0);
  await expect(reviews).toHaveCount(0);
  await shop.openProduct("hair-nutraceutical");
  await expect(page.getByText("Product not found")).toBeVisible();
  await expect(reviews).toHaveCount(0);
  await expect(page.getByText(review?.result ?? "")).toHaveCount(0);
});

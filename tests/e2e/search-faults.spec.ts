import { storeBeforeVisit } from "../support/browser";
import { createCatalog, productRecord } from "../support/catalogs";
import { faults } from "../support/faults";
import { readPage } from "../support/served-pages";
import { savedKey, storedProduct } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";
/** A catalog whose comb is past the first page of 20. */
const largeCatalog = {
  products: [
    ...createCatalog(24).products,
    productRecord({ handle: "amber-comb", title: "Amber Comb" }),
  ],
  articles: [],
};

test("with the store down the dialog can try again", async ({ shop, store, problems, search }) => {
  problems.expect(/Failed to load resource/);
  await shop.visit("/quiz");
  store.fail("anything", faults.htmlInsteadOfJson);
  await search.openWith("oil");

  const failure = search.dialog.getByRole("alert");
  await expect(failure).toContainText("We couldn’t run your search.");
  await expect(search.dialog.getByRole("link", { name: /^Haircare/ })).toBeVisible();

  await store.reset();
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(search.options.first()).toContainText("Oil");
});

test("without the blog the search finds products and says what is missing, on the page too", async ({
  shop,
  store,
  page,
  problems,
  search,
}) => {
  problems.expect(/Failed to load resource/);
  store.fail("GetBlogArticles", faults.htmlInsteadOfJson);

  const response = await shop.visit("/search?q=oil");
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("main")).toContainText("We couldn’t search the journal");
  await search.openWith("serum");
  await expect(search.products.first()).toContainText("After-Wash Scalp Serum");
  await expect(search.dialog).toContainText("We couldn’t search the journal");
});

test("a product past the catalog's first page is found", async ({
  shop,
  store,
  page,
  runningShop,
  search,
}) => {
  store.sell(largeCatalog);
  const { links } = await readPage(runningShop.origin, "/search?q=amber");
  expect(links).toContain("/products/amber-comb");

  await shop.visit("/search?q=combamber");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("No results for");
  await search.openWith("comb amber");
  await expect(search.products.first()).toContainText("Amber Comb");
});

test("with the store down saved products can be removed; loaded on request, those past the first page can be bought, and those that have gone say so", async ({
  shop,
  store,
  page,
  context,
  saved,
}) => {
  await storeBeforeVisit(page, savedKey, [
    storedProduct("amber-comb", "Old Comb"),
    storedProduct("gone", "Gone Balm"),
    storedProduct("conditioner", "Silk Conditioner"),
  ]);
  store.sell(largeCatalog);
  await shop.visit("/quiz");
  store.fail("GetProducts", faults.partialData);
  await saved.open();
  const failure = saved.drawer.getByRole("alert");
  await expect(failure).toContainText("We couldn’t load prices. Your list is safe.");
  await expect(failure).toContainText("Please try again in a moment.");
  await expect(failure, "errors are for logs").not.toContainText(/error|status|500/i);
  await saved.drawer.getByRole("button", { name: "Remove Silk Conditioner" }).click();
  await expect(saved.lines).toHaveCount(2);
  await context.setOffline(true);
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(failure).toContainText("Check your connection and try again.");

  await context.setOffline(false);
  await store.reset();
  store.sell(largeCatalog);
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(saved.line("Amber Comb")).toContainText("$14.00 USD");
  await expect(saved.line("Amber Comb").getByRole("button").first()).toContainText("Add");
  await expect(saved.line("Gone Balm")).toContainText("No longer available.");
  await expect(saved.line("Gone Balm").getByRole("button")).toHaveText(["Remove"]);
  await expect(failure).toHaveCount(0);
});

test("from one slow search to the next the page says that it searches", async ({
  page,
  shop,
  store,
}) => {
  await shop.visit("/search?q=oil");
  store.fail("anything", faults.noResponse);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("serum");
  await field.press("Enter");

  const main = page.getByRole("main");
  await expect(main.getByText("Searching...")).toBeVisible();
  await expect(main.getByText(oil)).toHaveCount(0);
  await expect(field).toBeFocused();
  // Cuts the connections, after which the server tries again.
  await store.reset();
  await expect(main.getByRole("link", { name: /Serum/ }).first()).toBeVisible();
});

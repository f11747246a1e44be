import type { APIRequestContext } from "@playwright/test";
import { createCatalog } from "../support/catalogs";
import { respondInRupees } from "../support/faults";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { readPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** A store without any of the products that the shop's own pages name. */
const foreign = createCatalog(19);
const widths = [390, 1440];
/** Pages that name products, except for those with a test of their own. */
const pages = ["/", "/bundles", "/science", "/proof/testimonials", "/learn/ingredients"];

/** The links that lead to no page. */
async function findDead(request: APIRequestContext, links: Iterable<string>): Promise<string[]> {
  const paths = [...new Set(links)].filter((link) => link.startsWith("/"));
  expect(paths.length).toBeGreaterThan(0);
  const dead: string[] = [];
  for (const path of paths) {
    const status = (await request.get(path)).status();
    if (status !== 200) dead.push(`${status} ${path}`);
  }
  return dead;
}

test("pages that name products are accessible without them", async ({ shop, store, page }) => {
  store.sell(foreign);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of pages) {
    await shop.visit(path);
    await expectAccessible(page, "main");
  }
});

test("a store in rupees has its first products as best sellers, and a filter with bands of its own prices", async ({
  shop,
  store,
  page,
  runningShop,
}) => {
  store.fail("GetProducts", respondInRupees(299, 349, 449, 499, 599, 799, 899, 1299));
  const filtered = await readPage(runningShop.origin, "/shop?price=25-50");
  expect(filtered.text, "a band of another currency").toContain("Showing 8 products");

  await shop.openHome();
  const cards = page.getByRole("region", { name: "Best sellers" }).getByRole("article");
  await expect(cards).toHaveText([/Hair Mist 1.*₹299\.00/, /Mist 2.*₹349\.00/, /Mist 3.*₹449\.00/]);
  await expect(page.getByRole("main")).not.toContainText(/67\.99|57\.79|with a subscription/);
  await expect(page.getByRole("table", { name: /Prices with and without/ })).toHaveCount(0);
  await expectAccessible(page, "main");
  await shop.openShop();

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter and sort" });
  const prices = panel.getByRole("group", { name: "Price" });
  await expect(prices.getByRole("checkbox")).toHaveCount(4);
  await prices.getByRole("checkbox", { name: "₹400 to ₹599.99" }).check();
  await panel.getByRole("button", { name: "Show 3 Products" }).click();
  await expect(page).toHaveURL("/shop?price=400-600-inr");
  await expect(shop.cards).toHaveText([/₹449\.00/, /₹499\.00/, /₹599\.00/]);
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
  const links = await quiz.container
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(await findDead(request, links)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsSideways(page)).toBe(false);
  }
  await quiz.container.getByRole("link", { name: "Shop Nutraceuticals" }).click();
  await expect(page).toHaveURL("/shop/nutraceuticals");
});

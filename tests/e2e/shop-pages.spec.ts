import type { Page } from "@playwright/test";
import type { Catalog } from "../../embedded-commerce/data/records";
import { createCatalog, emptyCatalog, productRecord, standardSize } from "../support/catalogs";
import { faults } from "../support/faults";
import { expectAccessible } from "../support/page-shape";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

for (const each of [test, testOnPhone, testWithoutScript]) each.use({ storeKind: "faulty" });

/** The request for the products after the first page. */
const rest = { body: /"first":250/ };

/** Balms, and then soaps of another category: the first page has none of them. */
function createBalmsAndSoaps(balms: number, soaps: number): Catalog {
  const rows = [
    ...createRows("Balm", balms, 30_000, ["conditioner", "concern:dryness"]),
    ...createRows("Soap", soaps, 40_000, ["supplement", "concern:scalp"]),
  ];
  return { ...emptyCatalog, products: rows };
}

function createRows(name: string, count: number, number: number, tags: string[]) {
  return Array.from({ length: count }, (_, index) => {
    const title = `${name} ${String(index + 1).padStart(3, "0")}`;
    const handle = title.toLowerCase().replace(" ", "-");
    return productRecord({ title, handle, number: number + index, tags });
  });
}

/** The products of a served list. */
const countCards = (html: string) => html.match(/<article/g)?.length ?? 0;
const more = (page: Page) => page.getByRole("link", { name: "Show More", exact: true });
const filterButton = (page: Page) => page.getByRole("button", { name: /^Filter/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filter and sort" });

test("'Show More' adds 20 products at a time, says how many are shown, and goes to the first new one", async ({
  shop,
  store,
  page,
}) => {
  store.sell(createBalmsAndSoaps(45, 0));
  await shop.openShop();
  await expect(shop.list.getByText("Showing 20 products")).toBeVisible();
  await expect(shop.cards).toHaveCount(20);

  await more(page).press("Enter");
  await expect(page).toHaveURL("/shop?page=2");
  await expect(shop.cards).toHaveCount(40);
  await expect(shop.list.getByRole("status").first()).toHaveText("Showing 40 products");
  const firstNew = shop.card("Balm 021").getByRole("link", { name: "Balm 021", exact: true });
  await expect(firstNew).toBeFocused();
  await expect(firstNew).toBeInViewport();

  await more(page).press("Enter");
  await expect(page).toHaveURL("/shop?page=3");
  await expect(shop.cards).toHaveCount(45);
  await expect(shop.list.getByText("Showing 45 products")).toBeVisible();
  await expect(shop.card("Balm 041").getByRole("link").first()).toBeFocused();
  await expect(more(page)).toHaveCount(0);

  await test.step("Back from a product finds the same products in the same place, and Back once more leaves the shop", async () => {
    await shop.card("Balm 042").scrollIntoViewIfNeeded();
    const place = page.evaluate(
      () => new Promise((resolve) => addEventListener("click", () => resolve(scrollY))),
    );
    await shop.openFromList("Balm 042");
    await expect(shop.title).toHaveText("Balm 042");

    await page.goBack();
    await expect(page).toHaveURL("/shop?page=3");
    await expect(shop.cards).toHaveCount(45);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(await place);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});

testWithoutScript(
  "without script, 'Show More' leads to the first new product, and the filter has all values",
  async ({ shop, store, page }) => {
    store.sell(createBalmsAndSoaps(45, 30));
    await page.goto("/shop");
    await expect(shop.cards).toHaveCount(20);
    await page.getByRole("link", { name: /^Filter/ }).click();
    await expect(panel(page).getByRole("checkbox", { name: "Scalp comfort" })).toBeVisible();
    await expect(panel(page).getByText("Loading products...")).toHaveCount(0);
    await page.goBack();
    await more(page).click();

    await expect(page).toHaveURL("/shop?page=2#page-2");
    await expect(shop.cards).toHaveCount(40);
    await expect(shop.list.getByText("Showing 40 products")).toBeVisible();
    await expect(shop.card("Balm 021").getByRole("link").first()).toBeInViewport();
    const bar = await page.getByRole("navigation", { name: "Categories" }).boundingBox();
    const top = (await shop.card("Balm 021").boundingBox())?.y ?? 0;
    expect(top, "below what is sticky").toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  },
);

test("a category has its products of the whole store, as the server sends it", async ({
  shop,
  store,
  page,
  request,
}) => {
  store.sell(createBalmsAndSoaps(30, 25));
  const html = await (await request.get("/shop/nutraceuticals")).text();
  expect(countCards(html)).toBe(20);
  expect(html).toContain("Soap 020");
  expect(html).not.toContain("Soap 021</a>");

  await shop.openShop();
  await shop.category("Nutraceuticals").click();
  await expect(page).toHaveURL("/shop/nutraceuticals");
  await expect(shop.card("Soap 001")).toBeVisible();
  await more(page).click();
  await expect(page).toHaveURL("/shop/nutraceuticals?page=2");
  await expect(shop.list.getByText("Showing 25 products")).toBeVisible();

  await shop.category("Haircare").click();
  await expect(page).toHaveURL("/shop/haircare");
  await expect(shop.list.getByText("Showing 20 products")).toBeVisible();
  await page.goBack();
  await expect(shop.list.getByText("Showing 25 products")).toBeVisible();
});

test("'Show More' that is pressed while the rest of the list is loading shows it without a pause", async ({
  shop,
  store,
  page,
}) => {
  store.sell(createBalmsAndSoaps(45, 0));
  store.fail("GetProducts", { type: "delay", ms: 1_000 });
  await shop.openShop();
  await more(page).press("Enter");
  await expect(page).toHaveURL("/shop?page=2");
  await expect(shop.cards).toHaveCount(40, { timeout: 4_500 });
});

test("a category chosen while the rest of the list is loading comes without a pause", async ({
  shop,
  store,
  page,
}) => {
  store.sell(createBalmsAndSoaps(30, 25));
  store.fail("GetProducts", { type: "delay", ms: 1_000 });
  await shop.openShop();
  await shop.category("Nutraceuticals").click();
  await expect(page).toHaveURL("/shop/nutraceuticals");
  await expect(shop.card("Soap 001")).toBeVisible({ timeout: 4_500 });
});

test("filters and sorting act on all products, once they are there, and begin with 20 of what they find", async ({
  shop,
  store,
  page,
  request,
}) => {
  store.sell(createBalmsAndSoaps(40, 24));
  store.fail("GetProducts", faults.slow, rest);
  await shop.openShop();
  await filterButton(page).click();
  await expect(panel(page).getByRole("checkbox", { name: "Scalp comfort" })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Show 64 Products" })).toBeVisible();
  await page.keyboard.press("Escape");
  await more(page).click();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(shop.cards).toHaveCount(40);

  await filterButton(page).click();
  await panel(page).getByRole("checkbox", { name: "Scalp comfort" }).check();
  await panel(page).getByRole("radio", { name: "Name, A to Z" }).check();
  await panel(page).getByRole("button", { name: "Show 24 Products" }).click();
  await expect(page).toHaveURL("/shop?sort=name&concern=scalp");
  await expect(shop.list.getByText("Showing 20 products")).toBeVisible();
  await expect(shop.cards.first()).toContainText("Soap 001");
  await more(page).click();
  await expect(page).toHaveURL("/shop?sort=name&concern=scalp&page=2");
  await expect(shop.cards).toHaveCount(24);

  const response = await request.get("/shop?sort=name&concern=scalp&page=2");
  expect(response.status()).toBe(200);
  expect(countCards(await response.text())).toBe(24);
});

test("when the rest cannot be loaded, the first 20 stay and it can be tried again", async ({
  shop,
  store,
  page,
}) => {
  store.sell(createBalmsAndSoaps(45, 0));
  store.fail("GetProducts", faults.closedConnection, rest);
  expect((await shop.openShop())?.status()).toBe(200);
  await expect(shop.failure).toContainText("We couldn’t load the rest of our products.");
  await expect(shop.cards).toHaveCount(20);
  await expect(more(page)).toHaveCount(0);

  const later = await shop.visit("/shop?page=2");
  expect(later?.status()).toBe(503);
  expect(later?.headers()["cache-control"]).toBe("no-store");
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.failure).toBeVisible();
  await expectAccessible(page, "main [role=alert]");

  await store.reset();
  store.sell(createBalmsAndSoaps(45, 0));
  await shop.failure.getByRole("button", { name: "Try Again" }).click();
  await expect(shop.cards).toHaveCount(40);
  await expect(shop.failure).toHaveCount(0);
  await expect(more(page)).toBeVisible();
  await expectAccessible(page, "[aria-labelledby=products]");
});

test("a store that fits the first page is asked once, and one of exactly 20 has no 'Show More'", async ({
  shop,
  store,
  request,
}) => {
  await shop.visit("/shop/haircare");
  await shop.category("All Products").click();
  await expect(shop.cards).toHaveCount(standardSize);
  expect(store.calls("GetProducts")).toHaveLength(1);

  await store.reset();
  store.sell(createCatalog(20));
  const html = await (await request.get("/shop")).text();
  expect(countCards(html)).toBe(20);
  // Without it the browser has nothing to load.
  expect(html).not.toContain("Show More");
  expect(store.calls("GetProducts")).toHaveLength(1);
});

test("a list says where it ends when the store has more than 250 products", async ({
  shop,
  store,
  page,
  request,
}) => {
  const note = "Our list ends at ";
  const read = async (path: string) => (await request.get(path)).text();
  store.sell(createBalmsAndSoaps(240, 11));
  const [before, whole] = [await read("/shop?page=12"), await read("/shop?page=13")];
  expect(countCards(before)).toBe(240);
  expect(before).toContain("Showing 240 products");
  expect(before).not.toContain(note);
  expect(countCards(whole)).toBe(250);
  expect(whole).toContain("Showing 250 products");
  expect(whole).toContain(note);

  await shop.visit("/shop/nutraceuticals");
  await expect(shop.list.getByText("Showing 10 products")).toBeVisible();
  const shown = shop.list.getByText("Our list ends at 250 products.");
  await shown.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");

  store.sell(createBalmsAndSoaps(240, 10));
  const exact = await read("/shop?page=13");
  expect(countCards(exact)).toBe(250);
  expect(exact).toContain("Showing 250 products");
  expect(exact).not.toContain(note);
});

testOnPhone(
  "on a phone, 'Show More' continues the row with the first new product, and Back finds it",
  async ({ shop, store, page }) => {
    store.sell(createBalmsAndSoaps(45, 0));
    await shop.openShop();
    await expect(shop.list.getByText("1 of 20")).toBeVisible();
    await more(page).tap();

    await expect(shop.list.getByText("21 of 40")).toBeVisible();
    await expect(shop.card("Balm 021").first()).toBeInViewport();
    await expect.poll(async () => (await shop.card("Balm 021").boundingBox())?.x).toBe(20);

    await shop.openFromList("Balm 021");
    await expect(shop.title).toHaveText("Balm 021");
    await page.goBack();
    await expect(shop.list.getByText("21 of 40")).toBeVisible();
    await expect.poll(async () => (await shop.card("Balm 021").boundingBox())?.x).toBe(20);
  },
);

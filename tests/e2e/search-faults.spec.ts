import { catalogueOf, productRecord } from "../support/catalogues";
import { Saved, savedKey } from "../support/saved";
import { Search } from "../support/search";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";
const product = (handle: string, title: string) => ({ handle, title, image: null });

test("a store that is down is told in the dialog and asked again on request", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const search = new Search(page);
  await shop.visit("/quiz");
  const down = { does: "answer", status: 500, body: "{}" } as const;
  store.fail("GetProducts", down);
  store.fail("GetBlogArticles", down);
  await search.open();
  await search.field.fill("oil");

  const failure = search.dialog.getByRole("alert");
  await expect(failure).toContainText("The search could not reach the store.");
  await expect(search.dialog.getByRole("link", { name: /^Haircare/ })).toBeVisible();

  await store.reset();
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(search.options.first()).toContainText("Botanical Hair Oil");
});

test("without its journal the search goes on with products, and says so, on the page too", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const search = new Search(page);
  store.fail("GetBlogArticles", { does: "answer", status: 500, body: "{}" });

  const response = await shop.visit("/search?q=oil");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("main")).toContainText("The journal did not answer");
  await search.open();
  await search.field.fill("serum");
  await expect(search.group("Products").first()).toContainText("After-Wash Scalp Serum");
  await expect(search.dialog).toContainText("The journal did not answer");
});

test("a search that failed while it was rendered is made again", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const down = { does: "answer", status: 500, body: "{}" } as const;
  store.fail("GetProducts", down, { times: 3 });
  store.fail("GetBlogArticles", down, { times: 3 });

  const response = await shop.visit("/search?q=serum");

  expect(response?.status()).toBe(503);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    "After-Wash Scalp Serum",
  );
});

test("catalogue and articles are loaded when the search opens, and not before", async ({
  shop,
  store,
  page,
}) => {
  const search = new Search(page);
  await shop.visit("/quiz");
  expect(store.calls("GetProducts")).toEqual([]);

  for (const word of ["oil", "serum"]) {
    await search.open();
    await search.field.fill(word);
    await expect(search.options.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search.dialog).toBeHidden();
  }

  // The second time they come from the browser's own cache, in a shop with a page cache.
  expect(store.calls("GetProducts")).toHaveLength(2);
  expect(store.calls("GetBlogArticles")).toHaveLength(2);
});

test("a product past the first page of a large catalogue is found as well", async ({
  shop,
  store,
  page,
}) => {
  const search = new Search(page);
  const { products } = catalogueOf(24);
  const comb = productRecord({ handle: "amber-comb", title: "Amber Comb" });
  store.sell({ products: [...products, comb], articles: [] });
  await shop.visit("/search?q=combamber");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Nothing found");

  await search.open();
  await search.field.fill("comb amber");

  await expect(search.group("Products").first()).toContainText("Amber Comb");
  const response = await shop.visit("/search?q=amber");
  expect(await response?.text()).toContain("/products/amber-comb");
});

test("a product that has gone says so and can be removed; one past the first page is still there", async ({
  shop,
  store,
  page,
}) => {
  const saved = new Saved(page);
  const comb = productRecord({ handle: "amber-comb", title: "Amber Comb" });
  const { products } = catalogueOf(24);
  store.sell({ products: [...products, comb], articles: [] });
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [savedKey, JSON.stringify([product("amber-comb", "Old Comb"), product("gone", "Gone Balm")])],
  );
  await shop.visit("/quiz");
  await saved.open();

  await expect(saved.line("Gone Balm")).toContainText("No longer in the shop.");
  await expect(saved.line("Gone Balm").getByRole("button")).toHaveText(["Remove"]);
  await expect(saved.line("Amber Comb").getByRole("button").first()).toContainText("Add");
});

test("with the store down the list is still there, can be changed, and asks again", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const saved = new Saved(page);
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [
      savedKey,
      JSON.stringify([product("hair-oil", oil), product("conditioner", "Silk Conditioner")]),
    ],
  );
  await shop.visit("/quiz");
  store.fail("GetProducts", { does: "answer", status: 500, body: "{}" });
  await saved.open();
  const failure = saved.drawer.getByRole("alert");
  await expect(failure).toContainText("Prices could not be loaded. Your list is kept.");
  await saved.drawer.getByRole("button", { name: "Remove Silk Conditioner" }).click();
  await expect(saved.lines).toHaveCount(1);
  await store.reset();
  await failure.getByRole("button", { name: "Try again" }).click();

  await expect(saved.line(oil)).toContainText("$14.00 USD");
  await expect(failure).toHaveCount(0);
});

import { standardSize } from "../support/catalogs";
import { expect, test } from "../support/shop-fixtures";

// In a process of its own, because the last calls for another test's pages may come late.
test.use({ storeKind: "faulty", shopSettings: { LOG_LEVEL: "fatal" } });

test("an unknown category is a 404 without a call of the store, and leads back to all products", async ({
  shop,
  store,
  problems,
  request,
}) => {
  const data = "/shop/wigs.data?_routes=routes%2Fshop";
  for (const path of ["/shop/wigs", "/shop/wigs?sort=name", "/shop/__proto__", data]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("no-store");
  }
  problems.expect(/status of 404/);
  await shop.openShop("wigs");
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  expect(store.calls("anything")).toEqual([]);

  await shop.list.getByRole("link", { name: "Shop All Products" }).click();
  await expect(shop.cards).toHaveCount(standardSize);
});

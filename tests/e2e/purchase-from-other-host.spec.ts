import { buyByMouse } from "../support/purchase";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "second process" });

test("the same purchase works with a store on another host, and the shop serves none", async ({
  page,
  shop,
  cart,
  request,
}) => {
  await buyByMouse(page, shop, cart);

  const response = await request.post("/api/2025-07/graphql.json", {
    data: { query: "{shop{name}}" },
  });
  expect([404, 405]).toContain(response.status());
});

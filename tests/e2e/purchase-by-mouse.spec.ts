import { buyByMouse } from "../support/purchase";
import { test } from "../support/shop-fixtures";

test("a visitor buys a shampoo by mouse, from the home page to the order number", async ({
  page,
  shop,
  cart,
}) => {
  await buyByMouse(page, shop, cart);
});

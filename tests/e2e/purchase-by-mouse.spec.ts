import { buyByMouse } from "../support/purchase";
import { test } from "../support/shop-fixtures";

// A visitor who is spared no movement.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor buys a shampoo by mouse, from the home page to the order number", async ({
  page,
  shop,
  cart,
}) => {
  await buyByMouse(page, shop, cart);
});

import { catalogueWith, productRecord } from "../support/catalogues";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const prices = { "24.99": 2499, "25.00": 2500, "25.01": 2501 };

for (const [price, cents] of Object.entries(prices)) {
  const isFree = cents * 2 >= 5000;
  const outcome = isFree ? "ships free" : "pays for shipping";

  test(`an order of two at $${price} ${outcome}, in the cart and at the checkout`, async ({
    shop,
    cart,
    store,
  }) => {
    const option = { name: "Size", values: ["One"] };
    const variants = [{ options: ["One"], priceCents: cents, stock: 10 }];
    store.sell(catalogueWith(productRecord({ options: [option], variants })));
    await shop.openProduct("test-product");
    await shop.addToCart.click();
    await cart.open();
    await expect(cart.drawer).toContainText(/\$2\d\.\d\d until free shipping/);

    await cart.more("Test Product");

    if (isFree) {
      await expect(cart.drawer).toContainText("Your order ships free");
    } else {
      await expect(cart.drawer).toContainText("$0.02 until free shipping");
    }
    const checkout = await cart.checkOut();
    await expect(checkout.summary).toContainText(isFree ? "Free" : "$5.99");
    if (!isFree) await expect(checkout.summary).toContainText("$55.97");
  });
}

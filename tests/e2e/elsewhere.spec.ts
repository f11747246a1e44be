import { expect, test } from "../support/shop-fixtures";

// A visitor whose numbers, dates and clock differ from the server's in every way.
test.use({ locale: "de-DE", timezoneId: "Pacific/Kiritimati", colorScheme: "dark" });

for (const [path, price] of [
  ["/", "$67.99"],
  ["/shop", "$14.00"],
  ["/products/hair-nutraceutical", "$67.99"],
] as const) {
  test(`${path} reads the same in Germany's numbers and Kiritimati's time`, async ({
    shop,
    page,
  }) => {
    const served = await (await page.request.get(path)).text();

    await shop.visit(path);

    // A mismatch would have been reported as an exception, and fails every test.
    await expect(page.getByRole("main")).toContainText(price);
    expect(served).toContain(price);
  });
}

test("the cart counts in dollars there as well", async ({ shop, cart }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();

  await expect(cart.line("Botanical Hair Oil")).toContainText("$14.00 USD");
  await expect(cart.drawer).toContainText("$36.00 until free shipping");
});

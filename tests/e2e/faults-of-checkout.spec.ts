import { isFull, sized } from "../support/fault-size";
import { type FaultName, faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** What is written to the log; the visitor reads one text for all. */
const logged: [FaultName, string][] = [
  ["serverError", "HTTP error! status: 500"],
  ["tooManyRequests", "HTTP error! status: 429"],
  ["accessDenied", "Error calling Shopify: Access denied"],
  ["throttled", "Error calling Shopify: Throttled"],
  ["htmlInsteadOfJson", "Error calling Shopify: the answer is not JSON"],
  ["refusedCart", "Cart creation failed: The merchandise is gone"],
  ["noCheckoutUrl", "No checkout URL returned from Shopify"],
  ["scriptAsCheckoutUrl", "No checkout URL returned from Shopify"],
  ["noCart", "No checkout URL returned from Shopify"],
  ["cutConnection", "The store could not be reached"],
];

/** One way of each kind, where not all are tried. */
const oneOfAKind: FaultName[] = ["serverError", "throttled", "refusedCart", "cutConnection"];
const tried = logged.filter(([name]) => sized({ short: oneOfAKind.includes(name), full: true }));

for (const [name, message] of tried) {
  test(`a checkout that fails (${name}) says so, is logged, and keeps the cart`, async ({
    shop,
    cart,
    store,
    page,
    context,
    problems,
  }) => {
    problems.expect(/Failed to load resource/, /Checkout failed/);
    await shop.openProduct("hair-oil");
    await shop.addToCart.click();
    await cart.open();
    store.fail("cartCreate", faults[name]);
    const written = page.waitForEvent("console", (entry) => entry.text().includes(message));

    await cart.checkoutButton.click();

    const toast = shop.toast("Checkout failed");
    await expect(toast).toContainText(
      "There was an error creating your checkout. Please try again.",
    );
    expect((await written).text()).toContain("Checkout failed");
    // A browser by itself repeats what a kept connection was cut for.
    if (name !== "cutConnection")
      expect(store.calls("cartCreate"), "a change is never sent twice").toEqual(["browser"]);
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
    await expect(cart.checkoutButton).toBeEnabled();
    expect(context.pages(), "the waiting tab is closed").toHaveLength(1);
  });
}

test("after a checkout that failed the next try succeeds", async ({
  shop,
  cart,
  store,
  problems,
}) => {
  problems.expect(/status of 500/, /Checkout failed/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  store.fail("cartCreate", faults.serverError, { times: 1 });
  await cart.checkoutButton.click();
  await expect(shop.toast("Checkout failed")).toBeVisible();

  const checkout = await cart.checkOut();

  await expect(checkout.title).toHaveText("Checkout");
});

test("an unpaid plan keeps her from the checkout in its own words", async ({
  shop,
  cart,
  store,
  problems,
}) => {
  problems.expect(/status of 402/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  store.fail("cartCreate", faults.paymentRequired);

  await cart.checkoutButton.click();

  await expect(shop.toast("Shopify: Payment required")).toContainText("active billing plan");
  await expect(cart.lines).toHaveCount(1);
});

test("while the checkout is made the button says so and cannot be pressed", async ({
  shop,
  cart,
  store,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  store.fail("cartCreate", faults.slow);

  const arrived = cart.checkOut();

  await expect(cart.checkoutButton).toHaveText("Creating Checkout...");
  await expect(cart.checkoutButton).toBeDisabled();
  await arrived;
});

test("a checkout that hangs is given up after its eight seconds", async ({
  shop,
  cart,
  store,
  problems,
}) => {
  test.skip(!isFull, "Waits as long as a visitor would.");
  problems.expect(/Checkout failed/);
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.open();
  store.fail("cartCreate", faults.hungConnection);

  await cart.checkoutButton.click();

  await expect(shop.toast("Checkout failed")).toBeVisible({ timeout: 20_000 });
  await expect(cart.checkoutButton).toBeEnabled();
});

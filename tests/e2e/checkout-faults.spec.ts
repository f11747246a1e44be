import { isFull } from "../support/fault-size";
import { type FaultName, faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

/** The logged messages; the visitor sees the same message for all of them. */
const messages: Partial<Record<FaultName, string>> = {
  serverError: "HTTP error! status: 500",
  throttled: "Error calling Shopify: Throttled",
  refusedCart: "Cart creation failed: The merchandise is gone",
  closedConnection: "The store could not be reached",
  ...(isFull && {
    tooManyRequests: "HTTP error! status: 429",
    accessDenied: "Error calling Shopify: Access denied",
    htmlInsteadOfJson: "Error calling Shopify: the answer is not JSON",
    noCheckoutUrl: "No checkout URL returned from Shopify",
    scriptAsCheckoutUrl: "No checkout URL returned from Shopify",
    noCart: "No checkout URL returned from Shopify",
  }),
};

test("a checkout that fails says so, is logged, keeps the cart, and can be tried again", async ({
  shop,
  cart,
  store,
  page,
  context,
  problems,
}) => {
  test.slow();
  problems.expect(/Failed to load resource/, /Checkout failed/);
  await cart.openWith("hair-oil");

  for (const [name, message] of Object.entries(messages))
    await test.step(name, async () => {
      await store.reset();
      store.fail("cartCreate", faults[name as FaultName]);
      const logged = page.waitForEvent("console", (entry) => entry.text().includes(message));

      await cart.checkoutButton.click();

      expect((await logged).text()).toContain("Checkout failed");
      await expect(shop.toast("Checkout failed")).toContainText(
        "There was an error creating your checkout. Please try again.",
      );
      // A browser by itself repeats a request when the connection is cut.
      if (name !== "closedConnection")
        expect(store.calls("cartCreate"), "a mutation is sent once").toEqual(["browser"]);
      await expect(cart.lines).toHaveCount(1);
      await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
      await expect(cart.checkoutButton).toBeEnabled();
      expect(context.pages(), "the waiting tab is closed").toHaveLength(1);
    });

  await store.reset();
  store.fail("cartCreate", faults.paymentRequired);
  await cart.checkoutButton.click();
  await expect(shop.toast("Shopify: Payment required")).toContainText("active billing plan");
  await expect(cart.lines).toHaveCount(1);

  await store.reset();
  store.fail("cartCreate", faults.slow);
  const opened = cart.checkOut();
  await expect(cart.checkoutButton).toHaveText("Creating Checkout...");
  await expect(cart.checkoutButton).toBeDisabled();
  await expect((await opened).title).toHaveText("Checkout");
});

import { whenHydrated } from "../support/browser";
import { createCart } from "../support/cart";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test("on the way back to a page, nothing is pending any more, and the cart is up to date", async ({
  page,
  shop,
  cart,
  context,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await page.route("**/newsletter", () => new Promise(() => {}));
  await page.getByRole("textbox", { name: "Email address" }).fill("mara@solenne.example");
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  const pending = page.getByRole("button", { name: "Subscribing..." });
  await subscribe.click();
  await expect(pending).toBeVisible();
  // A headless browser loads the page again, so the event is dispatched here.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await subscribe.click();
  await expect(pending).toBeVisible();

  await page.goto("/robots.txt");
  const otherTab = await context.newPage();
  const otherShop = createShop(otherTab);
  await otherShop.openProduct("overnight-scalp-mask");
  await otherShop.addToCart.click();
  await createCart(otherTab).expectPieces(2);
  // A page from the cache fires no load event; one that is loaded again has to be hydrated first.
  await page.goBack({ waitUntil: "commit" });
  await whenHydrated(page);

  await expect(subscribe).toBeVisible();
  await cart.expectPieces(2);
  await shop.addToCart.click();
  await cart.expectPieces(3);
});

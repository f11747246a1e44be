import type { Page } from "@playwright/test";
import { whenFooterHydrated, whenHydrated } from "../support/browser";
import { createCart } from "../support/cart";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

// Playwright disables the cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** A headless browser never uses its back/forward cache, for these reasons of its own. */
const headlessReasons = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

type NotUsed = { notRestoredExplanations: readonly { reason: string }[] };

test("pages of every kind may come from the back/forward cache", async ({ page, shop }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }: NotUsed) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });

  for (const path of ["/", "/products/hair-oil", "/shop", "/quiz", "/blog", "/search?q=oil"]) {
    await shop.visit(path);
    await whenFooterHydrated(page);
    await page.goto("/contact");
    await goBack(page);
    await expect(page).toHaveURL(path);
    const ours = reasons.filter((reason) => !headlessReasons.includes(reason));
    expect(ours, path).toEqual([]);
  }
});

test("back on a page, what was pending is over, and the cart is up to date", async ({
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

  await page.goto("/contact");
  const otherTab = await context.newPage();
  const otherShop = createShop(otherTab);
  await otherShop.openProduct("overnight-scalp-mask");
  await otherShop.addToCart.click();
  await createCart(otherTab).expectPieces(2);
  await goBack(page);

  await expect(subscribe).toBeVisible();
  await cart.expectPieces(2);
  await shop.addToCart.click();
  await cart.expectPieces(3);
});

test("back in the list of another category, the place is the same", async ({ page, shop }) => {
  const getPlace = () => page.evaluate(() => scrollY);
  await shop.openShop();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  // The click itself scrolls a little.
  const place = page.evaluate(
    () => new Promise((resolve) => addEventListener("click", () => resolve(scrollY))),
  );
  await shop.category("Haircare").click();
  await expect(page).toHaveURL("/shop/haircare");
  await expect.poll(getPlace).toBeLessThan(600);

  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expect.poll(getPlace).toBe(await place);
});

/** A page from the cache fires no load event; one that is loaded again has to be hydrated first. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await whenHydrated(page);
}

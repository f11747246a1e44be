import type { Page } from "@playwright/test";
import { Cart } from "../support/cart";
import { whenFooterReacts, whenInteractive } from "../support/interactive";
import { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

// Left on, as visitors have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** The browser without windows keeps no page in its memory, whatever the page is like. */
const ofTheBrowser = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

type Explained = { notRestoredExplanations: readonly { reason: string }[] };

test("pages of every kind may come back from the browser's memory", async ({ page, shop }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }: Explained) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });

  for (const path of ["/", "/products/hair-oil", "/shop", "/quiz", "/blog", "/search?q=oil"]) {
    await shop.visit(path);
    await whenFooterReacts(page);
    await page.goto("/contact");
    await back(page);
    await expect(page).toHaveURL(path);
    expect(
      reasons.filter((reason) => !ofTheBrowser.includes(reason)),
      path,
    ).toEqual([]);
  }
});

test("what was under way when she left is over when she is back, and the cart is as it is now", async ({
  page,
  shop,
  cart,
  context,
}) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  const field = page.getByRole("textbox", { name: "Email address" });
  await page.route("**/newsletter", () => new Promise(() => {}));
  await field.fill("mara@solenne.example");
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  const awaited = page.getByRole("button", { name: "One moment…" });
  await subscribe.click();
  await expect(awaited).toBeVisible();
  // For browsers that keep no page, whose tests would otherwise see a fresh one alone.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await subscribe.click();
  await expect(awaited).toBeVisible();

  const other = await context.newPage();
  const otherShop = new Shop(other);
  await page.goto("/contact");
  await otherShop.openProduct("overnight-scalp-mask");
  await otherShop.addToCart.click();
  await expect(new Cart(other).button).toHaveAccessibleName("Shopping cart, 2 in it");
  await back(page);

  await expect(subscribe).toBeVisible();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
  await shop.addToCart.click();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 3 in it");
});

/** A page from the memory fires no load; one that is loaded again has to react first. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await whenInteractive(page);
}

import { whenHydrated, whenIdle } from "../support/browser";
import { createCart } from "../support/cart";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

// Playwright disables the cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** Reasons of the headless shell, which never uses its back/forward cache; full Chromium does. */
const browserReasons = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

type NotUsed = { notRestoredExplanations: readonly { reason: string }[] };
type Navigated = { frame: { parentId?: string }; type: "Navigation" | "BackForwardCacheRestore" };

test("pages of every kind may come from the back/forward cache", async ({ page, shop }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  /** For each step back: `null` when the cache had the page, otherwise the reasons why not. */
  const steps: (string[] | null)[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }: NotUsed) => {
    steps.push(notRestoredExplanations.map(({ reason }) => reason));
  });
  session.on("Page.frameNavigated", ({ frame, type }: Navigated) => {
    if (!frame.parentId && type === "BackForwardCacheRestore") steps.push(null);
  });

  const paths = ["/", "/products/hair-oil", "/shop", "/quiz", "/blog", "/search?q=oil"];
  for (const path of paths) {
    await shop.visit(path);
    await whenIdle(page);
  }
  await page.goto("/robots.txt");
  for (const [index, path] of paths.reverse().entries()) {
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(path);
    await expect.poll(() => steps.length, { message: path }).toBe(index + 1);
    const ours = steps[index]?.filter((reason) => !browserReasons.includes(reason)) ?? [];
    expect(ours, path).toEqual([]);
  }
});

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

import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { tabTo } from "../support/browser";
import { checkoutFields } from "../support/builders";
import { type Cart, createCheckout } from "../support/cart";
import type { Shop } from "../support/shop";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const shampoo = "Growth & Strength Shampoo";

/** With the store on another host. */
const testOtherStore = test.extend({ storeKind: "faulty" });

testOtherStore(
  "a shampoo of a store on another host is bought by keyboard alone",
  async ({ page, shop, cart, request }) => {
    await shop.openHome();
    await tabTo(page, shop.menu.getByRole("link", { name: "Shop", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop");
    await tabTo(page, shop.category("Haircare"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop/haircare");
    await tabTo(page, shop.card(shampoo).getByRole("link", { name: shampoo, exact: true }));
    await page.keyboard.press("Enter");
    await expect(shop.title).toHaveText(shampoo);

    await tabTo(page, shop.value("Size", "10 fl oz (300 ml)"));
    await page.keyboard.press("ArrowRight");
    await expect(shop.value("Size", "16.9 fl oz (500 ml)")).toBeChecked();
    await tabTo(page, shop.addToCart);
    await page.keyboard.press("Enter");
    await cart.expectPieces(1);

    await tabTo(page, cart.button, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(cart.drawer).toBeVisible();
    await tabTo(page, cart.drawer.getByRole("button", { name: `Increase quantity of ${shampoo}` }));
    await page.keyboard.press("Enter");
    await expect(cart.drawer).toContainText("$92.00 USD");
    await tabTo(page, cart.checkoutButton);
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("Enter");

    const tab = await opened;
    await tab.waitForURL(/\/checkouts\//);
    const checkout = createCheckout(tab);
    await expect(checkout.summary).toContainText("$92.00");
    for (const [name, text] of Object.entries(checkoutFields)) {
      await tabTo(tab, checkout.field(name));
      await tab.keyboard.type(text);
    }
    await tabTo(tab, checkout.state, "Shift+Tab");
    await tab.keyboard.type("Oregon");
    await tabTo(tab, checkout.placeOrder);
    await tab.keyboard.press("Enter");

    await expect(checkout.title).toHaveText("Thank you, Ana.");
    await expect(tab.getByText(new RegExp(`^Order ${site.numberPrefix}-\\d+, `))).toBeVisible();

    const response = await request.post("/api/2025-07/graphql.json", {
      data: { query: "{shop{name}}" },
    });
    expect([404, 405], "the shop serves no store").toContain(response.status());
  },
);

/** The shop under a host name that it was not started for, without `SITE_URL`. */
const testOtherAddress = test.extend({
  baseURL: ({ runningShop }, use) => use(runningShop.origin.replace("localhost", "127.0.0.1")),
});

testOtherAddress(
  "in a browser of 2022 a product is bought, all under one address",
  async ({ page, baseURL, shop, cart }) => {
    const urls: string[] = [];
    page.context().on("request", (request) => urls.push(request.url()));
    await page.addInitScript(removeNewerFunctions);
    await buyByMouse(page, shop, cart);

    const requested = urls.filter((url) => url.startsWith("http"));
    for (const part of ["/cdn/", "/checkouts/"])
      expect(requested.filter((url) => url.includes(part)).length, part).toBeGreaterThan(0);
    expect(requested.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  },
);

testOnPhone("without `command` and `closedby`, the filter closes", async ({ shop, page }) => {
  const button = page.getByRole("button", { name: /^Filter/ });
  const panel = page.getByRole("dialog", { name: "Filter and sort" });
  await page.addInitScript(removeCommands);
  await shop.openShop();
  await button.tap();
  await panel.getByRole("button", { name: "Close filters" }).tap();
  await expect(panel).toBeHidden();

  await button.tap();
  // The drawer slides in.
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThan(60);
  await page.touchscreen.tap(195, 20);
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

/** Buys a shampoo by mouse, from the home page to the order number. */
async function buyByMouse(page: Page, shop: Shop, cart: Cart): Promise<void> {
  await shop.openHome();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/shop");

  await shop.category("Haircare").click();
  await shop.openFromList(shampoo);
  await expect(shop.title).toHaveText(shampoo);

  await shop.choose("Size", "16.9 fl oz (500 ml)");
  await expect(page.getByRole("main").getByText("$46.00").first()).toBeVisible();
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toContainText(
    `${shampoo} has been added to your cart.`,
  );

  await cart.open();
  await expect(cart.line(shampoo)).toContainText("Rosemary · 16.9 fl oz (500 ml)");
  await expect(cart.drawer).toContainText(
    `$${facts.freeShippingFrom - 46}.00 away from free shipping`,
  );
  await cart.more(shampoo);
  await expect(cart.drawer).toContainText("Shipping (US)Free");
  await expect(cart.drawer).toContainText("$92.00 USD");

  const checkout = await cart.checkOut();
  await expect(checkout.page.getByText(/test checkout/i).first()).toBeVisible();
  await expect(checkout.summary).toContainText("$92.00");
  await checkout.fillIn();
  await checkout.placeOrder.click();

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(
    checkout.page.getByText(new RegExp(`^Order ${site.numberPrefix}-\\d+, `)),
  ).toBeVisible();
}

/** Removes what Safari has since version 16 or later. */
function removeNewerFunctions() {
  const functions: [object, string[]][] = [
    [Array.prototype, ["toSorted", "toSpliced", "toReversed", "with"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["map", "filter", "some", "every", "find", "toArray", "take", "flatMap"],
    ],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["timeout", "any"]],
    [window, ["requestIdleCallback", "onscrollend"]],
  ];
  for (const [owner, names] of functions)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

function removeCommands() {
  const prototypes = [HTMLButtonElement.prototype, HTMLDialogElement.prototype];
  for (const name of ["command", "commandForElement", "closedBy"])
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, name);
  // The attributes cannot be switched off, so they are removed from the page.
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("[commandfor], [closedby]")) {
      element.removeAttribute("commandfor");
      element.removeAttribute("closedby");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

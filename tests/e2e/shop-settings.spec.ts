import { expectAccessible, expectAccessibleAt } from "../support/page-shape";
import { planCatalog } from "../support/plan-catalog";
import { getBoxCents, inDollars } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

const accountUrl = "https://account.shop.example/orders";

// A shop whose owner hides what is invented, sells no plans, and has accounts. What its pages say as served: tests/served.
test.use({
  storeKind: "faulty",
  shopSettings: {
    SHOW_SAMPLES: "off",
    SHOPIFY_SELLING_PLANS: "off",
    SHOPIFY_ACCOUNT_URL: accountUrl,
  },
});
// In another worker they would start another shop.
test.describe.configure({ mode: "default" });

test("with samples hidden pages that lose whole blocks are whole once they are hydrated", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/proof/testimonials"]) {
    await shop.visit(path);
    await expect(shop.title).toBeVisible();
    for (const section of await page.getByRole("region").all())
      await expect(section).not.toBeEmpty();
    await expectAccessible(page);
  }
});

test("without selling plans a plan is one box, at the store's price, bought once", async ({
  shop,
  cart,
  page,
}) => {
  await shop.visit("/subscribe");
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expectAccessibleAt(page, [390, 1440]);

  await shop.card("Essentials").getByRole("link", { name: "View Essentials" }).click();
  await expect(shop.title).toHaveText("Essentials Plan");
  await expect(page.getByRole("radio", { name: /subscribe/i })).toHaveCount(0);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Essentials Plan")).toContainText(
    `${inDollars(getBoxCents("essentials-plan", 1).once)} USD`,
  );
});

test("a token without the scope of plans sells everything once", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(planCatalog());
  store.denyPlans();
  await shop.openShop();
  await expect(shop.card("Botanical Hair Oil")).toContainText("$14.00");
  await shop.openFromList("Botanical Hair Oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(page.getByRole("radio", { name: /subscribe/i })).toHaveCount(0);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Botanical Hair Oil")).not.toContainText(/subscribe/i);

  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText("$14.00");
  await expect(checkout.summary).not.toContainText("next charge");
});

test("account pages are those of the setting, and header, menu and footer lead there", async ({
  shop,
  page,
  request,
}) => {
  const response = await request.get("/account/login?ref=A", { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, `${accountUrl}?ref=A`]);

  const link = page.getByRole("link", { name: "Account", exact: true });
  await shop.visit("/faq");
  await expect(page.getByRole("banner").filter({ has: link })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Footer" }).locator(link)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("banner").filter({ has: link })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.route(accountUrl, (route) => route.fulfill({ body: "Orders" }));
  await page.getByRole("dialog", { name: "Menu" }).locator(link).click();
  await expect(page).toHaveURL(accountUrl);
});

import type { APIRequestContext } from "@playwright/test";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { standardSize } from "../support/catalogues";
import { shopper } from "../support/checkout";
import { expect, test } from "../support/shop-fixtures";

test.use({ javaScriptEnabled: false });

test("without script the shop is read and walked by its links", async ({ shop, page }) => {
  await page.goto("/");
  await expect(shop.title).toBeVisible();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);

  await shop.category("Scalp Therapy").click();
  await expect(page).toHaveURL("/shop/scalp-therapy");
  await shop.openFromList("Botanical Hair Oil");
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");
});

test("without script a product shows all its words, and its choices by the address", async ({
  page,
}) => {
  await page.goto("/products/hair-oil");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "How to Use" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Key Ingredients" })).toBeVisible();
  await expect(main.getByText("The cart needs JavaScript.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);

  await main.getByRole("radio", { name: "50 ml" }).check();
  await main.getByRole("button", { name: "Show this choice" }).click();

  await expect(page).toHaveURL(/Size=50\+ml/);
  await expect(main.getByRole("radio", { name: "50 ml" })).toBeChecked();
  await expect(main.getByText("$38.00").first()).toBeVisible();
});

test("without script the phone's menu leads to the footer's links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("link", { name: "Menu, in the footer" }).click();
  await expect(
    page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Haircare" }),
  ).toBeInViewport();
});

test("without script the checkout takes an order", async ({ page, checkout, request }) => {
  await page.goto(await checkoutAddress(request));

  await checkout.fillIn();
  await checkout.placeOrder.click();

  await expect(checkout.title).toHaveText(`Thank you, ${shopper.firstName}.`);
  await expect(page.getByText(/^Order SOL-\d+$/)).toBeVisible();
});

test("without script the 404 screen leads home", async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto("/nowhere");

  await page.getByRole("link", { name: "Return to Home" }).click();

  await expect(page).toHaveURL("/");
});

/** The shop's own cart needs script; the store is asked as it would. */
async function checkoutAddress(request: APIRequestContext): Promise<string> {
  const ask = async (query: string) => {
    const response = await request.post("/api/2025-07/graphql.json", {
      headers: { "X-Shopify-Storefront-Access-Token": EMBEDDED_PUBLIC_TOKEN },
      data: { query },
    });
    return (await response.json()).data;
  };
  const { product } = await ask(
    '{ product(handle: "hair-oil") { variants(first: 1) { nodes { id } } } }',
  );
  const lines = `[{ quantity: 1, merchandiseId: "${product.variants.nodes[0].id}" }]`;
  const { cartCreate } = await ask(
    `mutation { cartCreate(input: { lines: ${lines} }) { cart { checkoutUrl } } }`,
  );
  return cartCreate.cart.checkoutUrl;
}

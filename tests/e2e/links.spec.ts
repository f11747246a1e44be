import { catalog } from "#brand/store/catalog.ts";
import { indexCatalog } from "../../embedded-commerce/store-index";
import { whenHydrated } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { parseElements } from "../support/served-pages";
import { expect, test, testWithoutScript } from "../support/shop-fixtures";

const rows = [
  ["/products?ref=A", "/shop?ref=A"],
  ["/collections/haircare?utm_source=letter", "/shop/haircare?utm_source=letter"],
  ["/collections/all", "/shop"],
  ["/collections/frontpage/products/hair-oil?gclid=x", "/products/hair-oil?gclid=x"],
  ["/blogs/news", "/blog"],
  ["/blogs/news/heat-in-numbers", "/blog/heat-in-numbers"],
  ["/blogs/news/tagged/gray-hair", "/blog?q=gray+hair"],
  ["/pages/about-us", "/about"],
  ["/policies/refund-policy", "/refund"],
] as const;

test("addresses of the old theme lead to pages, in links of the shop inside the document", async ({
  page,
  shop,
  request,
  baseURL,
}) => {
  for (const [from, to] of rows) {
    const response = await request.get(from);
    expect.soft(response.status(), from).toBe(200);
    expect.soft(response.url(), from).toBe(baseURL + to);
    const elements = parseElements(await response.text());
    expect.soft(elements.filter(({ name }) => name === "h1").length, from).toBe(1);
  }

  const response = await shop.visit("/blogs/news/tagged/gray-hair");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL("/blog?q=gray+hair");
  await expect(shop.title).toBeVisible();
  await page.evaluate(() => {
    Reflect.set(window, "isSameDocument", true);
    const router = Reflect.get(window, "__reactRouterDataRouter");
    return router.navigate("/collections/haircare?ref=A");
  });
  await expect(page).toHaveURL("/shop/haircare?ref=A");
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("the cart's address is a page, over which its button opens the drawer", async ({
  page,
  cart,
  shop,
}) => {
  await cart.fillBeforeVisit("hair-oil");
  await page.goto("/cart?discount=A&utm_source=letter");
  await expect(page).toHaveURL("/cart?utm_source=letter");
  await expect(shop.title).toHaveText("Shopping Cart");
  const main = page.getByRole("main");
  const quantity = main.getByRole("textbox", { name: /^Quantity of Botanical Hair Oil/ });
  await quantity.fill("3");
  await quantity.press("Enter");
  const status = main.getByRole("status").filter({ hasText: "Cart totals updated" });
  await expect(status).toContainText("$42.00 USD");
  await expectAccessible(page);

  await cart.open();
  await expect(cart.quantity("Botanical Hair Oil")).toHaveValue("3");
  await cart.close();
  await main.getByRole("button", { name: /^Remove Botanical Hair Oil/ }).click();
  await expect(main).toContainText("Your cart is empty");
});

test("a link fills the cart, says what is missing, and may be followed twice", async ({
  page,
  cart,
  shop,
}) => {
  await page.goto("/cart/7:1,8:2");
  await expect(page.getByRole("main")).toContainText("Your cart is empty");
  await expect(shop.toast("We couldn’t fill your cart")).toContainText(
    "We couldn’t find 2 products in this link.",
  );
  await expect(page.getByText("Your cart is missing something")).toBeHidden();

  const { variants = [] } = indexCatalog(catalog).productByHandle.get("hair-oil") ?? {};
  const [first, second] = variants.map(({ id }) => id.split("/").at(-1));
  for (const _ of ["first", "second"]) {
    await page.goto(`/cart/${first}:2,${second}:1,7:1?discount=Welcome10&ref=A`);
    await expect(page).toHaveURL("/cart?ref=A");
    await expect(shop.toast("We couldn’t find 1 product in this link.")).toBeVisible();
    await cart.expectPieces(3);
  }
  await page.reload();
  await whenHydrated(page);
  await cart.expectPieces(3);
  expect(await page.evaluate(() => sessionStorage.getItem("shop-discount"))).toBe("Welcome10");
});

test("a discount link leads to its page, and the code is kept for the visit", async ({
  page,
  request,
  baseURL,
}) => {
  const getCode = () => page.evaluate(() => sessionStorage.getItem("shop-discount"));
  await page.goto("/discount/WELCOME10?redirect=/shop/haircare%3Fsort%3Dname&utm_source=letter");
  await whenHydrated(page);
  await expect(page).toHaveURL("/shop/haircare?sort=name&utm_source=letter");
  expect(await getCode()).toBe("WELCOME10");

  for (const target of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/.//evil.example",
  ]) {
    const response = await request.get(`/discount/Other?redirect=${encodeURIComponent(target)}`);
    expect.soft(new URL(response.url()).origin, target).toBe(baseURL);
  }
  await page.goto("/discount/10%25%20Off");
  await expect(page).toHaveURL("/");
  expect(await getCode()).toBe("10% Off");
});

testWithoutScript(
  "without scripts addresses lead to pages, and the cart's say what the cart needs",
  async ({ page, shop }) => {
    await page.goto("/blogs/news/tagged/gray-hair");
    await expect(page).toHaveURL("/blog?q=gray+hair");
    await expect(shop.title).toBeVisible();

    for (const path of ["/cart/1:1", "/cart"]) {
      await page.goto(path);
      await expect(shop.title).toHaveText("Shopping Cart");
      await expect(page.getByText(/turn on JavaScript/)).toBeVisible();
      await expect(page.getByText("Opening your cart...")).toBeHidden();
    }
    await page.goto("/discount/WELCOME10?redirect=/shop");
    await expect(page).toHaveURL("/shop?discount=WELCOME10");
  },
);

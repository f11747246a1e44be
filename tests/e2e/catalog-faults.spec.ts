import { stockCopy } from "#brand/content/holidays/holidays.ts";
import { site } from "#brand/content/site.ts";
import { planDialogCopy } from "#brand/content/subscribe/subscribe.ts";
import { whenIdle } from "../support/browser";
import {
  catalogWith,
  emptyCatalog,
  productRecord,
  standardProduct,
  standardSize,
  withStock,
} from "../support/catalogs";
import { faults } from "../support/faults";
import { expectAccessible } from "../support/page-shape";
import { getBoxCents, inDollars } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a category without a product says so under its own tab, and home does not offer it", async ({
  page,
  store,
}) => {
  store.sell({ ...emptyCatalog, products: [productRecord({ tags: ["shampoo"] })] });
  await page.goto("/shop/scalp-therapy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(main.getByText("We have nothing in this category right now.")).toBeVisible();
  await main.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");

  await page.goto("/");
  await expect(main.getByRole("link", { name: "Haircare" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Scalp Therapy" })).toHaveCount(0);
});

test("an unknown category is a 404 also while the store is down, and leads back to all products", async ({
  shop,
  store,
  page,
  problems,
  request,
}) => {
  await store.refuseConnections();
  const data = "/shop/wigs.data?_routes=routes%2Fshop";
  for (const path of ["/shop/wigs", "/shop/wigs?sort=name", "/shop/__proto__", data]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("no-store");
  }
  problems.expect(/status of 404/);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  await shop.openShop("wigs");
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  await whenIdle(page);
  expect(asked.filter((path) => /\.data$|^\/resources\//.test(path))).toEqual([]);
  await store.reset();

  await shop.list.getByRole("link", { name: "Shop All Products" }).click();
  await expect(shop.cards).toHaveCount(standardSize);
});

test("what cannot be bought says so in a list, without a pointer over it, and on its page", async ({
  shop,
  store,
  cart,
  page,
  request,
}) => {
  const nothing = { description: [], tags: [], options: [], variants: [], images: [] };
  const bare = productRecord({ handle: "bare", title: "Bare", ...nothing });
  store.sell(catalogWith(bare, withStock("hair-oil")));
  await shop.openShop();
  const soldOut = shop.card("Botanical Hair Oil").getByRole("button", { name: "Out of Stock" });
  await expect(soldOut).toBeDisabled();
  await expect(soldOut.locator("..")).toHaveCSS("opacity", "1");
  const other = shop.card("Hair Nutraceutical").getByRole("button", { name: "Add" });
  await expect(other.locator(".."), "others show it under the pointer").toHaveCSS("opacity", "0");

  await shop.addFromList("Bare");
  await cart.expectPieces(0);
  await shop.openFromList("Bare");
  await expect(shop.title).toHaveText("Bare");
  await expect(page.getByText("No image available")).toBeVisible();
  await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
  expect((await request.get("/products/bare")).status()).toBe(200);
});

test("a bundle that is missing or sold out says so, on its card, in the stock list and as a gift", async ({
  shop,
  store,
  page,
}) => {
  const { products, ...rest } = catalogWith(withStock("self-care-ritual-bundle"));
  store.sell({
    ...rest,
    products: products.filter(({ handle }) => handle !== "complete-wellness-kit"),
  });
  expect((await shop.visit("/holidays"))?.status()).toBe(200);

  const kit = shop.card("Complete Wellness Kit");
  await expect(kit).toContainText("Not available right now.");
  await expect(kit.getByRole("link", { name: "Shop All Products" })).toBeVisible();
  await expect(
    shop.card("Self-Care Ritual").getByRole("button", { name: "Out of Stock Self-Care Ritual" }),
  ).toBeDisabled();
  await expect(page.getByRole("region", { name: stockCopy.heading })).toContainText(
    "In stock: Holiday Glow. Sold out: Self-Care Ritual. Not available right now: Complete Wellness Kit.",
  );

  const finder = page.getByRole("region", { name: "Gift Finder" });
  for (const answer of ["A friend", "The whole routine", "$150+"])
    await finder.getByRole("button", { name: answer }).click();
  await expect(finder).toContainText("Our pick Complete Wellness Kit");
  await expectAccessible(page, "main");
  await expect(finder).toContainText("Not available right now.");
  await finder.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("while the store is down the holiday page says that the stock is unknown, and can try again", async ({
  shop,
  store,
  page,
}) => {
  await store.refuseConnections();
  await shop.visit("/holidays");
  const stock = page.getByRole("region", { name: stockCopy.heading });
  await page.mouse.move(10, 10);

  await expect(stock).toContainText("We couldn’t check what’s in stock");
  await expect(shop.card("Holiday Glow")).toContainText("$129.00");
  await expect(shop.card("Holiday Glow").getByRole("button")).toBeDisabled();
  await store.reset();
  await stock.getByRole("button", { name: "Try Again" }).click();
  await expect(stock).toContainText("All three bundles are in stock.");
});

test("a product whose first variant is sold out sells the first that can be bought, everywhere but on its page", async ({
  shop,
  store,
  cart,
  saved,
  page,
}) => {
  const oil = "Botanical Hair Oil";
  const capsules = "Hair Nutraceutical";
  store.sell(catalogWith(withStock("hair-oil", 0, 5), withStock("hair-nutraceutical", 0, 5)));
  await shop.visit("/shop?availability=in-stock");
  await expect(shop.card(oil)).toContainText("from $14.00");
  await shop.addFromList(oil);
  await cart.open();
  await expect(cart.line(oil)).toContainText("1.7 fl oz (50 ml)");
  await expect(cart.line(oil)).toContainText("$38.00 USD");
  await cart.remove(oil);
  await cart.close();

  await saved.heart(oil).click();
  await saved.open();
  await expect(saved.line(oil)).toContainText("$38.00 USD");
  await expect(saved.line(oil).getByRole("button", { name: `Add ${oil}` })).toBeEnabled();
  await page.keyboard.press("Escape");

  await page.getByRole("banner").getByRole("link", { name: site.name }).click();
  await expect(page).toHaveURL("/");
  await expect(shop.card(capsules).getByRole("button", { name: `Add ${capsules}` })).toBeEnabled();

  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await shop.addFromList("After-Wash Scalp Serum");
  await cart.open();
  const suggested = cart.drawer.getByRole("region", { name: "You may also like" });
  await expect(suggested).toContainText("$38.00");

  await suggested.getByRole("link", { name: oil }).click();
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(shop.value("Size", "0.3 fl oz (10 ml)")).toBeChecked();
  await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
});

test("a plan that is sold out, partly sold out, sold once or missing says so, and takes an email address by keyboard", async ({
  shop,
  store,
  page,
}) => {
  const open = async (plan: string) => {
    await page.getByRole("button", { name: `Choose ${plan}` }).press("Enter");
    return page.getByRole("dialog", { name: `${plan} Plan` });
  };
  const { variants, ...transformation } = standardProduct("transformation-plan");
  const once = variants.map((variant) => ({ ...variant, planGroups: [] }));
  store.sell(
    catalogWith(withStock("essentials-plan"), withStock("complete-plan", 0, 5), {
      ...transformation,
      variants: once,
    }),
  );
  await shop.visit("/subscribe");
  const essentials = await open("Essentials");
  await expect(essentials).toContainText("This plan is sold out right now.");
  await expect(essentials.getByRole("link", { name: "Find My Routine" })).toBeVisible();
  await page.keyboard.press("Escape");
  const complete = await open("Complete");
  const { subscribed: twoMonths } = getBoxCents("complete-plan", 2);
  await expect(complete.getByRole("radio", { name: "Every 30 days Sold out" })).toBeDisabled();
  await expect(
    complete.getByRole("radio", { name: `Every 60 days ${inDollars(twoMonths)}` }),
  ).toBeEnabled();
  await page.keyboard.press("Escape");
  const soldOnce = await open("Transformation");
  await expect(soldOnce).toContainText(planDialogCopy.notSold);
  await expect(soldOnce).toContainText(planDialogCopy.buyOnce);
  await expect(soldOnce.getByRole("link", { name: planDialogCopy.toBox })).toHaveAttribute(
    "href",
    "/products/transformation-plan",
  );

  await page.keyboard.press("Escape");
  store.sell(emptyCatalog);
  const missing = await open("Complete");
  await expect(missing).toContainText(planDialogCopy.notSold);
  await expect(missing).not.toContainText(planDialogCopy.buyOnce);
  await expect(missing.getByRole("button", { name: "Add Plan to Cart" })).toHaveCount(0);
  await expectAccessible(page, "dialog[open]");
  const email = missing.getByRole("textbox", { name: "Email address" });
  await email.fill("no address");
  await email.press("Enter");
  await expect(missing).toContainText("Enter an email address like name@example.com.");
  await expect(email).toBeFocused();
  await email.fill("ana@solenne.example");
  await email.press("Enter");
  await expect(missing).toContainText("Thanks! We’ll email you when this plan can be ordered.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Choose Complete" })).toBeFocused();
});

test("while the store is down the subscription page is complete, and the dialog can try again", async ({
  shop,
  store,
  page,
}) => {
  await store.refuseConnections();
  expect((await shop.visit("/subscribe"))?.status()).toBe(503);
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const dialog = page.getByRole("dialog", { name: "Essentials Plan" });
  await expect(dialog.getByRole("alert")).toContainText("Please try again in a moment.");

  await store.reset();
  store.fail("GetProducts", faults.paymentRequired);
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog).toContainText("Shopify: Payment required");
  await expect(dialog).toContainText("This plan can’t be ordered online right now.");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await store.reset();
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  await expect(dialog.getByRole("radio")).toHaveCount(3);
});

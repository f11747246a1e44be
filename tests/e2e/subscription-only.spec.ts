import { indexCatalog } from "../../embedded-commerce/store-index";
import { catalogWith } from "../support/catalogs";
import { subscriptionOnly } from "../support/plan-catalog";
import { readPage } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a holiday bundle that is sold by subscription only shows the price that is charged, and leads to its page", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(catalogWith(subscriptionOnly("self-care-ritual-bundle")));
  await shop.visit("/holidays");
  const ritual = shop.card("Self-Care Ritual");
  await expect(ritual).toContainText("$63.75 was $98, save $34.25");
  await expect(ritual.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  await ritual.getByRole("link", { name: "Subscribe to Self-Care Ritual" }).click();
  await expect(shop.title).toHaveText("Self-Care Ritual");
  await expect(page.getByRole("radio", { name: "One-time purchase" })).toHaveCount(0);
  await cart.expectPieces(0);
});

test("lists show the price that is charged for what is sold by subscription only", async ({
  request,
  store,
}) => {
  store.sell(
    catalogWith(
      subscriptionOnly("self-care-ritual-bundle"),
      subscriptionOnly("after-wash-scalp-serum"),
      subscriptionOnly("growth-strength-shampoo"),
    ),
  );
  const readCard = async (path: string, title: string) => {
    const { elements } = await readPage(request, path);
    const cards = elements.filter(({ name, text }) => name === "article" && text.includes(title));
    return cards.map(({ text }) => text).join(" ");
  };
  const ritual = await readCard("/bundles", "Self-Care Ritual");
  expect(ritual).toContain("$63.75");
  expect(ritual).not.toContain("$75");
  const shampoo = await readCard("/", "Growth & Strength Shampoo");
  expect(shampoo).toContain("$27.20");
  expect(shampoo).not.toMatch(/\$32|with a subscription/);
  expect(await readCard("/shop", "After-Wash Scalp Serum")).toContain("from $40.80");
});

test("a cart link says which product is sold by subscription only, and adds the rest", async ({
  shop,
  store,
  cart,
  page,
}) => {
  const catalog = catalogWith(subscriptionOnly("hair-oil"));
  store.sell(catalog);
  const { products } = indexCatalog(catalog);
  const [oil, serum] = ["hair-oil", "after-wash-scalp-serum"].map((handle) =>
    products
      .find(({ record }) => record.handle === handle)
      ?.variants[0]?.id.split("/")
      .at(-1),
  );
  await page.goto(`/cart/${oil}:1,${serum}:1`);
  await expect(cart.drawer).toBeVisible();
  await expect(
    shop.toast("Sold by subscription only: Botanical Hair Oil. Choose a plan on its page."),
  ).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.line("After-Wash Scalp Serum")).toBeVisible();
});

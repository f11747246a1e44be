import { indexCatalog } from "../../embedded-commerce/store-index";
import { catalogWith } from "../support/catalogs";
import { subscriptionOnly } from "../support/plan-catalog";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a holiday bundle that is sold by subscription only leads to its page", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(catalogWith(subscriptionOnly("self-care-ritual-bundle")));
  await shop.visit("/holidays");
  const ritual = shop.card("Self-Care Ritual");
  await expect(ritual.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  await ritual.getByRole("link", { name: "Subscribe to Self-Care Ritual" }).click();
  await expect(shop.title).toHaveText("Self-Care Ritual");
  await expect(page.getByRole("radio", { name: "One-time purchase" })).toHaveCount(0);
  await cart.expectPieces(0);
});

test("what is sold by subscription only shows the price that is charged", async ({
  shop,
  store,
  quiz,
  page,
}) => {
  store.sell(
    catalogWith(
      subscriptionOnly("self-care-ritual-bundle"),
      subscriptionOnly("after-wash-scalp-serum"),
      subscriptionOnly("growth-strength-shampoo"),
    ),
  );
  await shop.visit("/holidays");
  await expect(shop.card("Self-Care Ritual")).toContainText("$63.75 was $98, save $34.25");
  await shop.visit("/bundles");
  await expect(shop.card("Self-Care Ritual")).toContainText("$63.75");
  await expect(shop.card("Self-Care Ritual")).not.toContainText("$75");
  await shop.openHome();
  await expect(shop.card("Growth & Strength Shampoo")).toContainText("$27.20");
  await expect(shop.card("Growth & Strength Shampoo")).not.toContainText(
    /\$32|with a subscription/,
  );
  await shop.openShop();
  await expect(shop.card("After-Wash Scalp Serum")).toContainText("from $40.80");
  await quiz.openRoutine();
  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  await expect(serum).toContainText("$40.80 USD");
  await expect(page.getByRole("main")).not.toContainText("$48.00");
});

test("the quiz adds no product once that is sold by subscription only", async ({
  shop,
  store,
  cart,
  quiz,
}) => {
  store.sell(catalogWith(subscriptionOnly("after-wash-scalp-serum")));
  await quiz.openRoutine();
  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  await expect(serum.getByRole("link", { name: /^Subscribe to After-Wash/ })).toBeVisible();
  await expect(serum.getByRole("button")).toHaveCount(0);
  await expect(quiz.summary).toContainText(/After-Wash Scalp Serum\s*By subscription only/);
  await quiz.summary.getByRole("button", { name: /^Add/ }).click();
  await expect(
    shop.toast("Added to cart!").or(shop.toast("Complete routine added!")),
  ).toBeVisible();
  await cart.open();
  await expect(cart.line("Hair Nutraceutical")).toBeVisible();
  await expect(cart.line("After-Wash Scalp Serum")).toHaveCount(0);
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

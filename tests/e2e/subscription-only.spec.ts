import { catalogWith, standardProduct } from "../support/catalogs";
import { planCatalog, subscriptionOnly } from "../support/plan-catalog";
import { getCents, inDollars, subscribed } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const ritual = getCents("self-care-ritual-bundle");
/** Without cents where there are none. */
const inWholeDollars = (cents: number) => inDollars(cents).replace(".00", "");

test("a holiday bundle that is sold by subscription only shows the price that is charged, and leads to its page", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(catalogWith(subscriptionOnly("self-care-ritual-bundle")));
  await shop.visit("/holidays");
  const card = shop.card("Self-Care Ritual");
  const { compareAtCents: regular = 0 } =
    standardProduct("self-care-ritual-bundle").variants[0] ?? {};
  const [was, saved] = [regular, regular - subscribed(ritual)].map(inWholeDollars);
  await expect(card).toContainText(`${inDollars(subscribed(ritual))} was ${was}, save ${saved}`);
  await expect(card.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  await card.getByRole("link", { name: "Subscribe to Self-Care Ritual" }).click();
  await expect(shop.title).toHaveText("Self-Care Ritual");
  await expect(page.getByRole("radio", { name: "One-time purchase" })).toHaveCount(0);
  await cart.expectPieces(0);
});

test("what is sold by subscription only has no one-time purchase, and its card leads to it", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(planCatalog());
  const { title } = standardProduct("scalp-oil-pearls");
  await shop.openShop();
  await shop
    .card(title)
    .getByRole("link", { name: `Add ${title}` })
    .click();
  await expect(page).toHaveURL("/products/scalp-oil-pearls#buy");
  const purchase = page.getByRole("group", { name: "Purchase" });
  await expect(purchase.getByRole("radio")).toHaveCount(1);
  await expect(purchase.getByRole("radio", { name: /^Subscribe.* \$36\.00/ })).toBeChecked();
  await purchase.getByRole("combobox").selectOption("Delivered every 2 months");
  await shop.addToCart.click();
  await cart.open();

  await expect(cart.line(title)).toContainText("Delivered every 2 months");
  await expect(cart.line(title).getByRole("button", { name: /^Buy Once/ })).toHaveCount(0);
});

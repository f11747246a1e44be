import { catalogue } from "../../embedded-commerce/data/catalogue";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a bundle that is missing or sold out says so, on its card, on the shelf and as a gift", async ({
  shop,
  store,
  page,
}) => {
  store.sell(withoutKitAndRitual());
  const response = await shop.visit("/holidays");
  expect(response?.status()).toBe(200);

  const kit = shop.card("Complete Wellness Kit");
  await expect(kit).toContainText("Not in our store at the moment.");
  await expect(kit.getByRole("link")).toHaveCount(0);
  const ritual = shop.card("Self-Care Ritual");
  await expect(
    ritual.getByRole("button", { name: "Out of Stock Self-Care Ritual" }),
  ).toBeDisabled();
  await expect(page.getByRole("region", { name: "On the shelf today" })).toContainText(
    "In stock: Holiday Glow. Sold out: Self-Care Ritual. Not in our store at the moment: Complete Wellness Kit.",
  );

  const finder = page.getByRole("region", { name: "Gift Finder" });
  for (const answer of ["A friend", "The whole routine", "$150+"]) {
    await finder.getByRole("button", { name: answer }).click();
  }
  await expect(finder).toContainText("We would give Complete Wellness Kit");
  await expect(finder).toContainText("Not in our store at the moment.");
  await finder.getByRole("link", { name: "Shop all products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("bundles that fail while the document is rendered are a 503 that loads on its own", async ({
  shop,
  store,
  problems,
}) => {
  problems.expect(/status of 503/);
  // Three bundles, three attempts each.
  store.fail("GetProductByHandle", faults.serverError, { times: 9 });

  const response = await shop.visit("/holidays");

  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const html = await response?.text();
  expect(html).toContain("Holiday Glow");
  expect(html).toContain("Asking the store");
  await shop.page.mouse.move(10, 10);
  await expect(
    shop.card("Holiday Glow").getByRole("button", { name: /^Add to Cart/ }),
  ).toBeEnabled();
});

test("while the store is down the page says that it does not know, and tries again when asked", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  await store.refuseConnections();
  await shop.visit("/holidays");
  const shelf = page.getByRole("region", { name: "On the shelf today" });
  await page.mouse.move(10, 10);

  await expect(shelf).toContainText("The store did not answer");
  await expect(shop.card("Holiday Glow")).toContainText("$129.00");
  await expect(shop.card("Holiday Glow").getByRole("button")).toBeDisabled();
  await store.reset();
  await shelf.getByRole("button", { name: "Try again" }).click();

  await expect(shelf).toContainText("All three bundles are in stock.");
});

function withoutKitAndRitual() {
  const products = catalogue.products
    .filter(({ handle }) => handle !== "complete-wellness-kit")
    .map((product) =>
      product.handle === "self-care-ritual-bundle"
        ? { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: 0 })) }
        : product,
    );
  return { ...catalogue, products };
}

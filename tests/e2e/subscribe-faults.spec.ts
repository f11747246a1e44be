import { catalogue } from "../../embedded-commerce/data/catalogue";
import { catalogueWith, emptyCatalogue } from "../support/catalogues";
import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("a plan that the store does not sell says so and offers the quiz", async ({
  shop,
  store,
  page,
}) => {
  store.sell(emptyCatalogue);
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Complete" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete Plan" });

  await expect(dialog).toContainText("Our store does not sell this plan at the moment.");
  await expect(dialog.getByRole("button", { name: "Add plan to cart" })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Find My Routine" }).click();

  await expect(page).toHaveURL("/quiz");
});

test("a plan that is sold out says so; one with a rhythm left offers that one", async ({
  shop,
  store,
  page,
}) => {
  store.sell(catalogueWith(plan("essentials-plan", [0, 0, 0]), plan("complete-plan", [0, 5, 0])));
  await shop.visit("/subscribe");

  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const essentials = page.getByRole("dialog", { name: "Essentials Plan" });
  await expect(essentials).toContainText("This plan is sold out at the moment.");
  await expect(essentials.getByRole("link", { name: "Find My Routine" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Choose Complete" }).click();
  const complete = page.getByRole("dialog", { name: "Complete Plan" });
  await expect(complete.getByRole("radio", { name: "Every 30 days Sold out" })).toBeDisabled();
  await expect(complete.getByRole("radio", { name: "Every 60 days $170.00" })).toBeEnabled();
});

test("the page is whole while the store is down, and the dialog gets the plan once it is back", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  await store.refuseConnections();
  const response = await shop.visit("/subscribe");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("article")).toHaveCount(3);

  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const dialog = page.getByRole("dialog", { name: "Essentials Plan" });
  await expect(dialog.getByRole("alert")).toContainText("The store could not be reached");
  await store.reset();
  await dialog.getByRole("button", { name: "Try again" }).click();

  await expect(dialog.getByRole("radio")).toHaveCount(3);
});

test("an unpaid store is told by its message, and the plan counts as missing", async ({
  shop,
  store,
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  store.fail("GetProducts", faults.paymentRequired);
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();

  const dialog = page.getByRole("dialog", { name: "Essentials Plan" });
  await expect(dialog).toContainText("Shopify: Payment required");
  await expect(dialog).toContainText("Our store does not sell this plan at the moment.");
});

test("a dialog whose script never arrives is told, and the page stays as it was", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await shop.visit("/subscribe");
  await page.route(/\/assets\/plan-dialog-/, (route) => route.abort());
  await page.getByRole("button", { name: "Choose Essentials" }).click();

  await expect(shop.toast("The plan could not be opened")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
});

/** The store's plan with this much of each rhythm on the shelf. */
function plan(handle: string, stock: readonly number[]) {
  const record = catalogue.products.find((product) => product.handle === handle);
  if (!record) throw new Error(`The catalogue has lost ${handle}`);
  const variants = record.variants.map((variant, index) => ({
    ...variant,
    stock: stock[index] ?? 0,
  }));
  return { ...record, variants };
}

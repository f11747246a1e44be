import type { Page } from "@playwright/test";
import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { planPrices } from "#brand/content/subscribe/plan-prices.ts";
import { comparison, planDialogCopy, planSection } from "#brand/content/subscribe/subscribe.ts";
import { withoutPlansAndBundles } from "../support/catalogs";
import { respondWith } from "../support/faults";
import { expectAccessible, expectAccessibleAt } from "../support/page-shape";
import { getSavedPercent } from "../support/prices";
import { readPage } from "../support/served-pages";
import { test as base, expect } from "../support/shop-fixtures";

/** A shop whose owner has not said whether plans are sold. */
const test = base.extend({ storeKind: "faulty", shopSettings: { SHOPIFY_SELLING_PLANS: "" } });
const testWithoutScript = test.extend({ javaScriptEnabled: false });

const widths = [390, 1440];

/** A store in rupees, without any of the products that the pages name. */
const inRupees = respondWith({
  products: {
    edges: [299, 349, 449].map((price, index) => {
      const money = { amount: `${price}.0`, currencyCode: "INR" };
      const variant = { id: `v${index}`, title: "100 ml", price: money, availableForSale: true };
      return {
        node: {
          id: `p${index}`,
          handle: `mist-${index}`,
          title: `Hair Mist ${index + 1}`,
          tags: ["hair"],
          priceRange: { minVariantPrice: money },
          variants: { edges: [{ node: { ...variant, selectedOptions: [] } }] },
        },
      };
    }),
  },
});

const openPlan = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  return page.getByRole("dialog", { name: `${name} Plan` });
};

test("a plan that the store does not sell says so and takes an email address, also by keyboard", async ({
  shop,
  store,
  page,
}) => {
  store.sell(withoutPlansAndBundles());
  await shop.visit("/subscribe");
  await expectAccessibleAt(page, widths);
  await page.getByRole("button", { name: "Choose Complete" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Complete Plan" });
  await expect(dialog).toContainText(planDialogCopy.notSold);
  await expect(dialog).not.toContainText(planDialogCopy.buyOnce);
  await expectAccessible(page, "dialog[open]");

  const email = dialog.getByRole("textbox", { name: "Email address" });
  await email.fill("no address");
  await email.press("Enter");
  await expect(dialog).toContainText("Enter an email address like name@example.com.");
  await expect(email).toBeFocused();
  await email.fill("ana@solenne.example");
  await email.press("Enter");
  await expect(dialog).toContainText("Thanks! We’ll email you when this plan can be ordered.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Choose Complete" })).toBeFocused();
});

test("a plan that the store sells once says so, and leads to its box", async ({
  shop,
  store,
  page,
}) => {
  store.denyPlans();
  await shop.visit("/subscribe");
  const dialog = await openPlan(page, "Essentials");
  await expect(dialog).toContainText(planDialogCopy.notSold);
  await expect(dialog).toContainText(planDialogCopy.buyOnce);
  await dialog.getByRole("link", { name: planDialogCopy.toBox }).click();
  await expect(shop.title).toHaveText("Essentials Plan");
  await expect(shop.addToCart).toBeEnabled();
});

test("bundles that the store lacks keep their place, and their buttons lead to the shop", async ({
  shop,
  store,
  page,
}) => {
  store.sell(withoutPlansAndBundles());
  await shop.visit("/holidays");
  for (const { name } of holidayBundles) {
    await expect(shop.card(name)).toContainText("Not available right now.");
    await expect(shop.card(name).getByRole("button")).toHaveCount(0);
  }
  await expectAccessibleAt(page, widths);

  const finder = page.getByRole("region", { name: "Gift Finder" });
  for (const answer of ["Myself", "A slow evening", "$100-$150"])
    await finder.getByRole("button", { name: answer }).click();
  await expect(finder).toContainText("Holiday Glow");
  await expect(finder).toContainText("$129.00");
  await expect(finder).toContainText("Not available right now.");
  await finder.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("over a store in rupees the pages keep their texts and leave out prices in dollars", async ({
  runningShop,
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", inRupees);
  store.fail("GetProductByHandle", respondWith({ product: null }));
  for (const path of ["/", "/subscribe", "/holidays"]) {
    const { elements } = await readPage(runningShop.origin, path);
    const main = elements.find(({ name }) => name === "main");
    expect(main?.text.match(/\$[\d,.]+\d/g) ?? [], path).toEqual([]);
  }
  await shop.visit("/subscribe");
  const card = shop.card("Essentials");
  await expect(card).toContainText(`Save ${getSavedPercent(planPrices["essentials-plan"])}%.`);
  await expect(card.getByRole("button", { name: "Choose Essentials" })).toBeVisible();
  const table = page.getByRole("table", { name: comparison.heading });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: planSection.onePrice.heading })).toBeVisible();
  await expectAccessibleAt(page, widths);

  await shop.visit("/holidays");
  await expect(shop.card("Holiday Glow")).toContainText("Not available right now.");
  await expect(
    page.getByRole("region", { name: "Gift Finder" }).getByRole("button", { name: "Myself" }),
  ).toBeVisible();
});

testWithoutScript(
  "without script a plan that the store does not sell says so, and its form works",
  async ({ page, store }) => {
    store.sell(withoutPlansAndBundles());
    await page.goto("/subscribe");
    const card = page.getByRole("article", { name: "Complete" });
    await expect(card).toContainText(planDialogCopy.notSold);
    await expect(card.getByRole("button", { name: "Choose Complete" })).toBeHidden();
    await card.getByRole("textbox", { name: "Email address" }).fill("ines@solenne.example");
    await card.getByRole("button", { name: "Tell Me When It Can" }).click();
    await expect(page).toHaveURL(/\/subscribe#newsletter-complete-plan-thanks$/);
    await expect(card.getByText("We’ll email you when this plan can be ordered.")).toBeVisible();
  },
);

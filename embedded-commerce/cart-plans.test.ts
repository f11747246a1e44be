import { describe, expect, onTestFinished, test } from "vitest";
import { productRecord } from "../tests/support/catalogs.ts";
import { getCents, subscribed, toAmount } from "../tests/support/prices.ts";
import { toPurchase } from "./checkout/purchase.ts";
import { indexCatalog } from "./store-index.ts";
import { at, line, listAt, openTestStore } from "./testing/test-store.ts";

const { createCart, getVariantId, getPlanIds } = openTestStore();
const oil = await getVariantId("hair-oil");
const capsules = await getVariantId("hair-nutraceutical");
const scarce = await getVariantId("growth-strength-shampoo", 2);
const [monthly = "", everyTwoMonths = ""] = await getPlanIds("hair-nutraceutical");
const [essentials = ""] = await getPlanIds("essentials-plan");
const gone = "gid://shopify/SellingPlan/1";

/** The quantities of a payload's lines, in order. */
const quantities = (payload: unknown) =>
  listAt(payload, "cart.lines.nodes").map((node) => at(node, "quantity"));

describe("a line with a selling plan", () => {
  test("costs what its plan says, and is a line of its own", async () => {
    const created = await createCart(
      line(capsules, 1),
      line(capsules, 2, monthly),
      line(capsules, 1, everyTwoMonths),
      line(capsules, 1, monthly),
    );

    const once = getCents("hair-nutraceutical");
    const price = { amount: toAmount(subscribed(once)) };
    const allocation = {
      sellingPlan: { id: monthly, name: "Every 30 days" },
      priceAdjustments: [{ price, compareAtPrice: { amount: toAmount(once) } }],
    };
    expect(quantities(created)).toEqual([1, 3, 1]);
    expect(at(created, "cart.cost.totalAmount.amount")).toBe(toAmount(once + 4 * subscribed(once)));
    expect(at(created, "cart.lines.nodes.0.sellingPlanAllocation")).toBeNull();
    expect(at(created, "cart.lines.nodes.1")).toMatchObject({
      cost: { totalAmount: { amount: toAmount(3 * subscribed(once)) }, amountPerQuantity: price },
      sellingPlanAllocation: allocation,
    });
  });

  test.each([
    [10, 50, "0.45"],
    [15, 50, "0.43"],
    [15, 6_799, "57.79"],
    [33, 101, "0.68"],
  ])(
    "of %s percent off %s cents costs %s, half a cent rounded up",
    async (percent, priceCents, price) => {
      const plan = {
        number: 9,
        name: "Monthly",
        days: 30,
        pricing: { type: "percentage", percent },
      } as const;
      const variant = {
        options: ["30 ml"],
        priceCents,
        stock: 5,
        planGroups: [{ name: "All", plans: [plan] }],
      };
      const catalog = { products: [productRecord({ variants: [variant] })], articles: [] };
      const store = openTestStore({ catalog }, onTestFinished);
      const [planId] = await store.getPlanIds("test-product");
      const created = await store.createCart(
        line(await store.getVariantId("test-product"), 1, planId),
      );

      expect(at(created, "cart.cost.totalAmount.amount")).toBe(price);
    },
  );

  test("shares the stock with the line that is bought once", async () => {
    const [plan] = await getPlanIds("growth-strength-shampoo", 2);

    expect(quantities(await createCart(line(scarce, 2), line(scarce, 2, plan)))).toEqual([2, 1]);
  });

  const wrong = "SELLING_PLAN_NOT_APPLICABLE";
  const notApplicable = "Cannot apply selling plan to variant";

  test.each([
    ["a plan that is gone", capsules, gone],
    ["another product's plan", capsules, essentials],
    ["a plan of a product without plans", oil, monthly],
  ])("of %s is refused in the words of the hosted service", async (_, merchandiseId, planId) => {
    const field = ["input", "lines", "1", "sellingPlanId"];

    expect(await createCart(line(oil), line(merchandiseId, 1, planId))).toMatchObject({
      cart: null,
      userErrors: [{ code: wrong, field, message: notApplicable }],
    });
  });
});

test("a line whose plan is gone since is left out of the checkout, which says so", () => {
  const store = indexCatalog({ products: [productRecord({})], articles: [] });
  const [variantId = ""] = store.variantById.keys();
  const lines = [
    { id: "subscribed", variantId, sellingPlanId: gone, quantity: 5 },
    { id: "once", variantId, quantity: 2 },
  ];
  const times = { createdAt: 0, updatedAt: 0 };
  const cart = { token: "t", secret: "s", ...times, orderToken: null, lines, discountCodes: [] };

  const purchase = toPurchase(cart, store, { available: () => 5 });

  expect(purchase).toMatchObject({ lines: [{ quantity: 2 }], subtotalCents: 2800 });
  expect(purchase.notices).toEqual([
    "Test Product is no longer sold with this subscription, so it was left out.",
  ]);
});

describe("a product that is sold with a plan only", () => {
  const plan = { number: 91, name: "Every month", days: 30 };
  const pricing = { type: "amount off", cents: 500 } as const;
  const planGroups = [{ name: "Monthly", plans: [{ ...plan, pricing }] }];
  const variants = [{ options: ["10 ml"], priceCents: 1400, stock: 9, planGroups }];
  const options = [{ name: "Size", values: ["10 ml"] }];
  const record = productRecord({ options, variants, requiresSellingPlan: true });

  test("is refused without one, and sold with one", async () => {
    const catalog = { products: [record], articles: [] };
    const apart = openTestStore({ catalog }, onTestFinished);
    const id = await apart.getVariantId("test-product");
    const [planId] = await apart.getPlanIds("test-product");

    expect(await apart.createCart(line(id))).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: "VARIANT_REQUIRES_SELLING_PLAN",
          field: ["input", "lines", "0", "sellingPlanId"],
          message: "Variant can only be purchased with a selling plan.",
        },
      ],
    });
    expect(await apart.createCart(line(id, 2, planId))).toMatchObject({
      cart: { cost: { totalAmount: { amount: "18.0" } } },
      userErrors: [],
    });
  });
});

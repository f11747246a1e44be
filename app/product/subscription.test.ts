import { expect, test } from "vitest";
import { describeRenewals } from "#brand/content/subscribe/renewal.ts";
import { multiplyCharges } from "~/lib/plan-charges";
import { testAllocation, testProduct, testVariant, usd } from "../../tests/support/builders";
import { toCardProduct } from "./card-product";
import {
  getDefaultAllocation,
  getListedPrice,
  getOneTimePrice,
  getPlanDays,
  getSavedPercent,
  getSavingLabel,
  getScheduleLabel,
  getSubscribeAction,
  getSubscribeLabel,
} from "./subscription";

const euros = { amount: "99.00", currencyCode: "EUR" };

test.each([
  ["15% of the price", "57.79", usd("67.99"), "Subscribe and save 15%"],
  ["a part of a percent, rounded", "45.00", usd("53.00"), "Subscribe and save 15%"],
  ["nothing", "67.99", usd("67.99"), "Subscribe"],
  ["less than half a percent", "67.98", usd("67.99"), "Subscribe"],
  ["nothing, but costs more", "70.00", usd("67.99"), "Subscribe"],
  ["against a price in another currency", "57.79", euros, "Subscribe"],
])("a plan that saves %s says so", (_, amount, compareAtPrice, label) => {
  const allocation = { ...testAllocation("Every 30 days", amount), compareAtPrice };

  expect(getSubscribeLabel(testVariant(), allocation)).toBe(label);
  expect(getSubscribeAction(testVariant(), allocation).toLowerCase()).toBe(label.toLowerCase());
});

test("a plan has its price in its label where the plans of a variant differ in price", () => {
  const [monthly, prepaid] = [
    testAllocation("Every month", "36"),
    testAllocation("Prepaid", "108", { deliveries: 3 }),
  ];

  expect(getScheduleLabel(monthly, [monthly, prepaid])).toBe("Every month, $36.00");
  expect(getScheduleLabel(prepaid, [monthly, prepaid], 2)).toBe(
    "Prepaid, $216.00 for 3 deliveries",
  );
  expect(getScheduleLabel(monthly, [monthly, testAllocation("Every week", "36")])).toBe(
    "Every month",
  );
});

test.each([
  ["2 months", "Every 60 days"],
  ["50 ml", "Every 30 days"],
])("an option of %s is offered on the plan called %s", (value, name) => {
  const plans = ["Every 30 days", "Every 60 days", "Every 90 days"];
  const selectedOptions = [{ name: "Supply", value }];
  const sellingPlanAllocations = plans.map((plan) => testAllocation(plan));
  const variant = testVariant({ selectedOptions, sellingPlanAllocations });

  expect(getDefaultAllocation(variant)?.sellingPlan.name).toBe(name);
  expect(getDefaultAllocation(testVariant())).toBeUndefined();
});

test("several products say together what their plans save", () => {
  expect(getSavingLabel(usd("100.00"), usd("85.00"))).toBe("Subscribe and save 15%");
  expect(getSavingLabel(usd("100.00"), usd("100.00"))).toBe("Subscribe");
});

const introductory = testAllocation("Every 30 days", "9.00", {
  renewalPrice: usd("30.00"),
  compareAtPrice: usd("30.00"),
});
const prepaid = testAllocation("Every month", "54.00", {
  deliveries: 3,
  billingInterval: { unit: "month", count: 3 },
  compareAtPrice: usd("60.00"),
});

test.each([
  ["an introductory price that does not last", introductory, 0, null],
  ["an introductory price and later", { ...introductory, renewalPrice: usd("27.00") }, 10, "30.00"],
  ["three prepaid deliveries", prepaid, 10, "60.00"],
  ["three without a price to compare", { ...prepaid, compareAtPrice: null }, 10, "60.00"],
])("what is saved with %s is that of its renewals", (_, allocation, percent, once) => {
  const variant = testVariant({ price: usd("20.00") });

  expect(getSavedPercent(variant, allocation)).toBe(percent);
  expect(getOneTimePrice(variant, allocation)).toEqual(once && usd(once));
});

test.each([
  [
    "a plain plan",
    [testAllocation("Every 30 days", "57.79")],
    ["Renews every 30 days at $57.79 until you cancel."],
  ],
  ["no known interval", [testAllocation("Box", "57.79")], ["Renews at $57.79 until you cancel."]],
  [
    "an introductory price",
    [introductory],
    ["$9.00 for the first order, then renews every 30 days at $30.00 until you cancel."],
  ],
  [
    "several introductory orders",
    [{ ...introductory, introductoryOrders: 3 }],
    ["$9.00 for each of the first 3 orders, then renews every 30 days at $30.00 until you cancel."],
  ],
  [
    "prepaid deliveries",
    [prepaid],
    [
      "Renews every 3 months at $54.00 until you cancel. Each charge pays for 3 deliveries, one every month, $18.00 each.",
    ],
  ],
  [
    "two pieces of a plan",
    [multiplyCharges(testAllocation("Every 30 days", "40.80"), 2)],
    ["Renews every 30 days at $81.60 until you cancel."],
  ],
  [
    "two that renew together",
    [testAllocation("Every 30 days", "57.79"), introductory],
    ["$66.79 for the first order, then renews every 30 days at $87.79 until you cancel."],
  ],
  [
    "two that do not",
    [testAllocation("Every 30 days", "57.79"), testAllocation("Every 2 weeks", "8.00")],
    [
      "Product 0: Renews every 30 days at $57.79 until you cancel.",
      "Product 1: Renews every 2 weeks at $8.00 until you cancel.",
    ],
  ],
  ["nothing", [], []],
])("what renews is said of %s", (_, allocations, sentences) => {
  const renewing = allocations.map((charges, index) => ({ title: `Product ${index}`, charges }));

  expect(describeRenewals(renewing)).toEqual(sentences);
});

test("nothing is saved on what is free", () => {
  const free = { ...testAllocation("Every 30 days", "0.00"), compareAtPrice: usd("0.00") };

  expect(getSavedPercent(testVariant({ price: usd("0.00") }), free)).toBe(0);
});

test("without a price to compare, the saving is against the variant's", () => {
  const variant = testVariant({ price: usd("20.00") });
  const allocation = { ...testAllocation("Every 30 days", "15.00"), compareAtPrice: null };

  expect(getOneTimePrice(variant, allocation)).toEqual(usd("20.00"));
  expect(getSubscribeLabel(variant, allocation)).toBe("Subscribe and save 25%");
});

test.each([
  ["with a plan only, the price under its first one", true, "8.50"],
  ["once as well, the price of one order", false, "10.00"],
])("a list shows of what is sold %s", (_, requiresSellingPlan, amount) => {
  const sellingPlanAllocations = [testAllocation("Monthly"), testAllocation("Yearly", "7.00")];
  const variants = [testVariant({ sellingPlanAllocations })];
  const product = testProduct({ variants, requiresSellingPlan });

  expect(getListedPrice(product)).toEqual(usd(amount));
  expect(getListedPrice(toCardProduct(product))).toEqual(usd(amount));
});

test("a list shows of a product that needs a plan and has none what the store says", () => {
  const product = testProduct({ variants: [testVariant()], requiresSellingPlan: true });

  expect(getListedPrice(product)).toEqual(usd("10.00"));
  expect(getListedPrice({ ...product, variants: [], minPrice: null })).toBeNull();
});

test.each(["67.99", "70.00"])("a plan at %s has no lower price to show beside $67.99", (amount) => {
  const allocation = { ...testAllocation("Monthly", amount), compareAtPrice: usd("67.99") };

  expect(getOneTimePrice(testVariant(), allocation)).toBeNull();
});

test.each([
  ["Every 30 days", 30],
  ["every 90 Days", 90],
  ["Delivered every 60 days, save 15%", 60],
  ["Every month", 30],
  ["Deliver every 2 months", 60],
  ["Every 4 weeks", 28],
  ["Every year", 365],
  ["Monthly box", null],
  ["30 days free", null],
  ["Every 30 hours", null],
  ["", null],
])("a plan called %j delivers after days: %j", (name, days) => {
  expect(getPlanDays(testAllocation(name))).toBe(days);
});

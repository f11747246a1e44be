import { describe, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import { subscribed } from "../../../tests/support/prices";
import { getBestSellers, selectHomeProducts } from "./best-sellers";

const product = testProduct({ title: "Hair Nutraceutical, new", handle: "hair-nutraceutical" });
const allocation = { ...testAllocation("Every 30 days", "24.00"), compareAtPrice: null };
const variant = testVariant({ price: usd("30.00"), sellingPlanAllocations: [allocation] });
const soldOut = testVariant({ price: usd("10.00"), availableForSale: false });

test.each([
  ["its first variant's price", [variant], usd("20.00"), ["30.00", "24.00"]],
  ["its first price that can be paid", [soldOut, variant], usd("10.00"), ["30.00", "24.00"]],
  ["its lowest price where it has no variant", [], usd("20.00"), ["20.00", undefined]],
  ["the built-in price where it has none", [], null, ["67.99", undefined]],
] as const)("a product of the store has its own title and %s", (_, variants, minPrice, amounts) => {
  const [offer] = getBestSellers(
    selectHomeProducts([{ ...product, variants, minPrice }], "on"),
    true,
  );

  expect(offer?.title).toBe("Hair Nutraceutical, new");
  expect([offer?.once?.amount, offer?.subscribed?.amount]).toEqual(amounts);
});

test("until the store responds the best sellers are built in", () => {
  const offers = getBestSellers(null, true);

  expect(offers.map(({ once, subscribed }) => [once?.amount, subscribed?.amount])).toEqual([
    ["67.99", (subscribed(6799) / 100).toFixed(2)],
    ["32.00", (subscribed(3200) / 100).toFixed(2)],
    ["72.99", (subscribed(7299) / 100).toFixed(2)],
  ]);
  expect(offers.every(({ product }) => product === null)).toBe(true);
});

test("without subscriptions the built-in best sellers have none", () => {
  const offers = getBestSellers(null, false);

  expect(offers.map(({ subscribed }) => subscribed)).toEqual([null, null, null]);
});

describe("while the owner has not said whether plans are sold", () => {
  const priced = (amount: string, currencyCode: string, handle = product.handle) =>
    testProduct({ handle, variants: [testVariant({ price: { amount, currencyCode } })] });

  test.each([
    [
      "a best seller costs less as a subscription",
      priced("70.00", "USD"),
      (subscribed(7000) / 100).toFixed(2),
    ],
    ["one in another currency names no such price", priced("4999.0", "INR"), undefined],
    ["a product that stands in names none", priced("67.99", "USD", "other"), undefined],
  ])("%s", (_, sold, amount) => {
    const [offer] = getBestSellers(selectHomeProducts([sold], "unset"), true);

    expect(offer?.subscribed?.amount).toBe(amount);
  });
});

describe("of a store that lacks best sellers", () => {
  const rupees = { amount: "499.0", currencyCode: "INR" };
  const others = ["a", "b", "c", "d"].map((id) =>
    testProduct({ id, minPrice: rupees, variants: [testVariant({ price: rupees })] }),
  );

  test.each([
    ["all", others, ["a", "b", "c"]],
    ["two", [...others, product], ["hair-nutraceutical", "a", "b"]],
    ["all, with two products", others.slice(2), ["c", "d"]],
    ["all, with none", [], []],
  ])("%s are replaced by its first products", (_, catalog, handles) => {
    const offers = getBestSellers(selectHomeProducts(catalog, "on"), true);

    expect(offers.map(({ handle }) => handle)).toEqual(handles);
  });

  test("what cannot be bought stands in last", () => {
    const sold = testProduct({ id: "sold", minPrice: rupees, variants: [soldOut] });

    const handlesOf = (...catalog: (typeof sold)[]) =>
      getBestSellers(selectHomeProducts(catalog, "on"), true).map(({ handle }) => handle);
    expect(handlesOf(sold, ...others)).toEqual(["a", "b", "c"]);
    const planless = { ...sold, variants: [testVariant()], requiresSellingPlan: true };
    expect(handlesOf(planless, ...others)).toEqual(["a", "b", "c"]);
    expect(handlesOf(sold, ...others.slice(0, 1))).toEqual(["a", "sold"]);
  });

  test("a product that stands in names the lowest of several prices as such", () => {
    const large = testVariant({ price: { ...rupees, amount: "899.0" } });
    const [first] = others;
    const several = testProduct({ ...first, variants: [...(first?.variants ?? []), large] });

    const lowest = (product: typeof several) =>
      getBestSellers(selectHomeProducts([product], "on"), true)[0]?.lowest;
    expect(lowest(several)).toEqual(rupees);
    expect(lowest({ ...several, handle: "hair-nutraceutical" })).toBeNull();
    expect(lowest({ ...several, variants: several.variants.slice(0, 1) })).toBeNull();
  });

  test("a product that stands in has its own price and no price of a subscription", () => {
    const [offer] = getBestSellers(selectHomeProducts(others, "on"), true);

    expect(offer).toMatchObject({
      once: rupees,
      subscribed: null,
      rating: facts.averageRating,
      reviews: facts.productReviews,
    });
  });

  test("its links name what is missing once, the reasons too", () => {
    const named = ["hair-nutraceutical", "growth-strength-shampoo", "hair-nutraceutical-45"];

    expect(selectHomeProducts(others, "on").missing).toEqual(named);
    expect(selectHomeProducts([...others, product], "on").missing).toEqual(named.slice(1));
  });
});

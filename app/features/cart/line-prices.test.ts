import { expect, test } from "vitest";
import {
  testAllocation,
  testItem,
  testProduct,
  testProductOf,
  testVariant,
  usd,
} from "../../../tests/support/builders";
import { findLineOffer, hasBackorder, needsShipping, updateLines } from "./line-prices";

const oil = testItem({ variantId: "oil" });
const serum = testItem({ variantId: "serum", quantity: 2 });
const sellingPlan = { id: "Every 30 days", name: "Every 30 days" };

const sell = (id: string, price: string, ...plans: ReturnType<typeof testAllocation>[]) =>
  testProductOf(testItem({ variantId: id }), { price: usd(price), sellingPlanAllocations: plans });

test("lines take over the catalog's prices; one that it does not have keeps its own", () => {
  const other = { node: { ...oil.product.node, id: "gone" } };
  const items = [{ ...oil, quantity: 3 }, serum, { ...oil, variantId: "gone", product: other }];

  const { items: updated, repriced } = updateLines(items, [
    sell("oil", "16.00"),
    sell("serum", "14.0"),
  ]);

  expect(updated).toEqual([{ ...oil, quantity: 3, price: usd("16.00") }, serum, items[2]]);
  expect(updated[1], "the same amount, written in another way").toEqual(serum);
  expect(repriced).toEqual([updated[0]]);
});

test("a subscription takes over the price of its plan, and keeps its own when the plan is gone", () => {
  const subscribed = { ...oil, sellingPlan, price: usd("11.90") };
  const gone = { ...subscribed, sellingPlan: { id: "gone", name: "Every 45 days" } };
  const products = [sell("oil", "16.00", testAllocation("Every 30 days", "13.60"))];

  const { items } = updateLines([oil, subscribed, gone], products);

  expect(items.map(({ price }) => price.amount)).toEqual(["16.00", "13.60", "11.90"]);
});

test("the same number in another currency is another price", () => {
  const product = testProduct({
    id: "oil",
    variants: [testVariant({ id: "oil", price: { amount: "14.00", currencyCode: "CAD" } })],
  });

  const { items, repriced } = updateLines([oil], [product]);

  expect(items[0]?.price).toEqual({ amount: "14.00", currencyCode: "CAD" });
  expect(repriced).toHaveLength(1);
});

test("a line takes over the title, the image and the link of a product that was renamed", () => {
  const renamed = testProduct({
    id: "gid://shopify/Product/1",
    handle: "scalp-oil",
    title: "Scalp Oil",
    images: [{ url: "https://cdn.example/new.jpg", alt: "" }],
    variants: testProductOf(oil).variants,
  });

  const { items, repriced } = updateLines([oil], [renamed]);

  const images = { edges: [{ node: { url: "https://cdn.example/new.jpg", altText: null } }] };
  const { id } = renamed;
  const node = { id, handle: "scalp-oil", title: "Scalp Oil", images };
  expect(items).toEqual([{ ...oil, product: { node } }]);
  expect(repriced).toEqual([]);
  expect(updateLines(items, [renamed]).items, "the second time nothing changes").toBe(items);
});

test("a subscription takes over the new name of its plan", () => {
  const former = { ...oil, sellingPlan: { ...sellingPlan, name: "Monthly" } };
  const products = [sell("oil", "14.00", testAllocation("Every 30 days", "13.60"))];

  expect(updateLines([former], products).items).toMatchObject([{ sellingPlan }]);
});

test("a price in the smallest unit of a currency with three decimals is another price", () => {
  const dinars = (amount: string) => ({ amount, currencyCode: "KWD" });
  const variants = [testVariant({ id: "oil", price: dinars("0.126") })];
  const line = { ...oil, price: dinars("0.125") };

  expect(updateLines([line], [testProduct({ variants })]).repriced).toHaveLength(1);
});

test("lines take over reworded options, also of a plan that is gone, without a word about prices", () => {
  const title = "0.3 fl oz (10 ml)";
  const selectedOptions = [{ name: "Size", value: title }];
  const product = testProduct({
    variants: [testVariant({ id: "oil", title, selectedOptions, price: oil.price })],
  });

  const { items, repriced } = updateLines([oil, { ...oil, sellingPlan }], [product]);

  expect(items).toMatchObject([
    { variantTitle: title, selectedOptions },
    { variantTitle: title, selectedOptions, sellingPlan },
  ]);
  expect(repriced).toEqual([]);
});

const scent = { name: "Scent", value: "None" };

test.each([
  ["another title", { title: "0.3 fl oz" }],
  ["an option more", { selectedOptions: [...oil.selectedOptions, scent] }],
  ["an option less", { selectedOptions: [] }],
  ["an option with another name", { selectedOptions: [{ name: "Volume", value: "10 ml" }] }],
  ["an option with another value", { selectedOptions: [{ name: "Size", value: "0.3 fl oz" }] }],
])("a line takes over %s of its variant", (_, reworded) => {
  const { variantTitle: title, selectedOptions, price } = oil;
  const variant = testVariant({ id: "oil", title, selectedOptions, price, ...reworded });

  const [line] = updateLines([oil], [testProduct({ variants: [variant] })]).items;

  expect(line).toMatchObject({
    variantTitle: variant.title,
    selectedOptions: variant.selectedOptions,
  });
});

test("a line takes over a second option alone", () => {
  const selectedOptions = [...oil.selectedOptions, scent];
  const line = { ...oil, selectedOptions: [...oil.selectedOptions, { ...scent, value: "Rose" }] };

  expect(updateLines([line], [testProductOf(line, { selectedOptions })]).items).toEqual([
    { ...line, selectedOptions },
  ]);
});

test("a subscription to a variant that is gone stays a line of its own", () => {
  const items = [{ ...former([size], "11.90"), sellingPlan }];

  expect(updateLines(items, [now]).items).toBe(items);
});

test("a cart that is as the catalog says stays the same object", () => {
  const items = [oil, serum];

  const catalog = [sell("oil", "14.0"), sell("serum", "14.0")];
  expect(updateLines(items, catalog)).toEqual({ items, repriced: [] });
  expect(updateLines(items, catalog).items).toBe(items);
});

const size = { name: "Size", value: "10 ml" };
const once = { name: "Delivery", value: "One time" };
const monthly = { name: "Delivery", value: "Every 30 days" };
/** As the former release stored it, when a subscription was an option of the product. */
const former = (selectedOptions: (typeof size)[], amount: string) =>
  testItem({
    variantId: `former ${amount}`,
    price: usd(amount),
    selectedOptions,
    product: { node: { id: "oil", handle: "oil", title: "Oil", images: { edges: [] } } },
  });
const now = testProduct({
  id: "oil",
  variants: [
    testVariant({ id: "small", title: "10 ml", price: usd("14.00"), selectedOptions: [size] }),
    testVariant({ id: "large", selectedOptions: [{ name: "Size", value: "50 ml" }] }),
  ],
});

const twins = [testVariant({ id: "other", selectedOptions: [size] })];

test("lines with the former option Delivery become the one variant that has their size", () => {
  const items = [former([size, once], "14.00"), former([size, monthly], "11.90")];

  const { items: updated, repriced } = updateLines(items, [now]);

  const [line] = updated;
  expect(updated).toHaveLength(1);
  expect(line).toMatchObject({ variantId: "small", quantity: 2, selectedOptions: [size] });
  expect(line?.price).toEqual(usd("14.00"));
  expect(line?.sellingPlan, "nobody is subscribed without having chosen it").toBeUndefined();
  expect(repriced).toMatchObject([{ price: usd("14.00") }]);
});

test("a product that lost its only option is the variant that is left", () => {
  const product = testProduct({ id: "oil", variants: [testVariant({ id: "whole" })] });

  expect(updateLines([former([once], "10.00")], [product]).items).toMatchObject([
    { variantId: "whole" },
  ]);
});

test.each([
  ["a size that is no longer sold", [{ name: "Size", value: "5 ml" }, once], now],
  ["a product that needs a plan", [size, once], { ...now, requiresSellingPlan: true }],
  ["a product that is gone", [size, once], { ...now, id: "other" }],
  [
    "a size that is sold in another scent",
    [size, { name: "Scent", value: "Rose" }],
    { ...now, variants: [testVariant({ id: "plain", selectedOptions: [size, scent] })] },
  ],
  ["a size under another name", [{ name: "Volume", value: "10 ml" }, once], now],
  ["a product with two such variants", [size], { ...now, variants: [...now.variants, ...twins] }],
])("a former line of %s stays", (_, options, product) => {
  const items = [former(options, "14.00")];

  expect(updateLines(items, [product]).items).toBe(items);
});

test("a cart of nothing but gift cards ships nothing; an unknown line counts as shipped", () => {
  const products = [testProductOf(oil, { requiresShipping: false }), testProductOf(serum)];

  expect(needsShipping([oil], products)).toBe(false);
  expect(needsShipping([oil, serum], products)).toBe(true);
  expect(needsShipping([oil, testItem({ variantId: "gone" })], products)).toBe(true);
});

test("a cart with a backordered line has a backorder", () => {
  const products = [testProductOf(oil, { isBackordered: true }), testProductOf(serum)];

  expect(hasBackorder([serum], products)).toBe(false);
  expect(hasBackorder([serum, oil], products)).toBe(true);
});

test("a line finds its product, its variant and the price of its plan", () => {
  const allocation = testAllocation("Every 30 days");
  const product = sell("oil", "14.00", allocation);
  const [variant] = product.variants;

  expect(findLineOffer({ ...oil, sellingPlan }, [sell("serum", "1.00"), product])).toEqual({
    product,
    variant,
    allocation,
  });
  expect(findLineOffer(oil, [product])).toMatchObject({ variant, allocation: null });
  expect(findLineOffer(serum, [product])).toBeNull();
});

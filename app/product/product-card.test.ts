import { expect, test } from "vitest";
import { getStoreImageSources, getStoreImageUrl, productCrop } from "~/lib/store-image";
import { findRelated, getRelatedProducts } from "~/product/related-products";
import { testAllocation, testProduct, testVariant, usd } from "../../tests/support/builders";
import { toCardProduct } from "./card-product";
import { toCardContent } from "./product-card";
import { getCardBadge, getPageBadges, getProductCategory, isBundle } from "./tags";

test.each([
  [["bestseller"], "Best Seller", ["Best Seller"]],
  [["BestSeller"], "Best Seller", []],
  [["bestsellers"], null, []],
  [["a-bestseller"], null, []],
  [["new", "bestseller"], "Best Seller", ["Best Seller", "New"]],
  [["new"], "New", ["New"]],
  [["New"], "New", []],
  [["staff-pick", "NEW"], "New", []],
  [["newest"], null, []],
  [["renew"], null, []],
  [["staff-pick"], "Staff Pick", []],
  [["Autumn-Staff-Pick-2025"], "Staff Pick", []],
  [["staff pick"], null, []],
  [[], null, []],
])("a product tagged %j has %s on its card and %j on its page", (tags, onCard, onPage) => {
  expect(getCardBadge(tags)).toBe(onCard);
  expect(getPageBadges(tags)).toEqual(onPage);
});

test.each([
  [["supplement"], "nutraceuticals"],
  [["Hair-Nutraceuticals"], "nutraceuticals"],
  [["shampoo", "supplement"], "nutraceuticals"],
  [["CONDITIONER"], "haircare"],
  [["scalp", "haircare"], "haircare"],
  [["scalp-therapy"], "scalp-therapy"],
  [["night serum"], "scalp-therapy"],
  [["hair-oil"], "scalp-therapy"],
  [["foil"], "scalp-therapy"],
  [["gift"], "haircare"],
  [["gift", "night serum"], "scalp-therapy"],
  [[], "haircare"],
])("a product tagged %j is in %s", (tags, category) => {
  expect(getProductCategory(tags)).toBe(category);
});

test("a card has the first sentence of its product, and no options", () => {
  const product = testProduct({
    description: "A gentle wash. Rosemary and mint.",
    options: [{ name: "Size", values: ["50 ml"] }],
  });

  expect(toCardProduct(product)).toMatchObject({
    description: "A gentle wash.",
    options: [],
  });
});

test.each([
  ["sold by subscription only", { requiresSellingPlan: true }, usd("45.00")],
  ["sold once too", {}, null],
])("the card of what is %s has below its lowest price: %o", (_, parts, subscribed) => {
  const sellingPlanAllocations = [testAllocation("Every 30 days", "45.00")];
  const variant = testVariant({ price: usd("53.00"), sellingPlanAllocations });
  const product = testProduct({ minPrice: usd("53.00"), variants: [variant], ...parts });

  expect(toCardContent(product)).toMatchObject({ price: usd("53.00"), subscribed });
});

test("a card has the store's unit price of the variant whose price it shows", () => {
  const price = { amount: "48.00", currencyCode: "EUR" };
  const unitPrice = { price, referenceValue: 100, referenceUnit: "G" } as const;

  expect(toCardContent(testProduct({ minUnitPrice: unitPrice }))).toMatchObject({ unitPrice });
});

const serum = testProduct({ id: "serum", tags: ["scalp-therapy", "concern:thinning"] });
const oil = testProduct({ id: "oil", tags: ["scalp-therapy", "concern:dryness"] });
const wash = testProduct({ id: "wash", tags: ["haircare", "concern:dryness"] });
const comb = testProduct({ id: "comb", tags: ["tool"] });
const plain = testProduct({ id: "plain" });
const products = [comb, wash, plain, serum, oil];

test.each([
  ["a product is never related to itself", comb, []],
  ["products that share a tag are related", serum, [oil]],
  ["they come in the store's order", oil, [wash, serum]],
  ["a product without tags has no relations", plain, []],
])("%s", (_, product, related) => {
  expect(findRelated(product, products)).toEqual(related);
});

test("at most four related products are shown", () => {
  const others = ["a", "b", "c", "d", "e"].map((id) => testProduct({ id, tags: ["tool"] }));

  expect(getRelatedProducts(comb, [comb, ...others])).toEqual(others.slice(0, 4));
});

test.each([
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg?width=400&height=500&crop=center"],
  ["/a.jpg?v=3", "/a.jpg?v=3&width=400&height=500&crop=center"],
])("the image %s of a product is requested at 4:5", (url, requested) => {
  expect(getStoreImageUrl(url, 400, productCrop)).toBe(requested);
});

test.each([
  [false, ["/a.jpg?width=200&height=250&crop=center", "/a.jpg?width=400&height=500&crop=center"]],
  [true, ["/a.jpg?width=200", "/a.jpg?width=400"]],
])("each width has its own URL; of unknown aspect ratio, so uncropped: %s", (isUncropped, urls) => {
  const image = { url: "/a.jpg", alt: "", crop: productCrop, widths: [200, 400], isUncropped };
  const [small, large] = urls;

  expect(getStoreImageSources(image)).toEqual({
    src: small,
    srcSet: `${small} 200w, ${large} 400w`,
  });
});

test.each([
  [["hair", "Bundle"], true],
  [["bundles"], false],
  [["hair"], false],
  [[], false],
])("a product tagged %j is a bundle: %s", (tags, expected) => {
  expect(isBundle({ tags })).toBe(expected);
});

import { expect, test } from "vitest";
import {
  testAllocation,
  testItem,
  testProduct,
  testVariant,
  usd,
} from "../../../tests/support/builders";
import { getLineKey, getLineName, restoreItem, toCartItem } from "./cart-items";

const oil = testProduct({
  id: "gid://shopify/Product/7",
  handle: "hair-oil",
  title: "Botanical Hair Oil",
  images: [
    { url: "https://cdn.example/front.jpg", alt: "" },
    { url: "https://cdn.example/back.jpg", alt: "The back" },
  ],
});
const variant = testVariant({ id: "v1", title: "10 ml", price: usd("14.00") });

test("a product becomes a line with its first image", () => {
  expect(toCartItem(oil, variant, 2)).toEqual({
    product: {
      node: {
        id: "gid://shopify/Product/7",
        handle: "hair-oil",
        title: "Botanical Hair Oil",
        images: { edges: [{ node: { url: "https://cdn.example/front.jpg", altText: null } }] },
      },
    },
    variantId: "v1",
    variantTitle: "10 ml",
    sellingPlan: undefined,
    price: usd("14.00"),
    quantity: 2,
    selectedOptions: [],
  });
});

test("a line keeps the text of its image", () => {
  const [, back] = oil.images;
  const product = { ...oil, images: back ? [back] : [] };

  expect(toCartItem(product, variant, 1).product.node.images.edges).toEqual([
    { node: { url: "https://cdn.example/back.jpg", altText: "The back" } },
  ]);
});

test("a subscription has the plan, its price and a name of its own", () => {
  const line = toCartItem(oil, variant, 1, testAllocation("Every 30 days", "11.90"));

  expect(line.sellingPlan).toEqual({ id: "Every 30 days", name: "Every 30 days" });
  expect(line.price).toEqual(usd("11.90"));
  expect(getLineName(line)).toBe("Botanical Hair Oil, Every 30 days");
  expect(getLineName(toCartItem(oil, variant, 1))).toBe("Botanical Hair Oil");
});

test("a removed line comes back between the others", () => {
  const [one, two, three] = ["a", "b", "c"].map((variantId) => testItem({ variantId }));
  if (!one || !two || !three) throw new Error("Three lines are needed");

  expect(restoreItem([one, three], two, 1).map(getLineKey)).toEqual(["a", "b", "c"]);
});

import type { CartItem } from "./cart-item";

/** A line for the tests of this folder. */
export function testItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    product: {
      node: {
        id: "gid://shopify/Product/1",
        handle: "hair-oil",
        title: "Botanical Hair Oil",
        images: { edges: [{ node: { url: "https://cdn.example/oil.jpg", altText: null } }] },
      },
    },
    variantId: "gid://shopify/ProductVariant/1",
    variantTitle: "10 ml",
    price: { amount: "14.00", currencyCode: "USD" },
    quantity: 1,
    selectedOptions: [{ name: "Size", value: "10 ml" }],
    ...changes,
  };
}

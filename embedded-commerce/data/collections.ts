import type { CollectionRecord, ProductRecord } from "./records.ts";

/** The store's collections over a product table; membership follows tags and types, so that it cannot go stale. */
export function collectionsOf(products: readonly ProductRecord[]): readonly CollectionRecord[] {
  const handles = (belongs: (product: ProductRecord) => boolean) =>
    products.filter(belongs).map((product) => product.handle);

  return [
    {
      number: 100,
      handle: "all",
      title: "All Products",
      description: "Everything that we make, best sellers first.",
      productHandles: handles(() => true),
    },
    {
      number: 200,
      handle: "best-sellers",
      title: "Best Sellers",
      description: "The three that most routines begin with.",
      productHandles: handles((product) => product.tags.includes("bestseller")),
    },
    {
      number: 300,
      handle: "nutraceuticals",
      title: "Nutraceuticals",
      description: "Daily supplements at the doses printed on the label.",
      productHandles: handles((product) => product.productType === "Supplement"),
    },
    {
      number: 400,
      handle: "haircare",
      title: "Haircare",
      description: "Shampoo and conditioner that clean and soften without a film.",
      productHandles: handles((product) =>
        ["Shampoo", "Conditioner"].includes(product.productType),
      ),
    },
    {
      number: 500,
      handle: "scalp-therapy",
      title: "Scalp Therapy",
      description: "Serums, oils, a scrub and a mask for the skin under the hair.",
      productHandles: handles((product) => product.tags.includes("scalp-therapy")),
    },
    {
      number: 600,
      handle: "bundles",
      title: "Bundles",
      description: "Sets that cost less than their parts, ready to give.",
      productHandles: handles((product) => product.productType === "Bundle"),
    },
    {
      number: 700,
      handle: "plans",
      title: "Subscription Plans",
      description: "A box every 30, 60 or 90 days. Skip or cancel whenever you like.",
      productHandles: handles((product) => product.productType === "Plan"),
    },
  ];
}

import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { plans } from "#brand/content/subscribe/plans.ts";
import { catalog as standard } from "#brand/store/catalog.ts";
import type { Catalog, ProductRecord } from "../../embedded-commerce/data/records";

/** How many products the shop shows as it opens: all of them fit the first page. */
export const standardSize = standard.products.length;

export const emptyCatalog: Catalog = { products: [], articles: [] };

/** A catalog of this size: the standard products repeated, each with its own handle. */
export function createCatalog(size: number): Catalog {
  const rounds = Math.ceil(size / standardSize);
  const records = Array.from({ length: rounds }, () => standard.products).flat();
  const products = records.slice(0, size).map((record, index) => {
    const handle = `product-${String(index + 1).padStart(3, "0")}`;
    return { ...record, number: 10_000 + index, handle };
  });
  return { products, articles: [] };
}

/** The standard catalog with products in place of those of the same handle, or added to it. */
export function catalogWith(...products: ProductRecord[]): Catalog {
  const handles = new Set(products.map(({ handle }) => handle));
  const others = standard.products.filter(({ handle }) => !handles.has(handle));
  return { ...standard, products: [...products, ...others] };
}

/** The standard catalog without any of its plans and holiday bundles. */
export function withoutPlansAndBundles(): Catalog {
  const handles = new Set<string>([...plans, ...holidayBundles].map(({ handle }) => handle));
  return { ...standard, products: standard.products.filter(({ handle }) => !handles.has(handle)) };
}

/** A product whose every part can be chosen; the others are those of the hair oil, without its video. */
export function productRecord(parts: Partial<ProductRecord>): ProductRecord {
  const { video, ...oil } = standardProduct("hair-oil");
  return { ...oil, number: 90_000, handle: "test-product", title: "Test Product", ...parts };
}

export function standardProduct(handle: string): ProductRecord {
  const product = standard.products.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`The standard catalog has no ${handle}`);
  return product;
}

/** A product with this much stock of each variant, and none of the others. */
export function withStock(handle: string, ...stock: number[]): ProductRecord {
  const product = standardProduct(handle);
  const variants = product.variants.map((variant, index) => ({
    ...variant,
    stock: stock[index] ?? 0,
  }));
  return { ...product, variants };
}

/** A product with 18 variants: the first ten are all sizes of Rose and four of Sand. */
export function scrunchie(stocks: readonly number[] = []): ProductRecord {
  const sizes = ["20 mm", "30 mm", "40 mm", "50 mm", "60 mm", "70 mm"];
  const prices = { Rose: 1200, Sand: 1400, Ink: 900 };
  const variants = Object.entries(prices).flatMap(([color, priceCents]) =>
    sizes.map((size) => ({ options: [color, size], priceCents })),
  );
  return productRecord({
    handle: "silk-scrunchie",
    title: "Silk Scrunchie",
    options: [
      { name: "Color", values: Object.keys(prices) },
      { name: "Size", values: sizes },
    ],
    variants: variants.map((variant, at) => ({ ...variant, stock: stocks[at] ?? 5 })),
  });
}

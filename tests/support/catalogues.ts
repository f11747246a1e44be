import { catalogue as standard } from "../../embedded-commerce/data/catalogue";
import type { Catalogue, ProductRecord } from "../../embedded-commerce/data/records";

/** How many products the shop shows as it opens: all of them fit the first page. */
export const standardSize = standard.products.length;

export const emptyCatalogue: Catalogue = { products: [], articles: [] };

/** As many products as asked for: the standard ones over and over, each under its own handle. */
export function catalogueOf(size: number): Catalogue {
  const products = Array.from({ length: size }, (_, index) => {
    const { options, variants, ...record } = standardProduct(index);
    const name = `product-${String(index + 1).padStart(3, "0")}`;
    return { ...record, number: 10_000 + index, handle: name, options, variants };
  });
  return { products, articles: [] };
}

/** The standard catalogue with products in place of those of the same handle, or added to it. */
export function catalogueWith(...products: ProductRecord[]): Catalogue {
  const handles = new Set(products.map(({ handle }) => handle));
  const others = standard.products.filter(({ handle }) => !handles.has(handle));
  return { ...standard, products: [...products, ...others] };
}

/** A product whose every part can be chosen; unsaid parts are those of the hair oil. */
export function productRecord(parts: Partial<ProductRecord>): ProductRecord {
  const oil = standard.products.find(({ handle }) => handle === "hair-oil");
  if (!oil) throw new Error("The standard catalogue has lost its hair oil");
  return { ...oil, number: 90_000, handle: "test-product", title: "Test Product", ...parts };
}

function standardProduct(index: number): ProductRecord {
  const product = standard.products[index % standard.products.length];
  if (!product) throw new Error("The standard catalogue is empty");
  return product;
}

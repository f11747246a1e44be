type WithHandle = { readonly handle: string };

/** Where a link leads instead of to a product that the store lacks, and its label where that was the product's name. */
export const insteadOfProduct = { to: "/shop", label: "Shop All Products" } as const;

/** The handles of the products that the content names and the catalog, which is all of it, lacks. */
export function findMissing(
  named: readonly WithHandle[],
  catalog: readonly WithHandle[],
): string[] {
  const existing = new Set(catalog.map(({ handle }) => handle));
  const missing = named.filter(({ handle }) => !existing.has(handle));
  return [...new Set(missing.map(({ handle }) => handle))];
}

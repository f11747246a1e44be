import { market } from "#brand/content/market.ts";
import type { Product } from "~/commerce/model";

/**
 * Whether pages show the prices of our own content (rule 2 in docs/rules.md): beside a catalog in another currency they
 * are left out.
 * @param catalog without a price, it contradicts none
 */
export function showsWrittenPrices(catalog: readonly Pick<Product, "minPrice">[]): boolean {
  const price = catalog.find(({ minPrice }) => minPrice)?.minPrice;
  return !price || price.currencyCode === market.currency;
}

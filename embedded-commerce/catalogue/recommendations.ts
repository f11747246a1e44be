import type { IndexedProduct } from "./store-index.ts";

/** "Up to 10 products" (productRecommendations). */
const MOST = 10;

/**
 * Products that share tags with the given one, most in common first. Complementary products are chosen by
 * a merchant and this store has chosen none.
 */
export function recommendations(
  products: readonly IndexedProduct[],
  to: IndexedProduct,
  intent: string,
): readonly IndexedProduct[] {
  if (intent !== "RELATED") return [];
  return products
    .filter((candidate) => candidate !== to)
    .map((candidate) => ({ candidate, shared: sharedTags(candidate, to) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

function sharedTags(one: IndexedProduct, other: IndexedProduct): number {
  return one.record.tags.filter((tag) => other.record.tags.includes(tag)).length;
}

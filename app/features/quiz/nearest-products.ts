import type { Product } from "~/commerce/model";
import { categories } from "~/content/categories";
import { routineProducts } from "~/content/quiz/quiz-routine";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getProductCategory } from "~/product/tags";
import type { Recommendation } from "./recommendations";

/** Products of one of the shop's categories. */
export type NearestProducts = {
  category: (typeof categories)[number];
  products: readonly Product[];
};

const maxShown = 3;

/**
 * Products for a store that has none of the recommended ones: those of the category of the first recommendation, or
 * else of the next; products that can be bought come first. `null` when no category has any.
 */
export function findNearest(
  recommendations: readonly Recommendation[],
  catalog: readonly Product[],
): NearestProducts | null {
  for (const { productHandle } of recommendations) {
    const { category: id } = routineProducts[productHandle];
    const category = categories.find((candidate) => candidate.id === id);
    const fitting = catalog.filter(({ tags }) => getProductCategory(tags) === id);
    const products = fitting
      .sort((a, b) => Number(isForSale(b)) - Number(isForSale(a)))
      .slice(0, maxShown);
    if (category && products.length > 0) return { category, products };
  }
  return null;
}

function isForSale(product: Product): boolean {
  return getFirstAvailableVariant(product)?.availableForSale === true;
}

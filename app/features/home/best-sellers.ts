import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import { bestSellers } from "~/content/home/home";
import { discounted, type Money } from "~/lib/money";
import { toCardProduct } from "~/product/card-product";
import { getFirstAvailableVariant } from "~/product/first-available-variant";

/** The best sellers of a catalogue, with what their cards need. */
export function filterBestSellers(products: readonly Product[]): Product[] {
  return products
    .filter(({ handle }) => bestSellers.some((card) => card.handle === handle))
    .map(toCardProduct);
}

/**
 * The best sellers with the store's product once it is known; title and price are built in until then. The price
 * of a subscription follows from the price (rules 4 and 7 in docs/rules.md).
 */
export function getBestSellers(products: readonly Product[]): BestSeller[] {
  return bestSellers.map((card) => {
    const product = products.find(({ handle }) => handle === card.handle) ?? null;
    const once =
      (product && getFirstAvailableVariant(product))?.price ?? product?.minPrice ?? card.price;
    const subscribed = discounted(once, facts.subscriptionDiscountPercent);
    return { card, product, title: product?.title || card.title, once, subscribed };
  });
}

export type BestSeller = {
  card: (typeof bestSellers)[number];
  product: Product | null;
  title: string;
  once: Money;
  subscribed: Money;
};

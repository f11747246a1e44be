import { toCardProduct } from "~/blocks/product-card";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import { type BestSeller, bestSellers } from "~/content/home/best-sellers";
import { discounted, type Money } from "~/lib/money";

/** A best seller: the built-in card, and the store's product once it is known. */
export type Offer = { card: BestSeller; product: Product | null };

/** All that this page needs of a catalogue. */
export function filterBestSellers(products: readonly Product[]): Product[] {
  return products
    .filter(({ handle }) => bestSellers.some((card) => card.handle === handle))
    .map(toCardProduct);
}

export function getOffers(products: readonly Product[]): Offer[] {
  return bestSellers.map((card) => ({
    card,
    product: products.find(({ handle }) => handle === card.handle) ?? null,
  }));
}

export function getTitle({ card, product }: Offer): string {
  return product?.title || card.title;
}

/** The store's price, else the built-in one, and that of a subscription (rules 4 and 7 in docs/rules.md). */
export function getPrices({ card, product }: Offer): { once: Money; subscribed: Money } {
  const once = product?.variants[0]?.price ?? product?.minPrice ?? card.price;
  return { once, subscribed: discounted(once, facts.subscriptionDiscountPercent) };
}

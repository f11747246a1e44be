import { market } from "../market";

/** The orders of the shop's list; the first is the store's own. */
export const sortOrders = [
  { value: "featured", label: "Featured" },
  { value: "price-asc", label: "Price, low to high" },
  { value: "price-desc", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
] as const;

/** Where one band of prices ends and the next begins; for a catalog whose prices are spread over at least three. */
export const usualPriceBounds = { currencyCode: market.currency, bounds: [25, 50, 100] } as const;

/** A tag such as `concern:dryness` says what a product is for; one that is not listed is read as it is. */
export const concernLabels: ReadonlyMap<string, string> = new Map([
  ["buildup", "Buildup"],
  ["hormonal", "Hormonal changes"],
  ["scalp", "Scalp comfort"],
  ["texture", "Texture and frizz"],
  ["thinning", "Thinning hair"],
]);

/** By what leaves the list empty. */
export const emptyListTexts = {
  filter: "No product matches all of your filters. Remove one above to see more.",
  category: "We have nothing in this category right now. Browse the full range instead.",
  unknown: "We don’t have a category by that name. Browse the full range instead.",
  store: "The shelves are empty right now. Please check back soon.",
} as const;

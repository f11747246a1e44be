/** The orders of the shop's list; the first is the store's own. What they are called: `filter-labels.ts`. */
export const sortOrders = ["featured", "price-asc", "price-desc", "name"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** By a product's lowest price: the first band that it stays below, in whole cents. */
export const priceBands = [
  { value: "under-25", belowCents: 25_00 },
  { value: "25-50", belowCents: 50_00 },
  { value: "50-100", belowCents: 100_00 },
  { value: "over-100", belowCents: Number.POSITIVE_INFINITY },
] as const;
export type PriceBand = (typeof priceBands)[number]["value"];

export const availabilities = ["in-stock", "sold-out"] as const;
export type Availability = (typeof availabilities)[number];

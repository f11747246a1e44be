/** The orders of the shop's list; the first is the store's own. */
export const sortOrders = [
  { value: "featured", label: "Featured" },
  { value: "price-asc", label: "Price, low to high" },
  { value: "price-desc", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
] as const;

/** By a product's lowest price: the first band that it stays below, in whole cents. */
export const priceBands = [
  { value: "under-25", label: "Under $25", belowCents: 25_00 },
  { value: "25-50", label: "$25 to $49.99", belowCents: 50_00 },
  { value: "50-100", label: "$50 to $99.99", belowCents: 100_00 },
  { value: "over-100", label: "$100 and more", belowCents: Number.POSITIVE_INFINITY },
] as const;

export const availabilities = [
  { value: "in-stock", label: "In stock" },
  { value: "sold-out", label: "Sold out" },
] as const;

/** A tag such as `concern:dryness` says what a product is for; one that is not listed is read as it is. */
export const concernLabels: ReadonlyMap<string, string> = new Map([
  ["buildup", "Build-up"],
  ["hormonal", "Hormonal changes"],
  ["scalp", "Scalp comfort"],
  ["texture", "Texture and frizz"],
  ["thinning", "Thinning hair"],
]);

/** By what leaves the list empty. */
export const emptyListTexts = {
  filter: "Nothing here is all of that at once. Take one of the choices above back.",
  category: "There is nothing under this name. The whole range is one step away.",
  store: "The shelf is empty at the moment. Please look in again later.",
} as const;

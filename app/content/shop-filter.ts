/** The orders of the shop's list; the first is the store's own. */
export const sortOrders = [
  { value: "featured", label: "Featured" },
  { value: "price-asc", label: "Price, low to high" },
  { value: "price-desc", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
] as const;

export type SortOrder = (typeof sortOrders)[number]["value"];

/** By the lowest price of a product, in whole cents; `below` belongs to the next band. */
export const priceBands = [
  { value: "under-25", label: "Under $25", from: 0, below: 25_00 },
  { value: "25-50", label: "$25 to $49.99", from: 25_00, below: 50_00 },
  { value: "50-100", label: "$50 to $99.99", from: 50_00, below: 100_00 },
  { value: "over-100", label: "$100 and more", from: 100_00, below: Number.POSITIVE_INFINITY },
] as const;

export const availabilities = [
  { value: "in-stock", label: "In stock" },
  { value: "sold-out", label: "Sold out" },
] as const;

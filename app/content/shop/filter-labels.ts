import type { Availability, PriceBand, SortOrder } from "./shop-filter";

export const sortLabels: Readonly<Record<SortOrder, string>> = {
  featured: "Featured",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  name: "Name, A to Z",
};

export const priceLabels: Readonly<Record<PriceBand, string>> = {
  "under-25": "Under $25",
  "25-50": "$25 to $49.99",
  "50-100": "$50 to $99.99",
  "over-100": "$100 and more",
};

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  "in-stock": "In stock",
  "sold-out": "Sold out",
};

/** A tag such as `concern:dryness` says what a product is for; one that is not listed is read as it is. */
export const concernLabels: Readonly<Record<string, string>> = {
  buildup: "Build-up",
  hormonal: "Hormonal changes",
  scalp: "Scalp comfort",
  texture: "Texture and frizz",
  thinning: "Thinning hair",
};

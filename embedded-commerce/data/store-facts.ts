export const storeFacts = {
  name: "Solenne",
  description: "Supplements, haircare and scalp therapy with every dose on the label.",
  slogan: "Hair wellness, plainly.",
  currencyCode: "USD",
  countryCode: "US",
  /** An order of exactly this much ships free. */
  freeShippingFromCents: 5000,
  shippingCents: 599,
  blogTitle: "News",
  blogHandle: "news",
} as const;

export const cartLimits = {
  linesPerCart: 500,
  quantityPerLine: 99,
  lifetimeDays: 30,
} as const;

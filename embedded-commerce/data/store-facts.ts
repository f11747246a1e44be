export const storeFacts = {
  blogTitle: "News",
  blogHandle: "news",
} as const;

export const cartLimits = {
  linesPerCart: 500,
  quantityPerLine: 99,
  discountCodeCharacters: 255,
  /** From the last change of a cart that was never ordered. */
  lifetimeDays: 10,
  /** What one client may store in a day: 2,000 carts of three lines. */
  bytesPerClientAndDay: 2_000_000,
} as const;

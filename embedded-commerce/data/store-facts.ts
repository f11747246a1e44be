export const storeFacts = {
  blogTitle: "News",
  blogHandle: "news",
} as const;

export const cartLimits = {
  linesPerCart: 500,
  quantityPerLine: 99,
  discountCodeCharacters: 255,
  lifetimeDays: 30,
} as const;

/** Handles of the products whose images the media kit contains. */
export const shownProducts = [
  "hair-nutraceutical",
  "hair-nutraceutical-45",
  "growth-strength-shampoo",
  "conditioner",
  "after-wash-scalp-serum",
  "hair-oil",
] as const;

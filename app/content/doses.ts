/** What a daily serving of Hair Nutraceutical holds, or the share of a bottle, as the labels say. */
export const doses = {
  biotin: "5,000 mcg",
  marineCollagen: "2,500 mg",
  sawPalmetto: "320 mg",
  zinc: "11 mg",
  selenium: "55 mcg",
  niacinamide: "5%",
} as const;

/** What three capsules of Hair Nutraceutical 45+ hold. */
export const doses45 = {
  sawPalmetto: "320 mg",
  marineCollagen: "3,000 mg",
  biotin: "2,500 mcg",
  selenium: "55 mcg",
  vitaminD3: "20 mcg (800 IU)",
} as const;

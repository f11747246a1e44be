/**
 * Amounts as labels print them, with no-break spaces: what a daily serving of Hair Nutraceutical contains, or the share
 * of a bottle. A module of its own, because pages that name a dose need no formula.
 */
export const doses = {
  biotin: "5,000\u00A0mcg",
  marineCollagen: "2,500\u00A0mg",
  sawPalmetto: "320\u00A0mg",
  zinc: "11\u00A0mg",
  selenium: "55\u00A0mcg",
  niacinamide: "5%",
} as const;

/** Doses of Hair Nutraceutical 45+. */
export const doses45 = {
  sawPalmetto: "320\u00A0mg",
  marineCollagen: "3,000\u00A0mg",
  biotin: "2,500\u00A0mcg",
  selenium: "55\u00A0mcg",
  vitaminD3: "20\u00A0mcg (800\u00A0IU)",
} as const;

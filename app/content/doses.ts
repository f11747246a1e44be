/** What a daily serving holds, or the share of a bottle: each once (specification, section 9, and the labels). */
export const doses = {
  biotin: "5,000 mcg",
  marineCollagen: "2,500 mg",
  sawPalmetto: "320 mg",
  zinc: "11 mg",
  selenium: "55 mcg",
  niacinamide: "5%",
} as const;

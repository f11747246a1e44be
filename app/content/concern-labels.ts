/** A tag such as `concern:dryness` says what a product is for; one that is not listed is read as it is. */
export const concernLabels: Readonly<Record<string, string>> = {
  buildup: "Build-up",
  hormonal: "Hormonal changes",
  scalp: "Scalp comfort",
  texture: "Texture and frizz",
  thinning: "Thinning hair",
};

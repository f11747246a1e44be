/** The products that our pages name, by handle. */
export const productNames = {
  "hair-nutraceutical": "Hair Nutraceutical",
  "hair-nutraceutical-45": "Hair Nutraceutical 45+",
  "growth-strength-shampoo": "Growth & Strength Shampoo",
  shampoo: "Gentle Daily Shampoo",
  conditioner: "Silk Conditioner",
  "after-wash-scalp-serum": "After-Wash Scalp Serum",
  "hair-oil": "Botanical Hair Oil",
  "scalp-oil-pearls": "Scalp Oil Pearls",
  "clarifying-scalp-scrub": "Clarifying Scalp Scrub",
  "overnight-scalp-mask": "Overnight Scalp Mask",
} as const;

export type ProductHandle = keyof typeof productNames;

export function nameProduct<Handle extends ProductHandle>(handle: Handle) {
  return { handle, title: productNames[handle] };
}

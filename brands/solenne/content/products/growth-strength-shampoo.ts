import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { rosemaryCaution } from "../product/caution.ts";
import {
  limonene,
  linalool,
  peppermintOil,
  preservatives,
  rosemaryExtract,
  rosemaryOil,
  scents,
} from "./ingredient-names.ts";

export const growthStrengthShampoo: BrandProduct<IngredientId> = {
  title: "Growth & Strength Shampoo",
  labelLine: "For fuller-looking hair",
  use: "Two pumps on wet hair. Massage for a minute, then rinse.",
  comparison: {
    pair: "shampoos",
    forWhom: "You want hair that looks fuller, scented or unscented.",
    notFor: "Menthol bothers your scalp. Choose Unscented or Gentle Daily.",
  },
  formula: {
    actives: [
      { id: "rosemary", purpose: "Leaves roots feeling fresh" },
      { id: "biotin", purpose: "Coats each strand so hair feels fuller" },
      { id: "peppermint", purpose: "Leaves the scalp feeling cool" },
    ],
    ingredients: [
      "Aqua",
      "Decyl Glucoside",
      "Cocamidopropyl Betaine",
      "Sodium Cocoyl Glutamate",
      "Glycerin",
      rosemaryExtract,
      "Xanthan Gum",
      ...preservatives,
      peppermintOil,
      rosemaryOil,
      "Biotin",
      ...scents,
    ],
    allergens: [limonene, { ...linalool, name: "linalool (neither in Unscented)" }],
    caution: rosemaryCaution,
    note: "Unscented has neither of the two oils, and so no Limonene and no Linalool.",
  },
};

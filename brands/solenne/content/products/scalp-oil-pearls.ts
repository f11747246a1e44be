import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { rosemaryCaution } from "../product/caution.ts";
import { limonene, linalool, rosemaryOil, scents, sunflower } from "./ingredient-names.ts";

export const scalpOilPearls: BrandProduct<IngredientId> = {
  title: "Scalp Oil Pearls",
  labelLine: "Sixty single doses",
  use: "Twist one pearl open, the evening before wash day. Massage in.",
  formula: {
    actives: [
      { id: "sunflower-oil", purpose: "Leaves the scalp supple" },
      { id: "rosemary", purpose: "A clean, green scent" },
    ],
    ingredients: [
      sunflower,
      "Glycerin",
      "Hydroxypropyl Starch",
      "Carrageenan",
      "Aqua",
      rosemaryOil,
      "Tocopherol",
      ...scents,
    ],
    allergens: [limonene, linalool],
    caution: rosemaryCaution,
  },
};

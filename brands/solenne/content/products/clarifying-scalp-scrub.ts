import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { limonene, peppermintOil } from "./ingredient-names.ts";

export const clarifyingScalpScrub: BrandProduct<IngredientId> = {
  title: "Clarifying Scalp Scrub",
  labelLine: "Once a week",
  use: "Once a week, in small circles on a wet scalp, before shampoo.",
  formula: {
    actives: [
      { id: "sea-salt", purpose: "Lifts residue, then dissolves" },
      { id: "peppermint", purpose: "Leaves the scalp feeling cool" },
    ],
    ingredients: [
      "Maris Sal",
      "Glycerin",
      "Decyl Glucoside",
      "Aqua",
      "Xanthan Gum",
      peppermintOil,
      "Citric Acid",
      limonene.ingredient,
    ],
    allergens: [limonene],
    note: "Skip it on broken or sunburned skin.",
  },
};

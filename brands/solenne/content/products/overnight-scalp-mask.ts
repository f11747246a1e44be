import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { chamomile, chamomileFlower, preservatives } from "./ingredient-names.ts";

export const overnightScalpMask: BrandProduct<IngredientId> = {
  title: "Overnight Scalp Mask",
  labelLine: "While you sleep",
  use: "A thin layer along your part at night. Rinse at breakfast.",
  formula: {
    actives: [
      { id: "aloe-vera", purpose: "Keeps moisture in" },
      { id: "chamomile", purpose: "Leaves the scalp comfortable" },
    ],
    ingredients: [
      "Aqua",
      "Aloe Barbadensis Leaf Juice",
      "Caprylic/Capric Triglyceride",
      "Glycerin",
      "Cetearyl Alcohol",
      chamomile,
      "Cetearyl Glucoside",
      ...preservatives,
    ],
    allergens: [chamomileFlower],
    note: "Not for anyone allergic to ragweed.",
  },
};

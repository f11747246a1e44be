import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { rosemaryCaution } from "../product/caution.ts";
import { ifNotForMe } from "../product/product-faqs.ts";
import { argan, limonene, linalool, rosemaryOil, scents, sunflower } from "./ingredient-names.ts";

export const hairOil: BrandProduct<IngredientId> = {
  title: "Botanical Hair Oil",
  labelLine: "For damp ends",
  use: "Four drops, warmed between the palms, on damp ends.",
  formula: {
    actives: [
      { id: "argan-oil", purpose: "Adds slip and shine" },
      { id: "rosemary", purpose: "A clean, green scent" },
      { id: "sunflower-oil", purpose: "Light enough for fine hair" },
    ],
    ingredients: [argan, sunflower, rosemaryOil, "Tocopherol", ...scents],
    allergens: [limonene, linalool],
    caution: rosemaryCaution,
  },
  faqs: [
    {
      isOfFormula: true,
      question: "How much do I use?",
      answer: "Four drops for shoulder-length hair. Warm them between your palms first.",
    },
    {
      question: "On damp or on dry hair?",
      answer:
        "On damp ends for softness, on dry ends for gloss. Either way, keep it away from the roots.",
    },
    {
      question: "Does it protect from heat?",
      answer: "No. It’s a finishing step for after styling, not a heat protectant.",
    },
    ifNotForMe,
  ],
};

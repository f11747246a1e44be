import type { BrandProduct } from "~/lib/brand-product";
import { keepUnits } from "../../../../app/lib/text.ts";
import type { IngredientId } from "../help/glossary";
import { ifNotForMe } from "../product/product-faqs.ts";
import { doses } from "./doses.ts";
import { argan, preservatives, rosemaryExtract } from "./ingredient-names.ts";

export const afterWashScalpSerum: BrandProduct<IngredientId> = {
  title: "After-Wash Scalp Serum",
  labelLine: "Five percent niacinamide",
  use: "One dropperful, spread along your parts, on a clean scalp. Leave in.",
  formula: {
    actives: [
      {
        id: "niacinamide",
        amount: doses.niacinamide,
        purpose: "Helps the scalp feel calm and comfortable",
      },
      { id: "rosemary", purpose: "Leaves roots feeling fresh" },
      { id: "argan-oil", purpose: "Keeps skin from feeling tight" },
    ],
    ingredients: [
      "Aqua",
      "Propanediol",
      "Niacinamide",
      "Glycerin",
      argan,
      "Polyglyceryl-10 Laurate",
      rosemaryExtract,
      "Xanthan Gum",
      ...preservatives,
    ],
    allergens: [],
  },
  faqs: [
    {
      question: "Do I rinse it out?",
      answer:
        "No. Part clean, towel-dried hair, spread one dropperful along your parts and massage it in. It dries in two minutes.",
    },
    {
      question: "Will it make my hair look oily?",
      answer:
        "It shouldn’t. The texture is closer to water than to oil. If your roots feel heavy, use half a dropper.",
    },
    {
      isOfFormula: true,
      question: "How often do I use it?",
      answer: keepUnits(
        "Every day, or after every wash. A 1.7 fl oz (50 ml) bottle lasts about six weeks, used daily.",
      ),
    },
    {
      isOfFormula: true,
      question: "Can I use it on color-treated hair?",
      answer: "Yes. It contains no alcohol, no perfume and nothing that lifts color.",
    },
    ifNotForMe,
  ],
};

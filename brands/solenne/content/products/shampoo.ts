import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { ifNotForMe } from "../product/product-faqs.ts";
import { chamomile, chamomileFlower, preservatives } from "./ingredient-names.ts";

const oat = "Avena Sativa (Oat) Kernel Flour";

export const shampoo: BrandProduct<IngredientId> = {
  title: "Gentle Daily Shampoo",
  labelLine: "For every wash",
  use: "One pump, lather at the roots, rinse until the water runs clear.",
  comparison: {
    pair: "shampoos",
    forWhom: "You wash every day, or your scalp feels dry or tight.",
    notFor: "You’re allergic to oats or ragweed.",
  },
  formula: {
    actives: [
      { id: "oat", purpose: "Softens the wash" },
      { id: "chamomile", purpose: "Leaves the scalp comfortable" },
      { id: "aloe-vera", purpose: "Keeps moisture in" },
    ],
    ingredients: [
      "Aqua",
      "Coco-Glucoside",
      "Cocamidopropyl Betaine",
      "Glycerin",
      oat,
      chamomile,
      "Aloe Barbadensis Leaf Juice Powder",
      "Glycol Distearate",
      "Xanthan Gum",
      ...preservatives,
    ],
    allergens: [{ ingredient: oat, name: "oats" }, chamomileFlower],
    note: "Not for anyone allergic to oats or ragweed.",
  },
  faqs: [
    {
      question: "Can I use it every day?",
      answer:
        "Yes, that’s what it’s made for. One pump at the roots is enough; the lather cleans the rest as it rinses out.",
    },
    {
      isOfFormula: true,
      question: "Is it free of sulfates and silicones?",
      answer: "Yes, of both. It lathers less than a sulfate shampoo and cleans just as well.",
    },
    {
      question: "Is it safe for color-treated hair?",
      answer: "Yes. A mild shampoo keeps color longer than a strong one.",
    },
    ifNotForMe,
  ],
};

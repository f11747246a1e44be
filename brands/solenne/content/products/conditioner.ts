import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { ifNotForMe } from "../product/product-faqs.ts";
import { argan, preservatives } from "./ingredient-names.ts";

export const conditioner: BrandProduct<IngredientId> = {
  title: "Silk Conditioner",
  labelLine: "For soft lengths",
  use: "From mid-length to ends. Comb through, wait two minutes, rinse.",
  formula: {
    actives: [
      { id: "silk-protein", purpose: "Smooths the cuticle" },
      { id: "argan-oil", purpose: "Adds slip and shine" },
    ],
    ingredients: [
      "Aqua",
      "Cetearyl Alcohol",
      "Behentrimonium Chloride",
      argan,
      "Glycerin",
      "Hydrolyzed Silk",
      "Cetyl Esters",
      "Panthenol",
      ...preservatives,
    ],
    allergens: [],
    note: "Silk comes from silkworms, so this one isn’t vegan.",
  },
  faqs: [
    {
      question: "Where do I put it?",
      answer:
        "From mid-length to ends, never on the scalp. Comb it through with your fingers or a wide-tooth comb.",
    },
    {
      question: "How long do I leave it in?",
      answer: "Two minutes. Longer does no harm, and adds little.",
    },
    {
      question: "Does it weigh fine hair down?",
      answer: "Not if you keep it off the roots. Use half of what you normally would.",
    },
    ifNotForMe,
  ],
};

import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";
import { ifNotForMe } from "../product/product-faqs.ts";
import { doses } from "./doses.ts";
import { collagen, fish } from "./ingredient-names.ts";

export const hairNutraceutical: BrandProduct<IngredientId> = {
  title: "Hair Nutraceutical",
  labelLine: "Daily supplement, a month in a bottle",
  use: "Four capsules a day, with water and something to eat.",
  comparison: {
    pair: "supplements",
    forWhom: "You’re under 45, or you want zinc and the full dose of biotin.",
    notFor: "You’re pregnant or breastfeeding, or you don’t eat fish.",
  },
  formula: {
    serving: { perDay: 4, perMonth: 120 },
    actives: [
      { id: "biotin", amount: doses.biotin, purpose: "For hair that lacks biotin, which is rare*" },
      {
        id: "marine-collagen",
        amount: doses.marineCollagen,
        purpose: "Adds protein, and supports skin that looks supple*",
      },
      {
        id: "saw-palmetto",
        amount: doses.sawPalmetto,
        purpose: "For the years when hair turns finer*",
      },
      { id: "zinc", amount: doses.zinc, purpose: "Supports normal hair*" },
      { id: "selenium", amount: doses.selenium, purpose: "Supports normal hair*" },
    ],
    ingredients: [
      collagen,
      "capsule shell (hypromellose)",
      "saw palmetto berry extract",
      "zinc bisglycinate",
      "rice flour",
      "biotin",
      "L-selenomethionine",
    ],
    allergens: [fish],
    note: "Contains fish. No gluten, no soy, no dairy.",
  },
  faqs: [
    {
      question: "When will I see a difference?",
      answer:
        "Look between weeks 8 and 12. Hair grows about half an inch a month, so a change at the root needs time to become a change you can see. One photo a month, in the same light, is the fairest test.",
    },
    {
      isOfFormula: true,
      question: "Can I take it with other supplements?",
      answer:
        "Usually yes. Compare the labels first: if your multivitamin already contains biotin, zinc or selenium, the amounts add up. Biotin can also affect some blood tests, so tell your doctor you take it.",
    },
    {
      isOfFormula: true,
      question: "Is it suitable during pregnancy or while breastfeeding?",
      answer:
        "No. It contains saw palmetto, which isn’t recommended during pregnancy or while breastfeeding. Ask your doctor what is.",
    },
    {
      isOfFormula: true,
      question: "Do I take it with food?",
      answer:
        "Yes. Take four capsules with a meal and a glass of water. The hour doesn’t matter; the habit does.",
    },
    ifNotForMe,
  ],
};

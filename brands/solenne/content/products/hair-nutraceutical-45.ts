import type { BrandProduct } from "~/lib/brand-product";
import { toDose } from "../../../../app/lib/dose.ts";
import type { IngredientId } from "../help/glossary";
import { collagen, fish } from "./ingredient-names.ts";

export const hairNutraceutical45: BrandProduct<IngredientId> = {
  title: "Hair Nutraceutical 45+",
  labelLine: "Daily supplement, a month in a canister",
  use: "Four capsules a day, with a meal, at the same time.",
  comparison: {
    pair: "supplements",
    forWhom: "You’re around menopause, and hair turns finer or drier.",
    notFor: "You’re pregnant or breastfeeding, or you don’t eat fish.",
  },
  formula: {
    serving: { perDay: 4, perMonth: 120 },
    actives: [
      {
        id: "saw-palmetto",
        amount: toDose(320, "mg"),
        purpose: "For the years when hair turns finer*",
      },
      {
        id: "marine-collagen",
        amount: toDose(3_000, "mg"),
        purpose: "Adds protein, and supports skin that looks supple*",
      },
      {
        id: "biotin",
        amount: toDose(2_500, "mcg"),
        purpose: "For hair that lacks biotin, which is rare*",
      },
      { id: "selenium", amount: toDose(55, "mcg"), purpose: "Supports normal hair*" },
      {
        id: "vitamin-d3",
        amount: { value: 20, unit: "mcg", text: "20\u00A0mcg (800\u00A0IU)" },
        purpose: "Helps where darker months leave too little*",
      },
    ],
    ingredients: [
      collagen,
      "capsule shell (hypromellose)",
      "saw palmetto berry extract",
      "rice flour",
      "biotin",
      "L-selenomethionine",
      "cholecalciferol (from lichen)",
    ],
    allergens: [fish],
    note: "Contains fish. No gluten, no soy, no dairy.",
  },
};

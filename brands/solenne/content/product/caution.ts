import type { IngredientId } from "../help/glossary";

/** Names those who should not take our supplements. Shown with products that have the ingredient, and kits with one. */
export const cautionCopy = {
  ingredient: "saw-palmetto" satisfies IngredientId,
  text: "Not during pregnancy or while breastfeeding: contains saw palmetto. If you take medication, ask your doctor first.",
  link: "Who shouldn’t take it",
  to: "/faq#pregnancy",
} as const;

import type { IngredientId } from "../help/glossary";

/** One line beside every button that adds a product, or a kit with one, of which it is true. */
export const cautionCopy = {
  /** Products with it are not for pregnancy; null where there is none. */
  ingredient: "saw-palmetto" as IngredientId | null,
  pregnancy: "Not if you are pregnant or breastfeeding.",
  contains: (names: string) => `Contains ${names}.`,
  link: "Who shouldn’t use it",
  /** The whole, in the FAQ; of what only some should ask about first, its own answer. */
  links: { pregnancy: "/faq#pregnancy", askFirst: "/faq#rosemary", allergens: "/faq#allergens" },
  sample: "Sample:",
} as const;

/** Beside texts of a product that the owner has not confirmed. */
export const sampleTextNote =
  "Sample text: nobody has confirmed it for this product. Go by the label.";

/** Caution for products that contain the essential oil; the article about it says the same. */
export const rosemaryCaution =
  "Rosemary oil: ask your doctor first in pregnancy, with epilepsy or on broken skin.";

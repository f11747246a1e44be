import type { Dose } from "./dose";

export type FaqItem = { question: string; answer: string };

/** A known allergen: its ingredient as the list prints it, and its name in a sentence. */
export type Allergen = { ingredient: string; name: string };

/** A question of a product's own set. One that follows from the formula is not asked of another brand's product. */
export type ProductFaq = FaqItem & { isOfFormula?: boolean };

/** A daily serving of a supplement. */
export type Serving = { perDay: number; perMonth: number };

/** An active of a label: how much of it, or what it is there for where no amount is printed. */
export type Active<IngredientId extends string> = {
  id: IngredientId;
  /** Amount in a daily serving, or share of the product. */
  amount?: Dose;
  /** What it is there for. An asterisk refers to the supplement statement. */
  purpose: string;
};

export type Formula<IngredientId extends string> = {
  /** Only of a supplement. */
  serving?: Serving;
  actives: readonly Active<IngredientId>[];
  /** All ingredients by weight, most first; of cosmetics by their INCI names. */
  ingredients: readonly string[];
  /** Those of `ingredients` that are known allergens. */
  allergens: readonly Allergen[];
  /** Who should ask first, beside pregnancy and allergens. */
  caution?: string;
  /** What a version of the product lacks, or who should not use it. */
  note?: string;
};

/** What a brand says of a product beyond the store's own record. Ingredients are named by their id in the glossary. */
export type BrandProduct<IngredientId extends string> = {
  title: string;
  /** In the label's voice, italic under the title. */
  labelLine: string;
  /** One sentence after "Follow the label"; from the label itself. */
  use: string;
  /** Its own questions in place of the general ones (rule 14 in docs/rules.md). */
  faqs?: readonly ProductFaq[];
  formula?: Formula<IngredientId>;
  /** Two products that are easily confused name the same pair, which is what both are: `shampoos`. */
  comparison?: { pair: string; forWhom: string; notFor: string };
};

/**
 * Handles of the store's products of which pages say what the brand says of its own: those that the owner has confirmed,
 * or that are the brand's for certain, and those that are shown as samples (rule 50 in docs/rules.md).
 */
export type ShownProducts = { confirmed: readonly string[]; samples: readonly string[] };

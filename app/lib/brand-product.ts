import type { Dose } from "./dose";

export type FaqItem = { question: string; answer: string };

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
  /** Those of `ingredients` that are known allergens, as printed there. */
  allergens: readonly string[];
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
  faqs?: readonly FaqItem[];
  formula?: Formula<IngredientId>;
  /** Of two products that are easily confused, each names the same pair. */
  comparison?: { pair: string; forWhom: string; notFor: string };
};

import { findGlossaryEntry } from "../help/glossary";
import { needsCaution } from "./caution";
import { describeSupply, findFormula, getDailyValue, listServing } from "./formulas";
import { getKeyIngredients, type KeyIngredients } from "./key-ingredients";
import { type FaqItem, getFaqs } from "./product-faqs";
import type { ProductHandle } from "./product-names";

/** A row of the facts table: a dose with its daily value, or an ingredient and what it is for. */
type FactRow = { name: string; amount: string; dailyValue?: string };

export type FactsTable = {
  caption: string;
  /** The heads of the columns; the third only where daily values are given. */
  columns: readonly [string, string, string?];
  rows: readonly FactRow[];
  /** Explains a mark in the table. */
  note?: string;
};

type NoteText = {
  /** In the label's voice, italic under the title. */
  labelLine: string;
  /** One sentence after "Follow the label"; from the label itself. */
  use: string;
};

/** What the brand says of a product beyond the store's own record. */
export type ProductNote = NoteText & {
  facts: FactsTable;
  /** Capsules of a supplement for a month, and how long they last. */
  supply?: { perMonth: number; text: string };
};

/** Notes by handle. */
export const productNotes = {
  "hair-nutraceutical": {
    labelLine: "Daily supplement, a month in a bottle",
    use: "Four capsules a day, with water and something to eat.",
  },
  "hair-nutraceutical-45": {
    labelLine: "Daily supplement, a month in a canister",
    use: "Four capsules a day, with a meal, at the same time.",
  },
  "growth-strength-shampoo": {
    labelLine: "For fuller-looking hair",
    use: "Two pumps on wet hair. Massage for a minute, then rinse.",
  },
  shampoo: {
    labelLine: "For every wash",
    use: "One pump, lather at the roots, rinse until the water runs clear.",
  },
  conditioner: {
    labelLine: "For soft lengths",
    use: "From mid-length to ends. Comb through, wait two minutes, rinse.",
  },
  "after-wash-scalp-serum": {
    labelLine: "Five percent niacinamide",
    use: "One dropperful along each part, on a clean scalp. Leave in.",
  },
  "hair-oil": {
    labelLine: "For damp ends",
    use: "Four drops, warmed between the palms, on damp ends.",
  },
  "scalp-oil-pearls": {
    labelLine: "Sixty single doses",
    use: "Twist one pearl open, the evening before wash day. Massage in.",
  },
  "clarifying-scalp-scrub": {
    labelLine: "Once a week",
    use: "Once a week, in small circles on a wet scalp, before shampoo.",
  },
  "overnight-scalp-mask": {
    labelLine: "While you sleep",
    use: "A thin layer along your part at night. Rinse at breakfast.",
  },
} as const satisfies Record<ProductHandle, NoteText>;

const notEstablished = "† Daily value not established.";

/** Doses with their daily values, or what each ingredient does. */
function getFactsTable(handle: string): FactsTable | null {
  const formula = findFormula(handle);
  if (!formula) return null;
  const { serving, actives } = formula;
  if (serving)
    return {
      caption: "In a daily serving",
      columns: [listServing(serving), "Amount", "Daily value"],
      rows: actives.map((active) => ({
        name: findGlossaryEntry(active.id).name,
        amount: active.amount?.text ?? "",
        dailyValue: getDailyValue(active) ?? "†",
      })),
      note: notEstablished,
    };
  return {
    caption: "What’s inside",
    columns: ["Ingredient", "What it does"],
    rows: actives.map((active) => ({
      name: [findGlossaryEntry(active.id).name, active.amount?.text].filter(Boolean).join(", "),
      amount: active.purpose,
    })),
  };
}

/** What the brand itself says on a product's page. */
export type ProductCopy = {
  note: ProductNote | null;
  ingredients: KeyIngredients | null;
  faqs: readonly FaqItem[];
  /** Whether it says who should not take it. */
  needsCaution: boolean;
};

/**
 * The copy for one handle. Routes send it in their loader data, so that the script does not contain
 * the copy of every other product.
 */
export function getProductCopy(handle: string): ProductCopy {
  return {
    note: findProductNote(handle),
    ingredients: getKeyIngredients(handle),
    faqs: getFaqs(handle),
    needsCaution: needsCaution(handle),
  };
}

/** A handle comes from the address, so names that every object has are not taken for notes. */
function findProductNote(handle: string): ProductNote | null {
  const facts = getFactsTable(handle);
  if (!facts || !Object.hasOwn(productNotes, handle)) return null;
  const text: NoteText = productNotes[handle as ProductHandle];
  const { serving } = findFormula(handle) ?? {};
  const supply = serving && { perMonth: serving.perMonth, text: describeSupply(serving) };
  return { ...text, facts, supply };
}

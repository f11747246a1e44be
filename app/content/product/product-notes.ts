import { doses, doses45 } from "../doses";
import { type FaqItem, getFaqs } from "./product-faqs";

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

/** What the brand says of a product beyond the store's own record. */
export type ProductNote = {
  /** In the label's voice, italic under the title. */
  labelLine: string;
  /** One sentence after "Follow the label"; from the label itself. */
  use: string;
  facts: FactsTable;
  /** What one month of supply holds; doubles with two months. */
  perMonth?: { count: number; unit: string };
};

const notEstablished = "† Daily value not established.";
const purposes = ["Ingredient", "What it does"] as const;

function inside(...rows: [name: string, purpose: string][]): FactsTable {
  return {
    caption: "What’s inside",
    columns: purposes,
    rows: rows.map(([name, amount]) => ({ name, amount })),
  };
}

/** By handle. Topicals speak of looks and feel alone; amounts stand in tables, never in prose. */
export const productNotes: Readonly<Record<string, ProductNote>> = {
  "hair-nutraceutical": {
    labelLine: "Daily supplement, sixty capsules",
    use: "Two capsules a day, with water and something to eat.",
    perMonth: { count: 60, unit: "capsules" },
    facts: {
      caption: "In a daily serving",
      columns: ["Two capsules", "Amount", "Daily value"],
      rows: [
        { name: "Biotin", amount: doses.biotin, dailyValue: "16,667%" },
        { name: "Marine collagen", amount: doses.marineCollagen, dailyValue: "†" },
        { name: "Saw palmetto extract", amount: doses.sawPalmetto, dailyValue: "†" },
        { name: "Zinc", amount: doses.zinc, dailyValue: "100%" },
        { name: "Selenium", amount: doses.selenium, dailyValue: "100%" },
      ],
      note: notEstablished,
    },
  },
  "hair-nutraceutical-45": {
    labelLine: "Daily supplement, ninety capsules",
    use: "Three capsules a day, with a meal, at the same time.",
    perMonth: { count: 90, unit: "capsules" },
    facts: {
      caption: "In a daily serving",
      columns: ["Three capsules", "Amount", "Daily value"],
      rows: [
        { name: "Saw palmetto extract", amount: doses45.sawPalmetto, dailyValue: "†" },
        { name: "Marine collagen", amount: doses45.marineCollagen, dailyValue: "†" },
        { name: "Biotin", amount: doses45.biotin, dailyValue: "8,333%" },
        { name: "Selenium", amount: doses45.selenium, dailyValue: "100%" },
        { name: "Vitamin D3", amount: doses45.vitaminD3, dailyValue: "100%" },
      ],
      note: notEstablished,
    },
  },
  "growth-strength-shampoo": {
    labelLine: "For fuller-looking hair",
    use: "Two pumps on wet hair. Massage for a minute, then rinse.",
    facts: inside(
      ["Rosemary", "Leaves roots feeling fresh"],
      ["Biotin", "Coats each strand so hair feels fuller"],
      ["Peppermint", "Cools the scalp"],
    ),
  },
  shampoo: {
    labelLine: "For every wash",
    use: "One pump, lather at the roots, rinse until the water runs clear.",
    facts: inside(
      ["Oat", "Softens the wash"],
      ["Chamomile", "Leaves the scalp comfortable"],
      ["Aloe vera", "Keeps moisture in"],
    ),
  },
  conditioner: {
    labelLine: "For soft lengths",
    use: "From mid-length to ends. Comb through, wait two minutes, rinse.",
    facts: inside(["Silk protein", "Smooths the cuticle"], ["Argan oil", "Adds slip and shine"]),
  },
  "after-wash-scalp-serum": {
    labelLine: "Five percent niacinamide",
    use: "One dropperful along each part, on a clean scalp. Leave in.",
    facts: {
      caption: "What’s inside",
      columns: ["Ingredient", "Amount or purpose"],
      rows: [
        { name: "Niacinamide", amount: doses.niacinamide },
        { name: "Rosemary", amount: "Leaves roots feeling fresh" },
        { name: "Argan oil", amount: "Keeps skin from feeling tight" },
      ],
    },
  },
  "hair-oil": {
    labelLine: "For damp ends",
    use: "Four drops, warmed between the palms, on damp ends.",
    facts: inside(
      ["Argan oil", "Adds slip and shine"],
      ["Rosemary", "A clean, green scent"],
      ["Sunflower oil", "Light enough for fine hair"],
    ),
  },
  "scalp-oil-pearls": {
    labelLine: "Sixty single doses",
    use: "Open one pearl the night before wash day. Massage in.",
    facts: inside(
      ["Sunflower oil", "Leaves the scalp supple"],
      ["Rosemary", "A clean, green scent"],
    ),
  },
  "clarifying-scalp-scrub": {
    labelLine: "Once a week",
    use: "Once a week, in small circles on a wet scalp, before shampoo.",
    facts: inside(["Sea salt", "Lifts residue, then dissolves"], ["Peppermint", "Cools the scalp"]),
  },
  "overnight-scalp-mask": {
    labelLine: "While you sleep",
    use: "A thin layer on the scalp at night. Wash out in the morning.",
    facts: inside(
      ["Aloe vera", "Keeps moisture in"],
      ["Chamomile", "Leaves the scalp comfortable"],
    ),
  },
};

/** What the brand itself says on a product's page. */
export type ProductCopy = { note: ProductNote | null; faqs: readonly FaqItem[] };

/**
 * The copy for one handle. Routes send it in their loader data, so that the script does not contain
 * the copy of every other product.
 */
export function getProductCopy(handle: string): ProductCopy {
  return { note: findProductNote(handle), faqs: getFaqs(handle) };
}

/** A handle comes from the address, so names that every object has are not taken for notes. */
function findProductNote(handle: string): ProductNote | null {
  return Object.hasOwn(productNotes, handle) ? (productNotes[handle] ?? null) : null;
}

import { facts } from "../facts";
import type { IngredientId } from "../help/glossary";

type Study = {
  /** Authors, year and journal: what it takes to find it. */
  source: string;
  says: string;
};

export type Ingredient = {
  /** Fragment of its URL, such as `/science#biotin`. */
  id: IngredientId;
  name: string;
  category: string;
  function: string;
  benefits: readonly string[];
  /** What the dose of the label is a dose of, or why there is none. */
  doseNote: string;
  studies?: readonly Study[];
  /** Says why nothing is cited; for those without studies. */
  withoutStudies?: string;
};

const aServing = "in four capsules of Hair Nutraceutical, one daily serving";
const normalHairRule =
  "Commission Regulation (EU) No 432/2012, list of permitted health claims for foods";

/**
 * The studies are real; the products and their doses are sample content. An asterisk refers to the supplement
 * statement. For what is put on hair or scalp, only looks and feel may be claimed.
 */
export const ingredients: readonly Ingredient[] = [
  {
    id: "biotin",
    name: "Biotin",
    category: "Vitamin B7",
    function:
      "A vitamin that five enzymes need to process fats and amino acids, the building blocks of keratin.",
    benefits: [
      "For hair that lacks biotin, which is rare*",
      "In the shampoo, coats each strand so hair feels fuller",
    ],
    doseNote: aServing,
    studies: [
      {
        source: "Patel, Swink and Castelo-Soccio, 2017, Skin Appendage Disorders",
        says: "Went through 18 published cases. All improved, and all had an underlying condition. For healthy people, the evidence isn’t there.",
      },
    ],
  },
  {
    id: "marine-collagen",
    name: "Marine collagen",
    category: "Protein, from fish",
    function: "Collagen cut into short peptides. It supplies glycine and proline, as food would.",
    benefits: ["Adds protein to your day", "Supports skin that looks supple*"],
    doseNote: aServing,
    studies: [
      {
        source: "Proksch and colleagues, 2014, Skin Pharmacology and Physiology",
        says: "69 women took 2.5 g or 5 g of collagen peptides, or a placebo, for eight weeks. Skin became more elastic with both amounts. Hair was not measured.",
      },
    ],
  },
  {
    id: "saw-palmetto",
    name: "Saw palmetto",
    category: "Berry extract",
    function:
      "An extract of the berries of a small palm. In the laboratory it slows an enzyme that makes a stronger form of testosterone.",
    benefits: [
      "For the years when hair turns finer*",
      "Not for use during pregnancy or while breastfeeding",
    ],
    doseNote: aServing,
    studies: [
      {
        source: "Evron and colleagues, 2020, Skin Appendage Disorders",
        says: "Reviewed seven small studies, five of them randomized, with 100 to 320 mg. Most reported some improvement. None tested our formula.",
      },
    ],
  },
  {
    id: "zinc",
    name: "Zinc",
    category: "Mineral",
    function: "Cells need it to divide, and few tissues divide as fast as the root of a hair.",
    benefits: ["Supports normal hair*", "Exactly 100% of the daily value"],
    doseNote: aServing,
    studies: [
      {
        source: normalHairRule,
        says: "Permits the claim that zinc contributes to the maintenance of normal hair, after a review by the European Food Safety Authority.",
      },
      {
        source: "Guo and Katta, 2017, Dermatology Practical & Conceptual",
        says: "A review of diet and hair. A deficiency can show in hair; there is little evidence for taking more without one.",
      },
    ],
  },
  {
    id: "selenium",
    name: "Selenium",
    category: "Trace mineral",
    function: "Part of the enzymes that protect cells from oxidation.",
    benefits: ["Supports normal hair*", "Exactly 100% of the daily value; much more is harmful"],
    doseNote: aServing,
    studies: [
      {
        source: "MacFarquhar and colleagues, 2010, Archives of Internal Medicine",
        says: "One supplement contained 200 times the selenium on its label. It made 201 people ill, and losing hair was among the most common complaints. It’s why we test every batch.",
      },
      {
        source: normalHairRule,
        says: "Permits the same claim for selenium as for zinc.",
      },
    ],
  },
  {
    id: "niacinamide",
    name: "Niacinamide",
    category: "Vitamin B3",
    function: "Dissolves in water, stays on the scalp, and suits most skin types.",
    benefits: ["Helps the scalp feel calm and comfortable", "Leaves no film at the roots"],
    doseNote: "of the serum",
    studies: [
      {
        source: "Bissett, Oblong and Berge, 2005, Dermatologic Surgery",
        says: "50 women put 5% on one half of the face, and the same cream without it on the other, for twelve weeks. The first half looked more even. The study looked at faces, not scalps.",
      },
    ],
  },
  {
    id: "rosemary",
    name: "Rosemary",
    category: "Leaf extract and oil",
    function: "A green scent, and roots that feel fresh for longer.",
    benefits: ["Leaves roots feeling fresh", "Adds scent without synthetic perfume"],
    doseNote: "listed by weight on the label; we don’t state an amount",
    withoutStudies:
      "None cited. The published trials test rosemary as a drug, and ours is here for scent and feel.",
  },
  {
    id: "argan-oil",
    name: "Argan oil",
    category: "Plant oil",
    function:
      "Cold-pressed from the kernels of the argan tree. Mostly oleic and linoleic acid, which lie on the strand as a thin film.",
    benefits: ["Adds slip and shine", "Ends look smoother, and frizz stays down"],
    doseNote: "listed by weight on the label; we don’t state an amount",
    withoutStudies: `None cited. You can see what it does on the first day, and you have ${facts.productGuaranteeDays} days to ask for a refund.`,
  },
];

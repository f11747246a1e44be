import { capitalize, groupThousands, inWords } from "~/lib/text";
import type { IngredientId } from "../help/glossary";
import type { ProductHandle } from "./product-names";

/** A daily serving of capsules of size 00, which hold 0.95 g of powder at most. */
export type Serving = { perDay: number; perMonth: number };

const fourCapsules = { perDay: 4, perMonth: 120 } as const satisfies Serving;

/** `Four capsules`. */
export function listServing({ perDay }: Serving): string {
  return `${capitalize(inWords(perDay))} capsules`;
}

/** `A month’s supply is 120 capsules. At four a day, it lasts 30 days.` */
export function describeSupply({ perDay, perMonth }: Serving): string {
  const days = Math.floor(perMonth / perDay);
  return `A month’s supply is ${perMonth} capsules. At ${inWords(perDay)} a day, it lasts ${days} days.`;
}

/** An amount as a label prints it, with a no-break space. */
export type Dose = { value: number; unit: "mcg" | "mg" | "%"; text: string };

export function toDose(value: number, unit: Dose["unit"]): Dose {
  const space = unit === "%" ? "" : "\u00A0";
  return { value, unit, text: groupThousands(value) + space + unit };
}

/** What a daily serving of Hair Nutraceutical contains, or the share of a bottle. */
export const doses = {
  biotin: toDose(5_000, "mcg"),
  marineCollagen: toDose(2_500, "mg"),
  sawPalmetto: toDose(320, "mg"),
  zinc: toDose(11, "mg"),
  selenium: toDose(55, "mcg"),
  niacinamide: toDose(5, "%"),
} as const satisfies Record<string, Dose>;

/** Doses of Hair Nutraceutical 45+. */
const doses45 = {
  sawPalmetto: toDose(320, "mg"),
  marineCollagen: toDose(3_000, "mg"),
  biotin: toDose(2_500, "mcg"),
  selenium: toDose(55, "mcg"),
  vitaminD3: { value: 20, unit: "mcg", text: "20\u00A0mcg (800\u00A0IU)" },
} as const satisfies Record<string, Dose>;

/** An active of a label: how much of it, or what it is there for where no amount is printed. */
type Active = {
  id: IngredientId;
  /** Amount in a daily serving, or share of the product. */
  amount?: Dose;
  /**
   * What it is there for. Of what is put on hair or scalp, looks and feel alone (21 CFR 310.527); an asterisk refers to
   * the supplement statement.
   */
  purpose: string;
};

export type Formula = {
  /** Daily serving of a supplement. */
  serving?: Serving;
  actives: readonly Active[];
  /** All ingredients by weight, most first; of cosmetics by their INCI names. */
  ingredients: readonly string[];
  /** Those of `ingredients` that are known allergens, as printed there. */
  allergens: readonly string[];
  /** What a version of the product lacks, or who should not use it. */
  note?: string;
};

const preservatives = ["Sodium Benzoate", "Potassium Sorbate", "Citric Acid"];
const argan = "Argania Spinosa (Argan) Kernel Oil";
const sunflower = "Helianthus Annuus (Sunflower) Seed Oil";
const rosemaryExtract = "Rosmarinus Officinalis (Rosemary) Leaf Extract";
const rosemaryOil = "Rosmarinus Officinalis (Rosemary) Leaf Oil";
const peppermintOil = "Mentha Piperita (Peppermint) Oil";
const chamomile = "Chamomilla Recutita (Matricaria) Flower Extract";
const oat = "Avena Sativa (Oat) Kernel Flour";
const collagen = "Hydrolyzed marine collagen (fish: cod, pollock)";
/** Parts of essential oils. */
const scents = ["Limonene", "Linalool"];
const containsFish = "Contains fish. No gluten, no soy, no dairy.";

/**
 * What is in each product, by handle: the one table behind labels, product pages, the ingredient glossary and Our
 * Science. Sample content, to be replaced by the brand's own formulas.
 */
const formulas = {
  "hair-nutraceutical": {
    serving: fourCapsules,
    actives: [
      { id: "biotin", amount: doses.biotin, purpose: "Supports normal hair*" },
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
    allergens: [collagen],
    note: containsFish,
  },
  "hair-nutraceutical-45": {
    serving: fourCapsules,
    actives: [
      {
        id: "saw-palmetto",
        amount: doses45.sawPalmetto,
        purpose: "For the years when hair turns finer*",
      },
      {
        id: "marine-collagen",
        amount: doses45.marineCollagen,
        purpose: "Adds protein, and supports skin that looks supple*",
      },
      { id: "biotin", amount: doses45.biotin, purpose: "Supports normal hair*" },
      { id: "selenium", amount: doses45.selenium, purpose: "Supports normal hair*" },
      {
        id: "vitamin-d3",
        amount: doses45.vitaminD3,
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
    allergens: [collagen],
    note: containsFish,
  },
  "growth-strength-shampoo": {
    actives: [
      { id: "rosemary", purpose: "Leaves roots feeling fresh" },
      { id: "biotin", purpose: "Coats each strand so hair feels fuller" },
      { id: "peppermint", purpose: "Leaves the scalp feeling cool" },
    ],
    ingredients: [
      "Aqua",
      "Decyl Glucoside",
      "Cocamidopropyl Betaine",
      "Sodium Cocoyl Glutamate",
      "Glycerin",
      rosemaryExtract,
      "Xanthan Gum",
      ...preservatives,
      peppermintOil,
      rosemaryOil,
      "Biotin",
      ...scents,
    ],
    allergens: scents,
    note: "Unscented has neither of the two oils, and so no Limonene and no Linalool.",
  },
  shampoo: {
    actives: [
      { id: "oat", purpose: "Softens the wash" },
      { id: "chamomile", purpose: "Leaves the scalp comfortable" },
      { id: "aloe-vera", purpose: "Keeps moisture in" },
    ],
    ingredients: [
      "Aqua",
      "Coco-Glucoside",
      "Cocamidopropyl Betaine",
      "Glycerin",
      oat,
      chamomile,
      "Aloe Barbadensis Leaf Juice Powder",
      "Glycol Distearate",
      "Xanthan Gum",
      ...preservatives,
    ],
    allergens: [oat, chamomile],
    note: "Not for anyone allergic to oats or ragweed.",
  },
  conditioner: {
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
  "after-wash-scalp-serum": {
    actives: [
      {
        id: "niacinamide",
        amount: doses.niacinamide,
        purpose: "Helps the scalp feel calm and comfortable",
      },
      { id: "rosemary", purpose: "Leaves roots feeling fresh" },
      { id: "argan-oil", purpose: "Keeps skin from feeling tight" },
    ],
    ingredients: [
      "Aqua",
      "Propanediol",
      "Niacinamide",
      "Glycerin",
      argan,
      "Polyglyceryl-10 Laurate",
      rosemaryExtract,
      "Xanthan Gum",
      ...preservatives,
    ],
    allergens: [],
  },
  "hair-oil": {
    actives: [
      { id: "argan-oil", purpose: "Adds slip and shine" },
      { id: "rosemary", purpose: "A clean, green scent" },
      { id: "sunflower-oil", purpose: "Light enough for fine hair" },
    ],
    ingredients: [argan, sunflower, rosemaryOil, "Tocopherol", ...scents],
    allergens: scents,
  },
  "scalp-oil-pearls": {
    actives: [
      { id: "sunflower-oil", purpose: "Leaves the scalp supple" },
      { id: "rosemary", purpose: "A clean, green scent" },
    ],
    ingredients: [
      sunflower,
      "Glycerin",
      "Hydroxypropyl Starch",
      "Carrageenan",
      "Aqua",
      rosemaryOil,
      "Tocopherol",
      ...scents,
    ],
    allergens: scents,
  },
  "clarifying-scalp-scrub": {
    actives: [
      { id: "sea-salt", purpose: "Lifts residue, then dissolves" },
      { id: "peppermint", purpose: "Leaves the scalp feeling cool" },
    ],
    ingredients: [
      "Maris Sal",
      "Glycerin",
      "Decyl Glucoside",
      "Aqua",
      "Xanthan Gum",
      peppermintOil,
      "Citric Acid",
      "Limonene",
    ],
    allergens: ["Limonene"],
    note: "Skip it on broken or sunburned skin.",
  },
  "overnight-scalp-mask": {
    actives: [
      { id: "aloe-vera", purpose: "Keeps moisture in" },
      { id: "chamomile", purpose: "Leaves the scalp comfortable" },
    ],
    ingredients: [
      "Aqua",
      "Aloe Barbadensis Leaf Juice",
      "Caprylic/Capric Triglyceride",
      "Glycerin",
      "Cetearyl Alcohol",
      chamomile,
      "Cetearyl Glucoside",
      ...preservatives,
    ],
    allergens: [chamomile],
    note: "Not for anyone allergic to ragweed.",
  },
} as const satisfies Record<ProductHandle, Formula>;

/** A handle comes from the address, so names that every object has are not taken for formulas. */
export function findFormula(handle: string): Formula | null {
  return Object.hasOwn(formulas, handle) ? formulas[handle as ProductHandle] : null;
}

/** What adults need a day (21 CFR 101.9), in the unit of the labels. */
const dailyValues: Partial<Record<IngredientId, number>> = {
  biotin: 30,
  zinc: 11,
  selenium: 55,
  "vitamin-d3": 20,
};

/** Percent of the daily value; null where none is established. Doses and daily values have the same unit. */
export function getDailyValue({ id, amount }: Active): string | null {
  const needed = dailyValues[id];
  if (!needed || !amount) return null;
  return `${groupThousands(Math.round((amount.value / needed) * 100))}%`;
}

/** The products that contain an ingredient, and how much of it where an amount is printed. */
export function getUses(ingredient: IngredientId) {
  return Object.entries<Formula>(formulas).flatMap(([handle, { actives }]) =>
    actives
      .filter(({ id }) => id === ingredient)
      .map((active) => ({ handle, amount: active.amount?.text ?? null })),
  );
}

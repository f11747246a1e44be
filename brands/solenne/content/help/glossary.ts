export const glossaryCopy = {
  title: "Everything on our labels",
  intro: "What each ingredient is, why it’s there, and which bottle it’s in.",
};

/** What studies show of an ingredient. None tested a formula of ours. */
export type Evidence = { strength: "Good" | "Limited"; of: "capsules" | "skin"; text: string };

type EntryText = {
  /** Fragment of its URL: `/learn/ingredients#aloe-vera`. */
  id: string;
  name: string;
  kind: string;
  text: string;
  /** Whether the page Our Science has a card of the same id with doses and studies. */
  isInScience?: boolean;
  /** The evidence in a sentence, where Our Science cites studies. */
  evidence?: Evidence;
};

/**
 * Every ingredient on a label, by name. The formulas are sample content, the texts on ingredients are not. An
 * asterisk refers to the supplement statement. For what is put on hair or scalp, only looks and feel may be claimed.
 */
const entries = [
  {
    id: "aloe-vera",
    name: "Aloe vera",
    kind: "Leaf gel",
    text: "Nearly all water, held by long-chain sugars. It spreads easily, feels cool, and keeps moisture on the skin for a while.",
  },
  {
    id: "argan-oil",
    name: "Argan oil",
    kind: "Plant oil",
    text: "Pressed from the kernels of a tree that grows in Morocco. A thin film of it gives a strand slip and shine.",
    isInScience: true,
  },
  {
    id: "biotin",
    name: "Biotin",
    kind: "Vitamin B7",
    text: "The body needs it to process fats and amino acids. A deficiency shows in hair, but it’s rare. Biotin can affect some blood tests.*",
    isInScience: true,
    evidence: {
      strength: "Limited",
      of: "capsules",
      text: "It helps where biotin is low, which is rare. For healthy people, the evidence isn’t there.",
    },
  },
  {
    id: "chamomile",
    name: "Chamomile",
    kind: "Flower extract",
    text: "Small daisies that smell of apples. Leaves the scalp comfortable. Not for anyone allergic to ragweed.",
  },
  {
    id: "marine-collagen",
    name: "Marine collagen",
    kind: "Protein, from fish",
    text: "Collagen cut into short pieces that dissolve in water. Like any protein, it supplies amino acids. Contains fish.*",
    isInScience: true,
    evidence: {
      strength: "Limited",
      of: "capsules",
      text: "In one small trial of 2.5 g, skin became more elastic. Hair was not measured.",
    },
  },
  {
    id: "niacinamide",
    name: "Niacinamide",
    kind: "Vitamin B3",
    text: "Dissolves in water, keeps well in a bottle, and leaves the scalp feeling calm.",
    isInScience: true,
    evidence: {
      strength: "Limited",
      of: "skin",
      text: "A twelve-week study of 5% looked at faces, not scalps.",
    },
  },
  {
    id: "oat",
    name: "Oat",
    kind: "Grain extract",
    text: "Fine oat flour in water makes a milk that softens the wash and leaves skin feeling less tight.",
  },
  {
    id: "peppermint",
    name: "Peppermint",
    kind: "Leaf oil",
    text: "Its menthol makes skin feel cold without cooling it. A little is enough; keep it out of your eyes.",
  },
  {
    id: "rosemary",
    name: "Rosemary",
    kind: "Leaf extract and oil",
    text: "Smells clean and green and leaves roots feeling fresh.",
    isInScience: true,
  },
  {
    id: "saw-palmetto",
    name: "Saw palmetto",
    kind: "Berry extract",
    text: "The fruit of a low palm that grows in Florida and along the Gulf coast. Not for use during pregnancy or while breastfeeding.*",
    isInScience: true,
    evidence: {
      strength: "Limited",
      of: "capsules",
      text: "Seven small studies of 100 to 320 mg; most reported some improvement.",
    },
  },
  {
    id: "sea-salt",
    name: "Sea salt",
    kind: "Mineral",
    text: "Grains that lift what has settled on the scalp, then dissolve in the water that rinses them off.",
  },
  {
    id: "selenium",
    name: "Selenium",
    kind: "Trace mineral",
    text: "The body needs very little of it. Too much is harmful, so none of our formulas goes above its daily value.*",
    isInScience: true,
    evidence: {
      strength: "Good",
      of: "capsules",
      text: "The EU permits the claim for normal hair. More than the daily value can harm.",
    },
  },
  {
    id: "silk-protein",
    name: "Silk protein",
    kind: "Protein, from silk",
    text: "Silk cut into pieces that dissolve in water. It dries smooth on the strand. Not vegan.",
  },
  {
    id: "sunflower-oil",
    name: "Sunflower oil",
    kind: "Plant oil",
    text: "Light and nearly scentless. It leaves ends and scalp feeling supple, and suits fine hair too.",
  },
  {
    id: "vitamin-d3",
    name: "Vitamin D3",
    kind: "Vitamin",
    text: "Skin makes it in sunlight. In darker months, many people have less than they need.*",
    evidence: {
      strength: "Limited",
      of: "capsules",
      text: "Low levels and thinning hair are seen together. Whether one causes the other isn’t known.",
    },
  },
  {
    id: "zinc",
    name: "Zinc",
    kind: "Mineral",
    text: "Cells need it to divide. The capsules provide exactly 100% of the daily value.*",
    isInScience: true,
    evidence: {
      strength: "Good",
      of: "capsules",
      text: "The EU permits the claim for normal hair. More than the daily value adds little.",
    },
  },
] as const satisfies readonly EntryText[];

export type IngredientId = (typeof entries)[number]["id"];
export type GlossaryEntry = EntryText & { id: IngredientId };

export const glossary: readonly GlossaryEntry[] = entries;

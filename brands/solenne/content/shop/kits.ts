/** A product of a kit, and the value of its option where it has a choice. */
export type KitItem = { handle: string; option?: string };

const capsules = { handle: "hair-nutraceutical", option: "1 month" };
const twoMonths = { handle: "hair-nutraceutical", option: "2 months" };
const wash = { handle: "growth-strength-shampoo", option: "10 fl oz (300 ml)" };
const largeWash = { handle: "growth-strength-shampoo", option: "16.9 fl oz (500 ml)" };
const conditioner = { handle: "conditioner", option: "6.8 fl oz (200 ml)" };
const serum = { handle: "after-wash-scalp-serum" };
const oil = { handle: "hair-oil", option: "1.7 fl oz (50 ml)" };

/** What is in our bundles and in a month of our plans, by handle. */
export const kits: Readonly<Record<string, readonly KitItem[]>> = {
  "holiday-glow-bundle": [twoMonths, oil],
  "self-care-ritual-bundle": [
    { handle: "clarifying-scalp-scrub" },
    { handle: "shampoo", option: "10 fl oz (300 ml)" },
    conditioner,
  ],
  "complete-wellness-kit": [twoMonths, largeWash, conditioner, serum, oil],
  "essentials-plan": [capsules],
  "complete-plan": [capsules, wash, serum],
  "transformation-plan": [
    capsules,
    wash,
    conditioner,
    serum,
    { handle: "hair-oil", option: "0.3 fl oz (10 ml)" },
  ],
};
